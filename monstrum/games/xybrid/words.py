"""Actions as words: ids and the rulebook's verbs, the same in every language. `reading.py` reads them back.

| Words | Block | Decisions |
|---|---|---|
| `pass`, `done`, `none` | NONE | MISSION, BUILD_SWAP, all others |
| `yes`, `no` / `left`, `right` / `P1` / `BIO` | YES … NAME | EFFECT_MAY, sides, players, sciences |
| `core C02`, `draw A13` | TAKE | CHOOSE_CORE, DRAW, EFFECT_DRAW |
| `attach A01` | FIT | BUILD_ATTACH |
| `activate H15` | USE | MISSION, DEPLOY_ORDER |
| `swap H11`, `with H03`; together `swap H11 H03` | SWAP, WITH | BUILD_SWAP, EFFECT_SWAP |
| `pick A03`, `pay A25`, `bury H03`; sets `pick A01 A10` | CHOOSE | the other choices of effects, chance |
| `reveal B01` | REVEAL | BREAKTHROUGH |
"""

from typing import Final

from monstrum.games.xybrid import actions, kinds
from monstrum.games.xybrid.catalog import CORE, SCIENCE_NAMES
from monstrum.games.xybrid.decisions import OVER, PAYING
from monstrum.games.xybrid.state import LabState

FIXED_WORDS: Final = {
    actions.YES: "yes",
    actions.NO: "no",
    actions.ON_LEFT: "left",
    actions.ON_RIGHT: "right",
}
VERBS: Final = {
    actions.TAKE: "draw",
    actions.FIT: "attach",
    actions.USE: "activate",
    actions.SWAP: "swap",
    actions.WITH: "with",
}


def words(state: LabState, action: int) -> str:
    """Any action of the space, legal or not."""
    catalog = state.catalog
    if action == actions.NONE:
        return none_word(pending_kind(state))
    if action in FIXED_WORDS:
        return FIXED_WORDS[action]
    if action < actions.NAME:
        return f"P{action - actions.PLAYER}"
    if action < actions.FIRST_PART:
        return SCIENCE_NAMES[action - actions.NAME]
    block = actions.block_of(catalog, action)
    if block == actions.BLOCKS:
        return f"reveal {catalog.breakthrough_ids[actions.breakthrough_of(catalog, action)]}"
    part = actions.part_of(catalog, action)
    if block == actions.CHOOSE:
        return f"{choosing_verb(pending_kind(state))} {catalog.ids[part]}"
    if block == actions.TAKE and catalog.type_of[part] == CORE:
        return f"core {catalog.ids[part]}"
    return f"{VERBS[block]} {catalog.ids[part]}"


def public_words(state: LabState, action: int) -> str:
    """Others learn that a part was buried, not which (section 6)."""
    if pending_kind(state) == kinds.EFFECT_PEEK and action != actions.NONE:
        return "bury ?"
    return words(state, action)


def gesture_words(state: LabState, path: list[int]) -> str:
    """The words of the first pick, then the ids of the others: `swap H11 H03`, `pick A01 A10`."""
    ids = [state.catalog.ids[actions.part_of(state.catalog, action)] for action in path[1:]]
    return " ".join([words(state, path[0]), *ids])


def pending_kind(state: LabState) -> int:
    if state.over():
        return OVER
    state.load()
    return state.kind


def none_word(kind: int) -> str:
    """XY-3.1, XY-5.5  One action, said as the decision would have it."""
    if kind == kinds.MISSION:
        return "pass"
    return "done" if kind == kinds.BUILD_SWAP else "none"


def choosing_verb(kind: int) -> str:
    if kind in PAYING:
        return "pay"
    return "bury" if kind == kinds.EFFECT_PEEK else "pick"
