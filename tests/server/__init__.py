"""Tests of the whole server, with real sockets, files and processes."""
