# The keyboard shortcuts of a table.

table-keys-how = Tab and the arrow keys move around; Enter or the space bar chooses.
table-key-board = To the board
table-key-players = To the players
table-key-go-on = Continue after a reveal, or let the next bot move
table-key-log = Log
table-key-chat = Chat
table-key-phrases = Say a phrase
table-key-rules = Rules
table-key-invite = Invitation
table-key-menu = Menu
table-key-help = This help
table-key-close = Close
