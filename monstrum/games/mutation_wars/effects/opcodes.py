"""The numbers card programs are written in: rows of four (operation, x, y, z), closed by END.

| Operation | x | y | z |
|---|---|---|---|
| FLIP | | | mask of types |
| REMOVE_BY_STAT | who | stat | |
| REMOVE_PART, RETURN_PART | who | filter | chooser |
| ATTACH | spot | 1 = optional | |
| SWAP_WITHIN, REARRANGE, REPLACE_BODY, UNFLIP, MARK_ATTACKED | who | | |
| SWAP_BETWEEN | who | filter | |
| PAY_OR_LOSE | who | | chooser |
| DRAW | who | kind | number |
| TAKE_DISCARD, PASS_CARD | | kind | |
| STEAL_RANDOM | who | mask of kinds | number |
| RESET_TAIL | who | 1 = optional | |
| PART_MOD | attack | defence | mask of types |
| FLAT_MOD | attack | defence | |
| STEAL_MOD | number | | |
"""

from typing import Final

WIDTH: Final = 4

END: Final = 0
# Mutate cards.
FLIP: Final = 1
REMOVE_BY_STAT: Final = 2
REMOVE_PART: Final = 3
RETURN_PART: Final = 4
ATTACH: Final = 5
SWAP_WITHIN: Final = 6
REARRANGE: Final = 7
SWAP_BETWEEN: Final = 8
PAY_OR_LOSE: Final = 9
DRAW: Final = 10
TAKE_DISCARD: Final = 11
STEAL_RANDOM: Final = 12
PASS_CARD: Final = 13
REPLACE_BODY: Final = 14
UNFLIP: Final = 15
RESET_TAIL: Final = 16
MARK_ATTACKED: Final = 17
# Battle cards.
PART_MOD: Final = 20
FLAT_MOD: Final = 21
END_BATTLE: Final = 22
CANCEL_CARD: Final = 23
STEAL_MOD: Final = 24

OPERATIONS: Final = {
    "FLIP": FLIP,
    "REMOVE_BY_STAT": REMOVE_BY_STAT,
    "REMOVE_PART": REMOVE_PART,
    "RETURN_PART": RETURN_PART,
    "ATTACH": ATTACH,
    "SWAP_WITHIN": SWAP_WITHIN,
    "REARRANGE": REARRANGE,
    "SWAP_BETWEEN": SWAP_BETWEEN,
    "PAY_OR_LOSE": PAY_OR_LOSE,
    "DRAW": DRAW,
    "TAKE_DISCARD": TAKE_DISCARD,
    "STEAL_RANDOM": STEAL_RANDOM,
    "PASS_CARD": PASS_CARD,
    "REPLACE_BODY": REPLACE_BODY,
    "UNFLIP": UNFLIP,
    "RESET_TAIL": RESET_TAIL,
    "MARK_ATTACKED": MARK_ATTACKED,
    "PART_MOD": PART_MOD,
    "FLAT_MOD": FLAT_MOD,
    "END_BATTLE": END_BATTLE,
    "CANCEL_CARD": CANCEL_CARD,
    "STEAL_MOD": STEAL_MOD,
}

# Whom an operation is about.
SELF: Final = 0
OPP: Final = 1  # one chosen opponent
ANY: Final = 2  # one chosen player, oneself included
ALL: Final = 3  # everybody, in turn order
WHO_NAMES: Final = ["self", "opp", "any", "all"]

# Filters of parts.
ANY_PART: Final = 0
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
