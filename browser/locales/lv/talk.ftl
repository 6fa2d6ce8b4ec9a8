# The chat, and what people say with a tap.

table-chat-empty = Vēl neviens nav rakstījis.
table-gallery-empty = Te raksta skatītāji. Spēles laikā spēlētāji to neredz.
table-say = Rakstīt visiem
table-say-gallery = Rakstīt skatītājiem
table-chat-off = Galda saimnieks tērzēšanu ir izslēdzis.
table-chat-seats = Te var rakstīt tikai spēlētāji.
table-gallery-only = Te var rakstīt tikai skatītāji.
table-you-muted = Galda saimnieks tev liedzis rakstīt.
table-line-hidden = Galda saimnieks to paslēpa
table-hide-line = Paslēpt šo ziņu: { $who }
table-unhide-line = Atkal parādīt šo ziņu: { $who }
table-writer-menu = Izvēlne: { $who }

phrases-title = Pasaki kaut ko
phrases-off = Galda saimnieks frāzes ir izslēdzis.

phrases-group-reactions = Reakcijas
phrases-group-manners = Pie galda
phrases-group-goals = Finiša kārtis
phrases-group-people = Spēlētāji
phrases-group-tools = Darbarīki
phrases-group-paths = Ceļi
phrases-group-pictures = Attēli
phrases-group-clues = Mājiens

# Phrases of every game; a blank that is not filled yet stands as “…”. The first six are drawn faces, and these words are for those who cannot see them.
phrase-laugh = Ha ha!
phrase-wow = Oho!
phrase-heart = Cik jauki!
phrase-doubt = Hmm…
phrase-sad = Ak nē…
phrase-angry = Grrr!
phrase-thanks = Paldies, { $who }!
phrase-well-done = Lieliski!
phrase-sorry = Piedodiet!
phrase-moment = Mirklīti!

# Phrases of Saboteur.
phrase-saboteur-stone = { $goal ->
        [top] Augšējā
        [middle] Vidējā
        [bottom] Apakšējā
       *[other] …
    } finiša kārts ir akmens.
phrase-saboteur-gold = { $goal ->
        [top] Augšējā
        [middle] Vidējā
        [bottom] Apakšējā
       *[other] …
    } finiša kārts ir dārgumi!
phrase-saboteur-look = Lai kāds aplūko { $goal ->
        [top] augšējo
        [middle] vidējo
        [bottom] apakšējo
       *[other] …
    } finiša kārti!
phrase-saboteur-suspect = Turu aizdomās spēlētāju { $who }.
phrase-saboteur-trust = Uzticos spēlētājam { $who }.
phrase-saboteur-stop = Apturiet spēlētāju { $who }!
phrase-saboteur-why = { $who }, kāpēc tā?
phrase-saboteur-miner = Es esmu zeltracis, goda vārds!
phrase-saboteur-help = Palīgā, mana { $tool ->
        [pick] cērte
        [lamp] laterna
        [cart] vagonete
       *[other] …
    } ir salauzta!
phrase-saboteur-will-mend = { $who }, es tev to salabošu.
phrase-saboteur-it-was-me = Tas biju es.
phrase-saboteur-no-card = Man nav derīgas ceļa kārts.
phrase-saboteur-rockfall = Te vajag nogrūvumu!

# Phrases of Dixit.
phrase-dixit-lovely = Attēls nr. { $picture } ir burvīgs!
phrase-dixit-nearly = Gandrīz nobalsoju par attēlu nr. { $picture }.
phrase-dixit-sure = Man nebija šaubu, ka tas ir attēls nr. { $picture }!
phrase-dixit-clever = Asprātīgs mājiens!
phrase-dixit-hard = Tas bija grūti.
phrase-dixit-easy = Tas bija viegli.
phrase-dixit-no-idea = Nav ne jausmas.
phrase-dixit-nothing-fits = Neviens mans attēls neder.
phrase-dixit-tell-more = Pastāsti vairāk!
phrase-dixit-fooled = { $who }, tu mani apmānīji!
phrase-dixit-alike = { $who } un es domājam vienādi.
