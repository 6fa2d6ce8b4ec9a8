# The end of a round and of the game, and what a reader opens.

## In front of the reader

saboteur-path-help = Lay it so that it continues the tunnel: open side to open side, wall to wall.
saboteur-dead-end-help = A dead end: its tunnels do not meet in the middle, so nobody gets through. Saboteurs like it.
saboteur-away-title = Discard this card?
saboteur-away-help = Nobody will see it, and you can’t take it back. It uses up your turn.
saboteur-stone-upright = Upright
saboteur-stone-turned = Turned
saboteur-share-equal = { $cards ->
        [1] Only this gold card is left: it is yours.
       *[other] All these gold cards are the same: you get one.
    }

## In front of the others

saboteur-private = Only you see this. It stays in this browser.

## The rounds

saboteur-round = Round { $round }
saboteur-see-mine = See the mine
saboteur-see-reveal = Who was who
saboteur-spare = Left over
saboteur-goals = The goals
saboteur-due = { $nuggets ->
        [one] { $nuggets } nugget for each saboteur
       *[other] { $nuggets } nuggets for each saboteur
    }
saboteur-player = Player
saboteur-gold = Gold
saboteur-won = won

## Keys

saboteur-key-cards = Pick up a card
saboteur-key-zoom = Zoom in, zoom out, whole mine
