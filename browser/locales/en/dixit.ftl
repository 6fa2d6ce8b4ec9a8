# Dixit at the table.

# The log in words.
dixit-news-dealt = The cards are dealt.
dixit-news-told = { $who } gives the clue: “{ $clue }”
    .you = You give the clue: “{ $clue }”
dixit-news-told-aloud = { $who } says a clue aloud.
    .you = You say a clue aloud.
dixit-news-gave = { $who } has chosen.
    .you = You have chosen.
dixit-news-reshuffled =
    { $count ->
        [one] One used picture is shuffled in again.
       *[other] { $count } used pictures are shuffled in again.
    }
dixit-news-displayed =
    { $count ->
        [one] One card is laid out.
       *[other] { $count } cards are laid out.
    }
dixit-news-voted = { $who } has voted.
    .you = You have voted.
dixit-news-votesopened = The votes are revealed.
dixit-news-tellershown = The storyteller’s card ({ $who }) was number { $number }.
    .you = The storyteller’s card (yours) was number { $number }.
dixit-news-ownersshown = The owners of the other cards are revealed.
dixit-news-points =
    { $points ->
        [one] { $who }: { $points } point
       *[other] { $who }: { $points } points
    }
    .you = { $points ->
            [one] you: { $points } point
           *[other] you: { $points } points
        }
dixit-news-gameended =
    { $ending ->
        [pictures] The pile is empty: the game is over.
        [clues] Everybody has been the storyteller as often as agreed: the game is over.
       *[points] Somebody has enough points: the game is over.
    } { $count ->
        [one] { $who } wins.
       *[other] { $who } share the win.
    }
    .you = { $ending ->
            [pictures] The pile is empty: the game is over.
            [clues] Everybody has been the storyteller as often as agreed: the game is over.
           *[points] Somebody has enough points: the game is over.
        } You win!
    .together = { $ending ->
            [pictures] The pile is empty: the game is over.
            [clues] Everybody has been the storyteller as often as agreed: the game is over.
           *[points] Somebody has enough points: the game is over.
        } You share the win with { $who }!

# What to do.
dixit-do-race = The first player to give a clue is the storyteller.
dixit-do-tell = You are the storyteller: pick a picture and give a clue for it.
dixit-do-give =
    { $count ->
        [one] Pick the card from your hand that fits the clue best.
       *[other] Pick the { $count } cards from your hand that fit the clue best.
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
        [one] One player still has to vote.
       *[other] { $count } players still have to vote.
    }

# The clue.
dixit-clue-label = Your clue
dixit-clue-placeholder = A word, a line, a title…
dixit-clue-send = Give the clue
dixit-clue-aloud = Say it aloud instead
dixit-clue-hidden = The host has hidden this clue.
dixit-clue-spoken = Said aloud

# Why that clue? A bot says it of a picture, in words of the deck.
dixit-why = Why that clue?
dixit-why-whole = Show all of it

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
        [one] First to { $points } point
       *[other] First to { $points } points
    }
dixit-storyteller = Storyteller
dixit-turn = Turn { $turn }
dixit-final-turn-pictures = The last turn: no pictures are left after it.
dixit-final-turn-clues = The last turn: after it, everybody has been the storyteller as often as agreed.
dixit-finds = Who guessed whose clues
dixit-finds-cell = { $finder } guessed { $found } of { $told } clues by { $teller }
dixit-recap = Turn by turn
dixit-recap-none = No turn is over yet.
dixit-votes-for =
    { $count ->
        [0] No votes
        [one] Vote: { $who }
       *[other] Votes: { $who }
    }
dixit-owner = { $who }’s card
dixit-turn-points = Points of this turn
dixit-all-found = Everybody found it: { $points } for all but the storyteller.
dixit-none-found = Nobody found it: { $points } for all but the storyteller.
dixit-some-found = Some found it: { $points } for the storyteller and each finder.
dixit-gain-told = some found it
dixit-gain-found = found it
dixit-gain-three = three players
dixit-gain-all-found = everybody found it
dixit-gain-none-found = nobody found it
dixit-gain-votes =
    { $count ->
        [one] one vote
       *[other] { $count } votes
    }
dixit-three = With three players, the two others give two cards each, so five are laid out. If just one of them finds the storyteller’s card, the finder and the storyteller get 4 points each instead of 3.
dixit-final-title = Final score
dixit-ended-points =
    { $points ->
        [one] The game is over because somebody has reached { $points } point.
       *[other] The game is over because somebody has reached { $points } points.
    }
dixit-ended-pictures = The game is over because the pile is empty.
dixit-ended-clues =
    { $count ->
        [one] The game is over because everybody has been the storyteller once.
       *[other] The game is over because everybody has been the storyteller { $count } times.
    }
dixit-picture = Picture { $number }
dixit-hand = Your hand
dixit-display = The cards laid out

# Seen and done at the board.
dixit-three-title = Three players
dixit-pick = Choose this one
dixit-caption = Description
dixit-clue-menu = More about this clue
dixit-hide-clue = Hide this clue
dixit-unhide-clue = Show this clue to everybody again
dixit-clue-uncover = Read it anyway
dixit-has-chosen = { $who }: has chosen
dixit-still-choosing = { $who }: still choosing
dixit-has-voted = { $who }: has voted
dixit-still-voting = { $who }: still has to vote
dixit-clue-pick = Pick the picture for this clue.
dixit-letters = { $count } of { $most } characters
dixit-last-turn = Previous turn
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
dixit-edition-fa = Standard rules
    .help = Hands of 6 cards (7 with three players), 84 pictures, first to 30 points.
dixit-switch-hand-size = Cards in hand
    .help = Cards in each hand with four or more players.
dixit-switch-hand-size-for-three = Cards in hand, three players
    .help = Cards in each hand with three players.
dixit-switch-deck-size = Pictures in play
    .help = Must be more than are dealt, so that some are left to draw.
dixit-switch-winning-points = Points to reach
    .help = The game ends when somebody has this many.
dixit-switch-clues-each = Clues each
    .help = The game ends when everybody has been the storyteller this many times.
dixit-switch-used-pictures-reshuffled = Used pictures come back
    .help = When the pile runs short, the pictures of earlier turns are shuffled in. An empty pile no longer ends the game.
dixit-switch-max-bonus-points = Limit on points for votes
    .help = The most points that votes for your cards can earn you in one turn.
dixit-switch-clues-aloud = All in one room
    .help = Everybody can hear each other, so a clue may also be said aloud. Bots can’t hear it and only guess.
