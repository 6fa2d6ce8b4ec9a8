# The front page.

front-lead = В одной комнате или на разных концах света. Свободные места займут боты.
front-now = Сыграть сейчас с ботами
front-create = Создать стол
front-create-title = Новый стол
front-create-send = Создать стол
front-making = Накрываем стол…
front-how = Как играть
front-all-rules = Все правила

front-join = Войти по коду
front-join-label = Код стола
front-join-hint = Восемь букв и цифр
front-join-send = Войти
front-join-wrong =
    { $count ->
        [0] Введите код, который вам дали: восемь букв и цифр.
        [one] В коде восемь букв и цифр, а здесь { $count }.
        [few] В коде восемь букв и цифр, а здесь { $count }.
        [many] В коде восемь букв и цифр, а здесь { $count }.
       *[other] В коде восемь букв и цифр, а здесь { $count }.
    }
front-join-letters = В коде только цифры и буквы от A до Z. Посмотрите на него ещё раз.

front-unreachable = Нет связи с сервером. Ваши игры там в сохранности. Попробуйте снова или подождите: страница продолжит работу сама.

front-own = Вернуться за свой стол

front-open = Открытые столы
front-open-none = Сейчас открытых столов нет. Создайте свой и сделайте его открытым: он появится здесь.
front-open-free =
    { $count ->
        [0] Все места заняты
        [one] { $count } свободное место
        [few] { $count } свободных места
        [many] { $count } свободных мест
       *[other] { $count } свободного места
    }
front-open-playing = Идёт игра
front-open-join = Войти
front-open-watch = Смотреть
front-open-look = Заглянуть

# What somebody is called who plays at once and has told no name.
front-default-name = Светлячок
