"""Effects in words: what is behind one, what it does, whom it acts on, how long it lasts."""

from typing import Final

import msgspec

from monstrum.games.hybrid.content import terms
from monstrum.games.hybrid.content.catalog import (
    E_BLOCKS,
    E_MODES,
    E_N,
    E_OP,
    E_TRIGGER,
    E_WORD,
    EFFECT_WIDTH,
)
from monstrum.games.hybrid.effects.operations import OP_NAMES, OPERATIONS
from monstrum.games.hybrid.effects.vocabulary import WORD
from monstrum.games.hybrid.rules.in_force import ALL_MODES
from monstrum.games.hybrid.rules.sources import (
    DESIGNS,
    OBJECTIVE_SOURCE,
    ROUND,
    SPECIAL_SOURCE,
    owner_of,
    self_of,
    source_of,
)
from monstrum.games.hybrid.speaking.naming import door_word, figure_word
from monstrum.games.hybrid.state import (
    FIGURES,
    L_MODES,
    L_N,
    L_OP,
    L_ROLE,
    L_SOURCE,
    L_SUBJECT,
    L_UNTIL,
    L_WORD,
    LASTING_WIDTH,
    OF_DOOR,
    OF_SIDE,
    OF_TILE,
    STANDING_WIDTH,
    UNTIL_AT,
    W_FIGURES,
    W_ROW,
    W_UNTIL,
    W_WHO,
    SkirmishState,
)

ROLES: Final = ("ANY", "ATTACK", "PARRY")
OF_APTITUDES: Final = {op: f"_{name}" for op, name in enumerate(OP_NAMES) if name.endswith("_aptitude")}


class EffectView(msgspec.Struct, frozen=True):
    """An effect in force, or one that stays or waits. All of it is public."""

    source: str  # the id of its card, `objective:2` or `special`
    operation: str
    subject: str  # a letter, a side, a tile, a door; empty where it is found each time
    amount: int
    what: str  # an aptitude, what is forbidden, a source of Wounds
    modes: list[str]
    role: str
    trigger: str  # of one that waits; empty for what is in force
    until: str


def source_word(state: SkirmishState, source: int) -> str:
    """The id of a card, `objective:2`, `special`; empty where nothing is known."""
    if source < 0:
        return ""
    if source >= SPECIAL_SOURCE:
        return "special"
    if source >= OBJECTIVE_SOURCE:
        return f"objective:{source - OBJECTIVE_SOURCE}"
    design = source % DESIGNS
    return state.catalog.card_ids[design] if design < state.catalog.cards else ""


def aptitude_word(state: SkirmishState, source: int) -> str:
    """`brutish_strength:1`, the Aptitude that a card grants or suspends; empty where it does neither."""
    word = source_word(state, source)
    if word not in state.catalog.card_ids:
        return ""
    card, rows = state.catalog.card_ids.index(word), state.catalog.effects.rows
    for row in range(state.catalog.first_effect[2 * card], state.catalog.first_effect[2 * card + 1]):
        at = row * EFFECT_WIDTH
        if rows[at + E_OP] in OF_APTITUDES:
            return f"{terms.APTITUDES[rows[at + E_WORD]]}:{rows[at + E_N]}"
    return ""


def operation_word(op: int) -> str:
    return OP_NAMES[op] if 0 <= op < len(OP_NAMES) else ""


def subject_word(state: SkirmishState, subject: int) -> str:
    if subject >= OF_DOOR:
        door = subject - OF_DOOR
        return f"door {door_word(state, door)}" if door < state.mission.doors else ""
    if subject >= OF_TILE:
        tiles = state.catalog.tiles
        return tiles[subject - OF_TILE] if subject - OF_TILE < len(tiles) else ""
    if subject >= OF_SIDE:
        return terms.SIDES[(subject - OF_SIDE) % 2]
    return figure_word(state, subject) if 0 <= subject < FIGURES else ""


def until_word(until: int) -> str:
    """`ROUND 3`, `ACTIVATION`, `GAME` …"""
    duration, number = until % UNTIL_AT, until // UNTIL_AT
    name = terms.DURATIONS[duration] if duration < len(terms.DURATIONS) else ""
    if duration == ROUND:
        return f"{name} {number}"
    return "" if name == "INSTANT" else name


def what_word(op: int, word: int, n: int) -> str:
    """The word an operation turns on: `brutish_strength`, `LEVEL_ABOVE:1`, `TRAP`."""
    for arg in OPERATIONS[OP_NAMES[op]].args.values():
        if arg.column == WORD and arg.words and word < len(arg.words) and arg.words != ROLES:
            name = arg.words[word]
            if name in arg.numbered:
                return f"{name}:{terms.MODES[n] if name == 'MODE' else n}"
            return name
    return ""


def block_operations(state: SkirmishState, row: int, number: int) -> list[str]:
    """The operations of one block of a row, for the options of `choose`."""
    effects = state.catalog.effects
    start = effects.rows[row * EFFECT_WIDTH + E_BLOCKS]
    if start < 0 or number >= effects.blocks[start]:
        return []
    first, end = effects.blocks[start + 1 + 2 * number], effects.blocks[start + 2 + 2 * number]
    return [OP_NAMES[effects.rows[at * EFFECT_WIDTH + E_OP]] for at in range(first, end)]


def effects_in_force(state: SkirmishState) -> list[EffectView]:
    """What lasts, in the order it began; what sleeps until the second shot is left out."""
    rows = state.lasting
    found: list[EffectView] = []
    for at in range(0, state.lasts * LASTING_WIDTH, LASTING_WIDTH):
        op = rows[at + L_OP]
        if op < 0:
            continue
        modes = rows[at + L_MODES]
        found.append(
            EffectView(
                source=source_word(state, rows[at + L_SOURCE]),
                operation=OP_NAMES[op],
                subject=subject_word(state, rows[at + L_SUBJECT]),
                amount=rows[at + L_N],
                what=what_word(op, rows[at + L_WORD], rows[at + L_N]),
                modes=[] if modes in (0, ALL_MODES) else modes_of(modes),
                role=ROLES[rows[at + L_ROLE] % len(ROLES)] if rows[at + L_ROLE] else "",
                trigger="",
                until=until_word(rows[at + L_UNTIL]),
            )
        )
    return found


def modes_of(mask: int) -> list[str]:
    return [name for mode, name in enumerate(terms.MODES) if mask >> mode & 1]


def effects_standing(state: SkirmishState) -> list[EffectView]:
    """What stays or waits, one entry per operation."""
    effects = state.catalog.effects.rows
    found: list[EffectView] = []
    for at in range(0, state.stands * STANDING_WIDTH, STANDING_WIDTH):
        row = state.standing[at + W_ROW]
        if row < 0:
            continue
        start = row * EFFECT_WIDTH
        op, figure = effects[start + E_OP], self_of(state.standing[at + W_FIGURES])
        owner = owner_of(state.standing[at + W_WHO])
        whose = terms.SIDES[owner] if owner < 2 else ""
        found.append(
            EffectView(
                source=source_word(state, source_of(state.standing[at + W_WHO])),
                operation=OP_NAMES[op],
                subject=figure_word(state, figure) if figure >= 0 else whose,
                amount=effects[start + E_N],
                what=what_word(op, effects[start + E_WORD], effects[start + E_N]),
                modes=modes_of(effects[start + E_MODES]),
                role="",
                trigger=terms.TRIGGERS[effects[start + E_TRIGGER]],
                until=until_word(state.standing[at + W_UNTIL]),
            )
        )
    return found
