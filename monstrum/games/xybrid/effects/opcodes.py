"""The numbers effect programs are written in. A program is rows of four: operation, x, y, z.

In every row of a cost z is where the cost ends; it is 0 elsewhere.
"""

from typing import Final

WIDTH: Final = 4

# Control.
END: Final = 0
IF: Final = 1  # x = condition, y = where to go when it is false
PAYABLE: Final = 2  # x = where the cost ends, y = where to go when it cannot be paid in full
MAY: Final = 3  # x = where to go when the answer is no
EACH: Final = 4  # x = where to go when every target has its amount
NEXT: Final = 5  # x = the EACH it closes

# Operands.
SELECT: Final = 10  # x = selector, y = the operation the parts are for, 0 = their value
AMOUNT: Final = 11  # x = amount without a question
VALUE_OF: Final = 12  # the parts on the operands become the sum of their values
TIMES: Final = 13  # x = factor
AT_MOST: Final = 14  # x = limit
PLAYERS: Final = 15  # x = which players

# Operations, in the order of `operations.py`, which checks that; the rules name only a few of them.
GAIN: Final = 20  # the first
DRAW: Final = 23  # x = selector with the filters
DESTROY: Final = 24
ATTACH: Final = 26
SWAP: Final = 27  # x, y = selectors
TOLAB: Final = 28
STOCK: Final = 29
SHIELD: Final = 32
# STATIC only.
VALUE: Final = 37
AURA: Final = 38
SCI: Final = 39
HAND: Final = 40

# Players.
ME: Final = 0
EACH_OPP: Final = 1
CHOOSE_OPP: Final = 2
LEADER: Final = 3
PLAYER_NAMES: Final = ["me", "each_opp", "choose_opp", "leader"]

# Amounts and conditions, in prefix form.
N_CONST: Final = 0  # k
N_ROUND: Final = 1
N_COUNT: Final = 2  # selector
N_DISTINCT: Final = 3  # selector
N_VAL: Final = 4  # selector: self, it, all or highest
N_TIMES: Final = 5  # k, amount
N_MIN: Final = 6  # k, amount
C_AT_LEAST: Final = 10  # k, amount
C_EQUAL: Final = 11  # k, amount
C_SIDE: Final = 12  # slot
C_LEAST: Final = 13

NONE: Final = -1
