## The cards

sab-side-n = شمال
sab-side-e = شرق
sab-side-s = جنوب
sab-side-w = غرب

# $sides: one or more of the words above, joined as a list
sab-path-open = تونل رو به { $sides }
sab-path-dead = بن‌بست رو به { $sides }

sab-card-break-pick = کلنگ شکسته
    .help = کلنگ یک بازیکن را می‌شکند. تا تعمیر نشود، آن بازیکن کارت مسیر نمی‌گذارد.
sab-card-break-lamp = فانوس شکسته
    .help = فانوس یک بازیکن را می‌شکند. تا تعمیر نشود، آن بازیکن کارت مسیر نمی‌گذارد.
sab-card-break-cart = گاری شکسته
    .help = گاری یک بازیکن را می‌شکند. تا تعمیر نشود، آن بازیکن کارت مسیر نمی‌گذارد.
sab-card-mend-pick = تعمیر کلنگ
    .help = کلنگ شکسته‌ی خودتان یا بازیکنی دیگر را تعمیر می‌کند.
sab-card-mend-lamp = تعمیر فانوس
    .help = فانوس شکسته‌ی خودتان یا بازیکنی دیگر را تعمیر می‌کند.
sab-card-mend-cart = تعمیر گاری
    .help = گاری شکسته‌ی خودتان یا بازیکنی دیگر را تعمیر می‌کند.
sab-card-mend-pick-lamp = تعمیر کلنگ یا فانوس
    .help = یک کلنگ شکسته یا یک فانوس شکسته را تعمیر می‌کند، نه هر دو را.
sab-card-mend-pick-cart = تعمیر کلنگ یا گاری
    .help = یک کلنگ شکسته یا یک گاری شکسته را تعمیر می‌کند، نه هر دو را.
sab-card-mend-lamp-cart = تعمیر فانوس یا گاری
    .help = یک فانوس شکسته یا یک گاری شکسته را تعمیر می‌کند، نه هر دو را.
sab-card-rockfall = ریزش
    .help = یک کارت مسیر را از معدن برمی‌دارد. کارت آغاز و کارت‌های هدف در امان‌اند.
sab-card-map = نقشه
    .help = یک کارت هدفِ رو به پایین را فقط به شما نشان می‌دهد.

sab-role-miner = جوینده‌ی طلا
    .help = از کارت آغاز تا گنج راهی پیوسته بسازید.
    .many = جویندگان طلا
sab-role-saboteur = خرابکار
    .help = نگذارید جویندگان به گنج برسند و لو نروید.
    .many = خرابکارها

sab-tool-pick = کلنگ
sab-tool-lamp = فانوس
sab-tool-cart = گاری

sab-goal-top = کارت هدف بالایی
sab-goal-middle = کارت هدف میانی
sab-goal-bottom = کارت هدف پایینی

sab-face-gold = گنج
sab-face-stone = سنگ

## The log, for all

sab-news-dealt = دور { $round } آغاز شد. نوبت اول با { $who } است.
sab-news-laid = { $who } یک کارت مسیر گذاشت.
sab-news-broke = { $who } { $tool ->
        [pick] کلنگ
        [lamp] فانوس
       *[cart] گاری
    } { $target } را شکست.
sab-news-broke-self = { $who } { $tool ->
        [pick] کلنگ
        [lamp] فانوس
       *[cart] گاری
    } خودش را شکست.
sab-news-mended = { $who } { $tool ->
        [pick] کلنگ
        [lamp] فانوس
       *[cart] گاری
    } { $target } را تعمیر کرد.
sab-news-mended-self = { $who } { $tool ->
        [pick] کلنگ
        [lamp] فانوس
       *[cart] گاری
    } خودش را تعمیر کرد.
sab-news-fell = ریزش! { $who } یک کارت مسیر را از معدن برداشت.
sab-news-looked = { $who } با نقشه به کارت هدف { $goal ->
        [top] بالایی
       *[middle] میانی
        [bottom] پایینی
    } نگاه کرد.
sab-news-passed = { $who } نوبتش را رد کرد و کارتی را رو به پایین کنار گذاشت.
sab-news-passed-empty = { $who } کارتی در دست نداشت و نوبتش را رد کرد.
sab-news-turned = { $who } کارت هدف { $goal ->
        [top] بالایی
       *[middle] میانی
        [bottom] پایینی
    } را رو کرد: { $face ->
        [gold] گنج!
       *[stone] فقط سنگ.
    }
sab-news-stood = سنگِ کارت هدف { $goal ->
        [top] بالایی
       *[middle] میانی
        [bottom] پایینی
    } سر جایش قرار گرفت.
sab-news-roundended = { $winners ->
        [miner] جویندگان طلا این دور را بردند!
       *[saboteur] خرابکارها این دور را بردند!
    }
sab-news-roundended-by = { $who } به گنج رسید. { $winners ->
       *[miner] جویندگان طلا این دور را بردند!
        [saboteur] خرابکارها این دور را بردند!
    }
sab-news-golddrawn = { $cards } کارت طلا برای جویندگان کشیده شد.
sab-news-goldtaken = { $who } { $cards } کارت طلا گرفت.
sab-news-gameended = { $count ->
        [one] { $who } برنده‌ی بازی شد!
       *[other] { $who } با هم برنده‌ی بازی شدند!
    }

## The log, for one player only

sab-news-received = { $role ->
        [miner] شما در این دور جوینده‌ی طلا هستید.
       *[saboteur] شما در این دور خرابکار هستید.
    }
sab-news-drew = کارتی که کشیدید: { $card }
sab-news-saw = نقشه‌ی شما کارت هدف { $goal ->
        [top] بالایی
       *[middle] میانی
        [bottom] پایینی
    } را نشان می‌دهد: { $face ->
        [gold] گنج!
       *[stone] فقط سنگ.
    }
sab-news-offered = { $count } کارت طلا به دست شما رسید.
sab-news-got = { $nuggets } قطعه طلا گرفتید.

## What to do

sab-do-play = نوبت شماست: کارت مسیر بگذارید، کارت عملیاتی بازی کنید یا نوبت را رد کنید.
sab-do-choose-goal = به چند کارت هدف رسیدید. یکی را برای رو کردن انتخاب کنید.
sab-do-fit-stone = این سنگ از هیچ طرف جور نمی‌شود. جهتش را انتخاب کنید.
sab-do-share = یک کارت طلا انتخاب کنید.
sab-wait = نوبت { $who } است.

sab-pick-cell = جایی در معدن انتخاب کنید
sab-pick-player = یک بازیکن انتخاب کنید
sab-pick-tool = ابزاری را که تعمیر می‌شود انتخاب کنید
sab-pick-goal = کارت هدفی را که می‌خواهید ببینید انتخاب کنید
sab-turn-card = چرخاندن کارت
sab-put-away = باطل کردن بدون نشان دادن
sab-cannot-dig = ابزار شکسته دارید و نمی‌توانید کارت مسیر بگذارید.

sab-pile = { $cards ->
        [0] بانک خالی است
       *[other] { $cards } کارت در بانک مانده
    }
sab-round = دور { $round } از { 3 }
sab-your-gold = طلای شما: { $nuggets } قطعه
sab-winners-miner = جویندگان طلا بردند
sab-winners-saboteur = خرابکارها بردند
sab-reveal-title = چه کسی چه نقشی داشت
sab-final-title = شمارش طلا
sab-gold-count = { $nuggets } قطعه طلا

## Editions and switches

sab-edition-fa = نسخه‌ی فارسی
    .help = از پنج نفر به بالا کارت کوتوله‌ی اضافی نمی‌ماند و وقتی هیچ‌کس کارت قابل بازی نداشته باشد، دور می‌تواند تمام شود.
sab-edition-he = نسخه‌ی عبری
    .help = به جوینده‌ای که ابزارش شکسته است طلا نمی‌رسد و کارت‌های طلا پیش از هر دور دوباره بُر می‌خورند.
sab-edition-lv = نسخه‌ی لتونیایی
    .help = سخت‌گیرترین نسخه: هر کارت مسیر باید راهی پیوسته از کارت آغاز را ادامه دهد.
sab-edition-ru = نسخه‌ی روسی
    .help = از چند هدفی که هم‌زمان به آن‌ها برسید فقط یکی رو می‌شود و جویندگان طلا را ندیده برمی‌دارند.

sab-switch-roles = کارت‌های کوتوله
    .help = تعداد خرابکار+جوینده برای ۳، ۴ … ۱۰ بازیکن.
sab-switch-begins = چه کسی آغاز می‌کند
    .help = در دور اول چه کسی بازی را آغاز می‌کند.
sab-switch-begins-youngest = جوان‌ترین بازیکن
sab-switch-begins-agreed = کسی که همه بر او توافق کنند
sab-switch-unbroken = راه پیوسته
    .help = هر کارت مسیر باید راهی را ادامه دهد که به کارت آغاز می‌رسد.
sab-switch-several = چند هدف هم‌زمان
    .help = وقتی یک کارت به بیش از یک هدف می‌رسد چه می‌شود.
sab-switch-several-all = همه رو می‌شوند
sab-switch-several-one = بازیکن یکی را رو می‌کند
sab-switch-misfit = سنگی که جور نمی‌شود
    .help = سنگی که از هیچ طرف با همسایه‌هایش جور نمی‌شود چگونه قرار می‌گیرد.
sab-switch-misfit-meet = به کارتی که به آن رسیده وصل می‌شود
sab-switch-misfit-mover = بازیکنی که به آن رسیده انتخاب می‌کند
sab-switch-ends = پایان بدون گنج
    .help = اگر گنج پیدا نشود، دور چه زمانی تمام می‌شود.
sab-switch-ends-unplayable = بانک خالی است و کسی کارت قابل بازی ندارد
sab-switch-ends-empty = بانک و همه‌ی دست‌ها خالی است
sab-switch-gold = طلا برداشتن جویندگان
    .help = آیا جویندگان پیش از برداشتن، کارت‌های طلا را می‌بینند.
sab-switch-gold-chosen = می‌بینند و انتخاب می‌کنند
sab-switch-gold-unseen = کارت رویی را ندیده برمی‌دارند
sab-switch-barred = محرومیت از طلا با ابزار شکسته
    .help = جوینده‌ای که هنگام پیدا شدن گنج ابزارش شکسته است طلا نمی‌گیرد.
sab-switch-reshuffled = بُر زدن طلا در هر دور
    .help = کارت‌های طلا پیش از هر دور بُر می‌خورند، نه فقط پیش از دور اول.

## Private notes on other players

sab-mark-none = بدون نشان
sab-mark-trusted = قابل اعتماد
sab-mark-unsure = نامعلوم
sab-mark-suspect = مشکوک
sab-notes = یادداشت‌های خصوصی شما درباره‌ی { $who }
