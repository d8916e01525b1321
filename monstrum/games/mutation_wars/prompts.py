"""Prompts: what a seat must do, or whom it waits for."""

from typing import Final

from monstrum.core.actions import Actions
from monstrum.core.engine import legal_actions, waiting
from monstrum.core.state import CHANCE
from monstrum.games.mutation_wars import kinds
from monstrum.games.mutation_wars.actions import CARD, NONE
from monstrum.games.mutation_wars.catalog import BP, BT, COLOUR_LETTERS, KIND_NAMES, MU
from monstrum.games.mutation_wars.decisions import (
    CHOOSING,
    OVER,
    REARRANGING,
    SWAPPING,
    Decision,
    card_running,
    decision_now,
)
from monstrum.games.mutation_wars.labels import next_to_place, part_at
from monstrum.games.mutation_wars.notation import KIND_NAMES as STEP_NAMES
from monstrum.games.mutation_wars.rules.building import add_building, price
from monstrum.games.mutation_wars.rules.decks import hand_of
from monstrum.games.mutation_wars.rules.geometry import has_empty_spot
from monstrum.games.mutation_wars.speech import ENGLISH, Speaker
from monstrum.games.mutation_wars.state import NO_CARD, NO_SEAT, WarsState
from monstrum.games.mutation_wars.words import spot_of, spot_text

BUILDING: Final = (kinds.BUILD_ACTION, kinds.BUILD_OR_MUTATE_ACTION)
OFFERING: Final = (kinds.BUILD_OR_MUTATE_ACTION, kinds.MUTATE_ACTION, kinds.ATTACKER_CARD)


def prompt(speaker: Speaker, state: WarsState, seat: int, language: str = ENGLISH) -> str:
    """What those who wait are told is public; who must act is told what their own hand allows."""
    awaited = waiting(state)
    now = decision_now(state)
    if now.kind == OVER:
        if state.winner == NO_SEAT:
            return speaker.say("prompts", "over_drawn", language)
        return speaker.say("prompts", "over", language, player=f"P{state.winner}")
    if now.actor == CHANCE:
        return speaker.say("waiting", "chance", language)
    code, params = prompt_code(state, now)
    if now.kind in OFFERING:
        code = offer_code(state, now, code, legal_actions(state, seat) if seat in awaited else None)
    params["player"] = f"P{now.actor}"
    params["players"] = " ".join(f"P{other}" for other in awaited)
    return speaker.say("prompts" if seat in awaited else "waiting", code, language, **params)


def prompt_code(state: WarsState, now: Decision) -> tuple[str, dict[str, str]]:
    """The code of a prompt and its parameters, all of them public."""
    code = STEP_NAMES[now.kind].lower()
    card = card_running(state)
    params = {"card": "" if card == NO_CARD else state.catalog.ids[card], "number": str(now.a)}
    if now.kind == kinds.SETUP_ATTACH and now.a:
        code += "_another"
    elif now.kind in BUILDING and not has_empty_spot(state, now.actor):
        code += "_full"
        params["number"] = str(price(state, now.actor))
    elif now.kind in (kinds.BUY_SPOT, kinds.BUY_EDGE):
        params["colour"] = COLOUR_LETTERS[now.a]
    elif now.kind in CHOOSING:
        code = "choose_own_part" if now.b == now.actor else "choose_part"
        params["rival"] = f"P{now.b}"
    elif now.kind in SWAPPING:
        params["rival"] = f"P{now.a}"
        params["spot"] = place_of(now, now.a, now.b)
    elif now.kind in REARRANGING:
        spot = next_to_place(state, now)
        params |= {"part": part_at(state, now.a, spot), "spot": place_of(now, now.a, spot)}
    elif now.kind == kinds.ATTACH_SPOT:
        params["part"] = state.catalog.ids[now.a]
    elif now.kind in (kinds.REFILL, kinds.ATTACH_NOW, kinds.RESET_TAIL):
        params["spot"] = spot_text(now.a)
        if now.c if now.kind == kinds.REFILL else now.a:
            code += "_may"
    elif now.kind in (kinds.FAMINE_DISCARD, kinds.HUNGER_DISCARD):
        code = "give_up_card" if hand_of(state, now.actor, BP) else "give_up_part"
    elif now.kind in (kinds.TAKE_DISCARD, kinds.CURRENT_PASS):
        params["kind"] = KIND_NAMES[now.a if now.kind == kinds.TAKE_DISCARD else now.b]
    elif now.kind in (kinds.EVADE, kinds.ATTACKER_CARD, kinds.DEFENDER_CARD):
        return battle_prompt(state, now, code, params)
    elif now.kind in (kinds.PROTECT, kinds.PICK_BACK):
        params |= {"rival": f"P{now.a}", "number": str(now.b)}
    return code, params


def offer_code(state: WarsState, now: Decision, code: str, own: list[int] | None) -> str:
    """MW-2.5, MW-15.3  Nothing is promised that is not possible: `own` are the options of who is asked; the
    others know only how many cards of a kind there are in a hand."""
    offered = own if own is not None else public_offers(state, now)
    if now.kind == kinds.ATTACKER_CARD:
        return code if len(offered) > 1 else "attacker_card_none"
    plays = any(action >= CARD for action in offered)
    if now.kind == kinds.MUTATE_ACTION:
        return code if plays else "mutate_action_none"
    builds = any(NONE < action < CARD for action in offered)
    if builds:
        return code if plays else code.replace("build_or_mutate", "build")
    return "mutate_action" if plays else "mutate_action_none"


def public_offers(state: WarsState, now: Decision) -> list[int]:
    """Options as they look from outside: any card of the hand might be one that can be played."""
    offered = [NONE]
    if now.kind == kinds.BUILD_OR_MUTATE_ACTION:
        found = Actions()
        add_building(state, now.actor, found)
        offered += found.listed()
    if hand_of(state, now.actor, BT if now.kind == kinds.ATTACKER_CARD else MU):
        offered.append(CARD)
    return offered


def battle_prompt(
    state: WarsState, now: Decision, code: str, params: dict[str, str]
) -> tuple[str, dict[str, str]]:
    """MW-8.6  The defender knows the attacker's card."""
    rival = state.defender if now.kind == kinds.ATTACKER_CARD else state.attacker
    params["rival"] = f"P{rival}"
    if now.kind == kinds.DEFENDER_CARD and state.attacker_card != NO_CARD:
        params["card"] = state.catalog.ids[state.attacker_card]
        code += "_against"
    return code, params


def place_of(now: Decision, seat: int, spot: int) -> str:
    """A spot of whoever decides needs no owner."""
    return spot_text(spot) if seat == now.actor else spot_of(seat, spot)
