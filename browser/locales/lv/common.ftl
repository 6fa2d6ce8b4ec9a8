# Words that every page uses.

app-name = Lorelode
app-tagline = „Sabotieris” un „Dixit” draugu lokā

language = Valoda
language-en = English
language-fa = فارسی
language-he = עברית
language-lv = Latviešu
language-ru = Русский

theme = Izskats
theme-auto = Automātisks
theme-light = Gaišs
theme-dark = Tumšs
sound-on = Skaņa ieslēgta
sound-off = Skaņa izslēgta

close = Aizvērt
cancel = Atcelt
ok = Labi
back = Atpakaļ
more = Vairāk
on = Ieslēgts
off = Izslēgts
none = Nav
yes = Jā
no = Nē
copy = Kopēt
copied = Nokopēts
share = Dalīties
rules = Noteikumi
credits = Autori
menu = Izvēlne
loading = Ielādē…
seconds =
    { $count ->
        [zero] { $count } sekunžu
        [one] { $count } sekunde
       *[other] { $count } sekundes
    }
minutes =
    { $count ->
        [zero] { $count } minūšu
        [one] { $count } minūte
       *[other] { $count } minūtes
    }
keyboard-help = Īsinājumtaustiņi
skip-to-content = Pāriet uz saturu

unofficial = Šī ir neoficiāla versija: spēļu nosaukumi pieder to īpašniekiem, un nekas no izdevēju attēliem vai tekstiem šeit nav izmantots.
