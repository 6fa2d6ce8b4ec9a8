# Saboteur in replays.

saboteur-graph = Aizdomas, gājienu pa gājienam
saboteur-graph-by = Kurš tur aizdomās
saboteur-graph-all = visi pārējie

# What a bot thought of besides its move.
saboteur-thought-lay = likt šo ceļa kārti
saboteur-thought-lay-dead-end = likt šo strupceļu
saboteur-thought-break = salauzt { $tool ->
        [pick] cērti
        [lamp] laternu
       *[cart] vagoneti
    } spēlētājam { $who }
saboteur-thought-mend = salabot { $tool ->
        [pick] cērti
        [lamp] laternu
       *[cart] vagoneti
    } spēlētājam { $who }
saboteur-thought-mend-own = salabot savu { $tool ->
        [pick] cērti
        [lamp] laternu
       *[cart] vagoneti
    }
saboteur-thought-rockfall = akmeņu nogrūvums
saboteur-thought-look = { $goal ->
        [top] apskatīt augšējo finiša kārti
        [middle] apskatīt vidējo finiša kārti
       *[bottom] apskatīt apakšējo finiša kārti
    }
