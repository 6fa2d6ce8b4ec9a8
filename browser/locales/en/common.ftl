# Words that every page uses.

app-name = Lorelode
app-tagline = Saboteur and Dixit, with friends

game-saboteur = Saboteur
game-dixit = Dixit

language = Language
language-en = English
language-fa = فارسی
language-he = עברית
language-lv = Latviešu
language-ru = Русский

theme = Theme
theme-auto = Automatic
theme-light = Light
theme-dark = Dark
sound-on = The sound is on
sound-off = The sound is off

close = Close
send = Send
cancel = Cancel
ok = OK
back = Back
on = On
off = Off
none = None
copy = Copy
copied = Copied
share = Share
learn-by-playing = Learn by playing
rules = Rules
credits = Credits
forget-me = Forget me on this device
menu = Menu
loading = Loading…
keyboard-help = Keyboard shortcuts
skip-to-content = Skip to content

unofficial = Lorelode is unofficial: the names of the games belong to their owners, and it contains none of the publishers’ pictures or texts.

## Bots

bot-banjo = Banjo
bot-cactus = Cactus
bot-cosmo = Cosmo
bot-domino = Domino
bot-fido = Fido
bot-karma = Karma
bot-kiwi = Kiwi
bot-lychee = Lychee
bot-mango = Mango
bot-nana = Nana
bot-paprika = Paprika
bot-pixel = Pixel
bot-rollo = Rollo
bot-rumba = Rumba
bot-turbo = Turbo
bot-yeti = Yeti
