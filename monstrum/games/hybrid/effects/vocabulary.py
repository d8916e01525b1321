"""The words Hybrid's effects may use: what the table of operations (`operations.py`) is written in.

An operation says whom it acts on, whether what it does lasts (an `L` in the table), and what its arguments
are. An argument knows the column of a compiled effect it is written to (`program.py`).
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from monstrum.games.hybrid.content.terms import (
    APTITUDES,
    COUNTERS,
    MODES,
    SCOPES,
)

# Columns of a compiled effect an argument can go to.
N: Final = "n"  # a number
MASK: Final = "modes"  # a mask of modes
WORD: Final = "word"  # the place of a word in its list
X: Final = "x"  # a second number
BLOCKS: Final = "blocks"  # nested effects


@dataclass(frozen=True, slots=True)
class Arg:
    """One named argument."""

    column: str
    low: int = 0
    high: int = 0
    words: tuple[str, ...] = ()
    kind: str = ""  # `profile`, `flag`, `modes`, `target`, `effects`, `options`, `truth`
    all: bool = False  # ALL is a number, too
    numbered: tuple[str, ...] = ()  # words followed by a colon and a number (or a mode): `LEVEL_ABOVE:1`
    needed: bool = True
    usual: int = 0  # what a number is where it is left out
    zero: bool = True  # whether a number between a negative and a positive one may be none


def number(low: int, high: int, *, all: bool = False, column: str = N) -> Arg:
    return Arg(column, low, high, all=all)


def one_of(*words: str, needed: bool = True) -> Arg:
    return Arg(WORD, words=words, needed=needed)


ANY_MODES: Final = Arg(MASK, kind="modes", needed=False)
ONE_MODE: Final = Arg(MASK, words=MODES)
HOW_MANY: Final = number(1, 9)
NAMED: Final = Arg(WORD, words=APTITUDES)
ANY_X: Final = Arg(N, 1, 9, needed=False, usual=1)  # Puny and Titan have none
MAYBE: Final = Arg(X, kind="truth", needed=False)
EFFECTS: Final = Arg(BLOCKS, kind="effects")
MAYBE_EFFECTS: Final = Arg(BLOCKS, kind="effects", needed=False)
SCENERY: Final = Arg(WORD, words=COUNTERS, numbered=("OBJECTIVE",))
COUNTER_OR_TEMPLATE: Final = Arg(WORD, words=(*COUNTERS, "TEMPLATE"), numbered=("OBJECTIVE",))


@dataclass(frozen=True, slots=True)
class Op:
    """One operation: whom it acts on, its arguments, and whether its result lasts."""

    scopes: tuple[str, ...]
    args: Mapping[str, Arg]
    lasting: bool = False


def does(scopes: tuple[str, ...], **args: Arg) -> Op:
    return Op(scopes, args)


def lasts(scopes: tuple[str, ...], **args: Arg) -> Op:
    return Op(scopes, args, lasting=True)


DOORS: Final = ("DOOR",)
TRAPDOORS: Final = ("TRAPDOOR",)
SQUARES: Final = ("SQ",)
ANYTHING: Final = SCOPES
