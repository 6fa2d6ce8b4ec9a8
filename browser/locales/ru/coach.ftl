# The coach: tips in the first game, and hints.

coach-tip = Совет
coach-got-it = Понятно
coach-skip = Без советов
coach-hint-thinking = Сильный бот думает над вашим ходом…
