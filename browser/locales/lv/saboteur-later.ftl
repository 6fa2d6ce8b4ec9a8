# The end of a round and of the game, and what a reader opens.

## In front of the reader

saboteur-path-help = Liec to tā, lai tā turpinātu tuneli: atvērta mala pie atvērtas, siena pie sienas.
saboteur-dead-end-help = Strupceļš: tā tuneļi vidū nesatiekas, tāpēc neviens netiek cauri. Sabotieriem tas patīk.
saboteur-away-title = Nolikt šo kārti izlietotajās?
saboteur-away-help = Neviens to neredzēs, un atpakaļ to paņemt nevar. Ar to tavs gājiens beidzas.
saboteur-stone-upright = Taisni
saboteur-stone-turned = Pagriezts
saboteur-share-equal = { $cards ->
        [1] Palikusi tikai šī zelta kārts: tā ir tava.
       *[other] Visas šīs zelta kārtis ir vienādas: viena ir tava.
    }

## In front of the others

saboteur-private = To redzi tikai tu. Tas paliek šajā pārlūkā.

## The rounds

saboteur-round = { $round }. raunds
saboteur-see-mine = Skatīt raktuves
saboteur-see-reveal = Kurš bija kurš
saboteur-spare = Atlikusī kārts
saboteur-goals = Finiša kārtis
saboteur-due = { $nuggets ->
        [zero] { $nuggets } zelta gabalu katram sabotierim
        [one] { $nuggets } zelta gabals katram sabotierim
       *[other] { $nuggets } zelta gabali katram sabotierim
    }
saboteur-player = Spēlētājs
saboteur-gold = Zelts
saboteur-won = uzvara

## Keys

saboteur-key-cards = Paņemt kārti
saboteur-key-zoom = Tuvināt, tālināt, visas raktuves
