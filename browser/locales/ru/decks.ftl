# Decks of one’s own pictures, for whoever runs the server.

deck-page-title = Свои картинки
deck-page-lead = Играйте в «Диксит» с фотографиями, рисунками — с чем угодно. Ваши колоды можно выбрать за любым столом этого сервера.
deck-no-key-title = Эта страница для того, кто запустил сервер
deck-no-key = При запуске сервер печатает в своём окне личную ссылку на эту страницу. Откройте её по этой ссылке.

deck-add-title = Добавить картинки
deck-add-to = В колоду
deck-add-new = Новая колода
deck-name = Имя новой колоды
deck-name-hint = Назовите её буквами a–z, цифрами и дефисами, например our-holidays.
deck-name-taken = Так называется колода самого Lorelode. Выберите другое имя.
deck-drop = Перетащите сюда картинки или zip
deck-choose = Выбрать файлы
deck-drop-hint = PNG, JPEG или WebP, каждая не больше { $picture }; zip — не больше { $zip }.

deck-sending = Отправка
deck-reading = Изготовление карт
deck-progress = { $done } из { $of }
deck-progress-pictures = { $done } из { $of }
deck-stop = Остановить
deck-stopped = Остановлено. Уже принятые картинки остаются в колоде.
deck-kept =
    { $count ->
        [one] В колоду { $deck } добавлена { $count } картинка.
        [few] В колоду { $deck } добавлены { $count } картинки.
        [many] В колоду { $deck } добавлено { $count } картинок.
       *[other] В колоду { $deck } добавлено { $count } картинки.
    }
deck-doubles =
    { $count ->
        [one] { $count } картинка там уже была.
        [few] { $count } картинки там уже были.
        [many] { $count } картинок там уже было.
       *[other] { $count } картинки там уже было.
    }
deck-reworded =
    { $count ->
        [one] У { $count } прежней картинки новые слова.
        [few] У { $count } прежних картинок новые слова.
        [many] У { $count } прежних картинок новые слова.
       *[other] У { $count } прежней картинки новые слова.
    }
deck-nothing = Картинок в нём нет.
deck-refused =
    { $count ->
        [one] Не принят { $count } файл
        [few] Не приняты { $count } файла
        [many] Не принято { $count } файлов
       *[other] Не принято { $count } файла
    }

deck-list-title = Колоды
deck-built-in = из самого Lorelode
deck-broken = Эту колоду не удаётся прочитать.
deck-pictures =
    { $count ->
        [one] { $count } картинка
        [few] { $count } картинки
        [many] { $count } картинок
       *[other] { $count } картинки
    }
deck-bots-all = боты видят все
deck-bots-none = боты не видят ни одной: дайте им метки
deck-bots-some = боты видят { $count } из { $of }: дайте остальным метки
deck-show = Показать картинки
deck-hide = Скрыть картинки
deck-remove = Удалить колоду
deck-remove-title = Удалить колоду { $name }?
deck-remove-sure = Все её картинки и слова будут удалены с сервера навсегда.
deck-remove-yes = Удалить
deck-picture-remove = Удалить картинку
deck-picture-sure = Удалить эту картинку и её слова с сервера навсегда?
deck-untitled = Без названия

deck-words-title = Название
deck-words-caption = Что на ней видно
deck-words-tags = Метки
deck-words-hint = Разделяйте метки запятыми. В них боты ищут подсказки: что видно, какое чувство, что это может значить.
deck-save = Сохранить
deck-saved = Сохранено
