## The mine

saboteur-label = Raktuves
saboteur-start = Starts
saboteur-laid = { $card }, kolonna { $x }, rinda { $y }
saboteur-laid-cut-off = { $card }, kolonna { $x }, rinda { $y }, nogriezta no starta
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
saboteur-role-show = Apskatīt savu lomu
saboteur-role-tap = Pieskaries kārtij, lai redzētu savu lomu.
saboteur-role-hide = Turēt lomu aizklātu
saboteur-among-exact = Sabotieri jūsu vidū: { $most } no { $players }.
saboteur-among-range = Sabotieri jūsu vidū: { $least } līdz { $most } no { $players }.
saboteur-pick-tile = Izvēlies ceļa kārti, ko noņemt
saboteur-useless = { $card }: šobrīd nav kur izmantot.
saboteur-both-ways = Der abējādi. Pagriez vai pieskaries vēlreiz, lai izliktu.
saboteur-again = Pieskaries vēlreiz, lai apstiprinātu
saboteur-again-own = Tas ir tavs darbarīks. Pieskaries vēlreiz, lai to salauztu.
saboteur-confirm = Apstiprināt
saboteur-pass = Izlaist gājienu
saboteur-wait-share = Zelta gabalu kārti izvēlas { $who }.

## In front of the others

saboteur-broken = Salauzti darbarīki: { $tools }
saboteur-tools-whole = Visi darbarīki ir veseli
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
        [zero] Aizklāti noliktas { $cards } kārtis
        [one] Aizklāti nolikta { $cards } kārts
       *[other] Aizklāti noliktas { $cards } kārtis
    }
saboteur-looked = Ar karti aplūkotās kārtis: { $goals }
saboteur-suspicion = Tava atzīme ({ $who }): { $mark }

## The rounds

saboteur-round-miner = { $round }. raunds: uzvarēja zeltrači
saboteur-round-saboteur = { $round }. raunds: uzvarēja sabotieri
saboteur-round-now = { $round }. raunds: tiek spēlēts
saboteur-round-later = { $round }. raunds: vēl priekšā
