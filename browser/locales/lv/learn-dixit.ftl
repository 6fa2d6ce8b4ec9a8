# The taught game of Dixit, step by step. Names are those of the players.

learn-dixit-seat-1 = Rūda
learn-dixit-seat-2 = Grits
learn-dixit-seat-3 = Mika

learn-dixit-welcome = Laipni lūdzam! Tev rokā ir seši attēli, un neviens cits tos neredz. Arī pārējiem katram ir seši. Katrā gājienā viens spēlētājs ir stāstnieks. Sāk Mika.
learn-dixit-clue = Mika izvēlējās vienu no saviem attēliem, nolika to aizklātu un izdomāja tam mājienu: „Laiks doties”. Tikai viņa zina, kurš attēls tas ir.
learn-dixit-go = Laiks doties
learn-dixit-give = Tagad katrs no pārējiem, lai citus apmuļķotu, atdod attēlu, kas varētu atbilst mājienam. Izvēlies māju, kas soļo prom, un atdod to.
learn-dixit-display = Visi četri attēli ir sajaukti un atklāti. Viens no tiem ir Mikas, un viens ir tavs.
learn-dixit-vote = Kurš ir Mikas attēls? Par savējo balsot nedrīkst. Koks ar sakravātu koferi, un vilciens jau tuvojas: tas noteikti ir īstais. Izvēlies 2. attēlu un balso.
learn-dixit-points = Tu un Grits uzminējāt Mikas attēlu: katram no jums 3 punkti, un 3 arī Mikai. Rūda balsoja par tavējo: tev vēl 1 punkts.
learn-dixit-extremes = Ja Mikas attēlu būtu uzminējuši visi vai neviens, viņa nesaņemtu neko, bet visi pārējie pa 2 punktiem, neskaitot punktus par balsīm. Tāpēc labs mājiens nav ne pārāk viegls, ne pārāk grūts.
learn-dixit-choice = Tagad stāstnieks esi tu, un tavs attēls ir sieviete, kas sašuj mēnesi. Vajag, lai to uzminētu daži, bet ne visi. Izvēlies kādu no šiem mājieniem vai paņem attēlu un uzraksti savu.
learn-dixit-choice-plain = Mēness šūšana
learn-dixit-choice-dark = Otrdiena
learn-dixit-choice-between = Kā jauns
learn-dixit-given = Pārējie atdeva attēlus, kas varētu atbilst tavam mājienam. Tagad viņi slepeni balso. Vai viņi uzminēs tavējo?
learn-dixit-plain-told = Uzminēja visi: mājiens bija pārāk viegls. Tu nesaņem neko, bet visi pārējie pa 2 punktiem.
learn-dixit-dark-told = Neuzminēja neviens: mājiens bija pārāk grūts. Tu nesaņem neko. Visi pārējie saņem pa 2 punktiem un vēl pa 1 par katru balsi, kas atdota par viņu attēlu.
learn-dixit-between-told = Uzminēja divi no trim: 3 punkti tev un 3 katram no viņiem. Mājiens, kas liek padomāt: tajā ir visa šīs spēles burvība.
learn-dixit-end = Tagad tu zini šo spēli. Pēc katra gājiena visi paņem jaunu attēlu, un stāstnieks ir nākamais spēlētājs. Kad kādam ir 30 punktu vai attēli beidzas, uzvar tas, kuram ir visvairāk punktu.
