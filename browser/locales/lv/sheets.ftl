# A table's sheets and its chat, and the table after a game.

## Seats and names

table-seat-plain = Te nav ko mainīt.
table-rename = Mainīt vārdu
table-swap-with = Mainīties vietām ar
table-swap = Mainīties
table-promote = Nodot saimnieka lomu
table-mute = Liegt rakstīt
table-unmute = Atkal ļaut rakstīt
table-mute-bot = Apklusināt botu
table-unmute-bot = Atkal ļaut botam runāt
table-remove = Izraidīt no galda
table-remove-bot = Noņemt botu

## What is going on

table-stand-in = Tavā vietā spēlē bots.
table-back = Esmu atpakaļ
table-kept = Tava vieta ir saglabāta; pagaidām tur spēlē bots.
table-return = Atgriezties savā vietā
table-watching = Tu skaties šo spēli.
table-unseated = Tev te vairs nav vietas: tā pārgāja uz citu ierīci vai to atņēma galda saimnieks.
table-behind-doors =
    { $count ->
        [zero] Te aiz slēgtām durvīm spēlē { $count } spēlētāju. Pagaidi, līdz spēle beigsies.
        [one] Te aiz slēgtām durvīm spēlē { $count } spēlētājs. Pagaidi, līdz spēle beigsies.
       *[other] Te aiz slēgtām durvīm spēlē { $count } spēlētāji. Pagaidi, līdz spēle beigsies.
    }

## Invitation and settings

table-settings-save = Saglabāt iestatījumus
table-settings-host = Tos var mainīt tikai galda saimnieks.

## Log and chat

table-meanwhile =
    { $count ->
        [zero] Kamēr tevis nebija, bots tavā vietā izdarīja { $count } gājienu:
        [one] Kamēr tevis nebija, bots tavā vietā izdarīja { $count } gājienu:
       *[other] Kamēr tevis nebija, bots tavā vietā izdarīja { $count } gājienus:
    }

## Menu

table-tips-again = Rādīt ieteikumus vēlreiz
table-spectators = Skatītāji
table-offer-seat = Spēlēt citā ierīcē
table-offer-seat-how = Desmit minūšu laikā atver šo saiti otrā ierīcē. Tā darbojas vienreiz un pārceļ tavu vietu uz turieni.
table-offer-seat-link = Saite tavai otrai ierīcei
table-offer-seat-qr = Šīs saites QR kods
table-offer-seat-failed = Saiti neizdevās izveidot. Mēģini vēlreiz.
table-seat-moved = Tava vieta tagad ir otrā ierīcē. Te tu skaties.
table-leave = Atstāt vietu
table-leave-running = Tavā vietā spēlēs bots. Vieta tiek saglabāta, un šajā spēlē vari atgriezties.
table-leave-open = Tavu vietu varēs ieņemt citi.
table-leave-now = Atstāt
table-end-how = Ja to grib vairāk nekā puse spēlētāju, spēle visiem beidzas. Pēc divām minūtēm tos, kuru nav klāt, vairs neskaita. Neviens neuzvar, un viss slēptais būs redzams atkārtojumā.
table-end-alone = Spēle beigsies uzreiz. Neviens neuzvar, un viss slēptais būs redzams atkārtojumā.
table-end-ask = Jautāt pārējiem
table-abandoned-how = Neviens nav uzvarējis.
table-end = Beigt spēli
table-end-yes = Beigt
table-end-no = Spēlēt tālāk
table-end-failed = Spēle turpinās.
table-host-here = Esmu šeit

## After a game

table-result = Rezultāts
table-see-board = Skatīt laukumu
table-see-result = Skatīt rezultātu
table-kept-game = Šī spēle
table-replay = Skatīt atkārtojumu
table-record = Lejupielādēt pierakstu
table-own-pictures = Pašu attēli
table-keep-clues = Saglabāt mājienus pie attēliem ({ $count })
table-clues-kept = Mājieni ir saglabāti. Turpmāk boti šos attēlus sapratīs labāk.
table-end-vote = Vai beigt spēli? Par: { $who } ({ $yes } no { $needed } balsīm)
table-host-asked = Ja { $host } neko nedarīs, saimnieks būs { $who }.
table-host-asked-you = Vai esi šeit? Citādi saimnieks būs { $who }.
table-you-win = Tu uzvarēji!
table-you-win-too = Tu uzvarēji kopā ar citiem!
table-wins = Uzvar { $who }
table-push = Paziņot, kad mans gājiens
