## The mine

mine-label = Raktuves
mine-start = Starts
mine-laid = { $card }, kolonna { $x }, rinda { $y }
mine-goal-closed = { $goal }, aizklāta
mine-goal-seen = { $goal }, aizklāta; to redzēji tikai tu: { $face }
mine-goal-open = { $goal }: { $face }
mine-cell = Kolonna { $x }, rinda { $y }
mine-cell-turned = Kolonna { $x }, rinda { $y }, pagriezta kārts
mine-remove = Noņemt: { $card }, kolonna { $x }, rinda { $y }
mine-look = Aplūkot: { $goal }
mine-turn-goal = Atklāt: { $goal }
mine-zoom = Tālummaiņa
mine-zoom-in = Tuvināt
mine-zoom-out = Tālināt
mine-whole = Visas raktuves

## In front of the reader

mine-own = Tavās rokās
mine-hand = Tavas kārtis
mine-role = Loma
mine-role-yours = Tava loma: { $role }
mine-role-show = Parādīt tavu lomu
mine-pick-tile = Izvēlies ceļa kārti, ko noņemt
mine-useless = { $card }: šobrīd nav kur izmantot.
mine-both-ways = Der abējādi. Pagriez vai pieskaries vēlreiz, lai noliktu.
mine-again = Pieskaries vēlreiz, lai apstiprinātu
mine-confirm = Apstiprināt
mine-pass = Izlaist gājienu
mine-away-title = Nolikt šo kārti?
mine-away-help = Neviens to neredzēs, un atpakaļ paņemt nevarēs. Tas ir viss tavs gājiens.
mine-stone-upright = Taisni
mine-stone-turned = Pagriezts
mine-wait-share = Zelta gabalu kārti izvēlas { $who }.

## In front of the others

mine-broken = Salauzts: { $tools }
mine-in-hand = { $cards ->
        [zero] Rokā { $cards } kāršu
        [one] Rokā { $cards } kārts
       *[other] Rokā { $cards } kārtis
    }
mine-gold-cards = { $cards ->
        [zero] { $cards } zelta gabalu kāršu
        [one] { $cards } zelta gabalu kārts
       *[other] { $cards } zelta gabalu kārtis
    }
mine-away-count = { $cards ->
        [zero] Nerādot noliktas { $cards } kāršu
        [one] Nerādot nolikta { $cards } kārts
       *[other] Nerādot noliktas { $cards } kārtis
    }
mine-looked = Ar karti aplūkots: { $goals }
mine-mark = Tava atzīme ({ $who }): { $mark }
mine-private = To redzi tikai tu. Tas paliek šajā pārlūkā.

## The rounds

mine-round = { $round }. raunds
mine-round-miner = { $round }. raunds: uzvarēja zeltrači
mine-round-saboteur = { $round }. raunds: uzvarēja sabotieri
mine-round-now = { $round }. raunds: tiek spēlēts
mine-round-later = { $round }. raunds: vēl priekšā
mine-see-mine = Skatīt raktuves
mine-see-reveal = Kurš bija kurš
mine-spare = Atlikusī kārts
mine-goals = Finiša kārtis
mine-due = { $nuggets ->
        [zero] { $nuggets } zelta gabalu katram sabotierim
        [one] { $nuggets } zelta gabals katram sabotierim
       *[other] { $nuggets } zelta gabali katram sabotierim
    }
mine-player = Spēlētājs
mine-gold = Zelts
mine-won = uzvara
