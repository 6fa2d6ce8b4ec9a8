## The mine

saboteur-label = معدن
saboteur-start = کارت آغاز
saboteur-laid = { $card }، ستون { $x }، ردیف { $y }
saboteur-laid-cut-off = { $card }، ستون { $x }، ردیف { $y }، جدا از کارت آغاز
saboteur-goal-closed = { $goal }، رو به پایین
saboteur-goal-seen = { $goal }، رو به پایین؛ فقط شما آن را دیده‌اید: { $face }
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
saboteur-role-show = دیدن نقش خود
saboteur-role-tap = روی کارت بزنید تا نقشتان را ببینید.
saboteur-role-hide = نقشم پوشیده بماند
saboteur-among-exact = خرابکارها میان شما: { $most } نفر از { $players } نفر.
saboteur-among-range = خرابکارها میان شما: { $least } تا { $most } نفر از { $players } نفر.
saboteur-pick-tile = کارت مسیری را که می‌خواهید بردارید انتخاب کنید
saboteur-useless = { $card }: الان جایی به کار نمی‌آید.
saboteur-both-ways = از هر دو طرف جور است. بچرخانید، یا برای گذاشتن، دوباره بزنید.
saboteur-again = برای تأیید، دوباره بزنید
saboteur-again-own = این ابزار خود شماست. برای شکستن، دوباره بزنید.
saboteur-confirm = تأیید
saboteur-pass = رد کردن نوبت
saboteur-wait-share = { $who } کارت طلا انتخاب می‌کند.

## In front of the others

saboteur-broken = شکسته: { $tools }
saboteur-tools-whole = همه‌ی ابزارها سالم‌اند
saboteur-in-hand = { $cards } کارت در دست
saboteur-gold-cards = { $cards } کارت طلا
saboteur-away-count = { $cards } کارت را پنهانی باطل کرده
saboteur-looked = با نقشه دیده: { $goals }
saboteur-suspicion = نشان شما برای { $who }: { $mark }

## The rounds

saboteur-round-miner = دور { $round }: جویندگان طلا بردند
saboteur-round-saboteur = دور { $round }: خرابکارها بردند
saboteur-round-now = دور { $round }: در حال بازی
saboteur-round-later = دور { $round }: هنوز نرسیده
