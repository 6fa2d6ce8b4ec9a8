# Dixit at the table.

# The log in words.
dix-news-dealt = کارت‌ها پخش شد.
dix-news-told = سرنخ { $who }: «{ $clue }»
dix-news-told-aloud = { $who } سرنخ را با صدای بلند می‌گوید.
dix-news-gave = { $who } کارت داد.
dix-news-displayed =
    { $count ->
        [one] { $count } کارت رو شد.
       *[other] { $count } کارت رو شد.
    }
dix-news-voted = { $who } رأی داد.
dix-news-votesopened = رأی‌ها رو شد.
dix-news-tellershown = کارت قصه‌گو ({ $who }) شماره‌ی { $number } بود.
dix-news-ownersshown = صاحب کارت‌های دیگر هم معلوم شد.
dix-news-points =
    { $points ->
        [one] { $who }: { $points } امتیاز
       *[other] { $who }: { $points } امتیاز
    }
dix-news-gameended =
    { $count ->
        [one] بازی تمام شد؛ برنده: { $who }
       *[other] بازی تمام شد؛ برنده‌های مشترک: { $who }
    }

# What to do.
dix-do-race = هر کس زودتر سرنخ بدهد، قصه‌گوست.
dix-do-tell = شما قصه‌گویید: کارتی انتخاب کنید و برایش سرنخ بدهید.
dix-do-give =
    { $count ->
        [one] کارتی از دستتان انتخاب کنید که بیشتر از همه به سرنخ می‌خورد.
       *[other] { $count } کارت از دستتان انتخاب کنید که بیشتر از همه به سرنخ می‌خورند.
    }
dix-do-vote = کدام کارت مال قصه‌گوست؟ رأی بدهید!
dix-wait-tell = { $who } دارد به سرنخ فکر می‌کند.
dix-wait-give =
    { $count ->
        [one] هنوز { $count } نفر باید کارت بدهد.
       *[other] هنوز { $count } نفر باید کارت بدهند.
    }
dix-wait-vote =
    { $count ->
        [one] هنوز { $count } نفر باید رأی بدهد.
       *[other] هنوز { $count } نفر باید رأی بدهند.
    }

# The clue.
dix-clue-label = سرنخ شما
dix-clue-placeholder = یک کلمه، یک مصرع، نام یک فیلم…
dix-clue-send = اعلام سرنخ
dix-clue-aloud = به‌جایش با صدای بلند می‌گویم
dix-clue-hidden = میزبان این سرنخ را پنهان کرده است.
dix-clue-spoken = با صدای بلند گفته شد

# Giving and voting.
dix-give-send =
    { $count ->
        [one] دادن این کارت
       *[other] دادن این { $count } کارت
    }
dix-vote-send = رأی به شماره‌ی { $number }
dix-vote-own = این کارت خودتان است
dix-your-card = کارت شما
dix-zoom = بزرگ‌نمایی
dix-zoom-close = بستن تصویر
dix-next-picture = تصویر بعدی
dix-previous-picture = تصویر قبلی

# Around the table.
dix-pile =
    { $count ->
        [0] بانک کارت خالی است
        [one] { $count } کارت در بانک
       *[other] { $count } کارت در بانک
    }
dix-points =
    { $points ->
        [one] { $points } امتیاز
       *[other] { $points } امتیاز
    }
dix-target =
    { $points ->
        [one] بازی تا { $points } امتیاز
       *[other] بازی تا { $points } امتیاز
    }
dix-storyteller = قصه‌گو
dix-turn = نوبت { $turn }
dix-recap = نوبت به نوبت
dix-recap-none = هنوز هیچ نوبتی تمام نشده است.
dix-votes-for =
    { $count ->
        [0] بدون رأی
        [one] رأی: { $who }
       *[other] رأی‌ها: { $who }
    }
dix-owner = کارت { $who }
dix-all-found = همه آن را پیدا کردند: قصه‌گو امتیازی نمی‌گیرد.
dix-none-found = هیچ‌کس آن را پیدا نکرد: قصه‌گو امتیازی نمی‌گیرد.
dix-some-found = بعضی‌ها آن را پیدا کردند: آن‌ها و قصه‌گو امتیاز می‌گیرند.
dix-three = در بازی ۳ نفره، دو بازیکن دیگر هر کدام ۲ کارت می‌دهند؛ پس ۵ کارت رو می‌شود. وقتی تنها یکی از آن دو نفر کارت قصه‌گو را پیدا کرده باشد، به او و قصه‌گو به‌جای ۳ امتیاز، ۴ امتیاز می‌رسد.
dix-final-title = امتیاز پایانی
dix-picture = تصویر { $number }
dix-hand = کارت‌های دست شما
dix-display = کارت‌های روشده

# Seen and done at the board.
dix-three-title = بازی ۳ نفره
dix-pick = همین را انتخاب می‌کنم
dix-caption = توضیح تصویر
dix-hide-clue = پنهان کردن این سرنخ
dix-hide-clue-sure = از همه پنهان شود؟
dix-has-chosen = { $who }: کارت داده است
dix-still-choosing = { $who }: هنوز در حال انتخاب
dix-has-voted = { $who }: رأی داده است
dix-still-voting = { $who }: هنوز رأی نداده است
dix-clue-pick = تصویری را که سرنخ برای آن است انتخاب کنید.
dix-letters = { $count } از { $most } حرف
dix-last-turn = نوبت قبل
dix-news-scored-points = امتیازهای این نوبت: { $list }
dix-nobody-scored = در این نوبت کسی امتیازی نگرفت.
dix-winner = برنده
dix-best-loved = تصویرهایی با بیشترین رأی
dix-vote-count =
    { $count ->
        [one] { $count } رأی
       *[other] { $count } رأی
    }
dix-hand-count =
    { $count ->
        [one] { $count } کارت در دست
       *[other] { $count } کارت در دست
    }
dix-track = امتیازها
dix-skip = نمایش همه

# The edition and its switches.
dix-edition-fa = نسخه‌ی فارسی
    .help = ۶ کارت در دست و در بازی ۳ نفره ۷ کارت؛ ۸۴ تصویر؛ بازی تا ۳۰ امتیاز.
dix-switch-hand = کارت‌های دست
    .help = با چهار بازیکن و بیشتر، هر نفر چند کارت در دست دارد.
dix-switch-hand-of-three = کارت‌های دست در بازی ۳ نفره
    .help = با سه بازیکن، هر نفر چند کارت در دست دارد.
dix-switch-deck = تعداد تصویرها
    .help = بیشتر از آنچه پخش می‌شود، تا بانک کارت خالی نماند.
dix-switch-target = امتیاز پایان بازی
    .help = وقتی کسی به این امتیاز برسد، بازی تمام می‌شود.
dix-switch-bonus-cap = سقف امتیاز ویژه
    .help = رأی دیگران به کارت‌های شما در یک نوبت حداکثر چند امتیاز می‌آورد.
dix-switch-one-room = همه در یک اتاق
    .help = همه صدای هم را می‌شنوند؛ پس سرنخ را می‌شود با صدای بلند هم گفت.
