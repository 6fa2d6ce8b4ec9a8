# The keyboard shortcuts of a table.

table-keys-how = Tab и стрелки — переход между элементами, Enter или пробел — выбор.
table-key-board = К игровому полю
table-key-players = К игрокам
table-key-go-on = Дальше после показа или следующий ход бота
table-key-log = Журнал
table-key-chat = Чат
table-key-phrases = Сказать фразу
table-key-rules = Правила
table-key-invite = Приглашение
table-key-menu = Меню
table-key-help = Эта справка
table-key-close = Закрыть
