"""What Hybrid is answered with: one line per block of actions.

The action space is the same for every pack and mission: what a pack does not have has a number instead of a
name.
"""

from collections.abc import Callable
from typing import Final

from monstrum.games.hybrid.content import terms
from monstrum.games.hybrid.rules import actions
from monstrum.games.hybrid.rules.squares import DIRECTION_NAMES, SQUARES
from monstrum.games.hybrid.speaking.labels import (
    card_label,
    door_label,
    figure_params,
    lay_label,
    opening,
    profile_label,
    tile_label,
    unknown_in,
)
from monstrum.games.hybrid.speaking.naming import (
    card_word,
    door_word,
    figure_word,
    lay_word,
    profile_word,
    square_word,
    tile_word,
)
from monstrum.games.hybrid.speaking.refs import (
    card_refs,
    door_refs,
    facing_refs,
    lay_refs,
    mode_refs,
    side_refs,
    subject_refs,
    tile_refs,
)
from monstrum.games.hybrid.state import FIGURES, SkirmishState
from monstrum.kit.asks import Asked
from monstrum.kit.space import Block, Layout, Said, Space

NUMBERS: Final = tuple(map(str, range(11)))
FACES: Final = 10
TURN_WORDS: Final = ("left", "right", "half")
WAYS: Final = tuple(DIRECTION_NAMES)


def identity(layout: Layout) -> object:
    """What the hash of the layout was agreed to be made of."""
    spans = [(block.name, layout.first[block.name], layout.number_of(block)) for block in layout.space.blocks]
    return ["hybrid", spans, terms.MODES, layout.catalog.profile_ids, layout.catalog.card_ids]


def spelled(word: Callable[[SkirmishState, int], str]) -> Said:
    return lambda state, now, thing: word(state, thing)


def option_word(state: object, now: Asked, number: int) -> str:
    return str(number + 1) if "choice" in now.ask.answers else f"#{number}"


SPACE: Final = Space(
    "hybrid",
    (
        Block("none", verb="none", also=("pass", "done", "nothing"), label="none", declines=True),
        Block("yes", verb="yes", ref=subject_refs),
        Block("no", verb="no", ref=subject_refs, declines=True),
        Block("side", terms.SIDES, ref=side_refs, label="side", param="side", noun="side"),
        Block("mode", terms.MODES, "mode", ref=mode_refs, label="mode", param="mode", noun="mode"),
        Block(
            "level", NUMBERS[1 : terms.LEVELS + 1], "level", ref=subject_refs, label="level", param="number",
            noun="LoM", first=1,
        ),
        Block(
            "facing", terms.FACINGS, "face", ref=facing_refs, label="facing", param="facing", noun="facing",
        ),
        Block("step", WAYS, "step", label="step", param="direction", noun="direction"),
        Block("turn", TURN_WORDS, "turn", ref=subject_refs, label="turn", param="turn", noun="turn"),
        Block("jump", WAYS, "jump", label="jump", param="direction", noun="direction"),
        Block("brush", WAYS, "brush", label="brush", param="direction", noun="direction"),
        Block("stop", verb="stop", ref=subject_refs, declines=True),
        Block("exit", verb="exit", also=("leave",), ref=subject_refs),
        Block("enter", verb="enter", ref=subject_refs),
        Block("watch", verb="watch", ref=subject_refs),
        Block("die", NUMBERS[1 : FACES + 1], "roll", label="die", param="number", noun="face", first=1),
        Block(
            "spare", 2, "spare", thing=lambda state, now, number: f"#{number}",
            label=unknown_in(actions.SPARE),
        ),
        Block("trap", verb="trap"),
        Block("event", verb="event"),
        Block(
            "objective", NUMBERS[: terms.OBJECTIVES + 1], "accept", ref="objective", label="accept",
            param="number", noun="number",
        ),
        Block(
            "figure", FIGURES, "pick", ("strike", "shoot"),
            thing=spelled(figure_word), ref="figure", param=figure_params, noun="figure",
        ),
        Block(
            "hand_to", FIGURES, "hand", thing=spelled(figure_word),
            ref="figure", param=figure_params, noun="figure",
        ),
        Block(
            "door", 64, opening, ("open", "close"),
            thing=spelled(door_word), ref=door_refs, label=door_label, noun="door",
        ),
        Block(
            "profile", 64, "recruit",
            thing=spelled(profile_word), ref="profile", label=profile_label,
            noun="profile",
        ),
        Block(
            "choice", 32, "choice", thing=option_word, label=unknown_in(actions.CHOICE),
            noun="number",
        ),
        Block(
            "tile", 32, "tile", thing=spelled(tile_word), ref=tile_refs,
            label=tile_label, noun="tile",
        ),
        Block(
            "card", 256, "card", thing=spelled(card_word),
            ref=card_refs, label=card_label, noun="design",
        ),
        Block(
            "lay", 512, "lay", thing=spelled(lay_word), ref=lay_refs,
            label=lay_label, noun="(design · 2 + effect) · 2 + shot",
        ),
        Block(
            "square", SQUARES, "square", ("deploy",),
            thing=lambda state, now, square: square_word(square),
            ref="square", label="square", param="square", noun="square",
        ),
    ),
    identity,
)  # fmt: skip
NUMBERED: Final = {  # where the rules, which are compiled, have the same numbers
    "none": actions.NONE, "yes": actions.YES, "no": actions.NO, "side": actions.SIDE, "mode": actions.MODE,
    "level": actions.LEVEL, "facing": actions.FACING, "step": actions.STEP, "turn": actions.TURN,
    "jump": actions.JUMP, "brush": actions.BRUSH, "stop": actions.STOP, "exit": actions.EXIT,
    "enter": actions.ENTER, "watch": actions.WATCH, "die": actions.DIE, "spare": actions.SPARE,
    "trap": actions.TRAP_UP, "event": actions.EVENT_UP, "objective": actions.OBJECTIVE,
    "figure": actions.FIGURE, "hand_to": actions.HAND_TO, "door": actions.DOOR, "profile": actions.PROFILE,
    "choice": actions.CHOICE, "tile": actions.TILE, "card": actions.CARD, "lay": actions.LAY,
    "square": actions.SQUARE,
}  # fmt: skip
