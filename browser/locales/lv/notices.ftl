# What a game asks of the reader besides moves.

table-rest-waits = Vēl skatās: { $who }.
table-rest-over = Turpinām…
table-held = { $who } vēlas vēl mirkli.
table-held-you = Pārējie gaida, līdz tu turpināsi.
table-rest-you = Kad viss aplūkots, spied „Tālāk”.
table-hold = Pagaidi
table-stepping = Boti gaida tevi.
table-next-move = Nākamais gājiens
table-may-begin = Vari sākt tu vai ļaut sākt botam.
table-bot-begins = Lai sāk bots
