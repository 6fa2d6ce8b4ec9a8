## The cards

sab-side-n = ziemeļi
sab-side-e = austrumi
sab-side-s = dienvidi
sab-side-w = rietumi

# $sides: one or more of the words above, joined as a list
sab-path-open = Tunelis: { $sides }
sab-path-dead = Strupceļš: { $sides }

sab-card-break-pick = Salauzta cērte
    .help = Salauž spēlētājam cērti. Kamēr tā nav salabota, ceļa kārtis likt nevar.
sab-card-break-lamp = Salauzta laterna
    .help = Salauž spēlētājam laternu. Kamēr tā nav salabota, ceļa kārtis likt nevar.
sab-card-break-cart = Salauzta vagonete
    .help = Salauž spēlētājam vagoneti. Kamēr tā nav salabota, ceļa kārtis likt nevar.
sab-card-mend-pick = Cērtes remonts
    .help = Salabo salauztu cērti tev vai citam spēlētājam.
sab-card-mend-lamp = Laternas remonts
    .help = Salabo salauztu laternu tev vai citam spēlētājam.
sab-card-mend-cart = Vagonetes remonts
    .help = Salabo salauztu vagoneti tev vai citam spēlētājam.
sab-card-mend-pick-lamp = Remonts: cērte vai laterna
    .help = Salabo salauztu cērti vai salauztu laternu, bet ne abas.
sab-card-mend-pick-cart = Remonts: cērte vai vagonete
    .help = Salabo salauztu cērti vai salauztu vagoneti, bet ne abas.
sab-card-mend-lamp-cart = Remonts: laterna vai vagonete
    .help = Salabo salauztu laternu vai salauztu vagoneti, bet ne abas.
sab-card-rockfall = Akmeņu nogrūvums
    .help = Izņem no raktuvēm ceļa kārti. Starta un finiša kārtis ir drošībā.
sab-card-map = Karte
    .help = Tikai tev parāda vienu aizklātu finiša kārti.

sab-role-miner = Zeltracis
    .help = Izveido nepārtrauktu ceļu no starta līdz dārgumiem.
    .many = Zeltrači
sab-role-saboteur = Sabotieris
    .help = Nelaid zeltračus pie dārgumiem un neļauj sevi atmaskot.
    .many = Sabotieri

sab-tool-pick = Cērte
sab-tool-lamp = Laterna
sab-tool-cart = Vagonete

sab-goal-top = Augšējā finiša kārts
sab-goal-middle = Vidējā finiša kārts
sab-goal-bottom = Apakšējā finiša kārts

sab-face-gold = Dārgumi
sab-face-stone = Akmens

## The log, for all

sab-news-dealt = Sākas { $round }. raunds. Pirmais gājiens: { $who }.
sab-news-laid = { $who } pievieno ceļa kārti.
sab-news-broke = { $who } salauž { $tool ->
        [pick] cērti
        [lamp] laternu
       *[cart] vagoneti
    } spēlētājam { $target }.
sab-news-broke-self = { $who } salauž savu { $tool ->
        [pick] cērti
        [lamp] laternu
       *[cart] vagoneti
    }.
sab-news-mended = { $who } salabo { $tool ->
        [pick] cērti
        [lamp] laternu
       *[cart] vagoneti
    } spēlētājam { $target }.
sab-news-mended-self = { $who } salabo savu { $tool ->
        [pick] cērti
        [lamp] laternu
       *[cart] vagoneti
    }.
sab-news-fell = Akmeņu nogrūvums! { $who } izņem ceļa kārti.
sab-news-looked = { $who } ar karti aplūko { $goal ->
        [top] augšējo
       *[middle] vidējo
        [bottom] apakšējo
    } finiša kārti.
sab-news-passed = { $who } noliek kārti, to nerādot.
sab-news-passed-empty = { $who } izlaiž gājienu: rokā nav kāršu.
sab-news-turned = { $who } atklāj { $goal ->
        [top] augšējo
       *[middle] vidējo
        [bottom] apakšējo
    } finiša kārti: { $face ->
        [gold] dārgumi!
       *[stone] tikai akmens.
    }
sab-news-stood = { $goal ->
        [top] Augšējā
       *[middle] Vidējā
        [bottom] Apakšējā
    } finiša kārts ar akmeni ir novietota.
sab-news-roundended = { $winners ->
        [miner] Raundā uzvar zeltrači!
       *[saboteur] Raundā uzvar sabotieri!
    }
sab-news-roundended-by = { $who } sasniedz dārgumus. { $winners ->
       *[miner] Raundā uzvar zeltrači!
        [saboteur] Raundā uzvar sabotieri!
    }
sab-news-golddrawn = { $cards ->
        [zero] Zeltrači dala { $cards } zelta gabalu kāršu.
        [one] Zeltrači dala { $cards } zelta gabalu kārti.
       *[other] Zeltrači dala { $cards } zelta gabalu kārtis.
    }
sab-news-goldtaken = { $cards ->
        [zero] { $who } saņem { $cards } zelta gabalu kāršu.
        [one] { $who } saņem { $cards } zelta gabalu kārti.
       *[other] { $who } saņem { $cards } zelta gabalu kārtis.
    }
sab-news-gameended = { $count ->
        [one] Spēlē uzvar { $who }!
       *[other] Spēlē kopīgi uzvar { $who }!
    }

## The log, for one player only

sab-news-received = { $role ->
        [miner] Šajā raundā tu esi zeltracis.
       *[saboteur] Šajā raundā tu esi sabotieris.
    }
sab-news-drew = Tu paņem: { $card }
sab-news-saw = Tava karte rāda { $goal ->
        [top] augšējo
       *[middle] vidējo
        [bottom] apakšējo
    } finiša kārti: { $face ->
        [gold] dārgumi!
       *[stone] tikai akmens.
    }
sab-news-offered = { $count ->
        [zero] Tev padod { $count } zelta gabalu kāršu.
        [one] Tev padod { $count } zelta gabalu kārti.
       *[other] Tev padod { $count } zelta gabalu kārtis.
    }
sab-news-got = { $nuggets ->
        [zero] Tu saņem { $nuggets } zelta gabalu.
        [one] Tu saņem { $nuggets } zelta gabalu.
       *[other] Tu saņem { $nuggets } zelta gabalus.
    }

## What to do

sab-do-play = Tavs gājiens: liec ceļa kārti, izspēlē darbības kārti vai noliec kārti.
sab-do-choose-goal = Tu sasniedz vairākas finiša kārtis. Izvēlies, kuru atklāt.
sab-do-fit-stone = Akmens neder nevienā virzienā. Izvēlies, kā to novietot.
sab-do-share = Izvēlies zelta gabalu kārti.
sab-wait = Gājiens: { $who }.

sab-pick-cell = Izvēlies vietu raktuvēs
sab-pick-player = Izvēlies spēlētāju
sab-pick-tool = Izvēlies labojamo darbarīku
sab-pick-goal = Izvēlies finiša kārti, ko aplūkot
sab-turn-card = Pagriezt kārti
sab-put-away = Nolikt nerādot
sab-cannot-dig = Tev ir salauzts darbarīks: ceļa kārtis likt nevar.

sab-pile = { $cards ->
        [0] Krājumu kaudzīte ir tukša
        [zero] Kaudzītē vēl { $cards } kāršu
        [one] Kaudzītē vēl { $cards } kārts
       *[other] Kaudzītē vēl { $cards } kārtis
    }
sab-round = { $round }. raunds no 3
sab-your-gold = { $nuggets ->
        [zero] Tavs zelts: { $nuggets } gabalu
        [one] Tavs zelts: { $nuggets } gabals
       *[other] Tavs zelts: { $nuggets } gabali
    }
sab-winners-miner = Uzvarējuši zeltrači
sab-winners-saboteur = Uzvarējuši sabotieri
sab-reveal-title = Kurš bija kurš
sab-final-title = Zelts ir saskaitīts
sab-gold-count = { $nuggets ->
        [zero] { $nuggets } zelta gabalu
        [one] { $nuggets } zelta gabals
       *[other] { $nuggets } zelta gabali
    }

## Editions and switches

sab-edition-fa = Persiešu izdevums
    .help = Sākot ar pieciem spēlētājiem, neviena rūķu kārts nepaliek pāri, un raunds var beigties, kad nevienam nav izspēlējamas kārts.
sab-edition-he = Ivrita izdevums
    .help = Zeltracis ar salauztu darbarīku nesaņem zeltu, un zelta kaudzīti sajauc pirms katra raunda.
sab-edition-lv = Latviešu izdevums
    .help = Visstingrākais: katrai ceļa kārtij jāturpina nepārtraukts ceļš no starta kārts.
sab-edition-ru = Krievu izdevums
    .help = Ja reizē sasniegtas vairākas finiša kārtis, atklāj tikai vienu, un zeltrači zeltu ņem neskatoties.

sab-switch-roles = Rūķu kārtis
    .help = Sabotieri+zeltrači kaudzītē 3, 4 … 10 spēlētājiem.
sab-switch-begins = Kurš sāk
    .help = Kuru aicina sākt pirmo raundu.
sab-switch-begins-youngest = jaunākais spēlētājs
sab-switch-begins-agreed = tas, par kuru vienojas
sab-switch-unbroken = Nepārtraukts ceļš
    .help = Katrai ceļa kārtij jāturpina ceļš, kas ved no starta kārts.
sab-switch-several = Vairākas finiša kārtis reizē
    .help = Kas notiek, ja viena kārts sasniedz vairākas finiša kārtis.
sab-switch-several-all = atklāj visas
sab-switch-several-one = spēlētājs atklāj vienu
sab-switch-misfit = Akmens, kas neder
    .help = Kā novietot akmeni, kas nevienā virzienā neder pie kaimiņiem.
sab-switch-misfit-meet = tas savienojas ar kārti, kas to sasniedza
sab-switch-misfit-mover = izvēlas tas, kurš to sasniedza
sab-switch-ends = Beigas bez dārgumiem
    .help = Kad beidzas raunds, kurā dārgumi nav atrasti.
sab-switch-ends-unplayable = kaudzīte tukša, neviens nevar izspēlēt kārti
sab-switch-ends-empty = kaudzīte un visas rokas tukšas
sab-switch-gold = Kā zeltrači ņem zeltu
    .help = Vai zeltrači redz zelta gabalu kārtis, pirms ņem vienu.
sab-switch-gold-chosen = aplūko un izvēlas
sab-switch-gold-unseen = ņem augšējo neskatoties
sab-switch-barred = Salauzts darbarīks – nav zelta
    .help = Zeltracis, kuram, dārgumus atrodot, darbarīks vēl ir salauzts, nesaņem zeltu.
sab-switch-reshuffled = Zeltu sajauc katrā raundā
    .help = Zelta kaudzīti sajauc pirms katra raunda, ne tikai pirms pirmā.

## Private notes on other players

sab-mark-none = Bez atzīmes
sab-mark-trusted = Uzticos
sab-mark-unsure = Nav skaidrs
sab-mark-suspect = Turu aizdomās
sab-notes = Tavas privātās piezīmes par spēlētāju { $who }
