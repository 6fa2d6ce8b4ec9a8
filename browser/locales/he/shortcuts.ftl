# The keyboard shortcuts of a table.

table-keys-how = מקש Tab ומקשי החצים עוברים מפריט לפריט; Enter או רווח בוחרים.
table-key-board = אל הלוח
table-key-players = אל השחקנים
table-key-go-on = המשך אחרי חשיפה, או המהלך הבא של בוט
table-key-log = יומן
table-key-chat = צ׳אט
table-key-phrases = אמירת משפט
table-key-rules = כללים
table-key-invite = הזמנה
table-key-menu = תפריט
table-key-help = העזרה הזאת
table-key-close = סגירה
