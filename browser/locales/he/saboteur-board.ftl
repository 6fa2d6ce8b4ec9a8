## The mine

saboteur-label = המכרה
saboteur-start = קלף ההתחלה
saboteur-laid = { $card }, עמודה { $x }, שורה { $y }
saboteur-laid-cut-off = { $card }, עמודה { $x }, שורה { $y }, מנותק מקלף ההתחלה
saboteur-goal-closed = { $goal }, הפוך
saboteur-goal-seen = { $goal }, הפוך; רק אתם ראיתם אותו: { $face }
saboteur-goal-open = { $goal }: { $face }
saboteur-cell = עמודה { $x }, שורה { $y }
saboteur-cell-turned = עמודה { $x }, שורה { $y }, כשהקלף מסובב
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
saboteur-role = דמות
saboteur-role-yours = הדמות שלכם: { $role }
saboteur-role-show = הצצה בדמות שלכם
saboteur-role-tap = הקישו על הקלף כדי לראות את הדמות שלכם.
saboteur-role-hide = הדמות נשארת מכוסה
saboteur-among-exact = חבלנים ביניכם: { $most } מתוך { $players }.
saboteur-among-range = חבלנים ביניכם: { $least } עד { $most } מתוך { $players }.
saboteur-pick-tile = בחרו קלף דרך להסרה
saboteur-useless = { $card }: אי אפשר להשתמש בקלף כרגע.
saboteur-both-ways = מתאים בשני הכיוונים. סובבו, או הקישו שוב כדי להניח.
saboteur-again = הקישו שוב לאישור
saboteur-again-own = זה הכלי שלכם. הקישו שוב כדי לשבור אותו.
saboteur-confirm = אישור
saboteur-pass = פס
saboteur-wait-share = התור של { $who } לבחור קלף מטילים.

## In front of the others

saboteur-broken = שבור: { $tools }
saboteur-tools-whole = כל הכלים תקינים
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
saboteur-suspicion = הסימון שלכם עבור { $who }: { $mark }

## The rounds

saboteur-round-miner = סיבוב { $round }: הכורים ניצחו
saboteur-round-saboteur = סיבוב { $round }: החבלנים ניצחו
saboteur-round-now = סיבוב { $round }: עכשיו
saboteur-round-later = סיבוב { $round }: עוד לא התחיל
