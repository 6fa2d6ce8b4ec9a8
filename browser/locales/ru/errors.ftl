# What went wrong, and what to do about it.

# From the page itself.
error-unknown = Что-то пошло не так. Попробуйте снова или обновите страницу.
error-offline = Нет сети. Проверьте подключение.
error-lost = Связь прервалась. Восстанавливаем…
error-move-kept = Ваш ход сохранён и уйдёт, когда связь вернётся.
error-back = Связь восстановлена. Ничего не потеряно.
error-no-websocket = Соединение не открывается. Попробуйте другую сеть или браузер.
error-old-page = Сервер обновился. Перезагрузите страницу.
error-no-table-title = Такого стола нет
error-removed-title = Вы больше не за этим столом
error-reload = Перезагрузить
error-home = На главную
error-retry = Попробовать снова
error-see-rule = Смотреть правило
error-clause = Правила этого не разрешают: { $rule }
error-unreadable-title = Этот стол не открывается
error-no-way-title = Войти нельзя
