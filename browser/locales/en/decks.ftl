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

# Why a file was refused.
deck-why-animation = It is an animation; a card is one still picture.
deck-why-bomb = It unpacks to far more than it weighs, as a zip bomb does.
deck-why-broken-off = The file breaks off before the picture ends.
deck-why-damaged = The file is damaged.
deck-why-empty = The file is empty.
deck-why-folder = It is a folder. Choose the pictures in it, or pack it into a zip.
deck-why-heic = HEIC cannot be read here. Let the phone or a viewer save it as JPEG.
deck-why-kind = Only PNG, JPEG and WebP pictures are read.
deck-why-leads-out = Its name leads out of the zip.
deck-why-link = It is a link to somewhere else.
deck-why-locked = It is locked with a password.
deck-why-more-inside = There is something else in the file beside the picture.
deck-why-not-a-zip = It is no zip, or a damaged one.
deck-why-packed = It is a packed file in a zip. Unpack it first.
deck-why-packing = It is packed in a way that is not read here. Make an ordinary zip.
deck-why-renamed = What is in the file is not what its name says.
deck-why-too-hard = The picture could not be decoded safely.
deck-why-too-heavy = It weighs more than 50 MB.
deck-why-too-many-files = There are more than 2000 files in it. Pack smaller zips.
deck-why-too-many-pixels = It has more than 60 million pixels. Make it smaller first.
deck-why-too-small = It is too small: a card needs at least 200 × 300 pixels.
deck-why-unreadable = The file cannot be read.
deck-why-words-alone = It has words for a picture that is not beside it. Pack both into one zip.
deck-why-words-bad = Some of the words in it cannot be used.
deck-why-words-unreadable = The words in it cannot be read.
deck-why-zip-too-heavy = The zip is too large. Pack the pictures into smaller ones.
deck-why-zip64 = It is a zip of the kind for more than 4 GB. Pack the pictures into smaller ones.
deck-why-other = It cannot be used.
