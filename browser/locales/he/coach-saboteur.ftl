# Saboteur for the coach: tips in the first game, and what a bot would do.

saboteur-tip-role-miner = הדמות שלכם: כורה. סללו דרך מקלף ההתחלה אל קלפי האוצר שבצד השני. באחד מהם אוצר הזהב. שימו לב מי עוזר!
saboteur-tip-role-saboteur = הדמות שלכם: חבלן. אל תתנו לכורים להגיע לאוצר הזהב עד שייגמרו הקלפים. אף אחד לא יודע שזה אתם.
saboteur-tip-role-hidden = כאן הדמות שלכם. הקישו עליה כדי לראות מה המטרה שלכם בסיבוב הזה.
saboteur-tip-turn = התור שלכם! הקישו על הקלף הזה, והמקומות המתאימים לו יוארו. הקשה נוספת על הקלף מסובבת אותו.
saboteur-tip-broken = מישהו שבר לכם כלי. אי אפשר להניח קלפי דרך עד שתתקנו אותו, או שמישהו יתקן לכם.
saboteur-tip-broken-mend = יש לכם כלי שבור: אין קלפי דרך עד שיתוקן. הקלף הזה מתקן אותו. הקישו עליו ואז על השם שלכם.
saboteur-tip-goal-looked = מה שיש בקלף האוצר הזה כבר ידוע ל־{ $who } בזכות המפה. העין הקטנה ליד השם מראה מי הציץ.
saboteur-tip-goal-seen = רק אתם יודעים מה יש בקלף האוצר הזה. מותר לספר לאחרים, ומותר גם לשקר.
saboteur-tip-goal-stone = רק אבן. אוצר הזהב נמצא בקלף אוצר אחר.
saboteur-tip-suspect = חבלן בפעולה? הקישו כאן כדי לסמן על מי אתם סומכים ובמי אתם חושדים. רק אתם רואים את זה.
saboteur-tip-discard = עכשיו אי אפשר להניח קלף דרך. שחקו קלף פעולה, או הקישו על קלף כלשהו ואז על הפח: תקבלו קלף חדש.
saboteur-tip-round = הסיבוב נגמר, והמנצחים מתחלקים בזהב. עכשיו יחולקו דמויות חדשות; אחרי שלושה סיבובים מנצח מי שצבר הכי הרבה זהב.

# What a bot would do in the place of the reader.
saboteur-hint-lay = בוט חזק היה מניח את הקלף הזה כאן.
saboteur-hint-rockfall = בוט חזק היה מוציא את הקלף הזה במפולת.
saboteur-hint-map = בוט חזק היה מציץ בקלף האוצר הזה.
saboteur-hint-turn = בוט חזק היה חושף את קלף האוצר הזה.
saboteur-hint-break = בוט חזק היה שובר את { $tool ->
        [pick] המכוש
        [lamp] המנורה
       *[cart] המריצה
    } של { $who }.
saboteur-hint-mend = בוט חזק היה מתקן את { $tool ->
        [pick] המכוש
        [lamp] המנורה
       *[cart] המריצה
    } של { $who }.
saboteur-hint-mend-own = בוט חזק במקומכם היה מתקן את { $tool ->
        [pick] המכוש
        [lamp] המנורה
       *[cart] המריצה
    } שלכם.
saboteur-hint-discard = בוט חזק היה משליך את הקלף הזה.
saboteur-hint-pass = בוט חזק היה עושה פס.
saboteur-hint-gold = { $nuggets ->
        [one] בוט חזק היה לוקח את הקלף עם מטיל אחד.
        [two] בוט חזק היה לוקח את הקלף עם שני מטילים.
       *[other] בוט חזק היה לוקח את הקלף עם { $nuggets } מטילים.
    }
saboteur-hint-stone = לבוט חזק לא משנה באיזה כיוון תונח האבן.
