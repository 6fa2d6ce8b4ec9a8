# Words that every page uses.

app-name = Lorelode
app-tagline = „Sabotieris” un „Dixit” draugu lokā

game-saboteur = Sabotieris
game-dixit = Dixit

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
sound-on = Skaņa ir ieslēgta
sound-off = Skaņa ir izslēgta

close = Aizvērt
send = Sūtīt
cancel = Atcelt
ok = Labi
back = Atpakaļ
on = Ieslēgts
off = Izslēgts
none = Nav
copy = Kopēt
copied = Nokopēts
share = Dalīties
learn-by-playing = Mācies spēlējot
rules = Noteikumi
credits = Autori
forget-me = Aizmirst mani šajā ierīcē
menu = Izvēlne
loading = Ielādē…
keyboard-help = Īsinājumtaustiņi
skip-to-content = Pāriet uz saturu

unofficial = Šī ir neoficiāla versija: spēļu nosaukumi pieder to īpašniekiem, un nekas no izdevēju attēliem vai tekstiem šeit nav izmantots.

## Bots

bot-banjo = Bandžo
bot-cactus = Kaktuss
bot-cosmo = Kosmo
bot-domino = Domino
bot-fido = Fido
bot-karma = Karma
bot-kiwi = Kivi
bot-lychee = Liči
bot-mango = Mango
bot-nana = Nana
bot-paprika = Paprika
bot-pixel = Pikselis
bot-rollo = Rollo
bot-rumba = Rumba
bot-turbo = Turbo
bot-yeti = Jeti
