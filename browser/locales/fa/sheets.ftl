# A table's sheets and its chat, and the table after a game.

## Seats and names

table-seat-plain = این‌جا چیزی برای تغییر دادن نیست.
table-rename = تغییر نام
table-swap-with = عوض کردن جا با
table-swap = عوض کردن
table-promote = سپردن میزبانی
table-mute = گرفتن اجازه‌ی نوشتن
table-unmute = دادن اجازه‌ی نوشتن
table-mute-bot = ساکت کردن ربات
table-unmute-bot = اجازه‌ی حرف زدن به ربات
table-remove = بیرون کردن از میز
table-remove-bot = برداشتن ربات

## What is going on

table-stand-in = رباتی به‌جای شما بازی می‌کند.
table-back = برگشتم
table-kept = جای شما نگه داشته شده؛ فعلاً رباتی بازی می‌کند.
table-return = برگشتن به جای خود
table-watching = شما تماشاگر این بازی هستید.
table-unseated = دیگر این‌جا جایی ندارید: جایتان به دستگاه دیگری رفته یا میزبان آن را گرفته است.
table-behind-doors =
    { $count ->
        [one] یک بازیکن این‌جا در یک بازی خصوصی است. صبر کنید تا بازی تمام شود.
       *[other] { $count } بازیکن این‌جا در یک بازی خصوصی هستند. صبر کنید تا بازی تمام شود.
    }

## Invitation and settings

table-settings-save = ذخیره‌ی تنظیمات
table-settings-host = فقط میزبان می‌تواند آن‌ها را تغییر دهد.

## Log and chat

table-meanwhile =
    { $count ->
        [one] وقتی نبودید، رباتی یک بار به‌جای شما بازی کرد:
       *[other] وقتی نبودید، رباتی { $count } بار به‌جای شما بازی کرد:
    }

## Menu

table-tips-again = نمایش دوباره‌ی نکته‌ها
table-spectators = تماشاگران
table-offer-seat = ادامه در دستگاهی دیگر
table-offer-seat-how = این پیوند را تا ده دقیقه‌ی دیگر در دستگاه دیگر باز کنید. فقط یک بار کار می‌کند و جای شما به آن‌جا می‌رود.
table-offer-seat-link = پیوند برای دستگاه دیگرتان
table-offer-seat-qr = کد QR این پیوند
table-offer-seat-failed = پیوند ساخته نشد. دوباره امتحان کنید.
table-seat-moved = جای شما اکنون در دستگاه دیگر است. این‌جا فقط می‌توانید تماشا کنید.
table-leave = ترک میز
table-leave-running = رباتی به‌جای شما ادامه می‌دهد. جایتان نگه داشته می‌شود و در همین بازی می‌توانید برگردید.
table-leave-open = جای شما برای دیگران خالی می‌شود.
table-leave-now = ترک میز
table-end-how = اگر بیش از نیمی از بازیکنان بخواهند، بازی برای همه تمام می‌شود. پس از دو دقیقه، غایبان دیگر به حساب نمی‌آیند. کسی برنده نیست و بازپخش هر چه را پنهان بود نشان می‌دهد.
table-end-alone = بازی همین حالا تمام می‌شود. کسی برنده نیست و بازپخش هر چه را پنهان بود نشان می‌دهد.
table-end-ask = پرسیدن از بقیه
table-abandoned-how = کسی برنده نشد.
table-end = پایان دادن به بازی
table-end-yes = تمام شود
table-end-no = ادامه بدهیم
table-end-failed = بازی ادامه دارد.
table-host-here = هستم

## After a game

table-result = نتیجه
table-see-board = دیدن صفحه‌ی بازی
table-see-result = دیدن نتیجه
table-kept-game = این بازی
table-replay = بازپخش
table-record = دریافت فایل بازی
table-own-pictures = تصویرهای خودتان
table-keep-clues = نگه داشتن سرنخ‌ها برای تصویرها ({ $count })
table-clues-kept = سرنخ‌ها نگه داشته شدند. از این پس ربات‌ها این تصویرها را بهتر می‌فهمند.
table-end-vote = بازی تمام شود؟ موافق: { $who } ({ $yes } رأی از { $needed })
table-host-asked = اگر { $host } کاری نکند، { $who } میزبان می‌شود.
table-host-asked-you = هستید؟ وگرنه { $who } میزبان می‌شود.
table-you-win = شما بردید!
table-you-win-too = شما هم بردید، همراه دیگران!
table-wins = { $count ->
        [one] { $who } برد
       *[other] { $who } بردند
    }
table-push = نوبتم را خبر بده
