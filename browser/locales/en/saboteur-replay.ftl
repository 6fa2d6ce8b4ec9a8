# Saboteur in replays.

saboteur-graph = Suspicion, move by move
saboteur-graph-by = Suspected by
saboteur-graph-all = everybody else

# What a bot thought of besides its move.
saboteur-thought-lay = laying this path card
saboteur-thought-lay-dead-end = laying this dead end
saboteur-thought-break = breaking { $who }’s { $tool ->
        [pick] pickaxe
        [lamp] lamp
       *[cart] mine cart
    }
saboteur-thought-mend = mending { $who }’s { $tool ->
        [pick] pickaxe
        [lamp] lamp
       *[cart] mine cart
    }
saboteur-thought-mend-own = mending its own { $tool ->
        [pick] pickaxe
        [lamp] lamp
       *[cart] mine cart
    }
saboteur-thought-rockfall = a rockfall
saboteur-thought-look = { $goal ->
        [top] looking at the top goal
        [middle] looking at the middle goal
       *[bottom] looking at the bottom goal
    }
