# Leaving a computer that others use too.

forget-lost = For a computer that others use too. This browser will forget your name, your settings and your seats at all tables, and you cannot get them back. In games that are not over, a bot will play for you.
forget-keep = To keep a seat, first move it to your own device: in the menu of its table, choose “Play on another device”.
forget-now = Forget me
