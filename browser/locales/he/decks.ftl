# Decks of one’s own pictures, for whoever runs the server.

deck-page-title = תמונות משלכם
deck-page-lead = שחקו דיקסיט עם צילומים, ציורים וכל מה שתרצו. בכל שולחן בשרת הזה אפשר לבחור בחפיסות שלכם.
deck-no-key-title = הדף הזה מיועד למי שמפעיל את השרת
deck-no-key = כשהשרת עולה, הוא מדפיס בחלון שלו קישור פרטי לדף הזה. פתחו את הדף דרך הקישור.

deck-add-title = הוספת תמונות
deck-add-to = לחפיסה
deck-add-new = חפיסה חדשה
deck-name = שם החפיסה החדשה
deck-name-hint = תנו לה שם מאותיות a–z, ספרות ומקפים, למשל our-holidays.
deck-name-taken = זה שם של חפיסה שבאה עם Lorelode. בחרו שם אחר.
deck-drop = גררו לכאן תמונות או קובץ zip
deck-choose = בחירת קבצים
deck-drop-hint = ‏PNG,‏ JPEG או WebP, עד { $picture } כל אחת; קובץ zip, עד { $zip }.

deck-sending = שליחה
deck-reading = הכנת הקלפים
deck-progress = { $done } מתוך { $of }
deck-progress-pictures = { $done } מתוך { $of }
deck-stop = עצירה
deck-stopped = נעצר. התמונות שכבר התקבלו נשארות בחפיסה.
deck-kept =
    { $count ->
        [one] תמונה אחת נוספה לחפיסה { $deck }.
        [two] שתי תמונות נוספו לחפיסה { $deck }.
       *[other] { $count } תמונות נוספו לחפיסה { $deck }.
    }
deck-doubles =
    { $count ->
        [one] תמונה אחת כבר הייתה שם.
        [two] שתי תמונות כבר היו שם.
       *[other] { $count } תמונות כבר היו שם.
    }
deck-reworded =
    { $count ->
        [one] לתמונה אחת שכבר הייתה שם יש מילים חדשות.
        [two] לשתי תמונות שכבר היו שם יש מילים חדשות.
       *[other] ל־{ $count } תמונות שכבר היו שם יש מילים חדשות.
    }
deck-nothing = לא הייתה בו שום תמונה.
deck-refused =
    { $count ->
        [one] קובץ אחד לא התקבל
        [two] שני קבצים לא התקבלו
       *[other] { $count } קבצים לא התקבלו
    }

deck-list-title = חפיסות
deck-built-in = באה עם Lorelode
deck-broken = אי אפשר לקרוא את החפיסה הזאת.
deck-pictures =
    { $count ->
        [one] תמונה אחת
        [two] שתי תמונות
       *[other] { $count } תמונות
    }
deck-bots-all = הבוטים רואים את כולן
deck-bots-none = הבוטים לא רואים אף אחת: הוסיפו להן תגיות
deck-bots-some = הבוטים רואים { $count } מתוך { $of }: הוסיפו תגיות לאחרות
deck-show = הצגת התמונות
deck-hide = הסתרת התמונות
deck-remove = מחיקת החפיסה
deck-remove-title = למחוק את החפיסה { $name }?
deck-remove-sure = כל התמונות והמילים שלה יימחקו מהשרת לתמיד.
deck-remove-yes = מחיקה
deck-picture-remove = מחיקת התמונה
deck-picture-sure = למחוק את התמונה הזאת ואת המילים שלה מהשרת לתמיד?
deck-untitled = ללא כותרת

deck-words-title = כותרת
deck-words-caption = מה רואים בה
deck-words-tags = תגיות
deck-words-hint = הפרידו בין תגיות בפסיקים. שם הבוטים מוצאים את הרמזים שלהם: מה רואים, איזו הרגשה, מה זה עשוי לסמל.
deck-save = שמירה
deck-saved = נשמר

# Why a file was refused.
deck-why-animation = זו הנפשה; קלף הוא תמונה אחת שאינה זזה.
deck-why-bomb = הוא נפרס לגודל חריג, כמו פצצת zip.
deck-why-broken-off = הקובץ נקטע לפני סוף התמונה.
deck-why-damaged = הקובץ פגום.
deck-why-empty = הקובץ ריק.
deck-why-folder = זו תיקייה. בחרו את התמונות שבה, או ארזו אותה כ־zip.
deck-why-heic = אין כאן קריאה של HEIC. שמרו את התמונה כ־JPEG בטלפון או בתוכנת צפייה.
deck-why-kind = נקראות רק תמונות PNG,‏ JPEG ו־WebP.
deck-why-leads-out = השם שלו מוביל אל מחוץ ל־zip.
deck-why-link = זה קישור למקום אחר.
deck-why-locked = הוא נעול בסיסמה.
deck-why-more-inside = יש בקובץ עוד משהו מלבד התמונה.
deck-why-not-a-zip = זה לא קובץ zip, או שהוא פגום.
deck-why-packed = זה קובץ ארוז בתוך zip. פרסו אותו קודם.
deck-why-packing = אריזה כזאת לא נקראת כאן. הכינו zip רגיל.
deck-why-renamed = תוכן הקובץ אינו מה שהשם אומר.
deck-why-too-hard = לא ניתן היה לפענח את התמונה בבטחה.
deck-why-too-heavy = הוא גדול מ־50 מגה־בייט.
deck-why-too-many-files = יש בו יותר מ־2000 קבצים. ארזו קובצי zip קטנים יותר.
deck-why-too-many-pixels = יש בה יותר מ־60 מיליון פיקסלים. הקטינו אותה קודם.
deck-why-too-small = היא קטנה מדי: לקלף דרושים לפחות 200 × 300 פיקסלים.
deck-why-unreadable = אי אפשר לקרוא את הקובץ.
deck-why-words-alone = יש בו מילים לתמונה שאינה לצידו. ארזו את שניהם ב־zip אחד.
deck-why-words-bad = חלק מהמילים שבו אינן מתאימות.
deck-why-words-unreadable = אי אפשר לקרוא את המילים שבו.
deck-why-zip-too-heavy = קובץ ה־zip גדול מדי. ארזו את התמונות בקבצים קטנים יותר.
deck-why-zip64 = זה zip מהסוג ליותר מ־4 ג׳יגה־בייט. ארזו את התמונות בקבצים קטנים יותר.
deck-why-other = אי אפשר להשתמש בו.
