# Dixit at the table.

# The log in words.
dixit-news-dealt = Карты розданы.
dixit-news-told = { $who } загадывает: «{ $clue }»
    .you = Вы загадываете: «{ $clue }»
dixit-news-told-aloud = { $who } называет ассоциацию вслух.
    .you = Вы называете ассоциацию вслух.
dixit-news-gave = { $who } делает выбор.
    .you = Вы делаете выбор.
dixit-news-reshuffled =
    { $count ->
        [one] { $count } сыгранная картинка возвращается в колоду.
        [few] { $count } сыгранные картинки возвращаются в колоду.
        [many] { $count } сыгранных картинок возвращаются в колоду.
       *[other] { $count } сыгранной картинки возвращаются в колоду.
    }
dixit-news-displayed =
    { $count ->
        [one] Открыта { $count } карта.
        [few] Открыты { $count } карты.
        [many] Открыто { $count } карт.
       *[other] Открыто { $count } карты.
    }
dixit-news-voted = { $who } голосует.
    .you = Вы голосуете.
dixit-news-votesopened = Голоса открыты.
dixit-news-tellershown = Карта рассказчика ({ $who }) — номер { $number }.
    .you = Карта рассказчика (ваша) — номер { $number }.
dixit-news-ownersshown = Теперь видно, чьи были остальные карты.
dixit-news-points =
    { $points ->
        [one] { $who }: { $points } очко
        [few] { $who }: { $points } очка
        [many] { $who }: { $points } очков
       *[other] { $who }: { $points } очка
    }
    .you = { $points ->
            [one] вы: { $points } очко
            [few] вы: { $points } очка
            [many] вы: { $points } очков
           *[other] вы: { $points } очка
        }
dixit-news-gameended =
    { $ending ->
        [pictures] Колода пуста, игра окончена.
        [clues] Каждый загадал столько раз, сколько условились: игра окончена.
       *[points] Нужные очки набраны, игра окончена.
    } { $count ->
        [one] Побеждает { $who }!
        [few] Победу делят { $who }.
        [many] Победу делят { $who }.
       *[other] Победу делят { $who }.
    }
    .you = { $ending ->
            [pictures] Колода пуста, игра окончена.
            [clues] Каждый загадал столько раз, сколько условились: игра окончена.
           *[points] Нужные очки набраны, игра окончена.
        } Вы побеждаете!
    .together = { $ending ->
            [pictures] Колода пуста, игра окончена.
            [clues] Каждый загадал столько раз, сколько условились: игра окончена.
           *[points] Нужные очки набраны, игра окончена.
        } Вы побеждаете! Вместе с вами: { $who }.

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
dixit-clue-aloud = Сказать вслух
dixit-clue-hidden = Хозяин стола скрыл эту ассоциацию.
dixit-clue-spoken = Сказано вслух

# Why that clue? A bot says it of a picture, in words of the deck.
dixit-why = Почему такая ассоциация?
dixit-why-whole = Показать целиком

# Giving and voting.
dixit-give-send =
    { $count ->
        [one] Отдать эту карту
        [few] Отдать эти { $count } карты
        [many] Отдать эти { $count } карт
       *[other] Отдать эти { $count } карты
    }
dixit-vote-send = Голосовать за № { $number }
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
dixit-final-turn-pictures = Последний ход: после него колода опустеет.
dixit-final-turn-clues = Последний ход: на этом условленное число ассоциаций исчерпано.
dixit-finds = Кто чьи ассоциации угадал
dixit-finds-cell = { $finder }: { $found } из { $told } (рассказывает { $teller })
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
dixit-turn-points = Очки за ход
dixit-all-found = Угадали все: всем, кроме рассказчика, по { $points }.
dixit-none-found = Никто не угадал: всем, кроме рассказчика, по { $points }.
dixit-some-found = Угадали не все: рассказчику и каждому угадавшему по { $points }.
dixit-gain-told = угадали не все
dixit-gain-found = карта угадана
dixit-gain-three = игра втроём
dixit-gain-all-found = угадали все
dixit-gain-none-found = никто не угадал
dixit-gain-votes =
    { $count ->
        [one] { $count } голос
        [few] { $count } голоса
        [many] { $count } голосов
       *[other] { $count } голоса
    }
dixit-three = При игре втроём остальные двое отдают по две карты, так что открывают пять. Если карту рассказчика угадал только один из них, он и рассказчик получают по 4 очка вместо 3.
dixit-final-title = Итоговый счёт
dixit-ended-points =
    { $points ->
        [one] Игра окончена: кто-то набрал { $points } очко.
        [few] Игра окончена: кто-то набрал { $points } очка.
        [many] Игра окончена: кто-то набрал { $points } очков.
       *[other] Игра окончена: кто-то набрал { $points } очка.
    }
dixit-ended-pictures = Игра окончена: колода пуста.
dixit-ended-clues =
    { $count ->
        [one] Игра окончена: каждый загадал { $count } раз.
        [few] Игра окончена: каждый загадал { $count } раза.
        [many] Игра окончена: каждый загадал { $count } раз.
       *[other] Игра окончена: каждый загадал { $count } раза.
    }
dixit-picture = Картинка { $number }
dixit-hand = Ваши карты
dixit-display = Открытые карты

# Seen and done at the board.
dixit-three-title = Игра втроём
dixit-pick = Выбрать эту
dixit-caption = Описание
dixit-clue-menu = Ещё об этой ассоциации
dixit-hide-clue = Скрыть эту ассоциацию
dixit-unhide-clue = Снова показать эту ассоциацию всем
dixit-clue-uncover = Всё равно прочитать
dixit-has-chosen = { $who }: выбор сделан
dixit-still-choosing = { $who }: ещё выбирает
dixit-has-voted = { $who }: голос отдан
dixit-still-voting = { $who }: голоса ещё нет
dixit-clue-pick = Выберите картинку для этой ассоциации.
dixit-letters = Знаков: { $count } из { $most }
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
dixit-edition-fa = Стандартные правила
    .help = На руках 6 карт, втроём — 7; 84 картинки; игра до 30 очков.
dixit-switch-hand-size = Карт на руках
    .help = Сколько карт у каждого, если игроков четверо или больше.
dixit-switch-hand-size-for-three = Карт на руках втроём
    .help = Сколько карт у каждого, если игроков трое.
dixit-switch-deck-size = Картинок в игре
    .help = Должно быть больше, чем раздаётся, чтобы осталась колода.
dixit-switch-winning-points = До скольких очков
    .help = Игра заканчивается, когда кто-то набирает столько очков.
dixit-switch-clues-each = Сколько раз загадывает каждый
    .help = Игра заканчивается, когда каждый загадал столько раз.
dixit-switch-used-pictures-reshuffled = Сыгранные картинки возвращаются
    .help = Когда в колоде не хватает карт, картинки прошлых ходов перемешивают и кладут под неё. Пустая колода больше не заканчивает игру.
dixit-switch-max-bonus-points = Предел очков за голоса
    .help = Больше очков за один ход голоса за ваши карты принести не могут.
dixit-switch-clues-aloud = Все в одной комнате
    .help = Все слышат друг друга, поэтому ассоциацию можно и сказать вслух. Боты её не слышат и только гадают.
