## The mine

saboteur-label = The mine
saboteur-start = Start
saboteur-laid = { $card }, column { $x }, row { $y }
saboteur-goal-closed = { $goal }, face down
saboteur-goal-seen = { $goal }, face down; only you have seen it: { $face }
saboteur-goal-open = { $goal }: { $face }
saboteur-cell = Column { $x }, row { $y }
saboteur-cell-turned = Column { $x }, row { $y }, turned round
saboteur-remove = Take off: { $card }, column { $x }, row { $y }
saboteur-look = Look at: { $goal }
saboteur-turn-goal = Turn over: { $goal }
saboteur-zoom = Zoom
saboteur-zoom-in = Zoom in
saboteur-zoom-out = Zoom out
saboteur-whole = Whole mine

## In front of the reader

saboteur-own = What you hold
saboteur-hand = Your hand
saboteur-role = Role
saboteur-role-yours = Your role: { $role }
saboteur-role-show = Show your role
saboteur-pick-tile = Choose a path card to take off
saboteur-useless = { $card }: nothing to use it on just now.
saboteur-both-ways = It fits both ways. Turn it, or tap again to lay it.
saboteur-again = Tap again to confirm
saboteur-confirm = Confirm
saboteur-pass = Pass
saboteur-away-title = Put this card away?
saboteur-away-help = Nobody will see it, and it cannot be taken back. It is your whole turn.
saboteur-stone-upright = Upright
saboteur-stone-turned = Turned
saboteur-wait-share = { $who } chooses a gold card.

## In front of the others

saboteur-broken = Broken: { $tools }
saboteur-in-hand = { $cards ->
        [one] { $cards } card in hand
       *[other] { $cards } cards in hand
    }
saboteur-gold-cards = { $cards ->
        [one] { $cards } gold card
       *[other] { $cards } gold cards
    }
saboteur-away-count = { $cards ->
        [one] { $cards } card put away unseen
       *[other] { $cards } cards put away unseen
    }
saboteur-looked = Looked with a map at: { $goals }
saboteur-suspicion = Your mark for { $who }: { $mark }
saboteur-private = Only you see this. It stays in this browser.

## The rounds

saboteur-round = Round { $round }
saboteur-round-miner = Round { $round }: the miners won
saboteur-round-saboteur = Round { $round }: the saboteurs won
saboteur-round-now = Round { $round }: being played
saboteur-round-later = Round { $round }: still to come
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
