# Dixit at the table.

# The log in words.
dixit-news-dealt = Kārtis ir izdalītas.
dixit-news-told = { $who } dod mājienu: „{ $clue }”
dixit-news-told-aloud = { $who } pasaka mājienu skaļi.
dixit-news-gave = { $who } izdara izvēli.
dixit-news-displayed =
    { $count ->
        [zero] Atklātas { $count } kārtis.
        [one] Atklāta { $count } kārts.
       *[other] Atklātas { $count } kārtis.
    }
dixit-news-voted = { $who } nobalso.
dixit-news-votesopened = Balsis ir atklātas.
dixit-news-tellershown = Stāstnieka kārts ir { $number }. numurs ({ $who }).
dixit-news-ownersshown = Tagad redzams, kam piederēja pārējās kārtis.
dixit-news-points =
    { $points ->
        [zero] { $who }: { $points } punktu
        [one] { $who }: { $points } punkts
       *[other] { $who }: { $points } punkti
    }
dixit-news-gameended =
    { $count ->
        [zero] Spēle beigusies. Uzvara kopīga: { $who }
        [one] Spēle beigusies. Uzvar { $who }!
       *[other] Spēle beigusies. Uzvara kopīga: { $who }
    }

# What to do.
dixit-do-race = Kurš pirmais dos mājienu, tas būs stāstnieks.
dixit-do-tell = Stāstnieks esi tu: izvēlies attēlu un dod tam mājienu.
dixit-do-give =
    { $count ->
        [zero] Izvēlies { $count } savas kārtis, kas mājienam der vislabāk.
        [one] Izvēlies savu kārti, kas mājienam der vislabāk.
       *[other] Izvēlies { $count } savas kārtis, kas mājienam der vislabāk.
    }
dixit-do-vote = Kurš attēls ir stāstnieka? Balso!
dixit-wait-tell = { $who } domā, kādu mājienu dot.
dixit-wait-give =
    { $count ->
        [zero] Vēl izvēlas { $count } spēlētāju.
        [one] Vēl izvēlas { $count } spēlētājs.
       *[other] Vēl izvēlas { $count } spēlētāji.
    }
dixit-wait-vote =
    { $count ->
        [zero] Vēl jābalso { $count } spēlētājiem.
        [one] Vēl jābalso { $count } spēlētājam.
       *[other] Vēl jābalso { $count } spēlētājiem.
    }

# The clue.
dixit-clue-label = Tavs mājiens
dixit-clue-placeholder = Vārds, rinda, nosaukums…
dixit-clue-send = Dot mājienu
dixit-clue-aloud = Labāk pateikt skaļi
dixit-clue-hidden = Galda saimnieks šo mājienu ir paslēpis.
dixit-clue-spoken = Pateikts skaļi

# Giving and voting.
dixit-give-send =
    { $count ->
        [zero] Atdot šīs { $count } kārtis
        [one] Atdot šo kārti
       *[other] Atdot šīs { $count } kārtis
    }
dixit-vote-send = Balsot par { $number }. kārti
dixit-vote-own = Šī ir tava kārts
dixit-your-card = Tava kārts
dixit-zoom = Palielināt
dixit-zoom-close = Aizvērt attēlu
dixit-next-picture = Nākamais attēls
dixit-previous-picture = Iepriekšējais attēls

# Around the table.
dixit-pile =
    { $count ->
        [0] Kaudzīte ir tukša
        [zero] Kaudzītē { $count } kāršu
        [one] Kaudzītē { $count } kārts
       *[other] Kaudzītē { $count } kārtis
    }
dixit-points =
    { $points ->
        [zero] { $points } punktu
        [one] { $points } punkts
       *[other] { $points } punkti
    }
dixit-target =
    { $points ->
        [zero] Spēlē līdz { $points } punktiem
        [one] Spēlē līdz { $points } punktam
       *[other] Spēlē līdz { $points } punktiem
    }
dixit-storyteller = Stāstnieks
dixit-turn = { $turn }. gājiens
dixit-recap = Gājiens pēc gājiena
dixit-recap-none = Vēl neviens gājiens nav beidzies.
dixit-votes-for =
    { $count ->
        [0] Nav balsu
        [zero] Balsis: { $who }
        [one] Balss: { $who }
       *[other] Balsis: { $who }
    }
dixit-owner = Kārts pieder: { $who }
dixit-all-found = Uzminēja visi: stāstniekam punktu nav.
dixit-none-found = Neuzminēja neviens: stāstniekam punktu nav.
dixit-some-found = Daži uzminēja: punkti viņiem un stāstniekam.
dixit-three = Trijatā abi pārējie dod pa divām kārtīm, tāpēc atklāj piecas. Ja tikai viens no viņiem uzmin stāstnieka kārti, viņš un stāstnieks saņem 4 punktus, nevis 3.
dixit-final-title = Gala rezultāts
dixit-picture = { $number }. attēls
dixit-hand = Tavas kārtis
dixit-display = Atklātās kārtis

# Seen and done at the board.
dixit-three-title = Spēle trijatā
dixit-pick = Izvēlēties šo
dixit-caption = Apraksts
dixit-hide-clue = Paslēpt šo mājienu
dixit-hide-clue-sure = Paslēpt no visiem?
dixit-has-chosen = { $who }: izvēle izdarīta
dixit-still-choosing = { $who }: vēl izvēlas
dixit-has-voted = { $who }: balss nodota
dixit-still-voting = { $who }: vēl jābalso
dixit-clue-pick = Izvēlies attēlu, kuram tas domāts.
dixit-letters = Burti: { $count } no { $most }
dixit-last-turn = Iepriekšējais gājiens
dixit-news-scored-points = Gājiena punkti: { $list }
dixit-nobody-scored = Šajā gājienā punktu nav.
dixit-winner = Uzvara
dixit-best-loved = Attēli ar visvairāk balsīm
dixit-vote-count =
    { $count ->
        [zero] { $count } balsu
        [one] { $count } balss
       *[other] { $count } balsis
    }
dixit-hand-count =
    { $count ->
        [zero] { $count } kāršu rokā
        [one] { $count } kārts rokā
       *[other] { $count } kārtis rokā
    }
dixit-track = Punkti
dixit-skip = Parādīt visu

# The edition and its switches.
dixit-edition-fa = Persiešu izdevums
    .help = Rokā 6 kārtis, trijatā 7; 84 attēli; spēlē līdz 30 punktiem.
dixit-switch-hand-size = Kārtis rokā
    .help = Cik kāršu katram ir rokā, ja spēlē četri vai vairāk.
dixit-switch-hand-size-for-three = Kārtis rokā trijatā
    .help = Cik kāršu katram ir rokā, ja spēlē trīs.
dixit-switch-deck-size = Attēli spēlē
    .help = Vairāk, nekā izdala, lai paliktu kaudzīte.
dixit-switch-winning-points = Punkti līdz beigām
    .help = Spēle beidzas, kad kādam ir tik punktu.
dixit-switch-max-bonus-points = Griesti punktiem par balsīm
    .help = Lielākais punktu skaits, ko vienā gājienā var dot balsis par tavām kārtīm.
dixit-switch-clues-aloud = Visi vienā istabā
    .help = Visi cits citu dzird, tāpēc mājienu var arī pateikt skaļi.
