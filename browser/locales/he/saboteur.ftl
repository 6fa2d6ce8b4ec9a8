## The cards

sab-side-n = צפון
sab-side-e = מזרח
sab-side-s = דרום
sab-side-w = מערב

# $sides: one or more of the words above, joined as a list
sab-path-open = מנהרה לכיוון { $sides }
sab-path-dead = דרך ללא מוצא לכיוון { $sides }

sab-card-break-pick = מכוש שבור
    .help = שובר לשחקן את המכוש. עד שיתוקן אי אפשר להניח קלפי דרך.
sab-card-break-lamp = מנורה שבורה
    .help = שובר לשחקן את המנורה. עד שתתוקן אי אפשר להניח קלפי דרך.
sab-card-break-cart = מריצה שבורה
    .help = שובר לשחקן את המריצה. עד שתתוקן אי אפשר להניח קלפי דרך.
sab-card-mend-pick = תיקון מכוש
    .help = מתקן מכוש שבור, שלכם או של שחקן אחר.
sab-card-mend-lamp = תיקון מנורה
    .help = מתקן מנורה שבורה, שלכם או של שחקן אחר.
sab-card-mend-cart = תיקון מריצה
    .help = מתקן מריצה שבורה, שלכם או של שחקן אחר.
sab-card-mend-pick-lamp = תיקון מכוש או מנורה
    .help = מתקן מכוש שבור או מנורה שבורה, לא את שניהם.
sab-card-mend-pick-cart = תיקון מכוש או מריצה
    .help = מתקן מכוש שבור או מריצה שבורה, לא את שניהם.
sab-card-mend-lamp-cart = תיקון מנורה או מריצה
    .help = מתקן מנורה שבורה או מריצה שבורה, לא את שתיהן.
sab-card-rockfall = מפולת
    .help = מוציאה קלף דרך מהמכרה. קלף ההתחלה וקלפי האוצר מוגנים.
sab-card-map = מפה
    .help = מראה לכם בלבד קלף אוצר הפוך אחד.

sab-role-miner = כורה
    .help = סללו שביל רציף מקלף ההתחלה אל אוצר הזהב.
    .many = כורים
sab-role-saboteur = חבלן
    .help = אל תתנו לכורים להגיע לאוצר הזהב, ואל תיתפסו.
    .many = חבלנים

sab-tool-pick = מכוש
sab-tool-lamp = מנורה
sab-tool-cart = מריצה

sab-goal-top = קלף האוצר העליון
sab-goal-middle = קלף האוצר האמצעי
sab-goal-bottom = קלף האוצר התחתון

sab-face-gold = אוצר הזהב
sab-face-stone = אבן

## The log, for all

sab-news-dealt = סיבוב { $round } מתחיל. התור הראשון: { $who }.
sab-news-laid = { $who }: קלף דרך חדש במכרה.
sab-news-broke = { $tool ->
        [pick] המכוש של { $target } נשבר בידי { $who }.
        [lamp] המנורה של { $target } נשברה בידי { $who }.
       *[cart] המריצה של { $target } נשברה בידי { $who }.
    }
sab-news-broke-self = { $tool ->
        [pick] { $who }: שבירה עצמית של המכוש.
        [lamp] { $who }: שבירה עצמית של המנורה.
       *[cart] { $who }: שבירה עצמית של המריצה.
    }
sab-news-mended = { $tool ->
        [pick] המכוש של { $target } תוקן בידי { $who }.
        [lamp] המנורה של { $target } תוקנה בידי { $who }.
       *[cart] המריצה של { $target } תוקנה בידי { $who }.
    }
sab-news-mended-self = { $tool ->
        [pick] { $who }: תיקון עצמי של המכוש.
        [lamp] { $who }: תיקון עצמי של המנורה.
       *[cart] { $who }: תיקון עצמי של המריצה.
    }
sab-news-fell = מפולת! קלף דרך הוצא מהמכרה בידי { $who }.
sab-news-looked = { $who }: הצצה בעזרת מפה בקלף האוצר { $goal ->
        [top] העליון
       *[middle] האמצעי
        [bottom] התחתון
    }.
sab-news-passed = { $who }: פס. קלף אחד הושלך הפוך.
sab-news-passed-empty = { $who }: פס ללא קלף, היד ריקה.
sab-news-turned = קלף האוצר { $goal ->
        [top] העליון
       *[middle] האמצעי
        [bottom] התחתון
    } נחשף בידי { $who }: { $face ->
        [gold] אוצר הזהב!
       *[stone] רק אבן.
    }
sab-news-stood = האבן של קלף האוצר { $goal ->
        [top] העליון
       *[middle] האמצעי
        [bottom] התחתון
    } הונחה במקומה.
sab-news-roundended = { $winners ->
        [miner] הכורים ניצחו בסיבוב!
       *[saboteur] החבלנים ניצחו בסיבוב!
    }
sab-news-roundended-by = הדרך לאוצר הזהב הושלמה בידי { $who }. { $winners ->
       *[miner] הכורים ניצחו בסיבוב!
        [saboteur] החבלנים ניצחו בסיבוב!
    }
sab-news-golddrawn = { $cards ->
        [one] קלף מטילים אחד נשלף עבור הכורים.
        [two] שני קלפי מטילים נשלפו עבור הכורים.
       *[other] { $cards } קלפי מטילים נשלפו עבור הכורים.
    }
sab-news-goldtaken = { $cards ->
        [one] קלף מטילים אחד עבר אל { $who }.
        [two] שני קלפי מטילים עברו אל { $who }.
       *[other] { $cards } קלפי מטילים עברו אל { $who }.
    }
sab-news-gameended = { $count ->
        [one] הניצחון במשחק: { $who }!
       *[other] ניצחון משותף במשחק: { $who }!
    }

## The log, for one player only

sab-news-received = { $role ->
        [miner] הדמות שלכם בסיבוב הזה: כורה.
       *[saboteur] הדמות שלכם בסיבוב הזה: חבלן.
    }
sab-news-drew = לקחתם קלף: { $card }
sab-news-saw = המפה שלכם מראה את קלף האוצר { $goal ->
        [top] העליון
       *[middle] האמצעי
        [bottom] התחתון
    }: { $face ->
        [gold] אוצר הזהב!
       *[stone] רק אבן.
    }
sab-news-offered = { $count ->
        [one] קלף מטילים אחד הועבר אליכם.
        [two] שני קלפי מטילים הועברו אליכם.
       *[other] { $count } קלפי מטילים הועברו אליכם.
    }
sab-news-got = { $nuggets ->
        [one] קיבלתם מטיל זהב אחד.
        [two] קיבלתם שני מטילי זהב.
       *[other] קיבלתם { $nuggets } מטילי זהב.
    }

## What to do

sab-do-play = התור שלכם: הניחו קלף דרך, שחקו קלף פעולה או עשו פס.
sab-do-choose-goal = הגעתם לכמה קלפי אוצר. בחרו איזה מהם לחשוף.
sab-do-fit-stone = האבן לא מתאימה בשום כיוון. בחרו איך תונח.
sab-do-share = בחרו קלף מטילים.
sab-wait = התור של { $who }.

sab-pick-cell = בחרו משבצת במכרה
sab-pick-player = בחרו שחקן
sab-pick-tool = בחרו כלי לתיקון
sab-pick-goal = בחרו קלף אוצר להצצה
sab-turn-card = סיבוב הקלף
sab-put-away = השלכה בלי להראות
sab-cannot-dig = כלי שבור עוצר אתכם: אי אפשר להניח קלפי דרך.

sab-pile = { $cards ->
        [0] הערימה ריקה
        [one] קלף אחד נותר בערימה
        [two] שני קלפים נותרו בערימה
       *[other] { $cards } קלפים נותרו בערימה
    }
sab-round = סיבוב { $round } מתוך 3
sab-your-gold = { $nuggets ->
        [one] הזהב שלכם: מטיל אחד
        [two] הזהב שלכם: שני מטילים
       *[other] הזהב שלכם: { $nuggets } מטילים
    }
sab-winners-miner = הכורים ניצחו
sab-winners-saboteur = החבלנים ניצחו
sab-reveal-title = מי היה מי
sab-final-title = סופרים את הזהב
sab-gold-count = { $nuggets ->
        [one] מטיל זהב אחד
        [two] שני מטילי זהב
       *[other] { $nuggets } מטילי זהב
    }

## Editions and switches

sab-edition-fa = המהדורה הפרסית
    .help = מחמישה שחקנים ומעלה לא נותר קלף דמות מיותר, וסיבוב יכול להסתיים כשלאיש אין קלף שאפשר לשחק.
sab-edition-he = המהדורה העברית
    .help = כורה עם כלי שבור לא מקבל זהב, וערימת הזהב מעורבבת מחדש לפני כל סיבוב.
sab-edition-lv = המהדורה הלטבית
    .help = המחמירה מכולן: כל קלף דרך חייב להמשיך שביל רציף מקלף ההתחלה.
sab-edition-ru = המהדורה הרוסית
    .help = כשמגיעים לכמה קלפי אוצר בבת אחת נחשף רק אחד, והכורים לוקחים זהב בלי להסתכל.

sab-switch-roles = קלפי דמות
    .help = חבלנים+כורים בחבילה, עבור 3, 4 … 10 שחקנים.
sab-switch-begins = מי מתחיל
    .help = את מי השולחן מבקש לפתוח בסיבוב הראשון.
sab-switch-begins-youngest = השחקן הצעיר ביותר
sab-switch-begins-agreed = מי שכולם מסכימים עליו
sab-switch-unbroken = שביל רציף
    .help = כל קלף דרך חייב להמשיך שביל שמוביל לקלף ההתחלה.
sab-switch-several = כמה קלפי אוצר בבת אחת
    .help = מה קורה כשקלף אחד מגיע ליותר מקלף אוצר אחד.
sab-switch-several-all = כולם נחשפים
sab-switch-several-one = השחקן חושף אחד מהם
sab-switch-misfit = אבן שלא מתאימה
    .help = איך מונחת אבן שלא מתאימה לקלפים שלידה בשום כיוון.
sab-switch-misfit-meet = היא מתחברת לקלף שהגיע אליה
sab-switch-misfit-mover = מי שהגיע אליה בוחר
sab-switch-ends = סיום בלי אוצר
    .help = מתי מסתיים סיבוב שבו אוצר הזהב לא נמצא.
sab-switch-ends-unplayable = הערימה ריקה ולאיש אין קלף שאפשר לשחק
sab-switch-ends-empty = הערימה וכל הידיים ריקות
sab-switch-gold = איך הכורים לוקחים זהב
    .help = האם הכורים רואים את קלפי המטילים לפני שהם לוקחים.
sab-switch-gold-chosen = מסתכלים ובוחרים
sab-switch-gold-unseen = לוקחים את העליון בלי להסתכל
sab-switch-barred = כלי שבור, אין זהב
    .help = כורה שהכלי שלו עדיין שבור כשנמצא אוצר הזהב לא מקבל זהב.
sab-switch-reshuffled = ערבוב הזהב בכל סיבוב
    .help = ערימת הזהב מעורבבת לפני כל סיבוב, ולא רק לפני הראשון.

## Private notes on other players

sab-mark-none = ללא סימון
sab-mark-trusted = אמון
sab-mark-unsure = ספק
sab-mark-suspect = חשד
sab-notes = ההערות הפרטיות שלכם על { $who }
