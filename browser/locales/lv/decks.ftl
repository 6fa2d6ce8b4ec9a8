# Decks of one’s own pictures, for whoever runs the server.

deck-page-title = Savi attēli
deck-page-lead = Spēlē „Dixit” ar fotogrāfijām, zīmējumiem un ar ko vien vēlies. Tavas kavas var izvēlēties pie katra šī servera galda.
deck-no-key-title = Šī lapa ir tam, kurš palaidis serveri
deck-no-key = Startējot serveris savā logā parāda privātu saiti uz šo lapu. Atver lapu ar šo saiti.

deck-add-title = Pievienot attēlus
deck-add-to = Kavā
deck-add-new = Jauna kava
deck-name = Jaunās kavas nosaukums
deck-name-hint = Dod tai nosaukumu, piemēram, „Mūsu brīvdienas”.
deck-name-taken = Tā jau sauc kādu iebūvēto kavu. Izvēlies citu nosaukumu.
deck-drop = Ievelc šeit attēlus vai zip
deck-choose = Izvēlēties failus
deck-drop-hint = PNG, JPEG vai WebP, katrs ne lielāks par { $picture }; zip – ne lielāks par { $zip }.

deck-sending = Sūta
deck-reading = Veido kārtis
deck-progress = { $done } no { $of }
deck-progress-pictures = { $done } no { $of }
deck-stop = Apturēt
deck-stopped = Apturēts. Jau pieņemtie attēli paliek kavā.
deck-kept =
    { $count ->
        [zero] Kavā { $deck } ielikti { $count } attēli.
        [one] Kavā { $deck } ielikts { $count } attēls.
       *[other] Kavā { $deck } ielikti { $count } attēli.
    }
deck-doubles =
    { $count ->
        [zero] { $count } attēlu tur jau bija.
        [one] { $count } attēls tur jau bija.
       *[other] { $count } attēli tur jau bija.
    }
deck-reworded =
    { $count ->
        [zero] { $count } jau esošajiem attēliem ir jauni teksti.
        [one] { $count } jau esošajam attēlam ir jauni teksti.
       *[other] { $count } jau esošajiem attēliem ir jauni teksti.
    }
deck-nothing = Attēli nav atrasti.
deck-refused =
    { $count ->
        [zero] { $count } faili nav pieņemti
        [one] { $count } fails nav pieņemts
       *[other] { $count } faili nav pieņemti
    }

deck-list-title = Kavas
deck-built-in = iebūvēta
deck-broken = Šo kavu nevar nolasīt.
deck-pictures =
    { $count ->
        [zero] { $count } attēlu
        [one] { $count } attēls
       *[other] { $count } attēli
    }
deck-bots-all = boti redz visus
deck-bots-none = boti neredz nevienu: pievieno attēliem birkas
deck-bots-some = boti redz { $count } no { $of }: pievieno birkas pārējiem
deck-show = Rādīt attēlus
deck-hide = Paslēpt attēlus
deck-remove = Izdzēst kavu
deck-remove-title = Izdzēst kavu { $name }?
deck-remove-sure = Visi tās attēli un teksti tiks neatgriezeniski izdzēsti no servera.
deck-remove-yes = Izdzēst
deck-picture-remove = Izdzēst attēlu
deck-picture-sure = Vai neatgriezeniski izdzēst no servera šo attēlu un tā tekstus?
deck-untitled = Bez nosaukuma
deck-previous = Iepriekšējais
deck-next = Nākamais

deck-words-title = Nosaukums
deck-words-caption = Kas tajā redzams
deck-words-tags = Birkas
deck-words-hint = Atdali birkas ar komatiem. Tajās boti meklē mājienus: kas redzams, kāda ir sajūta, ko tas var nozīmēt.
deck-save = Saglabāt
deck-saved = Saglabāts

deck-keys-hint = Taustiņi Page Down un Page Up saglabā uzrakstīto un pāriet uz nākamo vai iepriekšējo attēlu.
deck-texts = Ko boti saprot un saka
deck-texts-hint = Katrā rindā viens teksts. Pēc asociācijām boti saprot citu mājienus, un apakšējos mājienus viņi dod paši.
deck-texts-strong = Par ko domā gandrīz visi
deck-texts-likely = Par ko domā daudzi
deck-texts-faint = Par ko domā daži
deck-texts-lines = Mājieni
deck-describe = Aprakstīt ar { $model }
deck-describing = Attēli tiek aprakstīti
deck-described = Uzrakstīti { $count } apraksti no { $of }. Lūdzu, izlasi un izlabo tos.
deck-described-all = Visiem attēliem ir teksti visās piecās valodās.
deck-describing-broke = Darbs pārtrūka:
