television-allow = המארח יכול לאשר טלוויזיה בהגדרות השולחן. הדף הזה ימשיך מעצמו.
television-join = הצטרפו מהטלפון
television-free = מקום פנוי
television-turn = בתור
television-qr = קוד QR עם הקישור לשולחן הזה
television-code = קוד השולחן
