"""The games as research environments: PettingZoo, Gymnasium, OpenSpiel, and many games at once in the core.

A game that brings an encoder (`learning` in its entry) is an environment. `aec.py` is PettingZoo,
`seat_env.py` Gymnasium, `vector.py` the batch, `spiel.py` OpenSpiel.
"""
