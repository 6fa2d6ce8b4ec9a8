# Dixit at the table.

# The log in words.
dix-news-dealt = The cards are dealt.
dix-news-told = { $who } gives the clue: “{ $clue }”
dix-news-told-aloud = { $who } says a clue aloud.
dix-news-gave = { $who } has chosen.
dix-news-displayed =
    { $count ->
        [one] One card is laid out.
       *[other] { $count } cards are laid out.
    }
dix-news-voted = { $who } has voted.
dix-news-votesopened = The votes are shown.
dix-news-tellershown = The storyteller’s card was number { $number }, from { $who }.
dix-news-ownersshown = Now everybody sees whose the other cards were.
dix-news-points =
    { $points ->
        [one] { $who }: { $points } point
       *[other] { $who }: { $points } points
    }
dix-news-gameended =
    { $count ->
        [one] The game is over: { $who } wins.
       *[other] The game is over: { $who } share the win.
    }

# What to do.
dix-do-race = Whoever gives a clue first is the storyteller.
dix-do-tell = You are the storyteller: pick a picture and give a clue to it.
dix-do-give =
    { $count ->
        [one] Pick the card of yours that suits the clue best.
       *[other] Pick the { $count } cards of yours that suit the clue best.
    }
dix-do-vote = Which picture is the storyteller’s? Vote!
dix-wait-tell = { $who } is thinking of a clue.
dix-wait-give =
    { $count ->
        [one] One player is still choosing.
       *[other] { $count } players are still choosing.
    }
dix-wait-vote =
    { $count ->
        [one] One player has still to vote.
       *[other] { $count } players have still to vote.
    }

# The clue.
dix-clue-label = Your clue
dix-clue-placeholder = A word, a line, a title …
dix-clue-send = Give the clue
dix-clue-aloud = Say it aloud instead
dix-clue-hidden = The host has hidden this clue.
dix-clue-spoken = Said aloud

# Giving and voting.
dix-give-send =
    { $count ->
        [one] Give this card
       *[other] Give these { $count } cards
    }
dix-vote-send = Vote for number { $number }
dix-vote-own = This one is yours
dix-your-card = Your card
dix-zoom = Enlarge
dix-zoom-close = Close the picture
dix-next-picture = Next picture
dix-previous-picture = Previous picture

# Around the table.
dix-pile =
    { $count ->
        [0] The pile is empty
        [one] { $count } card in the pile
       *[other] { $count } cards in the pile
    }
dix-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
dix-target =
    { $points ->
        [one] Played to { $points } point
       *[other] Played to { $points } points
    }
dix-storyteller = Storyteller
dix-turn = Turn { $turn }
dix-recap = Turn by turn
dix-recap-none = No turn is over yet.
dix-votes-for =
    { $count ->
        [0] No votes
        [one] Vote: { $who }
       *[other] Votes: { $who }
    }
dix-owner = { $who }’s card
dix-all-found = Everybody found it: nothing for the storyteller.
dix-none-found = Nobody found it: nothing for the storyteller.
dix-some-found = Some found it: points for them and the storyteller.
dix-three = With three players, the two others give two cards each, so five are laid out. If just one of them finds the storyteller’s card, finder and storyteller get 4 points instead of 3.
dix-final-title = Final score
dix-picture = Picture { $number }
dix-hand = Your hand
dix-display = The cards laid out

# Seen and done at the board.
dix-three-title = Three players
dix-pick = Choose this one
dix-caption = Description
dix-hide-clue = Hide this clue
dix-hide-clue-sure = Hide it from everybody?
dix-has-chosen = { $who }: has chosen
dix-still-choosing = { $who }: still choosing
dix-has-voted = { $who }: has voted
dix-still-voting = { $who }: has still to vote
dix-clue-pick = Pick the picture that it is for.
dix-letters = { $count } of { $most } letters
dix-last-turn = The last turn
dix-news-scored-points = Points of this turn: { $list }
dix-nobody-scored = No points in this turn.
dix-winner = Winner
dix-best-loved = Pictures with the most votes
dix-vote-count =
    { $count ->
        [one] { $count } vote
       *[other] { $count } votes
    }
dix-hand-count =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
dix-track = Score
dix-skip = Show everything

# The edition and its switches.
dix-edition-fa = Persian edition
    .help = Hands of 6 cards, of 7 with three players; 84 pictures; the game goes to 30 points.
dix-switch-hand = Cards in hand
    .help = How many everybody holds with four players or more.
dix-switch-hand-of-three = Cards in hand with three
    .help = How many everybody holds with three players.
dix-switch-deck = Pictures in play
    .help = More than are dealt, so that there is a pile.
dix-switch-target = Points to play to
    .help = The game ends when somebody has this many.
dix-switch-bonus-cap = Limit on points for votes
    .help = The most points that votes on your own cards can bring you in one turn.
dix-switch-one-room = All in one room
    .help = Everybody can hear one another, so a clue may also be said aloud.
