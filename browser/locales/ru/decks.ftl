# Decks of one’s own pictures, for whoever runs the server.

deck-page-title = Свои картинки
deck-page-lead = Играйте в «Диксит» с фотографиями, рисунками — с чем угодно. Ваши колоды можно выбрать за любым столом этого сервера.
deck-no-key-title = Эта страница для того, кто запустил сервер
deck-no-key = При запуске сервер показывает в своём окне личную ссылку на эту страницу. Откройте страницу по этой ссылке.

deck-add-title = Добавить картинки
deck-add-to = В колоду
deck-add-new = Новая колода
deck-name = Имя новой колоды
deck-name-hint = Дайте ей имя, например «Наш отпуск».
deck-name-taken = Так называется одна из встроенных колод. Выберите другое имя.
deck-drop = Перетащите сюда картинки или zip
deck-choose = Выбрать файлы
deck-drop-hint = PNG, JPEG или WebP, каждая не больше { $picture }; zip — не больше { $zip }.

deck-sending = Отправка
deck-reading = Подготовка карт
deck-progress = { $done } из { $of }
deck-progress-pictures = { $done } из { $of }
deck-stop = Остановить
deck-stopped = Остановлено. Уже принятые картинки остаются в колоде.
deck-kept =
    { $count ->
        [one] В колоду «{ $deck }» добавлена { $count } картинка.
        [few] В колоду «{ $deck }» добавлены { $count } картинки.
        [many] В колоду «{ $deck }» добавлено { $count } картинок.
       *[other] В колоду «{ $deck }» добавлено { $count } картинки.
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
        [one] У { $count } прежней картинки новые подписи.
        [few] У { $count } прежних картинок новые подписи.
        [many] У { $count } прежних картинок новые подписи.
       *[other] У { $count } прежней картинки новые подписи.
    }
deck-nothing = Картинок не найдено.
deck-refused =
    { $count ->
        [one] Не принят { $count } файл
        [few] Не приняты { $count } файла
        [many] Не принято { $count } файлов
       *[other] Не принято { $count } файла
    }

deck-list-title = Колоды
deck-built-in = встроенная
deck-broken = Эту колоду не удаётся прочитать.
deck-pictures =
    { $count ->
        [one] { $count } картинка
        [few] { $count } картинки
        [many] { $count } картинок
       *[other] { $count } картинки
    }
deck-bots-all = боты видят все
deck-bots-none = боты не видят ни одной: добавьте картинкам метки
deck-bots-some = боты видят { $count } из { $of }: добавьте метки остальным
deck-show = Показать картинки
deck-hide = Скрыть картинки
deck-remove = Удалить колоду
deck-remove-title = Удалить колоду «{ $name }»?
deck-remove-sure = Все её картинки и подписи будут удалены с сервера навсегда.
deck-remove-yes = Удалить
deck-picture-remove = Удалить картинку
deck-picture-sure = Удалить эту картинку и подписи к ней с сервера навсегда?
deck-untitled = Без названия
deck-previous = Предыдущая
deck-next = Следующая

deck-words-title = Название
deck-words-caption = Что на картинке
deck-words-tags = Метки
deck-words-hint = Разделяйте метки запятыми. Из них боты берут ассоциации: что видно, что чувствуется, что это может значить.
deck-save = Сохранить
deck-saved = Сохранено

deck-keys-hint = Клавиши Page Down и Page Up сохраняют написанное и открывают следующую или предыдущую картинку.
deck-texts = Что боты понимают и говорят
deck-texts-hint = По одному тексту в строке. По первым трём полям боты понимают чужие ассоциации, а из последнего загадывают сами.
deck-texts-strong = О чём подумает почти каждый
deck-texts-likely = О чём подумают многие
deck-texts-faint = О чём подумают некоторые
deck-texts-lines = Что боты загадывают
deck-describe = Описать с помощью { $model }
deck-describing = Картинки описываются
deck-described = Написано описаний: { $count } из { $of }. Прочитайте их и исправьте.
deck-described-all = У всех картинок есть тексты на всех пяти языках.
deck-describing-broke = Работа прервалась:
