saboteur-rules-title = „Sabotieris”: noteikumi
saboteur-rules-short =
    Tu esi rūķis – zeltracis vai sabotieris –, un tikai tu zini, kurš. Vienā raktuvju galā ir starta kārts, otrā – trīs aizklātas finiša kārtis; uz vienas no tām ir dārgumi.

    Savā gājienā tu izmanto vienu kārti un paņem jaunu: izliec ceļa kārti, izspēlē darbības kārti vai, nevienam nerādot, noliec kārti izlietotajās. Ja tavā priekšā ir salauzts darbarīks, ceļa kārtis likt nevar.

    Zeltrači uzvar raundā, ja nepārtraukts ceļš savieno startu ar dārgumiem, sabotieri – ja kārtis beidzas pirms tam. Tad atklāj lomas, un uzvarētāji saņem zeltu. Pēc trim raundiem uzvar tas, kuram ir visvairāk zelta gabalu, tāpēc palīdzi savējiem, bet spēlē par sevi.

saboteur-rules-1 = Sagatavošanās
saboteur-rules-2 = Gājiens
saboteur-rules-3 = Ceļa kārtis
saboteur-rules-4 = Darbības kārtis
saboteur-rules-5 = Finiša sasniegšana
saboteur-rules-6 = Raunda beigas un zelts
saboteur-rules-7 = Raundi un spēle

## S-1

rule-s-1-1 = Lomas
    .text = Cik sabotieru un zeltraču ir rūķu kāršu kaudzītē, ir atkarīgs no spēlētāju skaita; tas redzams galda iestatījumos. Kaudzīti sajauc, un katrs saņem vienu kārti, ko citiem nerāda. Kas paliek pāri, līdz raunda beigām guļ ar attēlu uz leju, tāpēc sabotieru spēlē var būt mazāk nekā kaudzītē.
rule-s-1-2 = Raktuves
    .text = Starta kārts ir vienā raktuvju galā. Otrā galā ar attēlu uz leju noliek trīs sajauktas finiša kārtis: uz vienas ir dārgumi, uz divām – tikai akmens. Starp starta kārti un vidējo finiša kārti ir vieta septiņām kārtīm, starp blakus esošām finiša kārtīm – vienai. Raktuvēm nav malas: drīkst būvēt ārpus šī laukuma uz visām pusēm, arī aiz starta kārts.
rule-s-1-3 = Kārtis rokā
    .text = 67 ceļa un darbības kārtis sajauc kopā. Ja ir 3–5 spēlētāji, katrs saņem 6 kārtis, ja 6–7, tad 5, ja 8–10, tad 4; pārējās ir krājumu kaudzīte. Pirms pirmā raunda sajauc 28 zelta gabalu kārtis un ar attēlu uz leju noliek zelta kaudzītē.
rule-s-1-4 = Kurš sāk
    .text = { $first_player ->
            [youngest] Pēc paražas pirmo raundu sāk jaunākais spēlētājs.
           *[agreed] Pēc paražas pirmo raundu sāk tas, par kuru spēlētāji vienojas.
        } Pirms spēles to pajautā pie galda: atbildēt un līdz spēles sākumam atbildi mainīt drīkst ikviens, kas sēž pie galda. Ja neviens neatbild, to izlozē. Gājieni notiek pulksteņrādītāja virzienā.

## S-2

rule-s-2-1 = Izlikt, izspēlēt vai nolikt izlietotajās
    .text = Savā gājienā dari tieši vienu: izliec ceļa kārti, izspēlē darbības kārti vai noliec vienu kārti no rokas ar attēlu uz leju izlietoto kāršu kaudzītē. Nolikt kārti drīkst vienmēr. Neviens neuzzina, ko tu noliec, un izlietoto kāršu kaudzīti neviens nepārskata. Žurnālā ir tas, ko redzējuši visi, bet ne šī kārts.
rule-s-2-2 = Jauna kārts
    .text = Tad paņem augšējo kārti no krājumu kaudzītes, ja tā nav tukša. Ja tava ceļa kārts sasniedz finiša kārti, vispirms notiek viss, kas no tā izriet; pēc dārgumu sasniegšanas kārti vairs neņem.
rule-s-2-3 = Rokā nav kāršu
    .text = Ja tev rokā nav kāršu, bet citiem vēl ir, izlaid gājienu, neko nenoliekot. Kamēr rokā ir kārts, tā nedrīkst.

## S-3

rule-s-3-1 = Kur drīkst likt
    .text = Ceļa kārti liek brīvā vietā, kurai ziemeļu, austrumu, dienvidu vai rietumu pusē ir vismaz viena izlikta kārts. Izliktas kārtis ir starta kārts, ceļa kārtis raktuvēs un atklātie akmeņi; aizklāta finiša kārts tāda nav. Saskare stūrī neskaitās.
rule-s-3-2 = Izeja pret izeju
    .text = Katrā pusē, kur ir izlikta kārts, izejai jāsaskaras ar izeju un sienai ar sienu; tas attiecas arī uz strupceļiem. Uz aizklātu finiša kārti tas neattiecas: pret to drīkst vērst gan izeju, gan sienu.
rule-s-3-3 = Tikai taisni
    .text = Kārti liek taisni kā visas pārējās, nekad šķērsām. To drīkst pagriezt par 180°.
rule-s-3-4 = Nepārtraukts ceļš
    .text = { $unbroken_path ->
           *[on] Vismaz vienai jaunās kārts izejai jāsaskaras ar izeju, ko nepārtraukts ceļš savieno ar starta kārti. Strupceļa otra puse ne ar ko nav savienota, un nogrūvuma atdalīta daļa nav savienota ar starta kārti.
            [off] Jaunajai kārtij nav jābūt savienotai ar starta kārti. Drīkst būvēt pie atdalītas daļas, aiz strupceļa vai sienu pret sienu, ja vien kārts der pie kaimiņiem.
        }
rule-s-3-5 = Salauzts darbarīks tevi aptur
    .text = Ja gājiena sākumā tavā priekšā ir kaut viens salauzts darbarīks, šajā gājienā ceļa kārti likt nedrīkst. Vari izspēlēt darbības kārti vai nolikt kārti izlietotajās. Savu darbarīku drīksti salabot, bet tas aizņem visu gājienu.

## S-4

rule-s-4-1 = Salauzts darbarīks
    .text = To noliek jebkura spēlētāja priekšā, arī savā. Tas tur paliek, līdz to salabo vai beidzas raunds. Divu viena veida salauztu darbarīku nevienam nevar būt, tāpēc to ir ne vairāk kā trīs: cērte, laterna un vagonete.
rule-s-4-2 = Remonts
    .text = Remonta kārts noņem atbilstošo salauzto darbarīku jebkuram spēlētājam, arī tev; abas kārtis noliek izlietoto kāršu kaudzītē. Ja nevienam tāda salauzta darbarīka nav, to izspēlēt nevar.
rule-s-4-3 = Dubultais remonts
    .text = Tas salabo vienu no diviem attēlotajiem darbarīkiem, nekad abus, pat ja abi ir viena spēlētāja priekšā. Kuru labot, izvēlas tas, kurš kārti izspēlē.
rule-s-4-4 = Akmeņu nogrūvums
    .text = Izņem no raktuvēm vienu ceļa kārti pēc izvēles, savienotu ar startu vai ne, strupceļu vai ne; starta un finiša kārtis ir drošībā. Abas kārtis noliek izlietoto kāršu kaudzītē, un tukšo vietu vēlāk drīkst aizpildīt. Ja raktuvēs nav nevienas ceļa kārts, nogrūvumu izspēlēt nevar; ja negribi neko izņemt, noliec nogrūvuma kārti ar attēlu uz leju. Atklāts akmens paliek, kā ir, arī ja tas ir atdalīts, un nākamajām kārtīm pie tā jāder.
rule-s-4-5 = Karte
    .text = Aplūko vienu aizklātu finiša kārti. Visi redz, kuru tu izvēlies, bet kārti redzi tikai tu; ja tas ir akmens, tu uzzini, kurš. Lietotne to tev rāda līdz raunda beigām. Drīkst vēlreiz aplūkot arī jau zināmu finiša kārti. Kurš izspēlē karti, tas arī aplūko finiša kārti.

## S-5

rule-s-5-1 = Kad finišs ir sasniegts
    .text = Divas blakus kārtis ir saistītas, ja kopīgajā malā abām ir izeja. Ceļš iet pa šādām saitēm, bet caur kārti – tikai starp savienotām izejām; caur strupceļu un aizklātu finiša kārti ceļš neved. Aizklāta finiša kārts ir sasniegta, ja pēc ceļa kārts izlikšanas kāda tās mala ir savienota ar startu, bet pirms tam nebija. Šādā ceļā vienmēr ir vismaz septiņas ceļa kārtis: īsāka ceļa nav. { $unbroken_path ->
           *[on] Siena, kas vērsta pret finiša kārti, to nekad nesasniedz.
            [off] Izliktajai kārtij nav jāpieskaras finiša kārtij: dažkārt pietiek aizpildīt tukšu vietu. Siena, kas vērsta pret finiša kārti, to nekad nesasniedz.
        }
rule-s-5-2 = Dārgumi
    .text = Sasniegtu finiša kārti atklāj. Ja uz tās ir dārgumi, raunds tūlīt beidzas un zeltrači uzvar, lai kurš būtu licis kārti. { $goals_turned ->
           *[all] Jaunu kārti neņem. Akmeņus, ko sasniedz tā pati kārts, atklāj visiem, bet vairs nenovieto.
            [one] Jaunu kārti neņem.
        }
rule-s-5-3 = Akmens
    .text = Ja tas ir akmens, raunds turpinās. Akmens paliek atklāts, pagriezts tā, lai derētu pie visām blakus izliktajām kārtīm. Turpmāk ceļš ved caur to tāpat kā caur jebkuru izliktu kārti.
rule-s-5-4 = Akmens, kas neder
    .text = Reizēm akmens nevienā virzienā neder pie kaimiņiem. Tas tomēr paliek savā vietā, un kāda tā mala paliek nesavienota. { $stone_misfit ->
           *[mover-decides] Tad spēlētājs, kurš lika kārti, akmeni redz un izvēlas vienu no abiem novietojumiem.
            [meets-path] Tad to savieno ar tikko izlikto kārti, ja tai ir izeja uz finiša kārti. Ja nav, to savieno ar pirmo kaimiņu, kura izeja uz finiša kārti ir savienota ar startu, šādā secībā: rietumi, ziemeļi, austrumi, dienvidi.
        } Nākamajām kārtīm jāder pie tā, kā tas novietots.
rule-s-5-5 = Vairākas finiša kārtis reizē
    .text = { $goals_turned ->
           *[all] Vispirms atklāj visas sasniegtās finiša kārtis. Ja dārgumu starp tām nav, akmeņus pa vienam novieto no augšas uz leju; kad liek nākamo, iepriekšējie jau ir savā vietā. Ja šāds akmens savieno ar startu vēl kādu aizklātu finiša kārti, to atklāj tāpat, un tā tālāk. Tikai tad spēlētājs ņem jaunu kārti.
            [one] Ja viena kārts sasniedz vairākas finiša kārtis, spēlētājs izvēlas vienu, nevienu neredzot, un atklāj tikai to. Pārējās paliek aizklātas, līdz tās sasniedz no jauna: pa citu malu vai pa to pašu malu pēc tam, kad to atdalījis nogrūvums. Tāpat ir ar finiša kārti, kas savienota tikai caur tikko atklāto akmeni.
        }

## S-6

rule-s-6-1 = Ja dārgumi nav sasniegti
    .text = { $round_ends ->
            [no-playable-card] Kad krājumu kaudzīte ir tukša, raunds bez dārgumiem beidzas, ja visi spēlētāji pēc kārtas ir izlaiduši gājienu bez izspēlējamas kārts rokā vai ja nevienam rokā nav kāršu. Kārts ir izspēlējama, ja noteikumi to atļauj kādā vietā vai pret kādu spēlētāju, arī pret sevi; ja kāds noliek kārti, kaut varētu spēlēt, skaitīšana sākas no jauna.
           *[hands-empty] Raunds bez dārgumiem beidzas, kad krājumu kaudzīte ir tukša un nevienam rokā nav kāršu, ne agrāk.
        } Raundā bez dārgumiem uzvar sabotieri. Vai dārgumus vēl varētu sasniegt, neviens nepārbauda.
rule-s-6-2 = Viss tiek atklāts
    .text = Visi spēlētāji atklāj savas lomas. Atklāj arī pāri palikušās rūķu kārtis un visas trīs finiša kārtis. Kuras rūķu kārtis palikušas pāri, varētu secināt arī no pārējām.
rule-s-6-3 = Uzvar zeltrači
    .text = Izvelk tik zelta gabalu kāršu, cik ir spēlētāju; desmit spēlētājiem – deviņas. { $gold_choice ->
           *[face-up] Tas, kurš sasniedza dārgumus, tās aplūko, izvēlas vienu un pārējās pretēji pulksteņrādītāja virzienam padod nākamajam zeltracim, kurš dara tāpat, līdz kārtis beidzas.
            [face-down] Tas, kurš sasniedza dārgumus, neskatoties paņem augšējo, tad vienu ņem nākamais zeltracis pretēji pulksteņrādītāja virzienam, un tā, līdz kārtis beidzas.
        } Sabotierus izlaiž. Ja dārgumus sasniedza sabotieris, viņš neko nesaņem, un sāk pirmais zeltracis aiz viņa pretēji pulksteņrādītāja virzienam.
rule-s-6-4 = Salauzti darbarīki un zelts
    .text = { $broken_tool_bars_gold ->
            [on] Izlaiž arī zeltračus, kuru priekšā raunda beigās ir salauzts darbarīks. Zelta gabalu kāršu izvelk tikpat daudz, tāpēc pārējiem zeltračiem tiek vairāk; ja izlaisti visi zeltrači, kārtis neizvelk. Sabotieriem salauzti darbarīki zeltu neatņem.
           *[off] Pie šī galda salauzts darbarīks nevienam zeltu neatņem.
        }
rule-s-6-5 = Uzvar sabotieri
    .text = Ja spēlē ir viens sabotieris, viņš saņem 4 zelta gabalus; ja divi vai trīs, katrs saņem 3; ja četri, katrs saņem 2. Ja sabotieru spēlē nav, zeltu nesaņem neviens. Sākot ar spēlētāju, kurš sāka raundu, pulksteņrādītāja virzienā katrs sabotieris pa vienai velk zelta gabalu kārtis un patur tās, līdz summa ir precīza. Kārti, kas summu pārsniegtu, noliek zelta kaudzītes apakšā.
rule-s-6-6 = Vilkšana bez gala
    .text = Ja jebkura kārts no zelta kaudzītes summu pārsniegtu, kārtis, ko šis sabotieris šajā dalīšanā paturējis, vilkšanas secībā noliek kaudzītes apakšā. Tad viņš no kaudzītes saņem kārtis ar precīzu summu; ja der vairāki komplekti, tad to, kas ir tuvāk kaudzītes augšai. Ja precīzu summu salikt nevar, tāpat izmaksā lielāko iespējamo summu, kas par to mazāka.
rule-s-6-7 = Zelts ir slepens
    .text = Cik vērtas ir tavas zelta gabalu kārtis, līdz spēles beigām zini tikai tu. Cik zelta gabalu kāršu kuram ir, zina visi.

## S-7

rule-s-7-1 = Jauns raunds
    .text = Rūķu, finiša, ceļa un darbības kārtis sajauc no jauna, un visi darbarīki ir veseli. Zeltu katrs patur. { $gold_reshuffled ->
            [on] Arī zelta kaudzīti sajauc no jauna.
           *[off] Zelta kaudzīte paliek, kā ir.
        }
rule-s-7-2 = Kurš sāk jauno raundu
    .text = Sāk kaimiņš pa kreisi no spēlētāja, kurš pēdējais lika, izspēlēja vai nolika kārti. Izlaists gājiens bez kārts neskaitās.
rule-s-7-3 = Uzvara
    .text = Pēc trim raundiem visi saskaita zelta gabalus, un uzvar tas, kuram to ir visvairāk. Ja diviem, trim vai vairākiem ir vienāds lielākais skaits, viņi dala uzvaru.

# What is said of a move that a clause forbids.

refused-s-3-1 = Ceļa kārti liek brīvā vietā blakus kādai raktuvju kārtij.
refused-s-3-2 = Šeit tā neder: tunelis atdurtos pret sienu.
refused-s-3-4 = No starta kārts uz šejieni neved nepārtraukts ceļš.
refused-s-3-5 = Kamēr tavs salauztais darbarīks nav salabots, ceļa kārti likt nevari.
refused-s-4-1 = Šim spēlētājam šis darbarīks jau ir salauzts.
refused-s-4-2 = Šim spēlētājam nav salauzta darbarīka, ko šī kārts salabotu.
refused-s-4-4 = Akmeņu nogrūvums izņem tikai ceļa kārti; starta un finiša kārtis ir drošībā.
refused-s-4-5 = Šī finiša kārts jau ir atklāta.
