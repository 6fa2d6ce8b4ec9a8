screen-allow = המארח יכול לאשר טלוויזיה בהגדרות השולחן. הדף הזה ימשיך מעצמו.
screen-join = הצטרפו מהטלפון
screen-free = מקום פנוי
screen-turn = בתור
screen-qr = קוד QR עם הקישור לשולחן הזה
screen-code = קוד השולחן
