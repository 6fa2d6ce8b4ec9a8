# The coach: tips in the first game, and hints.

coach-tip = Ieteikums
coach-got-it = Skaidrs
coach-skip = Bez ieteikumiem
coach-hint = Padoms: ko darītu bots?
coach-hint-thinking = Stiprs bots apdomā tavu gājienu…
