# The form of a table's settings.

set-game = Spēle
set-players = { $from }–{ $to } spēlētāji
set-play = Spēle
set-table = Galds
set-edition = Noteikumu izdevums
set-seats = Spēlētāji
set-first = Kurš sāk
set-first-rules = Kā nosaka noteikumi
set-first-random = Nejauši
set-first-seat = { $number }. vieta

set-clock = Laiks lēmumam
set-clock-off = Bez ierobežojuma
    .help = Katrs domā, cik ilgi vēlas.
set-clock-relaxed = Mierīgi
    .help = Trīs minūtes katram lēmumam; pēc tam par prombūtnē esošajiem spēlē bots.
set-clock-quick = Ātri
    .help = 45 sekundes katram lēmumam; pēc tam par prombūtnē esošajiem spēlē bots.
set-clock-own = Pēc izvēles
set-clock-seconds = sekundes katram lēmumam

set-bot-pace = Botu temps
set-bot-pace-calm = Mierīgi
    .help = Boti nesteidzas nevienā gājienā.
set-bot-pace-normal = Parasti
    .help = Nedaudz vairāk par sekundi kārtij, divreiz ilgāk pēc svarīga gājiena.
set-bot-pace-quick = Ātri
    .help = Boti gandrīz negaida.
set-bot-pace-step = Soli pa solim
    .help = Ja spēlē tikai ar botiem, katrs no tiem gaida, līdz nospied „Nākamais gājiens”. Kopā ar citiem temps ir parasts.

set-chat = Tērzēšana
set-chat-all = Visi
set-chat-seats = Tikai spēlētāji
set-chat-off = Izslēgta
set-phrases = Frāzes
    .help = Spēlētāji tās pasaka ar vienu pieskārienu, un katrs lasa savā valodā. Arī tad, ja tērzēšana ir izslēgta.
set-listed = Atvērts galds
    .help = To sākumlapā var atrast ikviens. Citādi vajadzīga saite vai kods.
set-spectators = Skatītāji
    .help = Drīkst skatīties arī tie, kam nav vietas pie galda.
set-television = Televizors
    .help = Ar kodu galdu var rādīt televizorā vai uz cita liela ekrāna.

set-decks = Attēli
set-deck-dream = Sapņu kava
set-deck-pictures =
    { $count ->
        [zero] { $count } attēlu
        [one] { $count } attēls
       *[other] { $count } attēli
    }
set-deck-blind = Boti šo kavu labi neredz un pārsvarā min.
set-decks-few = Spēlei vajadzīgo attēlu skaits ir { $needed }, bet te ir { $have }. Pievieno kavu vai spēlē ar to, kas ir.
set-decks-all =
    { $count ->
        [zero] Spēlēt ar visiem { $count } attēliem
        [one] Spēlēt ar { $count } attēlu
       *[other] Spēlēt ar visiem { $count } attēliem
    }

set-language = Botu valoda
    .help = Tajā boti dod mājienus un vislabāk saprot tavējos.

set-house = Mājas noteikumi
set-house-none = Viss kā izdevumā. Atver, lai skatītu vai mainītu noteikumus.
set-house-changed =
    { $count ->
        [zero] { $count } noteikumu atšķiras no izdevuma
        [one] { $count } noteikums atšķiras no izdevuma
       *[other] { $count } noteikumi atšķiras no izdevuma
    }
set-printed = kā izdevumā
set-printed-number = Izdevumā: { $value }
set-changed = mainīts
set-reset = Atjaunot kā izdevumā
set-reset-all = Atjaunot visu kā izdevumā
set-number = Skaitlis
set-range = No { $least } līdz { $most }
set-roles-players = Spēlētāji
set-roles-of = { $who }, spēlētāju skaits: { $players }
set-roles-few = Par maz; spēlētāju skaits: { $players }

set-fixed = Notiek spēle: pašu spēli, noteikumus, vietas un attēlus varēs mainīt, kad tā beigsies.
