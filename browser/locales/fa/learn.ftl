# What every taught game says.

learn-step = گام { $step } از { $steps }
learn-teacher = آموزش
learn-next = بعدی
learn-show = نشانم بدهید
learn-skip = رد کردن
learn-leave = خروج از آموزش
learn-other = این هم می‌شود، ولی اول آنچه را مشخص شده امتحان کنید.
learn-play = همین حالا با ربات‌ها بازی کنید
learn-rules = خواندن قوانین
learn-again = یک بار دیگر
learn-you = شما
# Of what the learner is to touch, for those who cannot see the mark.
learn-mark = مشخص‌شده در آموزش
