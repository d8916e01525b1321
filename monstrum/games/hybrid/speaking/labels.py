"""Labels and words of actions that a line of `asks.py` alone does not tell."""

from typing import Final

from monstrum.games.hybrid.content.catalog import DC, MV, OC, F
from monstrum.games.hybrid.content.terms import SIDES
from monstrum.games.hybrid.effects.opcodes import REROLL
from monstrum.games.hybrid.effects.simultaneous import instance
from monstrum.games.hybrid.rules import actions
from monstrum.games.hybrid.rules.opening import ANSWER, HAS_LAID
from monstrum.games.hybrid.rules.sources import concerned_of, source_of
from monstrum.games.hybrid.rules.triggers import INSTANCE
from monstrum.games.hybrid.speaking.effect_words import block_operations, operation_word, source_word
from monstrum.games.hybrid.speaking.naming import (
    USES,
    card_word,
    door_word,
    figure_word,
    lay_parts,
    profile_word,
    shut,
    square_word,
)
from monstrum.games.hybrid.speaking.speech import figure_param
from monstrum.games.hybrid.speaking.subjects import operation
from monstrum.games.hybrid.state import SkirmishState
from monstrum.kit.asks import Asked
from monstrum.kit.space import Label

Labelled = tuple[str, dict[str, str]]

LEVEL_NAMES: Final = {OC: "oc", DC: "dc", F: "f", MV: "mv"}


def unknown(action: int) -> Labelled:
    return "unknown", {"number": str(action)}


def unknown_in(first: int) -> Label:
    """The label of what is not there, in the block that begins with this action."""
    return lambda state, now, thing: unknown(first + thing)


# Verbs ------------------------------------------------------------------------------------------------


def attacking(state: SkirmishState, now: Asked, _: int) -> str:
    """HY-9.10, HY-9.30"""
    return "strike" if state.mode[now.register("figure")] == OC else "shoot"


def opening(state: SkirmishState, now: Asked, door: int) -> str:
    """Whichever it is not."""
    return "open" if shut(state, door) else "close"


def deploying(state: SkirmishState, now: Asked, _: int) -> str:
    return f"deploy {figure_word(state, now.register('figure'))}"


# Labels -----------------------------------------------------------------------------------------------


def figure_params(state: SkirmishState, now: Asked, figure: int) -> dict[str, str]:
    return {"figure": figure_param(state, figure)}


def level_label(state: SkirmishState, now: Asked, place: int) -> Labelled:
    """Named as in the mode that was announced."""
    mode = state.mode[now.register("figure")]
    code = f"level_{LEVEL_NAMES[mode]}_{place + 1}" if mode >= 0 else "level"
    return code, {"number": str(place + 1)}


def side_label(state: SkirmishState, now: Asked, side: int) -> Labelled:
    """HY-3.9  Whoever says which side starts leads one of them."""
    return "side_own" if side == now.actor else "side", {"side": SIDES[side]}


def door_label(state: SkirmishState, now: Asked, door: int) -> Labelled:
    if door >= state.mission.doors:
        return unknown(actions.DOOR + door)
    code = str(now.ask.words.get("door", opening(state, now, door)))
    return code, {"square": door_word(state, door)}


def tile_label(state: SkirmishState, now: Asked, tile: int) -> Labelled:
    tiles = state.catalog.tiles
    return ("tile", {"number": tiles[tile]}) if tile < len(tiles) else unknown(actions.TILE + tile)


def profile_label(state: SkirmishState, now: Asked, profile: int) -> Labelled:
    if profile >= state.catalog.profiles:
        return unknown(actions.PROFILE + profile)
    return "recruit", {"profile": profile_word(state, profile)}


def card_label(state: SkirmishState, now: Asked, card: int) -> Labelled:
    if card >= state.catalog.cards:
        return unknown(actions.CARD + card)
    return f"card_{now.ask.words.get('card', 'card')}", {"card": card_word(state, card)}


def lay_label(state: SkirmishState, now: Asked, laid: int) -> Labelled:
    card, use, shot = lay_parts(laid)
    if card >= state.catalog.action_cards:
        return unknown(actions.LAY + laid)
    points = int(state.catalog.points[card])
    code = f"lay_{USES[use]}{'_second' if shot else ''}"
    return code, {"card": card_word(state, card), "points": str(points)}


def deploy_label(state: SkirmishState, now: Asked, square: int) -> Labelled:
    figure = figure_param(state, now.register("figure"))
    return "deploy", {"square": square_word(square), "figure": figure}


def no_cards(state: SkirmishState, now: Asked, _: int) -> Labelled:
    more = now.register("step") == ANSWER or now.register("bits") & HAS_LAID
    return ("no_more_cards" if more else "no_cards"), {}


def yes_effect(state: SkirmishState, now: Asked, _: int) -> Labelled:
    return asked_by_effect(state, now, "yes")


def no_effect(state: SkirmishState, now: Asked, _: int) -> Labelled:
    return asked_by_effect(state, now, "no")


def asked_by_effect(state: SkirmishState, now: Asked, answer: str) -> Labelled:
    """Yes and no, said by what they mean."""
    if operation(state, now.register("row")) == REROLL:
        return f"{answer}_reroll", {}
    return f"{answer}_effect", {"behind": source_word(state, source_of(now.register("who")))}


def chosen_effect(state: SkirmishState, now: Asked, number: int) -> Labelled:
    """One of several effects: what it does."""
    done = " ".join(block_operations(state, now.register("row"), number))
    return "option", {"number": str(number + 1), "operations": done}


def next_effect(state: SkirmishState, now: Asked, number: int) -> Labelled:
    """One of several effects: what is behind it and whom it concerns."""
    at = instance(state, now.register("number"), number)
    if not 0 <= at <= state.laid - INSTANCE:
        return "unknown", {"number": str(number)}
    row, who, figures = (state.operands[at + column] for column in range(3))
    operations = operation_word(operation(state, row))
    params = {"behind": source_word(state, source_of(who)), "operations": operations}
    figure = figure_param(state, concerned_of(figures))
    return ("effect_next", {**params, "figure": figure}) if figure else ("effect_next_alone", params)
