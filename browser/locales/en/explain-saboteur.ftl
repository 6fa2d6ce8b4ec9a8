saboteur-tagline = Dig for gold, and watch who digs with you.
saboteur-players = 3–10 players
saboteur-explain-title = Saboteur in thirty seconds
saboteur-explain-1 = The miners dig a tunnel from the start to three hidden goals; one of them is the treasure. The saboteurs try to stop them, and nobody knows who is who.
saboteur-explain-2 = On your turn lay a path card, play an action card, or discard a card unseen. Then draw a new one.
saboteur-explain-3 = Break someone’s pickaxe, lamp or mine cart, and they can’t dig until it is mended. A rockfall takes a piece out of the tunnel; a map shows you a goal.
saboteur-explain-4 = Treasure found? The miners share the gold. Cards used up? The saboteurs take it. After three rounds the player with the most nuggets wins.
