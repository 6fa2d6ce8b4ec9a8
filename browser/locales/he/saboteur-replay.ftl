# Saboteur in replays.

saboteur-graph = החשדות, מהלך אחר מהלך
saboteur-graph-by = לפי
saboteur-graph-all = כל האחרים

# What a bot thought of besides its move.
saboteur-thought-lay = הנחת קלף הדרך הזה
saboteur-thought-lay-dead-end = הנחת הדרך ללא מוצא הזאת
saboteur-thought-break = שבירת { $tool ->
        [pick] המכוש
        [lamp] המנורה
       *[cart] המריצה
    } של { $who }
saboteur-thought-mend = תיקון { $tool ->
        [pick] המכוש
        [lamp] המנורה
       *[cart] המריצה
    } של { $who }
saboteur-thought-mend-own = תיקון { $tool ->
        [pick] המכוש
        [lamp] המנורה
       *[cart] המריצה
    } של עצמו
saboteur-thought-rockfall = מפולת
saboteur-thought-look = { $goal ->
        [top] הצצה בקלף האוצר העליון
        [middle] הצצה בקלף האוצר האמצעי
       *[bottom] הצצה בקלף האוצר התחתון
    }
