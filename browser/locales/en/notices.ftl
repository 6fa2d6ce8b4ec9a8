# What a game asks of the reader besides moves.

table-rest-waits =
    { $count ->
        [one] { $who } is still looking.
       *[other] { $who } are still looking.
    }
table-rest-over = Continuing…
table-held = { $who } would like more time.
table-held-you = The others are waiting for you to continue.
table-rest-you = Press “Continue” when you’re ready.
table-hold = Hold on
table-stepping = The bots are waiting for you.
table-next-move = Next move
table-may-begin = You can begin, or let a bot begin.
table-bot-begins = Let a bot begin
