# A table before its first game, and the seats after each.

## Seats and names

table-seat-free = خالی
table-your-name = نام شما
table-name-long = نام باید حداکثر { $letters } حرف باشد.
table-sit = نشستن سر میز
table-sit-short = این‌جا می‌نشینم
table-move = این‌جا می‌آیم
table-bot = ربات
table-fill = نشاندن ربات در همه‌ی جاهای خالی:
table-full = همه‌ی جاها پر است. می‌توانید تماشا کنید و هر وقت جایی خالی شد بنشینید.
table-seat-menu = گزینه‌های { $who }
table-pick-face = انتخاب چهره
table-nicknames = خرگوش، سنجاب، روباه، جوجه‌تیغی، درنا، سیاه‌گوش، سمور، هدهد، جغد، کلاغ، سینه‌سرخ، لک‌لک، گنجشک، آهو

## What is going on

table-free-seats =
    { $count ->
        [one] هنوز یک جا خالی است
       *[other] هنوز { $count } جا خالی است
    }
table-all-here = همه هستند: هر وقت خواستید شروع کنید
table-wait-start = منتظریم تا { $who } بازی را شروع کند.
table-wait-again = { $who } می‌تواند بازی دیگری شروع کند.
table-start = شروع بازی
table-start-again = یک بازی دیگر
table-shuffling = کارت‌ها در حال بُر خوردن است …
table-invite-players = دعوت از بقیه برای بازی
table-players-invited = کسانی که خواسته بودند خبرشان کنیم دعوت شدند.
table-start-missing =
    { $count ->
        [one] هنوز یک جا خالی است: کسی را دعوت کنید یا ربات بنشانید.
       *[other] هنوز { $count } جا خالی است: دوستان را دعوت کنید یا ربات بنشانید.
    }

## Invitation and settings

table-invite = دعوت
table-code = کد میز
table-link = پیوند
table-qr = کد QR پیوند این میز
table-television = نمایش روی تلویزیون
table-settings = تنظیمات
table-settings-change = تغییر تنظیمات
table-settings-see = همه‌ی تنظیمات
table-words-game =
    { $count ->
        [one] { $game }، یک نفره
       *[other] { $game }، { $count } نفره
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
table-words-bots-calm = ربات‌های آرام
table-words-bots-quick = ربات‌های سریع
table-words-bots-step = ربات‌ها یکی‌یکی بازی می‌کنند
table-words-watched = دیگران می‌توانند تماشا کنند
table-words-unwatched = دیگران نمی‌توانند تماشا کنند
table-words-chat-all = همه می‌توانند بنویسند
table-words-chat-seats = فقط بازیکنان می‌توانند بنویسند
table-words-chat-off = بدون گفت‌وگو
table-words-no-phrases = بدون جمله‌های آماده
table-words-listed = در فهرست میزهای باز هست
table-words-television = می‌شود روی تلویزیون نشانش داد

## The host

table-host-ask = میزبان شدن
table-host-back = دوباره میزبان شدن

# Who begins, asked before the first deal.

first-player-youngest = جوان‌ترین بازیکن کیست؟
first-player-agreed = چه کسی شروع می‌کند؟
first-player-help = هر کس سر میز نشسته می‌تواند نامی را انتخاب کند. اگر کسی انتخاب نکند، قرعه می‌کشیم.
first-player-lots = قرعه‌کشی
first-player-named = نوبت اول با { $who } است.
    .you = نوبت اول با شماست.
first-player-open = روی گوشی انتخاب کنید؛ وگرنه قرعه می‌کشیم.
