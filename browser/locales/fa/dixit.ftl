# Dixit at the table.

# The log in words.
dixit-news-dealt = کارت‌ها پخش شد.
dixit-news-told = سرنخ { $who }: «{ $clue }»
    .you = سرنخ شما: «{ $clue }»
dixit-news-told-aloud = { $who } سرنخ را با صدای بلند گفت.
    .you = شما سرنخ را با صدای بلند گفتید.
dixit-news-gave = { $who } کارت داد.
    .you = شما کارت دادید.
dixit-news-reshuffled =
    { $count ->
        [one] { $count } تصویر استفاده‌شده دوباره بُر خورد و زیر بانک کارت رفت.
       *[other] { $count } تصویر استفاده‌شده دوباره بُر خورد و زیر بانک کارت رفت.
    }
dixit-news-displayed =
    { $count ->
        [one] { $count } کارت رو شد.
       *[other] { $count } کارت رو شد.
    }
dixit-news-voted = { $who } رأی داد.
    .you = شما رأی دادید.
dixit-news-votesopened = رأی‌ها رو شد.
dixit-news-tellershown = کارت قصه‌گو ({ $who }) شماره‌ی { $number } بود.
    .you = کارت قصه‌گو (شما) شماره‌ی { $number } بود.
dixit-news-ownersshown = صاحب کارت‌های دیگر هم معلوم شد.
dixit-news-points =
    { $points ->
        [one] { $who }: { $points } امتیاز
       *[other] { $who }: { $points } امتیاز
    }
    .you = { $points ->
            [one] شما: { $points } امتیاز
           *[other] شما: { $points } امتیاز
        }
dixit-news-gameended =
    { $ending ->
        [pictures] بانک کارت خالی شد و بازی تمام شد.
        [clues] همه به تعداد تعیین‌شده قصه‌گو شدند و بازی تمام شد.
       *[points] امتیاز پایان بازی به دست آمد و بازی تمام شد.
    } { $count ->
        [one] برنده: { $who }
       *[other] برنده‌های مشترک: { $who }
    }
    .you = { $ending ->
            [pictures] بانک کارت خالی شد و بازی تمام شد.
            [clues] همه به تعداد تعیین‌شده قصه‌گو شدند و بازی تمام شد.
           *[points] امتیاز پایان بازی به دست آمد و بازی تمام شد.
        } شما برنده شدید!
    .together = { $ending ->
            [pictures] بانک کارت خالی شد و بازی تمام شد.
            [clues] همه به تعداد تعیین‌شده قصه‌گو شدند و بازی تمام شد.
           *[points] امتیاز پایان بازی به دست آمد و بازی تمام شد.
        } شما و { $who } با هم برنده شدید!

# What to do.
dixit-do-race = هر کس زودتر سرنخ بدهد، قصه‌گوست.
dixit-do-tell = شما قصه‌گو هستید: کارتی انتخاب کنید و برایش سرنخ بدهید.
dixit-do-give =
    { $count ->
        [one] کارتی از دستتان انتخاب کنید که بیشتر از همه به سرنخ می‌خورد.
       *[other] { $count } کارت از دستتان انتخاب کنید که بیشتر از همه به سرنخ می‌خورند.
    }
dixit-do-vote = کدام کارت مال قصه‌گوست؟ رأی بدهید!
dixit-wait-tell = { $who } دارد به سرنخ فکر می‌کند.
dixit-wait-give =
    { $count ->
        [one] هنوز { $count } نفر باید کارت بدهد.
       *[other] هنوز { $count } نفر باید کارت بدهند.
    }
dixit-wait-vote =
    { $count ->
        [one] هنوز { $count } نفر باید رأی بدهد.
       *[other] هنوز { $count } نفر باید رأی بدهند.
    }

# The clue.
dixit-clue-label = سرنخ شما
dixit-clue-placeholder = یک کلمه، یک مصرع، نام یک فیلم…
dixit-clue-send = اعلام سرنخ
dixit-clue-aloud = به‌جایش با صدای بلند می‌گویم
dixit-clue-hidden = میزبان این سرنخ را پنهان کرده است.
dixit-clue-spoken = با صدای بلند گفته شد

# Why that clue? A bot says it of a picture, in words of the deck.
dixit-why = چرا این سرنخ؟
dixit-why-whole = نمایش همه‌اش

# Giving and voting.
dixit-give-send =
    { $count ->
        [one] دادن این کارت
       *[other] دادن این { $count } کارت
    }
dixit-vote-send = رأی به شماره‌ی { $number }
dixit-vote-own = این کارت خودتان است
dixit-your-card = کارت شما
dixit-zoom = بزرگ‌نمایی
dixit-zoom-close = بستن تصویر
dixit-next-picture = تصویر بعدی
dixit-previous-picture = تصویر قبلی

# Around the table.
dixit-pile =
    { $count ->
        [0] بانک کارت خالی است
        [one] { $count } کارت در بانک
       *[other] { $count } کارت در بانک
    }
dixit-points =
    { $points ->
        [one] { $points } امتیاز
       *[other] { $points } امتیاز
    }
dixit-target =
    { $points ->
        [one] بازی تا { $points } امتیاز
       *[other] بازی تا { $points } امتیاز
    }
dixit-storyteller = قصه‌گو
dixit-turn = نوبت { $turn }
dixit-final-turn-pictures = نوبت آخر: بعد از آن کارتی در بانک نمی‌ماند.
dixit-final-turn-clues = نوبت آخر: بعد از آن همه به تعداد تعیین‌شده قصه‌گو شده‌اند.
dixit-finds = چه کسی سرنخ چه کسی را پیدا کرد
dixit-finds-cell = { $finder }: پیدا کردن { $found } از { $told } سرنخِ { $teller }
dixit-recap = نوبت به نوبت
dixit-recap-none = هنوز هیچ نوبتی تمام نشده است.
dixit-votes-for =
    { $count ->
        [0] بدون رأی
        [one] رأی: { $who }
       *[other] رأی‌ها: { $who }
    }
dixit-owner = کارت { $who }
dixit-turn-points = امتیازهای این نوبت
dixit-all-found = همه آن را پیدا کردند: به همه جز قصه‌گو { $points } امتیاز می‌رسد.
dixit-none-found = هیچ‌کس آن را پیدا نکرد: به همه جز قصه‌گو { $points } امتیاز می‌رسد.
dixit-some-found = بعضی‌ها آن را پیدا کردند: به قصه‌گو و هر کدام از آن‌ها { $points } امتیاز می‌رسد.
dixit-gain-told = بعضی‌ها پیدا کردند
dixit-gain-found = پیدا کردن کارت
dixit-gain-three = بازی ۳ نفره
dixit-gain-all-found = همه پیدا کردند
dixit-gain-none-found = هیچ‌کس پیدا نکرد
dixit-gain-votes =
    { $count ->
        [one] { $count } رأی
       *[other] { $count } رأی
    }
dixit-three = در بازی ۳ نفره، دو بازیکن دیگر هر کدام ۲ کارت می‌دهند؛ پس ۵ کارت رو می‌شود. وقتی تنها یکی از آن دو نفر کارت قصه‌گو را پیدا کرده باشد، به او و قصه‌گو به‌جای ۳ امتیاز، ۴ امتیاز می‌رسد.
dixit-final-title = امتیاز پایانی
dixit-ended-points =
    { $points ->
        [one] بازی تمام شد، چون کسی به { $points } امتیاز رسید.
       *[other] بازی تمام شد، چون کسی به { $points } امتیاز رسید.
    }
dixit-ended-pictures = بازی تمام شد، چون بانک کارت خالی شد.
dixit-ended-clues =
    { $count ->
        [one] بازی تمام شد، چون همه یک بار قصه‌گو شدند.
       *[other] بازی تمام شد، چون همه { $count } بار قصه‌گو شدند.
    }
dixit-picture = تصویر { $number }
dixit-hand = کارت‌های دست شما
dixit-display = کارت‌های رو‌شده

# Seen and done at the board.
dixit-three-title = بازی ۳ نفره
dixit-pick = همین را انتخاب می‌کنم
dixit-caption = توضیح تصویر
dixit-clue-menu = بیشتر درباره‌ی این سرنخ
dixit-hide-clue = پنهان کردن این سرنخ
dixit-unhide-clue = نشان دادن دوباره‌ی این سرنخ به همه
dixit-clue-uncover = با این حال می‌خوانم
dixit-has-chosen = { $who }: کارت داده است
dixit-still-choosing = { $who }: هنوز در حال انتخاب
dixit-has-voted = { $who }: رأی داده است
dixit-still-voting = { $who }: هنوز رأی نداده است
dixit-clue-pick = تصویری را که سرنخ برای آن است انتخاب کنید.
dixit-letters = { $count } از { $most } حرف
dixit-last-turn = نوبت قبل
dixit-news-scored-points = امتیازهای این نوبت: { $list }
dixit-nobody-scored = در این نوبت کسی امتیازی نگرفت.
dixit-winner = برنده
dixit-best-loved = تصویرهایی با بیشترین رأی
dixit-vote-count =
    { $count ->
        [one] { $count } رأی
       *[other] { $count } رأی
    }
dixit-hand-count =
    { $count ->
        [one] { $count } کارت در دست
       *[other] { $count } کارت در دست
    }
dixit-track = امتیازها
dixit-skip = نمایش همه

# The edition and its switches.
dixit-edition-fa = قوانین استاندارد
    .help = ۶ کارت در دست و در بازی ۳ نفره ۷ کارت؛ ۸۴ تصویر؛ بازی تا ۳۰ امتیاز.
dixit-switch-hand-size = کارت‌های دست
    .help = با چهار بازیکن و بیشتر، هر نفر چند کارت در دست دارد؟
dixit-switch-hand-size-for-three = کارت‌های دست در بازی ۳ نفره
    .help = با سه بازیکن، هر نفر چند کارت در دست دارد؟
dixit-switch-deck-size = تعداد تصویرها
    .help = بیشتر از آنچه پخش می‌شود، تا چیزی هم در بانک بماند.
dixit-switch-winning-points = امتیاز پایان بازی
    .help = وقتی کسی به این امتیاز برسد، بازی تمام می‌شود.
dixit-switch-clues-each = دفعات قصه‌گویی هر نفر
    .help = وقتی همه به این تعداد قصه‌گو شده باشند، بازی تمام می‌شود.
dixit-switch-used-pictures-reshuffled = برگشتن تصویرهای استفاده‌شده
    .help = وقتی بانک کارت کم بیاورد، تصویرهای نوبت‌های قبل بُر می‌خورند و به آن برمی‌گردند. خالی شدن بانک دیگر بازی را تمام نمی‌کند.
dixit-switch-max-bonus-points = سقف امتیاز ویژه
    .help = رأی دیگران به کارت‌های شما در یک نوبت حداکثر چند امتیاز می‌آورد؟
dixit-switch-clues-aloud = همه در یک اتاق
    .help = همه صدای هم را می‌شنوند؛ پس سرنخ را می‌شود با صدای بلند هم گفت. ربات‌ها آن را نمی‌شنوند و فقط حدس می‌زنند.
