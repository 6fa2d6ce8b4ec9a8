# The end of a round and of the game, and what a reader opens.

## In front of the reader

saboteur-path-help = הניחו אותו כך שימשיך את הדרך: צד פתוח אל צד פתוח, קיר אל קיר.
saboteur-dead-end-help = דרך ללא מוצא: המנהרות לא נפגשות באמצע, ואיש לא עובר. החבלנים אוהבים אותה.
saboteur-away-title = להשליך את הקלף הזה?
saboteur-away-help = אף אחד לא יראה אותו, והוא לא יחזור ליד שלכם. בכך נגמר התור שלכם.
saboteur-stone-upright = לא מסובבת
saboteur-stone-turned = מסובבת
saboteur-share-equal = { $cards ->
        [1] נשאר רק קלף המטילים הזה: הוא שלכם.
       *[other] כל קלפי המטילים האלה זהים: אחד מהם שלכם.
    }

## In front of the others

saboteur-private = רק אתם רואים את זה. זה נשאר בדפדפן הזה.

## The rounds

saboteur-round = סיבוב { $round }
saboteur-see-mine = אל המכרה
saboteur-see-reveal = מי היה מי
saboteur-spare = הקלף המיותר
saboteur-goals = קלפי האוצר
saboteur-due = { $nuggets ->
        [one] מטיל אחד לכל חבלן
        [two] שני מטילים לכל חבלן
       *[other] { $nuggets } מטילים לכל חבלן
    }
saboteur-player = שחקן
saboteur-gold = זהב
saboteur-won = ניצחון

## Keys

saboteur-key-cards = בחירת קלף
saboteur-key-zoom = הגדלה, הקטנה, כל המכרה
