# The table: the frame around both games.

## Seats and names

table-bot-name = { $number }. bots
table-seat-number = { $number }. vieta
table-level-steady = Prātīgs
table-level-random = Nejaušs
table-level-easy = Viegls
table-level-normal = Parasts
table-level-hard = Stiprs
table-nicknames = Āpsis, Bebrs, Lapsa, Ezis, Gārnis, Lūsis, Cauna, Ūdrs, Pūce, Krauklis, Sarkanrīklīte, Vāvere, Stārķis, Zvirbulis
table-seats = Vietas
table-seat-free = Brīva
table-you = tu
table-your-name = Tavs vārds
table-sit = Apsēsties
table-sit-short = Sēsties te
table-move = Pārsēsties
table-bot = Bots
table-fill = Apsēdināt botus visās brīvajās vietās:
table-full = Visas vietas ir aizņemtas. Vari skatīties un apsēsties, kad kāda atbrīvojas.
table-seat-menu = Par vietu: { $who }
table-seat-plain = Par šo vietu vairāk nav ko teikt.
table-rename = Mainīt vārdu
table-swap-with = Mainīt vietām ar
table-swap = Mainīt
table-promote = Nodot saimnieka lomu
table-mute = Liegt rakstīt
table-unmute = Atkal ļaut rakstīt
table-remove = Izslēgt no galda
table-remove-bot = Noņemt botu
table-aim = Izvēlēties: { $who }

table-mark-turn = Gājiens
table-mark-stand-in = Spēlē bots
table-mark-gone = Nav klāt
table-mark-ready = Var turpināt
table-mark-host = Saimnieks
table-mark-muted = Liegts rakstīt

## What is going on

table-title = { $game } · { $code }
table-your-turn = Tavs gājiens
table-progress = { $game } · { $far }
table-round = { $round }. kārta no 3
table-turn = { $turn }. gājiens
table-free-seats =
    { $count ->
        [zero] Vēl brīvas { $count } vietas
        [one] Vēl brīva { $count } vieta
       *[other] Vēl brīvas { $count } vietas
    }
table-all-here = Visi ir klāt: var sākt
table-the-host = galda saimnieks
table-wait-start = Gaidām, līdz { $who } sāks spēli.
table-wait-again = { $who } var sākt jaunu spēli.
table-start = Sākt spēli
table-start-again = Spēlēt vēlreiz
table-start-missing =
    { $count ->
        [zero] Vēl brīvas { $count } vietas: aicini draugus vai apsēdini botus.
        [one] Vēl brīva { $count } vieta: aicini kādu vai apsēdini botu.
       *[other] Vēl brīvas { $count } vietas: aicini draugus vai apsēdini botus.
    }
table-over = Spēle beigusies
table-playing = Notiek spēle
table-resting = Aplūko, kas atklājās
table-rest-waits = Vēl skatās: { $who }.
table-rest-over = Turpinām…
table-rest-you = Kad viss aplūkots, spied „Tālāk”.
table-go-on = Tālāk
table-stand-in = Tavā vietā spēlē bots.
table-back = Esmu atpakaļ
table-kept = Tava vieta ir saglabāta; pagaidām tur spēlē bots.
table-return = Atgriezties savā vietā
table-watching = Tu skaties šo spēli.
table-behind-doors =
    { $count ->
        [zero] Te aiz slēgtām durvīm spēlē { $count } cilvēku. Pagaidi, līdz spēle beigsies.
        [one] Te aiz slēgtām durvīm spēlē { $count } cilvēks. Pagaidi, līdz spēle beigsies.
       *[other] Te aiz slēgtām durvīm spēlē { $count } cilvēki. Pagaidi, līdz spēle beigsies.
    }
table-unseated = Tev te vairs nav vietas: tā pārgāja uz citu ierīci vai to paņēma galda saimnieks.
table-unreadable = Šo galdu nevar atvērt
table-no-way = Iekļūt nevar
table-connected = Savienots
table-connecting = Nav savienojuma
table-clock =
    { $count ->
        [zero] Atlikušas { $count } sekundes
        [one] Atlikusi { $count } sekunde
       *[other] Atlikušas { $count } sekundes
    }
table-hurry = Atlikušas desmit sekundes.

## Invitation and settings

table-invite = Ielūgums
table-code = Galda kods
table-link = Saite
table-qr = QR kods ar saiti uz šo galdu
table-television = Rādīt televizorā
table-settings = Iestatījumi
table-settings-change = Mainīt iestatījumus
table-settings-see = Visi iestatījumi
table-settings-save = Saglabāt iestatījumus
table-settings-host = Tos var mainīt tikai galda saimnieks.
table-words-game =
    { $count ->
        [zero] { $game }, { $count } vietu
        [one] { $game }, { $count } vieta
       *[other] { $game }, { $count } vietas
    }
table-words-switches =
    { $count ->
        [zero] { $count } mājas noteikumu
        [one] { $count } mājas noteikums
       *[other] { $count } mājas noteikumi
    }
table-words-clock-off = Bez pulksteņa
table-words-clock-relaxed = Trīs minūtes lēmumam
table-words-clock-quick = 45 sekundes lēmumam
table-words-clock-seconds =
    { $count ->
        [zero] { $count } sekunžu lēmumam
        [one] { $count } sekunde lēmumam
       *[other] { $count } sekundes lēmumam
    }
table-words-watched = Citi drīkst skatīties
table-words-unwatched = Citi nedrīkst skatīties
table-words-chat-all = Rakstīt drīkst visi
table-words-chat-seats = Rakstīt drīkst tikai pie galda
table-words-chat-off = Bez tērzēšanas
table-words-listed = Ir atvērto galdu sarakstā
table-words-television = Drīkst rādīt televizorā

## Log and chat

table-talk = Žurnāls un tērzēšana
table-log = Žurnāls
table-chat = Tērzēšana
table-gallery = Galerija
table-log-empty = Vēl nekas nav noticis.
table-chat-empty = Vēl neviens nav rakstījis.
table-gallery-empty = Te raksta skatītāji. Spēles laikā tie, kas sēž pie galda, to neredz.
table-by-bot = to spēlēja bots
table-unread =
    { $count ->
        [zero] { $count } jaunu rindu
        [one] { $count } jauna rinda
       *[other] { $count } jaunas rindas
    }
table-say = Rakstīt visiem
table-say-gallery = Rakstīt galerijai
table-send = Sūtīt
table-chat-off = Galda saimnieks tērzēšanu ir izslēdzis.
table-chat-seats = Te var rakstīt tikai tie, kas sēž pie galda.
table-gallery-only = Te raksta tikai skatītāji.
table-you-muted = Galda saimnieks tev liedzis rakstīt.
table-line-hidden = Galda saimnieks to paslēpa
table-hide-line = Paslēpt šo rindu: { $who }
table-hide-clue = Paslēpt šo mājienu

## Menu

table-home = Sākumlapa
table-sound = Skaņa
table-offer-seat = Spēlēt citā ierīcē
table-offer-seat-how = Atver šo saiti otrā ierīcē desmit minūšu laikā. Tā darbojas vienreiz, un tava vieta pāriet turp.
table-offer-seat-link = Saite tavai otrai ierīcei
table-offer-seat-failed = Saite pa ceļam pazuda.
table-leave = Atstāt vietu
table-leave-running = Tavā vietā spēlēs bots. Vieta tiek saglabāta, un šajā spēlē vari atgriezties.
table-leave-open = Tavu vietu varēs ieņemt citi.
table-leave-now = Atstāt
table-keys-how = Ar Tab un bultiņām pārvietojies, ar Enter vai atstarpi izvēlies.
table-key-board = Uz spēles laukumu
table-key-players = Pie spēlētājiem
table-key-go-on = Tālāk, kad viss parādīts
table-key-log = Žurnāls
table-key-chat = Tērzēšana
table-key-rules = Noteikumi
table-key-invite = Ielūgums
table-key-menu = Izvēlne
table-key-help = Šī palīdzība
table-key-close = Aizvērt

## After a game

table-result = Rezultāts
table-see-board = Skatīt laukumu
table-see-result = Skatīt rezultātu
table-kept-game = Šī spēle
table-replay = Skatīt no jauna
table-record = Lejupielādēt pierakstu
table-fair = Vai jaukts godīgi? Pārbaudi
table-fair-why = Nospiedums tika parādīts pirms pirmās kārts: tas ir sēklas SHA-256, un no sēklas izriet katra dalīšana.
table-seed = Sēkla
table-commitment = Nospiedums
