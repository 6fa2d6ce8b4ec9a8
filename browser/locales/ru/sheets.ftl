# A table's sheets and its chat, and the table after a game.

## Seats and names

table-seat-plain = Здесь нечего менять.
table-rename = Сменить имя
table-swap-with = Поменять местами с
table-swap = Поменять
table-promote = Сделать хозяином
table-mute = Запретить писать
table-unmute = Разрешить писать
table-mute-bot = Заглушить бота
table-unmute-bot = Снова разрешить боту говорить
table-remove = Исключить игрока
table-remove-bot = Убрать бота

## What is going on

table-stand-in = За вас играет бот.
table-back = Я снова здесь
table-kept = Ваше место сохранено; пока за вас играет бот.
table-return = Вернуться на место
table-watching = Вы смотрите эту игру.
table-unseated = Места здесь у вас больше нет: оно перешло на другое устройство, или его забрал хозяин стола.
table-behind-doors =
    { $count ->
        [one] Здесь играет { $count } игрок при закрытых дверях. Подождите, пока игра закончится.
        [few] Здесь играют { $count } игрока при закрытых дверях. Подождите, пока игра закончится.
        [many] Здесь играют { $count } игроков при закрытых дверях. Подождите, пока игра закончится.
       *[other] Здесь играют { $count } игрока при закрытых дверях. Подождите, пока игра закончится.
    }

## Invitation and settings

table-settings-save = Сохранить настройки
table-settings-host = Менять их может только хозяин стола.

## Log and chat

table-meanwhile =
    { $count ->
        [one] Пока вас не было, бот сделал за вас { $count } ход:
        [few] Пока вас не было, бот сделал за вас { $count } хода:
        [many] Пока вас не было, бот сделал за вас { $count } ходов:
       *[other] Пока вас не было, бот сделал за вас { $count } хода:
    }

## Menu

table-tips-again = Показать советы ещё раз
table-spectators = Зрители
table-offer-seat = Играть на другом устройстве
table-offer-seat-how = Откройте эту ссылку на другом устройстве в течение десяти минут. Она сработает один раз, и место перейдёт туда.
table-offer-seat-link = Ссылка для другого устройства
table-offer-seat-qr = QR-код этой ссылки
table-offer-seat-failed = Не удалось создать ссылку. Попробуйте снова.
table-seat-moved = Ваше место теперь на другом устройстве. Здесь можно только смотреть.
table-leave = Освободить место
table-leave-running = За вас продолжит играть бот. Место сохранится: в эту игру можно вернуться.
table-leave-open = Ваше место смогут занять другие.
table-leave-now = Уйти
table-end-how = Если этого захочет больше половины игроков, игра закончится для всех. Через две минуты отсутствующие уже не считаются. Победителя не будет, а всё скрытое покажет повтор.
table-end-alone = Игра закончится сразу. Победителя не будет, а всё скрытое покажет повтор.
table-end-ask = Спросить остальных
table-abandoned-how = Никто не победил.
table-end = Закончить игру
table-end-yes = Закончить
table-end-no = Играть дальше
table-end-failed = Игра продолжается.
table-host-here = Я здесь

## After a game

table-result = Итог
table-see-board = Посмотреть поле
table-see-result = Посмотреть итог
table-kept-game = Эта игра
table-replay = Смотреть повтор
table-record = Скачать запись
table-own-pictures = Свои картинки
table-keep-clues = Сохранить ассоциации к картинкам ({ $count })
table-clues-kept = Ассоциации сохранены. Теперь боты будут лучше понимать эти картинки.
table-end-vote = Закончить игру? За: { $who } ({ $yes } из { $needed } голосов)
table-host-asked = Если { $host } ничего не сделает, хозяином станет { $who }.
table-host-asked-you = Вы здесь? Иначе хозяином станет { $who }.
table-you-win = Вы победили!
table-you-win-too = Вы победили вместе с другими!
table-wins = Победа: { $who }
table-push = Звать на мой ход
