# Dixit for the coach: tips in the first game, and what a bot would do.

dixit-tip-tell = Stāstnieks esi tu! Izvēlies attēlu un izdomā tam mājienu. Punktus saņemsi, ja daži attēlu uzminēs, bet ne visi.
dixit-tip-race = Kurš pirmais dos mājienu, tas būs stāstnieks. Izvēlies attēlu, ko pēc tava mājiena uzminēs daži, bet ne visi.
dixit-tip-give = Kurš no taviem attēliem atbilst šim mājienam? Atdod to: katrs, kurš to noturēs par stāstnieka attēlu, nesīs tev punktu.
dixit-tip-vote = Viens no šiem ir stāstnieka attēls. Balso par to, kas vislabāk atbilst mājienam; par savējo balsot nevar.
dixit-tip-watch = Tagad balso pārējie. Neko neizrādi: vislabāk ir, ja tavu attēlu uzmin daži, bet ne visi.
dixit-tip-points = Ja uzmin daži, punktus saņem stāstnieks un uzminētāji. Ja visi vai neviens – visi pārējie. Katra balss par tavu attēlu ir vēl viens punkts.
dixit-tip-track = Šie ir visu punkti. Beigās uzvar tas, kuram to visvairāk.
dixit-tip-track-to = { $points ->
        [zero] Šie ir visu punkti. Kad kāds sasniedz { $points } punktus, spēle beidzas un uzvar tas, kuram to visvairāk.
        [one] Šie ir visu punkti. Kad kāds sasniedz { $points } punktu, spēle beidzas un uzvar tas, kuram to visvairāk.
       *[other] Šie ir visu punkti. Kad kāds sasniedz { $points } punktus, spēle beidzas un uzvar tas, kuram to visvairāk.
    }

# What a bot would do in the place of the reader.
dixit-hint-tell = Stiprs bots ņemtu izvēlēto attēlu un teiktu: „{ $clue }”. Vēl labāk – izdomā kaut ko savu!
dixit-hint-give = { $count ->
        [zero] Stiprs bots atdotu izvēlētos attēlus.
        [one] Stiprs bots atdotu izvēlēto attēlu.
       *[other] Stiprs bots atdotu izvēlētos attēlus.
    }
dixit-hint-vote = Stiprs bots balsotu par { $number }. kārti.
dixit-hint-fits = Tas atbilst mājienam.
dixit-hint-fits-nothing = Pēc vārdiem mājienam neatbilst neviens attēls; šis ir vistuvākais.
dixit-hint-aloud = Mājiens tika pateikts skaļi. Bots to nedzirdēja, tāpēc min.
