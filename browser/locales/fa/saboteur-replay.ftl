# Saboteur in replays.

saboteur-graph = شک و گمان، حرکت به حرکت
saboteur-graph-by = از نگاه
saboteur-graph-all = همه‌ی دیگران

# What a bot thought of besides its move.
saboteur-thought-lay = گذاشتن این کارت مسیر
saboteur-thought-lay-dead-end = گذاشتن این کارت بن‌بست
saboteur-thought-break = شکستن { $tool ->
        [pick] کلنگ
        [lamp] فانوس
       *[cart] گاری
    } { $who }
saboteur-thought-mend = تعمیر { $tool ->
        [pick] کلنگ
        [lamp] فانوس
       *[cart] گاری
    } { $who }
saboteur-thought-mend-own = تعمیر { $tool ->
        [pick] کلنگ
        [lamp] فانوس
       *[cart] گاری
    } خودش
saboteur-thought-rockfall = ریزش
saboteur-thought-look = { $goal ->
        [top] دیدن کارت هدف بالایی
        [middle] دیدن کارت هدف میانی
       *[bottom] دیدن کارت هدف پایینی
    }
