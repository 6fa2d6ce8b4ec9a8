# Words that every page uses.

app-name = Lorelode
app-tagline = «Вредитель» и «Диксит» с друзьями

game-saboteur = Вредитель
game-dixit = Диксит

language = Язык
language-en = English
language-fa = فارسی
language-he = עברית
language-lv = Latviešu
language-ru = Русский

theme = Оформление
theme-auto = Как в системе
theme-light = Светлое
theme-dark = Тёмное
sound-on = Звук включён
sound-off = Звук выключен

close = Закрыть
send = Отправить
cancel = Отмена
ok = ОК
back = Назад
on = Вкл.
off = Выкл.
none = Нет
copy = Копировать
copied = Скопировано
share = Поделиться
learn-by-playing = Обучающая игра
rules = Правила
credits = Авторы
forget-me = Забыть меня на этом устройстве
menu = Меню
loading = Загрузка…
keyboard-help = Горячие клавиши
skip-to-content = Перейти к содержимому

unofficial = Это неофициальный проект: названия игр принадлежат их владельцам, а картинок и текстов издателей здесь нет.

## Bots

bot-banjo = Банджо
bot-cactus = Кактус
bot-cosmo = Космо
bot-domino = Домино
bot-fido = Фидо
bot-karma = Карма
bot-kiwi = Киви
bot-lychee = Личи
bot-mango = Манго
bot-nana = Нана
bot-paprika = Паприка
bot-pixel = Пиксель
bot-rollo = Ролло
bot-rumba = Румба
bot-turbo = Турбо
bot-yeti = Йети
