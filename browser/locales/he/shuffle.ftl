# Whether the cards were shuffled fairly: after a game, in a replay, and in the stand-alone verifier.

shuffle-title = הערבוב היה הוגן? בדקו
shuffle-why = לפני המשחק התחייבו הדפדפנים של השחקנים והשרת למספרים אקראיים. רק אחר כך המספרים צורפו יחד, וכל חלוקה נובעת מהם.
shuffle-limit = בדיקה שהצליחה אומרת רק שהחלוקות ברישום נובעות מהמספרים האלה. אם המהלכים מתאימים לחלוקות בודקת הפקודה ״{ "lorelode replay --check" }״, שמכירה את הכללים. ומי שמפעיל את השרת עדיין יכול להציץ בקלפים.
shuffle-checking = בודקים …
shuffle-checked = { $count ->
        [one] נבדק: החלוקה נובעת מהמספרים.
        [two] נבדק: שתי החלוקות נובעות מהמספרים.
       *[other] נבדק: כל { $count } החלוקות נובעות מהמספרים.
    }
shuffle-added = הוסיפו מספר: { $who }
shuffle-nobody = אף שחקן לא הוסיף מספר, ולכן השרת לבדו הגריל את החלוקות האלה.
shuffle-missing = התחייבו למספר אך לא חשפו אותו בזמן: { $who }
shuffle-yours = המספר של הדפדפן שלכם נכלל, והזרע של השרת הוא זה שהתחייב לו.
shuffle-not-yours = הדפדפן שלכם לא ראה את תחילת המשחק, ולכן נבדק רק הרישום.
shuffle-commitment = ההתחייבות של השרת לזרע
shuffle-verifier = הורדת דף שבודק רישומים בלי שרת
shuffle-wrong-record = זה לא רישום שאפשר לבדוק.
shuffle-wrong-game = החלוקות של המשחק הזה אינן מוכרות כאן: { $game }
shuffle-wrong-no-seed = ברישום אין זרע, ולכן אי אפשר לבדוק את החלוקות.
shuffle-wrong-no-deals = ברישום אין חלוקות, ולכן אין מה לבדוק.
shuffle-wrong-contribution = לא הוגן: { $who } – נחשף מספר אחר מזה שהייתה אליו התחייבות.
shuffle-wrong-other-seed = לא הוגן: הזרע אינו זה שהשרת התחייב לו לפני המשחק.
shuffle-wrong-other-commitments = לא הוגן: ההתחייבויות ברישום אינן אלה שהוצגו לדפדפן שלכם לפני המשחק.
shuffle-left-out = המספר של הדפדפן שלכם לא נכלל. ייתכן שהגיע מאוחר מדי; אם זה חוזר שוב ושוב, מישהו משמיט אותו.
shuffle-wrong-deal = לא הוגן: חלוקה { $deal } שונה ממה שנובע מהמספרים (מהלך { $line } ברישום).
shuffle-wrong-line = לא הוגן: מהלך { $line } ברישום אינו זה שהוצג בדף שלכם.

## The stand-alone verifier

verifier-title = בדיקת הערבוב במשחק של Lorelode
verifier-how = בחרו רישום של משחק שנגמר, או הדביקו אותו. שום דבר לא יוצא מהדף הזה.
verifier-file = בחירת רישום
verifier-paste = או הדביקו כאן את הרישום
verifier-seat = מושב { $number }
verifier-language = שפה
