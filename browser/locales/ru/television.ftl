television-allow = Хозяин стола может разрешить телевизор в настройках стола. Страница продолжит сама.
television-join = Присоединяйтесь с телефона
television-free = свободное место
television-turn = ходит
television-qr = QR-код со ссылкой на этот стол
television-code = Код стола
