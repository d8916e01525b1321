"""PAY_OR_LOSE: a Body Part card from the hand, or a grown part (MW-7.11)."""

from typing import final

from mypy_extensions import i64

from monstrum.core.actions import Actions
from monstrum.core.events import REVEALS
from monstrum.core.operations import Operation
from monstrum.core.state import Frame
from monstrum.games.mutation_wars.content.catalog import BP
from monstrum.games.mutation_wars.effects import opcodes
from monstrum.games.mutation_wars.effects.removing import add_parts, ask_part, discard_part
from monstrum.games.mutation_wars.rules import events, kinds
from monstrum.games.mutation_wars.rules.actions import CARD, card_of, spot_of
from monstrum.games.mutation_wars.rules.decks import add_hand, discard_from_hand, hand_of
from monstrum.games.mutation_wars.rules.geometry import has_part
from monstrum.games.mutation_wars.state import WarsState


@final
class PayOrLose(Operation[WarsState]):
    """MW-7.11  Who has Body Part cards discards one of their own choice; else a part is lost."""

    def admits(self, state: WarsState, row: i64, actor: i64, thing: i64) -> bool:
        return hand_of(state, thing, BP) > 0 or has_part(state, thing)

    def act(self, state: WarsState, row: i64, actor: i64, thing: i64) -> None:
        code = state.catalog.code
        if hand_of(state, thing, BP) == 0 and code[row + 3] == opcodes.ACTOR:
            ask_part(state, row, actor, thing)
        else:
            everybody = code[row + 1] == opcodes.ALL
            state.push(kinds.FAMINE_DISCARD if everybody else kinds.HUNGER_DISCARD, thing, row)

    def finish(self, state: WarsState, row: i64, thing: i64, choice: i64) -> None:
        discard_part(state, thing, choice)


@final
class GiveUp(Frame[WarsState]):
    """MW-7.11  One Body Part card in hand; if there is none, one own part."""

    def options(self, state: WarsState, out: Actions) -> None:
        if hand_of(state, state.actor, BP) > 0:
            add_hand(state, state.actor, BP, out)
        else:
            add_parts(state, state.actor, opcodes.ANY_PART, out)

    def secret(self, state: WarsState, seat: i64) -> bool:
        return hand_of(state, seat, BP) > 1

    def private(self, state: WarsState) -> bool:
        return hand_of(state, state.actor, BP) > 0

    def resolve(self, state: WarsState, action: i64) -> None:
        seat = state.actor
        if action >= CARD:
            discard_from_hand(state, seat, card_of(action))
            state.emit(events.DISCARDED, seat, card_of(action), marks=REVEALS)
        else:
            discard_part(state, seat, spot_of(action))
