"""HY-10.4, HY-10.9  What a card window is about, in words: whose strike, shot, parry or Move it is, and who
may lay what."""

from typing import Final

from monstrum.games.hybrid.content.catalog import DC, MV, OC, F
from monstrum.games.hybrid.rules import kinds
from monstrum.games.hybrid.rules.opening import (
    ANSWER,
    IS_PARRY,
    MODE_MASK,
    ONE_CARD,
    OPEN_HINDRANCE,
    OPPOSING_AT,
)
from monstrum.games.hybrid.speaking.naming import pending_kind
from monstrum.games.hybrid.speaking.speech import Speaker, figure_param
from monstrum.games.hybrid.state import SkirmishState

MODE_CODES: Final = {OC: "strike", DC: "guard", F: "shot", MV: "walk"}
ALONE: Final = {OC: "action", DC: "guard", F: "wait", MV: "walk"}
"""Without somebody on the other side: who takes up Skilled Firing needs no target."""


def situation(speaker: Speaker, state: SkirmishState, language: str) -> str:
    """ "Templar of Hod A strikes at Hybrid a", of the window that is open."""
    target, second = state.b % OPPOSING_AT - 1, state.b // OPPOSING_AT - 1
    mode = state.d & MODE_MASK
    if state.d & IS_PARRY:
        code = "parry"
    elif state.d & OPEN_HINDRANCE:
        code = "reaction"
    elif target < 0:
        code = ALONE[mode]
    elif second >= 0:
        code = "shot_twice" if second == target else "two_shots"
    else:
        code = MODE_CODES[mode]
    return speaker.say(
        "situations", code, language,
        figure=figure_param(state, state.a), target=figure_param(state, target),
        other=figure_param(state, second),
    )  # fmt: skip


def step_code(state: SkirmishState) -> str:
    """Which step of HY-10.5 it is; `cards`, `cards_answer`, `cards_one`, `hindrance`, `hindrances`."""
    if kinds.hinders(pending_kind(state)):
        return "hindrances" if state.d & OPEN_HINDRANCE else "hindrance"
    if state.e == ANSWER:
        return "cards_answer"
    return "cards_one" if state.d & ONE_CARD else "cards"
