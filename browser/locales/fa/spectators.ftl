# What the host may do about spectators.

table-spectator-number = تماشاگر { $number }
table-spectators-none = کسی تماشا نمی‌کند.
table-spectators-unnamed = هنگام بازی نام‌ها را نمی‌بینید: نام هم می‌تواند پیامی درباره‌ی بازی باشد.
table-remove-sure = برای همیشه؟
table-remove-how = کسی که بیرونش کنید با همان مرورگر نمی‌تواند برگردد، ولی با مرورگری دیگر می‌تواند. دکمه‌های زیر راه همه‌ی غریبه‌ها را می‌بندند.
table-gallery-mute = فقط بازیکنان بنویسند
table-gallery-unmute = همه بنویسند
table-gallery-close = هیچ‌کس دیگر تماشا نکند
table-gallery-open = دیگران هم تماشا کنند
