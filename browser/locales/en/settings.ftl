# The form of a table's settings.

set-game = Game
set-players = { $from }–{ $to } players
set-play = What is played
set-table = The table
set-edition = Printed rules
set-seats = Players
set-first = Who begins
set-first-rules = Whoever the rules say
set-first-random = Anybody, by chance
set-first-seat = Seat { $number }

set-clock = Clock
set-clock-off = Off
    .help = Everybody takes as long as they like.
set-clock-relaxed = Relaxed
    .help = Three minutes for each decision; then a bot plays for whoever is away.
set-clock-quick = Quick
    .help = 45 seconds for each decision; then a bot plays for whoever is away.
set-clock-own = My own
set-clock-seconds = seconds for each decision

set-chat = Chat
set-chat-all = Everybody
set-chat-seats = Players only
set-chat-off = Off
set-listed = Open table
    .help = Anybody can find it on the front page. If not, people need the link or the code.
set-spectators = Spectators
    .help = Those without a seat may watch.
set-television = Television
    .help = A big screen in the room may show the table, by its code.

set-decks = Pictures
set-deck-dream = The dream deck
set-deck-pictures =
    { $count ->
        [one] { $count } picture
       *[other] { $count } pictures
    }
set-deck-blind = Bots cannot see this deck well and mostly guess.
set-decks-few = The game takes { $needed } pictures, and here are { $have }. Add a deck, or play with fewer pictures (house rules).

set-language = Language of the bots
    .help = In it they give their clues, and understand yours best.

set-house = House rules
set-house-none = Every switch explained; all are as printed
set-house-changed =
    { $count ->
        [one] { $count } switch differs from the print
       *[other] { $count } switches differ from the print
    }
set-printed = as printed
set-printed-number = As printed: { $value }
set-changed = changed
set-reset = Back to the print
set-reset-all = Set all as printed
set-number = A number
set-range = From { $least } to { $most }
set-roles-players = Players
set-roles-of = { $who } with { $players } players
set-roles-few = Too few for { $players } players

set-fixed = A game is being played: the game, its rules, seats and pictures can change once it is over.
