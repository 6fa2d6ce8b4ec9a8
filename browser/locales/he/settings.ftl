# The form of a table's settings.

set-game = משחק
set-players = { $from } עד { $to } שחקנים
set-play = במה משחקים
set-table = השולחן
set-edition = מהדורת הכללים
set-seats = שחקנים
set-first = מי מתחיל
set-first-rules = לפי הכללים
set-first-random = בהגרלה
set-first-seat = מקום { $number }

set-clock = שעון
set-clock-off = כבוי
    .help = לכל אחד כמה זמן שירצה.
set-clock-relaxed = נינוח
    .help = שלוש דקות לכל החלטה; אחריהן בוט משחק במקום מי שנעדר.
set-clock-quick = מהיר
    .help = 45 שניות לכל החלטה; אחריהן בוט משחק במקום מי שנעדר.
set-clock-own = מותאם אישית
set-clock-seconds = שניות לכל החלטה

set-bot-pace = קצב הבוטים
set-bot-pace-calm = רגוע
    .help = הבוטים לא ממהרים באף מהלך.
set-bot-pace-normal = רגיל
    .help = קצת יותר משנייה לקלף, ופי שניים אחרי משהו חשוב.
set-bot-pace-quick = מהיר
    .help = הבוטים כמעט לא מחכים.
set-bot-pace-step = צעד אחר צעד
    .help = כשאתם לבד עם בוטים, כל בוט מחכה עד שתקישו על ״המהלך הבא״. עם אחרים הקצב רגיל.

set-chat = צ׳אט
set-chat-all = כולם
set-chat-seats = רק השחקנים
set-chat-off = כבוי
set-phrases = משפטים מוכנים
    .help = אומרים אותם בהקשה, וכל אחד קורא אותם בשפה שלו. גם כשהצ׳אט כבוי.
set-listed = שולחן פתוח
    .help = כל אחד יכול למצוא אותו בדף הבית. אחרת צריך את הקישור או את הקוד.
set-spectators = צופים
    .help = גם בלי מקום ליד השולחן אפשר לצפות.
set-television = טלוויזיה
    .help = מסך גדול בחדר יכול להציג את השולחן, בעזרת הקוד.

set-decks = תמונות
set-deck-dream = חפיסת החלומות
set-deck-pictures =
    { $count ->
        [one] תמונה אחת
        [two] שתי תמונות
       *[other] { $count } תמונות
    }
set-deck-blind = הבוטים לא רואים היטב את החפיסה הזאת ובעיקר מנחשים.
set-decks-few = למשחק דרושות { $needed } תמונות, וכאן יש { $have }. הוסיפו חפיסה, או שחקו עם מה שיש.
set-decks-all =
    { $count ->
        [one] משחק עם התמונה היחידה
        [two] משחק עם שתי התמונות
       *[other] משחק עם כל { $count } התמונות
    }

set-language = שפת הבוטים
    .help = בשפה הזאת הם נותנים רמזים, ובה הם מבינים הכי טוב את הרמזים שלכם.

set-house = כללי הבית
set-house-none = כל הכללים כמו במהדורה. פתחו כדי לראות או לשנות אותם.
set-house-changed =
    { $count ->
        [one] אפשרות אחת שונה מהמהדורה
        [two] שתי אפשרויות שונות מהמהדורה
       *[other] { $count } אפשרויות שונות מהמהדורה
    }
set-printed = כמו במהדורה
set-printed-number = במהדורה: { $value }
set-changed = שונה
set-reset = חזרה למהדורה
set-reset-all = הכול כמו במהדורה
set-number = מספר
set-range = מ־{ $least } עד { $most }
set-roles-players = שחקנים
set-roles-of = { $who } במשחק של { $players } שחקנים
set-roles-few = מעט מדי ל־{ $players } שחקנים

set-fixed = משחק מתנהל עכשיו: את המשחק, הכללים, המקומות והתמונות אפשר לשנות כשהוא ייגמר.
