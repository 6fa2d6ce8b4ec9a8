# What the host may do about spectators.

table-spectator-number = צופה { $number }
table-spectators-none = אף אחד לא צופה.
table-spectators-unnamed = בזמן המשחק לא רואים כאן שמות: גם שם יכול להיות מסר על המשחק.
table-remove-sure = להרחיק לתמיד?
table-remove-how = מי שהורחק לא יכול לחזור מאותו דפדפן, אבל מדפדפן אחר כן. הכפתורים למטה חוסמים את כל הזרים.
table-gallery-mute = כתיבה לשחקנים בלבד
table-gallery-unmute = כתיבה לכולם
table-gallery-close = סגירה לצופים
table-gallery-open = פתיחה לצופים
