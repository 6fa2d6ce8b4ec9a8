# The rules of Dixit, clause by clause, as in docs/dixit.md.

dixit-rules-title = Dixit: noteikumi
dixit-rules-short =
    Katrā gājienā viens spēlētājs ir stāstnieks: izvēlas attēlu no rokas un dod tam mājienu. Pārējie dod savus attēlus, kas mājienam varētu derēt. Visus sajauc un atklāj, un visi, izņemot stāstnieku, slepeni balso: kurš bija stāstnieka?

    Ja uzmin visi vai neviens, stāstnieks nesaņem neko. Ja uzmin tikai daži, punktus saņem viņi un stāstnieks. { $max_bonus_points ->
        [0] Tad visi ņem kārtis, un stāsta nākamais.
       *[other] Kura kārts ir pievilinājusi citu balsis, tas par tām saņem punktus. Tad visi ņem kārtis, un stāsta nākamais.
    } Spēle beidzas, kad kādam ir { $winning_points ->
        [zero] { $winning_points } punktu
        [one] { $winning_points } punkts
       *[other] { $winning_points } punkti
    } vai kaudzīte ir tukša; uzvar tas, kam punktu visvairāk.

dixit-rules-1 = Sagatavošanās
rule-d-1-1 = Kāršu dalīšana
    .text =
        Visas kārtis – attēlu pavisam ir { $deck_size } – sajauc. Katram izdala { $hand_size ->
            [zero] { $hand_size } kārtis
            [one] { $hand_size } kārti
           *[other] { $hand_size } kārtis
        }, trijatā { $hand_size_for_three }; pārējās veido kaudzīti ar attēlu uz leju. Skaties tikai savas kārtis.
rule-d-1-2 = Stāstnieks
    .text = Pirmais gājiens ir sacensība: stāstnieks ir tas, kura mājiens kopā ar kārti pienāk pirmais. Vēlāki mājieni neskaitās, un to kārtis paliek rokā. Pēc tam vienmēr stāsta nākamais spēlētājs pa kreisi. Pirmo stāstnieku var arī noteikt iepriekš; tad sacensības nav.

dixit-rules-2 = Mājiens un kārtis
rule-d-2-1 = Mājiens
    .text =
        Stāstnieks izvēlas kārti no rokas, nevienam to nerāda un dod tai mājienu: vienu vai vairākus vārdus, skaņu, rindu no dziesmas vai dzejoļa, nosaukumu, sakāmvārdu, izdomātu vai zināmu, jebkurā valodā. Neviens nevērtē, vai mājiens der, un kārti vēlāk mainīt nevar. { $clues_aloud ->
            [on] Mājienu uzraksta, ne vairāk kā 200 burtu, vai istabā pasaka skaļi.
           *[off] Mājienu uzraksta, ne vairāk kā 200 burtu.
        }
rule-d-2-2 = Pārējo kārtis
    .text = Katrs no pārējiem izvēlas no rokas kārti, kas mājienam der vislabāk, un atdod to ar attēlu uz leju; trijatā katrs dod divas. Visi izvēlas vienlaikus. Visi redz, kurš jau ir atdevis, bet neviens, arī stāstnieks, neredz, ko. Atdotu kārti atpakaļ neņem.
rule-d-2-3 = Kāršu atklāšana
    .text = Atdotās kārtis sajauc kopā ar stāstnieka kārti un noliek ar attēlu uz augšu pie numuriem 1, 2, 3 un tā tālāk: pa vienai uz katru spēlētāju, trijatā piecas. Secība neko nepasaka par to, kam kura pieder.

dixit-rules-3 = Balsošana
rule-d-3-1 = Kā balso
    .text = Visi, izņemot stāstnieku, slepeni balso par to numuru, pie kura, viņuprāt, ir stāstnieka kārts. Visi balso vienlaikus; redzams, kurš ir nobalsojis, bet ne, par ko. Balsi mainīt nevar, un atturēties nedrīkst.
rule-d-3-2 = Ne par savu
    .text = Nekad nedrīkst balsot par kārti, ko atdevi tu. Trijatā tas attiecas uz abām tavām kārtīm.
rule-d-3-3 = Viss tiek atklāts
    .text = Kad visi ir nobalsojuši, atklāj balsis, pēc tam stāstnieka kārti un tad to, kam piederēja pārējās.

dixit-rules-4 = Punkti
rule-d-4-1 = Uzminēja visi
    .text = Kurš balsojis par stāstnieka kārti, tas to ir uzminējis. Ja uzminēja visi, stāstnieks nesaņem neko, bet katrs no pārējiem – 2 punktus.
rule-d-4-2 = Neuzminēja neviens
    .text =
        Stāstnieks nesaņem neko, bet katrs no pārējiem – 2 punktus. { $max_bonus_points ->
            [none] Par katru balsi, kas atdota par viņa kārti, spēlētājs saņem vēl 1 punktu.
            [0] Pie šī galda papildu punktu par balsīm nav.
           *[other] Par katru balsi, kas atdota par viņa kārti, spēlētājs saņem vēl 1 punktu, bet vienā gājienā ne vairāk kā { $max_bonus_points }.
        }
rule-d-4-3 = Daži uzminēja
    .text =
        Ja daži uzminēja, bet ne visi, stāstnieks saņem 3 punktus, un tikpat katrs, kas uzminējis. { $max_bonus_points ->
            [none] Par katru balsi, kas atdota par viņa kārti, ikviens, izņemot stāstnieku, saņem vēl 1 punktu neatkarīgi no tā, vai uzminēja.
            [0] Pie šī galda papildu punktu par balsīm nav.
           *[other] Par katru balsi, kas atdota par viņa kārti, ikviens, izņemot stāstnieku, saņem vēl 1 punktu neatkarīgi no tā, vai uzminēja, bet vienā gājienā ne vairāk kā { $max_bonus_points }.
        }
rule-d-4-4 = Trijatā
    .text = Ja spēlē trīs un no abiem pārējiem uzminējis tieši viens, viņš un stāstnieks saņem pa 4 punktiem, nevis pa 3. Balss par jebkuru no tavām divām kārtīm ir balss par tavu kārti.

dixit-rules-5 = Nākamais gājiens un beigas
rule-d-5-1 = Kāršu ņemšana
    .text =
        Atklātās kārtis spēlē vairs neatgriežas. Visi ņem no kaudzītes, līdz rokā atkal ir { $hand_size ->
            [zero] { $hand_size } kāršu
            [one] { $hand_size } kārts
           *[other] { $hand_size } kārtis
        }, trijatā { $hand_size_for_three }: pa vienai kārtij pēc kārtas, sākot pa kreisi no stāstnieka, kura gājiens beidzies, izlaižot tos, kam roka pilna, kamēr kaudzītē ir kārtis. Tad stāsta spēlētājs pa kreisi no stāstnieka.
rule-d-5-2 = Beigas
    .text =
        Ja pēc gājiena punktu saskaitīšanas kādam ir { $winning_points ->
            [zero] { $winning_points } punktu
            [one] { $winning_points } punkts
           *[other] { $winning_points } punkti
        } vai vairāk, spēle tūlīt beidzas, un kārtis neviens vairs neņem. Spēle beidzas arī brīdī, kad no kaudzītes paņem pēdējo kārti, lai cik pilnas būtu rokas.
rule-d-5-3 = Uzvara
    .text = Uzvar tas, kam punktu visvairāk; skaitās arī punkti virs { $winning_points }. Ja visvairāk punktu ir vairākiem, viņi uzvar kopā.
