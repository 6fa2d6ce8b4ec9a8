## The mine

mine-label = Шахта
mine-start = Начало
mine-laid = { $card }, столбец { $x }, ряд { $y }
mine-goal-closed = { $goal }, лежит рубашкой вверх
mine-goal-seen = { $goal }, лежит рубашкой вверх; видели только вы: { $face }
mine-goal-open = { $goal }: { $face }
mine-cell = Столбец { $x }, ряд { $y }
mine-cell-turned = Столбец { $x }, ряд { $y }, карта повёрнута
mine-remove = Убрать: { $card }, столбец { $x }, ряд { $y }
mine-look = Посмотреть: { $goal }
mine-turn-goal = Открыть: { $goal }
mine-zoom = Масштаб
mine-zoom-in = Крупнее
mine-zoom-out = Мельче
mine-whole = Вся шахта

## In front of the reader

mine-own = У вас
mine-hand = Ваши карты
mine-role = Роль
mine-role-yours = Ваша роль: { $role }
mine-role-show = Показать вашу роль
mine-pick-tile = Выберите, какую карту «путь» убрать
mine-useless = { $card }: сейчас применить не к чему.
mine-both-ways = Подходит обеими сторонами. Поверните или нажмите ещё раз, чтобы положить.
mine-again = Нажмите ещё раз для подтверждения
mine-confirm = Подтвердить
mine-pass = Пропустить ход
mine-away-title = Сбросить эту карту?
mine-away-help = Её никто не увидит, и вернуть её нельзя. Это весь ваш ход.
mine-stone-upright = Прямо
mine-stone-turned = С поворотом
mine-wait-share = Карту с золотом выбирает { $who }.

## In front of the others

mine-broken = Сломано: { $tools }
mine-in-hand = { $cards ->
        [one] { $cards } карта на руках
        [few] { $cards } карты на руках
       *[many] { $cards } карт на руках
    }
mine-gold-cards = { $cards ->
        [one] { $cards } карта золота
        [few] { $cards } карты золота
       *[many] { $cards } карт золота
    }
mine-away-count = { $cards ->
        [one] { $cards } карта сброшена не показывая
        [few] { $cards } карты сброшены не показывая
       *[many] { $cards } карт сброшено не показывая
    }
mine-looked = По карте сокровищ известно: { $goals }
mine-mark = Ваша отметка ({ $who }): { $mark }
mine-private = Это видите только вы. Запись остаётся в этом браузере.

## The rounds

mine-round = Раунд { $round }
mine-round-miner = Раунд { $round }: победили золотоискатели
mine-round-saboteur = Раунд { $round }: победили вредители
mine-round-now = Раунд { $round }: идёт
mine-round-later = Раунд { $round }: впереди
mine-see-mine = Показать шахту
mine-see-reveal = Кто был кем
mine-spare = Лишняя карта
mine-goals = Карты «конец»
mine-due = { $nuggets ->
        [one] { $nuggets } самородок каждому вредителю
        [few] { $nuggets } самородка каждому вредителю
       *[many] { $nuggets } самородков каждому вредителю
    }
mine-player = Игрок
mine-gold = Золото
mine-won = победа
