## The mine

saboteur-label = המכרה
saboteur-start = נקודת ההתחלה
saboteur-laid = { $card }, עמודה { $x }, שורה { $y }
saboteur-goal-closed = { $goal }, הפוך
saboteur-goal-seen = { $goal }, הפוך; רק אתם ראיתם אותו: { $face }
saboteur-goal-open = { $goal }: { $face }
saboteur-cell = עמודה { $x }, שורה { $y }
saboteur-cell-turned = עמודה { $x }, שורה { $y }, בסיבוב הקלף
saboteur-remove = הסרה: { $card }, עמודה { $x }, שורה { $y }
saboteur-look = הצצה: { $goal }
saboteur-turn-goal = חשיפה: { $goal }
saboteur-zoom = גודל התצוגה
saboteur-zoom-in = הגדלה
saboteur-zoom-out = הקטנה
saboteur-whole = כל המכרה

## In front of the reader

saboteur-own = מה שבידיכם
saboteur-hand = הקלפים שלכם
saboteur-role = תפקיד
saboteur-role-yours = התפקיד שלכם: { $role }
saboteur-role-show = הצגת התפקיד שלכם
saboteur-pick-tile = בחרו קלף דרך להסרה
saboteur-useless = { $card }: אין לו שימוש כרגע.
saboteur-both-ways = מתאים בשני הכיוונים. סובבו, או הקישו שוב כדי להניח.
saboteur-again = הקישו שוב לאישור
saboteur-confirm = אישור
saboteur-pass = פס
saboteur-away-title = להשליך את הקלף הזה?
saboteur-away-help = אף אחד לא יראה אותו ואי אפשר להתחרט. זה כל התור שלכם.
saboteur-stone-upright = ישר
saboteur-stone-turned = מסובב
saboteur-wait-share = בחירת קלף מטילים: { $who }.

## In front of the others

saboteur-broken = שבור: { $tools }
saboteur-in-hand = { $cards ->
        [one] קלף אחד ביד
        [two] שני קלפים ביד
       *[other] { $cards } קלפים ביד
    }
saboteur-gold-cards = { $cards ->
        [one] קלף מטילים אחד
        [two] שני קלפי מטילים
       *[other] { $cards } קלפי מטילים
    }
saboteur-away-count = { $cards ->
        [one] קלף אחד הושלך בלי להראות
        [two] שני קלפים הושלכו בלי להראות
       *[other] { $cards } קלפים הושלכו בלי להראות
    }
saboteur-looked = הצצה עם מפה: { $goals }
saboteur-suspicion = הסימון שלכם ל{ $who }: { $mark }
saboteur-private = רק אתם רואים את זה. זה נשאר בדפדפן הזה.

## The rounds

saboteur-round = סיבוב { $round }
saboteur-round-miner = סיבוב { $round }: הכורים ניצחו
saboteur-round-saboteur = סיבוב { $round }: החבלנים ניצחו
saboteur-round-now = סיבוב { $round }: עכשיו
saboteur-round-later = סיבוב { $round }: עוד לא התחיל
saboteur-see-mine = אל המכרה
saboteur-see-reveal = מי היה מי
saboteur-spare = קלף שנשאר
saboteur-goals = קלפי האוצר
saboteur-due = { $nuggets ->
        [one] מטיל אחד לכל חבלן
        [two] שני מטילים לכל חבלן
       *[other] { $nuggets } מטילים לכל חבלן
    }
saboteur-player = שחקן
saboteur-gold = זהב
saboteur-won = ניצחון
