# The front page.

front-lead = Vienā istabā vai no dažādām pasaules malām. Brīvajās vietās apsēžas boti.
front-now = Tūlīt spēlēt ar botiem
front-create = Izveidot galdu
front-create-title = Jauns galds
front-create-send = Izveidot galdu
front-making = Klājam galdu…
front-how = Kā spēlēt
front-all-rules = Visi noteikumi

front-join = Pievienoties ar kodu
front-join-label = Galda kods
front-join-hint = Astoņi burti un cipari
front-join-send = Pievienoties
front-join-wrong =
    { $count ->
        [0] Ieraksti saņemto kodu: astoņus burtus un ciparus.
        [zero] Kodā ir astoņi burti un cipari; šeit ir { $count }.
        [one] Kodā ir astoņi burti un cipari; šeit ir { $count }.
       *[other] Kodā ir astoņi burti un cipari; šeit ir { $count }.
    }
front-join-letters = Kodā ir tikai cipari un burti no A līdz Z. Paskaties vēlreiz.

front-unreachable = Nav savienojuma ar serveri. Tavas spēles tur ir drošībā. Mēģini vēlreiz vai pagaidi: lapa pati turpinās darbu.

front-own = Atpakaļ pie sava galda

front-open = Atvērtie galdi
front-open-none = Pašlaik atvērtu galdu nav. Izveido galdu un atzīmē to kā atvērtu, tad tas būs redzams šeit.
front-open-free =
    { $count ->
        [0] Visas vietas aizņemtas
        [zero] { $count } brīvu vietu
        [one] { $count } brīva vieta
       *[other] { $count } brīvas vietas
    }
front-open-playing = Notiek spēle
front-open-join = Pievienoties
front-open-watch = Skatīties
front-open-look = Ieskatīties

# What somebody is called who plays at once and has told no name.
front-default-name = Jāņtārpiņš
