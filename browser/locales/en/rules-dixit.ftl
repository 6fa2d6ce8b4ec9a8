# The rules of Dixit, clause by clause, as in docs/dixit.md.

dixit-rules-title = Dixit: the rules
dixit-rules-short =
    Each turn one player is the storyteller, picks a picture from their hand and gives a clue for it. The others give pictures of their own that could go with the clue. All are shuffled and laid out, and everybody but the storyteller votes in secret: which one was the storyteller’s?

    If all find it, or nobody does, the storyteller gets nothing. If only some do, they and the storyteller score. { $max_bonus_points ->
        [0] Then all draw, and the next player becomes the storyteller.
       *[other] Players whose cards drew votes get points for them. Then all draw, and the next player becomes the storyteller.
    } { $used_pictures_reshuffled ->
        [on] { $winning_points ->
                [none] { "" }
                [one] The game ends at { $winning_points } point.
               *[other] The game ends at { $winning_points } points.
            } When the pile runs short, used pictures are shuffled in again.
       *[off] { $winning_points ->
                [none] The game ends when the pile is empty.
                [one] The game ends at { $winning_points } point or when the pile is empty.
               *[other] The game ends at { $winning_points } points or when the pile is empty.
            }
    } { $clues_each ->
        [none] { "" }
        [one] The game ends at the latest when everybody has been the storyteller once.
       *[other] The game ends at the latest when everybody has been the storyteller { $clues_each } times.
    } The player with the most points wins.

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
        The storyteller picks a card from their hand, shows it to nobody and gives a clue for it: a word or many, a sound, part of a song or poem, a title, a proverb, made up or well known, in any language. Nobody judges whether it fits, and the card cannot be exchanged afterwards. { $clues_aloud ->
            [on] The clue is written, with at most 200 characters, or said aloud in the room.
           *[off] The clue is written, with at most 200 characters.
        }
rule-d-2-2 = The others give cards
    .text = Everybody else picks the card in their hand that goes best with the clue and gives it away face down; with three players it is two cards each. All choose at the same time. Everybody sees who has given, but nobody sees what, not even the storyteller. A card once given cannot be taken back.
rule-d-2-3 = The display
    .text = The cards given and the storyteller’s own are shuffled and laid face up at the numbers 1, 2, 3 and so on: one card for each player, five with three players. The order says nothing about whose they are.

dixit-rules-3 = The vote
rule-d-3-1 = Voting
    .text = Everybody but the storyteller votes in secret for the number that they think is the storyteller’s. All vote at the same time; everybody sees who has voted, but not for what. A vote cannot be changed, and nobody may abstain.
rule-d-3-2 = Not your own
    .text = You may never vote for a card that you gave yourself. With three players that means both of them.
rule-d-3-3 = All is shown
    .text = When everybody has voted, the votes are shown, then the storyteller’s card, and then the owners of the other cards.

dixit-rules-4 = Points
rule-d-4-1 = All found it
    .text = All who voted for the storyteller’s card have found it. If everybody did, the storyteller gets nothing, and everybody else gets 2 points.
rule-d-4-2 = Nobody found it
    .text =
        The storyteller gets nothing, and everybody else gets 2 points. { $max_bonus_points ->
            [none] Everybody gets 1 more for each vote for their card.
            [0] At this table there are no extra points for votes.
           *[other] Everybody gets 1 more for each vote for their card, but at most { $max_bonus_points } in one turn.
        }
rule-d-4-3 = Some found it
    .text =
        If some found it but not all, the storyteller gets 3 points, and so does each finder. { $max_bonus_points ->
            [none] Everybody but the storyteller gets 1 more for each vote for their card, finder or not.
            [0] At this table there are no extra points for votes.
           *[other] Everybody but the storyteller gets 1 more for each vote for their card, finder or not, but at most { $max_bonus_points } in one turn.
        }
rule-d-4-4 = Three players
    .text = With three players, if exactly one of the two others found it, finder and storyteller get 4 points each instead of 3. A vote for either of your two cards is a vote for your card.

dixit-rules-5 = The next turn and the end
rule-d-5-1 = Drawing
    .text =
        { $used_pictures_reshuffled ->
            [on] The cards that were laid out are out of the game until they are shuffled in again.
           *[off] The cards that were laid out are out of the game for good.
        } Everybody draws until they hold { $hand_size ->
            [one] one card
           *[other] { $hand_size } cards
        } again, with three players { $hand_size_for_three }: one card at a time around the table, starting to the left of the storyteller and skipping full hands, until the pile runs out. Then the player to the left becomes the storyteller.
rule-d-5-2 = The end
    .text =
        { $winning_points ->
            [none] { "" }
            [one] If anybody has { $winning_points } point or more when the points of a turn have been counted, the game ends at once, and nobody draws.
           *[other] If anybody has { $winning_points } points or more when the points of a turn have been counted, the game ends at once, and nobody draws.
        } { $used_pictures_reshuffled ->
            [on] The pile does not end the game.
           *[off] When the last card is taken from the pile, the game ends at that moment, however full the hands are.
        } If it is certain at the beginning of a turn that it is the last one, everybody is told.
rule-d-5-3 = Winning
    .text =
        { $winning_points ->
            [none] The player with the most points wins. All who tie for the most share the win.
           *[other] The player with the most points wins; points above { $winning_points } count like any others. All who tie for the most share the win.
        }
rule-d-5-4 = Used pictures come back
    .text =
        { $used_pictures_reshuffled ->
            [on] When all have given their cards and the pile is too small for everybody to draw after this turn, the pictures of earlier turns are shuffled and put face down under the pile. Hands and the cards of this turn stay as they are.
           *[off] A house rule that is not in force here: the pictures of earlier turns are shuffled in again when the pile is too small.
        }
rule-d-5-5 = A set number of clues each
    .text =
        { $clues_each ->
            [none] A house rule that is not in force here: the game ends when everybody has been the storyteller a set number of times.
            [one] The game ends after the turn in which everybody has been the storyteller once; nobody draws any more. Points or the pile may end it earlier.
           *[other] The game ends after the turn in which everybody has been the storyteller { $clues_each } times; nobody draws any more. Points or the pile may end it earlier.
        }
