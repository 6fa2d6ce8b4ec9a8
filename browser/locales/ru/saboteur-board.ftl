## The mine

saboteur-label = Шахта
saboteur-start = Начало
saboteur-laid = { $card }, столбец { $x }, ряд { $y }
saboteur-laid-cut-off = { $card }, столбец { $x }, ряд { $y }, отрезана от начала
saboteur-goal-closed = { $goal }, закрыта
saboteur-goal-seen = { $goal }, закрыта; её видели только вы: { $face }
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
saboteur-role-show = Посмотреть свою роль
saboteur-role-tap = Нажмите на карту: там ваша роль.
saboteur-role-hide = Не показывать мою роль
saboteur-among-exact = Вредителей среди вас: { $most } из { $players }.
saboteur-among-range = Вредителей среди вас: от { $least } до { $most } из { $players }.
saboteur-pick-tile = Какую карту «путь» убрать?
saboteur-useless = { $card }: применить не к чему.
saboteur-both-ways = Подходит и так, и так. Поверните или нажмите ещё раз.
saboteur-again = Нажмите ещё раз
saboteur-again-own = Ваш инструмент! Нажмите ещё раз, чтобы сломать.
saboteur-confirm = Подтвердить
saboteur-pass = Пропустить ход
saboteur-wait-share = Карту с золотом выбирает { $who }.

## In front of the others

saboteur-broken = Сломано: { $tools }
saboteur-tools-whole = Все инструменты целы
saboteur-in-hand = { $cards ->
        [one] { $cards } карта на руках
        [few] { $cards } карты на руках
       *[many] { $cards } карт на руках
    }
saboteur-gold-cards = { $cards ->
        [one] { $cards } карта с золотом
        [few] { $cards } карты с золотом
       *[many] { $cards } карт с золотом
    }
saboteur-away-count = { $cards ->
        [one] { $cards } карта сброшена втёмную
        [few] { $cards } карты сброшены втёмную
       *[many] { $cards } карт сброшено втёмную
    }
saboteur-looked = План шахты: { $goals }
saboteur-suspicion = Ваша отметка ({ $who }): { $mark }

## The rounds

saboteur-round-miner = Раунд { $round }: победили золотоискатели
saboteur-round-saboteur = Раунд { $round }: победили вредители
saboteur-round-now = Раунд { $round }: идёт
saboteur-round-later = Раунд { $round }: впереди
