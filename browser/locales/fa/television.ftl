television-allow = میزبان می‌تواند در تنظیمات میز به تلویزیون اجازه بدهد. این صفحه خودش ادامه می‌دهد.
television-join = با گوشی خود به میز بپیوندید
television-free = جای خالی
television-turn = نوبت اوست
television-qr = رمزینهٔ پیوند این میز
television-code = رمز میز
