# Words that every page uses.

app-name = Lorelode
app-tagline = חבלן ודיקסיט, עם חברים

language = שפה
language-en = English
language-fa = فارسی
language-he = עברית
language-lv = Latviešu
language-ru = Русский

theme = מראה
theme-auto = אוטומטי
theme-light = בהיר
theme-dark = כהה
sound-on = הצליל פועל
sound-off = הצליל כבוי

close = סגירה
cancel = ביטול
ok = אישור
back = חזרה
more = עוד
on = פועל
off = כבוי
none = אין
yes = כן
no = לא
copy = העתקה
copied = הועתק
share = שיתוף
rules = כללים
credits = קרדיטים
menu = תפריט
loading = בטעינה…
seconds =
    { $count ->
        [one] שנייה אחת
        [two] שתי שניות
       *[other] { $count } שניות
    }
minutes =
    { $count ->
        [one] דקה אחת
        [two] שתי דקות
       *[other] { $count } דקות
    }
keyboard-help = קיצורי מקלדת
skip-to-content = דילוג לתוכן

unofficial = האתר אינו רשמי: שמות המשחקים שייכים לבעליהם, ואין בו דבר מהציורים או מהטקסטים של המוציאים לאור.
