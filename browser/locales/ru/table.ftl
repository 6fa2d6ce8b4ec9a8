# The table: the frame around both games.

## Seats and names

table-seat-number = Место{ "\u00A0" }{ $number }
table-level-steady = Осторожный
table-level-random = Случайный
table-level-easy = Слабый
table-level-normal = Обычный
table-level-hard = Сильный
table-seats = Места
table-you = вы
table-aim = Выбрать: { $who }
table-sending = Ваш ход отправляется
table-undo = Отменить ход
table-send-now = Отправить сразу

table-mark-turn = Ходит
table-mark-stand-in = Играет бот
table-mark-gone = Нет на связи
table-mark-ready = Можно дальше
table-mark-host = Хозяин стола
table-mark-muted = Без чата

## What bots are called, by their faces

## What is going on

table-title = { $game } · { $code }
table-your-turn = Ваш ход
table-progress = { $game } · { $far }
table-round = Раунд { $round } из 3
table-turn = Ход { $turn }
table-the-host = хозяин стола
table-over = Игра окончена
table-playing = Идёт игра
table-resting = Посмотрите результат
table-great-scene = Смотрите!
table-rest-others = Все смотрят результат
table-go-on = Дальше
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
table-log-empty = Пока пусто.
table-log-since = Новое с вашего прошлого хода
table-by-bot = так сыграл бот
table-hide-clue = Скрыть эту ассоциацию
table-unhide-clue = Снова показать эту ассоциацию
table-since = С вашего прошлого хода
table-by-stand-in = Ваш бот
table-unread =
    { $count ->
        [one] { $count } новое сообщение
        [few] { $count } новых сообщения
        [many] { $count } новых сообщений
       *[other] { $count } нового сообщения
    }

## Menu

table-home = На главную
table-sound = Звук
table-abandoned = Игра прекращена досрочно
table-hint = Подсказка: что сделал бы бот?
