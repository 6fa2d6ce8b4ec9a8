# A game that the page has no pictures for.

plain-board = Spēle
plain-choices = Tavas iespējas
plain-private = Ko zini tikai tu
plain-public = Ko zina visi
plain-news = Kas tikko notika
plain-edition = Spēkā esošie noteikumi
plain-waits = Gaidām: { $who }
plain-player = Spēlētājs
plain-points = Punkti
plain-yes = jā
plain-no = nē
plain-no-rules = Šajā lapā nav šīs spēles noteikumu teksta.
