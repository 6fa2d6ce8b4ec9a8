# The table: the frame around both games.

## Seats and names

table-bot-name = Bot { $number }
table-seat-number = Seat { $number }
table-level-steady = Steady
table-level-random = Random
table-level-easy = Easy
table-level-normal = Normal
table-level-hard = Hard
table-nicknames = Badger, Beaver, Fox, Hedgehog, Heron, Lynx, Marten, Otter, Owl, Raven, Robin, Squirrel, Stork, Wren
table-seats = Seats
table-seat-free = Free
table-you = you
table-your-name = Your name
table-sit = Sit down
table-sit-short = Sit here
table-move = Move here
table-bot = Bot
table-fill = Put bots on all free seats:
table-full = All seats are taken. You can watch, and sit down when one is free.
table-seat-menu = About { $who }
table-seat-plain = Nothing more to tell about this seat.
table-rename = Change name
table-swap-with = Change places with
table-swap = Swap
table-promote = Make host
table-mute = Stop from writing
table-unmute = Let write again
table-remove = Remove from the table
table-remove-bot = Remove the bot
table-aim = Choose { $who }

table-mark-turn = To play
table-mark-stand-in = A bot plays
table-mark-gone = Away
table-mark-ready = Ready
table-mark-host = Host
table-mark-muted = Muted

## What is going on

table-title = { $game } · { $code }
table-your-turn = Your turn
table-progress = { $game } · { $far }
table-round = Round { $round } of 3
table-turn = Turn { $turn }
table-free-seats =
    { $count ->
        [one] One seat is still free
       *[other] { $count } seats are still free
    }
table-all-here = Everybody is here: start when you like
table-the-host = the host
table-wait-start = Waiting until { $who } starts the game.
table-wait-again = { $who } can start another game.
table-start = Start the game
table-start-again = Play again
table-start-missing =
    { $count ->
        [one] One seat is still free: invite somebody, or put a bot there.
       *[other] { $count } seats are still free: invite people, or put bots there.
    }
table-over = The game is over
table-playing = A game is being played
table-resting = Have a look at what was shown
table-rest-waits =
    { $count ->
        [one] { $who } is still looking.
       *[other] { $who } are still looking.
    }
table-rest-over = On it goes …
table-rest-you = Go on when you have seen it all.
table-go-on = Go on
table-stand-in = A bot plays for you.
table-back = I am back
table-kept = Your seat is kept; a bot plays it for now.
table-return = Return to your seat
table-watching = You are watching this game.
table-behind-doors =
    { $count ->
        [one] Someone plays here behind closed doors. Wait until the game is over.
       *[other] { $count } play here behind closed doors. Wait until the game is over.
    }
table-unseated = You no longer have a seat here: it went to another device, or the host took it.
table-unreadable = This table cannot be opened
table-no-way = No way in
table-connected = Connected
table-connecting = Not connected
table-clock =
    { $count ->
        [one] { $count } second left
       *[other] { $count } seconds left
    }
table-hurry = Ten seconds left.

## Invitation and settings

table-invite = Invitation
table-code = Code of the table
table-link = Link
table-qr = QR code of the link to this table
table-television = Show on a television
table-settings = Settings
table-settings-change = Change settings
table-settings-see = All settings
table-settings-save = Save settings
table-settings-host = Only the host can change them.
table-words-game =
    { $count ->
        [one] { $game } with one seat
       *[other] { $game } with { $count } seats
    }
table-words-switches =
    { $count ->
        [one] One house rule
       *[other] { $count } house rules
    }
table-words-clock-off = No clock
table-words-clock-relaxed = Three minutes for a decision
table-words-clock-quick = 45 seconds for a decision
table-words-clock-seconds =
    { $count ->
        [one] { $count } second for a decision
       *[other] { $count } seconds for a decision
    }
table-words-watched = Others may watch
table-words-unwatched = Nobody else may watch
table-words-chat-all = Everybody may write
table-words-chat-seats = Only the seats may write
table-words-chat-off = No chat
table-words-listed = In the list of open tables
table-words-television = May be shown on a television

## Log and chat

table-talk = Log and chat
table-log = Log
table-chat = Chat
table-gallery = Gallery
table-log-empty = Nothing has happened yet.
table-chat-empty = Nobody has written yet.
table-gallery-empty = Here those write who watch. The players do not see it during a game.
table-by-bot = played by a bot
table-unread =
    { $count ->
        [one] One new line
       *[other] { $count } new lines
    }
table-say = Write to everybody
table-say-gallery = Write to the gallery
table-send = Send
table-chat-off = The host has switched the chat off.
table-chat-seats = Only those at the seats can write here.
table-gallery-only = Only those who watch write here.
table-you-muted = The host has stopped you from writing.
table-line-hidden = Hidden by the host
table-hide-line = Hide this line of { $who }
table-hide-clue = Hide this clue

## Menu

table-home = Start page
table-sound = Sound
table-offer-seat = Play on another device
table-offer-seat-how = Open this link on the other device within ten minutes. It works once, and your seat moves along.
table-offer-seat-link = Link for your other device
table-offer-seat-failed = The link got lost on its way.
table-leave = Leave the seat
table-leave-running = A bot will play on for you. Your seat is kept, so that you can return during this game.
table-leave-open = Your seat will be free for others.
table-leave-now = Leave
table-keys-how = Tab and the arrow keys go from thing to thing, Enter or the space bar chooses.
table-key-board = To the board
table-key-players = To the players
table-key-go-on = Go on after a reveal
table-key-log = Log
table-key-chat = Chat
table-key-rules = Rules
table-key-invite = Invitation
table-key-menu = Menu
table-key-help = This help
table-key-close = Close

## After a game

table-result = Result
table-see-board = See the board
table-see-result = See the result
table-kept-game = This game
table-replay = Replay
table-record = Download the record
table-fair = Was it fair? Check the shuffling
table-fair-why = The commitment was shown before the first card was dealt: it is the SHA-256 of the seed, and every deal follows from the seed.
table-seed = Seed
table-commitment = Commitment
