# Dixit at the table.

# The log in words.
dixit-news-dealt = הקלפים חולקו.
dixit-news-told = הרמז של { $who }: "{ $clue }"
dixit-news-told-aloud = { $who }: רמז בקול רם
dixit-news-gave = { $who }: הבחירה נעשתה
dixit-news-displayed =
    { $count ->
        [one] קלף אחד נחשף.
        [two] שני קלפים נחשפו.
       *[other] { $count } קלפים נחשפו.
    }
dixit-news-voted = { $who }: ההצבעה נקלטה
dixit-news-votesopened = ההצבעות נחשפו.
dixit-news-tellershown = הקלף של מספר הסיפור ({ $who }) היה קלף { $number }.
dixit-news-ownersshown = עכשיו רואים של מי היו שאר הקלפים.
dixit-news-points =
    { $points ->
        [one] { $who }: נקודה אחת
        [two] { $who }: שתי נקודות
       *[other] { $who }: { $points } נקודות
    }
dixit-news-gameended =
    { $count ->
        [one] המשחק נגמר. הניצחון של { $who }!
        [two] המשחק נגמר. ניצחון משותף: { $who }
       *[other] המשחק נגמר. ניצחון משותף: { $who }
    }

# What to do.
dixit-do-race = מי שייתן רמז ראשון יהיה מספר הסיפור.
dixit-do-tell = תורכם לספר: בחרו תמונה ותנו לה רמז.
dixit-do-give =
    { $count ->
        [one] בחרו קלף משלכם שהכי מתאים לרמז.
        [two] בחרו שני קלפים משלכם שהכי מתאימים לרמז.
       *[other] בחרו { $count } קלפים משלכם שהכי מתאימים לרמז.
    }
dixit-do-vote = איזו תמונה שייכת למספר הסיפור? הצביעו!
dixit-wait-tell = מחכים לרמז של { $who }.
dixit-wait-give =
    { $count ->
        [one] מחכים לקלפים של עוד שחקן אחד.
        [two] מחכים לקלפים של עוד שני שחקנים.
       *[other] מחכים לקלפים של עוד { $count } שחקנים.
    }
dixit-wait-vote =
    { $count ->
        [one] מחכים להצבעה של עוד שחקן אחד.
        [two] מחכים להצבעה של עוד שני שחקנים.
       *[other] מחכים להצבעה של עוד { $count } שחקנים.
    }

# The clue.
dixit-clue-label = הרמז שלכם
dixit-clue-placeholder = מילה, שורה משיר, שם של סרט…
dixit-clue-send = לתת את הרמז
dixit-clue-aloud = להגיד אותו בקול
dixit-clue-hidden = מארח השולחן הסתיר את הרמז הזה.
dixit-clue-spoken = נאמר בקול

# Giving and voting.
dixit-give-send =
    { $count ->
        [one] לתת את הקלף הזה
        [two] לתת את שני הקלפים האלה
       *[other] לתת את { $count } הקלפים האלה
    }
dixit-vote-send = להצביע לקלף { $number }
dixit-vote-own = זה הקלף שלכם
dixit-your-card = הקלף שלכם
dixit-zoom = הגדלה
dixit-zoom-close = סגירת התמונה
dixit-next-picture = התמונה הבאה
dixit-previous-picture = התמונה הקודמת

# Around the table.
dixit-pile =
    { $count ->
        [0] הערימה ריקה
        [one] קלף אחד בערימה
        [two] שני קלפים בערימה
       *[other] { $count } קלפים בערימה
    }
dixit-points =
    { $points ->
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] { $points } נקודות
    }
dixit-target =
    { $points ->
        [one] משחקים עד נקודה אחת
        [two] משחקים עד שתי נקודות
       *[other] משחקים עד { $points } נקודות
    }
dixit-storyteller = מספר הסיפור
dixit-turn = תור { $turn }
dixit-recap = תור אחר תור
dixit-recap-none = עוד לא נגמר אף תור.
dixit-votes-for =
    { $count ->
        [0] אין הצבעות
        [one] הצבעה: { $who }
        [two] הצבעות: { $who }
       *[other] הצבעות: { $who }
    }
dixit-owner = הקלף של { $who }
dixit-all-found = כולם מצאו: אין נקודות למספר הסיפור.
dixit-none-found = אף אחד לא מצא: אין נקודות למספר הסיפור.
dixit-some-found = חלק מצאו: נקודות להם ולמספר הסיפור.
dixit-three = בשלושה שחקנים, שני האחרים נותנים שני קלפים כל אחד, ולכן נחשפים חמישה. אם רק אחד מהם מצא את הקלף של מספר הסיפור, הוא ומספר הסיפור מקבלים 4 נקודות כל אחד במקום 3.
dixit-final-title = הניקוד הסופי
dixit-picture = תמונה { $number }
dixit-hand = הקלפים שלכם
dixit-display = הקלפים שנחשפו

# Seen and done at the board.
dixit-three-title = שלושה שחקנים
dixit-pick = לבחור בתמונה הזאת
dixit-caption = תיאור
dixit-hide-clue = להסתיר את הרמז
dixit-hide-clue-sure = להסתיר מכולם?
dixit-has-chosen = { $who }: הבחירה נעשתה
dixit-still-choosing = { $who }: עוד בבחירה
dixit-has-voted = { $who }: ההצבעה נקלטה
dixit-still-voting = { $who }: עוד אין הצבעה
dixit-clue-pick = בחרו את התמונה שהרמז מתאר.
dixit-letters = { $count } מתוך { $most } אותיות
dixit-last-turn = התור הקודם
dixit-news-scored-points = הנקודות של התור: { $list }
dixit-nobody-scored = אין נקודות בתור הזה.
dixit-winner = ניצחון
dixit-best-loved = התמונות עם הכי הרבה הצבעות
dixit-vote-count =
    { $count ->
        [one] הצבעה אחת
        [two] שתי הצבעות
       *[other] { $count } הצבעות
    }
dixit-hand-count =
    { $count ->
        [one] קלף אחד ביד
        [two] שני קלפים ביד
       *[other] { $count } קלפים ביד
    }
dixit-track = ניקוד
dixit-skip = להציג הכול

# The edition and its switches.
dixit-edition-fa = המהדורה הפרסית
    .help = 6 קלפים ביד, ובשלושה שחקנים 7; 84 תמונות; משחקים עד 30 נקודות.
dixit-switch-hand-size = קלפים ביד
    .help = כמה קלפים מחזיקים בארבעה שחקנים ויותר.
dixit-switch-hand-size-for-three = קלפים ביד בשלושה שחקנים
    .help = כמה קלפים מחזיקים בשלושה שחקנים.
dixit-switch-deck-size = תמונות במשחק
    .help = יותר ממה שמחלקים, כדי שתישאר ערימה.
dixit-switch-winning-points = נקודות לסיום
    .help = המשחק נגמר כשמישהו מגיע לניקוד הזה.
dixit-switch-max-bonus-points = תקרה לנקודות על הצבעות
    .help = כמה נקודות לכל היותר אפשר לקבל בתור אחד על הצבעות לקלפים שלכם.
dixit-switch-clues-aloud = כולם בחדר אחד
    .help = כולם שומעים זה את זה, ולכן אפשר גם להגיד את הרמז בקול.
