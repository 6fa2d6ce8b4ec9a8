# The front page.

front-lead = در یک اتاق یا از دو سر دنیا. صندلی‌های خالی را ربات‌ها پر می‌کنند.
front-now = همین حالا با ربات‌ها بازی کنید
front-create = ساختن میز
front-create-title = میز تازه
front-create-send = ساختن میز
front-making = در حال ساختن میز…
front-how = روش بازی
front-all-rules = همه‌ی قوانین

front-join = پیوستن با کد
front-join-label = کد میز
front-join-hint = هشت حرف و رقم
front-join-send = پیوستن
front-join-wrong =
    { $count ->
        [0] کدی را که گرفته‌اید بنویسید: هشت حرف و رقم.
        [one] کد هشت حرف و رقم دارد؛ این فقط { $count } تا دارد.
       *[other] کد هشت حرف و رقم دارد؛ این { $count } تا دارد.
    }
front-join-letters = کد فقط رقم و حرف‌های A تا Z دارد. دوباره نگاهش کنید.

front-unreachable = ارتباط با سرور برقرار نیست. بازی‌های شما آنجا محفوظ‌اند. دوباره امتحان کنید یا کمی صبر کنید: صفحه خودش ادامه می‌دهد.

front-own = بازگشت به میز خود

front-open = میزهای باز
front-open-none = الان هیچ میزی باز نیست. یکی بسازید و «میز باز» را روشن کنید تا این‌جا دیده شود.
front-open-free =
    { $count ->
        [0] همه‌ی صندلی‌ها پر است
        [one] { $count } صندلی خالی
       *[other] { $count } صندلی خالی
    }
front-open-playing = در حال بازی
front-open-join = پیوستن
front-open-watch = تماشا
front-open-look = سر زدن

# What somebody is called who plays at once and has told no name.
front-default-name = شب‌تاب
