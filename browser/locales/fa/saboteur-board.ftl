## The mine

saboteur-label = معدن
saboteur-start = شروع
saboteur-laid = { $card }، ستون { $x }، ردیف { $y }
saboteur-goal-closed = { $goal }، پشت‌ورو
saboteur-goal-seen = { $goal }، پشت‌ورو؛ فقط شما آن را دیده‌اید: { $face }
saboteur-goal-open = { $goal }: { $face }
saboteur-cell = ستون { $x }، ردیف { $y }
saboteur-cell-turned = ستون { $x }، ردیف { $y }، با کارت چرخیده
saboteur-remove = برداشتن: { $card }، ستون { $x }، ردیف { $y }
saboteur-look = نگاه کردن به: { $goal }
saboteur-turn-goal = رو کردن: { $goal }
saboteur-zoom = بزرگ‌نمایی
saboteur-zoom-in = بزرگ‌تر
saboteur-zoom-out = کوچک‌تر
saboteur-whole = همه‌ی معدن

## In front of the reader

saboteur-own = آنچه در دست شماست
saboteur-hand = کارت‌های دست شما
saboteur-role = نقش
saboteur-role-yours = نقش شما: { $role }
saboteur-role-show = نشان دادن نقش شما
saboteur-pick-tile = کارت مسیری را که برداشته می‌شود انتخاب کنید
saboteur-useless = { $card }: الان جایی به کار نمی‌آید.
saboteur-both-ways = از هر دو طرف جور است. بچرخانید، یا برای گذاشتن دوباره بزنید.
saboteur-again = برای تأیید دوباره بزنید
saboteur-confirm = تأیید
saboteur-pass = رد کردن نوبت
saboteur-away-title = این کارت باطل شود؟
saboteur-away-help = کسی آن را نمی‌بیند و برگشتی ندارد. این کار همه‌ی نوبت شماست.
saboteur-stone-upright = راست
saboteur-stone-turned = چرخیده
saboteur-wait-share = { $who } کارت طلا انتخاب می‌کند.

## In front of the others

saboteur-broken = شکسته: { $tools }
saboteur-in-hand = { $cards } کارت در دست
saboteur-gold-cards = { $cards } کارت طلا
saboteur-away-count = { $cards } کارت باطل‌شده‌ی نادیده
saboteur-looked = با نقشه دیده: { $goals }
saboteur-suspicion = نشان شما برای { $who }: { $mark }
saboteur-private = این را فقط شما می‌بینید و در همین مرورگر می‌ماند.

## The rounds

saboteur-round = دور { $round }
saboteur-round-miner = دور { $round }: جویندگان طلا بردند
saboteur-round-saboteur = دور { $round }: خرابکارها بردند
saboteur-round-now = دور { $round }: در حال بازی
saboteur-round-later = دور { $round }: هنوز مانده
saboteur-see-mine = دیدن معدن
saboteur-see-reveal = نقش‌ها
saboteur-spare = کارت مانده
saboteur-goals = کارت‌های هدف
saboteur-due = { $nuggets } قطعه طلا برای هر خرابکار
saboteur-player = بازیکن
saboteur-gold = طلا
saboteur-won = برنده
