## The mine

saboteur-label = Шахта
saboteur-start = Начало
saboteur-laid = { $card }, столбец { $x }, ряд { $y }
saboteur-goal-closed = { $goal }, лежит рубашкой вверх
saboteur-goal-seen = { $goal }, лежит рубашкой вверх; видели только вы: { $face }
saboteur-goal-open = { $goal }: { $face }
saboteur-cell = Столбец { $x }, ряд { $y }
saboteur-cell-turned = Столбец { $x }, ряд { $y }, карта повёрнута
saboteur-remove = Убрать: { $card }, столбец { $x }, ряд { $y }
saboteur-look = Посмотреть: { $goal }
saboteur-turn-goal = Открыть: { $goal }
saboteur-zoom = Масштаб
saboteur-zoom-in = Крупнее
saboteur-zoom-out = Мельче
saboteur-whole = Вся шахта

## In front of the reader

saboteur-own = У вас
saboteur-hand = Ваши карты
saboteur-role = Роль
saboteur-role-yours = Ваша роль: { $role }
saboteur-role-show = Показать вашу роль
saboteur-pick-tile = Выберите, какую карту «путь» убрать
saboteur-useless = { $card }: сейчас применить не к чему.
saboteur-both-ways = Подходит обеими сторонами. Поверните или нажмите ещё раз, чтобы положить.
saboteur-again = Нажмите ещё раз для подтверждения
saboteur-confirm = Подтвердить
saboteur-pass = Пропустить ход
saboteur-away-title = Сбросить эту карту?
saboteur-away-help = Её никто не увидит, и вернуть её нельзя. Это весь ваш ход.
saboteur-stone-upright = Прямо
saboteur-stone-turned = С поворотом
saboteur-wait-share = Карту с золотом выбирает { $who }.

## In front of the others

saboteur-broken = Сломано: { $tools }
saboteur-in-hand = { $cards ->
        [one] { $cards } карта на руках
        [few] { $cards } карты на руках
       *[many] { $cards } карт на руках
    }
saboteur-gold-cards = { $cards ->
        [one] { $cards } карта золота
        [few] { $cards } карты золота
       *[many] { $cards } карт золота
    }
saboteur-away-count = { $cards ->
        [one] { $cards } карта сброшена не показывая
        [few] { $cards } карты сброшены не показывая
       *[many] { $cards } карт сброшено не показывая
    }
saboteur-looked = По карте сокровищ известно: { $goals }
saboteur-suspicion = Ваша отметка ({ $who }): { $mark }
saboteur-private = Это видите только вы. Запись остаётся в этом браузере.

## The rounds

saboteur-round = Раунд { $round }
saboteur-round-miner = Раунд { $round }: победили золотоискатели
saboteur-round-saboteur = Раунд { $round }: победили вредители
saboteur-round-now = Раунд { $round }: идёт
saboteur-round-later = Раунд { $round }: впереди
saboteur-see-mine = Показать шахту
saboteur-see-reveal = Кто был кем
saboteur-spare = Лишняя карта
saboteur-goals = Карты «конец»
saboteur-due = { $nuggets ->
        [one] { $nuggets } самородок каждому вредителю
        [few] { $nuggets } самородка каждому вредителю
       *[many] { $nuggets } самородков каждому вредителю
    }
saboteur-player = Игрок
saboteur-gold = Золото
saboteur-won = победа
