## The cards

saboteur-side-n = צפון
saboteur-side-e = מזרח
saboteur-side-s = דרום
saboteur-side-w = מערב

# $sides: one or more of the words above, joined as a list
saboteur-path-open = מנהרה לכיוון { $sides }
saboteur-path-dead = דרך ללא מוצא לכיוון { $sides }

saboteur-card-break-pick = מכוש שבור
    .help = שובר לשחקן את המכוש. עד שיתוקן אי אפשר להניח קלפי דרך.
saboteur-card-break-lamp = מנורה שבורה
    .help = שובר לשחקן את המנורה. עד שתתוקן אי אפשר להניח קלפי דרך.
saboteur-card-break-cart = מריצה שבורה
    .help = שובר לשחקן את המריצה. עד שתתוקן אי אפשר להניח קלפי דרך.
saboteur-card-mend-pick = תיקון מכוש
    .help = מתקן מכוש שבור, שלכם או של שחקן אחר.
saboteur-card-mend-lamp = תיקון מנורה
    .help = מתקן מנורה שבורה, שלכם או של שחקן אחר.
saboteur-card-mend-cart = תיקון מריצה
    .help = מתקן מריצה שבורה, שלכם או של שחקן אחר.
saboteur-card-mend-pick-lamp = תיקון מכוש או מנורה
    .help = מתקן מכוש שבור או מנורה שבורה, לא את שניהם.
saboteur-card-mend-pick-cart = תיקון מכוש או מריצה
    .help = מתקן מכוש שבור או מריצה שבורה, לא את שניהם.
saboteur-card-mend-lamp-cart = תיקון מנורה או מריצה
    .help = מתקן מנורה שבורה או מריצה שבורה, לא את שתיהן.
saboteur-card-rockfall = מפולת
    .help = מוציאה קלף דרך מהמכרה. קלף ההתחלה וקלפי האוצר מוגנים.
saboteur-card-map = מפה
    .help = מראה לכם בלבד קלף אוצר הפוך אחד.

saboteur-role-miner = כורה
    .help = סללו שביל רציף מקלף ההתחלה אל אוצר הזהב.
    .many = כורים
saboteur-role-saboteur = חבלן
    .help = אל תתנו לכורים להגיע לאוצר הזהב, ואל תיתפסו.
    .many = חבלנים

saboteur-tool-pick = מכוש
saboteur-tool-lamp = מנורה
saboteur-tool-cart = מריצה

saboteur-goal-top = קלף האוצר העליון
saboteur-goal-middle = קלף האוצר האמצעי
saboteur-goal-bottom = קלף האוצר התחתון

saboteur-face-gold = אוצר הזהב
saboteur-face-stone = אבן

## The log, for all

saboteur-news-dealt = סיבוב { $round } מתחיל. התור הראשון של { $who }.
    .you = סיבוב { $round } מתחיל. התור הראשון שלכם.
saboteur-news-laid = { $who }: קלף דרך חדש במכרה.
    .you = הנחתם קלף דרך במכרה.
saboteur-news-laid-dead-end = { $who }: דרך ללא מוצא חדשה במכרה.
    .you = הנחתם דרך ללא מוצא במכרה.
saboteur-news-broke = { $tool ->
        [pick] { $who }: מכוש שבור אצל { $target }.
        [lamp] { $who }: מנורה שבורה אצל { $target }.
       *[cart] { $who }: מריצה שבורה אצל { $target }.
    }
    .you = שברתם את { $tool ->
            [pick] המכוש
            [lamp] המנורה
           *[cart] המריצה
        } של { $target }.
    .yours = { $tool ->
            [pick] { $who }: מכוש שבור אצלכם.
            [lamp] { $who }: מנורה שבורה אצלכם.
           *[cart] { $who }: מריצה שבורה אצלכם.
        }
saboteur-news-broke-self = { $tool ->
        [pick] המכוש של { $who } נשבר בידי בעליו.
        [lamp] המנורה של { $who } נשברה בידי בעליה.
       *[cart] המריצה של { $who } נשברה בידי בעליה.
    }
    .you = שברתם את { $tool ->
            [pick] המכוש
            [lamp] המנורה
           *[cart] המריצה
        } שלכם.
saboteur-news-mended = { $tool ->
        [pick] { $who }: תיקון מכוש אצל { $target }.
        [lamp] { $who }: תיקון מנורה אצל { $target }.
       *[cart] { $who }: תיקון מריצה אצל { $target }.
    }
    .you = תיקנתם את { $tool ->
            [pick] המכוש
            [lamp] המנורה
           *[cart] המריצה
        } של { $target }.
    .yours = { $tool ->
            [pick] { $who }: תיקון המכוש שלכם.
            [lamp] { $who }: תיקון המנורה שלכם.
           *[cart] { $who }: תיקון המריצה שלכם.
        }
saboteur-news-mended-self = { $tool ->
        [pick] המכוש של { $who } תוקן בכוחות עצמיים.
        [lamp] המנורה של { $who } תוקנה בכוחות עצמיים.
       *[cart] המריצה של { $who } תוקנה בכוחות עצמיים.
    }
    .you = תיקנתם את { $tool ->
            [pick] המכוש
            [lamp] המנורה
           *[cart] המריצה
        } שלכם.
saboteur-news-fell = מפולת! { $who }: קלף דרך יוצא מהמכרה.
    .you = מפולת! הוצאתם קלף דרך מהמכרה.
saboteur-news-looked = { $who }: הצצה בעזרת מפה בקלף האוצר { $goal ->
        [top] העליון
       *[middle] האמצעי
        [bottom] התחתון
    }.
    .you = הצצתם בעזרת מפה בקלף האוצר { $goal ->
            [top] העליון
           *[middle] האמצעי
            [bottom] התחתון
        }.
saboteur-news-passed = { $who }: קלף אחד הושלך בלי להראות.
    .you = השלכתם קלף בלי להראות.
saboteur-news-passed-empty = { $who }: פס ללא קלף, היד ריקה.
    .you = עשיתם פס ללא קלף, היד ריקה.
saboteur-news-turned = { $who } – חשיפת קלף האוצר { $goal ->
        [top] העליון
       *[middle] האמצעי
        [bottom] התחתון
    }: { $face ->
        [gold] אוצר הזהב!
       *[stone] רק אבן.
    }
    .you = חשפתם את קלף האוצר { $goal ->
            [top] העליון
           *[middle] האמצעי
            [bottom] התחתון
        }: { $face ->
            [gold] אוצר הזהב!
           *[stone] רק אבן.
        }
saboteur-news-stood = האבן של קלף האוצר { $goal ->
        [top] העליון
       *[middle] האמצעי
        [bottom] התחתון
    } הונחה במקומה.
saboteur-news-roundended = { $winners ->
        [miner] הכורים ניצחו בסיבוב!
       *[saboteur] החבלנים ניצחו בסיבוב!
    }
saboteur-news-roundended-by = { $who }: הדרך לאוצר הזהב הושלמה. { $winners ->
       *[miner] הכורים ניצחו בסיבוב!
        [saboteur] החבלנים ניצחו בסיבוב!
    }
    .you = השלמתם את הדרך לאוצר הזהב. { $winners ->
           *[miner] הכורים ניצחו בסיבוב!
            [saboteur] החבלנים ניצחו בסיבוב!
        }
saboteur-news-golddrawn = { $cards ->
        [one] קלף מטילים אחד נשלף עבור הכורים.
        [two] שני קלפי מטילים נשלפו עבור הכורים.
       *[other] { $cards } קלפי מטילים נשלפו עבור הכורים.
    }
saboteur-news-goldtaken = { $cards ->
        [one] קלף מטילים אחד עבר אל { $who }.
        [two] שני קלפי מטילים עברו אל { $who }.
       *[other] { $cards } קלפי מטילים עברו אל { $who }.
    }
    .you = { $cards ->
            [one] קיבלתם קלף מטילים אחד.
            [two] קיבלתם שני קלפי מטילים.
           *[other] קיבלתם { $cards } קלפי מטילים.
        }
saboteur-news-gameended = { $count ->
        [one] המשחק נגמר. הניצחון של { $who }!
       *[other] המשחק נגמר. ניצחון משותף: { $who }!
    }
    .you = ניצחתם במשחק!
    .together = ניצחתם במשחק יחד עם { $who }!

## The log, for one player only

saboteur-news-received = { $role ->
        [miner] הדמות שלכם בסיבוב הזה: כורה.
       *[saboteur] הדמות שלכם בסיבוב הזה: חבלן.
    }
saboteur-news-drew = לקחתם קלף: { $card }
saboteur-news-saw = המפה שלכם מראה את קלף האוצר { $goal ->
        [top] העליון
       *[middle] האמצעי
        [bottom] התחתון
    }: { $face ->
        [gold] אוצר הזהב!
       *[stone] רק אבן.
    }
saboteur-news-offered = { $count ->
        [one] קלף מטילים אחד הועבר אליכם.
        [two] שני קלפי מטילים הועברו אליכם.
       *[other] { $count } קלפי מטילים הועברו אליכם.
    }
saboteur-news-got = { $nuggets ->
        [one] קיבלתם מטיל זהב אחד.
        [two] קיבלתם שני מטילי זהב.
       *[other] קיבלתם { $nuggets } מטילי זהב.
    }

## What to do

saboteur-do-play = התור שלכם: הניחו קלף דרך, שחקו קלף פעולה או השליכו קלף.
saboteur-do-play-broken = התור שלכם: יש לכם כלי שבור. שחקו קלף פעולה או השליכו קלף.
saboteur-do-choose-goal = הגעתם לכמה קלפי אוצר. בחרו איזה מהם לחשוף.
saboteur-do-fit-stone = האבן לא מתאימה בשום כיוון. בחרו איך תונח.
saboteur-do-share = בחרו קלף מטילים.
saboteur-wait = התור של { $who }.

saboteur-pick-cell = בחרו משבצת במכרה
saboteur-pick-player = בחרו שחקן
saboteur-pick-tool = בחרו כלי לתיקון
saboteur-pick-goal = בחרו קלף אוצר להצצה
saboteur-turn-card = סיבוב הקלף
saboteur-put-away = השלכה בלי להראות
saboteur-cannot-dig = כלי שבור עוצר אתכם: אי אפשר להניח קלפי דרך.

saboteur-pile = { $cards ->
        [0] הערימה ריקה
        [one] קלף אחד נותר בערימה
        [two] שני קלפים נותרו בערימה
       *[other] { $cards } קלפים נותרו בערימה
    }
saboteur-round-of-three = סיבוב { $round } מתוך 3
saboteur-your-gold = { $nuggets ->
        [one] הזהב שלכם: מטיל אחד
        [two] הזהב שלכם: שני מטילים
       *[other] הזהב שלכם: { $nuggets } מטילים
    }
saboteur-winners-miner = הכורים ניצחו
saboteur-winners-saboteur = החבלנים ניצחו
saboteur-outcome-won = { $winners }, וגם אתם!
saboteur-outcome-lost = { $role ->
        [miner] { $winners }. הדמות שלכם: כורה.
       *[saboteur] { $winners }. הדמות שלכם: חבלן.
    }
saboteur-reveal-title = מי היה מי
saboteur-final-title = סופרים את הזהב
saboteur-gold-count = { $nuggets ->
        [one] מטיל זהב אחד
        [two] שני מטילי זהב
       *[other] { $nuggets } מטילי זהב
    }

## Editions and switches

saboteur-edition-fa = המהדורה הפרסית
    .help = מחמישה שחקנים ומעלה לא נותר קלף דמות מיותר, וסיבוב יכול להסתיים כשלאיש אין קלף שאפשר לשחק.
saboteur-edition-he = רגילה (המהדורה העברית)
    .help = כורה עם כלי שבור לא מקבל זהב, וערימת הזהב מעורבבת מחדש לפני כל סיבוב.
saboteur-edition-lv = המהדורה הלטבית
    .help = המחמירה מכולן: כל קלף דרך חייב להמשיך שביל רציף מקלף ההתחלה.
saboteur-edition-ru = המהדורה הרוסית
    .help = כשמגיעים לכמה קלפי אוצר בבת אחת נחשף רק אחד, והכורים לוקחים זהב בלי להסתכל.

saboteur-switch-roles = קלפי דמות
    .help = חבלנים+כורים בחבילה, עבור 3, 4 … 10 שחקנים.
saboteur-switch-first-player = מי מתחיל
    .help = מי פותח את הסיבוב הראשון?
saboteur-switch-first-player-youngest = השחקן הצעיר ביותר
saboteur-switch-first-player-agreed = מי שכולם מסכימים עליו
saboteur-switch-unbroken-path = שביל רציף
    .help = כל קלף דרך חייב להמשיך שביל שמוביל לקלף ההתחלה.
saboteur-switch-goals-turned = כמה קלפי אוצר בבת אחת
    .help = מה קורה כשקלף אחד מגיע ליותר מקלף אוצר אחד?
saboteur-switch-goals-turned-all = כולם נחשפים
saboteur-switch-goals-turned-one = השחקן חושף אחד מהם
saboteur-switch-stone-misfit = אבן שלא מתאימה
    .help = איך מונחת אבן שלא מתאימה לקלפים שלידה בשום כיוון?
saboteur-switch-stone-misfit-meets-path = היא מתחברת לקלף שהגיע אליה
saboteur-switch-stone-misfit-mover-decides = מי שהגיע אליה בוחר
saboteur-switch-round-ends = סיום בלי אוצר
    .help = מתי מסתיים סיבוב שבו אוצר הזהב לא נמצא?
saboteur-switch-round-ends-no-playable-card = הערימה ריקה ולאיש אין קלף שאפשר לשחק
saboteur-switch-round-ends-hands-empty = הערימה וכל הידיים ריקות
saboteur-switch-gold-choice = איך הכורים לוקחים זהב
    .help = האם הכורים רואים את קלפי המטילים לפני שהם לוקחים?
saboteur-switch-gold-choice-face-up = מסתכלים ובוחרים
saboteur-switch-gold-choice-face-down = לוקחים את העליון בלי להסתכל
saboteur-switch-broken-tool-bars-gold = כלי שבור, אין זהב
    .help = כורה שהכלי שלו עדיין שבור כשנמצא אוצר הזהב לא מקבל זהב.
saboteur-switch-gold-reshuffled = ערבוב הזהב בכל סיבוב
    .help = ערימת הזהב מעורבבת לפני כל סיבוב, ולא רק לפני הראשון.

## Private notes on other players

saboteur-suspicion-none = ללא סימון
saboteur-suspicion-trusted = אמון
saboteur-suspicion-unsure = ספק
saboteur-suspicion-suspect = חשד
saboteur-notes = ההערות הפרטיות שלכם על { $who }
