# The table: the frame around both games.

## Seats and names

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
table-undo = ביטול המהלך
table-send-now = שליחה עכשיו

table-mark-turn = התור כאן
table-mark-stand-in = בוט משחק
table-mark-gone = לא כאן
table-mark-ready = אפשר להמשיך
table-mark-host = מארח
table-mark-muted = הכתיבה חסומה

## What bots are called, by their faces

## What is going on

table-title = { $game } · { $code }
table-your-turn = התור שלכם
table-progress = { $game } · { $far }
table-round = סיבוב { $round } מתוך 3
table-turn = תור { $turn }
table-the-host = מארח השולחן
table-over = המשחק נגמר
table-playing = משחקים עכשיו
table-resting = הסתכלו על התוצאה
table-great-scene = ראו מה קורה.
table-rest-others = כולם מסתכלים על התוצאה
table-go-on = המשך
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
table-log-empty = עוד לא קרה כלום.
table-log-since = חדש מאז התור האחרון שלכם
table-by-bot = מהלך של בוט
table-hide-clue = הסתרת הרמז
table-unhide-clue = הצגת הרמז שוב
table-since = מאז התור האחרון שלכם
table-by-stand-in = הבוט שלכם
table-unread =
    { $count ->
        [one] הודעה חדשה אחת
        [two] שתי הודעות חדשות
       *[other] { $count } הודעות חדשות
    }

## Menu

table-home = דף הבית
table-sound = צליל
table-abandoned = המשחק הופסק
table-hint = עצה: מה בוט היה עושה?
