# Decks of one’s own pictures, for whoever runs the server.

deck-page-title = Your own pictures
deck-page-lead = Play Dixit with photographs, drawings or anything else you like. Every table on this server can choose your decks.
deck-no-key-title = This page is for the person who runs the server
deck-no-key = When the server starts, it shows a private link to this page in its window. Use that link to open this page.

deck-add-title = Add pictures
deck-add-to = Add to deck
deck-add-new = A new deck
deck-name = Name of the new deck
deck-name-hint = Give it a name, such as Our holidays.
deck-name-taken = A deck that comes with Lorelode has this name. Choose another.
deck-drop = Drop pictures or a zip here
deck-choose = Choose files
deck-drop-hint = PNG, JPEG or WebP, at most { $picture } each; a zip, at most { $zip }.

deck-sending = Sending
deck-reading = Making cards
deck-progress = { $done } of { $of }
deck-progress-pictures = { $done } of { $of }
deck-stop = Stop
deck-stopped = Stopped. The pictures added so far stay in the deck.
deck-kept =
    { $count ->
        [one] { $count } picture was added to { $deck }.
       *[other] { $count } pictures were added to { $deck }.
    }
deck-doubles =
    { $count ->
        [one] { $count } picture was there already.
       *[other] { $count } pictures were there already.
    }
deck-reworded =
    { $count ->
        [one] { $count } existing picture got new texts.
       *[other] { $count } existing pictures got new texts.
    }
deck-nothing = No pictures were found.
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
deck-bots-none = bots cannot see any of them: add tags to the pictures
deck-bots-some = bots see { $count } of { $of }: add tags to the others
deck-show = Show the pictures
deck-hide = Hide the pictures
deck-remove = Remove the deck
deck-remove-title = Remove the deck { $name }?
deck-remove-sure = All its pictures and texts will be deleted from the server for good.
deck-remove-yes = Remove
deck-picture-remove = Remove the picture
deck-picture-sure = Delete this picture and its texts from the server for good?
deck-untitled = Untitled
deck-previous = Previous
deck-next = Next

deck-words-title = Title
deck-words-caption = What it shows
deck-words-tags = Tags
deck-words-hint = Separate tags with commas. Bots find their clues in them: what the picture shows, how it feels, what it may stand for.
deck-save = Save
deck-saved = Saved

deck-keys-hint = Page Down and Page Up save what you wrote and turn to the next or previous picture.
deck-texts = What bots hear and say
deck-texts-hint = One text in each row. Bots listen by the associations, and give the clues.
deck-texts-strong = What nearly everybody thinks of
deck-texts-likely = What many think of
deck-texts-faint = What some think of
deck-texts-lines = Clues
deck-describe = Describe with { $model }
deck-describing = Describing the pictures
deck-described = { $count } of { $of } descriptions were written. Please read and correct them.
deck-described-all = All pictures have words in all five languages.
deck-describing-broke = That broke off:
