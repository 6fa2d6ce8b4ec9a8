## The mine

mine-label = The mine
mine-start = Start
mine-laid = { $card }, column { $x }, row { $y }
mine-goal-closed = { $goal }, face down
mine-goal-seen = { $goal }, face down; only you have seen it: { $face }
mine-goal-open = { $goal }: { $face }
mine-cell = Column { $x }, row { $y }
mine-cell-turned = Column { $x }, row { $y }, turned round
mine-remove = Take off: { $card }, column { $x }, row { $y }
mine-look = Look at: { $goal }
mine-turn-goal = Turn over: { $goal }
mine-zoom = Zoom
mine-zoom-in = Zoom in
mine-zoom-out = Zoom out
mine-whole = Whole mine

## In front of the reader

mine-own = What you hold
mine-hand = Your hand
mine-role = Role
mine-role-yours = Your role: { $role }
mine-role-show = Show your role
mine-pick-tile = Choose a path card to take off
mine-useless = { $card }: nothing to use it on just now.
mine-both-ways = It fits both ways. Turn it, or tap again to lay it.
mine-again = Tap again to confirm
mine-confirm = Confirm
mine-pass = Pass
mine-away-title = Put this card away?
mine-away-help = Nobody will see it, and it cannot be taken back. It is your whole turn.
mine-stone-upright = Upright
mine-stone-turned = Turned
mine-wait-share = { $who } chooses a gold card.

## In front of the others

mine-broken = Broken: { $tools }
mine-in-hand = { $cards ->
        [one] { $cards } card in hand
       *[other] { $cards } cards in hand
    }
mine-gold-cards = { $cards ->
        [one] { $cards } gold card
       *[other] { $cards } gold cards
    }
mine-away-count = { $cards ->
        [one] { $cards } card put away unseen
       *[other] { $cards } cards put away unseen
    }
mine-looked = Looked with a map at: { $goals }
mine-mark = Your mark for { $who }: { $mark }
mine-private = Only you see this. It stays in this browser.

## The rounds

mine-round = Round { $round }
mine-round-miner = Round { $round }: the miners won
mine-round-saboteur = Round { $round }: the saboteurs won
mine-round-now = Round { $round }: being played
mine-round-later = Round { $round }: still to come
mine-see-mine = See the mine
mine-see-reveal = Who was who
mine-spare = Left over
mine-goals = The goals
mine-due = { $nuggets ->
        [one] { $nuggets } nugget for each saboteur
       *[other] { $nuggets } nuggets for each saboteur
    }
mine-player = Player
mine-gold = Gold
mine-won = won
