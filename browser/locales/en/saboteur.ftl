## The cards

sab-side-n = north
sab-side-e = east
sab-side-s = south
sab-side-w = west

# $sides: one or more of the words above, joined as a list
sab-path-open = Tunnel open to { $sides }
sab-path-dead = Dead end to { $sides }

sab-card-break-pick = Broken pickaxe
    .help = Breaks a player’s pickaxe. Until it is mended, they lay no path cards.
sab-card-break-lamp = Broken lamp
    .help = Breaks a player’s lamp. Until it is mended, they lay no path cards.
sab-card-break-cart = Broken mine cart
    .help = Breaks a player’s mine cart. Until it is mended, they lay no path cards.
sab-card-mend-pick = Pickaxe repair
    .help = Mends a broken pickaxe, yours or another player’s.
sab-card-mend-lamp = Lamp repair
    .help = Mends a broken lamp, yours or another player’s.
sab-card-mend-cart = Mine cart repair
    .help = Mends a broken mine cart, yours or another player’s.
sab-card-mend-pick-lamp = Repair: pickaxe or lamp
    .help = Mends a broken pickaxe or a broken lamp, not both.
sab-card-mend-pick-cart = Repair: pickaxe or mine cart
    .help = Mends a broken pickaxe or a broken mine cart, not both.
sab-card-mend-lamp-cart = Repair: lamp or mine cart
    .help = Mends a broken lamp or a broken mine cart, not both.
sab-card-rockfall = Rockfall
    .help = Takes a path card off the mine. The start and the goals are safe.
sab-card-map = Map
    .help = Shows you, and only you, one face-down goal.

sab-role-miner = Miner
    .help = Dig an unbroken way from the start to the treasure.
    .many = Miners
sab-role-saboteur = Saboteur
    .help = Keep the miners from the treasure, and don’t get caught.
    .many = Saboteurs

sab-tool-pick = Pickaxe
sab-tool-lamp = Lamp
sab-tool-cart = Mine cart

sab-goal-top = Top goal
sab-goal-middle = Middle goal
sab-goal-bottom = Bottom goal

sab-face-gold = Treasure
sab-face-stone = Stone

## The log, for all

sab-news-dealt = Round { $round } begins. { $who } plays first.
sab-news-laid = { $who } lays a path card.
sab-news-broke = { $who } breaks { $target }’s { $tool ->
        [pick] pickaxe
        [lamp] lamp
       *[cart] mine cart
    }.
sab-news-broke-self = { $who } breaks their own { $tool ->
        [pick] pickaxe
        [lamp] lamp
       *[cart] mine cart
    }.
sab-news-mended = { $who } mends { $target }’s { $tool ->
        [pick] pickaxe
        [lamp] lamp
       *[cart] mine cart
    }.
sab-news-mended-self = { $who } mends their own { $tool ->
        [pick] pickaxe
        [lamp] lamp
       *[cart] mine cart
    }.
sab-news-fell = Rockfall! { $who } takes a path card off the mine.
sab-news-looked = { $who } looks at the { $goal ->
        [top] top
       *[middle] middle
        [bottom] bottom
    } goal with a map.
sab-news-passed = { $who } passes and puts a card away unseen.
sab-news-passed-empty = { $who } passes with an empty hand.
sab-news-turned = { $who } turns the { $goal ->
        [top] top
       *[middle] middle
        [bottom] bottom
    } goal: { $face ->
        [gold] the treasure!
       *[stone] only stone.
    }
sab-news-stood = The stone at the { $goal ->
        [top] top
       *[middle] middle
        [bottom] bottom
    } goal is in place.
sab-news-roundended = { $winners ->
        [miner] The miners win the round!
       *[saboteur] The saboteurs win the round!
    }
sab-news-roundended-by = { $who } reaches the treasure. { $winners ->
       *[miner] The miners win the round!
        [saboteur] The saboteurs win the round!
    }
sab-news-golddrawn = { $cards ->
        [one] { $cards } gold card is drawn for the miners.
       *[other] { $cards } gold cards are drawn for the miners.
    }
sab-news-goldtaken = { $cards ->
        [one] { $who } gets { $cards } gold card.
       *[other] { $who } gets { $cards } gold cards.
    }
sab-news-gameended = { $count ->
        [one] { $who } wins the game!
       *[other] { $who } win the game together!
    }

## The log, for one player only

sab-news-received = { $role ->
        [miner] You are a miner this round.
       *[saboteur] You are a saboteur this round.
    }
sab-news-drew = You draw: { $card }
sab-news-saw = Your map shows the { $goal ->
        [top] top
       *[middle] middle
        [bottom] bottom
    } goal: { $face ->
        [gold] the treasure!
       *[stone] only stone.
    }
sab-news-offered = { $count ->
        [one] { $count } gold card is passed to you.
       *[other] { $count } gold cards are passed to you.
    }
sab-news-got = { $nuggets ->
        [one] You get { $nuggets } gold nugget.
       *[other] You get { $nuggets } gold nuggets.
    }

## What to do

sab-do-play = Your turn: lay a path card, play an action card or pass.
sab-do-choose-goal = You reached several goals. Choose the one to turn.
sab-do-fit-stone = This stone fits neither way. Choose how it lies.
sab-do-share = Choose a gold card.
sab-wait = { $who } is to play.

sab-pick-cell = Choose a place in the mine
sab-pick-player = Choose a player
sab-pick-tool = Choose a tool to mend
sab-pick-goal = Choose a goal to look at
sab-turn-card = Turn the card
sab-put-away = Discard unseen
sab-cannot-dig = A broken tool stops you: you can’t lay path cards.

sab-pile = { $cards ->
        [0] The pile is empty
        [one] { $cards } card left in the pile
       *[other] { $cards } cards left in the pile
    }
sab-round = Round { $round } of 3
sab-your-gold = { $nuggets ->
        [one] Your gold: { $nuggets } nugget
       *[other] Your gold: { $nuggets } nuggets
    }
sab-winners-miner = The miners have won
sab-winners-saboteur = The saboteurs have won
sab-reveal-title = Who was who
sab-final-title = The gold is counted
sab-gold-count = { $nuggets ->
        [one] { $nuggets } nugget
       *[other] { $nuggets } nuggets
    }

## Editions and switches

sab-edition-fa = Persian print
    .help = No role card is left over from five players on, and a round can end once nobody has a playable card.
sab-edition-he = Hebrew print
    .help = Miners with a broken tool get no gold, and the gold pile is shuffled before every round.
sab-edition-lv = Latvian print
    .help = The strictest: every path card must continue an unbroken way from the start.
sab-edition-ru = Russian print
    .help = Of several goals reached at once only one is turned, and the miners take their gold unseen.

sab-switch-roles = Role cards
    .help = Saboteurs+miners in the pool, for 3, 4 … 10 players.
sab-switch-begins = Who begins
    .help = Whom the table asks to play first in round one.
sab-switch-begins-youngest = the youngest player
sab-switch-begins-agreed = whoever the players agree on
sab-switch-unbroken = Unbroken way
    .help = Every path card must continue a way that leads back to the start.
sab-switch-several = Several goals at once
    .help = What happens when one card reaches more than one goal.
sab-switch-several-all = all are turned
sab-switch-several-one = the player turns one of them
sab-switch-misfit = A stone that fits neither way
    .help = How a stone lies when it fits its neighbours neither way round.
sab-switch-misfit-meet = it meets the card that reached it
sab-switch-misfit-mover = the player who reached it chooses
sab-switch-ends = End without treasure
    .help = When a round is over though nobody has found the treasure.
sab-switch-ends-unplayable = pile empty, nobody can play a card
sab-switch-ends-empty = pile and all hands empty
sab-switch-gold = How miners take gold
    .help = Whether the miners see the gold cards before they take one.
sab-switch-gold-chosen = look and choose
sab-switch-gold-unseen = take the top card unseen
sab-switch-barred = No gold with a broken tool
    .help = A miner whose tool is still broken when the treasure is found gets no gold.
sab-switch-reshuffled = Shuffle the gold pile every round
    .help = The gold pile is shuffled before every round, not only before the first.

## Private notes on other players

sab-mark-none = No mark
sab-mark-trusted = Trusted
sab-mark-unsure = Unsure
sab-mark-suspect = Suspect
sab-notes = Your private notes on { $who }
