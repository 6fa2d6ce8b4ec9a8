# A game that the page has no pictures for.

plain-board = Игра
plain-choices = Ваши варианты
plain-private = Что знаете только вы
plain-public = Что знают все
plain-news = Что только что произошло
plain-edition = Действующие правила
plain-waits = Ждём: { $who }
plain-player = Игрок
plain-points = Очки
plain-yes = да
plain-no = нет
plain-no-rules = На этой странице нет текста правил этой игры.
