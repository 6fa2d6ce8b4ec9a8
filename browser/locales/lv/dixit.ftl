# Dixit at the table.

# The log in words.
dix-news-dealt = Kārtis ir izdalītas.
dix-news-told = { $who } dod mājienu: „{ $clue }”
dix-news-told-aloud = { $who } pasaka mājienu skaļi.
dix-news-gave = { $who } izdara izvēli.
dix-news-displayed =
    { $count ->
        [zero] Atklātas { $count } kārtis.
        [one] Atklāta { $count } kārts.
       *[other] Atklātas { $count } kārtis.
    }
dix-news-voted = { $who } nobalso.
dix-news-votesopened = Balsis ir atklātas.
dix-news-tellershown = Stāstnieka kārts ir { $number }. numurs ({ $who }).
dix-news-ownersshown = Tagad redzams, kam piederēja pārējās kārtis.
dix-news-points =
    { $points ->
        [zero] { $who }: { $points } punktu
        [one] { $who }: { $points } punkts
       *[other] { $who }: { $points } punkti
    }
dix-news-gameended =
    { $count ->
        [zero] Spēle beigusies. Uzvara kopīga: { $who }
        [one] Spēle beigusies. Uzvar { $who }!
       *[other] Spēle beigusies. Uzvara kopīga: { $who }
    }

# What to do.
dix-do-race = Kurš pirmais dos mājienu, tas būs stāstnieks.
dix-do-tell = Stāstnieks esi tu: izvēlies attēlu un dod tam mājienu.
dix-do-give =
    { $count ->
        [zero] Izvēlies { $count } savas kārtis, kas mājienam der vislabāk.
        [one] Izvēlies savu kārti, kas mājienam der vislabāk.
       *[other] Izvēlies { $count } savas kārtis, kas mājienam der vislabāk.
    }
dix-do-vote = Kurš attēls ir stāstnieka? Balso!
dix-wait-tell = { $who } domā, kādu mājienu dot.
dix-wait-give =
    { $count ->
        [zero] Vēl izvēlas { $count } spēlētāju.
        [one] Vēl izvēlas { $count } spēlētājs.
       *[other] Vēl izvēlas { $count } spēlētāji.
    }
dix-wait-vote =
    { $count ->
        [zero] Vēl jābalso { $count } spēlētājiem.
        [one] Vēl jābalso { $count } spēlētājam.
       *[other] Vēl jābalso { $count } spēlētājiem.
    }

# The clue.
dix-clue-label = Tavs mājiens
dix-clue-placeholder = Vārds, rinda, nosaukums…
dix-clue-send = Dot mājienu
dix-clue-aloud = Labāk pateikt skaļi
dix-clue-hidden = Galda saimnieks šo mājienu ir paslēpis.
dix-clue-spoken = Pateikts skaļi

# Giving and voting.
dix-give-send =
    { $count ->
        [zero] Atdot šīs { $count } kārtis
        [one] Atdot šo kārti
       *[other] Atdot šīs { $count } kārtis
    }
dix-vote-send = Balsot par { $number }. kārti
dix-vote-own = Šī ir tava kārts
dix-your-card = Tava kārts
dix-zoom = Palielināt
dix-zoom-close = Aizvērt attēlu
dix-next-picture = Nākamais attēls
dix-previous-picture = Iepriekšējais attēls

# Around the table.
dix-pile =
    { $count ->
        [0] Kaudzīte ir tukša
        [zero] Kaudzītē { $count } kāršu
        [one] Kaudzītē { $count } kārts
       *[other] Kaudzītē { $count } kārtis
    }
dix-points =
    { $points ->
        [zero] { $points } punktu
        [one] { $points } punkts
       *[other] { $points } punkti
    }
dix-target =
    { $points ->
        [zero] Spēlē līdz { $points } punktiem
        [one] Spēlē līdz { $points } punktam
       *[other] Spēlē līdz { $points } punktiem
    }
dix-storyteller = Stāstnieks
dix-turn = { $turn }. gājiens
dix-recap = Gājiens pēc gājiena
dix-recap-none = Vēl neviens gājiens nav beidzies.
dix-votes-for =
    { $count ->
        [0] Nav balsu
        [zero] Balsis: { $who }
        [one] Balss: { $who }
       *[other] Balsis: { $who }
    }
dix-owner = Kārts pieder: { $who }
dix-all-found = Uzminēja visi: stāstniekam punktu nav.
dix-none-found = Neuzminēja neviens: stāstniekam punktu nav.
dix-some-found = Daži uzminēja: punkti viņiem un stāstniekam.
dix-three = Trijatā abi pārējie dod pa divām kārtīm, tāpēc atklāj piecas. Ja tikai viens no viņiem uzmin stāstnieka kārti, viņš un stāstnieks saņem 4 punktus, nevis 3.
dix-final-title = Gala rezultāts
dix-picture = { $number }. attēls
dix-hand = Tavas kārtis
dix-display = Atklātās kārtis

# Seen and done at the board.
dix-three-title = Spēle trijatā
dix-pick = Izvēlēties šo
dix-caption = Apraksts
dix-hide-clue = Paslēpt šo mājienu
dix-hide-clue-sure = Paslēpt no visiem?
dix-has-chosen = { $who }: izvēle izdarīta
dix-still-choosing = { $who }: vēl izvēlas
dix-has-voted = { $who }: balss nodota
dix-still-voting = { $who }: vēl jābalso
dix-clue-pick = Izvēlies attēlu, kuram tas domāts.
dix-letters = Burti: { $count } no { $most }
dix-last-turn = Iepriekšējais gājiens
dix-news-scored-points = Gājiena punkti: { $list }
dix-nobody-scored = Šajā gājienā punktu nav.
dix-winner = Uzvara
dix-best-loved = Attēli ar visvairāk balsīm
dix-vote-count =
    { $count ->
        [zero] { $count } balsu
        [one] { $count } balss
       *[other] { $count } balsis
    }
dix-hand-count =
    { $count ->
        [zero] { $count } kāršu rokā
        [one] { $count } kārts rokā
       *[other] { $count } kārtis rokā
    }
dix-track = Punkti
dix-skip = Parādīt visu

# The edition and its switches.
dix-edition-fa = Persiešu izdevums
    .help = Rokā 6 kārtis, trijatā 7; 84 attēli; spēlē līdz 30 punktiem.
dix-switch-hand = Kārtis rokā
    .help = Cik kāršu katram ir rokā, ja spēlē četri vai vairāk.
dix-switch-hand-of-three = Kārtis rokā trijatā
    .help = Cik kāršu katram ir rokā, ja spēlē trīs.
dix-switch-deck = Attēli spēlē
    .help = Vairāk, nekā izdala, lai paliktu kaudzīte.
dix-switch-target = Punkti līdz beigām
    .help = Spēle beidzas, kad kādam ir tik punktu.
dix-switch-bonus-cap = Griesti punktiem par balsīm
    .help = Lielākais punktu skaits, ko vienā gājienā var dot balsis par tavām kārtīm.
dix-switch-one-room = Visi vienā istabā
    .help = Visi cits citu dzird, tāpēc mājienu var arī pateikt skaļi.
