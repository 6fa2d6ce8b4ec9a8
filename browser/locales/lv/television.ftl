television-allow = Galda saimnieks var atļaut televizoru galda iestatījumos. Šī lapa turpinās pati.
television-join = Pievienojies ar telefonu
television-free = brīva vieta
television-turn = gājiens
television-qr = QR kods ar saiti uz šo galdu
television-code = Galda kods
