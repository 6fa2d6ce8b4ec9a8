# The form of a table's settings.

set-game = Игра
set-players = { $from }–{ $to } игроков
set-play = Игра
set-table = Стол
set-edition = Издание правил
set-seats = Игроки
set-first = Кто начинает
set-first-rules = По правилам
set-first-random = По жребию
set-first-seat = Место { $number }

set-clock = Время на ход
set-clock-off = Без ограничения
    .help = Думать можно сколько угодно.
set-clock-relaxed = Спокойно
    .help = Три минуты на решение; потом за отсутствующих играет бот.
set-clock-quick = Быстро
    .help = 45 секунд на решение; потом за отсутствующих играет бот.
set-clock-own = Своё время
set-clock-seconds = секунд на решение

set-bot-pace = Темп ботов
set-bot-pace-calm = Спокойный
    .help = Боты не спешат ни с одним ходом.
set-bot-pace-normal = Обычный
    .help = Чуть больше секунды на карту и вдвое дольше после важного события.
set-bot-pace-quick = Быстрый
    .help = Боты почти не ждут.
set-bot-pace-step = По шагам
    .help = Если вы играете только с ботами, каждый бот ждёт, пока вы не нажмёте «Следующий ход». С другими людьми темп обычный.

set-chat = Чат
set-chat-all = Для всех
set-chat-seats = Только для игроков
set-chat-off = Выключен
set-phrases = Готовые фразы
    .help = Игроки говорят их одним касанием, и каждый читает на своём языке. Работают и при выключенном чате.
set-listed = Открытый стол
    .help = Его может найти любой на главной странице. Иначе нужна ссылка или код.
set-spectators = Зрители
    .help = Смотреть могут и те, у кого нет места за столом.
set-television = Телевизор
    .help = Стол можно вывести на телевизор или другой большой экран по коду.

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
set-decks-few = Для игры нужно картинок: { $needed }, а здесь их { $have }. Добавьте колоду или играйте с тем, что есть.
set-decks-all = Играть со всеми картинками: { $count }

set-language = Язык ботов
    .help = На нём они загадывают ассоциации и лучше всего понимают ваши.

set-house = Домашние правила
set-house-none = Всё как в издании. Откройте, чтобы посмотреть или изменить правила.
set-house-changed =
    { $count ->
        [one] { $count } правило отличается от издания
        [few] { $count } правила отличаются от издания
        [many] { $count } правил отличаются от издания
       *[other] { $count } правила отличаются от издания
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
set-roles-few = Не хватает карт; игроков: { $players }

set-fixed = Идёт игра: саму игру, правила, места и картинки можно будет сменить, когда она закончится.
