"""`python -m lorelode` is the `lorelode` command."""

from lorelode.cli import main

main()
