# Dixit for the coach: tips in the first game, and what a bot would do.

dixit-tip-tell = You are the storyteller! Pick a picture and give a clue for it. You score if some of the others find it, but not all.
dixit-tip-race = Whoever gives the first clue is the storyteller. Pick a picture: some of the others should find it by your clue, but not all.
dixit-tip-give = Which of your pictures goes with this clue? Give it: everyone who takes it for the storyteller’s earns you a point.
dixit-tip-vote = One of these is the storyteller’s picture. Vote for the one that fits the clue best. You can’t choose your own.
dixit-tip-watch = Now the others vote. Keep a straight face! You want some to find your picture, but not all.
dixit-tip-points = If some find it, the storyteller and the finders score. If all or none do, everybody else scores. Every vote for your picture is one more point.
dixit-tip-track = These are everybody’s points. Whoever has the most at the end wins.
dixit-tip-track-to = { $points ->
        [one] These are everybody’s points. The game ends when somebody reaches { $points } point, and whoever has the most wins.
       *[other] These are everybody’s points. The game ends when somebody reaches { $points } points, and whoever has the most wins.
    }

# What a bot would do in the place of the reader.
dixit-hint-tell = A strong bot would take the selected picture and say: “{ $clue }”. Better still, think of something of your own!
dixit-hint-give = { $count ->
        [one] A strong bot would give the selected picture.
       *[other] A strong bot would give the selected pictures.
    }
dixit-hint-vote = A strong bot would vote for number { $number }.
dixit-hint-fits = It goes with the clue.
dixit-hint-fits-nothing = None of the pictures really goes with the clue; this one comes closest.
dixit-hint-aloud = The clue was said aloud. The bot did not hear it, so it guesses.
