screen-allow = Galda saimnieks var atļaut televizoru galda iestatījumos. Šī lapa turpinās pati.
screen-join = Pievienojies ar telefonu
screen-free = brīva vieta
screen-turn = gājiens
screen-qr = QR kods ar saiti uz šo galdu
screen-code = Galda kods
