# The table: the frame around both games.

## Seats and names

table-bot-name = ربات { $number }
table-seat-number = جای { $number }
table-level-steady = سنجیده
table-level-random = شانسی
table-level-easy = آسان
table-level-normal = معمولی
table-level-hard = سخت
table-nicknames = گورکن، سنجاب، روباه، جوجه‌تیغی، درنا، سیاه‌گوش، سمور، هدهد، جغد، کلاغ، سینه‌سرخ، لک‌لک، گنجشک، آهو
table-seats = جاها
table-seat-free = خالی
table-you = شما
table-your-name = نام شما
table-sit = نشستن سر میز
table-sit-short = این‌جا می‌نشینم
table-move = جابه‌جا شدن
table-bot = ربات
table-fill = نشاندن ربات در همه‌ی جاهای خالی:
table-full = همه‌ی جاها پر است. می‌توانید تماشا کنید و هر وقت جایی خالی شد بنشینید.
table-seat-menu = درباره‌ی { $who }
table-seat-plain = درباره‌ی این جا چیز دیگری برای گفتن نیست.
table-rename = تغییر نام
table-swap-with = عوض کردن جا با
table-swap = عوض کردن
table-promote = میزبان کردن
table-mute = بستن نوشتن
table-unmute = باز کردن نوشتن
table-remove = کنار گذاشتن از میز
table-remove-bot = برداشتن ربات
table-aim = انتخاب { $who }

table-mark-turn = نوبت
table-mark-stand-in = ربات بازی می‌کند
table-mark-gone = نیست
table-mark-ready = آماده
table-mark-host = میزبان
table-mark-muted = نوشتن بسته

## What is going on

table-title = { $game } · { $code }
table-your-turn = نوبت شماست
table-progress = { $game } · { $far }
table-round = دور { $round } از ۳
table-turn = نوبت { $turn }
table-free-seats =
    { $count ->
        [one] هنوز یک جا خالی است
       *[other] هنوز { $count } جا خالی است
    }
table-all-here = همه هستند: هر وقت خواستید شروع کنید
table-the-host = میزبان
table-wait-start = منتظریم تا { $who } بازی را شروع کند.
table-wait-again = { $who } می‌تواند بازی دیگری شروع کند.
table-start = شروع بازی
table-start-again = یک بازی دیگر
table-start-missing =
    { $count ->
        [one] هنوز یک جا خالی است: کسی را دعوت کنید یا ربات بنشانید.
       *[other] هنوز { $count } جا خالی است: دوستان را دعوت کنید یا ربات بنشانید.
    }
table-over = بازی تمام شد
table-playing = بازی در جریان است
table-resting = ببینید چه رو شد
table-rest-waits =
    { $count ->
        [one] { $who } هنوز نگاه می‌کند.
       *[other] { $who } هنوز نگاه می‌کنند.
    }
table-rest-over = ادامه می‌دهیم…
table-rest-you = هر وقت همه را دیدید، ادامه را بزنید.
table-go-on = ادامه
table-stand-in = رباتی به جای شما بازی می‌کند.
table-back = برگشتم
table-kept = جای شما نگه داشته شده؛ فعلاً رباتی بازی می‌کند.
table-return = برگشتن به جای خود
table-watching = شما تماشاگر این بازی هستید.
table-behind-doors =
    { $count ->
        [one] یک نفر این‌جا پشت درهای بسته بازی می‌کند. صبر کنید تا بازی تمام شود.
       *[other] { $count } نفر این‌جا پشت درهای بسته بازی می‌کنند. صبر کنید تا بازی تمام شود.
    }
table-unseated = دیگر این‌جا جایی ندارید: جایتان به دستگاه دیگری رفته یا میزبان آن را گرفته است.
table-unreadable = این میز باز نمی‌شود
table-no-way = راهی به داخل نیست
table-connected = وصل است
table-connecting = وصل نیست
table-clock =
    { $count ->
        [one] { $count } ثانیه مانده
       *[other] { $count } ثانیه مانده
    }
table-hurry = ده ثانیه مانده.

## Invitation and settings

table-invite = دعوت
table-code = کد میز
table-link = پیوند
table-qr = کد QR پیوند این میز
table-television = نمایش روی تلویزیون
table-settings = تنظیمات
table-settings-change = تغییر تنظیمات
table-settings-see = همه‌ی تنظیمات
table-settings-save = ذخیره‌ی تنظیمات
table-settings-host = فقط میزبان می‌تواند آن‌ها را تغییر دهد.
table-words-game =
    { $count ->
        [one] { $game } با یک جا
       *[other] { $game } با { $count } جا
    }
table-words-switches =
    { $count ->
        [one] یک قانون خانگی
       *[other] { $count } قانون خانگی
    }
table-words-clock-off = بدون ساعت
table-words-clock-relaxed = سه دقیقه برای هر تصمیم
table-words-clock-quick = ۴۵ ثانیه برای هر تصمیم
table-words-clock-seconds =
    { $count ->
        [one] { $count } ثانیه برای هر تصمیم
       *[other] { $count } ثانیه برای هر تصمیم
    }
table-words-watched = دیگران می‌توانند تماشا کنند
table-words-unwatched = دیگران نمی‌توانند تماشا کنند
table-words-chat-all = همه می‌توانند بنویسند
table-words-chat-seats = فقط کسانی که سر میزند می‌نویسند
table-words-chat-off = بدون گفت‌وگو
table-words-listed = در فهرست میزهای باز هست
table-words-television = می‌شود روی تلویزیون نشانش داد

## Log and chat

table-talk = گزارش و گفت‌وگو
table-log = گزارش
table-chat = گفت‌وگو
table-gallery = تماشاگران
table-log-empty = هنوز اتفاقی نیفتاده است.
table-chat-empty = هنوز کسی چیزی ننوشته است.
table-gallery-empty = این‌جا تماشاگران می‌نویسند. بازیکنان هنگام بازی آن را نمی‌بینند.
table-by-bot = بازی ربات
table-unread =
    { $count ->
        [one] یک پیام تازه
       *[other] { $count } پیام تازه
    }
table-say = برای همه بنویسید
table-say-gallery = برای تماشاگران بنویسید
table-send = فرستادن
table-chat-off = میزبان گفت‌وگو را بسته است.
table-chat-seats = این‌جا فقط کسانی می‌نویسند که سر میزند.
table-gallery-only = این‌جا فقط تماشاگران می‌نویسند.
table-you-muted = میزبان نوشتن شما را بسته است.
table-line-hidden = میزبان آن را پنهان کرده
table-hide-line = پنهان کردن این پیام { $who }
table-hide-clue = پنهان کردن این سرنخ

## Menu

table-home = صفحه‌ی آغاز
table-sound = صدا
table-offer-seat = بازی با دستگاهی دیگر
table-offer-seat-how = این پیوند را تا ده دقیقه‌ی دیگر در دستگاه دیگر باز کنید. فقط یک بار کار می‌کند و جای شما به آن‌جا می‌رود.
table-offer-seat-link = پیوند برای دستگاه دیگرتان
table-offer-seat-failed = پیوند در راه گم شد.
table-leave = ترک جا
table-leave-running = رباتی به جای شما ادامه می‌دهد. جایتان نگه داشته می‌شود و در همین بازی می‌توانید برگردید.
table-leave-open = جای شما برای دیگران خالی می‌شود.
table-leave-now = ترک
table-keys-how = با Tab و کلیدهای جهت‌دار جابه‌جا شوید؛ Enter یا فاصله انتخاب می‌کند.
table-key-board = به صفحه‌ی بازی
table-key-players = به بازیکنان
table-key-go-on = ادامه پس از رو شدن
table-key-log = گزارش
table-key-chat = گفت‌وگو
table-key-rules = قوانین
table-key-invite = دعوت
table-key-menu = منو
table-key-help = همین راهنما
table-key-close = بستن

## After a game

table-result = نتیجه
table-see-board = دیدن صفحه‌ی بازی
table-see-result = دیدن نتیجه
table-kept-game = این بازی
table-replay = بازپخش
table-record = گرفتن فایل بازی
table-fair = بُر زدن درست بود؟ بررسی کنید
table-fair-why = اثر پیش از پخش نخستین کارت نشان داده شد: SHA-256 دانه است و همه‌ی پخش‌ها از دانه به دست می‌آیند.
table-seed = دانه
table-commitment = اثر
