# The rules of Dixit, clause by clause, as in docs/dixit.md.

dixit-rules-title = „Dixit”: noteikumi
dixit-rules-short =
    Katrā gājienā viens spēlētājs ir stāstnieks: izvēlas attēlu no rokas un izdomā tam mājienu. Pārējie dod savus attēlus, kas varētu atbilst mājienam. Visus sajauc un atklāj, un visi, izņemot stāstnieku, slepeni balso: kurš bija stāstnieka?

    Ja uzmin visi vai neviens, stāstnieks nesaņem neko. Ja uzmin tikai daži, punktus saņem viņi un stāstnieks. { $max_bonus_points ->
        [0] Tad visi ņem kārtis, un par stāstnieku kļūst nākamais.
       *[other] Kura kārts ir pievilinājusi citu balsis, tas par tām saņem punktus. Tad visi ņem kārtis, un par stāstnieku kļūst nākamais.
    } { $used_pictures_reshuffled ->
        [on] { $winning_points ->
                [none] { "" }
                [zero] Spēle beidzas, kad kādam ir { $winning_points } punktu.
                [one] Spēle beidzas, kad kādam ir { $winning_points } punkts.
               *[other] Spēle beidzas, kad kādam ir { $winning_points } punkti.
            } Kad kaudzītē pietrūkst kāršu, izspēlētos attēlus sajauc un liek zem tās.
       *[off] { $winning_points ->
                [none] Spēle beidzas, kad kaudzīte ir tukša.
                [zero] Spēle beidzas, kad kādam ir { $winning_points } punktu vai kaudzīte ir tukša.
                [one] Spēle beidzas, kad kādam ir { $winning_points } punkts vai kaudzīte ir tukša.
               *[other] Spēle beidzas, kad kādam ir { $winning_points } punkti vai kaudzīte ir tukša.
            }
    } { $clues_each ->
        [none] { "" }
        [zero] Vēlākais spēle beidzas, kad visi ir stāstījuši { $clues_each } reizes.
        [one] Vēlākais spēle beidzas, kad visi ir stāstījuši { $clues_each } reizi.
       *[other] Vēlākais spēle beidzas, kad visi ir stāstījuši { $clues_each } reizes.
    } Uzvar tas, kam punktu visvairāk.

dixit-rules-1 = Sagatavošanās
rule-d-1-1 = Kāršu dalīšana
    .text =
        Sajauc visas kārtis (pavisam attēlu: { $deck_size }). Katram izdala { $hand_size ->
            [zero] { $hand_size } kārtis
            [one] { $hand_size } kārti
           *[other] { $hand_size } kārtis
        }, trijatā { $hand_size_for_three }; pārējās veido kaudzīti ar attēlu uz leju. Skaties tikai savas kārtis.
rule-d-1-2 = Stāstnieks
    .text = Pirmais gājiens ir sacensība: stāstnieks ir tas, kura mājiens kopā ar kārti pienāk pirmais. Vēlāki mājieni neskaitās, un to kārtis paliek rokā. Pēc tam vienmēr stāsta nākamais spēlētājs pa kreisi. Pirmo stāstnieku var arī noteikt iepriekš; tad sacensības nav.

dixit-rules-2 = Mājiens un kārtis
rule-d-2-1 = Mājiens
    .text =
        Stāstnieks izvēlas kārti no rokas, nevienam to nerāda un izdomā tai mājienu: vienu vai vairākus vārdus, skaņu, rindiņu no dziesmas vai dzejoļa, nosaukumu, sakāmvārdu, izdomātu vai zināmu, jebkurā valodā. Neviens nevērtē, vai mājiens der, un kārti vēlāk mainīt nevar. { $clues_aloud ->
            [on] Mājienu uzraksta (ne vairāk kā 200 zīmju) vai istabā pasaka skaļi.
           *[off] Mājienu uzraksta (ne vairāk kā 200 zīmju).
        }
rule-d-2-2 = Pārējo kārtis
    .text = Katrs no pārējiem izvēlas no rokas kārti, kas vislabāk atbilst mājienam, un atdod to ar attēlu uz leju; trijatā katrs dod divas. Visi izvēlas vienlaikus. Visi redz, kurš jau ir atdevis, bet neviens, arī stāstnieks, neredz, ko. Atdotu kārti atpakaļ neņem.
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
        { $used_pictures_reshuffled ->
            [on] Atklātās kārtis ir ārpus spēles, līdz tās atkal sajauc.
           *[off] Atklātās kārtis spēlē vairs neatgriežas.
        } Visi ņem no kaudzītes, līdz rokā atkal ir { $hand_size ->
            [zero] { $hand_size } kāršu
            [one] { $hand_size } kārts
           *[other] { $hand_size } kārtis
        }, trijatā { $hand_size_for_three }: pēc kārtas pa vienai, sākot pa kreisi no stāstnieka, kura gājiens beidzies, izlaižot tos, kam kāršu jau pietiek, kamēr kaudzītē ir kārtis. Tad par stāstnieku kļūst spēlētājs pa kreisi.
rule-d-5-2 = Beigas
    .text =
        { $winning_points ->
            [none] { "" }
            [zero] Ja pēc gājiena punktu saskaitīšanas kādam ir { $winning_points } punktu vai vairāk, spēle tūlīt beidzas, un kārtis neviens vairs neņem.
            [one] Ja pēc gājiena punktu saskaitīšanas kādam ir { $winning_points } punkts vai vairāk, spēle tūlīt beidzas, un kārtis neviens vairs neņem.
           *[other] Ja pēc gājiena punktu saskaitīšanas kādam ir { $winning_points } punkti vai vairāk, spēle tūlīt beidzas, un kārtis neviens vairs neņem.
        } { $used_pictures_reshuffled ->
            [on] Tukša kaudzīte spēli nebeidz.
           *[off] Brīdī, kad no kaudzītes paņem pēdējo kārti, spēle beidzas, lai cik kāršu kuram būtu.
        } Ja jau gājiena sākumā ir skaidrs, ka tas ir pēdējais, to paziņo visiem.
rule-d-5-3 = Uzvara
    .text =
        { $winning_points ->
            [none] Uzvar tas, kam punktu visvairāk. Ja visvairāk punktu ir vairākiem, viņi uzvar kopā.
           *[other] Uzvar tas, kam punktu visvairāk; skaitās arī punkti virs { $winning_points }. Ja visvairāk punktu ir vairākiem, viņi uzvar kopā.
        }
rule-d-5-4 = Izspēlētie attēli atgriežas
    .text =
        { $used_pictures_reshuffled ->
            [on] Ja visi ir devuši kārtis un kaudzītē nepietiek, lai pēc gājiena visi varētu paņemt, iepriekšējo gājienu attēlus sajauc un aizklātus noliek zem kaudzītes. Kārtis rokās un šī gājiena kārtis paliek, kā ir.
           *[off] Mājas noteikums, kas šeit nav spēkā: kad kaudzītē nepietiek kāršu, iepriekšējo gājienu attēlus sajauc no jauna.
        }
rule-d-5-5 = Noteikts skaits mājienu katram
    .text =
        { $clues_each ->
            [none] Mājas noteikums, kas šeit nav spēkā: spēle beidzas, kad visi ir stāstījuši norunāto reižu skaitu.
            [zero] Spēle beidzas pēc gājiena, kurā visi ir stāstījuši { $clues_each } reizes; kārtis neviens vairs neņem. Punkti vai kaudzīte to var beigt agrāk.
            [one] Spēle beidzas pēc gājiena, kurā visi ir stāstījuši { $clues_each } reizi; kārtis neviens vairs neņem. Punkti vai kaudzīte to var beigt agrāk.
           *[other] Spēle beidzas pēc gājiena, kurā visi ir stāstījuši { $clues_each } reizes; kārtis neviens vairs neņem. Punkti vai kaudzīte to var beigt agrāk.
        }
