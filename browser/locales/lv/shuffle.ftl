# Whether the cards were shuffled fairly: after a game, in a replay, and in the stand-alone verifier.

shuffle-title = Vai kārtis jauktas godīgi? Pārbaudi
shuffle-why = Pirms spēles spēlētāju pārlūki un serveris apņēmās izmantot katrs savu nejaušu skaitli. Tikai pēc tam šos skaitļus salika kopā, un no tiem izriet katra dalīšana.
shuffle-limit = Ja pārbaude izdodas, tas nozīmē tikai to, ka pieraksta dalīšanas izriet no šiem skaitļiem. Vai gājieni atbilst dalīšanām, pārbauda komanda „{ "lorelode replay --check" }”, kas zina noteikumus. Un servera turētājs kārtis joprojām var apskatīt.
shuffle-checking = Pārbauda …
shuffle-checked = { $count ->
        [zero] Pārbaudīts: visas { $count } dalīšanas izriet no skaitļiem.
        [one] Pārbaudīts: { $count } dalīšana izriet no skaitļiem.
       *[other] Pārbaudīts: visas { $count } dalīšanas izriet no skaitļiem.
    }
shuffle-added = Skaitli pievienoja: { $who }
shuffle-nobody = Neviens spēlētājs skaitli nepievienoja, tāpēc šīs dalīšanas izlozēja serveris viens pats.
shuffle-missing = Apņēmās, bet skaitli laikus neatklāja: { $who }
shuffle-yours = Tava pārlūka skaitlis ir izmantots, un servera sēkla ir tā pati, ko tas apņēmās izmantot.
shuffle-not-yours = Tavs pārlūks šīs spēles sākumu neredzēja, tāpēc pārbaudīts tikai pieraksts.
shuffle-commitment = Servera sēklas nospiedums
shuffle-verifier = Lejupielādēt lapu, kas pārbauda pierakstus bez servera
shuffle-wrong-record = Šis nav pieraksts, ko var pārbaudīt.
shuffle-wrong-game = Šīs spēles dalīšanas te nav zināmas: { $game }
shuffle-wrong-no-seed = Pierakstā nav sēklas, tāpēc dalīšanas nevar pārbaudīt.
shuffle-wrong-no-deals = Pierakstā nav nevienas dalīšanas, tāpēc nav ko pārbaudīt.
shuffle-wrong-contribution = Nav godīgi: { $who } atklāja citu skaitli, nekā bija apņēmies.
shuffle-wrong-other-seed = Nav godīgi: sēkla nav tā, ko serveris pirms spēles apņēmās izmantot.
shuffle-wrong-other-commitments = Nav godīgi: pierakstā ir citi nospiedumi, nekā tavam pārlūkam rādīja pirms spēles.
shuffle-left-out = Tava pārlūka skaitlis nav izmantots. Varbūt tas atnāca par vēlu; ja tas atkārtojas, kāds to izlaiž.
shuffle-wrong-deal = Nav godīgi: { $deal }. dalīšana atšķiras no tās, kas izriet no skaitļiem (pieraksta { $line }. gājiens).
shuffle-wrong-line = Nav godīgi: pieraksta { $line }. gājiens nav tas, ko rādīja tava lapa.

## The stand-alone verifier

verifier-title = Pārbaudi, kā jauktas Lorelode spēles kārtis
verifier-how = Izvēlies pabeigtas spēles pierakstu vai ielīmē to. Nekas no šīs lapas netiek sūtīts prom.
verifier-file = Izvēlēties pierakstu
verifier-paste = Vai ielīmē pierakstu šeit
verifier-seat = { $number }. vieta
verifier-language = Valoda
