"""The games as research environments: PettingZoo, Gymnasium, OpenSpiel, and many games at once in the core.

`learnable.py` lists the games and their observation encoders; a further game is an encoder file and one line
there. `aec.py` is PettingZoo, `seat_env.py` Gymnasium, `vector.py` the batch, `spiel.py` OpenSpiel.
"""
