# The front page.

front-lead = In one room or across the world. Bots take the empty seats.
front-now = Play now against bots
front-create = Create a table
front-create-title = A new table
front-create-send = Create the table
front-making = Creating the table…
front-how = How to play
front-all-rules = All the rules

front-join = Join with a code
front-join-label = Table code
front-join-hint = Eight letters and digits
front-join-send = Join
front-join-wrong =
    { $count ->
        [0] Type the code that you were given: eight letters and digits.
        [one] A code has eight letters and digits; this one has only { $count }.
       *[other] A code has eight letters and digits; this one has { $count }.
    }
front-join-letters = A code has only digits and letters from A to Z. Check it again.

front-unreachable = No connection to the server. Your games are safe there. Try again, or wait: the page goes on by itself.

front-own = Back to your table

front-open = Open tables
front-open-none = No table is open just now. Create one and make it an open table: it will show up here.
front-open-free =
    { $count ->
        [0] All seats taken
        [one] { $count } free seat
       *[other] { $count } free seats
    }
front-open-playing = In progress
front-open-join = Join
front-open-watch = Watch
front-open-look = Look in

# What somebody is called who plays at once and has told no name.
front-default-name = Firefly
