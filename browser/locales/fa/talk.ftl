# The chat, and what people say with a tap.

table-chat-empty = هنوز کسی چیزی ننوشته است.
table-gallery-empty = این‌جا تماشاگران می‌نویسند. بازیکنان هنگام بازی آن را نمی‌بینند.
table-say = برای همه بنویسید
table-say-gallery = برای تماشاگران بنویسید
table-chat-off = میزبان گفت‌وگو را بسته است.
table-chat-seats = این‌جا فقط بازیکنان می‌توانند بنویسند.
table-gallery-only = این‌جا فقط تماشاگران می‌توانند بنویسند.
table-you-muted = میزبان اجازه‌ی نوشتن را از شما گرفته است.
table-line-hidden = میزبان آن را پنهان کرده
table-hide-line = پنهان کردن این پیام { $who }
table-unhide-line = نشان دادن دوباره‌ی این پیام { $who }
table-writer-menu = گزینه‌های { $who }

phrases-title = چیزی بگویید
phrases-off = میزبان جمله‌های آماده را خاموش کرده است.

phrases-group-reactions = واکنش‌ها
phrases-group-manners = سر میز
phrases-group-goals = هدف‌ها
phrases-group-people = بازیکنان
phrases-group-tools = ابزارها
phrases-group-paths = مسیرها
phrases-group-pictures = تصویرها
phrases-group-clues = سرنخ

# Phrases of every game; a blank that is not filled yet stands as “…”. The first six are drawn faces, and these words are for those who cannot see them.
phrase-laugh = ها ها!
phrase-wow = وای!
phrase-heart = چه عالی!
phrase-doubt = هوم…
phrase-sad = ای وای…
phrase-angry = اَه!
phrase-thanks = ممنون، { $who }!
phrase-well-done = آفرین!
phrase-sorry = ببخشید!
phrase-moment = یک لحظه، لطفاً.

# Phrases of Saboteur.
phrase-saboteur-stone = کارت هدف { $goal ->
        [top] بالایی
        [middle] میانی
        [bottom] پایینی
       *[other] …
    } سنگ است.
phrase-saboteur-gold = کارت هدف { $goal ->
        [top] بالایی
        [middle] میانی
        [bottom] پایینی
       *[other] …
    } گنج است!
phrase-saboteur-look = یکی کارت هدف { $goal ->
        [top] بالایی
        [middle] میانی
        [bottom] پایینی
       *[other] …
    } را ببیند!
phrase-saboteur-suspect = به { $who } شک دارم.
phrase-saboteur-trust = به { $who } اعتماد دارم.
phrase-saboteur-stop = جلوی { $who } را بگیرید!
phrase-saboteur-why = { $who }، چرا این کار را کردید؟
phrase-saboteur-miner = باور کنید من جوینده‌ی طلا هستم!
phrase-saboteur-help = کمک، { $tool ->
        [pick] کلنگم
        [lamp] فانوسم
        [cart] گاری‌ام
       *[other] …
    } شکسته!
phrase-saboteur-will-mend = { $who }، من برایتان تعمیرش می‌کنم.
phrase-saboteur-it-was-me = کار من بود.
phrase-saboteur-no-card = کارت مسیری که جور شود ندارم.
phrase-saboteur-rockfall = یک ریزش لازم داریم!

# Phrases of Dixit.
phrase-dixit-lovely = تصویر { $picture } چقدر قشنگ است!
phrase-dixit-nearly = نزدیک بود به تصویر { $picture } رأی بدهم.
phrase-dixit-sure = مطمئن بودم تصویر { $picture } است!
phrase-dixit-clever = چه سرنخ هوشمندانه‌ای!
phrase-dixit-hard = سخت بود.
phrase-dixit-easy = آسان بود.
phrase-dixit-no-idea = چیزی به ذهنم نمی‌رسد.
phrase-dixit-nothing-fits = هیچ‌کدام از تصویرهایم جور نیست.
phrase-dixit-tell-more = بیشتر تعریف کنید!
phrase-dixit-fooled = گولم زدید، { $who }!
phrase-dixit-alike = من و { $who } مثل هم فکر می‌کنیم.
