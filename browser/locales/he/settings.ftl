# The form of a table's settings.

set-game = משחק
set-players = { $from } עד { $to } שחקנים
set-play = במה משחקים
set-table = השולחן
set-edition = מהדורת הכללים
set-seats = שחקנים
set-first = מי מתחיל
set-first-rules = לפי הכללים
set-first-random = לפי הגורל
set-first-seat = מקום { $number }

set-clock = שעון
set-clock-off = כבוי
    .help = לכל אחד כמה זמן שירצה.
set-clock-relaxed = נינוח
    .help = שלוש דקות לכל החלטה; אחריהן בוט משחק במקום מי שנעדר.
set-clock-quick = מהיר
    .help = 45 שניות לכל החלטה; אחריהן בוט משחק במקום מי שנעדר.
set-clock-own = משלי
set-clock-seconds = שניות לכל החלטה

set-chat = צ׳אט
set-chat-all = כולם
set-chat-seats = רק השחקנים
set-chat-off = כבוי
set-listed = שולחן פתוח
    .help = כל אחד יכול למצוא אותו בדף הראשי. אחרת צריך את הקישור או את הקוד.
set-spectators = צופים
    .help = גם בלי מקום ליד השולחן אפשר לצפות.
set-television = טלוויזיה
    .help = מסך גדול בחדר יכול להציג את השולחן, לפי הקוד.

set-decks = תמונות
set-deck-dream = חפיסת החלומות
set-deck-pictures =
    { $count ->
        [one] תמונה אחת
        [two] שתי תמונות
       *[other] { $count } תמונות
    }
set-deck-blind = הבוטים לא רואים היטב את החפיסה הזאת ובעיקר מנחשים.
set-decks-few = למשחק דרושות { $needed } תמונות, וכאן יש { $have }. הוסיפו חפיסה, או שחקו בפחות תמונות (כללי הבית).

set-language = שפת הבוטים
    .help = בשפה הזאת הם נותנים רמזים, ובה הם מבינים הכי טוב את הרמזים שלכם.

set-house = כללי הבית
set-house-none = כל האפשרויות עם הסבר; כולן כמו במהדורה
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
set-roles-of = { $who }, { $players } שחקנים
set-roles-few = מעט מדי ל־{ $players } שחקנים

set-fixed = משחק מתנהל עכשיו: את המשחק, הכללים, המקומות והתמונות אפשר לשנות כשהוא ייגמר.
