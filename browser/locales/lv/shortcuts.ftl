# The keyboard shortcuts of a table.

table-keys-how = Ar Tab un bultiņām pārvietojies, ar Enter vai atstarpi izvēlies.
table-key-board = Uz spēles laukumu
table-key-players = Pie spēlētājiem
table-key-go-on = Tālāk, kad viss parādīts, vai nākamais bota gājiens
table-key-log = Žurnāls
table-key-chat = Tērzēšana
table-key-phrases = Pateikt frāzi
table-key-rules = Noteikumi
table-key-invite = Ielūgums
table-key-menu = Izvēlne
table-key-help = Šī palīdzība
table-key-close = Aizvērt
