# Words that every page uses.

app-name = Lorelode
app-tagline = חבלן ודיקסיט, עם חברים

game-saboteur = חבלן
game-dixit = דיקסיט

language = שפה
language-en = English
language-fa = فارسی
language-he = עברית
language-lv = Latviešu
language-ru = Русский

theme = תצוגה
theme-auto = אוטומטי
theme-light = בהיר
theme-dark = כהה
sound-on = הצליל פועל
sound-off = הצליל כבוי

close = סגירה
send = שליחה
cancel = ביטול
ok = אישור
back = חזרה
on = פועל
off = כבוי
none = אין
copy = העתקה
copied = הועתק
share = שיתוף
learn-by-playing = לומדים תוך כדי משחק
rules = כללים
credits = קרדיטים
forget-me = מחיקת הפרטים שלי מהמכשיר
menu = תפריט
loading = בטעינה…
keyboard-help = קיצורי מקלדת
skip-to-content = דילוג לתוכן

unofficial = האתר אינו רשמי: שמות המשחקים שייכים לבעליהם, ואין בו דבר מהציורים או מהטקסטים של המוציאים לאור.

## Bots

bot-banjo = בנג׳ו
bot-cactus = קקטוס
bot-cosmo = קוסמו
bot-domino = דומינו
bot-fido = פידו
bot-karma = קארמה
bot-kiwi = קיווי
bot-lychee = ליצ׳י
bot-mango = מנגו
bot-nana = נאנה
bot-paprika = פפריקה
bot-pixel = פיקסל
bot-rollo = רולו
bot-rumba = רומבה
bot-turbo = טורבו
bot-yeti = יטי
