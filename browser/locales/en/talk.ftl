# The chat, and what people say with a tap.

table-chat-empty = Nobody has written yet.
table-gallery-empty = Spectators write here. Players cannot see it during a game.
table-say = Write to everybody
table-say-gallery = Write to the spectators
table-chat-off = The host has switched the chat off.
table-chat-seats = Only players can write here.
table-gallery-only = Only spectators can write here.
table-you-muted = The host has muted you.
table-line-hidden = Hidden by the host
table-hide-line = Hide this message from { $who }
table-unhide-line = Show this message from { $who } again
table-writer-menu = Options for { $who }

phrases-title = Say something
phrases-off = The host has switched phrases off.

phrases-group-reactions = Reactions
phrases-group-manners = At the table
phrases-group-goals = Goals
phrases-group-people = Players
phrases-group-tools = Tools
phrases-group-paths = Paths
phrases-group-pictures = Pictures
phrases-group-clues = The clue

# Phrases of every game; a blank that is not filled yet stands as “…”. The first six are drawn faces, and these words are for those who cannot see them.
phrase-laugh = Ha ha!
phrase-wow = Wow!
phrase-heart = Love it!
phrase-doubt = Hmm…
phrase-sad = Oh no…
phrase-angry = Argh!
phrase-thanks = Thanks, { $who }!
phrase-well-done = Well done!
phrase-sorry = Sorry!
phrase-moment = One moment, please.

# Phrases of Saboteur.
phrase-saboteur-stone = The { $goal ->
        [top] top
        [middle] middle
        [bottom] bottom
       *[other] …
    } goal is stone.
phrase-saboteur-gold = The { $goal ->
        [top] top
        [middle] middle
        [bottom] bottom
       *[other] …
    } goal is the treasure!
phrase-saboteur-look = Somebody look at the { $goal ->
        [top] top
        [middle] middle
        [bottom] bottom
       *[other] …
    } goal!
phrase-saboteur-suspect = I suspect { $who }.
phrase-saboteur-trust = I trust { $who }.
phrase-saboteur-stop = Stop { $who }!
phrase-saboteur-why = { $who }, why did you do that?
phrase-saboteur-miner = I’m a miner, honestly!
phrase-saboteur-help = Help, my { $tool ->
        [pick] pickaxe
        [lamp] lamp
        [cart] mine cart
       *[other] …
    } is broken!
phrase-saboteur-will-mend = { $who }, I’ll mend that for you.
phrase-saboteur-it-was-me = That was me.
phrase-saboteur-no-card = I have no path card that fits.
phrase-saboteur-rockfall = We need a rockfall!

# Phrases of Dixit.
phrase-dixit-lovely = Picture { $picture } is lovely!
phrase-dixit-nearly = I nearly voted for picture { $picture }.
phrase-dixit-sure = I was sure it was picture { $picture }!
phrase-dixit-clever = Clever clue!
phrase-dixit-hard = That was hard.
phrase-dixit-easy = That was easy.
phrase-dixit-no-idea = I have no idea.
phrase-dixit-nothing-fits = None of my pictures fit.
phrase-dixit-tell-more = Tell us more!
phrase-dixit-fooled = You fooled me, { $who }!
phrase-dixit-alike = { $who } and I think alike.
