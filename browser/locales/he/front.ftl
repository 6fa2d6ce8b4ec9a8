# The front page.

front-lead = באותו חדר או מקצות העולם. בוטים ממלאים את המקומות הפנויים.
front-now = משחק מיידי נגד בוטים
front-create = פתיחת שולחן
front-create-title = שולחן חדש
front-create-send = פתיחת השולחן
front-making = פותחים את השולחן…
front-how = איך משחקים
front-all-rules = כל הכללים

front-join = הצטרפות עם קוד
front-join-label = הקוד של השולחן
front-join-hint = שמונה אותיות וספרות
front-join-send = הצטרפות
front-join-wrong =
    { $count ->
        [0] הקלידו את הקוד שקיבלתם: שמונה אותיות וספרות.
        [one] בקוד יש שמונה אותיות וספרות; כאן יש רק אחת.
        [two] בקוד יש שמונה אותיות וספרות; כאן יש רק שתיים.
       *[other] בקוד יש שמונה אותיות וספרות; כאן יש { $count }.
    }
front-join-letters = בקוד יש רק ספרות ואותיות מ־A עד Z. כדאי לבדוק אותו שוב.

front-unreachable = אין חיבור לשרת. המשחקים שלכם שמורים שם. נסו שוב או המתינו: הדף ימשיך מעצמו.

front-own = חזרה לשולחן שלכם

front-open = שולחנות פתוחים
front-open-none = אין כרגע שולחן פתוח. פתחו שולחן וסמנו אותו כפתוח, והוא יופיע כאן.
front-open-free =
    { $count ->
        [0] כל המקומות תפוסים
        [one] מקום פנוי אחד
        [two] שני מקומות פנויים
       *[other] { $count } מקומות פנויים
    }
front-open-playing = באמצע משחק
front-open-join = הצטרפות
front-open-watch = צפייה
front-open-look = כניסה

# What somebody is called who plays at once and has told no name.
front-default-name = גחלילית
