# Dixit at the table.

# The log in words.
dixit-news-dealt = Карты розданы.
dixit-news-told = { $who } загадывает: «{ $clue }»
dixit-news-told-aloud = { $who } называет ассоциацию вслух.
dixit-news-gave = { $who } делает выбор.
dixit-news-displayed =
    { $count ->
        [one] Открыта { $count } карта.
        [few] Открыты { $count } карты.
        [many] Открыто { $count } карт.
       *[other] Открыто { $count } карты.
    }
dixit-news-voted = { $who } голосует.
dixit-news-votesopened = Голоса открыты.
dixit-news-tellershown = Карта рассказчика ({ $who }) — номер { $number }.
dixit-news-ownersshown = Теперь видно, чьи были остальные карты.
dixit-news-points =
    { $points ->
        [one] { $who }: { $points } очко
        [few] { $who }: { $points } очка
        [many] { $who }: { $points } очков
       *[other] { $who }: { $points } очка
    }
dixit-news-gameended =
    { $count ->
        [one] Игра окончена. Побеждает { $who }!
        [few] Игра окончена. Победу делят { $who }.
        [many] Игра окончена. Победу делят { $who }.
       *[other] Игра окончена. Победу делят { $who }.
    }

# What to do.
dixit-do-race = Кто первым назовёт ассоциацию, тот и рассказчик.
dixit-do-tell = Вы рассказчик: выберите картинку и назовите к ней ассоциацию.
dixit-do-give =
    { $count ->
        [one] Выберите свою карту, которая лучше всего подходит к ассоциации.
        [few] Выберите { $count } свои карты, которые лучше всего подходят к ассоциации.
        [many] Выберите { $count } своих карт, которые лучше всего подходят к ассоциации.
       *[other] Выберите { $count } своих карты, которые лучше всего подходят к ассоциации.
    }
dixit-do-vote = Какую картинку загадал рассказчик? Голосуйте!
dixit-wait-tell = { $who } придумывает ассоциацию.
dixit-wait-give =
    { $count ->
        [one] Ещё выбирает { $count } игрок.
        [few] Ещё выбирают { $count } игрока.
        [many] Ещё выбирают { $count } игроков.
       *[other] Ещё выбирают { $count } игрока.
    }
dixit-wait-vote =
    { $count ->
        [one] Осталось проголосовать { $count } игроку.
        [few] Осталось проголосовать { $count } игрокам.
        [many] Осталось проголосовать { $count } игрокам.
       *[other] Осталось проголосовать { $count } игрокам.
    }

# The clue.
dixit-clue-label = Ваша ассоциация
dixit-clue-placeholder = Слово, строчка, название…
dixit-clue-send = Загадать
dixit-clue-aloud = Лучше сказать вслух
dixit-clue-hidden = Хозяин стола скрыл эту ассоциацию.
dixit-clue-spoken = Сказано вслух

# Giving and voting.
dixit-give-send =
    { $count ->
        [one] Отдать эту карту
        [few] Отдать эти { $count } карты
        [many] Отдать эти { $count } карт
       *[other] Отдать эти { $count } карты
    }
dixit-vote-send = Голос за номер { $number }
dixit-vote-own = Это ваша карта
dixit-your-card = Ваша карта
dixit-zoom = Увеличить
dixit-zoom-close = Закрыть картинку
dixit-next-picture = Следующая картинка
dixit-previous-picture = Предыдущая картинка

# Around the table.
dixit-pile =
    { $count ->
        [0] Колода пуста
        [one] В колоде { $count } карта
        [few] В колоде { $count } карты
        [many] В колоде { $count } карт
       *[other] В колоде { $count } карты
    }
dixit-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
dixit-target =
    { $points ->
        [one] Игра до { $points } очка
        [few] Игра до { $points } очков
        [many] Игра до { $points } очков
       *[other] Игра до { $points } очка
    }
dixit-storyteller = Рассказчик
dixit-turn = Ход { $turn }
dixit-recap = Ход за ходом
dixit-recap-none = Ни один ход ещё не закончен.
dixit-votes-for =
    { $count ->
        [0] Голосов нет
        [one] Голос: { $who }
        [few] Голоса: { $who }
        [many] Голоса: { $who }
       *[other] Голоса: { $who }
    }
dixit-owner = Карта игрока { $who }
dixit-all-found = Угадали все: рассказчик не получает ничего.
dixit-none-found = Никто не угадал: рассказчик не получает ничего.
dixit-some-found = Угадали не все: очки угадавшим и рассказчику.
dixit-three = При игре втроём остальные двое отдают по две карты, так что открывают пять. Если карту рассказчика угадал только один из них, он и рассказчик получают по 4 очка вместо 3.
dixit-final-title = Итоговый счёт
dixit-picture = Картинка { $number }
dixit-hand = Ваши карты
dixit-display = Открытые карты

# Seen and done at the board.
dixit-three-title = Игра втроём
dixit-pick = Выбрать эту
dixit-caption = Описание
dixit-hide-clue = Скрыть эту ассоциацию
dixit-hide-clue-sure = Скрыть от всех?
dixit-has-chosen = { $who }: выбор сделан
dixit-still-choosing = { $who }: ещё выбирает
dixit-has-voted = { $who }: голос отдан
dixit-still-voting = { $who }: голоса ещё нет
dixit-clue-pick = Выберите картинку, к которой она относится.
dixit-letters = Букв: { $count } из { $most }
dixit-last-turn = Прошлый ход
dixit-news-scored-points = Очки за ход: { $list }
dixit-nobody-scored = За этот ход никто не получает очков.
dixit-winner = Победа
dixit-best-loved = Картинки, собравшие больше всего голосов
dixit-vote-count =
    { $count ->
        [one] { $count } голос
        [few] { $count } голоса
        [many] { $count } голосов
       *[other] { $count } голоса
    }
dixit-hand-count =
    { $count ->
        [one] { $count } карта на руках
        [few] { $count } карты на руках
        [many] { $count } карт на руках
       *[other] { $count } карты на руках
    }
dixit-track = Счёт
dixit-skip = Показать всё

# The edition and its switches.
dixit-edition-fa = Персидское издание
    .help = На руках 6 карт, втроём — 7; 84 картинки; игра до 30 очков.
dixit-switch-hand-size = Карт на руках
    .help = Сколько карт у каждого, если игроков четверо или больше.
dixit-switch-hand-size-for-three = Карт на руках втроём
    .help = Сколько карт у каждого, если игроков трое.
dixit-switch-deck-size = Картинок в игре
    .help = Больше, чем раздаётся, чтобы осталась колода.
dixit-switch-winning-points = До скольких очков
    .help = Игра заканчивается, когда кто-то набирает столько очков.
dixit-switch-max-bonus-points = Предел очков за голоса
    .help = Сколько очков самое большее могут принести за ход голоса за ваши карты.
dixit-switch-clues-aloud = Все в одной комнате
    .help = Все слышат друг друга, поэтому ассоциацию можно и сказать вслух.
