# Dixit at the table.

# The log in words.
dix-news-dealt = Карты розданы.
dix-news-told = { $who } загадывает: «{ $clue }»
dix-news-told-aloud = { $who } называет ассоциацию вслух.
dix-news-gave = { $who } делает выбор.
dix-news-displayed =
    { $count ->
        [one] Открыта { $count } карта.
        [few] Открыты { $count } карты.
        [many] Открыто { $count } карт.
       *[other] Открыто { $count } карты.
    }
dix-news-voted = { $who } голосует.
dix-news-votesopened = Голоса открыты.
dix-news-tellershown = Карта рассказчика ({ $who }) — номер { $number }.
dix-news-ownersshown = Теперь видно, чьи были остальные карты.
dix-news-points =
    { $points ->
        [one] { $who }: { $points } очко
        [few] { $who }: { $points } очка
        [many] { $who }: { $points } очков
       *[other] { $who }: { $points } очка
    }
dix-news-gameended =
    { $count ->
        [one] Игра окончена. Побеждает { $who }!
        [few] Игра окончена. Победу делят { $who }.
        [many] Игра окончена. Победу делят { $who }.
       *[other] Игра окончена. Победу делят { $who }.
    }

# What to do.
dix-do-race = Кто первым назовёт ассоциацию, тот и рассказчик.
dix-do-tell = Вы рассказчик: выберите картинку и назовите к ней ассоциацию.
dix-do-give =
    { $count ->
        [one] Выберите свою карту, которая лучше всего подходит к ассоциации.
        [few] Выберите { $count } свои карты, которые лучше всего подходят к ассоциации.
        [many] Выберите { $count } своих карт, которые лучше всего подходят к ассоциации.
       *[other] Выберите { $count } своих карты, которые лучше всего подходят к ассоциации.
    }
dix-do-vote = Какую картинку загадал рассказчик? Голосуйте!
dix-wait-tell = { $who } придумывает ассоциацию.
dix-wait-give =
    { $count ->
        [one] Ещё выбирает { $count } игрок.
        [few] Ещё выбирают { $count } игрока.
        [many] Ещё выбирают { $count } игроков.
       *[other] Ещё выбирают { $count } игрока.
    }
dix-wait-vote =
    { $count ->
        [one] Осталось проголосовать { $count } игроку.
        [few] Осталось проголосовать { $count } игрокам.
        [many] Осталось проголосовать { $count } игрокам.
       *[other] Осталось проголосовать { $count } игрокам.
    }

# The clue.
dix-clue-label = Ваша ассоциация
dix-clue-placeholder = Слово, строчка, название…
dix-clue-send = Загадать
dix-clue-aloud = Лучше сказать вслух
dix-clue-hidden = Хозяин стола скрыл эту ассоциацию.
dix-clue-spoken = Сказано вслух

# Giving and voting.
dix-give-send =
    { $count ->
        [one] Отдать эту карту
        [few] Отдать эти { $count } карты
        [many] Отдать эти { $count } карт
       *[other] Отдать эти { $count } карты
    }
dix-vote-send = Голос за номер { $number }
dix-vote-own = Это ваша карта
dix-your-card = Ваша карта
dix-zoom = Увеличить
dix-zoom-close = Закрыть картинку
dix-next-picture = Следующая картинка
dix-previous-picture = Предыдущая картинка

# Around the table.
dix-pile =
    { $count ->
        [0] Колода пуста
        [one] В колоде { $count } карта
        [few] В колоде { $count } карты
        [many] В колоде { $count } карт
       *[other] В колоде { $count } карты
    }
dix-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
dix-target =
    { $points ->
        [one] Игра до { $points } очка
        [few] Игра до { $points } очков
        [many] Игра до { $points } очков
       *[other] Игра до { $points } очка
    }
dix-storyteller = Рассказчик
dix-turn = Ход { $turn }
dix-recap = Ход за ходом
dix-recap-none = Ни один ход ещё не закончен.
dix-votes-for =
    { $count ->
        [0] Голосов нет
        [one] Голос: { $who }
        [few] Голоса: { $who }
        [many] Голоса: { $who }
       *[other] Голоса: { $who }
    }
dix-owner = Карта игрока { $who }
dix-all-found = Угадали все: рассказчик не получает ничего.
dix-none-found = Никто не угадал: рассказчик не получает ничего.
dix-some-found = Угадали не все: очки угадавшим и рассказчику.
dix-three = При игре втроём остальные двое отдают по две карты, так что открывают пять. Если карту рассказчика угадал только один из них, он и рассказчик получают по 4 очка вместо 3.
dix-final-title = Итоговый счёт
dix-picture = Картинка { $number }
dix-hand = Ваши карты
dix-display = Открытые карты

# Seen and done at the board.
dix-three-title = Игра втроём
dix-pick = Выбрать эту
dix-caption = Описание
dix-hide-clue = Скрыть эту ассоциацию
dix-hide-clue-sure = Скрыть от всех?
dix-has-chosen = { $who }: выбор сделан
dix-still-choosing = { $who }: ещё выбирает
dix-has-voted = { $who }: голос отдан
dix-still-voting = { $who }: голоса ещё нет
dix-clue-pick = Выберите картинку, к которой она относится.
dix-letters = Букв: { $count } из { $most }
dix-last-turn = Прошлый ход
dix-news-scored-points = Очки за ход: { $list }
dix-nobody-scored = За этот ход никто не получает очков.
dix-winner = Победа
dix-best-loved = Картинки, собравшие больше всего голосов
dix-vote-count =
    { $count ->
        [one] { $count } голос
        [few] { $count } голоса
        [many] { $count } голосов
       *[other] { $count } голоса
    }
dix-hand-count =
    { $count ->
        [one] { $count } карта на руках
        [few] { $count } карты на руках
        [many] { $count } карт на руках
       *[other] { $count } карты на руках
    }
dix-track = Счёт
dix-skip = Показать всё

# The edition and its switches.
dix-edition-fa = Персидское издание
    .help = На руках 6 карт, втроём — 7; 84 картинки; игра до 30 очков.
dix-switch-hand = Карт на руках
    .help = Сколько карт у каждого, если игроков четверо или больше.
dix-switch-hand-of-three = Карт на руках втроём
    .help = Сколько карт у каждого, если игроков трое.
dix-switch-deck = Картинок в игре
    .help = Больше, чем раздаётся, чтобы осталась колода.
dix-switch-target = До скольких очков
    .help = Игра заканчивается, когда кто-то набирает столько очков.
dix-switch-bonus-cap = Предел очков за голоса
    .help = Сколько очков самое большее могут принести за ход голоса за ваши карты.
dix-switch-one-room = Все в одной комнате
    .help = Все слышат друг друга, поэтому ассоциацию можно и сказать вслух.
