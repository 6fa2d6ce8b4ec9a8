# The taught game of Dixit, step by step. Names are those of the players.

learn-dixit-seat-1 = Ruda
learn-dixit-seat-2 = Grit
learn-dixit-seat-3 = Mica

learn-dixit-welcome = Welcome! You hold six pictures, and nobody else can see them. The others hold six each. In each turn one player is the storyteller. Mica begins.
learn-dixit-clue = Mica has picked one of her pictures, laid it face down and given a clue for it: “Time to go”. Only she knows which picture it is.
learn-dixit-go = Time to go
learn-dixit-give = Everybody else now gives a picture that could fit the clue, to fool the others. Pick the house that is walking away, then give it.
learn-dixit-display = All four pictures have been shuffled and laid out. One of them is Mica’s, and one is yours.
learn-dixit-vote = Which one is Mica’s? You can’t vote for your own. A tree with its suitcase packed, and a train is coming: that must be the one. Pick number 2 and vote.
learn-dixit-points = You and Grit found Mica’s picture: 3 points for each of you, and 3 for Mica. Ruda voted for yours: 1 more for you.
learn-dixit-extremes = If everybody had found Mica’s picture, or nobody, she would have got nothing, and all the others 2 points each, besides those for votes. So a good clue is neither too easy nor too hard.
learn-dixit-choice = Now you are the storyteller, and your picture is the woman sewing up the moon. Some should find it, but not all. Choose one of these clues, or pick the picture and write your own.
learn-dixit-choice-plain = Sewing up the moon
learn-dixit-choice-dark = Tuesday
learn-dixit-choice-between = Good as new
learn-dixit-given = The others gave pictures that could fit your clue. Now they vote in secret. Will they find yours?
learn-dixit-plain-told = Everybody found it: the clue was too easy. You get nothing, and each of the others gets 2 points.
learn-dixit-dark-told = Nobody found it: the clue was too hard. You get nothing. Each of the others gets 2 points, and 1 more for each vote for their own picture.
learn-dixit-between-told = Two of three found it: 3 points for you, and 3 for each of them. A clue that makes people wonder: that is what this game is about.
learn-dixit-end = Now you know the game. After each turn everybody draws a new picture, and the next player is the storyteller. When somebody has 30 points, or the pictures run out, whoever has the most points wins.
