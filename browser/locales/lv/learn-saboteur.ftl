# The taught game of Saboteur, step by step. Names are those of the players.

learn-saboteur-seat-1 = Mika
learn-saboteur-seat-2 = Rūda

learn-saboteur-welcome = Laipni lūdzam raktuvēs! Ceļš sākas pie kāpnēm. Otrā pusē ir trīs aizklātas finiša kārtis, un uz vienas no tām ir dārgumi: līdz tiem ceļam jāaizved.
learn-saboteur-role = Tu esi zeltracis: tu uzvari, ja ceļš sasniedz dārgumus. Mika un Rūda savas lomas slēpj. Starp trim spēlētājiem ir viens sabotieris vai neviena, starp desmit var būt četri. Sabotieri uzvar, ja ceļš līdz dārgumiem netiek.
learn-saboteur-lay = Tavs gājiens. Paņem no rokas iezīmēto krustojumu un izvēlies vietu, kas iedegas pie kāpnēm. Katra kārts turpina ceļu no kāpnēm, un, kur divas kārtis saskaras, ceļam jāsavienojas ar ceļu un klintij ar klinti.
learn-saboteur-others = Tu paņēmi jaunu kārti. Tad Mika un Rūda raka tālāk. Katrs savā gājienā izspēlē vienu kārti un paņem citu.
learn-saboteur-turn = Tuneļa galā iezīmētā kārts šādi neder, bet apgriezta otrādi – der: paņem to un izvēlies vietu ar raustīto malu. Tā apgriezīsies pati.
learn-saboteur-broken = Ai! Rūda salauza tavu laternu. Kamēr tev ir salauzts darbarīks, ceļa kārtis likt nevar. Kāpēc viņa tā darīja? Iegaumē to.
learn-saboteur-map = Citas kārtis tu joprojām vari izspēlēt. Karte ļauj slepus aplūkot vienu no trim finiša kārtīm. Paņem to un izvēlies apakšējo finiša kārti.
learn-saboteur-seen = Dārgumi ir apakšā! Pārējie divi finiši ir akmens: ja ceļš nonāk pie kāda no tiem, rok tālāk no turienes. To redzēji tikai tu. Drīksti pateikt pārējām, bet vai viņas tev ticēs? Sabotieris melotu.
learn-saboteur-discard = Mika raka tālāk. Rūda nolika kārti izlietotajās, un neviens nezina, kuru. Tā vienmēr var darīt gājiena vietā: paņem strupceļu, aizsprostotu kārti, kas zeltracim neder, un tad spied pogu, kas iedegas.
learn-saboteur-dead-end = Paskaties tuneļa galā: Rūdas kārts izskatās pēc ceļa, bet pa vidu ir aizbērta. Strupceļš, tieši pirms finiša! Neveiksme vai sabotāža?
learn-saboteur-repair = Tu paņēmi tieši to, ko vajag: laternas remontu. Izvēlies to un tad sevi starp spēlētājiem. Tāpat vari salabot arī citu darbarīkus.
learn-saboteur-suspicion = Mika ir izlēmusi: viņa salauza Rūdas cērti, un tagad Rūda nevar rakt. Ikviens drīkst lauzt ikviena darbarīkus, tāpēc labi apdomā, kurš to pelnījis.
learn-saboteur-rockfall = Strupceļš joprojām ir ceļā. Akmeņu nogrūvums izņem no raktuvēm ceļa kārti: paņem to un izvēlies strupceļu.
learn-saboteur-reach = Mika raka tālāk, Rūda salauza Mikas vagoneti, un trūkst vairs tikai vienas kārts. Paņem iezīmēto līkumu un izvēlies vietu ar raustīto malu: apgriezts otrādi, tas ved lejā pie dārgumiem.
learn-saboteur-gold = Dārgumi! Raunds ir beidzies, un visas lomas ir atklātas: Rūda bija sabotiere. Zeltrači cits pēc cita ņem zelta kārtis. Pēdējo kārti noliki tu, tāpēc izvēlies vispirms: ņem kārti ar trim zelta gabaliem.
learn-saboteur-saboteur = Jauns raunds, jaunas lomas, un tagad sabotieris esi tu. Ja kārtis beidzas gan krājumu kaudzītē, gan visiem rokā, pirms zeltrači sasniedz dārgumus, tu uzvari. Vienīgais sabotieris saņem četrus zelta gabalus, vairāki – katrs mazāk. Tavu lomu zini tikai tu.
learn-saboteur-hide = Kas kaitē uzreiz, to arī uzreiz atmasko. Tāpēc pagaidām roc līdzi: paņem iezīmēto kārti un izvēlies vietu, kas iedegas.
learn-saboteur-choice = Līdz vidējai finiša kārtij trūkst tikai divu kāršu. Ko tu darīsi? Lēmums ir tavs: izvēlies šeit vai izspēlē kārti.
learn-saboteur-choice-block = Izlikt strupceļu
learn-saboteur-choice-break = Salauzt Mikas laternu
learn-saboteur-choice-dig = Rakt tālāk, it kā nekas nebūtu
learn-saboteur-blocked = Mika novāca tavu strupceļu ar akmeņu nogrūvumu, un Rūda salauza tavu cērti: viņas tevi ir atmaskojušas. Taču katrai no viņām tas maksāja kārti un gājienu, un kaitēt tu vēl vari.
learn-saboteur-broke = Mika nevarēja rakt, un viņai nācās nolikt kārti izlietotajās, bet tad Rūda salaboja viņas laternu. Tu ieguvi mazliet laika, un tagad abas tevi vēro.
learn-saboteur-dug = Tev uzticas. Vidējā finiša kārts bija tikai akmens, bet strupceļš un kārts, kas salauž laternu, tev joprojām ir rokā. Vislabākā sabotāža nāk vēlu, tieši pirms dārgumiem.
learn-saboteur-end = Tagad tu zini šo spēli. Tajā ir trīs raundi, un uzvar tas, kuram beigās ir visvairāk zelta.
