# What every taught game says.

learn-step = Шаг { $step } из { $steps }
learn-teacher = Урок
learn-next = Дальше
learn-show = Показать
learn-skip = Пропустить
learn-leave = Выйти из урока
learn-other = Так тоже можно. Но сначала попробуйте то, что выделено.
learn-play = Сыграть сейчас с ботами
learn-rules = Читать правила
learn-again = Ещё раз
learn-you = Вы
# Of what the learner is to touch, for those who cannot see the mark.
learn-mark = выделено в уроке
