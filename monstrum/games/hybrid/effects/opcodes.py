"""The operations that rules and bots name, as numbers: their place in the table of `operations.py`. A test
compares the two."""

from typing import Final

MOD_SL: Final = 0
MOD_MODE: Final = 1
MOD_NV: Final = 2
MOD_MT: Final = 3
SET_MT: Final = 4
MOD_RANGE: Final = 5
EXTRA_DICE: Final = 6
REROLL: Final = 7
PERFECT_ON: Final = 9
NO_PERFECT: Final = 10
AUTO_SUCCESS: Final = 11
AUTO_FAIL: Final = 12
HEAL: Final = 14
PREVENT_WOUNDS: Final = 15
EXTRA_WOUND: Final = 16
REVIVE: Final = 18
SPAWN: Final = 19
TELEPORT: Final = 21
MOVE: Final = 22
SWAP: Final = 24
ATTACK: Final = 25
GRANT_APTITUDE: Final = 26
REMOVE_APTITUDE: Final = 27
SET_MODE: Final = 28
FORBID: Final = 30
SKIP_ACTIVATION: Final = 31
EXTRA_ACTIVATION: Final = 32
MOD_ACTIVATION_ROLL: Final = 33
DRAW_ACTION: Final = 34
DISCARD_ACTION: Final = 35
STEAL_ACTION: Final = 36
RECOVER_ACTION: Final = 37
REVEAL_HAND: Final = 38
CANCEL_CARD: Final = 39
COPY_POINTS: Final = 40
DRAW_EVENT: Final = 41
LOCK_DOOR: Final = 46
TEMPLATE: Final = 51
DARKNESS: Final = 52
SET_FLAG: Final = 53
SCORE: Final = 54
NATURAL_ROLL: Final = 56
FOR_EACH: Final = 59
