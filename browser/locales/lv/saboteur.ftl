## The cards

saboteur-side-n = ziemeļi
saboteur-side-e = austrumi
saboteur-side-s = dienvidi
saboteur-side-w = rietumi

# $sides: one or more of the words above, joined as a list
saboteur-path-open = Tunelis: { $sides }
saboteur-path-dead = Strupceļš: { $sides }

saboteur-card-break-pick = Salauzta cērte
    .help = Salauž spēlētājam cērti. Kamēr tā nav salabota, viņš nevar likt ceļa kārtis.
saboteur-card-break-lamp = Salauzta laterna
    .help = Salauž spēlētājam laternu. Kamēr tā nav salabota, viņš nevar likt ceļa kārtis.
saboteur-card-break-cart = Salauzta vagonete
    .help = Salauž spēlētājam vagoneti. Kamēr tā nav salabota, viņš nevar likt ceļa kārtis.
saboteur-card-mend-pick = Cērtes remonts
    .help = Salabo salauztu cērti tev vai citam spēlētājam.
saboteur-card-mend-lamp = Laternas remonts
    .help = Salabo salauztu laternu tev vai citam spēlētājam.
saboteur-card-mend-cart = Vagonetes remonts
    .help = Salabo salauztu vagoneti tev vai citam spēlētājam.
saboteur-card-mend-pick-lamp = Remonts: cērte vai laterna
    .help = Salabo salauztu cērti vai salauztu laternu, bet ne abas.
saboteur-card-mend-pick-cart = Remonts: cērte vai vagonete
    .help = Salabo salauztu cērti vai salauztu vagoneti, bet ne abas.
saboteur-card-mend-lamp-cart = Remonts: laterna vai vagonete
    .help = Salabo salauztu laternu vai salauztu vagoneti, bet ne abas.
saboteur-card-rockfall = Akmeņu nogrūvums
    .help = Izņem no raktuvēm ceļa kārti. Starta un finiša kārtis ir drošībā.
saboteur-card-map = Karte
    .help = Tikai tev parāda vienu aizklātu finiša kārti.

saboteur-role-miner = Zeltracis
    .help = Izveido nepārtrauktu ceļu no starta līdz dārgumiem.
    .many = Zeltrači
saboteur-role-saboteur = Sabotieris
    .help = Nelaid zeltračus pie dārgumiem un neļauj sevi atmaskot.
    .many = Sabotieri

saboteur-tool-pick = Cērte
saboteur-tool-lamp = Laterna
saboteur-tool-cart = Vagonete

saboteur-goal-top = Augšējā finiša kārts
saboteur-goal-middle = Vidējā finiša kārts
saboteur-goal-bottom = Apakšējā finiša kārts

saboteur-face-gold = Dārgumi
saboteur-face-stone = Akmens

## The log, for all

saboteur-news-dealt = Sākas { $round }. raunds. Pirmais gājiens: { $who }.
    .you = Sākas { $round }. raunds. Pirmais gājiens ir tavs.
saboteur-news-laid = { $who } pievieno ceļa kārti.
    .you = Tu pievieno ceļa kārti.
saboteur-news-laid-dead-end = { $who } pievieno strupceļu.
    .you = Tu pievieno strupceļu.
saboteur-news-broke = { $who } salauž { $tool ->
        [pick] cērti
        [lamp] laternu
       *[cart] vagoneti
    } spēlētājam { $target }.
    .you = Tu salauz { $tool ->
            [pick] cērti
            [lamp] laternu
           *[cart] vagoneti
        } spēlētājam { $target }.
    .yours = { $who } salauž tavu { $tool ->
            [pick] cērti
            [lamp] laternu
           *[cart] vagoneti
        }.
saboteur-news-broke-self = { $who } salauž savu { $tool ->
        [pick] cērti
        [lamp] laternu
       *[cart] vagoneti
    }.
    .you = Tu salauz savu { $tool ->
            [pick] cērti
            [lamp] laternu
           *[cart] vagoneti
        }.
saboteur-news-mended = { $who } salabo { $tool ->
        [pick] cērti
        [lamp] laternu
       *[cart] vagoneti
    } spēlētājam { $target }.
    .you = Tu salabo { $tool ->
            [pick] cērti
            [lamp] laternu
           *[cart] vagoneti
        } spēlētājam { $target }.
    .yours = { $who } salabo tavu { $tool ->
            [pick] cērti
            [lamp] laternu
           *[cart] vagoneti
        }.
saboteur-news-mended-self = { $who } salabo savu { $tool ->
        [pick] cērti
        [lamp] laternu
       *[cart] vagoneti
    }.
    .you = Tu salabo savu { $tool ->
            [pick] cērti
            [lamp] laternu
           *[cart] vagoneti
        }.
saboteur-news-fell = Akmeņu nogrūvums! { $who } izņem ceļa kārti.
    .you = Akmeņu nogrūvums! Tu izņem ceļa kārti.
saboteur-news-looked = { $who } ar karti aplūko { $goal ->
        [top] augšējo
       *[middle] vidējo
        [bottom] apakšējo
    } finiša kārti.
    .you = Tu ar karti aplūko { $goal ->
            [top] augšējo
           *[middle] vidējo
            [bottom] apakšējo
        } finiša kārti.
saboteur-news-passed = { $who } aizklāti noliek kārti izlietotajās.
    .you = Tu aizklāti noliec kārti izlietotajās.
saboteur-news-passed-empty = { $who } izlaiž gājienu: rokā nav kāršu.
    .you = Tu izlaid gājienu: rokā nav kāršu.
saboteur-news-turned = { $who } atklāj { $goal ->
        [top] augšējo
       *[middle] vidējo
        [bottom] apakšējo
    } finiša kārti: { $face ->
        [gold] dārgumi!
       *[stone] tikai akmens.
    }
    .you = Tu atklāj { $goal ->
            [top] augšējo
           *[middle] vidējo
            [bottom] apakšējo
        } finiša kārti: { $face ->
            [gold] dārgumi!
           *[stone] tikai akmens.
        }
saboteur-news-stood = { $goal ->
        [top] Augšējā
       *[middle] Vidējā
        [bottom] Apakšējā
    } finiša kārts ar akmeni ir novietota.
saboteur-news-roundended = { $winners ->
        [miner] Raundā uzvar zeltrači!
       *[saboteur] Raundā uzvar sabotieri!
    }
saboteur-news-roundended-by = { $who } sasniedz dārgumus. { $winners ->
       *[miner] Raundā uzvar zeltrači!
        [saboteur] Raundā uzvar sabotieri!
    }
    .you = Tu sasniedz dārgumus. { $winners ->
           *[miner] Raundā uzvar zeltrači!
            [saboteur] Raundā uzvar sabotieri!
        }
saboteur-news-golddrawn = { $cards ->
        [zero] Zeltrači dala { $cards } zelta gabalu kāršu.
        [one] Zeltrači dala { $cards } zelta gabalu kārti.
       *[other] Zeltrači dala { $cards } zelta gabalu kārtis.
    }
saboteur-news-goldtaken = { $cards ->
        [zero] { $who } saņem { $cards } zelta gabalu kāršu.
        [one] { $who } saņem { $cards } zelta gabalu kārti.
       *[other] { $who } saņem { $cards } zelta gabalu kārtis.
    }
    .you = { $cards ->
            [zero] Tu saņem { $cards } zelta gabalu kāršu.
            [one] Tu saņem { $cards } zelta gabalu kārti.
           *[other] Tu saņem { $cards } zelta gabalu kārtis.
        }
saboteur-news-gameended = { $count ->
        [one] Spēlē uzvar { $who }!
       *[other] Spēlē kopīgi uzvar { $who }!
    }
    .you = Tu uzvari spēlē!
    .together = Tu uzvari spēlē! Kopā ar tevi uzvar { $who }.

## The log, for one player only

saboteur-news-received = { $role ->
        [miner] Šajā raundā tu esi zeltracis.
       *[saboteur] Šajā raundā tu esi sabotieris.
    }
saboteur-news-drew = Tu paņem: { $card }
saboteur-news-saw = Tava karte rāda { $goal ->
        [top] augšējo
       *[middle] vidējo
        [bottom] apakšējo
    } finiša kārti: { $face ->
        [gold] dārgumi!
       *[stone] tikai akmens.
    }
saboteur-news-offered = { $count ->
        [zero] Tev padod { $count } zelta gabalu kāršu.
        [one] Tev padod { $count } zelta gabalu kārti.
       *[other] Tev padod { $count } zelta gabalu kārtis.
    }
saboteur-news-got = { $nuggets ->
        [zero] Tu saņem { $nuggets } zelta gabalu.
        [one] Tu saņem { $nuggets } zelta gabalu.
       *[other] Tu saņem { $nuggets } zelta gabalus.
    }

## What to do

saboteur-do-play = Tavs gājiens: izliec ceļu, izspēlē darbību vai noliec kārti izlietotajās.
saboteur-do-play-broken = Tavs gājiens (darbarīks salauzts): izspēlē darbību vai noliec kārti.
saboteur-do-choose-goal = Sasniegtas vairākas finiša kārtis. Izvēlies, kuru atklāt.
saboteur-do-fit-stone = Akmens neder nevienā virzienā. Izvēlies, kā to novietot.
saboteur-do-share = Izvēlies zelta gabalu kārti.
saboteur-wait = Gājiens: { $who }.

saboteur-pick-cell = Izvēlies vietu raktuvēs
saboteur-pick-player = Izvēlies spēlētāju
saboteur-pick-tool = Izvēlies labojamo darbarīku
saboteur-pick-goal = Izvēlies finiša kārti, ko aplūkot
saboteur-turn-card = Pagriezt kārti
saboteur-put-away = Nolikt izlietotajās
saboteur-cannot-dig = Tev ir salauzts darbarīks: ceļa kārtis likt nevar.

saboteur-pile = { $cards ->
        [0] Krājumu kaudzīte ir tukša
        [zero] Kaudzītē vēl { $cards } kāršu
        [one] Kaudzītē vēl { $cards } kārts
       *[other] Kaudzītē vēl { $cards } kārtis
    }
saboteur-round-of-three = { $round }. raunds no 3
saboteur-your-gold = { $nuggets ->
        [zero] Tavs zelts: { $nuggets } gabalu
        [one] Tavs zelts: { $nuggets } gabals
       *[other] Tavs zelts: { $nuggets } gabali
    }
saboteur-winners-miner = Uzvarējuši zeltrači
saboteur-winners-saboteur = Uzvarējuši sabotieri
saboteur-outcome-won = { $winners } – un tu kopā ar viņiem!
saboteur-outcome-lost = { $role ->
        [miner] { $winners }. Tu biji zeltracis.
       *[saboteur] { $winners }. Tu biji sabotieris.
    }
saboteur-reveal-title = Kurš bija kurš
saboteur-final-title = Zelts ir saskaitīts
saboteur-gold-count = { $nuggets ->
        [zero] { $nuggets } zelta gabalu
        [one] { $nuggets } zelta gabals
       *[other] { $nuggets } zelta gabali
    }

## Editions and switches

saboteur-edition-fa = Persiešu izdevums
    .help = Sākot ar pieciem spēlētājiem, neviena rūķu kārts nepaliek pāri, un raunds var beigties, kad nevienam nav izspēlējamas kārts.
saboteur-edition-he = Izdevums ivritā
    .help = Zeltracis ar salauztu darbarīku nesaņem zeltu, un zelta kaudzīti sajauc pirms katra raunda.
saboteur-edition-lv = Standarta (latviešu izdevums)
    .help = Visstingrākais: katrai ceļa kārtij jāturpina nepārtraukts ceļš no starta kārts.
saboteur-edition-ru = Krievu izdevums
    .help = Ja reizē sasniegtas vairākas finiša kārtis, atklāj tikai vienu, un zeltrači zeltu ņem neskatoties.

saboteur-switch-roles = Rūķu kārtis
    .help = Sabotieri+zeltrači kaudzītē 3, 4 … 10 spēlētājiem.
saboteur-switch-first-player = Kurš sāk
    .help = Kuru aicina sākt pirmo raundu.
saboteur-switch-first-player-youngest = jaunākais spēlētājs
saboteur-switch-first-player-agreed = tas, par kuru vienojas
saboteur-switch-unbroken-path = Nepārtraukts ceļš
    .help = Katrai ceļa kārtij jāturpina ceļš, kas ved no starta kārts.
saboteur-switch-goals-turned = Vairākas finiša kārtis reizē
    .help = Kas notiek, ja viena kārts sasniedz vairākas finiša kārtis.
saboteur-switch-goals-turned-all = atklāj visas
saboteur-switch-goals-turned-one = spēlētājs atklāj vienu
saboteur-switch-stone-misfit = Akmens, kas neder
    .help = Kā novietot akmeni, kas nevienā virzienā neder pie kaimiņiem.
saboteur-switch-stone-misfit-meets-path = tas savienojas ar kārti, kas to sasniedza
saboteur-switch-stone-misfit-mover-decides = izvēlas tas, kurš to sasniedza
saboteur-switch-round-ends = Beigas bez dārgumiem
    .help = Kad beidzas raunds, kurā dārgumi nav atrasti.
saboteur-switch-round-ends-no-playable-card = kaudzīte tukša, neviens nevar izspēlēt kārti
saboteur-switch-round-ends-hands-empty = kaudzīte tukša, nevienam nav kāršu
saboteur-switch-gold-choice = Kā zeltrači ņem zeltu
    .help = Vai zeltrači redz zelta gabalu kārtis, pirms ņem vienu.
saboteur-switch-gold-choice-face-up = aplūko un izvēlas
saboteur-switch-gold-choice-face-down = ņem augšējo neskatoties
saboteur-switch-broken-tool-bars-gold = Salauzts darbarīks – nav zelta
    .help = Zeltracis, kuram, dārgumus atrodot, darbarīks vēl ir salauzts, nesaņem zeltu.
saboteur-switch-gold-reshuffled = Zeltu sajauc katrā raundā
    .help = Zelta kaudzīti sajauc pirms katra raunda, ne tikai pirms pirmā.

## Private notes on other players

saboteur-suspicion-none = Bez atzīmes
saboteur-suspicion-trusted = Uzticos
saboteur-suspicion-unsure = Nav skaidrs
saboteur-suspicion-suspect = Turu aizdomās
saboteur-notes = Tavas privātās piezīmes par spēlētāju { $who }
