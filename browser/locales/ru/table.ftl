# The table: the frame around both games.

## Seats and names

table-bot-name = Бот{ "\u00A0" }{ $number }
table-seat-number = Место{ "\u00A0" }{ $number }
table-level-steady = Осторожный
table-level-random = Случайный
table-level-easy = Слабый
table-level-normal = Обычный
table-level-hard = Сильный
table-seats = Места
table-you = вы
table-aim = Выбрать: { $who }
table-sending = Ваш ход сейчас будет отправлен

table-mark-turn = Ходит
table-mark-stand-in = Играет бот
table-mark-gone = Нет на связи
table-mark-ready = Можно дальше
table-mark-host = Хозяин стола
table-mark-muted = Без чата

## What is going on

table-title = { $game } · { $code }
table-your-turn = Ваш ход
table-progress = { $game } · { $far }
table-round = Раунд { $round } из 3
table-turn = Ход { $turn }
table-free-seats =
    { $count ->
        [one] Свободно ещё { $count } место
        [few] Свободно ещё { $count } места
        [many] Свободно ещё { $count } мест
       *[other] Свободно ещё { $count } места
    }
table-all-here = Все на местах: можно начинать
table-the-host = хозяин стола
table-wait-start = Ждём, пока { $who } начнёт игру.
table-over = Игра окончена
table-you-win = Вы победили!
table-you-win-too = Вы победили вместе с другими!
table-wins = Победа: { $who }
table-playing = Идёт игра
table-resting = Посмотрите результат
table-great-scene = Смотрите, что происходит.
table-rest-others = Все смотрят результат
table-rest-waits = Ещё смотрят: { $who }.
table-rest-over = Продолжаем…
table-rest-you = Когда всё посмотрите, нажмите «Дальше».
table-go-on = Дальше
table-hold = Подождите
table-held = { $who } просит ещё немного времени.
table-held-you = Остальные ждут, пока вы не нажмёте «Дальше».
table-stepping = Боты ждут вас.
table-next-move = Следующий ход
table-may-begin = Можете начать вы, или пусть начнёт бот.
table-bot-begins = Пусть начнёт бот
table-behind-doors =
    { $count ->
        [one] Здесь играет { $count } игрок при закрытых дверях. Подождите, пока игра закончится.
        [few] Здесь играют { $count } игрока при закрытых дверях. Подождите, пока игра закончится.
        [many] Здесь играют { $count } игроков при закрытых дверях. Подождите, пока игра закончится.
       *[other] Здесь играют { $count } игрока при закрытых дверях. Подождите, пока игра закончится.
    }
table-connected = На связи
table-connecting = Нет связи
table-clock =
    { $count ->
        [one] Осталась { $count } секунда
        [few] Осталось { $count } секунды
        [many] Осталось { $count } секунд
       *[other] Осталось { $count } секунды
    }
table-hurry = Осталось десять секунд.

## Log and chat

table-talk = Журнал и чат
table-chat = Чат
table-phrases = Фразы
table-gallery = Зрители
table-log = Журнал
table-since = С вашего прошлого хода
table-by-stand-in = Ваш бот
table-unread =
    { $count ->
        [one] { $count } новое сообщение
        [few] { $count } новых сообщения
        [many] { $count } новых сообщений
       *[other] { $count } нового сообщения
    }
table-send = Отправить

## Menu

table-home = На главную
table-sound = Звук
table-abandoned = Игра прекращена досрочно
