# The end of a round and of the game, and what a reader opens.

## In front of the reader

saboteur-path-help = طوری بگذارید که تونل را ادامه دهد: دهانه به دهانه، دیوار به دیوار.
saboteur-dead-end-help = بن‌بست: تونل‌هایش وسط کارت به هم نمی‌رسند و کسی از آن رد نمی‌شود. خرابکارها دوستش دارند.
saboteur-away-title = این کارت باطل شود؟
saboteur-away-help = کسی آن را نمی‌بیند و دیگر به دستتان برنمی‌گردد. با این کار نوبتتان تمام می‌شود.
saboteur-stone-upright = بدون چرخش
saboteur-stone-turned = چرخیده
saboteur-share-equal = { $cards ->
        [1] فقط همین کارت طلا مانده است: مال شماست.
       *[other] همه‌ی این کارت‌های طلا یکسان‌اند: یکی مال شماست.
    }

## In front of the others

saboteur-private = این را فقط شما می‌بینید و در همین مرورگر می‌ماند.

## The rounds

saboteur-round = دور { $round }
saboteur-see-mine = دیدن معدن
saboteur-see-reveal = نقش‌ها
saboteur-spare = کارت اضافی
saboteur-goals = کارت‌های هدف
saboteur-due = { $nuggets } قطعه طلا برای هر خرابکار
saboteur-player = بازیکن
saboteur-gold = طلا
saboteur-won = برنده

## Keys

saboteur-key-cards = برداشتن کارت
saboteur-key-zoom = بزرگ‌تر، کوچک‌تر، همه‌ی معدن
