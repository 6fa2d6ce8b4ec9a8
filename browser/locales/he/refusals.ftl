# Why something was refused.

refusal-asked-recently = כבר שאלו את זה לפני זמן קצר. חכו כמה דקות, או תנו למישהו אחר לשאול.
refusal-bad-deck = אי אפשר לעשות זאת בחפיסה הזאת. בחרו שם אחר או חפיסה אחרת.
refusal-bad-message = הדף והשרת לא הבינו זה את זה. רעננו את הדף.
refusal-bad-name = השם הזה לא מתאים. בחרו שם באורך של עד { $letters } תווים.
refusal-bad-request = השרת לא הבין את הבקשה. רעננו את הדף.
refusal-bad-settings = ההגדרות האלה לא מסתדרות יחד. שנו אותן ונסו שוב.
refusal-bad-text = אי אפשר לשלוח את זה. כתבו משהו באורך של עד { $letters } תווים.
refusal-bad-words = אי אפשר להשתמש בטקסטים האלה. דרושה כותרת; בכל טקסט עד { $letters } תווים.
refusal-bot-cannot-play = אחד הבוטים בשולחן לא יודע לשחק ב־{ $game }. הסירו אותו קודם.
refusal-chat-off = הצ׳אט הזה כבוי בהגדרות השולחן.
refusal-deck-in-use = עכשיו משחקים בתמונות האלה. המתינו עד סוף המשחק.
refusal-empty-seats = יש עוד מקומות ריקים. הזמינו חברים או הושיבו בוטים.
refusal-file-animated = זו אנימציה; קלף הוא תמונה דוממת אחת.
refusal-file-bomb = כשמחלצים אותו הוא גדל ביותר מפי { $times }, כמו פצצת zip.
refusal-file-damaged = הקובץ פגום.
refusal-file-empty = הקובץ ריק.
refusal-file-folder = זו תיקייה. בחרו את התמונות שבה, או ארזו אותה כ־zip.
refusal-file-heic = אי אפשר לקרוא כאן קובצי HEIC. שמרו את התמונה כ־JPEG בטלפון או בתוכנת צפייה.
refusal-file-holds-more = יש בקובץ עוד משהו מלבד התמונה: { $found ->
        [film] סרטון
        [archive] קובץ דחוס
        [program] תוכנה
        [unknown] נתונים לא מוכרים
       *[other] { $found }
    }.
refusal-file-leads-out = הנתיב שלו מוביל אל מחוץ ל־zip.
refusal-file-link = זה קישור למקום אחר.
refusal-file-locked = הוא נעול בסיסמה.
refusal-file-not-decoded = לא ניתן היה לפענח את התמונה בבטחה.
refusal-file-not-zip = זה לא קובץ zip, או שהוא פגום.
refusal-file-packed = זה קובץ דחוס בתוך zip. חלצו אותו קודם.
refusal-file-packing = אי אפשר לקרוא כאן דחיסה כזאת. הכינו zip רגיל.
refusal-file-renamed = לפי השם זה { $expected }, אבל לפי התוכן זה { $found ->
        [film] סרטון
        [archive] קובץ דחוס
        [program] תוכנה
        [unknown] משהו לא מוכר
       *[other] { $found }
    }.
refusal-file-too-large = הוא גדול מ־{ $megabytes } מגה־בייט.
refusal-file-too-many-files = יש בו יותר מ־{ $files } קבצים. ארזו קובצי zip קטנים יותר.
refusal-file-too-many-pixels = יש בה { $width } × { $height } פיקסלים, יותר מ־{ $millions } מיליון. הקטינו אותה קודם.
refusal-file-too-much-memory = קריאת הקובץ דורשת יותר מדי זיכרון. הקטינו אותו קודם.
refusal-file-too-slow = קריאת הקובץ נמשכת יותר מדי זמן. הקטינו אותו קודם.
refusal-file-too-small = היא קטנה מדי: לקלף דרושים לפחות { $width } × { $height } פיקסלים.
refusal-file-truncated = הקובץ נקטע לפני סוף התמונה.
refusal-file-unpacks-too-large = עם הקובץ הזה תוכן ה־zip עולה על { $gigabytes } ג׳יגה־בייט. ארזו קובצי zip קטנים יותר.
refusal-file-unreadable = אי אפשר לקרוא את הקובץ.
refusal-file-unsupported = נקראות רק תמונות PNG,‏ JPEG ו־WebP.
refusal-file-words-unreadable = אי אפשר לקרוא את המילים שבו.
refusal-file-words-unusable = המילים לתמונה { $picture } אינן מתאימות.
refusal-file-words-without-picture = יש בו מילים לתמונה { $picture }, והיא אינה לצידו. ארזו את שניהם ב־zip אחד.
refusal-file-zip-too-large = קובץ ה־zip גדול מ־{ $megabytes } מגה־בייט. ארזו את התמונות בקבצים קטנים יותר.
refusal-file-zip64 = זה קובץ ZIP64, ליותר מ־4 ג׳יגה־בייט. ארזו את התמונות בקובצי zip קטנים יותר.
refusal-forbidden = הפעולה הזאת אסורה. חזרו לדף הבית.
refusal-forgotten = השרת שכח את הדפדפן הזה. רעננו את הדף כדי להיכנס מחדש.
refusal-founder-cannot-be-removed = השולחן שייך לשחקן הזה, והוא עשוי לחזור. עד אז אתם רק ממלאים את מקומו כמארח השולחן.
refusal-game-running = אי אפשר באמצע משחק. חכו עד שייגמר.
refusal-has-other-seat = יש לכם מקום אחר ליד השולחן הזה. חזרו אליו.
refusal-header-missing = בפנייה לשרת חסרה הכותרת { $header }. רעננו את הדף.
refusal-host-cannot-be-removed = אי אפשר להרחיק את מארח השולחן, אבל הוא יכול לעזוב את המקום.
refusal-host-not-needed = המשחק מתקדם גם בלי מארח השולחן. אם במשך שלוש דקות לא יקרה דבר, בקשו שוב.
refusal-internal = משהו השתבש בשרת. נסו שוב; אם זה חוזר, רעננו את הדף.
refusal-log-full = היומן של השולחן הזה מלא. שחקו עד סוף המשחק, ואז פתחו שולחן חדש.
refusal-muted = נחסמה לכם הכתיבה כאן. עדיין אפשר לקרוא ולשחק.
refusal-no-such-phrase = במשחק הזה אין משפט כזה. רעננו את הדף.
refusal-phrase-misfit = מה שהמשפט מדבר עליו כבר לא שם. בחרו שוב.
refusal-phrases-off = המשפטים המוכנים כבויים בהגדרות השולחן.
refusal-name-taken = השם הזה, או שם דומה לו מאוד, כבר תפוס כאן. בחרו שם אחר.
refusal-name-reserved = המשחק עצמו משתמש בשם הזה, לבוט או לדמות. בחרו שם אחר.
refusal-face-taken = הדיוקן הזה כבר תפוס בשולחן הזה. בחרו דיוקן אחר.
refusal-no-bot-move = את המהלך הזה לא עשה בוט.
refusal-no-free-seat = כל המקומות תפוסים. חכו עד שיתפנה מקום.
refusal-no-game-running = לא משחקים עכשיו. חכו עד שיתחיל משחק.
refusal-no-seat = בשביל זה צריך מקום ליד השולחן. תפסו מקום פנוי.
refusal-no-such-game = בשולחן הזה לא היה משחק כזה.
refusal-no-such-line = אין כאן הודעה כזאת או רמז כזה.
refusal-bots-clue = את הרמז הזה נתן בוט. אפשר להסתיר רק רמזים של אנשים.
refusal-not-alone = עצות יש רק למי שמשחק לבד עם בוטים.
refusal-not-your-clue = רק מי שנתן את הרמז יכול להסביר אותו, אחרי שהתור נגמר.
refusal-no-such-seat = אין מקום כזה ליד השולחן. בחרו מקום אחר.
refusal-no-such-spectator = האדם הזה כבר לא בין הצופים. אולי עזב או התיישב ליד השולחן.
refusal-not-found = אין כאן כלום. בדקו את הקוד או את הקישור, או בקשו חדש.
refusal-not-host = רק מארח השולחן יכול לעשות את זה. בקשו ממנו.
refusal-not-operator = רק מי שמפעיל את השרת יכול לעשות זאת. פתחו את הקישור הפרטי שהשרת הדפיס כשעלה.
refusal-not-your-turn = זה לא התור שלכם. חכו עד שהמשחק יפנה אליכם.
refusal-page-not-built = הדף עוד לא נבנה. הריצו make page ורעננו.
refusal-players-only = רק מי שהיה לו מקום במשחק הזה יכול לראות אותו.
refusal-rate-limited = זה היה מהר מדי. חכו רגע ונסו שוב.
refusal-removed = הורחקתם מהשולחן הזה. אפשר לפתוח שולחן משלכם.
refusal-resting = כולם עוד מסתכלים על התוצאה. הודיעו כשאתם מוכנים להמשיך.
refusal-seat-empty = אף אחד לא יושב שם.
refusal-seat-taken = המקום הזה תפוס. בחרו מקום פנוי, או שחררו קודם את המקום הזה.
refusal-server-full = השרת מלא. נסו שוב מאוחר יותר.
refusal-server-stopping = השרת יורד לזמן מה. הכול שמור; חזרו בקרוב.
refusal-stale-phase = המשחק כבר התקדם. הסתכלו שוב ואז בחרו.
refusal-store-unavailable = השרת לא יכול כרגע לקרוא או לשמור, ולכן דבר לא נעשה. נסו שוב עוד רגע.
refusal-table-expired = הרבה זמן לא קרה כלום בשולחן הזה, ולכן הוא נמחק. פתחו שולחן חדש.
refusal-table-reloading = השרת טוען את השולחן מחדש. עוד רגע תתחברו.
refusal-table-unreadable = הגרסה הזאת של השרת לא יכולה לפתוח את השולחן. פתחו שולחן חדש.
refusal-television-off = אסור להציג את השולחן הזה בטלוויזיה. מארח השולחן יכול לאפשר זאת בהגדרות.
refusal-television-only-shows = הטלוויזיה רק מציגה את השולחן.
refusal-too-few-seats = עם { $seats } מקומות, מישהו יישאר בלי מקום.
refusal-too-large = זה גדול מדי לשרת. נסו משהו קטן יותר.
refusal-too-many-connections = יש יותר מדי חיבורים מהרשת שלכם. סגרו לשוניות מיותרות ונסו שוב.
refusal-too-many-guesses = הגיעו יותר מדי קודים שגויים מהרשת שלכם. חכו דקה ונסו שוב.
refusal-too-many-requests = זה היה יותר מדי בבת אחת. חכו רגע ונסו שוב.
refusal-too-many-tables = נפתחו יותר מדי שולחנות מהרשת שלכם. חכו קצת ונסו שוב.
refusal-unavailable = השרת לא יכול לעשות את זה עכשיו. נסו שוב עוד רגע.
refusal-unknown-bot = אין בוט בשם { $level }. יש: { $levels }.
refusal-upgrade-required = אי אפשר לפתוח כאן חיבור חי. נסו רשת אחרת או דפדפן אחר.
refusal-wrong-host = השרת לא מכיר את הכתובת הזאת. פתחו את הכתובת שקיבלתם.
refusal-wrong-method = אי אפשר לעשות את זה בכתובת הזאת. רעננו את הדף.
refusal-wrong-origin = לדף הזה אסור לפנות לשרת. פתחו את המשחק בכתובת שלו.
