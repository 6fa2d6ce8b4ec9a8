## The cards

saboteur-side-n = север
saboteur-side-e = восток
saboteur-side-s = юг
saboteur-side-w = запад

# $sides: one or more of the words above, joined as a list
saboteur-path-open = Туннель на { $sides }
saboteur-path-dead = Тупик на { $sides }

saboteur-card-break-pick = Сломанная кирка
    .help = Ломает игроку кирку: до починки он не может класть карты «путь».
saboteur-card-break-lamp = Сломанный фонарь
    .help = Ломает игроку фонарь: до починки он не может класть карты «путь».
saboteur-card-break-cart = Сломанная вагонетка
    .help = Ломает игроку вагонетку: до починки он не может класть карты «путь».
saboteur-card-mend-pick = Починка кирки
    .help = Чинит сломанную кирку, вашу или другого игрока.
saboteur-card-mend-lamp = Починка фонаря
    .help = Чинит сломанный фонарь, ваш или другого игрока.
saboteur-card-mend-cart = Починка вагонетки
    .help = Чинит сломанную вагонетку, вашу или другого игрока.
saboteur-card-mend-pick-lamp = Починка: кирка или фонарь
    .help = Чинит сломанную кирку или сломанный фонарь, но не оба сразу.
saboteur-card-mend-pick-cart = Починка: кирка или вагонетка
    .help = Чинит сломанную кирку или сломанную вагонетку, но не обе сразу.
saboteur-card-mend-lamp-cart = Починка: фонарь или вагонетка
    .help = Чинит сломанный фонарь или сломанную вагонетку, но не оба сразу.
saboteur-card-rockfall = Горный обвал
    .help = Убирает карту «путь» из шахты. Карты «начало» и «конец» убрать нельзя.
saboteur-card-map = План шахты
    .help = Показывает одну закрытую карту «конец» только вам.

saboteur-role-miner = Золотоискатель
    .help = Проложите непрерывный путь от карты «начало» до сокровища.
    .many = Золотоискатели
saboteur-role-saboteur = Вредитель
    .help = Не пустите золотоискателей к сокровищу и не выдайте себя.
    .many = Вредители

saboteur-tool-pick = Кирка
saboteur-tool-lamp = Фонарь
saboteur-tool-cart = Вагонетка

saboteur-goal-top = Верхняя карта «конец»
saboteur-goal-middle = Средняя карта «конец»
saboteur-goal-bottom = Нижняя карта «конец»

saboteur-face-gold = Сокровище
saboteur-face-stone = Камень

## The log, for all

saboteur-news-dealt = Начинается раунд { $round }. Первый ход: { $who }.
    .you = Начинается раунд { $round }. Первый ход — ваш.
saboteur-news-laid = { $who } кладёт карту «путь».
    .you = Вы кладёте карту «путь».
saboteur-news-laid-dead-end = { $who } кладёт тупик.
    .you = Вы кладёте тупик.
saboteur-news-broke = { $who } ломает { $tool ->
        [pick] кирку
        [lamp] фонарь
       *[cart] вагонетку
    } игроку { $target }.
    .you = Вы ломаете { $tool ->
            [pick] кирку
            [lamp] фонарь
           *[cart] вагонетку
        } игроку { $target }.
    .yours = { $who } ломает { $tool ->
            [pick] вашу кирку
            [lamp] ваш фонарь
           *[cart] вашу вагонетку
        }.
saboteur-news-broke-self = { $tool ->
        [pick] { $who } ломает свою кирку.
        [lamp] { $who } ломает свой фонарь.
       *[cart] { $who } ломает свою вагонетку.
    }
    .you = Вы ломаете { $tool ->
            [pick] свою кирку
            [lamp] свой фонарь
           *[cart] свою вагонетку
        }.
saboteur-news-mended = { $who } чинит { $tool ->
        [pick] кирку
        [lamp] фонарь
       *[cart] вагонетку
    } игроку { $target }.
    .you = Вы чините { $tool ->
            [pick] кирку
            [lamp] фонарь
           *[cart] вагонетку
        } игроку { $target }.
    .yours = { $who } чинит { $tool ->
            [pick] вашу кирку
            [lamp] ваш фонарь
           *[cart] вашу вагонетку
        }.
saboteur-news-mended-self = { $tool ->
        [pick] { $who } чинит свою кирку.
        [lamp] { $who } чинит свой фонарь.
       *[cart] { $who } чинит свою вагонетку.
    }
    .you = Вы чините { $tool ->
            [pick] свою кирку
            [lamp] свой фонарь
           *[cart] свою вагонетку
        }.
saboteur-news-fell = Горный обвал! { $who } убирает карту «путь».
    .you = Горный обвал! Вы убираете карту «путь».
saboteur-news-looked = План шахты! { $who } смотрит { $goal ->
        [top] верхнюю
       *[middle] среднюю
        [bottom] нижнюю
    } карту «конец».
    .you = План шахты! Вы смотрите { $goal ->
            [top] верхнюю
           *[middle] среднюю
            [bottom] нижнюю
        } карту «конец».
saboteur-news-passed = { $who } сбрасывает карту.
    .you = Вы сбрасываете карту.
saboteur-news-passed-empty = { $who } пропускает ход: на руках нет карт.
    .you = Вы пропускаете ход: на руках нет карт.
saboteur-news-turned = { $who } открывает { $goal ->
        [top] верхнюю
       *[middle] среднюю
        [bottom] нижнюю
    } карту «конец»: { $face ->
        [gold] сокровище!
       *[stone] просто камень.
    }
    .you = Вы открываете { $goal ->
            [top] верхнюю
           *[middle] среднюю
            [bottom] нижнюю
        } карту «конец»: { $face ->
            [gold] сокровище!
           *[stone] просто камень.
        }
saboteur-news-stood = { $goal ->
        [top] Верхняя
       *[middle] Средняя
        [bottom] Нижняя
    } карта «конец» с камнем ложится на место.
saboteur-news-roundended = { $winners ->
        [miner] Золотоискатели выигрывают раунд!
       *[saboteur] Вредители выигрывают раунд!
    }
saboteur-news-roundended-by = { $who } добирается до сокровища. { $winners ->
       *[miner] Золотоискатели выигрывают раунд!
        [saboteur] Вредители выигрывают раунд!
    }
    .you = Вы добираетесь до сокровища. { $winners ->
           *[miner] Золотоискатели выигрывают раунд!
            [saboteur] Вредители выигрывают раунд!
        }
saboteur-news-golddrawn = { $cards ->
        [one] Золотоискатели делят { $cards } карту «золотой самородок».
        [few] Золотоискатели делят { $cards } карты «золотой самородок».
        [many] Золотоискатели делят { $cards } карт «золотой самородок».
       *[other] Золотоискатели делят { $cards } карты «золотой самородок».
    }
saboteur-news-goldtaken = { $cards ->
        [one] { $who } получает { $cards } карту «золотой самородок».
        [few] { $who } получает { $cards } карты «золотой самородок».
        [many] { $who } получает { $cards } карт «золотой самородок».
       *[other] { $who } получает { $cards } карты «золотой самородок».
    }
    .you = { $cards ->
            [one] Вы получаете { $cards } карту «золотой самородок».
            [few] Вы получаете { $cards } карты «золотой самородок».
            [many] Вы получаете { $cards } карт «золотой самородок».
           *[other] Вы получаете { $cards } карты «золотой самородок».
        }
saboteur-news-gameended = { $count ->
        [one] В игре побеждает { $who }!
       *[other] Победу в игре делят { $who }!
    }
    .you = Вы побеждаете в игре!
    .together = Вы побеждаете в игре! Вместе с вами: { $who }.

## The log, for one player only

saboteur-news-received = { $role ->
        [miner] В этом раунде вы золотоискатель.
       *[saboteur] В этом раунде вы вредитель.
    }
saboteur-news-drew = Вы берёте карту: { $card }
saboteur-news-saw = { $goal ->
        [top] Верхняя
       *[middle] Средняя
        [bottom] Нижняя
    } карта «конец»: { $face ->
        [gold] сокровище!
       *[stone] просто камень.
    }
saboteur-news-offered = { $count ->
        [one] Вам передают { $count } карту «золотой самородок».
        [few] Вам передают { $count } карты «золотой самородок».
        [many] Вам передают { $count } карт «золотой самородок».
       *[other] Вам передают { $count } карты «золотой самородок».
    }
saboteur-news-got = { $nuggets ->
        [one] Вы получаете { $nuggets } самородок.
        [few] Вы получаете { $nuggets } самородка.
        [many] Вы получаете { $nuggets } самородков.
       *[other] Вы получаете { $nuggets } самородка.
    }

## What to do

saboteur-do-play = Ваш ход: карта «путь», карта «действие» или сброс карты.
saboteur-do-play-broken = Ваш ход, но инструмент сломан: «действие» или сброс карты.
saboteur-do-choose-goal = Путь ведёт к нескольким картам «конец». Выберите, какую открыть.
saboteur-do-fit-stone = Камень не подходит ни в одном положении. Выберите, как его положить.
saboteur-do-share = Выберите карту «золотой самородок».
saboteur-wait = Ходит { $who }.

saboteur-pick-cell = Выберите место в шахте
saboteur-pick-player = Выберите игрока
saboteur-pick-tool = Выберите, что починить
saboteur-pick-goal = Выберите, какую карту «конец» посмотреть
saboteur-turn-card = Повернуть карту
saboteur-put-away = Сбросить карту
saboteur-cannot-dig = У вас сломан инструмент: класть карты «путь» нельзя.

saboteur-pile = { $cards ->
        [0] Колода запасов пуста
        [one] В колоде запасов { $cards } карта
        [few] В колоде запасов { $cards } карты
        [many] В колоде запасов { $cards } карт
       *[other] В колоде запасов { $cards } карты
    }
saboteur-round-of-three = Раунд { $round } из 3
saboteur-your-gold = { $nuggets ->
        [one] Ваше золото: { $nuggets } самородок
        [few] Ваше золото: { $nuggets } самородка
        [many] Ваше золото: { $nuggets } самородков
       *[other] Ваше золото: { $nuggets } самородка
    }
saboteur-winners-miner = Золотоискатели победили
saboteur-winners-saboteur = Вредители победили
saboteur-outcome-won = { $winners }, и вы вместе с ними!
saboteur-outcome-lost = { $role ->
        [miner] { $winners }. Вы были золотоискателем.
       *[saboteur] { $winners }. Вы были вредителем.
    }
saboteur-reveal-title = Кто был кем
saboteur-final-title = Золото подсчитано
saboteur-gold-count = { $nuggets ->
        [one] { $nuggets } самородок
        [few] { $nuggets } самородка
        [many] { $nuggets } самородков
       *[other] { $nuggets } самородка
    }

## Editions and switches

saboteur-edition-fa = Персидское издание
    .help = Если игроков пять или больше, лишних карт «гном» не остаётся, а раунд может закончиться, когда ни у кого нет карты для хода.
saboteur-edition-he = Издание на иврите
    .help = Золотоискатель со сломанным инструментом не получает золота, а колоду золота тасуют перед каждым раундом.
saboteur-edition-lv = Латышское издание
    .help = Самое строгое: каждая карта «путь» должна продолжать непрерывный путь от карты «начало».
saboteur-edition-ru = Стандартное (русское издание)
    .help = Из нескольких достигнутых сразу карт «конец» открывают только одну, а золото золотоискатели берут вслепую.

saboteur-switch-roles = Карты «гном»
    .help = Вредители+золотоискатели в колоде для 3, 4 … 10 игроков.
saboteur-switch-first-player = Кто начинает
    .help = Кому за столом предлагают начать первый раунд.
saboteur-switch-first-player-youngest = самый младший игрок
saboteur-switch-first-player-agreed = тот, о ком договорятся игроки
saboteur-switch-unbroken-path = Непрерывный путь
    .help = Каждая карта «путь» должна продолжать путь, ведущий от карты «начало».
saboteur-switch-goals-turned = Несколько карт «конец» сразу
    .help = Что делать, если одна карта ведёт сразу к нескольким картам «конец».
saboteur-switch-goals-turned-all = открывают все
saboteur-switch-goals-turned-one = игрок открывает одну
saboteur-switch-stone-misfit = Камень, который не подходит
    .help = Как ложится камень, который никак не подходит к соседним картам.
saboteur-switch-stone-misfit-meets-path = стыкуется с картой, которая к нему привела
saboteur-switch-stone-misfit-mover-decides = выбирает тот, кто до него добрался
saboteur-switch-round-ends = Раунд без сокровища
    .help = Когда заканчивается раунд, если сокровище не найдено.
saboteur-switch-round-ends-no-playable-card = колода пуста, и ни у кого нет карты для хода
saboteur-switch-round-ends-hands-empty = колода пуста, и карт нет ни у кого
saboteur-switch-gold-choice = Как золотоискатели берут золото
    .help = Видят ли золотоискатели карты «золотой самородок», прежде чем взять одну.
saboteur-switch-gold-choice-face-up = смотрят и выбирают
saboteur-switch-gold-choice-face-down = берут верхнюю вслепую
saboteur-switch-broken-tool-bars-gold = Сломан инструмент — нет золота
    .help = Золотоискатель, чей инструмент ещё сломан, когда найдено сокровище, не получает золота.
saboteur-switch-gold-reshuffled = Тасовать золото каждый раунд
    .help = Колоду золота тасуют перед каждым раундом, а не только перед первым.

## Private notes on other players

saboteur-suspicion-none = Без отметки
saboteur-suspicion-trusted = Доверяю
saboteur-suspicion-unsure = Не знаю
saboteur-suspicion-suspect = Подозреваю
saboteur-notes = Ваши личные заметки: { $who }
