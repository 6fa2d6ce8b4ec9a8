# Dixit at the table.

# The log in words.
dixit-news-dealt = کارت‌ها پخش شد.
dixit-news-told = سرنخ { $who }: «{ $clue }»
dixit-news-told-aloud = { $who } سرنخ را با صدای بلند می‌گوید.
dixit-news-gave = { $who } کارت داد.
dixit-news-displayed =
    { $count ->
        [one] { $count } کارت رو شد.
       *[other] { $count } کارت رو شد.
    }
dixit-news-voted = { $who } رأی داد.
dixit-news-votesopened = رأی‌ها رو شد.
dixit-news-tellershown = کارت قصه‌گو ({ $who }) شماره‌ی { $number } بود.
dixit-news-ownersshown = صاحب کارت‌های دیگر هم معلوم شد.
dixit-news-points =
    { $points ->
        [one] { $who }: { $points } امتیاز
       *[other] { $who }: { $points } امتیاز
    }
dixit-news-gameended =
    { $count ->
        [one] بازی تمام شد؛ برنده: { $who }
       *[other] بازی تمام شد؛ برنده‌های مشترک: { $who }
    }

# What to do.
dixit-do-race = هر کس زودتر سرنخ بدهد، قصه‌گوست.
dixit-do-tell = شما قصه‌گویید: کارتی انتخاب کنید و برایش سرنخ بدهید.
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
dixit-recap = نوبت به نوبت
dixit-recap-none = هنوز هیچ نوبتی تمام نشده است.
dixit-votes-for =
    { $count ->
        [0] بدون رأی
        [one] رأی: { $who }
       *[other] رأی‌ها: { $who }
    }
dixit-owner = کارت { $who }
dixit-all-found = همه آن را پیدا کردند: قصه‌گو امتیازی نمی‌گیرد.
dixit-none-found = هیچ‌کس آن را پیدا نکرد: قصه‌گو امتیازی نمی‌گیرد.
dixit-some-found = بعضی‌ها آن را پیدا کردند: آن‌ها و قصه‌گو امتیاز می‌گیرند.
dixit-three = در بازی ۳ نفره، دو بازیکن دیگر هر کدام ۲ کارت می‌دهند؛ پس ۵ کارت رو می‌شود. وقتی تنها یکی از آن دو نفر کارت قصه‌گو را پیدا کرده باشد، به او و قصه‌گو به‌جای ۳ امتیاز، ۴ امتیاز می‌رسد.
dixit-final-title = امتیاز پایانی
dixit-picture = تصویر { $number }
dixit-hand = کارت‌های دست شما
dixit-display = کارت‌های روشده

# Seen and done at the board.
dixit-three-title = بازی ۳ نفره
dixit-pick = همین را انتخاب می‌کنم
dixit-caption = توضیح تصویر
dixit-hide-clue = پنهان کردن این سرنخ
dixit-hide-clue-sure = از همه پنهان شود؟
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
dixit-edition-fa = نسخه‌ی فارسی
    .help = ۶ کارت در دست و در بازی ۳ نفره ۷ کارت؛ ۸۴ تصویر؛ بازی تا ۳۰ امتیاز.
dixit-switch-hand-size = کارت‌های دست
    .help = با چهار بازیکن و بیشتر، هر نفر چند کارت در دست دارد.
dixit-switch-hand-size-for-three = کارت‌های دست در بازی ۳ نفره
    .help = با سه بازیکن، هر نفر چند کارت در دست دارد.
dixit-switch-deck-size = تعداد تصویرها
    .help = بیشتر از آنچه پخش می‌شود، تا بانک کارت خالی نماند.
dixit-switch-winning-points = امتیاز پایان بازی
    .help = وقتی کسی به این امتیاز برسد، بازی تمام می‌شود.
dixit-switch-max-bonus-points = سقف امتیاز ویژه
    .help = رأی دیگران به کارت‌های شما در یک نوبت حداکثر چند امتیاز می‌آورد.
dixit-switch-clues-aloud = همه در یک اتاق
    .help = همه صدای هم را می‌شنوند؛ پس سرنخ را می‌شود با صدای بلند هم گفت.
