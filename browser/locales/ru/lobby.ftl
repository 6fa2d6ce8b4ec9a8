# A table before its first game, and the seats after each.

## Seats and names

table-seat-free = Свободно
table-your-name = Ваше имя
table-name-long = Не больше { $letters } знаков.
table-sit = Сесть за стол
table-sit-short = Сесть сюда
table-move = Сюда
table-bot = Бот
table-fill = Посадить ботов на все свободные места:
table-full = Все места заняты. Можно смотреть и сесть, когда место освободится.
table-seat-menu = Меню игрока: { $who }
table-pick-face = Выбрать портрет
table-nicknames = Барсук, Бобёр, Лис, Ёжик, Цапля, Рысь, Куница, Выдра, Сова, Ворон, Снегирь, Белка, Аист, Воробей

## What is going on

table-free-seats =
    { $count ->
        [one] Свободно ещё { $count } место
        [few] Свободно ещё { $count } места
        [many] Свободно ещё { $count } мест
       *[other] Свободно ещё { $count } места
    }
table-all-here = Все на местах: можно начинать
table-wait-start = Ждём, пока { $who } начнёт игру.
table-wait-again = { $who } может начать новую игру.
table-start = Начать игру
table-start-again = Сыграть ещё раз
table-shuffling = Карты тасуются …
table-invite-players = Позвать остальных играть
table-players-invited = Кто просил, тех позвали.
table-start-missing =
    { $count ->
        [one] Свободно ещё { $count } место: пригласите друзей или посадите бота.
        [few] Свободно ещё { $count } места: пригласите друзей или посадите ботов.
        [many] Свободно ещё { $count } мест: пригласите друзей или посадите ботов.
       *[other] Свободно ещё { $count } места: пригласите друзей или посадите ботов.
    }

## Invitation and settings

table-invite = Приглашение
table-code = Код стола
table-link = Ссылка
table-qr = QR-код со ссылкой на этот стол
table-television = Показать на телевизоре
table-settings = Настройки
table-settings-change = Изменить настройки
table-settings-see = Все настройки
table-words-game =
    { $count ->
        [one] { $game }, { $count } игрок
        [few] { $game }, { $count } игрока
        [many] { $game }, { $count } игроков
       *[other] { $game }, { $count } игрока
    }
table-words-switches =
    { $count ->
        [one] { $count } домашнее правило
        [few] { $count } домашних правила
        [many] { $count } домашних правил
       *[other] { $count } домашнего правила
    }
table-words-clock-off = Без ограничения времени
table-words-clock-relaxed = Три минуты на решение
table-words-clock-quick = 45 секунд на решение
table-words-clock-seconds =
    { $count ->
        [one] { $count } секунда на решение
        [few] { $count } секунды на решение
        [many] { $count } секунд на решение
       *[other] { $count } секунды на решение
    }
table-words-bots-calm = Спокойные боты
table-words-bots-quick = Быстрые боты
table-words-bots-step = Боты ходят по одному
table-words-watched = Другим можно смотреть
table-words-unwatched = Другим смотреть нельзя
table-words-chat-all = Писать могут все
table-words-chat-seats = Писать могут только игроки
table-words-chat-off = Чата нет
table-words-no-phrases = Без готовых фраз
table-words-listed = Есть в списке открытых столов
table-words-television = Можно показывать на телевизоре

## The host

table-host-ask = Стать хозяином стола
table-host-back = Снова стать хозяином

# Who begins, asked before the first deal.

first-player-youngest = Кто самый младший?
first-player-agreed = Кто начинает?
first-player-help = Имя может выбрать любой за столом, иначе решит жребий.
first-player-lots = Жребий
first-player-named = Первый ход: { $who }.
    .you = Первый ход — ваш.
first-player-open = Выберите на телефоне, иначе решит жребий.
