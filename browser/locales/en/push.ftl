# Notices to a reader who is not at the table.

push-why = This browser can tell you when it is your turn, when a game begins and when a round is over, even while this page is closed.
push-secret = A notice names the table and what it is about, and nothing of the game. None comes while you look at the table.
push-how = Your browser will ask whether you want notices from this page.
push-begin = Tell me
push-is-on = This browser tells you when you are needed at your tables.
push-stop = Stop telling me
push-denied = This browser does not let the page show notices. You can allow it in the browser’s settings for this page.
push-unsupported = This browser cannot take notices here: they need a secure connection (https), and on an iPhone or iPad the page on the home screen. While the page is open, its tab calls you.
push-sound = Turn the sound on
