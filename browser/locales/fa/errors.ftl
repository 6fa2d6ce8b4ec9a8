# What went wrong, and what to do about it.

# From the page itself.
error-unknown = مشکلی پیش آمد. دوباره امتحان کنید یا صفحه را دوباره بارگذاری کنید.
error-offline = شبکه در دسترس نیست. اینترنت خود را بررسی کنید.
error-lost = اتصال قطع شد. خودش دوباره وصل می‌شود.
error-back = دوباره وصل شد. چیزی از دست نرفته است.
error-no-websocket = این‌جا اتصال زنده برقرار نمی‌شود. شبکه یا مرورگر دیگری را امتحان کنید.
error-old-page = سرور به‌روز شده است. صفحه را دوباره بارگذاری کنید.
error-no-table-title = چنین میزی نیست
error-removed-title = دیگر سر این میز نیستید
error-reload = بارگذاری دوباره
error-home = صفحه‌ی آغاز
error-retry = دوباره امتحان کنید
error-see-rule = قانونش را ببینید
error-clause = قوانین این را اجازه نمی‌دهند: { $rule }
