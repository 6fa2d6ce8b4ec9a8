# A game that the page has no pictures for.

plain-board = המשחק
plain-choices = האפשרויות שלכם
plain-private = מה שרק אתם יודעים
plain-public = מה שידוע לכולם
plain-news = מה שקרה עכשיו
plain-edition = הכללים שבשימוש
plain-waits = מחכים למהלך של { $who }
plain-player = שחקן
plain-points = נקודות
plain-yes = כן
plain-no = לא
plain-no-rules = בדף הזה אין נוסח של כללי המשחק.
