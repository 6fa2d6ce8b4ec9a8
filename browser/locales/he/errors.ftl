# What went wrong, and what to do about it.

# From the page itself.
error-unknown = משהו השתבש. נסו שוב או רעננו את הדף.
error-offline = אין רשת. בדקו את החיבור לאינטרנט.
error-lost = החיבור נותק. הוא יחזור מעצמו.
error-back = החיבור חזר. שום דבר לא אבד.
error-no-websocket = אי אפשר לפתוח כאן חיבור חי. נסו רשת אחרת או דפדפן אחר.
error-old-page = השרת עודכן. רעננו את הדף.
error-no-table-title = אין שולחן כזה
error-removed-title = אתם כבר לא ליד השולחן הזה
error-reload = לרענן
error-home = דף הבית
error-retry = לנסות שוב
error-see-rule = לכלל המתאים
error-clause = הכללים לא מתירים זאת: { $rule }
