# The chat, and what people say with a tap.

table-chat-empty = עוד לא נכתב כאן דבר.
table-gallery-empty = כאן כותבים הצופים. השחקנים לא רואים את זה בזמן משחק.
table-say = כתבו לכולם
table-say-gallery = כתבו לצופים
table-chat-off = הצ׳אט כבוי בהגדרות השולחן.
table-chat-seats = רק השחקנים יכולים לכתוב כאן.
table-gallery-only = רק הצופים יכולים לכתוב כאן.
table-you-muted = נחסמה לכם הכתיבה.
table-line-hidden = מארח השולחן הסתיר את ההודעה
table-hide-line = הסתרת ההודעה של { $who }
table-unhide-line = הצגת ההודעה של { $who } שוב
table-writer-menu = אפשרויות עבור { $who }

phrases-title = אמרו משהו
phrases-off = המשפטים המוכנים כבויים בהגדרות השולחן.

phrases-group-reactions = תגובות
phrases-group-manners = סביב השולחן
phrases-group-goals = קלפי האוצר
phrases-group-people = שחקנים
phrases-group-tools = כלים
phrases-group-paths = דרכים
phrases-group-pictures = תמונות
phrases-group-clues = הרמז

# Phrases of every game; a blank that is not filled yet stands as “…”. The first six are drawn faces, and these words are for those who cannot see them.
phrase-laugh = חחח!
phrase-wow = וואו!
phrase-heart = איזה יופי!
phrase-doubt = הממ…
phrase-sad = אוי…
phrase-angry = אוף!
phrase-thanks = תודה, { $who }!
phrase-well-done = כל הכבוד!
phrase-sorry = סליחה!
phrase-moment = רק רגע, בבקשה.

# Phrases of Saboteur.
phrase-saboteur-stone = קלף האוצר { $goal ->
        [top] העליון
        [middle] האמצעי
        [bottom] התחתון
       *[other] …
    } הוא אבן.
phrase-saboteur-gold = הזהב בקלף האוצר { $goal ->
        [top] העליון
        [middle] האמצעי
        [bottom] התחתון
       *[other] …
    }!
phrase-saboteur-look = שמישהו יציץ בקלף האוצר { $goal ->
        [top] העליון
        [middle] האמצעי
        [bottom] התחתון
       *[other] …
    }!
phrase-saboteur-suspect = יש לי חשד לגבי { $who }.
phrase-saboteur-trust = אפשר לסמוך על { $who }.
phrase-saboteur-stop = צריך לעצור את { $who }!
phrase-saboteur-why = { $who }, למה זה היה טוב?
phrase-saboteur-miner = אני בצד של הכורים, באמת!
phrase-saboteur-help = הצילו, { $tool ->
        [pick] המכוש שלי נשבר
        [lamp] המנורה שלי נשברה
        [cart] המריצה שלי נשברה
       *[other] … נשבר לי
    }!
phrase-saboteur-will-mend = { $who }, התיקון עליי.
phrase-saboteur-it-was-me = זה הייתי אני.
phrase-saboteur-no-card = אין לי קלף דרך שמתאים.
phrase-saboteur-rockfall = צריך פה מפולת!

# Phrases of Dixit.
phrase-dixit-lovely = תמונה { $picture } מקסימה!
phrase-dixit-nearly = כמעט הצבעתי לתמונה { $picture }.
phrase-dixit-sure = היה לי ברור שזו תמונה { $picture }!
phrase-dixit-clever = רמז מבריק!
phrase-dixit-hard = זה היה קשה.
phrase-dixit-easy = זה היה קל.
phrase-dixit-no-idea = אין לי מושג.
phrase-dixit-nothing-fits = שום תמונה שלי לא מתאימה.
phrase-dixit-tell-more = ספרו עוד!
phrase-dixit-fooled = { $who }, איך נפלתי בפח!
phrase-dixit-alike = { $who } ואני באותו ראש.
