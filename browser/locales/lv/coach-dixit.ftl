# Dixit for the coach: tips in the first game, and what a bot would do.

dixit-tip-tell = Stāstnieks esi tu! Izvēlies attēlu un dod tam mājienu. Punktus saņemsi, ja daži to uzminēs, bet ne visi.
dixit-tip-race = Kurš pirmais dos mājienu, tas būs stāstnieks. Izvēlies attēlu, ko pēc mājiena uzminēs daži, bet ne visi.
dixit-tip-give = Kurš no taviem attēliem der šim mājienam? Iedod to: katrs, kas to noturēs par stāstnieka attēlu, tev dos punktu.
dixit-tip-vote = Viens no šiem ir stāstnieka attēls. Balso par to, kas mājienam der vislabāk; savu izvēlēties nevar.
dixit-tip-watch = Tagad balso pārējie. Neizrādi neko: vislabāk, ja tavu attēlu uzmin daži, bet ne visi.
dixit-tip-points = Ja uzmin daži, punktus saņem stāstnieks un uzminētāji. Ja visi vai neviens – visi pārējie. Katra balss par tavu attēlu ir vēl viens punkts.
dixit-tip-track = Šie ir visu punkti. Beigās uzvar tas, kuram to visvairāk.
dixit-tip-track-to = { $points ->
        [zero] Šie ir visu punkti. Kad kāds sasniedz { $points } punktu, spēle beidzas un uzvar tas, kuram to visvairāk.
        [one] Šie ir visu punkti. Kad kāds sasniedz { $points } punktu, spēle beidzas un uzvar tas, kuram to visvairāk.
       *[other] Šie ir visu punkti. Kad kāds sasniedz { $points } punktus, spēle beidzas un uzvar tas, kuram to visvairāk.
    }

# What a bot would do in the place of the reader.
dixit-hint-tell = Stiprs bots ņemtu izvēlēto attēlu un teiktu: „{ $clue }”. Vēl labāk – izdomā kaut ko savu!
dixit-hint-give = { $count ->
        [zero] Stiprs bots iedotu izvēlētos attēlus.
        [one] Stiprs bots iedotu izvēlēto attēlu.
       *[other] Stiprs bots iedotu izvēlētos attēlus.
    }
dixit-hint-vote = Stiprs bots balsotu par { $number }. kārti.
dixit-hint-fits = Tas der mājienam.
dixit-hint-fits-nothing = Pēc vārdiem mājienam neder neviens attēls; šis ir vistuvākais.
dixit-hint-aloud = Mājiens tika pateikts skaļi. Bots to nedzirdēja, tāpēc min.
