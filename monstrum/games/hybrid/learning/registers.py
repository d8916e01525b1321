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

DECISIONS: Final = 49

TARGETS: Final = ("target", "first", "enemy")  # names of register b
SUBJECTS: Final = ("whom", "figure", "attacker")


def registers() -> vec[i64]:
    """By kind; 0 where a decision needs nothing but its name."""
    return vec[i64]([held(line.record) if asks_a_seat(line) else 0 for line in ASKS.lines])


def asks_a_seat(line: Ask) -> bool:
    return bool(line.answers) and (A_SEAT in line.by or SEALED in line.by)


def held(record: str) -> int:
    """The bits of a record, from the names of its registers."""
    named, sorts = names_and_sorts(record)
    names = [*named, "", "", ""]
    if names[0] == "mover":
        return MOVES
    if names[0] == "row":
        return OF_EFFECT | (ABOUT_B if names[1] in SUBJECTS else 0)
    if names[0] == "side":
        return HAS_SIDE | (HAS_NUMBER if names[1] == "left" else 0)
    if not sorts or sorts[0] != "figure":
        return 0
    found = IS_FIGURE | (HAS_TARGET if names[1] in TARGETS else 0)
    found |= HAS_SECOND if names[2] == "second" else HAS_LEVEL if names[2] == "level" else 0
    return found | (OF_WINDOW if names[1] == "opposing" else 0)


def decision_places() -> vec[i64]:
    """By kind: which decision it is, counted from 0; -1 for what runs alone and for chance."""
    decisions = [line.kind for line in ASKS.lines if asks_a_seat(line)]
    assert len(decisions) == DECISIONS, "the decisions of `asks.py` are others"
    return vec[i64]([decisions.index(kind) if kind in decisions else -1 for kind in range(kinds.KINDS)])
