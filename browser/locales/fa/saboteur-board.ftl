## The mine

mine-label = معدن
mine-start = شروع
mine-laid = { $card }، ستون { $x }، ردیف { $y }
mine-goal-closed = { $goal }، پشت‌ورو
mine-goal-seen = { $goal }، پشت‌ورو؛ فقط شما آن را دیده‌اید: { $face }
mine-goal-open = { $goal }: { $face }
mine-cell = ستون { $x }، ردیف { $y }
mine-cell-turned = ستون { $x }، ردیف { $y }، با کارت چرخیده
mine-remove = برداشتن: { $card }، ستون { $x }، ردیف { $y }
mine-look = نگاه کردن به: { $goal }
mine-turn-goal = رو کردن: { $goal }
mine-zoom = بزرگ‌نمایی
mine-zoom-in = بزرگ‌تر
mine-zoom-out = کوچک‌تر
mine-whole = همه‌ی معدن

## In front of the reader

mine-own = آنچه در دست شماست
mine-hand = کارت‌های دست شما
mine-role = نقش
mine-role-yours = نقش شما: { $role }
mine-role-show = نشان دادن نقش شما
mine-pick-tile = کارت مسیری را که برداشته می‌شود انتخاب کنید
mine-useless = { $card }: الان جایی به کار نمی‌آید.
mine-both-ways = از هر دو طرف جور است. بچرخانید، یا برای گذاشتن دوباره بزنید.
mine-again = برای تأیید دوباره بزنید
mine-confirm = تأیید
mine-pass = رد کردن نوبت
mine-away-title = این کارت باطل شود؟
mine-away-help = کسی آن را نمی‌بیند و برگشتی ندارد. این کار همه‌ی نوبت شماست.
mine-stone-upright = راست
mine-stone-turned = چرخیده
mine-wait-share = { $who } کارت طلا انتخاب می‌کند.

## In front of the others

mine-broken = شکسته: { $tools }
mine-in-hand = { $cards } کارت در دست
mine-gold-cards = { $cards } کارت طلا
mine-away-count = { $cards } کارت باطل‌شده‌ی نادیده
mine-looked = با نقشه دیده: { $goals }
mine-mark = نشان شما برای { $who }: { $mark }
mine-private = این را فقط شما می‌بینید و در همین مرورگر می‌ماند.

## The rounds

mine-round = دور { $round }
mine-round-miner = دور { $round }: جویندگان طلا بردند
mine-round-saboteur = دور { $round }: خرابکارها بردند
mine-round-now = دور { $round }: در حال بازی
mine-round-later = دور { $round }: هنوز مانده
mine-see-mine = دیدن معدن
mine-see-reveal = نقش‌ها
mine-spare = کارت مانده
mine-goals = کارت‌های هدف
mine-due = { $nuggets } قطعه طلا برای هر خرابکار
mine-player = بازیکن
mine-gold = طلا
mine-won = برنده
