# What went wrong, and what to do about it.

# Refused by the table.
error-bad-message = Lapa un serveris viens otru nesaprata. Ielādē lapu vēlreiz.
error-bad-name = Šāds vārds neder. Izvēlies citu, 1 līdz 24 burtus garu.
error-bad-settings = Šie iestatījumi kopā neder. Maini tos un mēģini vēlreiz.
error-bad-text = To nevar nosūtīt. Raksti kaut ko, ne vairāk kā 300 burtu.
error-empty-seats = Dažas vietas vēl ir tukšas. Aicini draugus vai apsēdini tur botus.
error-full = Visas vietas ir aizņemtas. Pagaidi, līdz kāda atbrīvojas.
error-held-elsewhere = Tev pie šī galda ir cita vieta. Atgriezies tajā.
error-late = Spēle jau ir tālāk. Paskaties vēlreiz un tad izvēlies.
error-muted = Galda saimnieks tev te liedzis rakstīt. Lasīt un spēlēt var joprojām.
error-name-taken = Kādam te jau ir tāds vai ļoti līdzīgs vārds. Izvēlies citu.
error-no-chat = Galda saimnieks šo tērzēšanu ir izslēdzis.
error-no-screen = Šo galdu nedrīkst rādīt televizorā. Galda saimnieks to var atļaut iestatījumos.
error-no-such-seat = Tādas vietas pie šī galda nav. Izvēlies citu.
error-no-such-thing = Tā te nav vai vairs nav. Paskaties vēlreiz un tad izvēlies.
error-not-found = Te nekā nav. Pārbaudi kodu vai saiti vai palūdz jaunu.
error-not-host = To var tikai galda saimnieks. Palūdz viņam.
error-not-playing = Spēle pašlaik nenotiek. Pagaidi, līdz galda saimnieks to sāks.
error-not-seated = Tam vajag vietu pie galda. Ieņem kādu brīvu.
error-occupied = Šī vieta ir aizņemta. Izvēlies brīvu vai vispirms atbrīvo šo.
error-playing = Spēles laikā to nevar. Pagaidi, līdz tā beigsies.
error-removed = Galda saimnieks tevi izslēdza no šī galda. Vari atvērt savu.
error-resting = Visi vēl aplūko rezultātu. Dod ziņu, kad var turpināt.
error-set-aside = Šī servera versija nespēj atvērt šo galdu. Atver jaunu.
error-stopping = Serveris uz laiku tiek izslēgts. Viss ir saglabāts; nāc drīz atpakaļ.
error-store = Serveris pašlaik nevar nolasīt vai saglabāt, tāpēc nekas nav izdarīts. Pēc brīža mēģini vēlreiz.
error-too-fast = Tas bija par ātru. Mirkli pagaidi un mēģini vēlreiz.
error-too-many = Vairāk serveris nevar uzņemt. Aizver, ko nevajag, vai mēģini vēlāk.

# Refused before a table was asked.
error-bad-request = Serveris to nesaprata. Ielādē lapu vēlreiz.
error-forbidden = Tas nav atļauts. Atgriezies sākumlapā.
error-wrong-method = Šajā adresē to nevar izdarīt. Ielādē lapu vēlreiz.
error-too-large = Serverim tas ir par lielu. Mēģini ar kaut ko mazāku.
error-too-many-requests = Par daudz vienā reizē. Mirkli pagaidi un mēģini vēlreiz.
error-internal = Serverī kaut kas nogāja greizi. Mēģini vēlreiz; ja atkārtojas, ielādē lapu no jauna.
error-unavailable = Serveris pašlaik to nevar. Pēc brīža mēģini vēlreiz.
error-wrong-host = Šo adresi serveris neatzīst par savu. Atver adresi, kas tev dota.
error-wrong-origin = Šī lapa nedrīkst sazināties ar serveri. Atver spēli tās īstajā adresē.
error-header-missing = Pieprasījumā kaut kā trūka. Ielādē lapu vēlreiz.
error-too-many-connections = No tava tīkla ir par daudz savienojumu. Aizver liekās cilnes un mēģini vēlreiz.
error-not-operator = To var tikai tas, kas palaidis serveri. Atver privāto saiti, ko serveris izdrukāja startējot.
error-bad-deck = Ar šo kavu tā nevar. Izvēlies citu nosaukumu vai citu kavu.
error-bad-words = Šie vārdi neder. Vajag nosaukumu; katrā tekstā ir ne vairāk kā 200 zīmju.
error-deck-in-use = Ar šiem attēliem patlaban notiek spēle. Pagaidi, līdz tā beidzas.

# From the page itself.
error-unknown = Kaut kas nogāja greizi. Mēģini vēlreiz vai ielādē lapu no jauna.
error-offline = Nav tīkla. Pārbaudi interneta savienojumu.
error-lost = Savienojums zudis. Tas atjaunosies pats.
error-back = Savienojums atjaunots. Nekas nav zudis.
error-no-websocket = Tiešo savienojumu te neizdodas atvērt. Pamēģini citu tīklu vai pārlūku.
error-old-page = Serveris ir atjaunināts. Ielādē lapu vēlreiz.
error-no-table-title = Tāda galda nav
error-removed-title = Tu vairs neesi pie šī galda
error-reload = Ielādēt vēlreiz
error-home = Sākumlapa
error-retry = Mēģināt vēlreiz
error-see-rule = Skatīt noteikumu
error-clause = Noteikumi to neļauj: { $rule }
