"""What the registers of each decision hold, from their names in `asks.py`."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from monstrum.core.state import SEALED
from monstrum.games.hybrid.asks import ASKS
from monstrum.games.hybrid.rules import kinds
from monstrum.kit.asks import A_SEAT, Ask
from monstrum.kit.asks import registers as names_and_sorts

IS_FIGURE: Final = 1  # a: the warrior it is about
HAS_TARGET: Final = 2  # b: his target
HAS_SECOND: Final = 4  # c: his second target
HAS_LEVEL: Final = 8  # c: the LoM
HAS_SIDE: Final = 16  # a: a side
HAS_NUMBER: Final = 32  # b: how many more
MOVES: Final = 64  # a Movement
OF_WINDOW: Final = 128  # a card window
OF_EFFECT: Final = 256  # the record of an effect
ABOUT_B: Final = 512  # … and b is the warrior it is about
HAS_POINTS: Final = 1024  # e: the points of cards, packed
HAS_GROUP: Final = 2048  # b: a standby group, c: how many more
STILL: Final = 4096  # a: how many more
ORDERS: Final = 8192  # effects that fire at one moment
PICKED_B: Final = 1 << 14  # b: the square that was picked before the facing …
PICKED_E: Final = 1 << 15  # … or e
PICKED_F: Final = 1 << 16  # … or f
PICKS: Final = 1 << 17  # b: how many targets of an effect have been named

DECISIONS: Final = 49

TARGETS: Final = ("target", "first", "enemy")  # names of register b
SUBJECTS: Final = ("whom", "figure", "attacker")


def registers() -> vec[i64]:
    """By kind; 0 where a decision needs nothing but its name."""
    return vec[i64]([held(line) if asks_a_seat(line) else 0 for line in ASKS.lines])


def asks_a_seat(line: Ask) -> bool:
    return bool(line.answers) and (A_SEAT in line.by or SEALED in line.by)


def held(line: Ask) -> int:
    """The bits of a record, from the names of its registers."""
    named, sorts = names_and_sorts(line.record)
    names = [*named, *[""] * 6]
    if names[0] == "mover":
        return MOVES | (PICKED_E if line.answers == ("facing",) else 0)
    if names[0] == "row":
        about = ABOUT_B if names[1] in SUBJECTS else 0
        picks = PICKS if names[1] == "picked" else 0
        return OF_EFFECT | about | picks | (PICKED_F if names[5] == "square" else 0)
    if names[0] == "side":
        return HAS_SIDE | {"left": HAS_NUMBER, "group": HAS_GROUP}.get(names[1], 0)
    alone = {"left": STILL, "first": HAS_NUMBER, "number": ORDERS}
    if names[0] in alone:
        return alone[names[0]]
    if not sorts or sorts[0] != "figure":
        return 0
    found = IS_FIGURE | (HAS_TARGET if names[1] in TARGETS else 0)
    found |= HAS_SECOND if names[2] == "second" else HAS_LEVEL if names[2] == "level" else 0
    found |= HAS_POINTS if found & HAS_SECOND and names[4] == "points" else 0
    return found | {"opposing": OF_WINDOW, "square": PICKED_B}.get(names[1], 0)


def decision_places() -> vec[i64]:
    """By kind: which decision it is, counted from 0; -1 for what runs alone and for chance."""
    decisions = [line.kind for line in ASKS.lines if asks_a_seat(line)]
    assert len(decisions) == DECISIONS, "the decisions of `asks.py` are others"
    return vec[i64]([decisions.index(kind) if kind in decisions else -1 for kind in range(kinds.KINDS)])
