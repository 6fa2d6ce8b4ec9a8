# Dixit for the coach: tips in the first game, and what a bot would do.

dixit-tip-tell = You are the storyteller! Pick a picture and give a clue for it. You score if some of the others find it, but not all.
dixit-tip-race = Whoever gives the first clue is the storyteller. Pick a picture: some of the others should find it by your clue, but not all.
dixit-tip-give = Which of your pictures goes with this clue? Give it: whoever takes it for the storyteller’s brings you a point.
dixit-tip-vote = One of these is the storyteller’s picture. Vote for the one that fits the clue best; your own you can’t choose.
dixit-tip-watch = Now the others vote. Keep a straight face: best if some find your picture, but not all.
dixit-tip-points = If some find it, the storyteller and the finders score. If all or none do, everybody else scores. Each vote for your picture is a point more.
dixit-tip-track = These are everybody’s points. Whoever has the most at the end wins.
dixit-tip-track-to = { $points ->
        [one] These are everybody’s points. Whoever reaches { $points } point ends the game, and the most points win.
       *[other] These are everybody’s points. Whoever reaches { $points } points ends the game, and the most points win.
    }

# What a bot would do in the place of the reader.
dixit-hint-tell = A strong bot would take the picked picture and say: “{ $clue }”. Better still, think of something of your own!
dixit-hint-give = { $count ->
        [one] A strong bot would give the picked picture.
       *[other] A strong bot would give the picked pictures.
    }
dixit-hint-vote = A strong bot would vote for number { $number }.
dixit-hint-fits = It goes with the clue.
dixit-hint-fits-nothing = No picture goes with the clue by its words; this one comes nearest.
dixit-hint-aloud = The clue was said aloud. The bot did not hear it, so it guesses.
