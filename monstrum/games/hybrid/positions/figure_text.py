"""What is on a warrior, as a table of a position: only what differs from a fresh one is written.

[figures.A]
profile = "G_TEMPLAR"      at = "3,1"        facing = "E"      (or drawn on the map)
status = "standby"         wounds = 2        mode = "OC"       parry = 3       watch = 1
hindered_by = "s"          furtive = true    order = 2         activated = 1   carries = 1
combined = 1               combined_round = 2
skips = 2 (twice the activations he will lose, + 1 if he has lost one in this round)
fell = "3,1" (where he was eliminated)
frenzy = 1                 lost = ["infiltration", "prestige"] group = "CAPTIVES"  entry = "1,11"
"""

from typing import Any, Final

from monstrum.games.hybrid.content import terms
from monstrum.games.hybrid.speaking.naming import figure_word, square_word
from monstrum.games.hybrid.state import (
    ELIMINATED,
    EXITED,
    FIGURES,
    LEFT_OUT,
    LOST_COMMAND,
    LOST_INFILTRATION,
    LOST_PRESTIGE,
    NOT_IN_PLAY,
    ON_BOARD,
    SLOTS,
    STANDBY,
    USES,
    SkirmishState,
    side_of,
)

STATUSES: Final = {
    "standby": STANDBY, "board": ON_BOARD, "eliminated": ELIMINATED, "exited": EXITED, "left_out": LEFT_OUT,
}  # fmt: skip
STATUS_NAMES: Final = {number: name for name, number in STATUSES.items()}
LOST: Final = {"infiltration": LOST_INFILTRATION, "prestige": LOST_PRESTIGE, "command": LOST_COMMAND}
NUMBERS: Final = {
    "wounds": "wounds", "parry": "parry_level", "watch": "watch", "order": "order", "activated": "activated",
    "frenzy": "frenzy", "carries": "carried", "awarded": "awarded", "skips": "skips",
}  # fmt: skip
"""Keys whose value is the number in a row of the state."""
KEYS: Final = (
    "profile", "at", "facing", "status", "mode", "hindered_by", "furtive", "lost", "group", "entry",
    "watched", "fell", "combined", "combined_round", *NUMBERS,
)  # fmt: skip


def figures_of(state: SkirmishState, side: int | None = None) -> list[int]:
    """The figures of a side, or of both, that are part of the game, in the order of their slots."""
    sides = (0, 1) if side is None else (side,)
    return [
        figure
        for figure in range(FIGURES)
        if side_of(figure) in sides and state.status[figure] != NOT_IN_PLAY
    ]


def figure_facts(state: SkirmishState, figure: int) -> dict[str, Any]:
    """Everything there is to say about one warrior."""
    row = {key: getattr(state, name)[figure] for key, name in NUMBERS.items()}
    there = state.status[figure] == ON_BOARD
    hinderer = state.hindered_by[figure] - 1
    group, entry = state.group[figure], state.entry[figure]
    return {
        "profile": state.catalog.profile_ids[state.profile[figure]],
        "status": STATUS_NAMES[state.status[figure]],
        "at": square_word(state.place[figure]) if there else "",
        "facing": terms.FACINGS[state.facing[figure]] if there else "",
        "mode": terms.MODES[state.mode[figure]] if state.mode[figure] >= 0 else "",
        "hindered_by": figure_word(state, hinderer) if hinderer >= 0 else "",
        "furtive": state.furtive[figure] == 1,
        "lost": [name for name, bit in LOST.items() if state.lost[figure] & bit],
        "group": state.mission.group_ids[group] if group >= 0 else "",
        "entry": square_word(entry) if entry >= 0 else "",
        "watched": seen_letters(state, figure),
        "fell": square_word(state.fell[figure]) if state.fell[figure] >= 0 else "",
        "combined": state.combined[figure] % USES,
        "combined_round": state.combined[figure] // USES,
        **row,
    }


def seen_letters(state: SkirmishState, figure: int) -> list[str]:
    """Of a watching shooter: the enemies he saw last (HY-9.41)."""
    first = (1 - side_of(figure)) * SLOTS
    slots = [slot for slot in range(SLOTS) if state.watched[figure] >> slot & 1]
    return [figure_word(state, first + slot) for slot in slots]


def told(facts: dict[str, Any]) -> dict[str, Any]:
    """What of it a position writes down."""
    kept = {key: value for key, value in facts.items() if value not in ("", 0, False, [])}
    if kept["status"] == "board":
        del kept["status"]
    return kept
