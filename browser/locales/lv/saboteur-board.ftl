## The mine

saboteur-label = Raktuves
saboteur-start = Starts
saboteur-laid = { $card }, kolonna { $x }, rinda { $y }
saboteur-goal-closed = { $goal }, aizklāta
saboteur-goal-seen = { $goal }, aizklāta; to redzēji tikai tu: { $face }
saboteur-goal-open = { $goal }: { $face }
saboteur-cell = Kolonna { $x }, rinda { $y }
saboteur-cell-turned = Kolonna { $x }, rinda { $y }, pagriezta kārts
saboteur-remove = Noņemt: { $card }, kolonna { $x }, rinda { $y }
saboteur-look = Aplūkot: { $goal }
saboteur-turn-goal = Atklāt: { $goal }
saboteur-zoom = Tālummaiņa
saboteur-zoom-in = Tuvināt
saboteur-zoom-out = Tālināt
saboteur-whole = Visas raktuves

## In front of the reader

saboteur-own = Tavās rokās
saboteur-hand = Tavas kārtis
saboteur-role = Loma
saboteur-role-yours = Tava loma: { $role }
saboteur-role-show = Parādīt tavu lomu
saboteur-pick-tile = Izvēlies ceļa kārti, ko noņemt
saboteur-useless = { $card }: šobrīd nav kur izmantot.
saboteur-both-ways = Der abējādi. Pagriez vai pieskaries vēlreiz, lai noliktu.
saboteur-again = Pieskaries vēlreiz, lai apstiprinātu
saboteur-confirm = Apstiprināt
saboteur-pass = Izlaist gājienu
saboteur-away-title = Nolikt šo kārti?
saboteur-away-help = Neviens to neredzēs, un atpakaļ paņemt nevarēs. Tas ir viss tavs gājiens.
saboteur-stone-upright = Taisni
saboteur-stone-turned = Pagriezts
saboteur-wait-share = Zelta gabalu kārti izvēlas { $who }.

## In front of the others

saboteur-broken = Salauzts: { $tools }
saboteur-in-hand = { $cards ->
        [zero] Rokā { $cards } kāršu
        [one] Rokā { $cards } kārts
       *[other] Rokā { $cards } kārtis
    }
saboteur-gold-cards = { $cards ->
        [zero] { $cards } zelta gabalu kāršu
        [one] { $cards } zelta gabalu kārts
       *[other] { $cards } zelta gabalu kārtis
    }
saboteur-away-count = { $cards ->
        [zero] Nerādot noliktas { $cards } kāršu
        [one] Nerādot nolikta { $cards } kārts
       *[other] Nerādot noliktas { $cards } kārtis
    }
saboteur-looked = Ar karti aplūkots: { $goals }
saboteur-suspicion = Tava atzīme ({ $who }): { $mark }
saboteur-private = To redzi tikai tu. Tas paliek šajā pārlūkā.

## The rounds

saboteur-round = { $round }. raunds
saboteur-round-miner = { $round }. raunds: uzvarēja zeltrači
saboteur-round-saboteur = { $round }. raunds: uzvarēja sabotieri
saboteur-round-now = { $round }. raunds: tiek spēlēts
saboteur-round-later = { $round }. raunds: vēl priekšā
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
