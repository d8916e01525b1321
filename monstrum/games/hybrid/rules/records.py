"""Registers of records that lie on the stack, by name: for whoever reads or changes one that waits.

`asks.py` names the registers of every record; it has the same places for these names.
"""

from typing import Final

# Of STRIKE, SHOT, PARRY, of what waits for a roll (`roll`), and of what waits for the points of a window.
ATTACKER: Final = 0
TARGET: Final = 1
LEVEL: Final = 2
BITS: Final = 3
POINTS: Final = 4
OUTCOME: Final = 5
# Of LEVEL and SHOTS.
SECOND_TARGET: Final = 2
TARGETS: Final = 1
# Of ROLLED, a roll that is not applied yet.
ROLLER: Final = 0
SUCCESS_LEVEL: Final = 1
DICE: Final = 2
PERFECT_UP_TO: Final = 3
KEPT: Final = 4
FATE: Final = 5
# Of RUN and other effects.
WHO: Final = 2
CONCERNED: Final = 3
FIRED: Final = 5
# Of others.
WOUNDED: Final = 0  # of BATCH
ELIMINATED: Final = 1
BATCH_STEP: Final = 4
EXTRA: Final = 1  # of SEQUENCE: the activations after the last number
FIRST_CARD: Final = 2  # of WINDOW
FIRST_BID: Final = 3  # of ACTIVATION_ROLL: the Griffins' points, then the Scorpions'
