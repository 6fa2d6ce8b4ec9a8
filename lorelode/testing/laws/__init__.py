"""The laws, one module each: checks of a played game that raise `AssertionError`."""
