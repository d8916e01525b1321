"""What a decision may lead to: the spoils of a battle as it stands, the parts a rearrangement asks about."""

from monstrum.core.board import Outlook
from monstrum.games.mutation_wars.content.catalog import BT, MU
from monstrum.games.mutation_wars.rules.decks import to_draw
from monstrum.games.mutation_wars.rules.modifiers import (
    counting_card,
    final_attack,
    final_defence,
    spoils_modifier,
)
from monstrum.games.mutation_wars.rules.rearrangements import ordered_spots
from monstrum.games.mutation_wars.rules.spoils import robbable
from monstrum.games.mutation_wars.speaking.decisions import BATTLE_CARDS, REARRANGING, Decision, decision_now
from monstrum.games.mutation_wars.speaking.refs import spot_ref
from monstrum.games.mutation_wars.speaking.speech import Speaker
from monstrum.games.mutation_wars.state import WarsState


def outlook(speaker: Speaker, state: WarsState, seat: int, language: str) -> Outlook:
    """Everything here is public: sums, and how many cards of a kind a hand has."""
    now = decision_now(state)
    if now.actor != seat:
        return Outlook()
    if now.kind in REARRANGING:
        return Outlook(refs=parts_to_place(state, now))
    if now.kind in BATTLE_CARDS and not state.finalists:
        return Outlook(lines=(spoils(speaker, state, language),))
    return Outlook()


def parts_to_place(state: WarsState, now: Decision) -> tuple[str, ...]:
    """REARRANGE  The parts in the order in which the words `rearrange b1 b0 …` name bodies for them."""
    return tuple(spot_ref(now.a, spot) for spot in ordered_spots(state, now.a))


def spoils(speaker: Speaker, state: WarsState, language: str) -> str:
    """MW-11.1 to MW-11.4, MW-11.8  What the victor would get if nobody played another card."""
    attacker, defender = state.attacker, state.defender
    attacking, defending = counting_card(state), state.defender_card
    attack = final_attack(state, attacker, defender, attacking, defending)
    defence = final_defence(state, defender, attacking, defending)
    if attack == defence:
        return speaker.plain("outlook", "no_spoils", language)
    victor, loser, card = defender, attacker, defending
    if attack > defence:
        victor, loser, card = attacker, defender, attacking
    difference = max(attack - defence, defence - attack) + spoils_modifier(state, card)
    unprotected = robbable(state, loser) - 1
    about = {"victor": f"P{victor}", "loser": f"P{loser}"}
    if unprotected > 0:
        return speaker.plain("outlook", "robbed", language, **about, number=str(min(difference, unprotected)))
    number = min(difference // 2, to_draw(state, MU) + to_draw(state, BT))
    return speaker.plain("outlook", "drawn" if number else "nothing", language, **about, number=str(number))
