## The mine

mine-label = המכרה
mine-start = נקודת ההתחלה
mine-laid = { $card }, עמודה { $x }, שורה { $y }
mine-goal-closed = { $goal }, הפוך
mine-goal-seen = { $goal }, הפוך; רק אתם ראיתם אותו: { $face }
mine-goal-open = { $goal }: { $face }
mine-cell = עמודה { $x }, שורה { $y }
mine-cell-turned = עמודה { $x }, שורה { $y }, בסיבוב הקלף
mine-remove = הסרה: { $card }, עמודה { $x }, שורה { $y }
mine-look = הצצה: { $goal }
mine-turn-goal = חשיפה: { $goal }
mine-zoom = גודל התצוגה
mine-zoom-in = הגדלה
mine-zoom-out = הקטנה
mine-whole = כל המכרה

## In front of the reader

mine-own = מה שבידיכם
mine-hand = הקלפים שלכם
mine-role = תפקיד
mine-role-yours = התפקיד שלכם: { $role }
mine-role-show = הצגת התפקיד שלכם
mine-pick-tile = בחרו קלף דרך להסרה
mine-useless = { $card }: אין לו שימוש כרגע.
mine-both-ways = מתאים בשני הכיוונים. סובבו, או הקישו שוב כדי להניח.
mine-again = הקישו שוב לאישור
mine-confirm = אישור
mine-pass = פס
mine-away-title = להשליך את הקלף הזה?
mine-away-help = אף אחד לא יראה אותו ואי אפשר להתחרט. זה כל התור שלכם.
mine-stone-upright = ישר
mine-stone-turned = מסובב
mine-wait-share = בחירת קלף מטילים: { $who }.

## In front of the others

mine-broken = שבור: { $tools }
mine-in-hand = { $cards ->
        [one] קלף אחד ביד
        [two] שני קלפים ביד
       *[other] { $cards } קלפים ביד
    }
mine-gold-cards = { $cards ->
        [one] קלף מטילים אחד
        [two] שני קלפי מטילים
       *[other] { $cards } קלפי מטילים
    }
mine-away-count = { $cards ->
        [one] קלף אחד הושלך בלי להראות
        [two] שני קלפים הושלכו בלי להראות
       *[other] { $cards } קלפים הושלכו בלי להראות
    }
mine-looked = הצצה עם מפה: { $goals }
mine-mark = הסימון שלכם ל{ $who }: { $mark }
mine-private = רק אתם רואים את זה. זה נשאר בדפדפן הזה.

## The rounds

mine-round = סיבוב { $round }
mine-round-miner = סיבוב { $round }: הכורים ניצחו
mine-round-saboteur = סיבוב { $round }: החבלנים ניצחו
mine-round-now = סיבוב { $round }: עכשיו
mine-round-later = סיבוב { $round }: עוד לא התחיל
mine-see-mine = אל המכרה
mine-see-reveal = מי היה מי
mine-spare = קלף שנשאר
mine-goals = קלפי האוצר
mine-due = { $nuggets ->
        [one] מטיל אחד לכל חבלן
        [two] שני מטילים לכל חבלן
       *[other] { $nuggets } מטילים לכל חבלן
    }
mine-player = שחקן
mine-gold = זהב
mine-won = ניצחון
