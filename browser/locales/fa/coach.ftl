# The coach: tips in the first game, and hints.

coach-tip = نکته
coach-got-it = فهمیدم
coach-skip = رد کردن همه‌ی نکته‌ها
coach-hint-thinking = رباتی قوی دارد به حرکت شما فکر می‌کند…
