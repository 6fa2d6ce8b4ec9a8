# The chat, and what people say with a tap.

table-chat-empty = Пока никто не написал.
table-gallery-empty = Здесь пишут зрители. Во время игры игроки этого не видят.
table-say = Написать всем
table-say-gallery = Написать зрителям
table-chat-off = Хозяин стола отключил чат.
table-chat-seats = Писать здесь могут только игроки.
table-gallery-only = Писать здесь могут только зрители.
table-you-muted = Хозяин стола запретил вам писать.
table-line-hidden = Скрыто хозяином стола
table-hide-line = Скрыть это сообщение: { $who }
table-unhide-line = Снова показать это сообщение: { $who }
table-writer-menu = Меню: { $who }

phrases-title = Скажите что-нибудь
phrases-off = Хозяин стола отключил фразы.

phrases-group-reactions = Реакции
phrases-group-manners = За столом
phrases-group-goals = Карты «конец»
phrases-group-people = Игроки
phrases-group-tools = Инструменты
phrases-group-paths = Пути
phrases-group-pictures = Картинки
phrases-group-clues = Ассоциация

# Phrases of every game; a blank that is not filled yet stands as “…”. The first six are drawn faces, and these words are for those who cannot see them.
phrase-laugh = Ха-ха!
phrase-wow = Ого!
phrase-heart = Прелесть!
phrase-doubt = Хм…
phrase-sad = Эх…
phrase-angry = Р-р-р!
phrase-thanks = Спасибо, { $who }!
phrase-well-done = Отлично!
phrase-sorry = Простите!
phrase-moment = Минутку!

# Phrases of Saboteur.
phrase-saboteur-stone = { $goal ->
        [top] Верхняя
        [middle] Средняя
        [bottom] Нижняя
       *[other] …
    } карта «конец» — камень.
phrase-saboteur-gold = { $goal ->
        [top] Верхняя
        [middle] Средняя
        [bottom] Нижняя
       *[other] …
    } карта «конец» — сокровище!
phrase-saboteur-look = Кто-нибудь, посмотрите { $goal ->
        [top] верхнюю
        [middle] среднюю
        [bottom] нижнюю
       *[other] …
    } карту «конец»!
phrase-saboteur-suspect = Подозреваю игрока { $who }.
phrase-saboteur-trust = Доверяю игроку { $who }.
phrase-saboteur-stop = Остановите игрока { $who }!
phrase-saboteur-why = { $who }, зачем вы так?
phrase-saboteur-miner = Я золотоискатель, честное слово!
phrase-saboteur-help = Помогите, у меня { $tool ->
        [pick] сломана кирка
        [lamp] сломан фонарь
        [cart] сломана вагонетка
       *[other] сломано: …
    }!
phrase-saboteur-will-mend = { $who }, сейчас починю!
phrase-saboteur-it-was-me = Это моих рук дело.
phrase-saboteur-no-card = У меня нет подходящей карты «путь».
phrase-saboteur-rockfall = Нужен обвал!

# Phrases of Dixit.
phrase-dixit-lovely = Картинка { $picture } — чудо!
phrase-dixit-nearly = Рука так и тянулась к картинке { $picture }.
phrase-dixit-sure = Мне казалось, это точно картинка { $picture }!
phrase-dixit-clever = Остроумная ассоциация!
phrase-dixit-hard = Это было трудно.
phrase-dixit-easy = Это было легко.
phrase-dixit-no-idea = Понятия не имею.
phrase-dixit-nothing-fits = Ни одна моя картинка не подходит.
phrase-dixit-tell-more = Расскажите подробнее!
phrase-dixit-fooled = Ловко вы меня провели, { $who }!
phrase-dixit-alike = { $who } и я мыслим одинаково.
