# Dixit at the table.

# The log in words.
dixit-news-dealt = The cards are dealt.
dixit-news-told = { $who } gives the clue: “{ $clue }”
dixit-news-told-aloud = { $who } says a clue aloud.
dixit-news-gave = { $who } has chosen.
dixit-news-displayed =
    { $count ->
        [one] One card is laid out.
       *[other] { $count } cards are laid out.
    }
dixit-news-voted = { $who } has voted.
dixit-news-votesopened = The votes are shown.
dixit-news-tellershown = The storyteller’s card was number { $number }, from { $who }.
dixit-news-ownersshown = Now everybody sees whose the other cards were.
dixit-news-points =
    { $points ->
        [one] { $who }: { $points } point
       *[other] { $who }: { $points } points
    }
dixit-news-gameended =
    { $count ->
        [one] The game is over: { $who } wins.
       *[other] The game is over: { $who } share the win.
    }

# What to do.
dixit-do-race = Whoever gives a clue first is the storyteller.
dixit-do-tell = You are the storyteller: pick a picture and give a clue to it.
dixit-do-give =
    { $count ->
        [one] Pick the card of yours that suits the clue best.
       *[other] Pick the { $count } cards of yours that suit the clue best.
    }
dixit-do-vote = Which picture is the storyteller’s? Vote!
dixit-wait-tell = { $who } is thinking of a clue.
dixit-wait-give =
    { $count ->
        [one] One player is still choosing.
       *[other] { $count } players are still choosing.
    }
dixit-wait-vote =
    { $count ->
        [one] One player has still to vote.
       *[other] { $count } players have still to vote.
    }

# The clue.
dixit-clue-label = Your clue
dixit-clue-placeholder = A word, a line, a title …
dixit-clue-send = Give the clue
dixit-clue-aloud = Say it aloud instead
dixit-clue-hidden = The host has hidden this clue.
dixit-clue-spoken = Said aloud

# Giving and voting.
dixit-give-send =
    { $count ->
        [one] Give this card
       *[other] Give these { $count } cards
    }
dixit-vote-send = Vote for number { $number }
dixit-vote-own = This one is yours
dixit-your-card = Your card
dixit-zoom = Enlarge
dixit-zoom-close = Close the picture
dixit-next-picture = Next picture
dixit-previous-picture = Previous picture

# Around the table.
dixit-pile =
    { $count ->
        [0] The pile is empty
        [one] { $count } card in the pile
       *[other] { $count } cards in the pile
    }
dixit-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
dixit-target =
    { $points ->
        [one] Played to { $points } point
       *[other] Played to { $points } points
    }
dixit-storyteller = Storyteller
dixit-turn = Turn { $turn }
dixit-recap = Turn by turn
dixit-recap-none = No turn is over yet.
dixit-votes-for =
    { $count ->
        [0] No votes
        [one] Vote: { $who }
       *[other] Votes: { $who }
    }
dixit-owner = { $who }’s card
dixit-all-found = Everybody found it: nothing for the storyteller.
dixit-none-found = Nobody found it: nothing for the storyteller.
dixit-some-found = Some found it: points for them and the storyteller.
dixit-three = With three players, the two others give two cards each, so five are laid out. If just one of them finds the storyteller’s card, finder and storyteller get 4 points instead of 3.
dixit-final-title = Final score
dixit-picture = Picture { $number }
dixit-hand = Your hand
dixit-display = The cards laid out

# Seen and done at the board.
dixit-three-title = Three players
dixit-pick = Choose this one
dixit-caption = Description
dixit-hide-clue = Hide this clue
dixit-hide-clue-sure = Hide it from everybody?
dixit-has-chosen = { $who }: has chosen
dixit-still-choosing = { $who }: still choosing
dixit-has-voted = { $who }: has voted
dixit-still-voting = { $who }: has still to vote
dixit-clue-pick = Pick the picture that it is for.
dixit-letters = { $count } of { $most } letters
dixit-last-turn = The last turn
dixit-news-scored-points = Points of this turn: { $list }
dixit-nobody-scored = No points in this turn.
dixit-winner = Winner
dixit-best-loved = Pictures with the most votes
dixit-vote-count =
    { $count ->
        [one] { $count } vote
       *[other] { $count } votes
    }
dixit-hand-count =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
dixit-track = Score
dixit-skip = Show everything

# The edition and its switches.
dixit-edition-fa = Persian edition
    .help = Hands of 6 cards, of 7 with three players; 84 pictures; the game goes to 30 points.
dixit-switch-hand-size = Cards in hand
    .help = How many everybody holds with four players or more.
dixit-switch-hand-size-for-three = Cards in hand with three
    .help = How many everybody holds with three players.
dixit-switch-deck-size = Pictures in play
    .help = More than are dealt, so that there is a pile.
dixit-switch-winning-points = Points to play to
    .help = The game ends when somebody has this many.
dixit-switch-max-bonus-points = Limit on points for votes
    .help = The most points that votes on your own cards can bring you in one turn.
dixit-switch-clues-aloud = All in one room
    .help = Everybody can hear one another, so a clue may also be said aloud.
