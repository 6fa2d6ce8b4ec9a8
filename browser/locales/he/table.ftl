# The table: the frame around both games.

## Seats and names

table-bot-name = בוט{ "\u00A0" }{ $number }
table-seat-number = מקום{ "\u00A0" }{ $number }
table-level-steady = יציב
table-level-random = אקראי
table-level-easy = קל
table-level-normal = רגיל
table-level-hard = קשה
table-seats = מקומות
table-you = אני
table-aim = בחירת { $who }
table-sending = המהלך שלכם עומד להישלח

table-mark-turn = התור כאן
table-mark-stand-in = בוט משחק
table-mark-gone = לא כאן
table-mark-ready = אפשר להמשיך
table-mark-host = מארח
table-mark-muted = הכתיבה חסומה

## What is going on

table-title = { $game } · { $code }
table-your-turn = התור שלכם
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
table-wait-start = מחכים לאישור של { $who } כדי להתחיל.
table-over = המשחק נגמר
table-you-win = ניצחתם!
table-you-win-too = ניצחתם, יחד עם אחרים!
table-wins = הניצחון של { $who }
table-playing = משחקים עכשיו
table-resting = הסתכלו על התוצאה
table-great-scene = ראו מה קורה.
table-rest-others = כולם מסתכלים על התוצאה
table-rest-waits = עוד מסתכלים: { $who }.
table-rest-over = ממשיכים…
table-rest-you = ראיתם הכול? אפשר להמשיך.
table-go-on = המשך
table-hold = רק רגע
table-held = צריכים עוד קצת זמן: { $who }.
table-held-you = האחרים מחכים עד שתמשיכו.
table-stepping = הבוטים מחכים לכם.
table-next-move = המהלך הבא
table-may-begin = התחילו אתם, או תנו לבוט להתחיל.
table-bot-begins = בוט מתחיל
table-behind-doors =
    { $count ->
        [one] שחקן אחד משתתף כאן במשחק פרטי. חכו עד שהמשחק ייגמר.
        [two] שני שחקנים משתתפים כאן במשחק פרטי. חכו עד שהמשחק ייגמר.
       *[other] { $count } שחקנים משתתפים כאן במשחק פרטי. חכו עד שהמשחק ייגמר.
    }
table-connected = מחוברים
table-connecting = לא מחוברים
table-clock =
    { $count ->
        [one] נשארה שנייה אחת
        [two] נשארו שתי שניות
       *[other] נשארו { $count } שניות
    }
table-hurry = נשארו עשר שניות.

## Log and chat

table-talk = יומן וצ׳אט
table-chat = צ׳אט
table-phrases = משפטים
table-gallery = צופים
table-log = יומן
table-since = מאז התור האחרון שלכם
table-by-stand-in = הבוט שלכם
table-unread =
    { $count ->
        [one] הודעה חדשה אחת
        [two] שתי הודעות חדשות
       *[other] { $count } הודעות חדשות
    }
table-send = שליחה

## Menu

table-home = דף הבית
table-sound = צליל
table-abandoned = המשחק הופסק
