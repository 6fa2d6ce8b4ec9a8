# Decks of one’s own pictures, for whoever runs the server.

deck-page-title = Savi attēli
deck-page-lead = Spēlē Dixit ar fotogrāfijām, zīmējumiem, ar ko vien vēlies. Tavas kavas var izvēlēties pie katra šī servera galda.
deck-no-key-title = Šī lapa ir tam, kas palaidis serveri
deck-no-key = Startējot serveris savā logā izdrukā privātu saiti uz šo lapu. Atver lapu ar šo saiti.

deck-add-title = Pievienot attēlus
deck-add-to = Kavā
deck-add-new = Jauna kava
deck-name = Jaunās kavas nosaukums
deck-name-hint = Nosauc to ar burtiem a–z, cipariem un defisēm, piemēram, our-holidays.
deck-name-taken = Tā sauc kavu, kas nāk līdzi Lorelode. Izvēlies citu nosaukumu.
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
        [zero] Kavā { $deck } ielikti { $count } attēlu.
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
        [zero] { $count } esošiem attēliem ir jauni vārdi.
        [one] { $count } esošam attēlam ir jauni vārdi.
       *[other] { $count } esošiem attēliem ir jauni vārdi.
    }
deck-nothing = Tajā nebija neviena attēla.
deck-refused =
    { $count ->
        [zero] { $count } failu nav pieņemti
        [one] { $count } fails nav pieņemts
       *[other] { $count } faili nav pieņemti
    }

deck-list-title = Kavas
deck-built-in = nāk līdzi Lorelode
deck-broken = Šo kavu nevar nolasīt.
deck-pictures =
    { $count ->
        [zero] { $count } attēlu
        [one] { $count } attēls
       *[other] { $count } attēli
    }
deck-bots-all = boti redz visus
deck-bots-none = boti neredz nevienu: tiem vajag birkas
deck-bots-some = boti redz { $count } no { $of }: pārējiem vajag birkas
deck-show = Rādīt attēlus
deck-hide = Paslēpt attēlus
deck-remove = Izdzēst kavu
deck-remove-title = Izdzēst kavu { $name }?
deck-remove-sure = Visi tās attēli un vārdi tiks neatgriezeniski izdzēsti no servera.
deck-remove-yes = Izdzēst
deck-picture-remove = Izdzēst attēlu
deck-picture-sure = Vai neatgriezeniski izdzēst no servera šo attēlu un tā vārdus?
deck-untitled = Bez nosaukuma

deck-words-title = Nosaukums
deck-words-caption = Kas tajā redzams
deck-words-tags = Birkas
deck-words-hint = Atdali birkas ar komatiem. Tajās boti meklē mājienus: kas redzams, kāda ir sajūta, ko tas var nozīmēt.
deck-save = Saglabāt
deck-saved = Saglabāts

# Why a file was refused.
deck-why-animation = Tā ir animācija; kārts ir viens nekustīgs attēls.
deck-why-bomb = Izpakots tas ir nesamērīgi lielāks, kā zip bumba.
deck-why-broken-off = Fails apraujas, pirms beidzas attēls.
deck-why-damaged = Fails ir bojāts.
deck-why-empty = Fails ir tukšs.
deck-why-folder = Tā ir mape. Izvēlies tajā esošos attēlus vai iepako to zip failā.
deck-why-heic = HEIC te nevar nolasīt. Saglabā attēlu kā JPEG tālrunī vai skatītājā.
deck-why-kind = Nolasīti tiek tikai PNG, JPEG un WebP attēli.
deck-why-leads-out = Tā nosaukums ved ārā no zip.
deck-why-link = Tā ir saite uz citu vietu.
deck-why-locked = Tas ir slēgts ar paroli.
deck-why-more-inside = Failā bez attēla ir vēl kaut kas.
deck-why-not-a-zip = Tas nav zip, vai arī tas ir bojāts.
deck-why-packed = Tas ir sapakots fails zip failā. Vispirms izpako to.
deck-why-packing = Šādu pakojumu te nevar nolasīt. Izveido parastu zip.
deck-why-renamed = Faila saturs nav tas, ko sola nosaukums.
deck-why-too-hard = Attēlu neizdevās droši nolasīt.
deck-why-too-heavy = Tas ir lielāks par 50 MB.
deck-why-too-many-files = Tajā ir vairāk nekā 2000 failu. Sapako mazākus zip.
deck-why-too-many-pixels = Attēlā ir vairāk nekā 60 miljoni pikseļu. Vispirms samazini to.
deck-why-too-small = Tas ir par mazu: kārtij vajag vismaz 200 × 300 pikseļus.
deck-why-unreadable = Failu nevar nolasīt.
deck-why-words-alone = Tajā ir vārdi attēlam, kura nav līdzās. Iepako abus vienā zip.
deck-why-words-bad = Daļa tajā esošo vārdu neder.
deck-why-words-unreadable = Tajā esošos vārdus nevar nolasīt.
deck-why-zip-too-heavy = Šis zip ir par lielu. Sapako attēlus vairākos mazākos.
deck-why-zip64 = Tas ir zip, kas domāts vairāk nekā 4 GB. Sapako attēlus vairākos mazākos.
deck-why-other = To nevar izmantot.
