# A game that the page has no pictures for.

plain-board = המשחק
plain-choices = האפשרויות שלך
plain-private = מה שרק לך ידוע
plain-public = מה שידוע לכולם
plain-news = מה שקרה עכשיו
plain-edition = הכללים שבשימוש
plain-waits = ממתינים ל־{ $who }
plain-player = שחקן
plain-points = נקודות
plain-yes = כן
plain-no = לא
plain-no-rules = בדף הזה אין נוסח של כללי המשחק.
