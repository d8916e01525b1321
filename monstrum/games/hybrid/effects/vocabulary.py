"""The words Hybrid's effects may use: the table of operations of the rules, section 6.2, as data.

An operation says whom it acts on, whether what it does lasts (an `L` in the table), and what its arguments
are. An argument knows the column of a compiled effect it is written to (`program.py`).
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from monstrum.games.hybrid.content.terms import (
    APTITUDES,
    COUNTERS,
    FIGURES,
    MODES,
    OBJECTIVES,
    PLAYERS,
    SCOPES,
    TEMPLATES,
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

OPERATIONS: Final[Mapping[str, Op]] = {
    "mod_sl": lasts(
        FIGURES,
        n=number(-9, 9),
        modes=ANY_MODES,
        role=one_of("ANY", "ATTACK", "PARRY", needed=False),
    ),
    "mod_mode": lasts(FIGURES, n=number(-9, 9), modes=ANY_MODES),
    "mod_nv": lasts(FIGURES, n=number(-9, 9)),
    "mod_mt": lasts(FIGURES, n=number(-9, 9)),
    "set_mt": lasts(FIGURES, n=number(0, 20)),
    "mod_range": lasts(FIGURES, n=number(-20, 20)),
    "extra_dice": lasts(FIGURES, n=Arg(N, -1, 1, zero=False), modes=ANY_MODES),
    "reroll": does(FIGURES, which=one_of("OWN", "ENEMY")),
    "set_die": does(FIGURES, value=number(1, 10)),
    "perfect_on": lasts(FIGURES, n=number(1, 9), modes=ANY_MODES),
    "no_perfect": lasts(FIGURES),
    "auto_success": lasts(FIGURES, modes=ANY_MODES),
    "auto_fail": lasts(FIGURES, modes=ANY_MODES),
    "wound": does(FIGURES, n=HOW_MANY, avoidable=MAYBE),
    "heal": does(FIGURES, n=number(1, 9, all=True)),
    "prevent_wounds": lasts(
        FIGURES, n=number(1, 9, all=True), source=one_of("OC", "F", "TRAP", "EFFECT", "ANY")
    ),
    "extra_wound": lasts(FIGURES, n=HOW_MANY, modes=ANY_MODES),
    "eliminate": does(FIGURES),
    "revive": does(FIGURES, where=one_of("ENTRY", "LEADER_CONTACT"), wounds=number(0, 8)),
    "spawn": does(
        (*PLAYERS, "SQ"), profile=Arg(X, kind="profile"), where=one_of("ENTRY", "OBJECTIVE", "SQUARE")
    ),
    "push": does(FIGURES, n=HOW_MANY, dir=one_of("AWAY", "CHOICE")),
    "teleport": does(FIGURES, within=number(1, 31), zone=one_of("ANY_FREE", "ACCESS", "TILE")),
    "move": does(FIGURES, n=number(0, 20)),
    "turn": does(FIGURES, dir=one_of("CHOICE", "LEFT", "RIGHT", "HALF")),
    "swap": does(("FIG",)),
    "attack": does(
        FIGURES,
        mode=Arg(MASK, words=("OC", "F")),
        level=number(1, 6),
        cards=MAYBE,
    ),
    "grant_aptitude": lasts(FIGURES, name=NAMED, x=ANY_X),
    "remove_aptitude": lasts(FIGURES, name=NAMED, x=ANY_X),
    "set_mode": does(FIGURES, mode=ONE_MODE, level=number(1, 6)),
    "remove_mode_counter": does(FIGURES, which=one_of("DC", "SF", "SKM", "EXM", "ANY")),
    "forbid": lasts(
        (*FIGURES, *PLAYERS),
        what=Arg(
            WORD,
            words=(
                "MOVE",
                "ATTACK",
                "FIRE",
                "PARRY",
                "CARDS",
                "HINDRANCE",
                "LEVEL_ABOVE",
                "MODE",
                "DOORS",
            ),
            numbered=("LEVEL_ABOVE", "MODE"),
        ),
    ),
    "skip_activation": does(FIGURES),
    "extra_activation": does(FIGURES),
    "mod_activation_roll": does(PLAYERS, n=number(-9, 9)),
    "draw_action": does(PLAYERS, n=HOW_MANY),
    "discard_action": does(PLAYERS, n=HOW_MANY, how=one_of("RANDOM", "OWNER", "CHOOSER")),
    "steal_action": does(PLAYERS, n=HOW_MANY, how=one_of("RANDOM", "CHOOSER")),
    "recover_action": does(PLAYERS, n=HOW_MANY),
    "reveal_hand": does(PLAYERS),
    "cancel_card": does(PLAYERS, points_max=number(0, 4)),
    "copy_points": does(ANYTHING),
    "draw_event": does(PLAYERS, n=HOW_MANY),
    "draw_equipment": does(PLAYERS, n=HOW_MANY),
    "open_door": does(DOORS),
    "close_door": does(DOORS),
    "destroy_door": does(DOORS),
    "lock_door": lasts(DOORS),
    "open_trapdoor": does(TRAPDOORS),
    "close_trapdoor": does(TRAPDOORS),
    "place": does(SQUARES, what=SCENERY),
    "remove": does(("SQ", "TEMPLATE", "EVENT_COUNTER"), what=COUNTER_OR_TEMPLATE),
    "template": does(SQUARES, kind=one_of(*TEMPLATES)),
    "darkness": lasts(("TILE",), n=number(0, 20)),
    "set_flag": does(ANYTHING, name=Arg(X, kind="flag"), value=number(0, 99)),
    "score": does(ANYTHING, n=number(-99, 99)),
    "carry": does(FIGURES, objective=number(1, OBJECTIVES)),
    "natural_roll": does(
        FIGURES,
        mod=Arg(N, -9, 9, needed=False),
        then=MAYBE_EFFECTS,
        **{"else": MAYBE_EFFECTS},
        perfect=MAYBE_EFFECTS,
        critical=MAYBE_EFFECTS,
    ),
    "fixed_roll": does(ANYTHING, sl=number(1, 9), then=MAYBE_EFFECTS, **{"else": MAYBE_EFFECTS}),
    "choose": does(ANYTHING, options=Arg(BLOCKS, kind="options"), by=one_of("OWNER", "OPPONENT")),
    "for_each": does(ANYTHING, target=Arg(X, kind="target"), do=EFFECTS),
}
"""In the order of the table; the place of an operation is its number in compiled effects."""

OP_NAMES: Final = tuple(OPERATIONS)
SIGNED: Final = ("mod_sl", "mod_mode", "mod_nv", "mod_mt", "mod_range", "mod_activation_roll")
"""Operations whose `n` is printed with its sign: `n=+2`."""
