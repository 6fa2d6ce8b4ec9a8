# The table: the frame around both games.

## Seats and names

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
table-undo = پس گرفتن
table-send-now = فرستادن همین حالا

table-mark-turn = نوبت
table-mark-stand-in = ربات بازی می‌کند
table-mark-gone = نیست
table-mark-ready = آماده
table-mark-host = میزبان
table-mark-muted = بی‌صدا

## What bots are called, by their faces

## What is going on

table-title = { $game } · { $code }
table-your-turn = نوبت شماست
table-progress = { $game } · { $far }
table-round = دور { $round } از ۳
table-turn = نوبت { $turn }
table-the-host = میزبان
table-over = بازی تمام شد
table-playing = بازی در جریان است
table-resting = نتیجه را ببینید
table-great-scene = ببینید چه پیش می‌آید.
table-rest-others = همه دارند نتیجه را نگاه می‌کنند
table-go-on = ادامه
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
table-log-empty = هنوز اتفاقی نیفتاده است.
table-log-since = تازه‌ها از نوبت قبلی شما
table-by-bot = ربات بازی کرد
table-hide-clue = پنهان کردن این سرنخ
table-unhide-clue = نشان دادن دوباره‌ی این سرنخ
table-since = از نوبت قبلی شما
table-by-stand-in = ربات شما
table-unread =
    { $count ->
        [one] یک پیام تازه
       *[other] { $count } پیام تازه
    }

## Menu

table-home = صفحه‌ی اصلی
table-sound = صدا
table-abandoned = بازی نیمه‌کاره تمام شد
table-hint = راهنمایی: ربات چه می‌کرد؟
