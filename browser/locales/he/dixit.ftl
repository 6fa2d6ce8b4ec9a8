# Dixit at the table.

# The log in words.
dixit-news-dealt = הקלפים חולקו.
dixit-news-told = הרמז של { $who }: ״{ $clue }״
    .you = הרמז שלכם: ״{ $clue }״
dixit-news-told-aloud = { $who }: רמז בקול רם.
    .you = אמרתם רמז בקול רם.
dixit-news-gave = { $who }: הבחירה נעשתה.
    .you = בחרתם.
dixit-news-reshuffled =
    { $count ->
        [one] תמונה אחת מתורות קודמים חזרה לערימה.
        [two] שתי תמונות מתורות קודמים עורבבו וחזרו לערימה.
       *[other] { $count } תמונות מתורות קודמים עורבבו וחזרו לערימה.
    }
dixit-news-displayed =
    { $count ->
        [one] קלף אחד נחשף.
        [two] שני קלפים נחשפו.
       *[other] { $count } קלפים נחשפו.
    }
dixit-news-voted = { $who }: ההצבעה נקלטה.
    .you = הצבעתם.
dixit-news-votesopened = ההצבעות נחשפו.
dixit-news-tellershown = הקלף של מסַפר הסיפור ({ $who }) היה קלף { $number }.
    .you = הקלף של מסַפר הסיפור (שלכם) היה קלף { $number }.
dixit-news-ownersshown = עכשיו רואים של מי היו שאר הקלפים.
dixit-news-points =
    { $points ->
        [one] { $who }: נקודה אחת
        [two] { $who }: שתי נקודות
       *[other] { $who }: { $points } נקודות
    }
    .you = { $points ->
            [one] אתם: נקודה אחת
            [two] אתם: שתי נקודות
           *[other] אתם: { $points } נקודות
        }
dixit-news-gameended =
    { $ending ->
        [pictures] הערימה ריקה והמשחק נגמר.
        [clues] כולם סיפרו כמספר הפעמים שנקבע והמשחק נגמר.
       *[points] הושג הניקוד לסיום והמשחק נגמר.
    } { $count ->
        [one] הניצחון של { $who }!
        [two] ניצחון משותף: { $who }
       *[other] ניצחון משותף: { $who }
    }
    .you = { $ending ->
            [pictures] הערימה ריקה והמשחק נגמר.
            [clues] כולם סיפרו כמספר הפעמים שנקבע והמשחק נגמר.
           *[points] הושג הניקוד לסיום והמשחק נגמר.
        } ניצחתם!
    .together = { $ending ->
            [pictures] הערימה ריקה והמשחק נגמר.
            [clues] כולם סיפרו כמספר הפעמים שנקבע והמשחק נגמר.
           *[points] הושג הניקוד לסיום והמשחק נגמר.
        } ניצחתם יחד עם { $who }!

# What to do.
dixit-do-race = מי שייתן רמז ראשון יהיה מסַפר הסיפור.
dixit-do-tell = תורכם לספר: בחרו תמונה ותנו לה רמז.
dixit-do-give =
    { $count ->
        [one] בחרו את הקלף שלכם שהכי מתאים לרמז.
        [two] בחרו את שני הקלפים שלכם שהכי מתאימים לרמז.
       *[other] בחרו את { $count } הקלפים שלכם שהכי מתאימים לרמז.
    }
dixit-do-vote = איזו תמונה שייכת למסַפר הסיפור? הצביעו!
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
dixit-clue-send = מסירת הרמז
dixit-clue-aloud = אמירת הרמז בקול
dixit-clue-hidden = מארח השולחן הסתיר את הרמז הזה.
dixit-clue-spoken = נאמר בקול

# Why that clue? A bot says it of a picture, in words of the deck.
dixit-why = למה דווקא הרמז הזה?
dixit-why-whole = הצגת הכול

# Giving and voting.
dixit-give-send =
    { $count ->
        [one] מסירת הקלף הזה
        [two] מסירת שני הקלפים האלה
       *[other] מסירת { $count } הקלפים האלה
    }
dixit-vote-send = הצבעה לקלף { $number }
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
dixit-storyteller = מסַפר הסיפור
dixit-turn = תור { $turn }
dixit-final-turn-pictures = התור האחרון: אחריו לא יישארו קלפים בערימה.
dixit-final-turn-clues = התור האחרון: אחריו כולם כבר סיפרו כמספר הפעמים שנקבע.
dixit-finds = מי מצא רמזים של מי
dixit-finds-cell = { $finder }: { $found } מתוך { $told } הרמזים של { $teller }
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
dixit-turn-points = הנקודות של התור
dixit-all-found = כולם מצאו: { $points } לכל אחד חוץ ממסַפר הסיפור.
dixit-none-found = אף אחד לא מצא: { $points } לכל אחד חוץ ממסַפר הסיפור.
dixit-some-found = חלק מצאו: { $points } למסַפר הסיפור ולכל מי שמצא.
dixit-gain-told = חלק מצאו
dixit-gain-found = מציאת הקלף
dixit-gain-three = משחק של שלושה
dixit-gain-all-found = כולם מצאו
dixit-gain-none-found = אף אחד לא מצא
dixit-gain-votes =
    { $count ->
        [one] הצבעה אחת
        [two] שתי הצבעות
       *[other] { $count } הצבעות
    }
dixit-three = במשחק של שלושה, שני האחרים נותנים שני קלפים כל אחד, ולכן נחשפים חמישה. אם רק אחד מהם מצא את הקלף של מסַפר הסיפור, הוא ומסַפר הסיפור מקבלים 4 נקודות כל אחד במקום 3.
dixit-final-title = הניקוד הסופי
dixit-ended-points =
    { $points ->
        [one] המשחק נגמר כי מישהו הגיע לנקודה אחת.
        [two] המשחק נגמר כי מישהו הגיע לשתי נקודות.
       *[other] המשחק נגמר כי מישהו הגיע ל־{ $points } נקודות.
    }
dixit-ended-pictures = המשחק נגמר כי הערימה ריקה.
dixit-ended-clues =
    { $count ->
        [one] המשחק נגמר כי כולם סיפרו פעם אחת.
        [two] המשחק נגמר כי כולם סיפרו פעמיים.
       *[other] המשחק נגמר כי כולם סיפרו { $count } פעמים.
    }
dixit-picture = תמונה { $number }
dixit-hand = הקלפים שלכם
dixit-display = הקלפים שנחשפו

# Seen and done at the board.
dixit-three-title = משחק של שלושה
dixit-pick = בחירת התמונה הזאת
dixit-caption = תיאור
dixit-clue-menu = עוד על הרמז הזה
dixit-hide-clue = הסתרת הרמז
dixit-unhide-clue = הצגת הרמז שוב לכולם
dixit-clue-uncover = קריאה בכל זאת
dixit-has-chosen = { $who }: הבחירה נעשתה
dixit-still-choosing = { $who }: הבחירה עוד לא נעשתה
dixit-has-voted = { $who }: ההצבעה נקלטה
dixit-still-voting = { $who }: עוד אין הצבעה
dixit-clue-pick = בחרו את התמונה לרמז הזה.
dixit-letters = { $count } מתוך { $most } תווים
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
dixit-skip = הצגת הכול

# The edition and its switches.
dixit-edition-fa = הכללים הרגילים
    .help = 6 קלפים ביד, ובמשחק של שלושה 7; 84 תמונות; משחקים עד 30 נקודות.
dixit-switch-hand-size = קלפים ביד
    .help = כמה קלפים מחזיקים במשחק של ארבעה ויותר?
dixit-switch-hand-size-for-three = קלפים ביד במשחק של שלושה
    .help = כמה קלפים מחזיקים במשחק של שלושה?
dixit-switch-deck-size = תמונות במשחק
    .help = יותר ממה שמחלקים, כדי שתישאר ערימה.
dixit-switch-winning-points = נקודות לסיום
    .help = המשחק נגמר כשמישהו מגיע לניקוד הזה.
dixit-switch-clues-each = כמה פעמים כל אחד מספר
    .help = המשחק נגמר אחרי שכולם סיפרו כמספר הפעמים הזה.
dixit-switch-used-pictures-reshuffled = תמונות חוזרות לערימה
    .help = כשהערימה לא מספיקה, מערבבים את התמונות מתורות קודמים ומחזירים אותן אליה. ערימה ריקה כבר לא מסיימת את המשחק.
dixit-switch-max-bonus-points = תקרה לנקודות על הצבעות
    .help = כמה נקודות לכל היותר אפשר לקבל בתור אחד על הצבעות לקלפים שלכם?
dixit-switch-clues-aloud = כולם בחדר אחד
    .help = כולם שומעים זה את זה, ולכן אפשר גם להגיד את הרמז בקול. הבוטים לא שומעים אותו ורק מנחשים.
