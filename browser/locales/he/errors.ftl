# What went wrong, and what to do about it.

# From the page itself.
error-unknown = משהו השתבש. נסו שוב או רעננו את הדף.
error-offline = אין רשת. בדקו את החיבור לאינטרנט.
error-lost = החיבור נותק. מתחברים מחדש…
error-move-kept = המהלך שלכם נשמר ויישלח כשהחיבור יחזור.
error-back = החיבור חזר. שום דבר לא אבד.
error-no-websocket = אי אפשר לפתוח כאן חיבור חי. נסו רשת אחרת או דפדפן אחר.
error-old-page = השרת עודכן. רעננו את הדף.
error-no-table-title = אין שולחן כזה
error-removed-title = אתם כבר לא ליד השולחן הזה
error-reload = רענון
error-home = דף הבית
error-retry = ניסיון נוסף
error-see-rule = אל הכלל
error-clause = הכללים לא מתירים זאת: { $rule }
error-unreadable-title = אי אפשר לפתוח את השולחן הזה
error-no-way-title = אי אפשר להיכנס
