# A table before its first game, and the seats after each.

## Seats and names

table-seat-free = פנוי
table-your-name = השם שלכם
table-name-long = עד { $letters } תווים, בבקשה.
table-sit = תפיסת מקום
table-sit-short = לשבת כאן
table-move = מעבר לכאן
table-bot = בוט
table-fill = בוטים בכל המקומות הפנויים:
table-full = כל המקומות תפוסים. אפשר לצפות, ולשבת כשיתפנה מקום.
table-seat-menu = אפשרויות עבור { $who }
table-pick-face = בחירת דיוקן
table-nicknames = גירית, בונה, שועל, קיפוד, אנפה, חתול בר, סמור, לוטרה, ינשוף, עורב, אדום חזה, סנאי, חסידה, דרור

## What is going on

table-free-seats =
    { $count ->
        [one] נשאר מקום פנוי אחד
        [two] נשארו שני מקומות פנויים
       *[other] נשארו { $count } מקומות פנויים
    }
table-all-here = כולם כאן: אפשר להתחיל
table-wait-start = מחכים לאישור של { $who } כדי להתחיל.
table-wait-again = משחק נוסף? באישור של { $who }.
table-start = התחלת המשחק
table-start-again = משחק נוסף
table-shuffling = הקלפים נטרפים …
table-invite-players = להזמין את האחרים לשחק
table-players-invited = מי שביקש הודעות קיבל הזמנה.
table-start-missing =
    { $count ->
        [one] נשאר מקום פנוי אחד: הזמינו מישהו או הושיבו בוט.
        [two] נשארו שני מקומות פנויים: הזמינו חברים או הושיבו בוטים.
       *[other] נשארו { $count } מקומות פנויים: הזמינו חברים או הושיבו בוטים.
    }

## Invitation and settings

table-invite = הזמנה
table-code = קוד השולחן
table-link = קישור
table-qr = קוד QR של הקישור לשולחן הזה
table-television = הצגה בטלוויזיה
table-settings = הגדרות
table-settings-change = שינוי הגדרות
table-settings-see = כל ההגדרות
table-words-game =
    { $count ->
        [one] { $game }, שחקן אחד
        [two] { $game }, שני שחקנים
       *[other] { $game }, { $count } שחקנים
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
table-words-bots-calm = בוטים רגועים
table-words-bots-quick = בוטים מהירים
table-words-bots-step = הבוטים משחקים אחד־אחד
table-words-watched = אחרים יכולים לצפות
table-words-unwatched = אחרים לא יכולים לצפות
table-words-chat-all = כולם יכולים לכתוב
table-words-chat-seats = רק השחקנים יכולים לכתוב
table-words-chat-off = בלי צ׳אט
table-words-no-phrases = בלי משפטים מוכנים
table-words-listed = ברשימת השולחנות הפתוחים
table-words-television = אפשר להציג בטלוויזיה

## The host

table-host-ask = קבלת תפקיד המארח
table-host-back = חזרה לתפקיד המארח

# Who begins, asked before the first deal.

first-player-youngest = מי הכי צעיר כאן?
first-player-agreed = מי מתחיל?
first-player-help = כל מי שיושב ליד השולחן יכול לבחור שם. אם איש לא בוחר, עורכים הגרלה.
first-player-lots = הגרלה
first-player-named = התור הראשון: { $who }.
    .you = התור הראשון שלכם.
first-player-open = בחרו בטלפון, או שתיערך הגרלה.
