# Dixit in a minute, for those who do not know it.

dixit-explain-title = Dixit in thirty seconds
dixit-tagline = One clue, many pictures: which one is it?
dixit-players = 3–6 players
dixit-explain-1 = The storyteller picks one of their pictures, shows it to nobody and gives a clue: a word, a line, a sound.
dixit-explain-2 = The others add pictures of their own that could go with the clue. All are shuffled and laid out.
dixit-explain-3 = Everybody but the storyteller votes in secret: which picture was the storyteller’s?
dixit-explain-4 = If all find it, or nobody does, the storyteller gets nothing. So be neither too obvious nor too obscure, and lure the others to your own pictures.
