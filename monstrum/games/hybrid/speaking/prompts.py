"""Prompts: what a seat must do, or whom it waits for. A line of `asks.py` names what its prompt says beside
the decision; everything said is public, so that those who wait learn nothing from it."""

from monstrum.core.engine import legal_actions, waiting
from monstrum.core.state import CHANCE
from monstrum.games.hybrid.rules import actions
from monstrum.games.hybrid.rules.movement_record import load_movement
from monstrum.games.hybrid.rules.sources import source_of
from monstrum.games.hybrid.speaking.effect_words import operation_word, source_word
from monstrum.games.hybrid.speaking.situations import situation, step_code
from monstrum.games.hybrid.speaking.speech import ENGLISH, Speaker, capital, figure_param
from monstrum.games.hybrid.speaking.subjects import joins, operation, rolled_again
from monstrum.games.hybrid.speaking.verdict import verdict
from monstrum.games.hybrid.state import FIGURES, SkirmishState
from monstrum.kit.asks import OVER, Asked

Said = tuple[str, dict[str, str]]
"""The code of a prompt, where it is not the name of the decision, and parameters."""


def prompt(speaker: Speaker, state: SkirmishState, now: Asked, seat: int, language: str = ENGLISH) -> str:
    if now.ask is OVER:
        return verdict(speaker, state, seat, language)
    if now.actor == CHANCE:
        return speaker.say("waiting", "chance", language)
    awaited = waiting(state)
    params = {"figure": "", "points": "", "number": "", "behind": "", "operations": ""}
    other, more = now.ask.prompt(state, now) if now.ask.prompt else ("", {})
    params |= more
    params["players"] = " ".join(f"P{one}" for one in awaited)
    if "lay" in now.ask.answers:
        params["situation"] = situation(speaker, state, language)
    section = "prompts" if seat in awaited else "waiting"
    return capital(speaker.say(section, now.prompt_code(other), language, seat, **params))


def of_figure(state: SkirmishState, now: Asked) -> Said:
    """The warrior it is about stands in the first register."""
    return "", {"figure": figure_param(state, now.numbers[0])}


def of_target(state: SkirmishState, now: Asked) -> Said:
    """Nobody need look for a target where there is none."""
    legal = legal_actions(state, now.actor)
    aimed = any(actions.FIGURE <= action < actions.FIGURE + FIGURES for action in legal)
    code = "" if aimed else "target_watch" if actions.WATCH in legal else "target_none"
    return code, of_figure(state, now)[1]


def deployed_facing(state: SkirmishState, now: Asked) -> Said:
    return "_facing", of_figure(state, now)[1]


def of_movement(state: SkirmishState, now: Asked) -> Said:
    """Who moves, and the Movement points he has left."""
    movement = load_movement(state)
    return "", {"figure": figure_param(state, movement.figure), "points": str(movement.left)}


def entering_at(state: SkirmishState, now: Asked) -> Said:
    return "enter_at", of_movement(state, now)[1]


def entering_facing(state: SkirmishState, now: Asked) -> Said:
    return "enter_facing", of_movement(state, now)[1]


def of_group(state: SkirmishState, now: Asked) -> Said:
    return "", {"number": str(now.register("group"))}


def of_window(state: SkirmishState, now: Asked) -> Said:
    return step_code(state), of_figure(state, now)[1]


def of_effect(state: SkirmishState, now: Asked) -> Said:
    """What is behind the effect that asks, and what it does."""
    operations = operation_word(operation(state, now.register("row")))
    return "", {"behind": source_word(state, source_of(now.register("who"))), "operations": operations}


def may_use(state: SkirmishState, now: Asked) -> Said:
    """HY-5.1  … and what the die shows that may be rolled again: it has not been told yet."""
    _, params = of_effect(state, now)
    rolled = rolled_again(state, now.register("row"))
    if rolled is None:
        return "", params
    shown = {
        "figure": figure_param(state, rolled.figure),
        "level": str(rolled.level),
        "die": str(rolled.kept),
    }
    return "_reroll", params | shown


def of_effect_on(state: SkirmishState, now: Asked) -> Said:
    """… and on whom: the second register."""
    figure = "" if joins(state, now) else figure_param(state, now.numbers[1])
    return "", of_effect(state, now)[1] | {"figure": figure}


def picking(state: SkirmishState, now: Asked) -> Said:
    """What is chosen is told by what will be done with it."""
    params = of_effect(state, now)[1]
    return "", params | {"aim": f"pick_{params['operations']}"}


def putting(state: SkirmishState, now: Asked) -> Said:
    params = of_effect_on(state, now)[1]
    return "", params | {"aim": f"put_{params['operations']}"}


def put_facing(state: SkirmishState, now: Asked) -> Said:
    return "effect_facing", of_effect_on(state, now)[1]
