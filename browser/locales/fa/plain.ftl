# A game that the page has no pictures for.

plain-board = بازی
plain-choices = انتخاب‌های شما
plain-private = آنچه فقط شما می‌دانید
plain-public = آنچه همه می‌دانند
plain-news = آنچه همین حالا رخ داد
plain-edition = قوانین این بازی
plain-waits = در انتظار { $who }
plain-player = بازیکن
plain-points = امتیاز
plain-yes = بله
plain-no = خیر
plain-no-rules = این صفحه متن قوانین این بازی را ندارد.
