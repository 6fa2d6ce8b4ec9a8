# The table: the frame around both games.

## Seats and names

table-bot-name = Bots{ "\u00A0" }{ $number }
table-seat-number = { $number }.{ "\u00A0" }vieta
table-level-steady = Nosvērts
table-level-random = Nejaušs
table-level-easy = Vājš
table-level-normal = Vidējs
table-level-hard = Stiprs
table-seats = Vietas
table-you = tu
table-aim = Izvēlēties: { $who }
table-sending = Tavs gājiens tūlīt tiks nosūtīts

table-mark-turn = Gājiens
table-mark-stand-in = Spēlē bots
table-mark-gone = Nav klāt
table-mark-ready = Var turpināt
table-mark-host = Saimnieks
table-mark-muted = Apklusināts

## What is going on

table-title = { $game } · { $code }
table-your-turn = Tavs gājiens
table-progress = { $game } · { $far }
table-round = { $round }. raunds no 3
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
table-over = Spēle beigusies
table-you-win = Tu uzvarēji!
table-you-win-too = Tu uzvarēji kopā ar citiem!
table-wins = Uzvar { $who }
table-playing = Notiek spēle
table-resting = Aplūko rezultātu
table-great-scene = Skaties, kas notiek.
table-rest-others = Visi aplūko rezultātu
table-rest-waits = Vēl skatās: { $who }.
table-rest-over = Turpinām…
table-rest-you = Kad viss aplūkots, spied „Tālāk”.
table-go-on = Tālāk
table-hold = Pagaidi
table-held = { $who } vēlas vēl mirkli.
table-held-you = Pārējie gaida, līdz tu turpināsi.
table-stepping = Boti gaida uz tevi.
table-next-move = Nākamais gājiens
table-may-begin = Vari sākt tu vai ļaut sākt botam.
table-bot-begins = Lai sāk bots
table-behind-doors =
    { $count ->
        [zero] Te aiz slēgtām durvīm spēlē { $count } spēlētāju. Pagaidi, līdz spēle beigsies.
        [one] Te aiz slēgtām durvīm spēlē { $count } spēlētājs. Pagaidi, līdz spēle beigsies.
       *[other] Te aiz slēgtām durvīm spēlē { $count } spēlētāji. Pagaidi, līdz spēle beigsies.
    }
table-connected = Savienots
table-connecting = Nav savienojuma
table-clock =
    { $count ->
        [zero] Atlikušas { $count } sekundes
        [one] Atlikusi { $count } sekunde
       *[other] Atlikušas { $count } sekundes
    }
table-hurry = Atlikušas desmit sekundes.

## Log and chat

table-talk = Žurnāls un tērzēšana
table-chat = Tērzēšana
table-phrases = Frāzes
table-gallery = Skatītāji
table-log = Žurnāls
table-since = Kopš tava pēdējā gājiena
table-by-stand-in = Tavs bots
table-unread =
    { $count ->
        [zero] { $count } jaunu ziņu
        [one] { $count } jauna ziņa
       *[other] { $count } jaunas ziņas
    }
table-send = Sūtīt

## Menu

table-home = Sākumlapa
table-sound = Skaņa
table-abandoned = Spēle pārtraukta
