# Dixit at the table.

# The log in words.
dix-news-dealt = הקלפים חולקו.
dix-news-told = הרמז של { $who }: "{ $clue }"
dix-news-told-aloud = { $who }: רמז בקול רם
dix-news-gave = { $who }: הבחירה נעשתה
dix-news-displayed =
    { $count ->
        [one] קלף אחד נחשף.
        [two] שני קלפים נחשפו.
       *[other] { $count } קלפים נחשפו.
    }
dix-news-voted = { $who }: ההצבעה נקלטה
dix-news-votesopened = ההצבעות נחשפו.
dix-news-tellershown = הקלף של מספר הסיפור ({ $who }) היה קלף { $number }.
dix-news-ownersshown = עכשיו רואים של מי היו שאר הקלפים.
dix-news-points =
    { $points ->
        [one] { $who }: נקודה אחת
        [two] { $who }: שתי נקודות
       *[other] { $who }: { $points } נקודות
    }
dix-news-gameended =
    { $count ->
        [one] המשחק נגמר. הניצחון של { $who }!
        [two] המשחק נגמר. ניצחון משותף: { $who }
       *[other] המשחק נגמר. ניצחון משותף: { $who }
    }

# What to do.
dix-do-race = מי שייתן רמז ראשון יהיה מספר הסיפור.
dix-do-tell = תורכם לספר: בחרו תמונה ותנו לה רמז.
dix-do-give =
    { $count ->
        [one] בחרו קלף משלכם שהכי מתאים לרמז.
        [two] בחרו שני קלפים משלכם שהכי מתאימים לרמז.
       *[other] בחרו { $count } קלפים משלכם שהכי מתאימים לרמז.
    }
dix-do-vote = איזו תמונה שייכת למספר הסיפור? הצביעו!
dix-wait-tell = מחכים לרמז של { $who }.
dix-wait-give =
    { $count ->
        [one] מחכים לקלפים של עוד שחקן אחד.
        [two] מחכים לקלפים של עוד שני שחקנים.
       *[other] מחכים לקלפים של עוד { $count } שחקנים.
    }
dix-wait-vote =
    { $count ->
        [one] מחכים להצבעה של עוד שחקן אחד.
        [two] מחכים להצבעה של עוד שני שחקנים.
       *[other] מחכים להצבעה של עוד { $count } שחקנים.
    }

# The clue.
dix-clue-label = הרמז שלכם
dix-clue-placeholder = מילה, שורה משיר, שם של סרט…
dix-clue-send = לתת את הרמז
dix-clue-aloud = להגיד אותו בקול
dix-clue-hidden = מארח השולחן הסתיר את הרמז הזה.
dix-clue-spoken = נאמר בקול

# Giving and voting.
dix-give-send =
    { $count ->
        [one] לתת את הקלף הזה
        [two] לתת את שני הקלפים האלה
       *[other] לתת את { $count } הקלפים האלה
    }
dix-vote-send = להצביע לקלף { $number }
dix-vote-own = זה הקלף שלכם
dix-your-card = הקלף שלכם
dix-zoom = הגדלה
dix-zoom-close = סגירת התמונה
dix-next-picture = התמונה הבאה
dix-previous-picture = התמונה הקודמת

# Around the table.
dix-pile =
    { $count ->
        [0] הערימה ריקה
        [one] קלף אחד בערימה
        [two] שני קלפים בערימה
       *[other] { $count } קלפים בערימה
    }
dix-points =
    { $points ->
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] { $points } נקודות
    }
dix-target =
    { $points ->
        [one] משחקים עד נקודה אחת
        [two] משחקים עד שתי נקודות
       *[other] משחקים עד { $points } נקודות
    }
dix-storyteller = מספר הסיפור
dix-turn = תור { $turn }
dix-recap = תור אחר תור
dix-recap-none = עוד לא נגמר אף תור.
dix-votes-for =
    { $count ->
        [0] אין הצבעות
        [one] הצבעה: { $who }
        [two] הצבעות: { $who }
       *[other] הצבעות: { $who }
    }
dix-owner = הקלף של { $who }
dix-all-found = כולם מצאו: אין נקודות למספר הסיפור.
dix-none-found = אף אחד לא מצא: אין נקודות למספר הסיפור.
dix-some-found = חלק מצאו: נקודות להם ולמספר הסיפור.
dix-three = בשלושה שחקנים, שני האחרים נותנים שני קלפים כל אחד, ולכן נחשפים חמישה. אם רק אחד מהם מצא את הקלף של מספר הסיפור, הוא ומספר הסיפור מקבלים 4 נקודות כל אחד במקום 3.
dix-final-title = הניקוד הסופי
dix-picture = תמונה { $number }
dix-hand = הקלפים שלכם
dix-display = הקלפים שנחשפו

# Seen and done at the board.
dix-three-title = שלושה שחקנים
dix-pick = לבחור בתמונה הזאת
dix-caption = תיאור
dix-hide-clue = להסתיר את הרמז
dix-hide-clue-sure = להסתיר מכולם?
dix-has-chosen = { $who }: הבחירה נעשתה
dix-still-choosing = { $who }: עוד בבחירה
dix-has-voted = { $who }: ההצבעה נקלטה
dix-still-voting = { $who }: עוד אין הצבעה
dix-clue-pick = בחרו את התמונה שהרמז מתאר.
dix-letters = { $count } מתוך { $most } אותיות
dix-last-turn = התור הקודם
dix-news-scored-points = הנקודות של התור: { $list }
dix-nobody-scored = אין נקודות בתור הזה.
dix-winner = ניצחון
dix-best-loved = התמונות עם הכי הרבה הצבעות
dix-vote-count =
    { $count ->
        [one] הצבעה אחת
        [two] שתי הצבעות
       *[other] { $count } הצבעות
    }
dix-hand-count =
    { $count ->
        [one] קלף אחד ביד
        [two] שני קלפים ביד
       *[other] { $count } קלפים ביד
    }
dix-track = ניקוד
dix-skip = להציג הכול

# The edition and its switches.
dix-edition-fa = המהדורה הפרסית
    .help = 6 קלפים ביד, ובשלושה שחקנים 7; 84 תמונות; משחקים עד 30 נקודות.
dix-switch-hand = קלפים ביד
    .help = כמה קלפים מחזיקים בארבעה שחקנים ויותר.
dix-switch-hand-of-three = קלפים ביד בשלושה שחקנים
    .help = כמה קלפים מחזיקים בשלושה שחקנים.
dix-switch-deck = תמונות במשחק
    .help = יותר ממה שמחלקים, כדי שתישאר ערימה.
dix-switch-target = נקודות לסיום
    .help = המשחק נגמר כשמישהו מגיע לניקוד הזה.
dix-switch-bonus-cap = תקרה לנקודות על הצבעות
    .help = כמה נקודות לכל היותר אפשר לקבל בתור אחד על הצבעות לקלפים שלכם.
dix-switch-one-room = כולם בחדר אחד
    .help = כולם שומעים זה את זה, ולכן אפשר גם להגיד את הרמז בקול.
