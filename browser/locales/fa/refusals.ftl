# Why something was refused.

refusal-asked-recently = کمی پیش همین پرسیده شد. چند دقیقه صبر کنید یا بگذارید کس دیگری بپرسد.
refusal-bad-deck = این کار با این دسته نمی‌شود. نام یا دسته‌ی دیگری انتخاب کنید.
refusal-bad-message = صفحه و سرور حرف هم را نفهمیدند. صفحه را دوباره بارگذاری کنید.
refusal-bad-name = این نام پذیرفته نیست. نامی با حداکثر { $letters } حرف انتخاب کنید.
refusal-bad-request = سرور این درخواست را نفهمید. صفحه را دوباره بارگذاری کنید.
refusal-bad-settings = این تنظیمات با هم جور نیستند. تغییرشان دهید و دوباره امتحان کنید.
refusal-bad-text = این نوشته فرستاده نمی‌شود. چیزی بنویسید که بیشتر از { $letters } حرف نباشد.
refusal-bad-words = این نوشته‌ها پذیرفته نیست. عنوان لازم است و هر نوشته حداکثر { $letters } حرف.
refusal-bot-cannot-play = یکی از ربات‌های این میز بازی «{ $game }» را بلد نیست. اول آن را بردارید.
refusal-chat-off = میزبان این گفت‌وگو را بسته است.
refusal-deck-in-use = همین حالا با این تصویرها بازی می‌کنند. تا پایان بازی صبر کنید.
refusal-empty-seats = هنوز جای خالی هست. دوستان را دعوت کنید یا ربات بنشانید.
refusal-file-animated = متحرک است؛ کارت یک تصویر ثابت است.
refusal-file-bomb = وقتی باز شود بیش از { $times } برابر می‌شود، مثل بمب zip.
refusal-file-damaged = فایل خراب است.
refusal-file-empty = فایل خالی است.
refusal-file-folder = پوشه است. تصویرهای درونش را انتخاب کنید یا آن را zip کنید.
refusal-file-heic = ‏HEIC این‌جا خوانده نمی‌شود. با گوشی یا برنامه‌ی نمایش تصویر، آن را JPEG ذخیره کنید.
refusal-file-holds-more = در فایل جز تصویر چیز دیگری هم هست: { $found ->
        [film] فیلم
        [archive] فایل فشرده
        [program] برنامه
        [unknown] داده‌ی ناشناخته
       *[other] { $found }
    }.
refusal-file-leads-out = مسیرش به بیرون از zip اشاره می‌کند.
refusal-file-link = پیوندی به جای دیگری است.
refusal-file-locked = با گذرواژه قفل شده است.
refusal-file-not-decoded = باز کردنِ امنِ این تصویر ممکن نشد.
refusal-file-not-zip = ‏zip نیست، یا خراب است.
refusal-file-packed = فایل فشرده‌ای درون zip است. اول آن را باز کنید.
refusal-file-packing = این نوع فشرده‌سازی این‌جا خوانده نمی‌شود. یک zip معمولی بسازید.
refusal-file-renamed = نامش می‌گوید { $expected } است، ولی محتوایش { $found ->
        [film] فیلم
        [archive] فایل فشرده
        [program] برنامه
        [unknown] چیزی ناشناخته
       *[other] { $found }
    } است.
refusal-file-too-large = از { $megabytes } مگابایت بزرگ‌تر است.
refusal-file-too-many-files = بیش از { $files } فایل در آن است. zipهای کوچک‌تر بسازید.
refusal-file-too-many-pixels = { $width } × { $height } پیکسل دارد، یعنی بیش از { $millions } میلیون. اول کوچکش کنید.
refusal-file-too-much-memory = خواندنش بیش از حد حافظه می‌خواهد. اول کوچکش کنید.
refusal-file-too-slow = خواندنش بیش از حد طول می‌کشد. اول کوچکش کنید.
refusal-file-too-small = خیلی کوچک است: کارت دست‌کم { $width } × { $height } پیکسل می‌خواهد.
refusal-file-truncated = فایل پیش از پایان تصویر قطع شده است.
refusal-file-unpacks-too-large = با این فایل، محتوای zip از { $gigabytes } گیگابایت بیشتر می‌شود. zipهای کوچک‌تر بسازید.
refusal-file-unreadable = فایل خوانده نمی‌شود.
refusal-file-unsupported = فقط تصویرهای PNG،‏ JPEG و WebP خوانده می‌شوند.
refusal-file-words-unreadable = نوشته‌های آن خوانده نمی‌شود.
refusal-file-words-unusable = نوشته‌های تصویر { $picture } به کار نمی‌آید.
refusal-file-words-without-picture = نوشته‌هایی برای تصویر { $picture } دارد که کنارش نیست. هر دو را در یک zip بگذارید.
refusal-file-zip-too-large = این zip از { $megabytes } مگابایت بزرگ‌تر است. تصویرها را در چند zip کوچک‌تر بگذارید.
refusal-file-zip64 = فایل ZIP64 است، برای بیش از ۴ گیگابایت. تصویرها را در چند zip کوچک‌تر بگذارید.
refusal-forbidden = این کار مجاز نیست. به صفحه‌ی اصلی برگردید.
refusal-forgotten = سرور این مرورگر را فراموش کرده است. صفحه را دوباره باز کنید تا از نو وارد شوید.
refusal-founder-cannot-be-removed = این میز مال این بازیکن است و شاید برگردد. شما فقط تا آن وقت به جای او میزبانید.
refusal-game-running = وسط بازی نمی‌شود. صبر کنید تا بازی تمام شود.
refusal-has-other-seat = شما سر این میز جای دیگری دارید. به همان برگردید.
refusal-header-missing = سرآیند { $header } در درخواست نیست. صفحه را دوباره بارگذاری کنید.
refusal-host-cannot-be-removed = میزبان را نمی‌شود بیرون کرد، ولی خودش می‌تواند جایش را ترک کند.
refusal-host-not-needed = بازی بدون میزبان هم پیش می‌رود. اگر سه دقیقه هیچ اتفاقی نیفتاد، دوباره بخواهید.
refusal-internal = در سرور مشکلی پیش آمد. دوباره امتحان کنید؛ اگر باز پیش آمد، صفحه را دوباره بارگذاری کنید.
refusal-log-full = گزارش این میز پر شده است. بازی را تا پایان ادامه دهید و بعد میز تازه‌ای باز کنید.
refusal-muted = میزبان اجازه‌ی نوشتن را از شما گرفته است. هنوز می‌توانید بخوانید و بازی کنید.
refusal-no-such-phrase = این بازی چنین جمله‌ای ندارد. صفحه را دوباره بارگذاری کنید.
refusal-phrase-misfit = آنچه این جمله از آن می‌گوید دیگر آن‌جا نیست. دوباره انتخاب کنید.
refusal-phrases-off = میزبان جمله‌های آماده را خاموش کرده است.
refusal-name-taken = کسی این‌جا همین نام یا نامی شبیه آن را دارد. نام دیگری انتخاب کنید.
refusal-name-reserved = این نام را خود بازی برای ربات‌ها یا نقش‌ها به کار می‌برد. نام دیگری انتخاب کنید.
refusal-face-taken = کسی سر این میز همین چهره را دارد. چهره‌ی دیگری انتخاب کنید.
refusal-no-bot-move = این حرکت را ربات انجام نداده است.
refusal-no-free-seat = همه‌ی جاها پر است. صبر کنید تا جایی خالی شود.
refusal-no-game-running = بازی‌ای در جریان نیست. صبر کنید تا میزبان شروع کند.
refusal-no-seat = برای این کار باید سر میز جا داشته باشید. یک جای خالی بگیرید.
refusal-no-such-game = چنین بازی‌ای سر این میز انجام نشده است.
refusal-no-such-line = این پیام یا سرنخ این‌جا نیست.
refusal-bots-clue = این سرنخ را یک ربات داده است. فقط سرنخ آدم‌ها را می‌شود پنهان کرد.
refusal-not-alone = راهنمایی فقط برای کسی است که تنها با ربات‌ها بازی می‌کند.
refusal-not-your-clue = تنها قصه‌گوی همان نوبت، بعد از پایان آن، می‌تواند بگوید چرا این سرنخ را داده است.
refusal-no-such-seat = این میز چنین صندلی‌ای ندارد. صندلی دیگری انتخاب کنید.
refusal-no-such-spectator = این شخص دیگر میان تماشاگران نیست. شاید رفته یا سر میز نشسته است.
refusal-not-found = این‌جا چیزی نیست. کد یا پیوند را بررسی کنید یا یکی تازه بخواهید.
refusal-not-host = این کار فقط از میزبان میز برمی‌آید. از او بخواهید.
refusal-not-operator = این کار فقط از کسی برمی‌آید که سرور را راه انداخته. پیوند خصوصی‌ای را که سرور هنگام شروع چاپ کرده باز کنید.
refusal-not-your-turn = نوبت شما نیست. صبر کنید تا نوبتتان برسد.
refusal-page-not-built = صفحه هنوز ساخته نشده است. دستور make page را اجرا کنید و صفحه را دوباره بارگذاری کنید.
refusal-players-only = فقط کسانی که در این بازی جا داشتند می‌توانند آن را ببینند.
refusal-rate-limited = خیلی تند بود. کمی صبر کنید و دوباره امتحان کنید.
refusal-removed = میزبان شما را از این میز بیرون کرده است. می‌توانید خودتان میزی باز کنید.
refusal-resting = همه هنوز دارند نتیجه را نگاه می‌کنند. هر وقت آماده بودید، خبر بدهید.
refusal-seat-empty = کسی آن‌جا ننشسته است.
refusal-seat-taken = کسی آن‌جا نشسته است. جای خالی دیگری انتخاب کنید یا اول آن‌جا را خالی کنید.
refusal-server-full = سرور پر است. بعداً دوباره امتحان کنید.
refusal-server-stopping = سرور برای مدتی خاموش می‌شود. همه‌چیز ذخیره شده است؛ کمی بعد برگردید.
refusal-stale-phase = بازی جلو رفته است. دوباره نگاه کنید و بعد انتخاب کنید.
refusal-store-unavailable = سرور فعلاً نمی‌تواند بخواند یا ذخیره کند؛ پس کاری انجام نشد. کمی بعد دوباره امتحان کنید.
refusal-table-expired = مدت زیادی سر این میز اتفاقی نیفتاده و میز پاک شده است. میز تازه‌ای باز کنید.
refusal-table-reloading = سرور این میز را دوباره بارگذاری می‌کند. تا لحظه‌ای دیگر وصل می‌شوید.
refusal-table-unreadable = این نسخه از سرور نمی‌تواند این میز را باز کند. میز تازه‌ای باز کنید.
refusal-television-off = نمایش این میز روی تلویزیون مجاز نیست. میزبان می‌تواند آن را در تنظیمات مجاز کند.
refusal-television-only-shows = تلویزیون فقط میز را نشان می‌دهد.
refusal-too-few-seats = با { $seats } صندلی، جایی برای یک نفر نمی‌ماند.
refusal-too-large = این برای سرور زیادی بزرگ است. چیز کوچک‌تری امتحان کنید.
refusal-too-many-connections = اتصال‌ها از شبکه‌ی شما زیاد شده است. زبانه‌هایی را که لازم ندارید ببندید و دوباره امتحان کنید.
refusal-too-many-guesses = از شبکه‌ی شما کدهای نادرست زیادی آمده است. یک دقیقه صبر کنید.
refusal-too-many-requests = درخواست‌ها یک‌باره زیاد شد. کمی صبر کنید و دوباره امتحان کنید.
refusal-too-many-tables = از شبکه‌ی شما میزهای زیادی باز شده است. کمی بعد دوباره امتحان کنید.
refusal-unavailable = سرور الان نمی‌تواند این کار را بکند. کمی بعد دوباره امتحان کنید.
refusal-unknown-bot = رباتی با نام { $level } نیست. ربات‌ها: { $levels }.
refusal-upgrade-required = این‌جا اتصال زنده برقرار نمی‌شود. شبکه یا مرورگر دیگری را امتحان کنید.
refusal-wrong-host = سرور این نشانی را نمی‌شناسد. همان نشانی‌ای را باز کنید که به شما داده‌اند.
refusal-wrong-method = این کار در این نشانی شدنی نیست. صفحه را دوباره بارگذاری کنید.
refusal-wrong-origin = این صفحه اجازه ندارد با سرور حرف بزند. بازی را در نشانی خودش باز کنید.
