# The form of a table's settings.

set-game = بازی
set-players = { $from } تا { $to } بازیکن
set-play = بازی و قوانین
set-table = میز
set-edition = نسخه‌ی قوانین
set-seats = بازیکنان
set-first = شروع‌کننده
set-first-rules = طبق قوانین
set-first-random = به قید قرعه
set-first-seat = صندلی { $number }

set-clock = ساعت
set-clock-off = خاموش
    .help = هر کس هر قدر بخواهد وقت دارد.
set-clock-relaxed = آرام
    .help = سه دقیقه برای هر تصمیم؛ بعد از آن رباتی به‌جای کسی که نیست بازی می‌کند.
set-clock-quick = سریع
    .help = ۴۵ ثانیه برای هر تصمیم؛ بعد از آن رباتی به‌جای کسی که نیست بازی می‌کند.
set-clock-own = دلخواه
set-clock-seconds = ثانیه برای هر تصمیم

set-bot-pace = سرعت ربات‌ها
set-bot-pace-calm = آرام
    .help = ربات‌ها در هیچ حرکتی عجله نمی‌کنند.
set-bot-pace-normal = معمولی
    .help = کمی بیش از یک ثانیه برای هر کارت، و پس از اتفاق‌های مهم دو برابر.
set-bot-pace-quick = سریع
    .help = ربات‌ها تقریباً معطل نمی‌کنند.
set-bot-pace-step = گام‌به‌گام
    .help = اگر تنها با ربات‌ها بازی می‌کنید، هر ربات منتظر می‌ماند تا «حرکت بعدی» را بزنید. با دیگران همان سرعت معمولی است.

set-chat = گفت‌وگو
set-chat-all = همه
set-chat-seats = فقط بازیکنان
set-chat-off = خاموش
set-phrases = جمله‌های آماده
    .help = بازیکنان با یک ضربه جمله‌ای می‌گویند و هر کس آن را به زبان خودش می‌خواند؛ حتی وقتی گفت‌وگو خاموش است.
set-listed = میز باز
    .help = همه می‌توانند آن را در صفحه‌ی اصلی پیدا کنند. وگرنه پیوند یا کد لازم است.
set-spectators = تماشاگران
    .help = کسانی که صندلی ندارند می‌توانند تماشا کنند.
set-television = تلویزیون
    .help = صفحه‌نمایش بزرگ اتاق می‌تواند با کد، میز را نشان دهد.

set-decks = تصویرها
set-deck-dream = دسته‌ی رؤیا
set-deck-pictures =
    { $count ->
        [one] { $count } تصویر
       *[other] { $count } تصویر
    }
set-deck-blind = ربات‌ها این دسته را خوب نمی‌بینند و بیشتر حدس می‌زنند.
set-decks-few = بازی { $needed } تصویر می‌خواهد و این‌جا { $have } تا هست. دسته‌ی دیگری اضافه کنید یا با همین‌ها بازی کنید.
set-decks-all =
    { $count ->
        [one] بازی با همین { $count } تصویر
       *[other] بازی با همه‌ی { $count } تصویر
    }

set-language = زبان ربات‌ها
    .help = به این زبان سرنخ می‌دهند و سرنخ‌های شما را هم به این زبان بهتر می‌فهمند.

set-house = قوانین خانگی
set-house-none = همه‌ی قوانین مثل نسخه‌ی چاپی است. برای دیدن یا تغییر، باز کنید.
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
set-roles-of = { $who } در بازی { $players } نفره
set-roles-few = برای { $players } بازیکن کم است

set-fixed = بازی در جریان است: خود بازی، قوانین، صندلی‌ها و تصویرها را پس از پایان آن می‌شود عوض کرد.
