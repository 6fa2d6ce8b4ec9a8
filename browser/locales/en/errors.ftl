# What went wrong, and what to do about it.

# Refused by the table.
error-bad-message = The page and the server did not understand each other. Load the page again.
error-bad-name = This name will not do. Take another, of 1 to 24 letters.
error-bad-settings = These settings do not go together. Change them and try again.
error-bad-text = This cannot be sent. Write something of at most 300 letters.
error-empty-seats = Some seats are still empty. Invite people or put bots there.
error-full = All seats are taken. Wait until one is free.
error-held-elsewhere = You have another seat at this table. Go back to that one.
error-late = The game has moved on. Look again, then choose.
error-muted = The host has stopped you from writing here. You can still read and play.
error-name-taken = Somebody here has this name, or one very like it. Choose another.
error-no-chat = The host has switched this chat off.
error-no-screen = This table may not be shown on a television. The host can allow it in the settings.
error-no-such-seat = There is no such seat at this table. Choose another.
error-no-such-thing = That is not here, or not any more. Look again, then choose.
error-not-found = There is nothing here. Check the code or the link, or ask for a new one.
error-not-host = Only the host of the table can do this. Ask them to.
error-not-playing = No game is being played. Wait until the host starts one.
error-not-seated = You need a seat at the table for this. Take one that is free.
error-occupied = This seat is taken. Choose a free one, or free it first.
error-playing = Not while a game is being played. Wait until it is over.
error-removed = The host has removed you from this table. You can open one of your own.
error-resting = Everybody is still looking at the result. Say when you are ready.
error-set-aside = This version of the server cannot open this table. Open a new one.
error-stopping = The server is going down for a while. Everything is saved; come back soon.
error-store = The server cannot read or save just now, so nothing was done. Try again in a moment.
error-too-fast = That was too fast. Wait a moment and try again.
error-too-many = The server cannot take any more of this. Close what you do not need, or try again later.

# Refused before a table was asked.
error-bad-request = The server did not understand this. Load the page again.
error-forbidden = This is not allowed. Go back to the start page.
error-wrong-method = This cannot be done at this address. Load the page again.
error-too-large = This is too large for the server. Try something smaller.
error-too-many-requests = That was too much at once. Wait a moment and try again.
error-internal = Something went wrong on the server. Try again; if it keeps happening, load the page again.
error-unavailable = The server cannot do this now. Try again in a moment.
error-wrong-host = The server does not know this address as its own. Open the address you were given.
error-wrong-origin = This page may not talk to the server. Open the game at its own address.
error-header-missing = Something was missing from the request. Load the page again.
error-too-many-connections = There are too many connections from your network. Close tabs you do not need and try again.
error-not-operator = Only whoever runs the server can do this. Open the private link that the server printed when it started.
error-bad-deck = This cannot be done with this deck. Choose another name or another deck.
error-bad-words = These words cannot be used. A title is needed; each text has at most 200 letters.
error-deck-in-use = A game is being played with these pictures. Wait until it is over.

# From the page itself.
error-unknown = Something went wrong. Try again or load the page again.
error-offline = No network. Check your internet connection.
error-lost = Connection lost. It comes back by itself.
error-back = Connected again. Nothing is lost.
error-no-websocket = A live connection cannot be opened here. Try another network or another browser.
error-old-page = The server has been updated. Load the page again.
error-no-table-title = No such table
error-removed-title = You are no longer at this table
error-reload = Load again
error-home = Start page
error-retry = Try again
error-see-rule = See the rule
error-clause = The rules do not allow this: { $rule }
