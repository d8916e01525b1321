"""Prompts: what a seat must do, or whom it waits for. A line of `asks.py` names what its prompt says beside
the decision."""

from collections.abc import Callable

from monstrum.core.actions import Actions
from monstrum.core.engine import legal_actions, waiting
from monstrum.core.state import CHANCE
from monstrum.games.mutation_wars.content.catalog import BP, BT, COLOUR_LETTERS, KIND_NAMES, MU
from monstrum.games.mutation_wars.rules import kinds
from monstrum.games.mutation_wars.rules.actions import CARD, NONE
from monstrum.games.mutation_wars.rules.battles import may_attack
from monstrum.games.mutation_wars.rules.building import add_building, price
from monstrum.games.mutation_wars.rules.decks import hand_of
from monstrum.games.mutation_wars.rules.geometry import has_empty_spot
from monstrum.games.mutation_wars.speaking.decisions import Decision, card_running, next_to_place
from monstrum.games.mutation_wars.speaking.places import part_at, spot_of, spot_text
from monstrum.games.mutation_wars.state import NO_CARD, NO_SEAT, WarsState
from monstrum.kit.asks import OVER
from monstrum.kit.speaker import ENGLISH, Speaker

Said = tuple[str, dict[str, str]]
"""What is added to the code of a prompt, or another code; and parameters."""


def prompt(speaker: Speaker, state: WarsState, now: Decision, seat: int, language: str = ENGLISH) -> str:
    """What those who wait are told is public; who must act is told what their own hand allows."""
    awaited = waiting(state)
    if now.ask is OVER:
        code = "over_drawn" if state.winner == NO_SEAT else "over"
        return speaker.say("prompts", code, language, seat, player=f"P{state.winner}")
    if now.actor == CHANCE:
        return speaker.say("waiting", "chance", language)
    code, params = prompt_code(state, now)
    if kinds.offers_cards(now.kind):
        code = offer_code(state, now, code, legal_actions(state, seat) if seat in awaited else None)
    params["player"] = f"P{now.actor}"
    params["players"] = " ".join(f"P{other}" for other in awaited)
    return speaker.say("prompts" if seat in awaited else "waiting", code, language, seat, **params)


def prompt_code(state: WarsState, now: Decision) -> Said:
    """The code of a prompt and its parameters, all of them public."""
    card = card_running(state)
    params = {"card": "" if card == NO_CARD else state.catalog.ids[card], "number": str(now.numbers[0])}
    said, more = now.ask.prompt(state, now) if now.ask.prompt else ("", {})
    code = now.ask.key.lower() + said if not said or said.startswith("_") else said
    return code, params | more


# What single decisions say --------------------------------------------------------------------------


def another(state: WarsState, now: Decision) -> Said:
    return ("_another" if now.register("attached") else ""), {}


def full(state: WarsState, now: Decision) -> Said:
    """MW-6.3  Only who has no empty spot may buy."""
    if has_empty_spot(state, now.actor):
        return "", {}
    return "_full", {"number": str(price(state, now.actor))}


def colour(state: WarsState, now: Decision) -> Said:
    return "", {"colour": COLOUR_LETTERS[now.register("colour")]}


def part_in_hand(state: WarsState, now: Decision) -> Said:
    return "", {"part": state.catalog.ids[now.register("part")]}


def whose_part(state: WarsState, now: Decision) -> Said:
    return "", {"rival": f"P{now.creature}"}


def part_of_either(own: str, theirs: str) -> Callable[[WarsState, Decision], Said]:
    """First one of the own parts, then one of theirs: each step has a code of its own."""
    return lambda state, now: (own if now.creature == now.actor else theirs, whose_part(state, now)[1])


def place_of(now: Decision, spot: int) -> str:
    """A spot of whoever decides needs no owner."""
    return spot_text(spot) if now.creature == now.actor else spot_of(now.creature, spot)


def swap_spots(state: WarsState, now: Decision) -> Said:
    own = now.creature == now.actor
    return ("swap_own_spots" if own else ""), whose_part(state, now)[1]


def swap(state: WarsState, now: Decision) -> Said:
    return "", {"rival": f"P{now.creature}", "spot": place_of(now, now.register("first", 0))}


def part_to_place(state: WarsState, now: Decision) -> Said:
    spot = next_to_place(state, now)
    return "", {"part": part_at(state, now.creature, spot), "spot": place_of(now, spot)}


def may(state: WarsState, now: Decision) -> Said:
    spot = spot_text(now.register("freed", 0))
    return ("_may" if now.register("optional") else ""), {"spot": spot}


def card_or_part(state: WarsState, now: Decision) -> Said:
    """MW-7.11  Who has Body Part cards in hand gives up one of them."""
    return ("give_up_card" if hand_of(state, now.actor, BP) else "give_up_part"), {}


def kind(state: WarsState, now: Decision) -> Said:
    return "", {"kind": KIND_NAMES[now.register("kind")]}


def victor(state: WarsState, now: Decision) -> Said:
    return "", {"rival": f"P{now.register('victor')}", "number": str(now.register("difference"))}


def loser(state: WarsState, now: Decision) -> Said:
    return "", {"rival": f"P{now.register('loser')}"}


def only_rival(state: WarsState, now: Decision) -> Said:
    """MW-8.3  Where only one player may be attacked, nobody has to think about the others."""
    rivals = [f"P{seat}" for seat in range(state.seats) if may_attack(state, now.actor, seat)]
    return ("_one", {"rival": rivals[0]}) if len(rivals) == 1 else ("", {})


def against(state: WarsState, now: Decision) -> Said:
    """MW-8  The other side of the battle."""
    return "", {"rival": f"P{state.defender if now.actor == state.attacker else state.attacker}"}


def against_card(state: WarsState, now: Decision) -> Said:
    """MW-8.6  The defender knows the attacker's card."""
    _, params = against(state, now)
    if state.attacker_card == NO_CARD:
        return "", params
    return "_against", params | {"card": state.catalog.ids[state.attacker_card]}


# What can be promised -------------------------------------------------------------------------------


def offer_code(state: WarsState, now: Decision, code: str, own: list[int] | None) -> str:
    """MW-2.5, MW-15.3  Nothing is promised that is not possible: `own` are the options of who is asked; the
    others know only how many cards of a kind there are in a hand."""
    offered = own if own is not None else public_offers(state, now)
    if kinds.is_battle_card(now.kind):
        return code if len(offered) > 1 else "attacker_card_none"
    plays = any(action >= CARD for action in offered)
    if any(NONE < action < CARD for action in offered):
        return code if plays else code.replace("build_or_mutate", "build")
    code = code.removeprefix("build_or_").removesuffix("_full")
    return code if plays else f"{code}_none"


def public_offers(state: WarsState, now: Decision) -> list[int]:
    """Options as they look from outside: any card of the hand might be one that can be played."""
    offered = [NONE]
    if kinds.may_build_too(now.kind):
        found = Actions()
        add_building(state, now.actor, found)
        offered += found.listed()
    if hand_of(state, now.actor, BT if kinds.is_battle_card(now.kind) else MU):
        offered.append(CARD)
    return offered
