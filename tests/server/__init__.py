"""The server as its users meet it: real sockets, real files, real processes."""
