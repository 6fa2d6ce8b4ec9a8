# Dixit in a minute, for those who do not know it.

dix-explain-title = Dixit in thirty seconds
dix-tagline = One clue, many pictures: which one is it?
dix-players = 3–6 players
dix-explain-1 = The storyteller picks one of their pictures, shows it to nobody and gives a clue: a word, a line, a sound.
dix-explain-2 = The others add pictures of their own that could go with the clue. All are shuffled and laid out.
dix-explain-3 = Everybody but the storyteller votes in secret: which picture was the storyteller’s?
dix-explain-4 = If all find it, or nobody does, the storyteller gets nothing. So be neither too clear nor too dark, and lure the others to your own pictures.
