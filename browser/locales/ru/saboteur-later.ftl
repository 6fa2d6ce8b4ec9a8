# The end of a round and of the game, and what a reader opens.

## In front of the reader

saboteur-path-help = Положите её так, чтобы она продолжила туннель: выход к выходу, стена к стене.
saboteur-dead-end-help = Тупик: его ходы не сходятся в середине, и пройти нельзя. Вредители его любят.
saboteur-away-title = Сбросить эту карту?
saboteur-away-help = Её никто не увидит, и вернуть её будет нельзя. На этом ваш ход закончится.
saboteur-stone-upright = Прямо
saboteur-stone-turned = Повёрнуто
saboteur-share-equal = { $cards ->
        [1] Осталась только эта карта с золотом: она ваша.
       *[other] Все эти карты с золотом одинаковы: одна из них ваша.
    }

## In front of the others

saboteur-private = Это видите только вы. Запись остаётся в этом браузере.

## The rounds

saboteur-round = Раунд { $round }
saboteur-see-mine = Показать шахту
saboteur-see-reveal = Кто был кем
saboteur-spare = Осталась
saboteur-goals = Карты «конец»
saboteur-due = { $nuggets ->
        [one] { $nuggets } самородок каждому вредителю
        [few] { $nuggets } самородка каждому вредителю
       *[many] { $nuggets } самородков каждому вредителю
    }
saboteur-player = Игрок
saboteur-gold = Золото
saboteur-won = победа

## Keys

saboteur-key-cards = Выбрать карту
saboteur-key-zoom = Крупнее, мельче, вся шахта
