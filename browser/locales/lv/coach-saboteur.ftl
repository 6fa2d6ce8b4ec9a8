# Saboteur for the coach: tips in the first game, and what a bot would do.

saboteur-tip-role-miner = Tu esi zeltracis: roc tuneli no starta līdz finiša kārtīm. Uz vienas no tām ir dārgumi. Vēro, kurš palīdz!
saboteur-tip-role-saboteur = Tu esi sabotieris: nelaid zeltračus pie dārgumiem, līdz beidzas kārtis. Neviens nezina, ka tas esi tu.
saboteur-tip-role-hidden = Te ir tava loma. Pieskaries tai, lai redzētu, kas tev šajā raundā jāpanāk.
saboteur-tip-turn = Tavs gājiens! Pieskaries šai kārtij: iedegsies vietas, kur tā der. Pieskaries vēlreiz, lai kārti pagrieztu.
saboteur-tip-broken = Kāds salauza tavu darbarīku. Kamēr to nesalabosi tu vai kāds cits, ceļa kārtis likt nevar.
saboteur-tip-broken-mend = Tavs darbarīks ir salauzts: ceļa kārtis likt nevar. Šī kārts to salabo. Pieskaries kārtij un tad savam vārdam.
saboteur-tip-goal-looked = { $who } ar karti apskatīja šo finiša kārti. Mazā acs pie vārda rāda, kas ir skatījies.
saboteur-tip-goal-seen = Tikai tu zini, kas ir uz šīs finiša kārts. Vari to pateikt pārējiem – un drīksti arī melot.
saboteur-tip-goal-stone = Tikai akmens. Dārgumi ir uz citas finiša kārts.
saboteur-tip-suspect = Vai te darbojas sabotieris? Pieskaries šeit un atzīmē, kam uzticies un kuru tur aizdomās. To redzi tikai tu.
saboteur-tip-discard = Ceļa kārti tagad likt nevar. Izspēlē darbības kārti vai pieskaries jebkurai kārtij un tad miskastei: saņemsi jaunu.
saboteur-tip-round = Raunds beidzies, uzvarētāji dala zeltu. Tagad izdalīs jaunas lomas; pēc trim raundiem uzvar tas, kuram visvairāk zelta.

# What a bot would do in the place of the reader.
saboteur-hint-lay = Stiprs bots šo kārti liktu šeit.
saboteur-hint-rockfall = Stiprs bots šo kārti izņemtu ar akmeņu nogrūvumu.
saboteur-hint-map = Stiprs bots apskatītu šo finiša kārti.
saboteur-hint-turn = Stiprs bots atklātu šo finiša kārti.
saboteur-hint-break = Stiprs bots salauztu { $tool ->
        [pick] cērti
        [lamp] laternu
       *[cart] vagoneti
    } spēlētājam { $who }.
saboteur-hint-mend = Stiprs bots salabotu { $tool ->
        [pick] cērti
        [lamp] laternu
       *[cart] vagoneti
    } spēlētājam { $who }.
saboteur-hint-mend-own = Stiprs bots tavā vietā salabotu savu { $tool ->
        [pick] cērti
        [lamp] laternu
       *[cart] vagoneti
    }.
saboteur-hint-discard = Stiprs bots šo kārti noliktu izlietotajās.
saboteur-hint-pass = Stiprs bots izlaistu gājienu.
saboteur-hint-gold = { $nuggets ->
        [zero] Stiprs bots ņemtu kārti ar { $nuggets } zelta gabaliem.
        [one] Stiprs bots ņemtu kārti ar { $nuggets } zelta gabalu.
       *[other] Stiprs bots ņemtu kārti ar { $nuggets } zelta gabaliem.
    }
saboteur-hint-stone = Stipram botam ir vienalga, kā novietot akmeni.
