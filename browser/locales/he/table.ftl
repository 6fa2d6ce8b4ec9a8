# The table: the frame around both games.

## Seats and names

table-bot-name = בוט { $number }
table-seat-number = מקום { $number }
table-level-steady = שקול
table-level-random = אקראי
table-level-easy = קל
table-level-normal = רגיל
table-level-hard = קשה
table-nicknames = גירית, בונה, שועל, קיפוד, אנפה, חתול בר, סמור, לוטרה, ינשוף, עורב, אדום חזה, סנאי, חסידה, דרור
table-seats = מקומות
table-seat-free = פנוי
table-you = אתם
table-your-name = השם שלכם
table-sit = להתיישב
table-sit-short = לשבת כאן
table-move = לעבור לכאן
table-bot = בוט
table-fill = להושיב בוטים בכל המקומות הפנויים:
table-full = כל המקומות תפוסים. אפשר לצפות, ולשבת כשיתפנה מקום.
table-seat-menu = על { $who }
table-seat-plain = אין עוד מה לספר על המקום הזה.
table-rename = לשנות שם
table-swap-with = להחליף מקום עם
table-swap = להחליף
table-promote = להעביר את האירוח
table-mute = לחסום כתיבה
table-unmute = לאפשר שוב כתיבה
table-remove = להוציא מהשולחן
table-remove-bot = להוציא את הבוט
table-aim = לבחור את { $who }

table-mark-turn = בתור
table-mark-stand-in = בוט משחק
table-mark-gone = לא כאן
table-mark-ready = אפשר להמשיך
table-mark-host = מארח
table-mark-muted = הכתיבה חסומה

## What is going on

table-title = { $game } · { $code }
table-your-turn = תורכם
table-progress = { $game } · { $far }
table-round = סיבוב { $round } מתוך 3
table-turn = תור { $turn }
table-free-seats =
    { $count ->
        [one] נשאר מקום פנוי אחד
        [two] נשארו שני מקומות פנויים
       *[other] נשארו { $count } מקומות פנויים
    }
table-all-here = כולם כאן: אפשר להתחיל
table-the-host = מארח השולחן
table-wait-start = מחכים לתחילת המשחק. האירוח: { $who }.
table-wait-again = אפשר לפתוח משחק נוסף. האירוח: { $who }.
table-start = להתחיל לשחק
table-start-again = לשחק שוב
table-start-missing =
    { $count ->
        [one] נשאר מקום פנוי אחד: הזמינו מישהו או הושיבו בוט.
        [two] נשארו שני מקומות פנויים: הזמינו חברים או הושיבו בוטים.
       *[other] נשארו { $count } מקומות פנויים: הזמינו חברים או הושיבו בוטים.
    }
table-over = המשחק נגמר
table-playing = משחקים עכשיו
table-resting = הסתכלו על מה שנחשף
table-rest-waits = עוד מסתכלים: { $who }.
table-rest-over = ממשיכים…
table-rest-you = ראיתם הכול? אפשר להמשיך.
table-go-on = להמשיך
table-stand-in = בוט משחק במקומכם.
table-back = חזרתי
table-kept = המקום שלכם שמור; בינתיים בוט משחק בו.
table-return = לחזור למקום
table-watching = אתם צופים במשחק הזה.
table-behind-doors =
    { $count ->
        [one] משחקים כאן בדלתיים סגורות. חכו עד שהמשחק ייגמר.
        [two] שניים משחקים כאן בדלתיים סגורות. חכו עד שהמשחק ייגמר.
       *[other] { $count } משחקים כאן בדלתיים סגורות. חכו עד שהמשחק ייגמר.
    }
table-unseated = כבר אין לכם מקום כאן: הוא עבר למכשיר אחר, או נלקח בידי מארח השולחן.
table-unreadable = אי אפשר לפתוח את השולחן הזה
table-no-way = אי אפשר להיכנס
table-connected = מחוברים
table-connecting = לא מחוברים
table-clock =
    { $count ->
        [one] נשארה שנייה אחת
        [two] נשארו שתי שניות
       *[other] נשארו { $count } שניות
    }
table-hurry = נשארו עשר שניות.

## Invitation and settings

table-invite = הזמנה
table-code = קוד השולחן
table-link = קישור
table-qr = קוד QR של הקישור לשולחן הזה
table-television = להציג בטלוויזיה
table-settings = הגדרות
table-settings-change = לשנות הגדרות
table-settings-see = כל ההגדרות
table-settings-save = לשמור הגדרות
table-settings-host = רק מארח השולחן יכול לשנות אותן.
table-words-game =
    { $count ->
        [one] { $game }, מקום אחד
        [two] { $game }, שני מקומות
       *[other] { $game }, { $count } מקומות
    }
table-words-switches =
    { $count ->
        [one] כלל בית אחד
        [two] שני כללי בית
       *[other] { $count } כללי בית
    }
table-words-clock-off = בלי שעון
table-words-clock-relaxed = שלוש דקות להחלטה
table-words-clock-quick = 45 שניות להחלטה
table-words-clock-seconds =
    { $count ->
        [one] שנייה אחת להחלטה
        [two] שתי שניות להחלטה
       *[other] { $count } שניות להחלטה
    }
table-words-watched = אחרים יכולים לצפות
table-words-unwatched = אחרים לא יכולים לצפות
table-words-chat-all = כולם יכולים לכתוב
table-words-chat-seats = רק היושבים ליד השולחן כותבים
table-words-chat-off = בלי צ׳אט
table-words-listed = ברשימת השולחנות הפתוחים
table-words-television = אפשר להציג בטלוויזיה

## Log and chat

table-talk = יומן וצ׳אט
table-log = יומן
table-chat = צ׳אט
table-gallery = יציע
table-log-empty = עוד לא קרה כלום.
table-chat-empty = עוד לא נכתב כאן דבר.
table-gallery-empty = כאן כותבים הצופים. היושבים ליד השולחן לא רואים את זה בזמן משחק.
table-by-bot = מהלך של בוט
table-unread =
    { $count ->
        [one] שורה חדשה אחת
        [two] שתי שורות חדשות
       *[other] { $count } שורות חדשות
    }
table-say = לכתוב לכולם
table-say-gallery = לכתוב ליציע
table-send = לשלוח
table-chat-off = הצ׳אט כבוי בהגדרות השולחן.
table-chat-seats = רק היושבים ליד השולחן כותבים כאן.
table-gallery-only = רק הצופים כותבים כאן.
table-you-muted = נחסמה לכם הכתיבה.
table-line-hidden = הוסתר בידי מארח השולחן
table-hide-line = להסתיר את השורה של { $who }
table-hide-clue = להסתיר את הרמז

## Menu

table-home = דף הבית
table-sound = צליל
table-offer-seat = לשחק במכשיר אחר
table-offer-seat-how = פתחו את הקישור במכשיר השני בתוך עשר דקות. הוא פועל פעם אחת, והמקום שלכם עובר לשם.
table-offer-seat-link = קישור למכשיר השני
table-offer-seat-failed = הקישור אבד בדרך.
table-leave = לעזוב את המקום
table-leave-running = בוט ימשיך לשחק במקומכם. המקום נשמר, ואפשר לחזור אליו במשחק הזה.
table-leave-open = המקום שלכם יתפנה לאחרים.
table-leave-now = לעזוב
table-keys-how = Tab ומקשי החצים עוברים מדבר לדבר, Enter או רווח בוחרים.
table-key-board = אל הלוח
table-key-players = אל השחקנים
table-key-go-on = להמשיך אחרי חשיפה
table-key-log = יומן
table-key-chat = צ׳אט
table-key-rules = כללים
table-key-invite = הזמנה
table-key-menu = תפריט
table-key-help = העזרה הזאת
table-key-close = לסגור

## After a game

table-result = תוצאה
table-see-board = לראות את הלוח
table-see-result = לראות את התוצאה
table-kept-game = המשחק הזה
table-replay = שידור חוזר
table-record = להוריד את רישום המשחק
table-fair = הערבוב היה הוגן? בדקו
table-fair-why = טביעת האצבע הוצגה לפני שחולק הקלף הראשון: היא ה־SHA-256 של הזרע, וכל חלוקה נובעת מהזרע.
table-seed = זרע
table-commitment = טביעת אצבע
