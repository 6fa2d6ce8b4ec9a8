## The mine

saboteur-label = The mine
saboteur-start = Start
saboteur-laid = { $card }, column { $x }, row { $y }
saboteur-laid-cut-off = { $card }, column { $x }, row { $y }, cut off from the start
saboteur-goal-closed = { $goal }, face down
saboteur-goal-seen = { $goal }, face down; only you have seen it: { $face }
saboteur-goal-open = { $goal }: { $face }
saboteur-cell = Column { $x }, row { $y }
saboteur-cell-turned = Column { $x }, row { $y }, turned round
saboteur-remove = Remove: { $card }, column { $x }, row { $y }
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
saboteur-role-show = Peek at your role
saboteur-role-tap = Tap the card to see your role.
saboteur-role-hide = Keep my role covered
saboteur-among-exact = Saboteurs among you: { $most } of { $players }.
saboteur-among-range = Saboteurs among you: { $least } to { $most } of { $players }.
saboteur-pick-tile = Choose a path card to remove
saboteur-useless = { $card }: nothing to use it on just now.
saboteur-both-ways = It fits both ways. Turn it, or tap again to lay it.
saboteur-again = Tap again to confirm
saboteur-again-own = That is your own tool. Tap again to break it.
saboteur-confirm = Confirm
saboteur-pass = Pass
saboteur-wait-share = { $who } chooses a gold card.

## In front of the others

saboteur-broken = Broken: { $tools }
saboteur-tools-whole = No broken tools
saboteur-in-hand = { $cards ->
        [one] { $cards } card in hand
       *[other] { $cards } cards in hand
    }
saboteur-gold-cards = { $cards ->
        [one] { $cards } gold card
       *[other] { $cards } gold cards
    }
saboteur-away-count = { $cards ->
        [one] { $cards } card discarded unseen
       *[other] { $cards } cards discarded unseen
    }
saboteur-looked = Looked at with a map: { $goals }
saboteur-suspicion = Your mark for { $who }: { $mark }

## The rounds

saboteur-round-miner = Round { $round }: the miners won
saboteur-round-saboteur = Round { $round }: the saboteurs won
saboteur-round-now = Round { $round }: in progress
saboteur-round-later = Round { $round }: still to come
