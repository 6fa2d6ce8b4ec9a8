# The table: the frame around both games.

## Seats and names

table-bot-name = ربات{ "\u00A0" }{ $number }
table-seat-number = صندلی{ "\u00A0" }{ $number }
table-level-steady = باثبات
table-level-random = شانسی
table-level-easy = آسان
table-level-normal = معمولی
table-level-hard = سخت
table-seats = صندلی‌ها
table-you = شما
table-aim = انتخاب { $who }
table-sending = حرکت شما تا لحظه‌ای دیگر فرستاده می‌شود

table-mark-turn = نوبت
table-mark-stand-in = ربات بازی می‌کند
table-mark-gone = نیست
table-mark-ready = آماده
table-mark-host = میزبان
table-mark-muted = بی‌صدا

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
table-over = بازی تمام شد
table-you-win = شما بردید!
table-you-win-too = شما هم بردید، همراه دیگران!
table-wins = { $count ->
        [one] { $who } برد
       *[other] { $who } بردند
    }
table-playing = بازی در جریان است
table-resting = نتیجه را ببینید
table-great-scene = ببینید چه پیش می‌آید.
table-rest-others = همه دارند نتیجه را نگاه می‌کنند
table-rest-waits =
    { $count ->
        [one] { $who } هنوز دارد نگاه می‌کند.
       *[other] { $who } هنوز دارند نگاه می‌کنند.
    }
table-rest-over = ادامه می‌دهیم…
table-rest-you = هر وقت همه‌چیز را دیدید، «ادامه» را بزنید.
table-go-on = ادامه
table-hold = صبر کنید
table-held = { $who } کمی بیشتر وقت می‌خواهد.
table-held-you = بقیه صبر می‌کنند تا «ادامه» را بزنید.
table-stepping = ربات‌ها منتظر شما هستند.
table-next-move = حرکت بعدی
table-may-begin = شما شروع کنید یا یک ربات.
table-bot-begins = ربات شروع کند
table-behind-doors =
    { $count ->
        [one] یک بازیکن این‌جا در یک بازی خصوصی است. صبر کنید تا بازی تمام شود.
       *[other] { $count } بازیکن این‌جا در یک بازی خصوصی هستند. صبر کنید تا بازی تمام شود.
    }
table-connected = وصل است
table-connecting = وصل نیست
table-clock =
    { $count ->
        [one] { $count } ثانیه مانده
       *[other] { $count } ثانیه مانده
    }
table-hurry = ده ثانیه مانده.

## Log and chat

table-talk = گزارش و گفت‌وگو
table-chat = گفت‌وگو
table-phrases = جمله‌ها
table-gallery = تماشاگران
table-log = گزارش
table-since = از نوبت قبلی شما
table-by-stand-in = ربات شما
table-unread =
    { $count ->
        [one] یک پیام تازه
       *[other] { $count } پیام تازه
    }
table-send = فرستادن

## Menu

table-home = صفحه‌ی اصلی
table-sound = صدا
table-abandoned = بازی نیمه‌کاره تمام شد
