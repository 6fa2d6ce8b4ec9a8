# A game that the page has no pictures for.

plain-board = The game
plain-choices = Your choices
plain-private = What only you know
plain-public = What everybody knows
plain-news = What just happened
plain-edition = Rules in use
plain-waits = Waiting for { $who }
plain-player = Player
plain-points = Points
plain-yes = yes
plain-no = no
plain-no-rules = This page has no rules text for this game.
