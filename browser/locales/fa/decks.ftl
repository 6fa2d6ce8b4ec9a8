# Decks of one’s own pictures, for whoever runs the server.

deck-page-title = عکس‌های خودتان
deck-page-lead = دیکسیت را با عکس، نقاشی و هرچه دوست دارید بازی کنید. سر هر میز این سرور می‌توان دسته‌های شما را برداشت.
deck-no-key-title = این صفحه برای کسی است که سرور را راه انداخته
deck-no-key = سرور وقتی راه می‌افتد، در پنجرهٔ خودش پیوندی خصوصی به این صفحه چاپ می‌کند. صفحه را با همان پیوند باز کنید.

deck-add-title = افزودن عکس
deck-add-to = به دستهٔ
deck-add-new = یک دستهٔ تازه
deck-name = نام دستهٔ تازه
deck-name-hint = نامی از حروف a–z، رقم و خط تیره به آن بدهید، مثل our-holidays.
deck-name-taken = دسته‌ای که همراه Lorelode است همین نام را دارد. نام دیگری بردارید.
deck-drop = عکس‌ها یا یک zip را اینجا رها کنید
deck-choose = انتخاب فایل‌ها
deck-drop-hint = ‏PNG،‏ JPEG یا WebP، هرکدام حداکثر { $picture }؛ فایل zip، حداکثر { $zip }.

deck-sending = فرستادن
deck-reading = ساختن کارت‌ها
deck-progress = { $done } از { $of }
deck-progress-pictures = { $done } از { $of }
deck-stop = توقف
deck-stopped = متوقف شد. عکس‌هایی که پذیرفته شده‌اند در دسته می‌مانند.
deck-kept =
    { $count ->
       *[other] { $count } عکس به دستهٔ { $deck } افزوده شد.
    }
deck-doubles =
    { $count ->
       *[other] { $count } عکس از پیش آنجا بود.
    }
deck-reworded =
    { $count ->
       *[other] { $count } عکس که آنجا بود نوشته‌های تازه گرفت.
    }
deck-nothing = عکسی در آن نبود.
deck-refused =
    { $count ->
       *[other] { $count } فایل پذیرفته نشد
    }

deck-list-title = دسته‌ها
deck-built-in = همراه Lorelode
deck-broken = این دسته خوانده نمی‌شود.
deck-pictures =
    { $count ->
       *[other] { $count } عکس
    }
deck-bots-all = ربات‌ها همه را می‌بینند
deck-bots-none = ربات‌ها هیچ‌کدام را نمی‌بینند: به آن‌ها برچسب بدهید
deck-bots-some = ربات‌ها { $count } از { $of } را می‌بینند: به بقیه برچسب بدهید
deck-show = نمایش عکس‌ها
deck-hide = پنهان کردن عکس‌ها
deck-remove = حذف دسته
deck-remove-title = دستهٔ { $name } حذف شود؟
deck-remove-sure = همهٔ عکس‌ها و نوشته‌های آن برای همیشه از سرور پاک می‌شود.
deck-remove-yes = حذف
deck-picture-remove = حذف عکس
deck-picture-sure = این عکس و نوشته‌هایش برای همیشه از سرور پاک شود؟
deck-untitled = بی‌عنوان

deck-words-title = عنوان
deck-words-caption = چه در آن دیده می‌شود
deck-words-tags = برچسب‌ها
deck-words-hint = برچسب‌ها را با ویرگول جدا کنید. ربات‌ها سرنخ‌هایشان را در آن‌ها می‌یابند: چه دیده می‌شود، چه حسی دارد، نشانهٔ چه می‌تواند باشد.
deck-save = ذخیره
deck-saved = ذخیره شد
