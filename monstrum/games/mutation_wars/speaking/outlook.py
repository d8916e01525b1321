"""What a decision may lead to: the spoils of a battle as it stands, what an attack or a part would count,
what the card says that asks, the parts a rearrangement asks about."""

from collections.abc import Iterator

from monstrum.core.board import Odds, Outlook, Sum
from monstrum.core.engine import legal_actions, waiting
from monstrum.games.mutation_wars.content.catalog import BT, COLOURS, FAKE_TAIL, GLOW, MU
from monstrum.games.mutation_wars.rules import actions, kinds
from monstrum.games.mutation_wars.rules.decks import hand_of, to_draw
from monstrum.games.mutation_wars.rules.modifiers import (
    counting_card,
    final_attack,
    final_defence,
    spoils_modifier,
)
from monstrum.games.mutation_wars.rules.rearrangements import ordered_spots
from monstrum.games.mutation_wars.rules.spoils import robbable
from monstrum.games.mutation_wars.rules.statistics import attack_of, defence_of
from monstrum.games.mutation_wars.speaking.decisions import PLACING, Decision, card_running
from monstrum.games.mutation_wars.speaking.refs import spot_ref
from monstrum.games.mutation_wars.state import MARKS, MOST_BODIES, NO_CARD, WarsState
from monstrum.kit.speaker import Speaker


def outlook(speaker: Speaker, state: WarsState, now: Decision, seat: int, language: str) -> Outlook:
    """Everything here is public or the own hand: sums, and how many cards of a kind a hand has."""
    if seat not in waiting(state):
        return Outlook()
    if kinds.is_battle_card(now.kind) and not state.finalists:
        return Outlook(lines=(spoils(speaker, state, now, seat, language),))
    refs = parts_to_place(state, now.creature) if now.name == PLACING else ()
    worth = tuple(counted(state, now, seat))
    return Outlook(refs=refs, odds=worth, note=about(speaker, state, now, language))


def about(speaker: Speaker, state: WarsState, now: Decision, language: str) -> str:
    """What the card says that asks, in quotes, as it speaks to its player; of a lost battle, how much of the
    rest is taken."""
    if now.ask.note:
        victor, loser = now.register("victor"), now.actor
        number = min(now.register("difference"), robbable(state, loser) - 1)
        return speaker.say("outlook", str(now.ask.note), language, rival=f"P{victor}", number=str(number))
    card = card_running(state)
    if card == NO_CARD:
        return ""
    text = speaker.names.text(state.catalog.ids[card], language)
    return speaker.plain("outlook", "card_says", language, text=text)


def counted(state: WarsState, now: Decision, seat: int) -> Iterator[Odds]:
    """MW-5.5, MW-8.12  What a part would add on its body, and what would stand against each other in a
    battle without cards."""
    for action in legal_actions(state, seat):
        if actions.SEAT <= action < actions.COLOUR and now.ask.outlook == "attack":
            rival = action - actions.SEAT
            attack = final_attack(state, seat, rival, NO_CARD, NO_CARD)
            defence = final_defence(state, rival, NO_CARD, NO_CARD)
            yield Odds(Sum("", f"{attack} : {defence}", ()), 0, action=action)
        elif actions.ATTACH <= action < actions.CARD:
            design, body = actions.attached_design(action), actions.attached_body(action)
            if worth := part_worth(state, design, state.colours[seat * MOST_BODIES + body]):
                yield Odds(Sum("", worth, ()), 0, action=action)


def part_worth(state: WarsState, design: int, colour: int) -> str:
    """As it would be written at the part: `4/1`, `3|0/1`; nothing at a Fake Tail."""
    kind, part = design // COLOURS, design * MARKS
    if kind == FAKE_TAIL:
        return ""
    lit = attack_of(state.catalog, part, colour, True)
    attack = f"{lit}|{attack_of(state.catalog, part, colour, False)}" if kind == GLOW else str(lit)
    return f"{attack}/{defence_of(state.catalog, part, colour)}"


def parts_to_place(state: WarsState, seat: int) -> tuple[str, ...]:
    """REARRANGE  The parts in the order in which the words `rearrange b1 b0 …` name bodies for them."""
    return tuple(spot_ref(seat, spot) for spot in ordered_spots(state, seat))


def may_answer(state: WarsState, now: Decision, seat: int) -> bool:
    """MW-8.6  Whether a fighter may still play a Battle card, which then cannot be taken any more: who
    is asked, and the defender, who is asked last."""
    return seat in (now.actor, state.defender) and hand_of(state, seat, BT) > 0


def spoils(speaker: Speaker, state: WarsState, now: Decision, reader: int, language: str) -> str:
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
    about = {"player": f"P{victor}", "rival": f"P{loser}"}
    if unprotected > 0:
        number = min(difference, unprotected)
        code = "robbed_fewer" if number == unprotected and may_answer(state, now, loser) else "robbed"
        return speaker.say("outlook", code, language, reader, **about, number=str(number))
    number = min(difference // 2, to_draw(state, MU) + to_draw(state, BT))
    code = "drawn" if number else "nothing"
    return speaker.say("outlook", code, language, reader, **about, number=str(number))
