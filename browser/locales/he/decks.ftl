# Decks of one’s own pictures, for whoever runs the server.

deck-page-title = תמונות משלכם
deck-page-lead = שחקו דיקסיט עם צילומים, ציורים וכל מה שתרצו. בכל שולחן בשרת הזה אפשר לבחור בחפיסות שלכם.
deck-no-key-title = הדף הזה מיועד למי שמפעיל את השרת
deck-no-key = כשהשרת עולה, הוא מציג בחלון שלו קישור פרטי לדף הזה. פתחו את הדף דרך הקישור.

deck-add-title = הוספת תמונות
deck-add-to = לחפיסה
deck-add-new = חפיסה חדשה
deck-name = שם החפיסה החדשה
deck-name-hint = תנו לה שם, למשל ״החופשה שלנו״.
deck-name-taken = זה שם של חפיסה שבאה עם Lorelode. בחרו שם אחר.
deck-drop = גררו לכאן תמונות או קובץ zip
deck-choose = בחירת קבצים
deck-drop-hint = ‏PNG,‏ JPEG או WebP, עד { $picture } כל אחת; קובץ zip, עד { $zip }.

deck-sending = שליחה
deck-reading = הכנת הקלפים
deck-progress = { $done } מתוך { $of }
deck-progress-pictures = { $done } מתוך { $of }
deck-stop = עצירה
deck-stopped = נעצר. התמונות שכבר נוספו נשארות בחפיסה.
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
        [one] תמונה אחת שכבר הייתה שם קיבלה טקסטים חדשים.
        [two] שתי תמונות שכבר היו שם קיבלו טקסטים חדשים.
       *[other] { $count } תמונות שכבר היו שם קיבלו טקסטים חדשים.
    }
deck-nothing = לא נמצאו תמונות.
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
deck-remove-sure = כל התמונות והטקסטים שלה יימחקו מהשרת לתמיד.
deck-remove-yes = מחיקה
deck-picture-remove = מחיקת התמונה
deck-picture-sure = למחוק את התמונה הזאת ואת הטקסטים שלה מהשרת לתמיד?
deck-untitled = ללא כותרת
deck-previous = הקודמת
deck-next = הבאה

deck-words-title = כותרת
deck-words-caption = מה רואים בה
deck-words-tags = תגיות
deck-words-hint = הפרידו בין תגיות בפסיקים. הבוטים מוצאים בתגיות את הרמזים שלהם: מה רואים, איזו הרגשה, מה זה עשוי לסמל.
deck-save = שמירה
deck-saved = נשמר

deck-keys-hint = המקשים Page Down ו-Page Up שומרים את מה שכתבתם ועוברים לתמונה הבאה או הקודמת.
deck-texts = מה הבוטים מבינים ואומרים
deck-texts-hint = טקסט אחד בכל שורה. הבוטים מבינים רמזים לפי האסוציאציות, ואומרים את הרמזים שלמטה.
deck-texts-strong = מה שכמעט כולם חושבים עליו
deck-texts-likely = מה שרבים חושבים עליו
deck-texts-faint = מה שחלק חושבים עליו
deck-texts-lines = רמזים
deck-describe = תיאור בעזרת { $model }
deck-describing = התמונות מתוארות
deck-described = נכתבו { $count } תיאורים מתוך { $of }. כדאי לקרוא ולתקן אותם.
deck-described-all = לכל התמונות יש טקסטים בכל חמש השפות.
deck-describing-broke = הפעולה נקטעה:
