# A table before its first game, and the seats after each.

## Seats and names

table-seat-free = Free
table-your-name = Your name
table-name-long = At most { $letters } characters, please.
table-sit = Sit down
table-sit-short = Sit here
table-move = Move here
table-bot = Bot
table-fill = Put bots in all free seats:
table-full = All seats are taken. You can watch, and sit down when one is free.
table-seat-menu = Options for { $who }
table-pick-face = Pick your face
table-nicknames = Badger, Beaver, Fox, Hedgehog, Heron, Lynx, Marten, Otter, Owl, Raven, Robin, Squirrel, Stork, Wren

## What is going on

table-free-seats =
    { $count ->
        [one] One seat is still free
       *[other] { $count } seats are still free
    }
table-all-here = Everybody is here: start when you like
table-wait-start = Waiting for { $who } to start the game.
table-wait-again = { $who } can start another game.
table-start = Start the game
table-start-again = Play again
table-shuffling = The cards are being shuffled …
table-invite-players = Invite the others to play
table-players-invited = The others are invited, if they asked for notices.
table-start-missing =
    { $count ->
        [one] One seat is still free: invite somebody, or put a bot there.
       *[other] { $count } seats are still free: invite people, or put bots there.
    }

## Invitation and settings

table-invite = Invitation
table-code = Table code
table-link = Link
table-qr = QR code with the link to this table
table-television = Show on a television
table-settings = Settings
table-settings-change = Change settings
table-settings-see = All settings
table-words-game =
    { $count ->
        [one] { $game } for one player
       *[other] { $game } for { $count } players
    }
table-words-switches =
    { $count ->
        [one] One house rule
       *[other] { $count } house rules
    }
table-words-clock-off = No clock
table-words-clock-relaxed = Three minutes per decision
table-words-clock-quick = 45 seconds per decision
table-words-clock-seconds =
    { $count ->
        [one] { $count } second per decision
       *[other] { $count } seconds per decision
    }
table-words-bots-calm = Calm bots
table-words-bots-quick = Quick bots
table-words-bots-step = Bots move one by one
table-words-watched = Others may watch
table-words-unwatched = Nobody else may watch
table-words-chat-all = Everybody may write
table-words-chat-seats = Only players may write
table-words-chat-off = No chat
table-words-no-phrases = No phrases
table-words-listed = In the list of open tables
table-words-television = May be shown on a television

## The host

table-host-ask = Take over as host
table-host-back = Be host again

# Who begins, asked before the first deal.

first-player-youngest = Who is the youngest?
first-player-agreed = Who begins?
first-player-help = Anybody at the table may tap a name. If nobody does, lots are drawn.
first-player-lots = Draw lots
first-player-named = { $who } begins.
    .you = You begin.
first-player-open = Answer on a phone, or lots will be drawn.
