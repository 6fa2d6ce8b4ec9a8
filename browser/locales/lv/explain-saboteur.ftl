sab-tagline = Roc zeltu un vēro, kas rok tev līdzās.
sab-players = 3–10 spēlētāji
sab-explain-title = Sabotieris trīsdesmit sekundēs
sab-explain-1 = Zeltrači rok tuneli no starta uz trim aizklātām finiša kārtīm; uz vienas ir dārgumi. Sabotieri cenšas to nepieļaut, un neviens nezina, kurš ir kurš.
sab-explain-2 = Savā gājienā liec ceļa kārti, izspēlē darbības kārti vai noliec kārti, to nerādot. Tad paņem jaunu.
sab-explain-3 = Salauz kādam cērti, laternu vai vagoneti, un viņš nevarēs rakt, līdz to salabos. Akmeņu nogrūvums izņem ceļa posmu, karte parāda tev vienu finiša kārti.
sab-explain-4 = Dārgumi atrasti? Zeltu dala zeltrači. Kārtis beigušās? Zeltu saņem sabotieri. Pēc trim raundiem uzvar tas, kuram ir visvairāk zelta gabalu.
