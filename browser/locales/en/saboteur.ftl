## The cards

saboteur-side-n = north
saboteur-side-e = east
saboteur-side-s = south
saboteur-side-w = west

# $sides: one or more of the words above, joined as a list
saboteur-path-open = Tunnel open to { $sides }
saboteur-path-dead = Dead end to { $sides }

saboteur-card-break-pick = Broken pickaxe
    .help = Breaks a player’s pickaxe. Until it is mended, they lay no path cards.
saboteur-card-break-lamp = Broken lamp
    .help = Breaks a player’s lamp. Until it is mended, they lay no path cards.
saboteur-card-break-cart = Broken mine cart
    .help = Breaks a player’s mine cart. Until it is mended, they lay no path cards.
saboteur-card-mend-pick = Pickaxe repair
    .help = Mends a broken pickaxe, yours or another player’s.
saboteur-card-mend-lamp = Lamp repair
    .help = Mends a broken lamp, yours or another player’s.
saboteur-card-mend-cart = Mine cart repair
    .help = Mends a broken mine cart, yours or another player’s.
saboteur-card-mend-pick-lamp = Repair: pickaxe or lamp
    .help = Mends a broken pickaxe or a broken lamp, not both.
saboteur-card-mend-pick-cart = Repair: pickaxe or mine cart
    .help = Mends a broken pickaxe or a broken mine cart, not both.
saboteur-card-mend-lamp-cart = Repair: lamp or mine cart
    .help = Mends a broken lamp or a broken mine cart, not both.
saboteur-card-rockfall = Rockfall
    .help = Takes a path card off the mine. The start and the goals are safe.
saboteur-card-map = Map
    .help = Shows you, and only you, one face-down goal.

saboteur-role-miner = Miner
    .help = Dig an unbroken way from the start to the treasure.
    .many = Miners
saboteur-role-saboteur = Saboteur
    .help = Keep the miners from the treasure, and don’t get caught.
    .many = Saboteurs

saboteur-tool-pick = Pickaxe
saboteur-tool-lamp = Lamp
saboteur-tool-cart = Mine cart

saboteur-goal-top = Top goal
saboteur-goal-middle = Middle goal
saboteur-goal-bottom = Bottom goal

saboteur-face-gold = Treasure
saboteur-face-stone = Stone

## The log, for all

saboteur-news-dealt = Round { $round } begins. { $who } plays first.
saboteur-news-laid = { $who } lays a path card.
saboteur-news-broke = { $who } breaks { $target }’s { $tool ->
        [pick] pickaxe
        [lamp] lamp
       *[cart] mine cart
    }.
saboteur-news-broke-self = { $who } breaks their own { $tool ->
        [pick] pickaxe
        [lamp] lamp
       *[cart] mine cart
    }.
saboteur-news-mended = { $who } mends { $target }’s { $tool ->
        [pick] pickaxe
        [lamp] lamp
       *[cart] mine cart
    }.
saboteur-news-mended-self = { $who } mends their own { $tool ->
        [pick] pickaxe
        [lamp] lamp
       *[cart] mine cart
    }.
saboteur-news-fell = Rockfall! { $who } takes a path card off the mine.
saboteur-news-looked = { $who } looks at the { $goal ->
        [top] top
       *[middle] middle
        [bottom] bottom
    } goal with a map.
saboteur-news-passed = { $who } passes and puts a card away unseen.
saboteur-news-passed-empty = { $who } passes with an empty hand.
saboteur-news-turned = { $who } turns the { $goal ->
        [top] top
       *[middle] middle
        [bottom] bottom
    } goal: { $face ->
        [gold] the treasure!
       *[stone] only stone.
    }
saboteur-news-stood = The stone at the { $goal ->
        [top] top
       *[middle] middle
        [bottom] bottom
    } goal is in place.
saboteur-news-roundended = { $winners ->
        [miner] The miners win the round!
       *[saboteur] The saboteurs win the round!
    }
saboteur-news-roundended-by = { $who } reaches the treasure. { $winners ->
       *[miner] The miners win the round!
        [saboteur] The saboteurs win the round!
    }
saboteur-news-golddrawn = { $cards ->
        [one] { $cards } gold card is drawn for the miners.
       *[other] { $cards } gold cards are drawn for the miners.
    }
saboteur-news-goldtaken = { $cards ->
        [one] { $who } gets { $cards } gold card.
       *[other] { $who } gets { $cards } gold cards.
    }
saboteur-news-gameended = { $count ->
        [one] { $who } wins the game!
       *[other] { $who } win the game together!
    }

## The log, for one player only

saboteur-news-received = { $role ->
        [miner] You are a miner this round.
       *[saboteur] You are a saboteur this round.
    }
saboteur-news-drew = You draw: { $card }
saboteur-news-saw = Your map shows the { $goal ->
        [top] top
       *[middle] middle
        [bottom] bottom
    } goal: { $face ->
        [gold] the treasure!
       *[stone] only stone.
    }
saboteur-news-offered = { $count ->
        [one] { $count } gold card is passed to you.
       *[other] { $count } gold cards are passed to you.
    }
saboteur-news-got = { $nuggets ->
        [one] You get { $nuggets } gold nugget.
       *[other] You get { $nuggets } gold nuggets.
    }

## What to do

saboteur-do-play = Your turn: lay a path card, play an action card or pass.
saboteur-do-choose-goal = You reached several goals. Choose the one to turn.
saboteur-do-fit-stone = This stone fits neither way. Choose how it lies.
saboteur-do-share = Choose a gold card.
saboteur-wait = { $who } is to play.

saboteur-pick-cell = Choose a place in the mine
saboteur-pick-player = Choose a player
saboteur-pick-tool = Choose a tool to mend
saboteur-pick-goal = Choose a goal to look at
saboteur-turn-card = Turn the card
saboteur-put-away = Discard unseen
saboteur-cannot-dig = A broken tool stops you: you can’t lay path cards.

saboteur-pile = { $cards ->
        [0] The pile is empty
        [one] { $cards } card left in the pile
       *[other] { $cards } cards left in the pile
    }
saboteur-round-of-three = Round { $round } of 3
saboteur-your-gold = { $nuggets ->
        [one] Your gold: { $nuggets } nugget
       *[other] Your gold: { $nuggets } nuggets
    }
saboteur-winners-miner = The miners have won
saboteur-winners-saboteur = The saboteurs have won
saboteur-reveal-title = Who was who
saboteur-final-title = The gold is counted
saboteur-gold-count = { $nuggets ->
        [one] { $nuggets } nugget
       *[other] { $nuggets } nuggets
    }

## Editions and switches

saboteur-edition-fa = Persian print
    .help = No role card is left over from five players on, and a round can end once nobody has a playable card.
saboteur-edition-he = Hebrew print
    .help = Miners with a broken tool get no gold, and the gold pile is shuffled before every round.
saboteur-edition-lv = Latvian print
    .help = The strictest: every path card must continue an unbroken way from the start.
saboteur-edition-ru = Russian print
    .help = Of several goals reached at once only one is turned, and the miners take their gold unseen.

saboteur-switch-roles = Role cards
    .help = Saboteurs+miners in the pool, for 3, 4 … 10 players.
saboteur-switch-first-player = Who begins
    .help = Whom the table asks to play first in round one.
saboteur-switch-first-player-youngest = the youngest player
saboteur-switch-first-player-agreed = whoever the players agree on
saboteur-switch-unbroken-path = Unbroken way
    .help = Every path card must continue a way that leads back to the start.
saboteur-switch-goals-turned = Several goals at once
    .help = What happens when one card reaches more than one goal.
saboteur-switch-goals-turned-all = all are turned
saboteur-switch-goals-turned-one = the player turns one of them
saboteur-switch-stone-misfit = A stone that fits neither way
    .help = How a stone lies when it fits its neighbours neither way round.
saboteur-switch-stone-misfit-meets-path = it meets the card that reached it
saboteur-switch-stone-misfit-mover-decides = the player who reached it chooses
saboteur-switch-round-ends = End without treasure
    .help = When a round is over though nobody has found the treasure.
saboteur-switch-round-ends-no-playable-card = pile empty, nobody can play a card
saboteur-switch-round-ends-hands-empty = pile and all hands empty
saboteur-switch-gold-choice = How miners take gold
    .help = Whether the miners see the gold cards before they take one.
saboteur-switch-gold-choice-face-up = look and choose
saboteur-switch-gold-choice-face-down = take the top card unseen
saboteur-switch-broken-tool-bars-gold = No gold with a broken tool
    .help = A miner whose tool is still broken when the treasure is found gets no gold.
saboteur-switch-gold-reshuffled = Shuffle the gold pile every round
    .help = The gold pile is shuffled before every round, not only before the first.

## Private notes on other players

saboteur-suspicion-none = No mark
saboteur-suspicion-trusted = Trusted
saboteur-suspicion-unsure = Unsure
saboteur-suspicion-suspect = Suspect
saboteur-notes = Your private notes on { $who }
