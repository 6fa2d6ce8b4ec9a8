# What the host may do about spectators.

table-spectator-number = Spectator { $number }
table-spectators-none = Nobody is watching.
table-spectators-unnamed = Names are hidden while you play: a name could be a message about the game.
table-remove-sure = Remove for good?
table-remove-how = People you remove cannot come back in the same browser, but can in another. The buttons below keep out all strangers.
table-gallery-mute = Let only players write
table-gallery-unmute = Let everybody write
table-gallery-close = Let nobody else watch
table-gallery-open = Let others watch
