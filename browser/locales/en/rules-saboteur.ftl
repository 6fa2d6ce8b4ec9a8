saboteur-rules-title = Saboteur: the rules
saboteur-rules-short =
    You are a dwarf, either a miner or a saboteur, and only you know which. The start lies at one end of the mine. At the other end three goals lie face down; one of them is the treasure.

    On your turn you use one card and draw a new one: lay a path card, play an action card, or discard a card unseen. With a broken tool in front of you, you can’t lay path cards.

    The miners win the round when an unbroken path joins the start to the treasure, the saboteurs when the cards run out first. Then the roles are shown and the winners get gold. After three rounds the player with the most nuggets wins, so help your side, but play for yourself.

saboteur-rules-1 = Set-up
saboteur-rules-2 = A turn
saboteur-rules-3 = Path cards
saboteur-rules-4 = Action cards
saboteur-rules-5 = Reaching a goal
saboteur-rules-6 = The end of a round and the gold
saboteur-rules-7 = Rounds and the game

## S-1

rule-s-1-1 = Roles
    .text = How many saboteurs and miners are in the pool depends on the number of players; the table’s settings list it. The pool is shuffled, and everyone gets one card that only they may see. What is left over lies face down until the round ends, so fewer saboteurs may be in play than the pool has.
rule-s-1-2 = The mine
    .text = The start lies at one end of the mine. At the other, three goals are shuffled and laid face down: one is the treasure, two are only stone. There is room for seven cards between the start and the middle goal, and for one between two goals. The mine has no edge: you may build beyond this field on every side, behind the start as well.
rule-s-1-3 = Hands
    .text = The 67 path and action cards are shuffled together. With 3 to 5 players everyone gets 6 cards, with 6 or 7 players 5, with 8 to 10 players 4; the rest is the pile. Before round one the 28 gold cards are shuffled into the gold pile, face down.
rule-s-1-4 = Who begins
    .text = { $first_player ->
            [youngest] By custom the youngest player begins round one.
           *[agreed] By custom the player everybody agrees on begins round one.
        } The table asks before the start: anybody who has a seat may answer, and change the answer until the game starts. If nobody does, lots are drawn. Play goes clockwise.

## S-2

rule-s-2-1 = Lay, play or discard
    .text = On your turn do exactly one thing: lay a path card, play an action card, or discard one card from your hand, face down. You may always discard. Nobody else learns what you discarded, and nobody looks through the discard pile. The log shows the cards that everybody saw leave the game, but never that one.
rule-s-2-2 = Drawing
    .text = Then draw the top card of the pile, if there is one. If your path card reached a goal, all that follows from it comes first; once the treasure is reached, nothing is drawn.
rule-s-2-3 = An empty hand
    .text = If your hand is empty while others still hold cards, you pass without a card. With a card in hand you may not.

## S-3

rule-s-3-1 = Where a card may go
    .text = A path card goes on a free place with at least one laid card on its north, east, south or west side. Laid cards are the start, the path cards in the mine and the stones lying face up; a face-down goal is not one. Touching at a corner does not count.
rule-s-3-2 = Opening meets opening
    .text = On every side with a laid card, opening must meet opening and wall must meet wall; dead ends count too. A face-down goal sets no condition: an opening or a wall may face it.
rule-s-3-3 = Upright only
    .text = A card lies upright like all the others, never sideways. You may turn it by 180°.
rule-s-3-4 = An unbroken path
    .text = { $unbroken_path ->
           *[on] At least one opening of the new card must meet an opening that an unbroken path joins to the start. The far side of a dead end is not joined to anything, and a part cut off by a rockfall is not joined to the start.
            [off] The new card need not be joined to the start. You may build on a part that is cut off, behind a dead end, or wall to wall, as long as the card fits its neighbours.
        }
rule-s-3-5 = Broken tools stop you
    .text = If any broken tool lies in front of you when your turn begins, you lay no path card in that turn. You may still play an action card or discard. You may mend your own tool, but that uses up your turn.

## S-4

rule-s-4-1 = Broken tool
    .text = Lay it in front of any player, yourself included. It stays there until it is mended or the round ends. Nobody can have two of the same kind, so at most three: pickaxe, lamp and mine cart.
rule-s-4-2 = Repair
    .text = A repair takes away the broken tool of its kind from any player, yourself included; both cards are discarded. You can’t play it if nobody has a broken tool of that kind.
rule-s-4-3 = Double repair
    .text = It mends one of its two tools, never both, even if both lie in front of the same player. Whoever plays the card chooses which.
rule-s-4-4 = Rockfall
    .text = Take any one path card out of the mine, joined to the start or not, dead end or not; the start and the goals are safe. Both cards are discarded, and the gap may be filled later. With no path card in the mine you can’t play it; if you want none to fall, discard it instead. A stone that lies face up stays as it lies, even when cut off, and later cards must fit it.
rule-s-4-5 = Map
    .text = Look at one face-down goal. Everyone sees which goal you chose, but only you see the card, and with a stone you learn which stone. The app shows it to you until the round ends. You may look at a goal you already know. If you play a map, you must look at a goal.

## S-5

rule-s-5-1 = When a goal is reached
    .text = Two neighbouring cards are linked when both are open on the side they share. A path runs over such links, and through a card only where its openings are joined; no path leads through a dead end or a face-down goal. A face-down goal is reached when, after a path card is laid, one of its sides is newly joined to the start. That always takes at least seven path cards: no path is shorter. { $unbroken_path ->
           *[on] A wall that faces a goal never reaches it.
            [off] The card need not touch the goal: closing a gap can do it. A wall that faces a goal never reaches it.
        }
rule-s-5-2 = Treasure
    .text = A goal that is reached is turned face up. If it is the treasure, the round ends at once and the miners win, no matter who laid the card. { $goals_turned ->
           *[all] Nothing is drawn. Stones reached by the same card are turned over for all to see, but are not fitted in any more.
            [one] Nothing is drawn.
        }
rule-s-5-3 = Stone
    .text = If it is a stone, the round goes on. The stone stays face up, the way round that fits all laid cards beside it. From now on paths lead through it as through any laid card.
rule-s-5-4 = A stone that fits neither way
    .text = Now and then a stone fits its neighbours neither way round. It lies there all the same, with some side unjoined. { $stone_misfit ->
           *[mover-decides] Then the player who laid the card sees it and picks either way round.
            [meets-path] Then it is laid to meet the card just laid, if that card opens into the goal. If not, it meets the first neighbour whose opening into the goal is joined to the start, in the order west, north, east, south.
        } Later cards must fit it as it lies.
rule-s-5-5 = Several goals at once
    .text = { $goals_turned ->
           *[all] Every goal reached is turned first. If the treasure is not among them, the stones are laid one by one from top to bottom, the upper ones lying already when the next is laid. If such a stone joins yet another face-down goal to the start, that one is turned in the same way, and so on. Only then does the player draw.
            [one] If one card reaches several goals, the player chooses one before seeing any, and only that one is turned. The others stay face down until they are reached again: from another side, or from the same side after a rockfall has cut it off. So does a goal that is joined only through the stone just turned.
        }

## S-6

rule-s-6-1 = When the treasure is missed
    .text = { $round_ends ->
            [no-playable-card] With the pile empty, a round without treasure ends when every player in turn has passed or discarded without a playable card in hand, or when all hands are empty. A card is playable if the rules allow it on some place or some player, yourself included; if someone discards when they could have played, the count starts again.
           *[hands-empty] A round without treasure ends when the pile and all hands are empty, and not before.
        } A round without treasure goes to the saboteurs. Nobody checks whether the treasure could still have been reached.
rule-s-6-2 = All is shown
    .text = All players turn their roles face up. The role cards left over and all three goals are shown too. Anybody could work out the left-over roles from the others anyway.
rule-s-6-3 = The miners won
    .text = As many gold cards are drawn as there are players; with ten players, nine. { $gold_choice ->
           *[face-up] The player who reached the treasure looks at them, chooses one and passes the rest to the next miner counter-clockwise, who does the same, until none is left.
            [face-down] The player who reached the treasure takes the top one unseen, then the next miner counter-clockwise takes one, and so on until none is left.
        } Saboteurs are skipped. If a saboteur reached the treasure, they get nothing, and the first miner counter-clockwise from them begins.
rule-s-6-4 = Broken tools and gold
    .text = { $broken_tool_bars_gold ->
            [on] Miners with a broken tool in front of them when the round ends are skipped as well. The number of gold cards drawn stays the same, so the other miners get more; if every miner is skipped, none is drawn. Saboteurs are paid even with broken tools.
           *[off] At this table a broken tool costs nobody any gold.
        }
rule-s-6-5 = The saboteurs won
    .text = One saboteur in play gets 4 nuggets; two or three get 3 each; four get 2 each. With none in play, nobody gets gold. Clockwise from the player who began the round, each draws gold cards one by one and keeps them until the sum is exact. A card that would make it too much goes to the bottom of the gold pile.
rule-s-6-6 = A draw that would never end
    .text = If every card in the gold pile would be too much, the cards this saboteur has kept in this payout go under the pile in the order drawn. Then they get cards of the pile that make the exact sum; if there are several such sets, the one nearest the top of the pile. If none makes it, the largest smaller sum is paid, chosen in the same way.
rule-s-6-7 = Gold is secret
    .text = Only you know what your gold cards are worth, until the game ends. How many gold cards each player holds is known to all.

## S-7

rule-s-7-1 = A new round
    .text = Role cards, goals, path cards and action cards are shuffled again, and no tool is broken any more. Everyone keeps their gold. { $gold_reshuffled ->
            [on] The gold pile is shuffled again.
           *[off] The gold pile stays as it lies.
        }
rule-s-7-2 = Who begins the new round
    .text = The left neighbour of the player who last laid, played or discarded a card begins. A pass without a card does not count.
rule-s-7-3 = Winning
    .text = After three rounds everyone counts their nuggets, and the player with the most wins. All who tie for the most share the win, whether they are two, three or more.

# What is said of a move that a clause forbids.

refused-s-3-1 = A path card goes on a free place next to a card in the mine.
refused-s-3-2 = It does not fit here: a tunnel would run into a wall.
refused-s-3-4 = No unbroken path from the start leads here.
refused-s-3-5 = You can’t lay a path card until your broken tool is mended.
refused-s-4-1 = This player’s tool of that kind is broken already.
refused-s-4-2 = This player has no broken tool that this card mends.
refused-s-4-4 = A rockfall removes a path card, never the start or a goal.
refused-s-4-5 = This goal lies face up already.
