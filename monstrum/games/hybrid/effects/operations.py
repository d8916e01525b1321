"""6.2  Every operation of effects: the table of the rules, in its order. The place of one is its number.

One that lasts is kept by `keeping.py` and read by the rules; the others are done by their classes.
"""

from collections.abc import Mapping
from typing import Final

from monstrum.games.hybrid.content.terms import FIGURES, OBJECTIVES, PLAYERS, TEMPLATES
from monstrum.games.hybrid.effects.blocks import Choose, ForEach
from monstrum.games.hybrid.effects.displacing import Move, Push, Turn
from monstrum.games.hybrid.effects.fighting import Attack, RemoveModeCounter, SetMode
from monstrum.games.hybrid.effects.hands import (
    DiscardAction,
    DrawAction,
    DrawEquipment,
    DrawEvent,
    RecoverAction,
    RevealHand,
    StealAction,
)
from monstrum.games.hybrid.effects.laid import CancelCard, CopyPoints
from monstrum.games.hybrid.effects.marking import (
    Carry,
    ExtraActivation,
    ModActivationRoll,
    Score,
    SetFlag,
    SkipActivation,
)
from monstrum.games.hybrid.effects.operation import FieldOperation, FigureOperation
from monstrum.games.hybrid.effects.pieces import Place, Remove
from monstrum.games.hybrid.effects.placing import Revive, Spawn, Swap, Teleport
from monstrum.games.hybrid.effects.rolling import FixedRoll, NaturalRoll, Reroll, SetDie
from monstrum.games.hybrid.effects.scenery import (
    CloseDoor,
    CloseTrapdoor,
    DestroyDoor,
    LockDoor,
    OpenDoor,
    OpenTrapdoor,
    Template,
)
from monstrum.games.hybrid.effects.vocabulary import (
    ANY_MODES,
    ANY_X,
    ANYTHING,
    BLOCKS,
    COUNTER_OR_TEMPLATE,
    DOORS,
    EFFECTS,
    HOW_MANY,
    MASK,
    MAYBE,
    MAYBE_EFFECTS,
    NAMED,
    ONE_MODE,
    SCENERY,
    SQUARES,
    TRAPDOORS,
    WORD,
    Arg,
    N,
    Op,
    X,
    does,
    lasts,
    number,
    one_of,
)
from monstrum.games.hybrid.effects.wounding import Eliminate, Heal, Wound

TABLE: Final = [
    FigureOperation(
        "mod_sl",
        lasts(
            FIGURES,
            n=number(-9, 9),
            modes=ANY_MODES,
            role=one_of("ANY", "ATTACK", "PARRY", needed=False),
        ),
    ),
    FigureOperation("mod_mode", lasts(FIGURES, n=number(-9, 9), modes=ANY_MODES)),
    FigureOperation("mod_nv", lasts(FIGURES, n=number(-9, 9))),
    FigureOperation("mod_mt", lasts(FIGURES, n=number(-9, 9))),
    FigureOperation("set_mt", lasts(FIGURES, n=number(0, 20))),
    FigureOperation("mod_range", lasts(FIGURES, n=number(-20, 20))),
    FigureOperation("extra_dice", lasts(FIGURES, n=Arg(N, -1, 1, zero=False), modes=ANY_MODES)),
    Reroll("reroll", does(FIGURES, which=one_of("OWN", "ENEMY"))),
    SetDie("set_die", does(FIGURES, value=number(1, 10))),
    FigureOperation("perfect_on", lasts(FIGURES, n=number(1, 9), modes=ANY_MODES)),
    FigureOperation("no_perfect", lasts(FIGURES)),
    FigureOperation("auto_success", lasts(FIGURES, modes=ANY_MODES)),
    FigureOperation("auto_fail", lasts(FIGURES, modes=ANY_MODES)),
    Wound("wound", does(FIGURES, n=HOW_MANY, avoidable=MAYBE), together=True),
    Heal("heal", does(FIGURES, n=number(1, 9, all=True))),
    FigureOperation(
        "prevent_wounds",
        lasts(FIGURES, n=number(1, 9, all=True), source=one_of("OC", "F", "TRAP", "EFFECT", "ANY")),
    ),
    FigureOperation("extra_wound", lasts(FIGURES, n=HOW_MANY, modes=ANY_MODES)),
    Eliminate("eliminate", does(FIGURES), together=True),
    Revive(
        "revive", does(FIGURES, where=one_of("ENTRY", "LEADER_CONTACT"), wounds=number(0, 8)), fallen=True
    ),
    Spawn(
        "spawn",
        does((*PLAYERS, "SQ"), profile=Arg(X, kind="profile"), where=one_of("ENTRY", "OBJECTIVE", "SQUARE")),
    ),
    Push("push", does(FIGURES, n=HOW_MANY, dir=one_of("AWAY", "CHOICE"))),
    Teleport("teleport", does(FIGURES, within=number(1, 31), zone=one_of("ANY_FREE", "ACCESS", "TILE"))),
    Move("move", does(FIGURES, n=number(0, 20))),
    Turn("turn", does(FIGURES, dir=one_of("CHOICE", "LEFT", "RIGHT", "HALF"))),
    Swap("swap", does(("FIG",)), together=True),
    Attack(
        "attack",
        does(
            FIGURES,
            mode=Arg(MASK, words=("OC", "F")),
            level=number(1, 6),
            cards=MAYBE,
        ),
    ),
    FigureOperation("grant_aptitude", lasts(FIGURES, name=NAMED, x=ANY_X)),
    FigureOperation("remove_aptitude", lasts(FIGURES, name=NAMED, x=ANY_X)),
    SetMode("set_mode", does(FIGURES, mode=ONE_MODE, level=number(1, 6))),
    RemoveModeCounter("remove_mode_counter", does(FIGURES, which=one_of("DC", "SF", "SKM", "EXM", "ANY"))),
    FigureOperation(
        "forbid",
        lasts(
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
    ),
    SkipActivation("skip_activation", does(FIGURES)),
    ExtraActivation("extra_activation", does(FIGURES)),
    ModActivationRoll("mod_activation_roll", does(PLAYERS, n=number(-9, 9))),
    DrawAction("draw_action", does(PLAYERS, n=HOW_MANY)),
    DiscardAction("discard_action", does(PLAYERS, n=HOW_MANY, how=one_of("RANDOM", "OWNER", "CHOOSER"))),
    StealAction("steal_action", does(PLAYERS, n=HOW_MANY, how=one_of("RANDOM", "CHOOSER"))),
    RecoverAction("recover_action", does(PLAYERS, n=HOW_MANY)),
    RevealHand("reveal_hand", does(PLAYERS)),
    CancelCard("cancel_card", does(PLAYERS, points_max=number(0, 4))),
    CopyPoints("copy_points", does(ANYTHING)),
    DrawEvent("draw_event", does(PLAYERS, n=HOW_MANY)),
    DrawEquipment("draw_equipment", does(PLAYERS, n=HOW_MANY)),
    OpenDoor("open_door", does(DOORS)),
    CloseDoor("close_door", does(DOORS)),
    DestroyDoor("destroy_door", does(DOORS)),
    LockDoor("lock_door", lasts(DOORS)),
    OpenTrapdoor("open_trapdoor", does(TRAPDOORS), together=True),
    CloseTrapdoor("close_trapdoor", does(TRAPDOORS)),
    Place("place", does(SQUARES, what=SCENERY)),
    Remove("remove", does(("SQ", "TEMPLATE", "EVENT_COUNTER"), what=COUNTER_OR_TEMPLATE), anywhere=True),
    Template("template", does(SQUARES, kind=one_of(*TEMPLATES)), anywhere=True),
    FieldOperation("darkness", lasts(("TILE",), n=number(0, 20))),
    SetFlag("set_flag", does(ANYTHING, name=Arg(X, kind="flag"), value=number(0, 99))),
    Score("score", does(ANYTHING, n=number(-99, 99))),
    Carry("carry", does(FIGURES, objective=number(1, OBJECTIVES))),
    NaturalRoll(
        "natural_roll",
        does(
            FIGURES,
            mod=Arg(N, -9, 9, needed=False),
            then=MAYBE_EFFECTS,
            **{"else": MAYBE_EFFECTS},
            perfect=MAYBE_EFFECTS,
            critical=MAYBE_EFFECTS,
        ),
    ),
    FixedRoll("fixed_roll", does(ANYTHING, sl=number(1, 9), then=MAYBE_EFFECTS, **{"else": MAYBE_EFFECTS})),
    Choose("choose", does(ANYTHING, options=Arg(BLOCKS, kind="options"), by=one_of("OWNER", "OPPONENT"))),
    ForEach("for_each", does(ANYTHING, target=Arg(X, kind="target"), do=EFFECTS)),
]
OPERATIONS: Final[Mapping[str, Op]] = {operation.name: operation.does for operation in TABLE}
OP_NAMES: Final = tuple(OPERATIONS)
SIGNED: Final = ("mod_sl", "mod_mode", "mod_nv", "mod_mt", "mod_range", "mod_activation_roll")
"""Operations whose `n` is printed with its sign: `n=+2`."""
