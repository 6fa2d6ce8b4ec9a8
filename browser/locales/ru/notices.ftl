# What a game asks of the reader besides moves.

table-rest-waits = Ещё смотрят: { $who }.
table-rest-over = Продолжаем…
table-held = { $who } просит ещё немного времени.
table-held-you = Остальные ждут, пока вы не нажмёте «Дальше».
table-rest-you = Когда всё посмотрите, нажмите «Дальше».
table-hold = Подождите
table-stepping = Боты ждут вас.
table-next-move = Следующий ход
table-may-begin = Начните сами, или пусть начнёт бот.
table-bot-begins = Пусть начнёт бот
