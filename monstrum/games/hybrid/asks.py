"""The blocks of Hybrid's action space: the same integers for every pack and mission.

The lines of what can be asked (as in XYbrid's `asks.py`) are still `rules/frames.py` and the tables of
`speaking/`; they move here.
"""

from typing import Final

from monstrum.games.hybrid.content import terms
from monstrum.games.hybrid.rules import actions
from monstrum.kit.space import Block, Layout, Space, check_numbers


def identity(layout: Layout) -> object:
    """What the hash of the layout has been made of since it was agreed."""
    blocks = [[name, first, layout.number_of(SPACE.block(name))] for name, first in layout.first.items()]
    return ["hybrid", blocks, terms.MODES, layout.catalog.profile_ids, layout.catalog.card_ids]


SPACE: Final = Space(
    "hybrid",
    (
        Block("none"),
        Block("yes"),
        Block("no"),
        Block("side", 2, noun="side"),
        Block("mode", 4, noun="mode"),
        Block("level", 6, noun="LoM", first=1),
        Block("facing", 4, noun="facing"),
        Block("step", 8, noun="direction"),
        Block("turn", 3, noun="turn"),
        Block("jump", 8, noun="direction"),
        Block("brush", 8, noun="direction"),
        Block("stop"),
        Block("exit"),
        Block("enter"),
        Block("watch"),
        Block("die", 10, noun="face", first=1),
        Block("spare", 2),  # kept so that the others stay what they are
        Block("trap"),
        Block("event"),
        Block("objective", 7, noun="number"),
        Block("figure", 32, noun="figure"),
        Block("hand_to", 32, noun="figure"),
        Block("door", 64, noun="door"),
        Block("profile", 64, noun="profile"),
        Block("choice", 32, noun="number"),
        Block("tile", 32, noun="tile"),
        Block("card", 256, noun="design"),
        Block("lay", 512, noun="card, use and shot"),
        Block("square", 1024, noun="square"),
    ),
    identity,
)
check_numbers(
    SPACE,
    {
        "none": actions.NONE,
        "yes": actions.YES,
        "no": actions.NO,
        "side": actions.SIDE,
        "mode": actions.MODE,
        "level": actions.LEVEL,
        "facing": actions.FACING,
        "step": actions.STEP,
        "turn": actions.TURN,
        "jump": actions.JUMP,
        "brush": actions.BRUSH,
        "stop": actions.STOP,
        "exit": actions.EXIT,
        "enter": actions.ENTER,
        "watch": actions.WATCH,
        "die": actions.DIE,
        "trap": actions.TRAP_UP,
        "event": actions.EVENT_UP,
        "objective": actions.OBJECTIVE,
        "figure": actions.FIGURE,
        "hand_to": actions.HAND_TO,
        "door": actions.DOOR,
        "profile": actions.PROFILE,
        "choice": actions.CHOICE,
        "tile": actions.TILE,
        "card": actions.CARD,
        "lay": actions.LAY,
        "square": actions.SQUARE,
    },
)
LAYOUT: Final = SPACE.over(None)
assert LAYOUT.size == actions.SPACE


def block_of(action: int) -> str:
    """The name of the block an action belongs to; empty outside the space."""
    return LAYOUT.place(action)[0].name if 0 <= action < LAYOUT.size else ""
