# Why something was refused.

refusal-asked-recently = Par to jautāts pavisam nesen. Pagaidi dažas minūtes vai ļauj pajautāt kādam citam.
refusal-bad-deck = Ar šo kavu tā nevar. Izvēlies citu nosaukumu vai citu kavu.
refusal-bad-message = Lapa un serveris viens otru nesaprata. Ielādē lapu vēlreiz.
refusal-bad-name = Šāds vārds neder. Izvēlies citu, ne garāku par { $letters } zīmēm.
refusal-bad-request = Serveris to nesaprata. Ielādē lapu vēlreiz.
refusal-bad-settings = Šie iestatījumi kopā neder. Maini tos un mēģini vēlreiz.
refusal-bad-text = To nevar nosūtīt. Raksti kaut ko, ne vairāk kā { $letters } zīmju.
refusal-bad-words = Šie teksti neder. Vajag nosaukumu; katrā tekstā drīkst būt ne vairāk kā { $letters } zīmju.
refusal-bot-cannot-play = Kāds no galda botiem neprot spēlēt spēli „{ $game }”. Vispirms noņem to.
refusal-chat-off = Galda saimnieks šo tērzēšanu ir izslēdzis.
refusal-deck-in-use = Ar šiem attēliem patlaban notiek spēle. Pagaidi, līdz tā beidzas.
refusal-empty-seats = Dažas vietas vēl ir tukšas. Aicini draugus vai apsēdini tur botus.
refusal-file-animated = Tā ir animācija; kārts ir viens nekustīgs attēls.
refusal-file-bomb = Izpakots tas ir vairāk nekā { $times } reižu lielāks – kā zip bumba.
refusal-file-damaged = Fails ir bojāts.
refusal-file-empty = Fails ir tukšs.
refusal-file-folder = Tā ir mape. Izvēlies tajā esošos attēlus vai iepako to zip failā.
refusal-file-heic = HEIC te nevar nolasīt. Saglabā to kā JPEG tālrunī vai attēlu skatītājā.
refusal-file-holds-more = Failā līdzās attēlam ir vēl kaut kas: { $found ->
        [film] video
        [archive] arhīvs
        [program] programma
        [unknown] nezināmi dati
       *[other] { $found }
    }.
refusal-file-leads-out = Tā ceļš ved ārpus zip.
refusal-file-link = Tā ir saite uz citu vietu.
refusal-file-locked = Tas ir aizsargāts ar paroli.
refusal-file-not-decoded = Attēlu neizdevās droši nolasīt.
refusal-file-not-zip = Tā nav ne mape, ne nebojāts zip.
refusal-file-packed = Tas ir sapakots fails. Vispirms izpako to.
refusal-file-packing = Šādu pakojumu te nevar nolasīt. Izveido parastu zip.
refusal-file-renamed = Pēc nosaukuma tas ir { $expected }, bet pēc satura – { $found ->
        [film] video
        [archive] arhīvs
        [program] programma
        [unknown] nezināmi dati
       *[other] { $found }
    }.
refusal-file-too-large = Tas ir lielāks par { $megabytes } MB.
refusal-file-too-many-files = Tajā ir vairāk nekā { $files } failu. Sapako mazākus zip.
refusal-file-too-many-pixels = Attēlā ir { $width } × { $height } pikseļu, vairāk par { $millions } miljoniem. Vispirms samazini to.
refusal-file-too-much-memory = Tā nolasīšana prasa pārāk daudz atmiņas. Vispirms samazini to.
refusal-file-too-slow = Tā nolasīšana prasa pārāk daudz laika. Vispirms samazini to.
refusal-file-too-small = Tas ir par mazu: kārtij vajag vismaz { $width } × { $height } pikseļu.
refusal-file-truncated = Fails apraujas, pirms beidzas attēls.
refusal-file-unpacks-too-large = Ar šo failu zip saturs pārsniedz { $gigabytes } GB. Sapako mazākus zip.
refusal-file-unreadable = Failu nevar nolasīt.
refusal-file-unsupported = Nolasīti tiek tikai PNG, JPEG un WebP attēli.
refusal-file-words-unreadable = Tajā esošos tekstus nevar nolasīt.
refusal-file-words-unusable = Teksti attēlam { $picture } neder.
refusal-file-words-without-picture = Tajā ir teksti attēlam { $picture }, kura nav līdzās. Ieliec abus vienā mapē vai zip.
refusal-file-zip-too-large = Šis zip ir lielāks par { $megabytes } MB. Sapako attēlus vairākos mazākos zip.
refusal-file-zip64 = Tas ir ZIP64 arhīvs, kas domāts apjomam virs 4 GB. Sapako attēlus vairākos mazākos zip.
refusal-forbidden = Tas nav atļauts. Atgriezies sākumlapā.
refusal-forgotten = Serveris ir aizmirsis šo pārlūkprogrammu. Ielādē lapu vēlreiz, lai ienāktu no jauna.
refusal-founder-cannot-be-removed = Galds pieder šim spēlētājam, un viņš var atgriezties. Līdz tam tu tikai aizvieto saimnieku.
refusal-game-running = Spēles laikā to nevar. Pagaidi, līdz tā beigsies.
refusal-has-other-seat = Tev pie šī galda ir cita vieta. Atgriezies tajā.
refusal-header-missing = Pieprasījumā trūkst galvenes { $header }. Ielādē lapu vēlreiz.
refusal-host-cannot-be-removed = Saimnieku nevar izraidīt, bet viņš pats var piecelties.
refusal-host-not-needed = Spēle turpinās arī bez saimnieka. Ja trīs minūtes nekas nenotiek, lūdz vēlreiz.
refusal-internal = Serverī kaut kas nogāja greizi. Mēģini vēlreiz; ja atkārtojas, ielādē lapu no jauna.
refusal-log-full = Šī galda žurnāls ir pilns. Pabeidz spēli un atver jaunu galdu.
refusal-muted = Galda saimnieks tev te liedzis rakstīt. Lasīt un spēlēt var joprojām.
refusal-no-such-phrase = Šajā spēlē tādas frāzes nav. Ielādē lapu vēlreiz.
refusal-phrase-misfit = Tā, par ko ir šī frāze, vairs nav. Izvēlies vēlreiz.
refusal-phrases-off = Galda saimnieks frāzes ir izslēdzis.
refusal-name-taken = Kādam te jau ir tāds vai ļoti līdzīgs vārds. Izvēlies citu.
refusal-name-reserved = Šo vārdu lieto pati spēle – botam vai lomai. Izvēlies citu.
refusal-face-taken = Šis portrets pie galda jau ir aizņemts. Izvēlies citu.
refusal-no-bot-move = Šo gājienu neizdarīja bots.
refusal-no-free-seat = Visas vietas ir aizņemtas. Pagaidi, līdz kāda atbrīvojas.
refusal-no-game-running = Spēle pašlaik nenotiek. Pagaidi, līdz galda saimnieks to sāks.
refusal-no-seat = Lai to darītu, vajag vietu pie galda. Ieņem kādu brīvu.
refusal-no-such-game = Tāda spēle pie šī galda nav spēlēta.
refusal-no-such-line = Tādas ziņas vai mājiena šeit nav.
refusal-bots-clue = Šo mājienu deva bots. Paslēpt var tikai cilvēku mājienus.
refusal-not-alone = Padomus dod tikai tam, kurš spēlē viens pats ar botiem.
refusal-not-your-clue = Mājienu var paskaidrot tikai tas, kurš to deva, un tikai pēc gājiena beigām.
refusal-no-such-seat = Tādas vietas pie šī galda nav. Izvēlies citu.
refusal-no-such-spectator = Šī cilvēka vairs nav skatītāju vidū. Varbūt viņš ir aizgājis vai apsēdies pie galda.
refusal-not-found = Te nekā nav. Pārbaudi kodu vai saiti vai palūdz jaunu.
refusal-not-host = To var darīt tikai galda saimnieks. Palūdz viņam.
refusal-not-operator = To var darīt tikai tas, kurš palaidis serveri. Atver privāto saiti, ko serveris parādīja startējot.
refusal-not-your-turn = Nav tavs gājiens. Pagaidi, līdz pienāks tava kārta.
refusal-page-not-built = Lapa vēl nav uzbūvēta. Palaid make page un ielādē to vēlreiz.
refusal-players-only = To var redzēt tikai tie, kam šajā spēlē bija vieta.
refusal-rate-limited = Tas bija par ātru. Mirkli pagaidi un mēģini vēlreiz.
refusal-removed = Galda saimnieks tevi izraidīja no šī galda. Vari atvērt savu.
refusal-resting = Visi vēl aplūko rezultātu. Dod ziņu, kad var turpināt.
refusal-seat-empty = Tur neviens nesēž.
refusal-seat-taken = Šī vieta ir aizņemta. Izvēlies brīvu vai vispirms atbrīvo šo.
refusal-server-full = Serveris ir pilns. Mēģini vēlāk.
refusal-server-stopping = Serveris uz laiku tiek izslēgts. Viss ir saglabāts; atgriezies pēc brīža.
refusal-stale-phase = Spēle jau ir tālāk. Paskaties vēlreiz un tad izvēlies.
refusal-store-unavailable = Serveris pašlaik nevar nolasīt vai saglabāt, tāpēc nekas nav izdarīts. Pēc brīža mēģini vēlreiz.
refusal-table-expired = Pie šī galda sen nekas nav noticis, tāpēc tas ir dzēsts. Atver jaunu.
refusal-table-reloading = Serveris ielādē galdu no jauna. Pēc brīža savienojums atjaunosies.
refusal-table-unreadable = Šī servera versija nespēj atvērt šo galdu. Atver jaunu.
refusal-television-off = Šo galdu nedrīkst rādīt televizorā. Galda saimnieks to var atļaut iestatījumos.
refusal-television-only-shows = Televizors galdu tikai rāda.
refusal-too-few-seats = Ja vietu skaits ir { $seats }, kādam vietas nepietiks.
refusal-too-large = Serverim tas ir par lielu. Mēģini ar kaut ko mazāku.
refusal-too-many-connections = No tava tīkla ir par daudz savienojumu. Aizver liekās cilnes un mēģini vēlreiz.
refusal-too-many-guesses = No tava tīkla nāca pārāk daudz nepareizu kodu. Pagaidi minūti un mēģini vēlreiz.
refusal-too-many-requests = Par daudz vienā reizē. Mirkli pagaidi un mēģini vēlreiz.
refusal-too-many-tables = No tava tīkla atvērts pārāk daudz galdu. Pagaidi un mēģini vēlreiz.
refusal-unavailable = Serveris pašlaik to nevar. Pēc brīža mēģini vēlreiz.
refusal-unknown-bot = Bota { $level } nav. Ir: { $levels }.
refusal-upgrade-required = Tiešo savienojumu te neizdodas atvērt. Pamēģini citu tīklu vai pārlūku.
refusal-wrong-host = Šo adresi serveris neatzīst par savu. Atver adresi, kas tev dota.
refusal-wrong-method = Šajā adresē to nevar izdarīt. Ielādē lapu vēlreiz.
refusal-wrong-origin = Šī lapa nedrīkst sazināties ar serveri. Atver spēli tās īstajā adresē.
