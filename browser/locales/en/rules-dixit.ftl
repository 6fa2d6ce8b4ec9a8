# The rules of Dixit, clause by clause, as in docs/dixit.md.

dixit-rules-title = Dixit: the rules
dixit-rules-short =
    Each turn one player is the storyteller, picks a picture from their hand and gives a clue to it. The others give pictures of theirs that could go with the clue. All are shuffled and laid out, and everybody but the storyteller votes in secret: which one was the storyteller’s?

    If all find it, or nobody does, the storyteller gets nothing. If only some do, they and the storyteller score. { $max_bonus_points ->
        [0] Then all draw, and the next player tells.
       *[other] Whoever’s card drew the votes of others gets points for them. Then all draw, and the next player tells.
    } The game ends at { $winning_points ->
        [one] { $winning_points } point
       *[other] { $winning_points } points
    } or when the pile is empty; the most points win.

dixit-rules-1 = Set-up
rule-d-1-1 = The deal
    .text =
        { $deck_size } pictures are shuffled. Everybody gets { $hand_size ->
            [one] one card
           *[other] { $hand_size } cards
        }, with three players { $hand_size_for_three }; the rest is the pile, face down. You may look at your own hand and at nobody else’s.
rule-d-1-2 = The storyteller
    .text = The first turn is a race: the first clue to arrive, together with its card, makes its player the storyteller. A clue that comes later does not count, and its card stays in hand. After that it is always the next player to the left. A table may also name the first storyteller beforehand; then there is no race.

dixit-rules-2 = The clue and the cards
rule-d-2-1 = The clue
    .text =
        The storyteller picks a card from their hand, shows it to nobody and gives a clue to it: a word or many, a sound, part of a song or poem, a title, a proverb, made up or well known, in any language. Nobody judges whether it fits, and the card cannot be exchanged afterwards. { $clues_aloud ->
            [on] The clue is written, with at most 200 letters, or said aloud in the room.
           *[off] The clue is written, with at most 200 letters.
        }
rule-d-2-2 = The others give cards
    .text = Everybody else picks the card in their hand that goes best with the clue and gives it away face down; with three players it is two cards each. All choose at the same time. Everybody sees who has given, but nobody sees what, not even the storyteller. What is given stays given.
rule-d-2-3 = The display
    .text = The cards given and the storyteller’s own are shuffled and laid face up at the numbers 1, 2, 3 and so on: one card for each player, five with three players. The order says nothing about whose they are.

dixit-rules-3 = The vote
rule-d-3-1 = Voting
    .text = Everybody but the storyteller votes in secret for the number that they think is the storyteller’s. All vote at the same time; everybody sees who has voted, but not for what. A vote cast stays cast, and nobody may abstain.
rule-d-3-2 = Not your own
    .text = You may never vote for a card that you gave yourself. With three players that means both of them.
rule-d-3-3 = All is shown
    .text = When everybody has voted, the votes are shown, then the storyteller’s card, and then whose the other cards were.

dixit-rules-4 = Points
rule-d-4-1 = All found it
    .text = Whoever voted for the storyteller’s card has found it. If everybody did, the storyteller gets nothing, and everybody else gets 2 points.
rule-d-4-2 = Nobody found it
    .text =
        The storyteller gets nothing, and everybody else gets 2 points. { $max_bonus_points ->
            [none] Everybody gets 1 more for each vote on their card.
            [0] At this table there are no extra points for votes.
           *[other] Everybody gets 1 more for each vote on their card, but at most { $max_bonus_points } in one turn.
        }
rule-d-4-3 = Some found it
    .text =
        If some found it but not all, the storyteller gets 3 points, and so does each finder. { $max_bonus_points ->
            [none] Everybody but the storyteller gets 1 more for each vote on their card, finder or not.
            [0] At this table there are no extra points for votes.
           *[other] Everybody but the storyteller gets 1 more for each vote on their card, finder or not, but at most { $max_bonus_points } in one turn.
        }
rule-d-4-4 = Three players
    .text = With three players, if exactly one of the two others found it, finder and storyteller get 4 points each instead of 3. A vote on either of your two cards is a vote on your card.

dixit-rules-5 = The next turn and the end
rule-d-5-1 = Drawing
    .text =
        The cards that were laid out are out of the game for good. Everybody draws until they hold { $hand_size ->
            [one] one card
           *[other] { $hand_size } cards
        } again, with three players { $hand_size_for_three }: one card at a time and round the table, beginning to the left of the storyteller whose turn is over, past full hands, while the pile lasts. Then the player to the left of the storyteller tells.
rule-d-5-2 = The end
    .text =
        If anybody has { $winning_points ->
            [one] { $winning_points } point
           *[other] { $winning_points } points
        } or more when a turn has been counted, the game ends at once, and nobody draws. It also ends the moment the last card is taken from the pile, however full the hands are.
rule-d-5-3 = Winning
    .text = The most points win; points above { $winning_points } count like any others. All who tie for the most share the win.
