# Decks of one’s own pictures, for whoever runs the server.

deck-page-title = Your own pictures
deck-page-lead = Play Dixit with photographs, drawings, whatever you like. Every table on this server can pick your decks.
deck-no-key-title = This page is for whoever runs the server
deck-no-key = When the server starts, it prints a private link to this page in its window. Open the page by that link.

deck-add-title = Add pictures
deck-add-to = Into the deck
deck-add-new = A new deck
deck-name = Name of the new deck
deck-name-hint = Give it a name of letters a–z, digits and hyphens, such as our-holidays.
deck-name-taken = A deck that comes with Lorelode has this name. Choose another.
deck-drop = Drop pictures or a zip here
deck-choose = Choose files
deck-drop-hint = PNG, JPEG or WebP, at most { $picture } each; a zip, at most { $zip }.

deck-sending = Sending
deck-reading = Making cards
deck-progress = { $done } of { $of }
deck-progress-pictures = { $done } of { $of }
deck-stop = Stop
deck-stopped = Stopped. The pictures kept so far stay in the deck.
deck-kept =
    { $count ->
        [one] { $count } picture is now in the deck { $deck }.
       *[other] { $count } pictures are now in the deck { $deck }.
    }
deck-doubles =
    { $count ->
        [one] { $count } picture was there already.
       *[other] { $count } pictures were there already.
    }
deck-reworded =
    { $count ->
        [one] { $count } picture that was there has new words.
       *[other] { $count } pictures that were there have new words.
    }
deck-nothing = There was no picture in it.
deck-refused =
    { $count ->
        [one] { $count } file was refused
       *[other] { $count } files were refused
    }

deck-list-title = Decks
deck-built-in = comes with Lorelode
deck-broken = This deck cannot be read.
deck-pictures =
    { $count ->
        [one] { $count } picture
       *[other] { $count } pictures
    }
deck-bots-all = bots see them all
deck-bots-none = bots see none of them: give them tags
deck-bots-some = bots see { $count } of { $of }: give the others tags
deck-show = Show the pictures
deck-hide = Hide the pictures
deck-remove = Remove the deck
deck-remove-title = Remove the deck { $name }?
deck-remove-sure = All its pictures and words are deleted from the server for good.
deck-remove-yes = Remove
deck-picture-remove = Remove the picture
deck-picture-sure = Delete this picture and its words from the server for good?
deck-untitled = Without a title

deck-words-title = Title
deck-words-caption = What is to be seen
deck-words-tags = Tags
deck-words-hint = Separate tags by commas. Bots find their clues in them: what is seen, what it feels like, what it may stand for.
deck-save = Save
deck-saved = Saved
