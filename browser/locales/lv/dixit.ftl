# Dixit at the table.

# The log in words.
dixit-news-dealt = Kārtis ir izdalītas.
dixit-news-told = { $who } dod mājienu: „{ $clue }”
    .you = Tu dod mājienu: „{ $clue }”
dixit-news-told-aloud = { $who } pasaka mājienu skaļi.
    .you = Tu pasaki mājienu skaļi.
dixit-news-gave = { $who } izdara izvēli.
    .you = Tu izdari izvēli.
dixit-news-reshuffled =
    { $count ->
        [zero] { $count } izspēlētos attēlus sajauc un noliek zem kaudzītes.
        [one] { $count } izspēlēto attēlu sajauc un noliek zem kaudzītes.
       *[other] { $count } izspēlētos attēlus sajauc un noliek zem kaudzītes.
    }
dixit-news-displayed =
    { $count ->
        [zero] Atklātas { $count } kārtis.
        [one] Atklāta { $count } kārts.
       *[other] Atklātas { $count } kārtis.
    }
dixit-news-voted = { $who } nobalso.
    .you = Tu nobalso.
dixit-news-votesopened = Balsis ir atklātas.
dixit-news-tellershown = Stāstnieka ({ $who }) kārts ir ar numuru { $number }.
    .you = Stāstnieka kārts (tava) ir ar numuru { $number }.
dixit-news-ownersshown = Tagad redzams, kam piederēja pārējās kārtis.
dixit-news-points =
    { $points ->
        [zero] { $who }: { $points } punktu
        [one] { $who }: { $points } punkts
       *[other] { $who }: { $points } punkti
    }
    .you = { $points ->
            [zero] tu: { $points } punktu
            [one] tu: { $points } punkts
           *[other] tu: { $points } punkti
        }
dixit-news-gameended =
    { $ending ->
        [pictures] Kaudzīte ir tukša, spēle beigusies.
        [clues] Visi ir stāstījuši norunātās reizes, spēle beigusies.
       *[points] Vajadzīgie punkti ir sasniegti, spēle beigusies.
    } { $count ->
        [zero] Uzvara kopīga: { $who }
        [one] Uzvar { $who }!
       *[other] Uzvara kopīga: { $who }
    }
    .you = { $ending ->
            [pictures] Kaudzīte ir tukša, spēle beigusies.
            [clues] Visi ir stāstījuši norunātās reizes, spēle beigusies.
           *[points] Vajadzīgie punkti ir sasniegti, spēle beigusies.
        } Tu uzvari!
    .together = { $ending ->
            [pictures] Kaudzīte ir tukša, spēle beigusies.
            [clues] Visi ir stāstījuši norunātās reizes, spēle beigusies.
           *[points] Vajadzīgie punkti ir sasniegti, spēle beigusies.
        } Tu uzvari! Kopā ar tevi uzvar { $who }.

# What to do.
dixit-do-race = Kurš pirmais dos mājienu, tas būs stāstnieks.
dixit-do-tell = Stāstnieks esi tu: izvēlies attēlu un izdomā tam mājienu.
dixit-do-give =
    { $count ->
        [zero] Izvēlies { $count } savas kārtis, kas vislabāk atbilst mājienam.
        [one] Izvēlies savu kārti, kas vislabāk atbilst mājienam.
       *[other] Izvēlies { $count } savas kārtis, kas vislabāk atbilst mājienam.
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
dixit-clue-placeholder = Vārds, rindiņa, nosaukums…
dixit-clue-send = Dot mājienu
dixit-clue-aloud = Pateikt skaļi
dixit-clue-hidden = Galda saimnieks šo mājienu ir paslēpis.
dixit-clue-spoken = Pateikts skaļi

# Why that clue? A bot says it of a picture, in words of the deck.
dixit-why = Kāpēc tāds mājiens?
dixit-why-whole = Rādīt visu

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
dixit-final-turn-pictures = Pēdējais gājiens: pēc tā kaudzīte būs tukša.
dixit-final-turn-clues = Pēdējais gājiens: pēc tā visi būs stāstījuši norunātās reizes.
dixit-finds = Kurš uzminēja kura mājienus
dixit-finds-cell = { $finder }: { $found } no { $told } mājieniem, ko deva { $teller }
dixit-recap = Gājienu pa gājienam
dixit-recap-none = Vēl neviens gājiens nav beidzies.
dixit-votes-for =
    { $count ->
        [0] Nav balsu
        [zero] Balsis: { $who }
        [one] Balss: { $who }
       *[other] Balsis: { $who }
    }
dixit-owner = Kārti deva { $who }
dixit-turn-points = Gājiena punkti
dixit-all-found = Uzminēja visi: visiem, izņemot stāstnieku, pa { $points }.
dixit-none-found = Neuzminēja neviens: visiem, izņemot stāstnieku, pa { $points }.
dixit-some-found = Daži uzminēja: stāstniekam un katram no viņiem pa { $points }.
dixit-gain-told = uzminēja daži
dixit-gain-found = uzminēta kārts
dixit-gain-three = spēle trijatā
dixit-gain-all-found = uzminēja visi
dixit-gain-none-found = neuzminēja neviens
dixit-gain-votes =
    { $count ->
        [zero] { $count } balsu
        [one] { $count } balss
       *[other] { $count } balsis
    }
dixit-three = Trijatā abi pārējie dod pa divām kārtīm, tāpēc atklāj piecas. Ja tikai viens no viņiem uzmin stāstnieka kārti, viņš un stāstnieks saņem pa 4 punktiem, nevis pa 3.
dixit-final-title = Gala rezultāts
dixit-ended-points =
    { $points ->
        [zero] Spēle beigusies, jo kāds ir sasniedzis { $points } punktus.
        [one] Spēle beigusies, jo kāds ir sasniedzis { $points } punktu.
       *[other] Spēle beigusies, jo kāds ir sasniedzis { $points } punktus.
    }
dixit-ended-pictures = Spēle beigusies, jo kaudzīte ir tukša.
dixit-ended-clues =
    { $count ->
        [zero] Spēle beigusies, jo visi ir stāstījuši { $count } reizes.
        [one] Spēle beigusies, jo visi ir stāstījuši { $count } reizi.
       *[other] Spēle beigusies, jo visi ir stāstījuši { $count } reizes.
    }
dixit-picture = { $number }. attēls
dixit-hand = Tavas kārtis
dixit-display = Atklātās kārtis

# Seen and done at the board.
dixit-three-title = Spēle trijatā
dixit-pick = Izvēlēties šo
dixit-caption = Apraksts
dixit-clue-menu = Vēl par šo mājienu
dixit-hide-clue = Paslēpt šo mājienu
dixit-unhide-clue = Atkal parādīt šo mājienu visiem
dixit-clue-uncover = Tomēr izlasīt
dixit-has-chosen = { $who }: izvēle izdarīta
dixit-still-choosing = { $who }: vēl izvēlas
dixit-has-voted = { $who }: balss nodota
dixit-still-voting = { $who }: vēl jābalso
dixit-clue-pick = Izvēlies attēlu šim mājienam.
dixit-letters = Zīmes: { $count } no { $most }
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
dixit-edition-fa = Standarta noteikumi
    .help = Rokā 6 kārtis, trijatā 7; 84 attēli; spēlē līdz 30 punktiem.
dixit-switch-hand-size = Kārtis rokā
    .help = Cik kāršu katram ir rokā, ja spēlē četri vai vairāk.
dixit-switch-hand-size-for-three = Kārtis rokā trijatā
    .help = Cik kāršu katram ir rokā, ja spēlē trīs.
dixit-switch-deck-size = Attēli spēlē
    .help = Jābūt vairāk, nekā izdala, lai paliktu kaudzīte.
dixit-switch-winning-points = Līdz cik punktiem spēlē
    .help = Spēle beidzas, kad kādam ir tik punktu.
dixit-switch-clues-each = Cik reižu katrs stāsta
    .help = Spēle beidzas, kad visi ir stāstījuši tik reižu.
dixit-switch-used-pictures-reshuffled = Izspēlētie attēli atgriežas
    .help = Kad kaudzītē pietrūkst kāršu, iepriekšējo gājienu attēlus sajauc un noliek zem tās. Tukša kaudzīte spēli vairs nebeidz.
dixit-switch-max-bonus-points = Lielākais punktu skaits par balsīm
    .help = Vairāk par to balsis par tavām kārtīm vienā gājienā nedod.
dixit-switch-clues-aloud = Visi vienā istabā
    .help = Visi cits citu dzird, tāpēc mājienu var arī pateikt skaļi. Boti to nedzird un tikai min.
