# A table's sheets and its chat, and the table after a game.

## Seats and names

table-seat-plain = Nothing to change here.
table-rename = Change name
table-swap-with = Change places with
table-swap = Swap
table-promote = Make host
table-mute = Mute
table-unmute = Unmute
table-mute-bot = Mute the bot
table-unmute-bot = Let the bot speak again
table-remove = Remove from the table
table-remove-bot = Remove the bot

## What is going on

table-stand-in = A bot is playing for you.
table-back = I’m back
table-kept = Your seat is kept for you; a bot is playing for now.
table-return = Return to your seat
table-watching = You are watching this game.
table-unseated = You no longer have a seat here: it moved to another device, or the host took it away.
table-behind-doors =
    { $count ->
        [one] One player is in a private game here. Wait until it is over.
       *[other] { $count } players are in a private game here. Wait until it is over.
    }

## Invitation and settings

table-settings-save = Save settings
table-settings-host = Only the host can change them.

## Log and chat

table-meanwhile =
    { $count ->
        [one] While you were away, a bot made one move for you:
       *[other] While you were away, a bot made { $count } moves for you:
    }

## Menu

table-tips-again = Show the tips again
table-spectators = Spectators
table-offer-seat = Play on another device
table-offer-seat-how = Open this link on the other device within ten minutes. It works once and moves your seat there.
table-offer-seat-link = Link for your other device
table-offer-seat-qr = QR code with this link
table-offer-seat-failed = The link could not be made. Try again.
table-seat-moved = Your seat is now on the other device. Here you can only watch.
table-leave = Leave your seat
table-leave-running = A bot will play for you. Your seat is kept, so you can return during this game.
table-leave-open = Your seat will be free for others.
table-leave-now = Leave
table-end-how = If more than half of the players want it, the game ends for everybody. After two minutes, those who are away no longer count. Nobody wins, and the replay shows everything that was hidden.
table-end-alone = The game ends at once. Nobody wins, and the replay shows everything that was hidden.
table-end-ask = Ask the others
table-abandoned-how = Nobody has won.
table-end = End the game
table-end-yes = End it
table-end-no = Keep playing
table-end-failed = The game continues.
table-host-here = I’m here

## After a game

table-result = Result
table-see-board = See the board
table-see-result = See the result
table-kept-game = This game
table-replay = Replay
table-record = Download the record
table-own-pictures = Own pictures
table-keep-clues = Keep the clues as words of the pictures ({ $count })
table-clues-kept = The clues are kept. Bots understand these pictures better from now on.
table-end-vote = End the game? In favour: { $who } ({ $yes } of { $needed } votes)
table-host-asked = If { $host } does nothing, { $who } will become host.
table-host-asked-you = Are you there? Otherwise { $who } will become host.
table-you-win = You win!
table-you-win-too = You win, together with others!
table-wins = { $count ->
        [one] { $who } wins
       *[other] { $who } win
    }
table-push = Tell me when it’s my turn
