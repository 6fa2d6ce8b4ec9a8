television-allow = The host can allow a television in the table's settings. This page goes on by itself.
television-join = Join with your phone
television-free = free seat
television-turn = to act
television-qr = QR code with the link to this table
television-code = Code of the table
