# The table: the frame around both games.

## Seats and names

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
table-undo = Atsaukt
table-send-now = Sūtīt tūlīt

table-mark-turn = Gājiens
table-mark-stand-in = Spēlē bots
table-mark-gone = Nav klāt
table-mark-ready = Var turpināt
table-mark-host = Saimnieks
table-mark-muted = Apklusināts

## What bots are called, by their faces

## What is going on

table-title = { $game } · { $code }
table-your-turn = Tavs gājiens
table-progress = { $game } · { $far }
table-round = { $round }. raunds no 3
table-turn = { $turn }. gājiens
table-the-host = galda saimnieks
table-over = Spēle beigusies
table-playing = Notiek spēle
table-resting = Aplūko rezultātu
table-great-scene = Skaties, kas notiek.
table-rest-others = Visi aplūko rezultātu
table-go-on = Tālāk
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
table-log-empty = Vēl nekas nav noticis.
table-log-since = Jaunais kopš tava pēdējā gājiena
table-by-bot = to spēlēja bots
table-hide-clue = Paslēpt šo mājienu
table-unhide-clue = Atkal parādīt šo mājienu
table-since = Kopš tava pēdējā gājiena
table-by-stand-in = Tavs bots
table-unread =
    { $count ->
        [zero] { $count } jaunu ziņu
        [one] { $count } jauna ziņa
       *[other] { $count } jaunas ziņas
    }

## Menu

table-home = Sākumlapa
table-sound = Skaņa
table-abandoned = Spēle pārtraukta
table-hint = Padoms: ko darītu bots?
