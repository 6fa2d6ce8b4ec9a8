# Words that every page uses.

app-name = Lorelode
app-tagline = خرابکار و دیکسیت، کنار دوستان

game-saboteur = خرابکار
game-dixit = دیکسیت

language = زبان
language-en = English
language-fa = فارسی
language-he = עברית
language-lv = Latviešu
language-ru = Русский

theme = ظاهر
theme-auto = خودکار
theme-light = روشن
theme-dark = تیره
sound-on = صدا روشن است
sound-off = صدا خاموش است

close = بستن
send = فرستادن
cancel = انصراف
ok = تأیید
back = برگشت
on = روشن
off = خاموش
none = ندارد
copy = کپی
copied = کپی شد
share = هم‌رسانی
learn-by-playing = آموزش با بازی
rules = قوانین
credits = دست‌اندرکاران
forget-me = پاک کردن اطلاعاتم از این دستگاه
menu = منو
loading = در حال بارگذاری…
keyboard-help = میان‌برهای صفحه‌کلید
skip-to-content = رفتن به محتوای صفحه

unofficial = این برنامه رسمی نیست: نام بازی‌ها از آنِ صاحبانشان است و هیچ تصویر یا متنی از ناشران در آن نیامده است.

## Bots

bot-banjo = بانجو
bot-cactus = کاکتوس
bot-cosmo = کاسمو
bot-domino = دومینو
bot-fido = فیدو
bot-karma = کارما
bot-kiwi = کیوی
bot-lychee = لیچی
bot-mango = مانگو
bot-nana = نانا
bot-paprika = پاپریکا
bot-pixel = پیکسل
bot-rollo = رولو
bot-rumba = رومبا
bot-turbo = توربو
bot-yeti = یتی
