# What the host may do about spectators.

table-spectator-number = Зритель { $number }
table-spectators-none = Никто не смотрит.
table-spectators-unnamed = Пока вы играете, имена не видны: имя тоже может быть сообщением об игре.
table-remove-sure = Исключить навсегда?
table-remove-how = Исключённый не сможет вернуться в том же браузере, но сможет в другом. Кнопки ниже действуют на всех посторонних.
table-gallery-mute = Чат только для игроков
table-gallery-unmute = Чат для всех
table-gallery-close = Не пускать зрителей
table-gallery-open = Пускать зрителей
