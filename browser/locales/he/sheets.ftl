# A table's sheets and its chat, and the table after a game.

## Seats and names

table-seat-plain = אין כאן מה לשנות.
table-rename = שינוי שם
table-swap-with = החלפת מקום עם
table-swap = החלפה
table-promote = העברת תפקיד המארח
table-mute = חסימת כתיבה
table-unmute = ביטול חסימת הכתיבה
table-mute-bot = השתקת הבוט
table-unmute-bot = ביטול השתקת הבוט
table-remove = הרחקה מהשולחן
table-remove-bot = הסרת הבוט

## What is going on

table-stand-in = בוט משחק במקומכם.
table-back = חזרתי
table-kept = המקום שלכם שמור; בינתיים בוט משחק בו.
table-return = חזרה למקום
table-watching = אתם צופים במשחק הזה.
table-unseated = כבר אין לכם מקום כאן: הוא עבר למכשיר אחר, או שמארח השולחן פינה אותו.
table-behind-doors =
    { $count ->
        [one] שחקן אחד משתתף כאן במשחק פרטי. חכו עד שהמשחק ייגמר.
        [two] שני שחקנים משתתפים כאן במשחק פרטי. חכו עד שהמשחק ייגמר.
       *[other] { $count } שחקנים משתתפים כאן במשחק פרטי. חכו עד שהמשחק ייגמר.
    }

## Invitation and settings

table-settings-save = שמירת הגדרות
table-settings-host = רק מארח השולחן יכול לשנות אותן.

## Log and chat

table-meanwhile =
    { $count ->
        [one] כשלא הייתם כאן, בוט עשה מהלך אחד במקומכם:
        [two] כשלא הייתם כאן, בוט עשה שני מהלכים במקומכם:
       *[other] כשלא הייתם כאן, בוט עשה { $count } מהלכים במקומכם:
    }

## Menu

table-tips-again = הצגת הטיפים שוב
table-spectators = צופים
table-offer-seat = מעבר למכשיר אחר
table-offer-seat-how = פתחו את הקישור במכשיר השני בתוך עשר דקות. הוא פועל פעם אחת, והמקום שלכם עובר לשם.
table-offer-seat-link = קישור למכשיר השני
table-offer-seat-qr = קוד QR של הקישור הזה
table-offer-seat-failed = יצירת הקישור נכשלה. נסו שוב.
table-seat-moved = המקום שלכם נמצא עכשיו במכשיר השני. כאן אפשר רק לצפות.
table-leave = עזיבת המקום
table-leave-running = בוט ימשיך לשחק במקומכם. המקום נשמר, ואפשר לחזור אליו במשחק הזה.
table-leave-open = המקום שלכם יתפנה לאחרים.
table-leave-now = עזיבה
table-end-how = אם יותר ממחצית השחקנים ירצו בכך, המשחק ייגמר לכולם. אחרי שתי דקות כבר לא סופרים את מי שלא נמצא. איש לא ינצח, וכל מה שהיה נסתר ייראה בצפייה החוזרת.
table-end-alone = המשחק ייגמר מייד. איש לא ינצח, וכל מה שהיה נסתר ייראה בצפייה החוזרת.
table-end-ask = הצעה לאחרים
table-abandoned-how = איש לא ניצח.
table-end = סיום המשחק
table-end-yes = סיום
table-end-no = המשך המשחק
table-end-failed = המשחק נמשך.
table-host-here = אני כאן

## After a game

table-result = תוצאה
table-see-board = אל הלוח
table-see-result = אל התוצאה
table-kept-game = המשחק הזה
table-replay = צפייה חוזרת
table-record = הורדת רישום המשחק
table-own-pictures = התמונות שלכם
table-keep-clues = לשמור את הרמזים כמילים של התמונות ({ $count })
table-clues-kept = הרמזים נשמרו. מעכשיו הבוטים יבינו את התמונות האלה טוב יותר.
table-end-vote = לסיים את המשחק? בעד: { $who } ({ $yes } מתוך { $needed } קולות)
table-host-asked = אם לא תגיע תשובה מאת { $host }, תפקיד המארח יעבור אל { $who }.
table-host-asked-you = אתם כאן? אחרת תפקיד המארח יעבור אל { $who }.
table-you-win = ניצחתם!
table-you-win-too = ניצחתם, יחד עם אחרים!
table-wins = הניצחון של { $who }
table-push = להודיע לי כשתורי
