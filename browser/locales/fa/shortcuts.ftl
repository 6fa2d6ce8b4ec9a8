# The keyboard shortcuts of a table.

table-keys-how = با Tab و کلیدهای جهت‌دار جابه‌جا شوید و با Enter یا فاصله انتخاب کنید.
table-key-board = به صفحه‌ی بازی
table-key-players = به بازیکنان
table-key-go-on = ادامه پس از رو شدن کارت‌ها، یا حرکت ربات بعدی
table-key-log = گزارش
table-key-chat = گفت‌وگو
table-key-phrases = گفتن یک جمله
table-key-rules = قوانین
table-key-invite = دعوت
table-key-menu = منو
table-key-help = همین راهنما
table-key-close = بستن
