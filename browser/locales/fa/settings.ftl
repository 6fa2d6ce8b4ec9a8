# The form of a table's settings.

set-game = بازی
set-players = { $from } تا { $to } بازیکن
set-play = چه بازی می‌شود
set-table = میز
set-edition = نسخه‌ی قوانین
set-seats = بازیکنان
set-first = شروع‌کننده
set-first-rules = هر که قوانین بگویند
set-first-random = هر کسی، به قید قرعه
set-first-seat = صندلی { $number }

set-clock = ساعت
set-clock-off = خاموش
    .help = هر کس هر قدر بخواهد وقت دارد.
set-clock-relaxed = آرام
    .help = سه دقیقه برای هر تصمیم؛ بعد از آن یک ربات به جای غایب بازی می‌کند.
set-clock-quick = تند
    .help = ۴۵ ثانیه برای هر تصمیم؛ بعد از آن یک ربات به جای غایب بازی می‌کند.
set-clock-own = دلخواه
set-clock-seconds = ثانیه برای هر تصمیم

set-chat = گفت‌وگو
set-chat-all = همه
set-chat-seats = فقط بازیکنان
set-chat-off = خاموش
set-listed = میز باز
    .help = همه در صفحه‌ی اول پیدایش می‌کنند. وگرنه پیوند یا کد لازم است.
set-spectators = تماشاگران
    .help = کسانی که صندلی ندارند می‌توانند تماشا کنند.
set-television = تلویزیون
    .help = صفحه‌ی بزرگِ اتاق می‌تواند با کد، میز را نشان دهد.

set-decks = تصویرها
set-deck-dream = دسته‌ی رؤیا
set-deck-pictures =
    { $count ->
        [one] { $count } تصویر
       *[other] { $count } تصویر
    }
set-deck-blind = ربات‌ها این دسته را خوب نمی‌بینند و بیشتر حدس می‌زنند.
set-decks-few = بازی { $needed } تصویر می‌خواهد و اینجا { $have } تا هست. دسته‌ی دیگری اضافه کنید یا با تصویرهای کمتر بازی کنید (قوانین خانگی).

set-language = زبان ربات‌ها
    .help = به این زبان سرنخ می‌دهند و سرنخ‌های شما را بهتر می‌فهمند.

set-house = قوانین خانگی
set-house-none = همه‌ی گزینه‌ها با توضیح؛ همه مثل نسخه‌ی چاپی
set-house-changed =
    { $count ->
        [one] { $count } گزینه با نسخه‌ی چاپی فرق دارد
       *[other] { $count } گزینه با نسخه‌ی چاپی فرق دارد
    }
set-printed = مثل نسخه‌ی چاپی
set-printed-number = در نسخه‌ی چاپی: { $value }
set-changed = تغییر کرده
set-reset = برگشت به نسخه‌ی چاپی
set-reset-all = همه مثل نسخه‌ی چاپی
set-number = یک عدد
set-range = از { $least } تا { $most }
set-roles-players = بازیکنان
set-roles-of = { $who } با { $players } بازیکن
set-roles-few = برای { $players } بازیکن کم است

set-fixed = بازی در جریان است: خود بازی، قوانین، صندلی‌ها و تصویرها را پس از پایان آن می‌شود عوض کرد.
