# The form of a table's settings.

set-game = Игра
set-players = { $from }–{ $to } игроков
set-play = Во что играем
set-table = Стол
set-edition = Издание правил
set-seats = Игроки
set-first = Кто начинает
set-first-rules = Как велят правила
set-first-random = По жребию
set-first-seat = Место { $number }

set-clock = Часы
set-clock-off = Выключены
    .help = Думать можно сколько угодно.
set-clock-relaxed = Спокойно
    .help = Три минуты на решение; потом за отсутствующих играет бот.
set-clock-quick = Быстро
    .help = 45 секунд на решение; потом за отсутствующих играет бот.
set-clock-own = По-своему
set-clock-seconds = секунд на решение

set-chat = Чат
set-chat-all = Для всех
set-chat-seats = Только для игроков
set-chat-off = Выключен
set-listed = Открытый стол
    .help = Его может найти любой на главной странице. Иначе нужна ссылка или код.
set-spectators = Зрители
    .help = Смотреть могут и те, у кого нет места за столом.
set-television = Телевизор
    .help = Большой экран в комнате может показывать стол по его коду.

set-decks = Картинки
set-deck-dream = Колода снов
set-deck-pictures =
    { $count ->
        [one] { $count } картинка
        [few] { $count } картинки
        [many] { $count } картинок
       *[other] { $count } картинки
    }
set-deck-blind = Боты плохо видят эту колоду и в основном гадают.
set-decks-few = Для игры нужно картинок: { $needed }, а здесь их { $have }. Добавьте колоду или играйте с меньшим числом картинок (домашние правила).

set-language = Язык ботов
    .help = На нём они загадывают ассоциации и лучше всего понимают ваши.

set-house = Домашние правила
set-house-none = Все настройки с пояснениями; всё как в издании
set-house-changed =
    { $count ->
        [one] { $count } настройка отличается от издания
        [few] { $count } настройки отличаются от издания
        [many] { $count } настроек отличаются от издания
       *[other] { $count } настройки отличаются от издания
    }
set-printed = как в издании
set-printed-number = В издании: { $value }
set-changed = изменено
set-reset = Вернуть как в издании
set-reset-all = Всё как в издании
set-number = Число
set-range = От { $least } до { $most }
set-roles-players = Игроки
set-roles-of = { $who }, игроков: { $players }
set-roles-few = Мало; игроков: { $players }

set-fixed = Идёт игра: саму игру, правила, места и картинки можно будет сменить, когда она закончится.
