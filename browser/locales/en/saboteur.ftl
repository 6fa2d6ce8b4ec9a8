## The cards

saboteur-side-n = north
saboteur-side-e = east
saboteur-side-s = south
saboteur-side-w = west

# $sides: one or more of the words above, joined as a list
saboteur-path-open = Tunnel open: { $sides }
saboteur-path-dead = Dead end: { $sides }

saboteur-card-break-pick = Broken pickaxe
    .help = Breaks a player’s pickaxe. Until it is mended, they can’t lay path cards.
saboteur-card-break-lamp = Broken lamp
    .help = Breaks a player’s lamp. Until it is mended, they can’t lay path cards.
saboteur-card-break-cart = Broken mine cart
    .help = Breaks a player’s mine cart. Until it is mended, they can’t lay path cards.
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
    .help = Takes a path card out of the mine. The start and the goals are safe.
saboteur-card-map = Map
    .help = Shows you, and only you, one face-down goal.

saboteur-role-miner = Miner
    .help = Dig an unbroken path from the start to the treasure.
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
    .you = Round { $round } begins. You play first.
saboteur-news-laid = { $who } lays a path card.
    .you = You lay a path card.
saboteur-news-laid-dead-end = { $who } lays a dead end.
    .you = You lay a dead end.
saboteur-news-broke = { $who } breaks { $target }’s { $tool ->
        [pick] pickaxe
        [lamp] lamp
       *[cart] mine cart
    }.
    .you = You break { $target }’s { $tool ->
            [pick] pickaxe
            [lamp] lamp
           *[cart] mine cart
        }.
    .yours = { $who } breaks your { $tool ->
            [pick] pickaxe
            [lamp] lamp
           *[cart] mine cart
        }.
saboteur-news-broke-self = { $who } breaks their own { $tool ->
        [pick] pickaxe
        [lamp] lamp
       *[cart] mine cart
    }.
    .you = You break your own { $tool ->
            [pick] pickaxe
            [lamp] lamp
           *[cart] mine cart
        }.
saboteur-news-mended = { $who } mends { $target }’s { $tool ->
        [pick] pickaxe
        [lamp] lamp
       *[cart] mine cart
    }.
    .you = You mend { $target }’s { $tool ->
            [pick] pickaxe
            [lamp] lamp
           *[cart] mine cart
        }.
    .yours = { $who } mends your { $tool ->
            [pick] pickaxe
            [lamp] lamp
           *[cart] mine cart
        }.
saboteur-news-mended-self = { $who } mends their own { $tool ->
        [pick] pickaxe
        [lamp] lamp
       *[cart] mine cart
    }.
    .you = You mend your { $tool ->
            [pick] pickaxe
            [lamp] lamp
           *[cart] mine cart
        }.
saboteur-news-fell = Rockfall! { $who } takes a path card out of the mine.
    .you = Rockfall! You take a path card out of the mine.
saboteur-news-looked = { $who } looks at the { $goal ->
        [top] top
       *[middle] middle
        [bottom] bottom
    } goal with a map.
    .you = You look at the { $goal ->
            [top] top
           *[middle] middle
            [bottom] bottom
        } goal with a map.
saboteur-news-passed = { $who } discards a card unseen.
    .you = You discard a card unseen.
saboteur-news-passed-empty = { $who } passes with an empty hand.
    .you = You pass with an empty hand.
saboteur-news-turned = { $who } turns over the { $goal ->
        [top] top
       *[middle] middle
        [bottom] bottom
    } goal: { $face ->
        [gold] the treasure!
       *[stone] only stone.
    }
    .you = You turn over the { $goal ->
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
    .you = You reach the treasure. { $winners ->
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
    .you = { $cards ->
            [one] You get { $cards } gold card.
           *[other] You get { $cards } gold cards.
        }
saboteur-news-gameended = { $count ->
        [one] { $who } wins the game!
       *[other] { $who } win the game together!
    }
    .you = You win the game!
    .together = You win the game together with { $who }!

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

saboteur-do-play = Your turn: lay a path card, play an action card or discard a card.
saboteur-do-play-broken = Your turn: one of your tools is broken. Play an action card or discard a card.
saboteur-do-choose-goal = You reached several goals. Choose the one to turn over.
saboteur-do-fit-stone = This stone fits neither way. Choose how to lay it.
saboteur-do-share = Choose a gold card.
saboteur-wait = It’s { $who }’s turn.

saboteur-pick-cell = Choose a place in the mine
saboteur-pick-player = Choose a player
saboteur-pick-tool = Choose a tool to mend
saboteur-pick-goal = Choose a goal to look at
saboteur-turn-card = Turn the card
saboteur-put-away = Discard unseen
saboteur-cannot-dig = One of your tools is broken: you can’t lay path cards.

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
saboteur-outcome-won = { $winners }, and you with them!
saboteur-outcome-lost = { $role ->
        [miner] { $winners }. You were a miner.
       *[saboteur] { $winners }. You were a saboteur.
    }
saboteur-reveal-title = Who was who
saboteur-final-title = The gold is counted
saboteur-gold-count = { $nuggets ->
        [one] { $nuggets } nugget
       *[other] { $nuggets } nuggets
    }

## Editions and switches

saboteur-edition-fa = Persian edition
    .help = With five or more players no role card is left over, and a round can end once nobody has a playable card.
saboteur-edition-he = Hebrew edition
    .help = Miners with a broken tool get no gold, and the gold pile is shuffled before every round.
saboteur-edition-lv = Standard (Latvian edition)
    .help = The strictest: every path card must continue an unbroken path from the start.
saboteur-edition-ru = Russian edition
    .help = If several goals are reached at once, only one is turned over, and the miners take their gold unseen.

saboteur-switch-roles = Role cards
    .help = Saboteurs+miners in the pool, for 3 to 10 players.
saboteur-switch-first-player = Who begins
    .help = Who is asked to play first in round one.
saboteur-switch-first-player-youngest = the youngest player
saboteur-switch-first-player-agreed = the player everybody agrees on
saboteur-switch-unbroken-path = Unbroken path
    .help = Every path card must continue a path that leads back to the start.
saboteur-switch-goals-turned = Several goals at once
    .help = What happens when one card reaches more than one goal.
saboteur-switch-goals-turned-all = all are turned over
saboteur-switch-goals-turned-one = the player turns over one of them
saboteur-switch-stone-misfit = A stone that fits neither way
    .help = How a stone lies when it does not fit its neighbours either way round.
saboteur-switch-stone-misfit-meets-path = it meets the card that reached it
saboteur-switch-stone-misfit-mover-decides = the player who reached it chooses
saboteur-switch-round-ends = End without treasure
    .help = When a round ends if nobody has found the treasure.
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
