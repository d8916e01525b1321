"""HY-10.4  Where card windows open: before a LoM, before a parry, before a shot of Skilled Firing.

A WINDOW record lies on the record that gets its points in register e: a figure whose Action or parry it is,
b opposing figure + 1, and OPPOSING_AT · (that of the second shot + 1), c where its cards begin in `played`,
d mode and bits, e stage. Chapters open windows here and never look into them.
"""

from typing import Final

from mypy_extensions import i64

from monstrum.core.state import NOBODY
from monstrum.games.hybrid.content.catalog import DC, F
from monstrum.games.hybrid.rules import kinds
from monstrum.games.hybrid.rules.decks import hand_size
from monstrum.games.hybrid.rules.expiry import begin_action
from monstrum.games.hybrid.state import GRIFFIN, SCORPION, SkirmishState, side_of

OPPOSING_AT: Final = 64
NO_TARGET: Final[i64] = -1

# Bits of register d, above the mode (0 … 3).
MODE_MASK: Final = 3
TWO_SHOTS: Final = 4  # cards are tied to a shot (HY-9.36)
NONE_DECLARED: Final = 8  # the acting side has declined: final (HY-10.5)
HINDERED: Final = 16  # a Hindrance has been laid
IS_PARRY: Final = 32
OPEN_HINDRANCE: Final = 64  # HY-9.44: any number of Hindrances, and no answer to them
ONE_CARD: Final = 128  # the acting side may lay one card at most
NO_CARD: Final = 256  # … or none at all
NO_MORE_HINDRANCE: Final = 512  # the other side may lay none
HAS_LAID: Final = 1024  # the acting side has laid a card

# Stages (register e).
OWN: Final = 0  # HY-10.5 (1)
AGAINST: Final = 1  # (2)
ANSWER: Final = 2  # (3)
CLOSING: Final = 3  # (4)

# Bits of a SHOTS record that windows set (see `attacks.py` for the others).
ANSWERED: Final = 2  # Heroic Firing: the opponent has laid his one card
SHOOTER_LAID: Final = 4  # Skilled Firing: the shooter's player has laid his


def anybody_holds(state: SkirmishState) -> bool:
    """Whether a window would be more than a formality: with two empty hands, which is public, none opens."""
    return hand_size(state, GRIFFIN) > 0 or hand_size(state, SCORPION) > 0


def push_window(state: SkirmishState, figure: i64, target: i64, second: i64, bits: i64) -> None:
    opposing = target + 1 + OPPOSING_AT * (second + 1)
    state.push(kinds.WINDOW, NOBODY, figure, opposing, len(state.cards.played), bits, OWN)


def open_action(state: SkirmishState, figure: i64, target: i64, second: i64) -> None:
    """HY-4.1, HY-10.5  A4, A6: the card window, then the LoM."""
    cards = anybody_holds(state)
    if cards:
        begin_action(state)
    state.push(kinds.LEVEL, side_of(figure), figure, target, second)
    if cards:
        two: i64 = TWO_SHOTS if second != NO_TARGET else 0
        push_window(state, figure, target, second, state.mode[figure] | two)


def open_reaction(state: SkirmishState, shooter: i64, target: i64) -> None:
    """HY-9.44  Skilled Firing, with the shot on top of the stack: one card of the shooter's player, then any
    number of Hindrances."""
    if anybody_holds(state):
        push_window(state, shooter, target, NO_TARGET, F | ONE_CARD | OPEN_HINDRANCE)


def open_attack(state: SkirmishState, attacker: i64, target: i64, mode: i64) -> None:
    """An attack of a fixed LoM that takes cards, with its record on top of the stack."""
    if anybody_holds(state):
        push_window(state, attacker, target, NO_TARGET, mode)


def open_parry(state: SkirmishState, parrier: i64, attacker: i64, limits: i64) -> None:
    """HY-10.9  With the parry on top of the stack."""
    if anybody_holds(state):
        push_window(state, parrier, attacker, NO_TARGET, DC | IS_PARRY | limits)
