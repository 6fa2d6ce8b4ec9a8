## The cards

sab-side-n = север
sab-side-e = восток
sab-side-s = юг
sab-side-w = запад

# $sides: one or more of the words above, joined as a list
sab-path-open = Туннель на { $sides }
sab-path-dead = Тупик на { $sides }

sab-card-break-pick = Сломанная кирка
    .help = Ломает игроку кирку: до починки он не кладёт карты «путь».
sab-card-break-lamp = Сломанный фонарь
    .help = Ломает игроку фонарь: до починки он не кладёт карты «путь».
sab-card-break-cart = Сломанная вагонетка
    .help = Ломает игроку вагонетку: до починки он не кладёт карты «путь».
sab-card-mend-pick = Починка кирки
    .help = Чинит сломанную кирку, вашу или другого игрока.
sab-card-mend-lamp = Починка фонаря
    .help = Чинит сломанный фонарь, ваш или другого игрока.
sab-card-mend-cart = Починка вагонетки
    .help = Чинит сломанную вагонетку, вашу или другого игрока.
sab-card-mend-pick-lamp = Починка: кирка или фонарь
    .help = Чинит сломанную кирку или сломанный фонарь, но не оба сразу.
sab-card-mend-pick-cart = Починка: кирка или вагонетка
    .help = Чинит сломанную кирку или сломанную вагонетку, но не обе сразу.
sab-card-mend-lamp-cart = Починка: фонарь или вагонетка
    .help = Чинит сломанный фонарь или сломанную вагонетку, но не оба сразу.
sab-card-rockfall = Горный обвал
    .help = Убирает карту «путь» из шахты. Карты «начало» и «конец» убрать нельзя.
sab-card-map = План шахты
    .help = Показывает одну закрытую карту «конец» только вам.

sab-role-miner = Золотоискатель
    .help = Проложите непрерывный путь от карты «начало» до сокровища.
    .many = Золотоискатели
sab-role-saboteur = Вредитель
    .help = Не пустите золотоискателей к сокровищу и не выдайте себя.
    .many = Вредители

sab-tool-pick = Кирка
sab-tool-lamp = Фонарь
sab-tool-cart = Вагонетка

sab-goal-top = Верхняя карта «конец»
sab-goal-middle = Средняя карта «конец»
sab-goal-bottom = Нижняя карта «конец»

sab-face-gold = Сокровище
sab-face-stone = Камень

## The log, for all

sab-news-dealt = Начинается раунд { $round }. Первый ход: { $who }.
sab-news-laid = { $who } кладёт карту «путь».
sab-news-broke = { $who } ломает { $tool ->
        [pick] кирку
        [lamp] фонарь
       *[cart] вагонетку
    } игроку { $target }.
sab-news-broke-self = { $tool ->
        [pick] { $who } ломает свою кирку.
        [lamp] { $who } ломает свой фонарь.
       *[cart] { $who } ломает свою вагонетку.
    }
sab-news-mended = { $who } чинит { $tool ->
        [pick] кирку
        [lamp] фонарь
       *[cart] вагонетку
    } игроку { $target }.
sab-news-mended-self = { $tool ->
        [pick] { $who } чинит свою кирку.
        [lamp] { $who } чинит свой фонарь.
       *[cart] { $who } чинит свою вагонетку.
    }
sab-news-fell = Горный обвал! { $who } убирает карту «путь».
sab-news-looked = План шахты: { $who } смотрит { $goal ->
        [top] верхнюю
       *[middle] среднюю
        [bottom] нижнюю
    } карту «конец».
sab-news-passed = { $who } пропускает ход и сбрасывает карту.
sab-news-passed-empty = { $who } пропускает ход: на руках нет карт.
sab-news-turned = { $who } открывает { $goal ->
        [top] верхнюю
       *[middle] среднюю
        [bottom] нижнюю
    } карту «конец»: { $face ->
        [gold] сокровище!
       *[stone] просто камень.
    }
sab-news-stood = { $goal ->
        [top] Верхняя
       *[middle] Средняя
        [bottom] Нижняя
    } карта «конец» с камнем ложится на место.
sab-news-roundended = { $winners ->
        [miner] Золотоискатели выигрывают раунд!
       *[saboteur] Вредители выигрывают раунд!
    }
sab-news-roundended-by = { $who } добирается до сокровища. { $winners ->
       *[miner] Золотоискатели выигрывают раунд!
        [saboteur] Вредители выигрывают раунд!
    }
sab-news-golddrawn = { $cards ->
        [one] Золотоискатели делят { $cards } карту «золотой самородок».
        [few] Золотоискатели делят { $cards } карты «золотой самородок».
        [many] Золотоискатели делят { $cards } карт «золотой самородок».
       *[other] Золотоискатели делят { $cards } карты «золотой самородок».
    }
sab-news-goldtaken = { $cards ->
        [one] { $who } получает { $cards } карту «золотой самородок».
        [few] { $who } получает { $cards } карты «золотой самородок».
        [many] { $who } получает { $cards } карт «золотой самородок».
       *[other] { $who } получает { $cards } карты «золотой самородок».
    }
sab-news-gameended = { $count ->
        [one] В игре побеждает { $who }!
       *[other] Победу в игре делят { $who }!
    }

## The log, for one player only

sab-news-received = { $role ->
        [miner] В этом раунде вы золотоискатель.
       *[saboteur] В этом раунде вы вредитель.
    }
sab-news-drew = Вы берёте карту: { $card }
sab-news-saw = План шахты показывает { $goal ->
        [top] верхнюю
       *[middle] среднюю
        [bottom] нижнюю
    } карту «конец»: { $face ->
        [gold] сокровище!
       *[stone] просто камень.
    }
sab-news-offered = { $count ->
        [one] Вам передают { $count } карту «золотой самородок».
        [few] Вам передают { $count } карты «золотой самородок».
        [many] Вам передают { $count } карт «золотой самородок».
       *[other] Вам передают { $count } карты «золотой самородок».
    }
sab-news-got = { $nuggets ->
        [one] Вы получаете { $nuggets } самородок.
        [few] Вы получаете { $nuggets } самородка.
        [many] Вы получаете { $nuggets } самородков.
       *[other] Вы получаете { $nuggets } самородка.
    }

## What to do

sab-do-play = Ваш ход: карта «путь», карта «действие» или пропуск хода.
sab-do-choose-goal = Путь ведёт к нескольким картам «конец». Выберите, какую открыть.
sab-do-fit-stone = Камень не подходит ни в одном положении. Выберите, как его положить.
sab-do-share = Выберите карту «золотой самородок».
sab-wait = Ходит { $who }.

sab-pick-cell = Выберите место в шахте
sab-pick-player = Выберите игрока
sab-pick-tool = Выберите, что починить
sab-pick-goal = Выберите, какую карту «конец» посмотреть
sab-turn-card = Повернуть карту
sab-put-away = Сбросить не показывая
sab-cannot-dig = У вас сломан инструмент: класть карты «путь» нельзя.

sab-pile = { $cards ->
        [0] Колода запасов пуста
        [one] В колоде запасов { $cards } карта
        [few] В колоде запасов { $cards } карты
        [many] В колоде запасов { $cards } карт
       *[other] В колоде запасов { $cards } карты
    }
sab-round = Раунд { $round } из 3
sab-your-gold = { $nuggets ->
        [one] Ваше золото: { $nuggets } самородок
        [few] Ваше золото: { $nuggets } самородка
        [many] Ваше золото: { $nuggets } самородков
       *[other] Ваше золото: { $nuggets } самородка
    }
sab-winners-miner = Золотоискатели победили
sab-winners-saboteur = Вредители победили
sab-reveal-title = Кто был кем
sab-final-title = Золото подсчитано
sab-gold-count = { $nuggets ->
        [one] { $nuggets } самородок
        [few] { $nuggets } самородка
        [many] { $nuggets } самородков
       *[other] { $nuggets } самородка
    }

## Editions and switches

sab-edition-fa = Персидское издание
    .help = С пяти игроков лишних карт «гном» не остаётся, а раунд может кончиться, когда ни у кого нет карты для хода.
sab-edition-he = Издание на иврите
    .help = Золотоискатель со сломанным инструментом не получает золота, а колоду золота тасуют перед каждым раундом.
sab-edition-lv = Латышское издание
    .help = Самое строгое: каждая карта «путь» должна продолжать непрерывный путь от карты «начало».
sab-edition-ru = Русское издание
    .help = Из нескольких достигнутых сразу карт «конец» открывают только одну, а золото золотоискатели берут вслепую.

sab-switch-roles = Карты «гном»
    .help = Вредители+золотоискатели в колоде для 3, 4 … 10 игроков.
sab-switch-begins = Кто начинает
    .help = Кому за столом предлагают начать первый раунд.
sab-switch-begins-youngest = самый младший игрок
sab-switch-begins-agreed = о ком договорятся игроки
sab-switch-unbroken = Непрерывный путь
    .help = Каждая карта «путь» должна продолжать путь, ведущий от карты «начало».
sab-switch-several = Несколько карт «конец» сразу
    .help = Что делать, если одна карта ведёт сразу к нескольким картам «конец».
sab-switch-several-all = открывают все
sab-switch-several-one = игрок открывает одну
sab-switch-misfit = Камень, который не подходит
    .help = Как ложится камень, который никак не подходит к соседним картам.
sab-switch-misfit-meet = стыкуется с картой, которая к нему привела
sab-switch-misfit-mover = выбирает тот, кто до него добрался
sab-switch-ends = Раунд без сокровища
    .help = Когда кончается раунд, если сокровище не найдено.
sab-switch-ends-unplayable = колода пуста и ни у кого нет карты для хода
sab-switch-ends-empty = колода и все руки пусты
sab-switch-gold = Как золотоискатели берут золото
    .help = Видят ли золотоискатели карты «золотой самородок», прежде чем взять одну.
sab-switch-gold-chosen = смотрят и выбирают
sab-switch-gold-unseen = берут верхнюю вслепую
sab-switch-barred = Сломан инструмент – нет золота
    .help = Золотоискатель, чей инструмент ещё сломан, когда найдено сокровище, не получает золота.
sab-switch-reshuffled = Тасовать золото каждый раунд
    .help = Колоду золота тасуют перед каждым раундом, а не только перед первым.

## Private notes on other players

sab-mark-none = Без отметки
sab-mark-trusted = Доверяю
sab-mark-unsure = Не знаю
sab-mark-suspect = Подозреваю
sab-notes = Ваши личные заметки: { $who }
