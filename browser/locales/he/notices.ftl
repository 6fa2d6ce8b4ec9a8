# What a game asks of the reader besides moves.

table-rest-waits = עוד מסתכלים: { $who }.
table-rest-over = ממשיכים…
table-held = צריכים עוד קצת זמן: { $who }.
table-held-you = האחרים מחכים עד שתמשיכו.
table-rest-you = ראיתם הכול? אפשר להמשיך.
table-hold = רק רגע
table-stepping = הבוטים מחכים לכם.
table-next-move = המהלך הבא
table-may-begin = התחילו אתם, או תנו לבוט להתחיל.
table-bot-begins = בוט מתחיל
