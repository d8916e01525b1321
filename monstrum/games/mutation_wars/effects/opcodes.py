"""The numbers card programs are written in: rows of four (operation, x, y, z), closed by END.

The number of an operation is its place in the table of `operations.py`, which checks those named here.
"""

from typing import Final

from mypy_extensions import i64

WIDTH: Final = 4

END: Final = 0
# What battles ask for by name; from the first on they are the operations of Battle cards.
PART_MOD: Final = 18
FLAT_MOD: Final = 19
END_BATTLE: Final = 20
CANCEL_CARD: Final = 21
STEAL_MOD: Final = 22

# Whom an operation is about.
SELF: Final = 0
OPP: Final = 1  # one chosen opponent
ANY: Final = 2  # one chosen player, oneself included
ALL: Final = 3  # everybody, in turn order
WHO_NAMES: Final = ["self", "opp", "any", "all"]

# Filters of parts.
ANY_PART: Final[i64] = 0
UNMATCHED: Final = 1
MATCHED: Final = 2
FILTER_NAMES: Final = ["any", "unmatched", "matched"]

# Who chooses a part.
ACTOR: Final = 0
OWNER: Final = 1
CHOOSER_NAMES: Final = ["actor", "owner"]

# Statistics.
ATT: Final = 0
DEF: Final = 1
STAT_NAMES: Final = ["att", "def"]

# Where to attach.
ANY_EMPTY: Final = 0
FREED: Final = 1
SPOT_NAMES: Final = ["any_empty", "freed"]
