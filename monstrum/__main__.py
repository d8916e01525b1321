"""`python -m monstrum` is the program `monstrum`."""

from monstrum.cli.main import main

main()
