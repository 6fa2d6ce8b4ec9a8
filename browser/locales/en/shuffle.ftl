# Whether the cards were shuffled fairly: after a game, in a replay, and in the stand-alone verifier.

shuffle-title = Was it fair? Check the shuffling
shuffle-why = Before the game, the players’ browsers and the server committed to random numbers. Only then were these put together, and every deal follows from them.
shuffle-limit = A successful check says that the deals in the record follow from these numbers, and no more. Whether the moves fit the deals is checked by the command “{ "lorelode replay --check" }”, which knows the rules. And whoever runs the server can still look at the cards.
shuffle-checking = Checking …
shuffle-checked = { $count ->
        [one] Checked: the deal follows from the numbers.
       *[other] Checked: all { $count } deals follow from the numbers.
    }
shuffle-added = Added a number: { $who }
shuffle-nobody = No player added a number, so the server alone has drawn these deals.
shuffle-missing = Committed to a number, but did not reveal it in time: { $who }
shuffle-yours = Your browser’s number was used, and the server’s seed is the one it had committed to.
shuffle-not-yours = Your browser did not see this game begin, so it only checked the record.
shuffle-commitment = Commitment to the server’s seed
shuffle-verifier = Download the verifier, a page that checks records without a server
shuffle-wrong-record = This is not a record that can be checked.
shuffle-wrong-game = The deals of this game are not known here: { $game }
shuffle-wrong-no-seed = The record has no seed, so nobody can check its deals.
shuffle-wrong-no-deals = The record has no deals, so there is nothing to check.
shuffle-wrong-contribution = Not fair: { $who } revealed another number than the one committed to.
shuffle-wrong-other-seed = Not fair: the seed is not the one that the server had committed to before the game.
shuffle-wrong-other-commitments = Not fair: the record has other commitments than your browser was shown before the game.
shuffle-left-out = Your browser’s number was not used. It may have come too late; if that happens again and again, somebody leaves it out.
shuffle-wrong-deal = Not fair: deal { $deal } differs from what the numbers give (move { $line } of the record).
shuffle-wrong-line = Not fair: move { $line } of the record is not the one that your page was shown.

## The stand-alone verifier

verifier-title = Check the shuffling of a Lorelode game
verifier-how = Choose the record of a finished game, or paste it. Nothing leaves this page.
verifier-file = Choose a record
verifier-paste = Or paste the record here
verifier-seat = seat { $number }
verifier-language = Language
