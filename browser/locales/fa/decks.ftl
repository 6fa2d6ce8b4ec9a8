# Decks of one’s own pictures, for whoever runs the server.

deck-page-title = تصویرهای خودتان
deck-page-lead = دیکسیت را با عکس، نقاشی و هرچه دوست دارید بازی کنید. سر هر میز این سرور می‌توان دسته‌های شما را انتخاب کرد.
deck-no-key-title = این صفحه برای کسی است که سرور را راه انداخته
deck-no-key = سرور وقتی راه می‌افتد، در پنجره‌ی خودش پیوندی خصوصی به این صفحه نشان می‌دهد. صفحه را با همان پیوند باز کنید.

deck-add-title = افزودن تصویر
deck-add-to = به دسته‌ی
deck-add-new = یک دسته‌ی تازه
deck-name = نام دسته‌ی تازه
deck-name-hint = نامی به آن بدهید، مثل «تعطیلات ما».
deck-name-taken = دسته‌ای که همراه Lorelode است همین نام را دارد. نام دیگری انتخاب کنید.
deck-drop = تصویرها یا یک zip را این‌جا رها کنید
deck-choose = انتخاب فایل‌ها
deck-drop-hint = ‏PNG،‏ JPEG یا WebP، هر کدام حداکثر { $picture }؛ فایل zip، حداکثر { $zip }.

deck-sending = در حال فرستادن
deck-reading = در حال ساختن کارت‌ها
deck-progress = { $done } از { $of }
deck-progress-pictures = { $done } از { $of }
deck-stop = توقف
deck-stopped = متوقف شد. تصویرهایی که تا این‌جا افزوده شده‌اند در دسته می‌مانند.
deck-kept =
    { $count ->
       *[other] { $count } تصویر به دسته‌ی { $deck } افزوده شد.
    }
deck-doubles =
    { $count ->
       *[other] { $count } تصویر از پیش آن‌جا بود.
    }
deck-reworded =
    { $count ->
       *[other] { $count } تصویر که آن‌جا بود نوشته‌های تازه گرفت.
    }
deck-nothing = تصویری پیدا نشد.
deck-refused =
    { $count ->
       *[other] { $count } فایل پذیرفته نشد
    }

deck-list-title = دسته‌ها
deck-built-in = همراه Lorelode
deck-broken = این دسته خوانده نمی‌شود.
deck-pictures =
    { $count ->
       *[other] { $count } تصویر
    }
deck-bots-all = ربات‌ها همه را می‌بینند
deck-bots-none = ربات‌ها هیچ‌کدام را نمی‌بینند: به آن‌ها برچسب بدهید
deck-bots-some = ربات‌ها { $count } تا از { $of } تا را می‌بینند: به بقیه برچسب بدهید
deck-show = نمایش تصویرها
deck-hide = پنهان کردن تصویرها
deck-remove = حذف دسته
deck-remove-title = دسته‌ی { $name } حذف شود؟
deck-remove-sure = همه‌ی تصویرها و نوشته‌های آن برای همیشه از سرور پاک می‌شود.
deck-remove-yes = حذف
deck-picture-remove = حذف تصویر
deck-picture-sure = این تصویر و نوشته‌هایش برای همیشه از سرور پاک شود؟
deck-untitled = بی‌عنوان
deck-previous = قبلی
deck-next = بعدی

deck-words-title = عنوان
deck-words-caption = آنچه در آن دیده می‌شود
deck-words-tags = برچسب‌ها
deck-words-hint = برچسب‌ها را با ویرگول جدا کنید. ربات‌ها سرنخ‌هایشان را در آن‌ها پیدا می‌کنند: چه دیده می‌شود، چه حسی دارد، نشانه‌ی چه می‌تواند باشد.
deck-save = ذخیره
deck-saved = ذخیره شد

deck-keys-hint = کلیدهای Page Down و Page Up نوشته‌ی شما را ذخیره می‌کنند و به تصویر بعدی یا قبلی می‌روند.
deck-texts = آنچه ربات‌ها می‌فهمند و می‌گویند
deck-texts-hint = در هر سطر یک متن بنویسید. ربات‌ها سرنخ‌های دیگران را با تداعی‌ها می‌فهمند و سرنخ‌های پایین را خودشان می‌گویند.
deck-texts-strong = آنچه تقریباً به ذهن همه می‌آید
deck-texts-likely = آنچه به ذهن خیلی‌ها می‌آید
deck-texts-faint = آنچه به ذهن بعضی‌ها می‌آید
deck-texts-lines = سرنخ‌ها
deck-describe = توصیف با { $model }
deck-describing = در حال توصیف تصویرها
deck-described = { $count } توصیف از { $of } تا نوشته شد. لطفاً آن‌ها را بخوانید و اصلاح کنید.
deck-described-all = همه‌ی تصویرها به هر پنج زبان متن دارند.
deck-describing-broke = کار نیمه‌تمام ماند:
