# The form of a table's settings.

set-game = Game
set-players = { $from }–{ $to } players
set-play = The game
set-table = The table
set-edition = Edition
set-seats = Players
set-first = Who begins
set-first-rules = As the rules say
set-first-random = Random
set-first-seat = Seat { $number }

set-clock = Clock
set-clock-off = Off
    .help = Everybody takes as long as they like.
set-clock-relaxed = Relaxed
    .help = Three minutes for each decision; then a bot plays for anybody who is away.
set-clock-quick = Quick
    .help = 45 seconds for each decision; then a bot plays for anybody who is away.
set-clock-own = Custom
set-clock-seconds = seconds for each decision

set-bot-pace = Pace of the bots
set-bot-pace-calm = Calm
    .help = Bots take their time over every move.
set-bot-pace-normal = Normal
    .help = A little more than a second for a card, twice as long after something important.
set-bot-pace-quick = Quick
    .help = Bots hardly wait.
set-bot-pace-step = Step by step
    .help = If you are alone with bots, each of them waits until you tap “Next move”. With other people it is the same as Normal.

set-chat = Chat
set-chat-all = Everybody
set-chat-seats = Players only
set-chat-off = Off
set-phrases = Phrases
    .help = Players say them with a tap, and everybody reads them in their own language. They work even with the chat off.
set-listed = Open table
    .help = Anybody can find it on the start page. Otherwise people need the link or the code.
set-spectators = Spectators
    .help = People without a seat may watch.
set-television = Television
    .help = Lets a TV or big screen show this table, using its code.

set-decks = Pictures
set-deck-dream = The dream deck
set-deck-pictures =
    { $count ->
        [one] { $count } picture
       *[other] { $count } pictures
    }
set-deck-blind = Bots cannot see this deck well and mostly guess.
set-decks-few = The game needs { $needed } pictures; these decks have { $have }. Add a deck, or play with these.
set-decks-all =
    { $count ->
        [one] Play with the one picture
       *[other] Play with all { $count }
    }

set-language = Language of the bots
    .help = They give their clues in this language and understand it best.

set-house = House rules
set-house-none = All rules as printed. Open to see or change them.
set-house-changed =
    { $count ->
        [one] { $count } rule changed
       *[other] { $count } rules changed
    }
set-printed = as printed
set-printed-number = As printed: { $value }
set-changed = changed
set-reset = Restore the printed rule
set-reset-all = Restore all printed rules
set-number = A number
set-range = From { $least } to { $most }
set-roles-players = Players
set-roles-of = { $who } with { $players } players
set-roles-few = Too few for { $players } players

set-fixed = A game is being played. You can change the game, its rules, seats and pictures once it is over.
