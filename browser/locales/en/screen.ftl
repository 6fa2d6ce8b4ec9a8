screen-allow = The host can allow a television in the table's settings. This page goes on by itself.
screen-join = Join with your phone
screen-free = free seat
screen-turn = to act
screen-qr = QR code with the link to this table
screen-code = Code of the table
