# The form of a table's settings.

set-game = Spēle
set-players = { $from }–{ $to } spēlētāji
set-play = Ko spēlē
set-table = Galds
set-edition = Noteikumu izdevums
set-seats = Spēlētāji
set-first = Kurš sāk
set-first-rules = Kā nosaka noteikumi
set-first-random = Pēc nejaušības
set-first-seat = { $number }. vieta

set-clock = Pulkstenis
set-clock-off = Izslēgts
    .help = Katrs domā, cik ilgi vēlas.
set-clock-relaxed = Mierīgi
    .help = Trīs minūtes katram lēmumam; pēc tam prombūtnē esošā vietā spēlē bots.
set-clock-quick = Ātri
    .help = 45 sekundes katram lēmumam; pēc tam prombūtnē esošā vietā spēlē bots.
set-clock-own = Pēc izvēles
set-clock-seconds = sekundes katram lēmumam

set-chat = Tērzēšana
set-chat-all = Visi
set-chat-seats = Tikai spēlētāji
set-chat-off = Izslēgta
set-listed = Atvērts galds
    .help = To sākumlapā var atrast ikviens. Citādi vajadzīga saite vai kods.
set-spectators = Skatītāji
    .help = Drīkst skatīties arī tie, kam nav vietas pie galda.
set-television = Televizors
    .help = Galdu pēc koda drīkst rādīt uz liela ekrāna istabā.

set-decks = Attēli
set-deck-dream = Sapņu kava
set-deck-pictures =
    { $count ->
        [zero] { $count } attēlu
        [one] { $count } attēls
       *[other] { $count } attēli
    }
set-deck-blind = Boti šo kavu labi neredz un pārsvarā min.
set-decks-few = Spēlei vajag { $needed } attēlus, bet te ir { $have }. Pievieno kavu vai spēlē ar mazāk attēliem (mājas noteikumi).

set-language = Botu valoda
    .help = Tajā boti dod mājienus un vislabāk saprot tavējos.

set-house = Mājas noteikumi
set-house-none = Visas iespējas ar paskaidrojumiem; viss kā izdevumā
set-house-changed =
    { $count ->
        [zero] { $count } iespēju atšķiras no izdevuma
        [one] { $count } iespēja atšķiras no izdevuma
       *[other] { $count } iespējas atšķiras no izdevuma
    }
set-printed = kā izdevumā
set-printed-number = Izdevumā: { $value }
set-changed = mainīts
set-reset = Atpakaļ, kā izdevumā
set-reset-all = Visu kā izdevumā
set-number = Skaitlis
set-range = No { $least } līdz { $most }
set-roles-players = Spēlētāji
set-roles-of = { $who }, spēlētāju skaits: { $players }
set-roles-few = Par maz; spēlētāju skaits: { $players }

set-fixed = Notiek spēle: pašu spēli, noteikumus, vietas un attēlus varēs mainīt, kad tā beigsies.
