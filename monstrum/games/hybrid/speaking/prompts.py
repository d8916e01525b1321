"""Prompts: what a seat must do, or whom it waits for."""

from typing import Final

from monstrum.core.engine import waiting
from monstrum.core.state import CHANCE
from monstrum.games.hybrid.content.catalog import E_OP, EFFECT_WIDTH
from monstrum.games.hybrid.effects.opcodes import SPAWN
from monstrum.games.hybrid.rules import kinds
from monstrum.games.hybrid.rules.moving import load_movement
from monstrum.games.hybrid.rules.sources import source_of
from monstrum.games.hybrid.speaking.effect_words import operation_word, source_word
from monstrum.games.hybrid.speaking.refs import MOVING, OF_ONE
from monstrum.games.hybrid.speaking.situations import situation, step_code
from monstrum.games.hybrid.speaking.speech import ENGLISH, Speaker, capital, figure_param
from monstrum.games.hybrid.speaking.verdict import verdict
from monstrum.games.hybrid.speaking.words import pending_kind
from monstrum.games.hybrid.state import SkirmishState

PROMPT_NAMES: Final = {
    kinds.DEPLOY_FACING: "deploy_facing",
    kinds.ENTER_AT: "enter_at",
    kinds.ENTER_FACING: "enter_facing",
    kinds.EFFECT_FACING: "effect_facing",
}

OF_EFFECTS: Final = (
    kinds.EFFECT_MAY, kinds.EFFECT_PICK, kinds.EFFECT_CHOICE, kinds.EFFECT_SQUARE, kinds.EFFECT_FACING,
    kinds.EFFECT_TURN, kinds.EFFECT_PUSH, kinds.EFFECT_TARGET,
)  # fmt: skip
AIMED: Final = {kinds.EFFECT_PICK: "pick", kinds.EFFECT_SQUARE: "put"}
"""What is chosen is told by what will be done with it."""
OF_SUBJECTS: Final = (
    kinds.EFFECT_SQUARE, kinds.EFFECT_FACING, kinds.EFFECT_TURN, kinds.EFFECT_PUSH, kinds.EFFECT_TARGET,
)  # fmt: skip
"""Register `b` is the warrior it is about."""
OTHERS: Final = (
    kinds.DEPLOY, kinds.STANDBY_ENTRY, kinds.OBJECTIVE, kinds.SKILLED_MOVE, kinds.SECOND_TARGET, kinds.PIERCE,
    kinds.WATCH_TARGET, kinds.AURA, kinds.MUTATION, kinds.RESERVE, kinds.CARDS, kinds.HINDRANCE,
)  # fmt: skip
"""Register `a` is the warrior it is about, too."""


def prompt(speaker: Speaker, state: SkirmishState, seat: int, language: str = ENGLISH) -> str:
    """Everything said is public, so that those who wait learn nothing from it."""
    if state.over():
        return verdict(speaker, state, language)
    kind = pending_kind(state)
    if state.actor == CHANCE:
        return speaker.say("waiting", "chance", language)
    awaited = waiting(state)
    code = PROMPT_NAMES.get(kind, state.table[kind].name.lower())
    params = prompt_params(state, kind)
    params["players"] = " ".join(f"P{other}" for other in awaited)
    section = "prompts" if seat in awaited else "waiting"
    if kind in (kinds.CARDS, kinds.HINDRANCE):
        code = step_code(state)
        params["situation"] = situation(speaker, state, language)
    elif kind in AIMED:
        params["aim"] = speaker.say("aims", f"{AIMED[kind]}_{operation_word(operation(state))}", language)
    return capital(speaker.say(section, code, language, **params))


def operation(state: SkirmishState) -> int:
    """Of the effect that asks."""
    return int(state.catalog.effects.rows[state.a * EFFECT_WIDTH + E_OP])


def prompt_params(state: SkirmishState, kind: int) -> dict[str, str]:
    """The warrior it is about, and the Movement points he has left."""
    params = {"figure": "", "points": "", "number": "", "behind": "", "operations": ""}
    if kind in OF_EFFECTS:
        params["behind"] = source_word(state, source_of(state.c))
        op = operation(state)
        params["operations"] = operation_word(op)
        if kind in OF_SUBJECTS and op != SPAWN:
            params["figure"] = figure_param(state, state.b)
        return params
    if kind in MOVING:
        movement = load_movement(state)
        params["figure"] = figure_param(state, movement.figure)
        params["points"] = str(movement.left)
    elif kind in (*OF_ONE, *OTHERS):
        params["figure"] = figure_param(state, state.a)
    if kind == kinds.STANDBY_GROUP:
        params["number"] = str(state.b)
    return params
