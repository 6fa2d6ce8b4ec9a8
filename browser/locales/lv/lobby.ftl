# A table before its first game, and the seats after each.

## Seats and names

table-seat-free = Brīva
table-your-name = Tavs vārds
table-name-long = Ne vairāk par { $letters } zīmēm.
table-sit = Apsēsties
table-sit-short = Sēsties te
table-move = Pārsēsties
table-bot = Bots
table-fill = Apsēdināt botus visās brīvajās vietās:
table-full = Visas vietas ir aizņemtas. Vari skatīties un apsēsties, kad kāda atbrīvojas.
table-seat-menu = Izvēlne: { $who }
table-pick-face = Izvēlēties portretu
table-nicknames = Āpsis, Bebrs, Lapsa, Ezis, Gārnis, Lūsis, Cauna, Ūdrs, Pūce, Krauklis, Sarkanrīklīte, Vāvere, Stārķis, Zvirbulis

## What is going on

table-free-seats =
    { $count ->
        [zero] Vēl brīvas { $count } vietas
        [one] Vēl brīva { $count } vieta
       *[other] Vēl brīvas { $count } vietas
    }
table-all-here = Visi ir klāt: var sākt
table-wait-start = Gaidām, līdz { $who } sāks spēli.
table-wait-again = { $who } var sākt jaunu spēli.
table-start = Sākt spēli
table-start-again = Spēlēt vēlreiz
table-shuffling = Kārtis tiek jauktas …
table-invite-players = Aicināt pārējos spēlēt
table-players-invited = Uzaicināti tie, kas lūguši paziņojumus.
table-start-missing =
    { $count ->
        [zero] Vēl brīvas { $count } vietas: aicini draugus vai apsēdini botus.
        [one] Vēl brīva { $count } vieta: aicini kādu vai apsēdini botu.
       *[other] Vēl brīvas { $count } vietas: aicini draugus vai apsēdini botus.
    }

## Invitation and settings

table-invite = Ielūgums
table-code = Galda kods
table-link = Saite
table-qr = QR kods ar saiti uz šo galdu
table-television = Rādīt televizorā
table-settings = Iestatījumi
table-settings-change = Mainīt iestatījumus
table-settings-see = Visi iestatījumi
table-words-game =
    { $count ->
        [zero] { $game }, { $count } spēlētāju
        [one] { $game }, { $count } spēlētājs
       *[other] { $game }, { $count } spēlētāji
    }
table-words-switches =
    { $count ->
        [zero] { $count } mājas noteikumu
        [one] { $count } mājas noteikums
       *[other] { $count } mājas noteikumi
    }
table-words-clock-off = Bez laika ierobežojuma
table-words-clock-relaxed = Trīs minūtes lēmumam
table-words-clock-quick = 45 sekundes lēmumam
table-words-clock-seconds =
    { $count ->
        [zero] { $count } sekunžu lēmumam
        [one] { $count } sekunde lēmumam
       *[other] { $count } sekundes lēmumam
    }
table-words-bots-calm = Mierīgi boti
table-words-bots-quick = Ātri boti
table-words-bots-step = Boti gājienus izdara pa vienam
table-words-watched = Citi drīkst skatīties
table-words-unwatched = Citi nedrīkst skatīties
table-words-chat-all = Rakstīt drīkst visi
table-words-chat-seats = Rakstīt drīkst tikai spēlētāji
table-words-chat-off = Bez tērzēšanas
table-words-no-phrases = Bez frāzēm
table-words-listed = Ir atvērto galdu sarakstā
table-words-television = Drīkst rādīt televizorā

## The host

table-host-ask = Kļūt par saimnieku
table-host-back = Atkal būt saimniekam

# Who begins, asked before the first deal.

first-player-youngest = Kurš ir jaunākais?
first-player-agreed = Kurš sāk?
first-player-help = Vārdu var izvēlēties ikviens, kas sēž pie galda. Ja neviens neizvēlas, izšķir loze.
first-player-lots = Izloze
first-player-named = Sāk { $who }.
    .you = Tu sāc.
first-player-open = Izvēlieties tālrunī, citādi izšķirs loze.
