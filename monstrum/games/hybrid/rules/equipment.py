"""HY-2.6, HY-12  Equipment: Auras around their bearer, Mutations of a warrior's body."""

from typing import Final

from mypy_extensions import i64

from monstrum.core.actions import Actions
from monstrum.core.events import REVEALS
from monstrum.core.state import NOBODY, Frame
from monstrum.games.hybrid.content.catalog import AURA, MUTATION
from monstrum.games.hybrid.rules import actions, events, kinds
from monstrum.games.hybrid.rules.aptitudes import aptitude
from monstrum.games.hybrid.rules.card_piles import EQUIPMENT_PILE, KNOWERS
from monstrum.games.hybrid.rules.cards_in_play import enter_play, take_out
from monstrum.games.hybrid.rules.decks import holds, in_hand, lose, lose_openly, to_discard
from monstrum.games.hybrid.rules.event_cards import push_reserves
from monstrum.games.hybrid.rules.sources import AURA_CARD, MUTATION_CARD
from monstrum.games.hybrid.rules.warriors import in_play
from monstrum.games.hybrid.state import GRIFFIN, SCORPION, SkirmishState, side_of

# Stages of START_WINDOW.
DECLARING: Final = 0  # an Aura
AWARDING: Final = 1  # Mutations
RESERVING: Final = 2


def offer_equipment(state: SkirmishState, side: i64, out: Actions) -> None:
    """The equipment cards a side keeps, each design once."""
    for card in range(state.catalog.action_cards, state.cards.designs):
        if state.catalog.pile[card] == EQUIPMENT_PILE + side and in_hand(state, side, card):
            out.add(actions.CARD + card)


class Equipment(Frame[SkirmishState]):
    """HY-2.6, D3  One of the three cards drawn is discarded face down."""

    def options(self, state: SkirmishState, out: Actions) -> None:
        offer_equipment(state, state.actor, out)

    def secret(self, state: SkirmishState, seat: i64) -> bool:
        return True

    def private(self, state: SkirmishState) -> bool:
        return True

    def resolve(self, state: SkirmishState, action: i64) -> None:
        side = state.actor
        card = action - actions.CARD
        lose(state, side, card)
        aside = state.cards.own_aside()
        aside.append(side)
        aside.append(card)
        state.emit(events.EQUIPMENT_THROWN, side)
        state.emit(events.EQUIPMENT_THROWN_ONE, side, card, audience=1 << side)


# A2 ---------------------------------------------------------------------------------------------------


class StartWindow(Frame[SkirmishState]):
    """A2  a figure, b stage: an Aura, then Mutations, then Reserve cards; nothing for who is gone."""

    def resolve(self, state: SkirmishState, action: i64) -> None:
        figure, stage = state.a, state.b
        side = side_of(figure)
        if not in_play(state, figure):
            return
        if stage == RESERVING:
            push_reserves(state, figure)
            return
        kept = holds(state, side, EQUIPMENT_PILE + side)
        if stage == DECLARING:
            state.push(kinds.START_WINDOW, NOBODY, figure, AWARDING)
            if kept and side == GRIFFIN and aptitude(state, figure, AURA):
                state.push(kinds.AURA, side, figure)
        elif kept and side == SCORPION and state.awarded[figure] < aptitude(state, figure, MUTATION):
            state.push(kinds.MUTATION, side, figure)
        else:
            state.push(kinds.START_WINDOW, NOBODY, figure, RESERVING)


class KeptEquipment(Frame[SkirmishState]):
    """One of the cards kept, or none."""

    def options(self, state: SkirmishState, out: Actions) -> None:
        out.add(actions.NONE)
        offer_equipment(state, state.actor, out)

    def secret(self, state: SkirmishState, seat: i64) -> bool:
        return True


class DeclareAura(KeptEquipment):
    """HY-12.2, D10  One of the Auras kept, or none. The card is shown, and kept."""

    def resolve(self, state: SkirmishState, action: i64) -> None:
        if action == actions.NONE:
            return
        figure, side = state.a, state.actor
        card = action - actions.CARD
        cards = state.cards
        for knower in range(KNOWERS):
            at = (side * KNOWERS + knower) * cards.designs + card
            if cards.shown[at] == 0:
                cards.own_shown()[at] = 1
        state.own_aura()[figure] = card + 1
        state.emit(events.AURA_ACTIVE, figure, card, marks=REVEALS)
        enter_play(state, card, side, figure, AURA_CARD)


def end_aura(state: SkirmishState, figure: i64) -> None:
    """HY-6.5, HY-12.2  At A1 of the bearer's next activation, or when he is gone."""
    if state.aura[figure]:
        state.emit(events.AURA_ENDED, figure, state.aura[figure] - 1)
        state.own_aura()[figure] = 0
        take_out(state, figure, AURA_CARD)


class AwardMutation(KeptEquipment):
    """HY-12.5, D11  Cards for this warrior, at most X in the game: one after the other, or none."""

    def resolve(self, state: SkirmishState, action: i64) -> None:
        figure, side = state.a, state.actor
        if action == actions.NONE:
            state.push(kinds.START_WINDOW, NOBODY, figure, RESERVING)
            return
        card = action - actions.CARD
        lose_openly(state, side, card)
        state.cards.own_in_play()[card] += 1
        state.own_awarded()[figure] += 1
        state.emit(events.MUTATED, figure, card, marks=REVEALS)
        state.push(kinds.START_WINDOW, NOBODY, figure, AWARDING)
        enter_play(state, card, side, figure, MUTATION_CARD)


def lose_equipment(state: SkirmishState, figure: i64) -> None:
    """HY-6.5, HY-12.6  The Aura of who is eliminated or has left ends, his Mutations are discarded."""
    if not state.staying:
        return
    end_aura(state, figure)
    for card in take_out(state, figure, MUTATION_CARD):
        state.cards.own_in_play()[card] -= 1
        to_discard(state, card)
        state.emit(events.MUTATION_LOST, figure, card)
