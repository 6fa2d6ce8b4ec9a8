# Saboteur for the coach: tips in the first game, and what a bot would do.

saboteur-tip-role-miner = You are a miner: dig from the start to the goals on the far side. One of them is the treasure. Watch who helps!
saboteur-tip-role-saboteur = You are a saboteur: keep the miners from the treasure until the cards run out. Nobody knows it’s you.
saboteur-tip-role-hidden = Here is your role. Tap it to see which side you’re on this round.
saboteur-tip-turn = Your turn! Tap this card: the places where it fits light up. Tap the card again to turn it round.
saboteur-tip-broken = Somebody has broken one of your tools. You can’t lay path cards until you or a friend mends it.
saboteur-tip-broken-mend = One of your tools is broken: no path cards until it is mended. This card mends it. Tap the card, then your name.
saboteur-tip-goal-looked = { $who } used a map and knows what is under this goal. The little eye next to a name shows who has looked.
saboteur-tip-goal-seen = Only you know what is under this goal. You may tell the others, and you may lie.
saboteur-tip-goal-stone = Only stone. The treasure must be under another goal.
saboteur-tip-suspect = Is that a saboteur at work? Tap here to mark who you trust and who you suspect. Only you see it.
saboteur-tip-discard = You can’t lay a path card now. Play an action card, or tap any card and then the bin: you draw a new one.
saboteur-tip-round = The round is over, and the winners share the gold. New roles follow; after three rounds the most gold wins.

# What a bot would do in the place of the reader.
saboteur-hint-lay = A strong bot would lay this card here.
saboteur-hint-rockfall = A strong bot would remove this card with a rockfall.
saboteur-hint-map = A strong bot would look at this goal.
saboteur-hint-turn = A strong bot would turn over this goal.
saboteur-hint-break = A strong bot would break { $who }’s { $tool ->
        [pick] pickaxe
        [lamp] lamp
       *[cart] mine cart
    }.
saboteur-hint-mend = A strong bot would mend { $who }’s { $tool ->
        [pick] pickaxe
        [lamp] lamp
       *[cart] mine cart
    }.
saboteur-hint-mend-own = A strong bot would mend your { $tool ->
        [pick] pickaxe
        [lamp] lamp
       *[cart] mine cart
    }.
saboteur-hint-discard = A strong bot would discard this card.
saboteur-hint-pass = A strong bot would pass.
saboteur-hint-gold = { $nuggets ->
        [one] A strong bot would take the card with { $nuggets } nugget.
       *[other] A strong bot would take the card with { $nuggets } nuggets.
    }
saboteur-hint-stone = A strong bot wouldn’t mind which way round the stone lies.
