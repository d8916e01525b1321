"""The operations of card effects, one module per family; `run.py` steps through a program."""
