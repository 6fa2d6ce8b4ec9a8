# Saboteur in replays.

saboteur-graph = Подозрения ход за ходом
saboteur-graph-by = Кто подозревает
saboteur-graph-all = все остальные

# What a bot thought of besides its move.
saboteur-thought-lay = положить эту карту «путь»
saboteur-thought-lay-dead-end = положить этот тупик
saboteur-thought-break = сломать { $tool ->
        [pick] кирку
        [lamp] фонарь
       *[cart] вагонетку
    } игроку { $who }
saboteur-thought-mend = починить { $tool ->
        [pick] кирку
        [lamp] фонарь
       *[cart] вагонетку
    } игроку { $who }
saboteur-thought-mend-own = починить себе { $tool ->
        [pick] кирку
        [lamp] фонарь
       *[cart] вагонетку
    }
saboteur-thought-rockfall = горный обвал
saboteur-thought-look = { $goal ->
        [top] посмотреть верхнюю карту «конец»
        [middle] посмотреть среднюю карту «конец»
       *[bottom] посмотреть нижнюю карту «конец»
    }
