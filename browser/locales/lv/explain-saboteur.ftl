saboteur-tagline = Roc zeltu un vēro, kurš rok tev līdzās.
saboteur-players = 3–10 spēlētāji
saboteur-explain-title = „Sabotieris” trīsdesmit sekundēs
saboteur-explain-1 = Zeltrači rok tuneli no starta uz trim aizklātām finiša kārtīm; uz vienas ir dārgumi. Sabotieri cenšas to nepieļaut, un neviens nezina, kurš ir kurš.
saboteur-explain-2 = Savā gājienā izliec ceļa kārti, izspēlē darbības kārti vai, nevienam nerādot, noliec kārti izlietotajās. Tad paņem jaunu.
saboteur-explain-3 = Salauz kādam cērti, laternu vai vagoneti, un viņš nevarēs rakt, līdz to salabos. Akmeņu nogrūvums izņem ceļa posmu, karte parāda tev vienu finiša kārti.
saboteur-explain-4 = Dārgumi atrasti? Zeltu dala zeltrači. Kārtis beigušās? Zeltu saņem sabotieri. Pēc trim raundiem uzvar tas, kuram ir visvairāk zelta gabalu.
