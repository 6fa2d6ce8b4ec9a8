# The table: the frame around both games.

## Seats and names

table-bot-name = Бот { $number }
table-seat-number = Место { $number }
table-level-steady = Толковый
table-level-random = Случайный
table-level-easy = Лёгкий
table-level-normal = Обычный
table-level-hard = Сильный
table-nicknames = Барсук, Бобёр, Лис, Ёжик, Цапля, Рысь, Куница, Выдра, Сова, Ворон, Снегирь, Белка, Аист, Воробей
table-seats = Места
table-seat-free = Свободно
table-you = вы
table-your-name = Ваше имя
table-sit = Сесть за стол
table-sit-short = Сесть сюда
table-move = Пересесть
table-bot = Бот
table-fill = Посадить ботов на все свободные места:
table-full = Все места заняты. Можно смотреть и сесть, когда место освободится.
table-seat-menu = О месте: { $who }
table-seat-plain = Больше об этом месте сказать нечего.
table-rename = Сменить имя
table-swap-with = Поменять местами с
table-swap = Поменять
table-promote = Передать роль хозяина
table-mute = Запретить писать
table-unmute = Разрешить писать
table-remove = Исключить из-за стола
table-remove-bot = Убрать бота
table-aim = Выбрать: { $who }

table-mark-turn = Ходит
table-mark-stand-in = Играет бот
table-mark-gone = Нет на связи
table-mark-ready = Можно дальше
table-mark-host = Хозяин стола
table-mark-muted = Без права писать

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
table-wait-again = { $who } может начать новую игру.
table-start = Начать игру
table-start-again = Сыграть ещё раз
table-start-missing =
    { $count ->
        [one] Свободно ещё { $count } место: пригласите друзей или посадите бота.
        [few] Свободно ещё { $count } места: пригласите друзей или посадите ботов.
        [many] Свободно ещё { $count } мест: пригласите друзей или посадите ботов.
       *[other] Свободно ещё { $count } места: пригласите друзей или посадите ботов.
    }
table-over = Игра окончена
table-playing = Идёт игра
table-resting = Посмотрите, что открылось
table-rest-waits = Ещё смотрят: { $who }.
table-rest-over = Продолжаем…
table-rest-you = Когда всё посмотрите, жмите «Дальше».
table-go-on = Дальше
table-stand-in = За вас играет бот.
table-back = Я снова здесь
table-kept = Ваше место сохранено, пока за вас играет бот.
table-return = Вернуться на место
table-watching = Вы смотрите эту игру.
table-behind-doors =
    { $count ->
        [one] Здесь играет { $count } человек при закрытых дверях. Подождите, пока игра закончится.
        [few] Здесь играют { $count } человека при закрытых дверях. Подождите, пока игра закончится.
        [many] Здесь играют { $count } человек при закрытых дверях. Подождите, пока игра закончится.
       *[other] Здесь играют { $count } человека при закрытых дверях. Подождите, пока игра закончится.
    }
table-unseated = Места здесь у вас больше нет: оно перешло на другое устройство, или его забрал хозяин стола.
table-unreadable = Этот стол не открывается
table-no-way = Войти нельзя
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

## Invitation and settings

table-invite = Приглашение
table-code = Код стола
table-link = Ссылка
table-qr = QR-код со ссылкой на этот стол
table-television = Показать на телевизоре
table-settings = Настройки
table-settings-change = Изменить настройки
table-settings-see = Все настройки
table-settings-save = Сохранить настройки
table-settings-host = Менять их может только хозяин стола.
table-words-game =
    { $count ->
        [one] { $game }, { $count } место
        [few] { $game }, { $count } места
        [many] { $game }, { $count } мест
       *[other] { $game }, { $count } места
    }
table-words-switches =
    { $count ->
        [one] { $count } домашнее правило
        [few] { $count } домашних правила
        [many] { $count } домашних правил
       *[other] { $count } домашнего правила
    }
table-words-clock-off = Без часов
table-words-clock-relaxed = Три минуты на решение
table-words-clock-quick = 45 секунд на решение
table-words-clock-seconds =
    { $count ->
        [one] { $count } секунда на решение
        [few] { $count } секунды на решение
        [many] { $count } секунд на решение
       *[other] { $count } секунды на решение
    }
table-words-watched = Другим можно смотреть
table-words-unwatched = Другим смотреть нельзя
table-words-chat-all = Писать могут все
table-words-chat-seats = Писать могут только за столом
table-words-chat-off = Чата нет
table-words-listed = Есть в списке открытых столов
table-words-television = Можно показывать на телевизоре

## Log and chat

table-talk = Журнал и чат
table-log = Журнал
table-chat = Чат
table-gallery = Галёрка
table-log-empty = Пока ничего не произошло.
table-chat-empty = Пока никто не написал.
table-gallery-empty = Здесь пишут зрители. Во время игры те, кто за столом, этого не видят.
table-by-bot = так сыграл бот
table-unread =
    { $count ->
        [one] { $count } новая строка
        [few] { $count } новые строки
        [many] { $count } новых строк
       *[other] { $count } новой строки
    }
table-say = Написать всем
table-say-gallery = Написать галёрке
table-send = Отправить
table-chat-off = Хозяин стола отключил чат.
table-chat-seats = Писать здесь могут только те, кто за столом.
table-gallery-only = Здесь пишут только зрители.
table-you-muted = Хозяин стола запретил вам писать.
table-line-hidden = Скрыто хозяином стола
table-hide-line = Скрыть эту строку: { $who }
table-hide-clue = Скрыть эту подсказку

## Menu

table-home = На главную
table-sound = Звук
table-offer-seat = Играть на другом устройстве
table-offer-seat-how = Откройте эту ссылку на другом устройстве в течение десяти минут. Она сработает один раз, и место перейдёт туда.
table-offer-seat-link = Ссылка для другого устройства
table-offer-seat-failed = Ссылка потерялась по дороге.
table-leave = Освободить место
table-leave-running = За вас продолжит играть бот. Место сохранится: в эту игру можно вернуться.
table-leave-open = Ваше место смогут занять другие.
table-leave-now = Уйти
table-keys-how = Tab и стрелки переводят от одного к другому, Enter или пробел выбирают.
table-key-board = К игровому полю
table-key-players = К игрокам
table-key-go-on = Дальше, когда всё показано
table-key-log = Журнал
table-key-chat = Чат
table-key-rules = Правила
table-key-invite = Приглашение
table-key-menu = Меню
table-key-help = Эта справка
table-key-close = Закрыть

## After a game

table-result = Итог
table-see-board = Посмотреть поле
table-see-result = Посмотреть итог
table-kept-game = Эта игра
table-replay = Посмотреть заново
table-record = Скачать запись
table-fair = Честно ли тасовали? Проверьте
table-fair-why = Отпечаток показали до первой раздачи: это SHA-256 зерна, а из зерна следует каждая раздача.
table-seed = Зерно
table-commitment = Отпечаток
