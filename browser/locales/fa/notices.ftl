# What a game asks of the reader besides moves.

table-rest-waits =
    { $count ->
        [one] { $who } هنوز دارد نگاه می‌کند.
       *[other] { $who } هنوز دارند نگاه می‌کنند.
    }
table-rest-over = ادامه می‌دهیم…
table-held = { $who } کمی بیشتر وقت می‌خواهد.
table-held-you = بقیه صبر می‌کنند تا «ادامه» را بزنید.
table-rest-you = هر وقت همه‌چیز را دیدید، «ادامه» را بزنید.
table-hold = صبر کنید
table-stepping = ربات‌ها منتظر شما هستند.
table-next-move = حرکت بعدی
table-may-begin = خودتان شروع کنید یا بگذارید رباتی شروع کند.
table-bot-begins = ربات شروع کند
