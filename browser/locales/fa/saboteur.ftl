## The cards

saboteur-side-n = شمال
saboteur-side-e = شرق
saboteur-side-s = جنوب
saboteur-side-w = غرب

# $sides: one or more of the words above, joined as a list
saboteur-path-open = تونل رو به { $sides }
saboteur-path-dead = بن‌بست رو به { $sides }

saboteur-card-break-pick = کلنگ شکسته
    .help = کلنگ یک بازیکن را می‌شکند. تا تعمیر نشود، آن بازیکن نمی‌تواند کارت مسیر بگذارد.
saboteur-card-break-lamp = فانوس شکسته
    .help = فانوس یک بازیکن را می‌شکند. تا تعمیر نشود، آن بازیکن نمی‌تواند کارت مسیر بگذارد.
saboteur-card-break-cart = گاری شکسته
    .help = گاری یک بازیکن را می‌شکند. تا تعمیر نشود، آن بازیکن نمی‌تواند کارت مسیر بگذارد.
saboteur-card-mend-pick = تعمیر کلنگ
    .help = کلنگ شکسته‌ی خودتان یا بازیکنی دیگر را تعمیر می‌کند.
saboteur-card-mend-lamp = تعمیر فانوس
    .help = فانوس شکسته‌ی خودتان یا بازیکنی دیگر را تعمیر می‌کند.
saboteur-card-mend-cart = تعمیر گاری
    .help = گاری شکسته‌ی خودتان یا بازیکنی دیگر را تعمیر می‌کند.
saboteur-card-mend-pick-lamp = تعمیر کلنگ یا فانوس
    .help = یک کلنگ شکسته یا یک فانوس شکسته را تعمیر می‌کند، نه هر دو را.
saboteur-card-mend-pick-cart = تعمیر کلنگ یا گاری
    .help = یک کلنگ شکسته یا یک گاری شکسته را تعمیر می‌کند، نه هر دو را.
saboteur-card-mend-lamp-cart = تعمیر فانوس یا گاری
    .help = یک فانوس شکسته یا یک گاری شکسته را تعمیر می‌کند، نه هر دو را.
saboteur-card-rockfall = ریزش
    .help = یک کارت مسیر را از معدن برمی‌دارد. کارت آغاز و کارت‌های هدف در امان‌اند.
saboteur-card-map = نقشه
    .help = یک کارت هدفِ رو به پایین را فقط به شما نشان می‌دهد.

saboteur-role-miner = جوینده‌ی طلا
    .help = از کارت آغاز تا گنج راهی پیوسته بسازید.
    .many = جویندگان طلا
saboteur-role-saboteur = خرابکار
    .help = نگذارید جویندگان به گنج برسند و لو نروید.
    .many = خرابکارها

saboteur-tool-pick = کلنگ
saboteur-tool-lamp = فانوس
saboteur-tool-cart = گاری

saboteur-goal-top = کارت هدف بالایی
saboteur-goal-middle = کارت هدف میانی
saboteur-goal-bottom = کارت هدف پایینی

saboteur-face-gold = گنج
saboteur-face-stone = سنگ

## The log, for all

saboteur-news-dealt = دور { $round } آغاز شد. نوبت اول با { $who } است.
    .you = دور { $round } آغاز شد. نوبت اول با شماست.
saboteur-news-laid = { $who } یک کارت مسیر گذاشت.
    .you = شما یک کارت مسیر گذاشتید.
saboteur-news-laid-dead-end = { $who } یک کارت بن‌بست گذاشت.
    .you = شما یک کارت بن‌بست گذاشتید.
saboteur-news-broke = { $who } { $tool ->
        [pick] کلنگ
        [lamp] فانوس
       *[cart] گاری
    } { $target } را شکست.
    .you = شما { $tool ->
            [pick] کلنگ
            [lamp] فانوس
           *[cart] گاری
        } { $target } را شکستید.
    .yours = { $who } { $tool ->
            [pick] کلنگ
            [lamp] فانوس
           *[cart] گاری
        } شما را شکست.
saboteur-news-broke-self = { $who } { $tool ->
        [pick] کلنگ
        [lamp] فانوس
       *[cart] گاری
    } خودش را شکست.
    .you = شما { $tool ->
            [pick] کلنگ
            [lamp] فانوس
           *[cart] گاری
        } خودتان را شکستید.
saboteur-news-mended = { $who } { $tool ->
        [pick] کلنگ
        [lamp] فانوس
       *[cart] گاری
    } { $target } را تعمیر کرد.
    .you = شما { $tool ->
            [pick] کلنگ
            [lamp] فانوس
           *[cart] گاری
        } { $target } را تعمیر کردید.
    .yours = { $who } { $tool ->
            [pick] کلنگ
            [lamp] فانوس
           *[cart] گاری
        } شما را تعمیر کرد.
saboteur-news-mended-self = { $who } { $tool ->
        [pick] کلنگ
        [lamp] فانوس
       *[cart] گاری
    } خودش را تعمیر کرد.
    .you = شما { $tool ->
            [pick] کلنگ
            [lamp] فانوس
           *[cart] گاری
        } خودتان را تعمیر کردید.
saboteur-news-fell = ریزش! { $who } یک کارت مسیر را از معدن برداشت.
    .you = ریزش! شما یک کارت مسیر را از معدن برداشتید.
saboteur-news-looked = { $who } با نقشه به کارت هدف { $goal ->
        [top] بالایی
       *[middle] میانی
        [bottom] پایینی
    } نگاه کرد.
    .you = شما با نقشه به کارت هدف { $goal ->
            [top] بالایی
           *[middle] میانی
            [bottom] پایینی
        } نگاه کردید.
saboteur-news-passed = { $who } کارتی را رو به پایین باطل کرد.
    .you = شما کارتی را رو به پایین باطل کردید.
saboteur-news-passed-empty = { $who } کارتی در دست نداشت و نوبتش را رد کرد.
    .you = شما کارتی در دست نداشتید و نوبتتان را رد کردید.
saboteur-news-turned = { $who } کارت هدف { $goal ->
        [top] بالایی
       *[middle] میانی
        [bottom] پایینی
    } را رو کرد: { $face ->
        [gold] گنج!
       *[stone] فقط سنگ.
    }
    .you = شما کارت هدف { $goal ->
            [top] بالایی
           *[middle] میانی
            [bottom] پایینی
        } را رو کردید: { $face ->
            [gold] گنج!
           *[stone] فقط سنگ.
        }
saboteur-news-stood = سنگِ کارت هدف { $goal ->
        [top] بالایی
       *[middle] میانی
        [bottom] پایینی
    } سر جایش قرار گرفت.
saboteur-news-roundended = { $winners ->
        [miner] جویندگان طلا این دور را بردند!
       *[saboteur] خرابکارها این دور را بردند!
    }
saboteur-news-roundended-by = { $who } به گنج رسید. { $winners ->
       *[miner] جویندگان طلا این دور را بردند!
        [saboteur] خرابکارها این دور را بردند!
    }
    .you = شما به گنج رسیدید. { $winners ->
           *[miner] جویندگان طلا این دور را بردند!
            [saboteur] خرابکارها این دور را بردند!
        }
saboteur-news-golddrawn = { $cards } کارت طلا برای جویندگان کشیده شد.
saboteur-news-goldtaken = { $cards } کارت طلا به { $who } رسید.
    .you = شما { $cards } کارت طلا گرفتید.
saboteur-news-gameended = { $count ->
        [one] { $who } برنده‌ی بازی شد!
       *[other] { $who } با هم برنده‌ی بازی شدند!
    }
    .you = شما برنده‌ی بازی شدید!
    .together = شما و { $who } با هم برنده‌ی بازی شدید!

## The log, for one player only

saboteur-news-received = { $role ->
        [miner] شما در این دور جوینده‌ی طلا هستید.
       *[saboteur] شما در این دور خرابکار هستید.
    }
saboteur-news-drew = کارتی که کشیدید: { $card }
saboteur-news-saw = نقشه‌ی شما کارت هدف { $goal ->
        [top] بالایی
       *[middle] میانی
        [bottom] پایینی
    } را نشان می‌دهد: { $face ->
        [gold] گنج!
       *[stone] فقط سنگ.
    }
saboteur-news-offered = { $count } کارت طلا به دست شما رسید.
saboteur-news-got = { $nuggets } قطعه طلا گرفتید.

## What to do

saboteur-do-play = نوبت شماست: کارت مسیر یا عملیاتی بازی کنید یا کارتی را باطل کنید.
saboteur-do-play-broken = نوبت شماست. ابزارتان شکسته: کارت عملیاتی بازی کنید یا کارتی را باطل کنید.
saboteur-do-choose-goal = به چند کارت هدف رسیدید. یکی را برای رو کردن انتخاب کنید.
saboteur-do-fit-stone = این سنگ از هیچ طرف جور نمی‌شود. جهتش را انتخاب کنید.
saboteur-do-share = یک کارت طلا انتخاب کنید.
saboteur-wait = نوبت { $who } است.

saboteur-pick-cell = جایی در معدن انتخاب کنید
saboteur-pick-player = یک بازیکن انتخاب کنید
saboteur-pick-tool = ابزاری را که می‌خواهید تعمیر کنید انتخاب کنید
saboteur-pick-goal = کارت هدفی را که می‌خواهید ببینید انتخاب کنید
saboteur-turn-card = چرخاندن کارت
saboteur-put-away = باطل کردنِ پنهانی
saboteur-cannot-dig = ابزار شکسته دارید و نمی‌توانید کارت مسیر بگذارید.

saboteur-pile = { $cards ->
        [0] بانک خالی است
       *[other] { $cards } کارت در بانک مانده
    }
saboteur-round-of-three = دور { $round } از { 3 }
saboteur-your-gold = طلای شما: { $nuggets } قطعه
saboteur-winners-miner = جویندگان طلا بردند
saboteur-winners-saboteur = خرابکارها بردند
saboteur-outcome-won = { $winners }؛ شما هم با آن‌ها!
saboteur-outcome-lost = { $role ->
        [miner] { $winners }. شما جوینده‌ی طلا بودید.
       *[saboteur] { $winners }. شما خرابکار بودید.
    }
saboteur-reveal-title = چه کسی چه نقشی داشت
saboteur-final-title = شمارش طلا
saboteur-gold-count = { $nuggets } قطعه طلا

## Editions and switches

saboteur-edition-fa = استاندارد (نسخه‌ی فارسی)
    .help = از پنج نفر به بالا کارت کوتوله‌ی اضافی نمی‌ماند و وقتی هیچ‌کس کارت قابل بازی نداشته باشد، دور می‌تواند تمام شود.
saboteur-edition-he = نسخه‌ی عبری
    .help = به جوینده‌ای که ابزارش شکسته است طلا نمی‌رسد و کارت‌های طلا پیش از هر دور دوباره بُر می‌خورند.
saboteur-edition-lv = نسخه‌ی لتونیایی
    .help = سخت‌گیرترین نسخه: هر کارت مسیر باید راهی پیوسته از کارت آغاز را ادامه دهد.
saboteur-edition-ru = نسخه‌ی روسی
    .help = از چند هدفی که هم‌زمان به آن‌ها برسید فقط یکی رو می‌شود و جویندگان، طلا را ندیده برمی‌دارند.

saboteur-switch-roles = کارت‌های کوتوله
    .help = تعداد خرابکار+جوینده برای ۳، ۴ … ۱۰ بازیکن.
saboteur-switch-first-player = چه کسی آغاز می‌کند
    .help = در دور اول چه کسی بازی را آغاز می‌کند؟
saboteur-switch-first-player-youngest = جوان‌ترین بازیکن
saboteur-switch-first-player-agreed = کسی که همه بر او توافق کنند
saboteur-switch-unbroken-path = راه پیوسته
    .help = هر کارت مسیر باید راهی را ادامه دهد که به کارت آغاز می‌رسد.
saboteur-switch-goals-turned = چند هدف هم‌زمان
    .help = وقتی یک کارت به بیش از یک هدف می‌رسد چه می‌شود؟
saboteur-switch-goals-turned-all = همه رو می‌شوند
saboteur-switch-goals-turned-one = بازیکن یکی را رو می‌کند
saboteur-switch-stone-misfit = سنگی که جور نمی‌شود
    .help = سنگی که از هیچ طرف با همسایه‌هایش جور نمی‌شود چگونه قرار می‌گیرد؟
saboteur-switch-stone-misfit-meets-path = به کارتی که به آن رسیده وصل می‌شود
saboteur-switch-stone-misfit-mover-decides = بازیکنی که به آن رسیده انتخاب می‌کند
saboteur-switch-round-ends = پایان بدون گنج
    .help = اگر گنج پیدا نشود، دور چه زمانی تمام می‌شود؟
saboteur-switch-round-ends-no-playable-card = بانک خالی است و کسی کارت قابل بازی ندارد
saboteur-switch-round-ends-hands-empty = بانک و همه‌ی دست‌ها خالی است
saboteur-switch-gold-choice = روش برداشتن طلا
    .help = جویندگان پیش از برداشتن، کارت‌های طلا را می‌بینند یا نه؟
saboteur-switch-gold-choice-face-up = می‌بینند و انتخاب می‌کنند
saboteur-switch-gold-choice-face-down = کارت رویی را ندیده برمی‌دارند
saboteur-switch-broken-tool-bars-gold = ابزار شکسته، بدون طلا
    .help = جوینده‌ای که هنگام پیدا شدن گنج ابزارش شکسته است طلا نمی‌گیرد.
saboteur-switch-gold-reshuffled = بُر زدن طلا در هر دور
    .help = کارت‌های طلا پیش از هر دور بُر می‌خورند، نه فقط پیش از دور اول.

## Private notes on other players

saboteur-suspicion-none = بدون نشان
saboteur-suspicion-trusted = قابل اعتماد
saboteur-suspicion-unsure = نامعلوم
saboteur-suspicion-suspect = مشکوک
saboteur-notes = یادداشت‌های خصوصی شما درباره‌ی { $who }
