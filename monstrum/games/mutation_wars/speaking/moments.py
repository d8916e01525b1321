"""When a thing on the table is an answer, for who touches it while something else is asked."""

from typing import Final

from monstrum.core.contract import Refusal
from monstrum.core.engine import sealed
from monstrum.games.mutation_wars.asks import ASKS
from monstrum.games.mutation_wars.rules.decks import copies_in_hand
from monstrum.games.mutation_wars.speaking.card_refusals import another_time
from monstrum.games.mutation_wars.speaking.decisions import card_running
from monstrum.games.mutation_wars.speaking.refusals import refused
from monstrum.games.mutation_wars.state import NO_CARD, WarsState
from monstrum.kit.wording import Wording

CARD: Final = "card"


def not_now(state: WarsState, seat: int, ref: str, wording: Wording) -> Refusal | None:
    sort, _, id = ref.partition(":")
    if sort == "seat":
        return Refusal("attacked_in_battle", ("MW-8.3",))
    if sort in ("spot", "body"):
        return Refusal("stays_attached", ("MW-6.2",))
    if sort != CARD or id not in state.catalog.ids:
        return None
    design = state.catalog.ids.index(id)
    if not copies_in_hand(state, seat, design):
        return None
    if CARD in ASKS.pending(state).answers and not sealed(state):  # no card is an answer, so this one neither
        return refused(state, seat, wording.layout.action(CARD, design), wording)
    running = card_running(state)
    if running != NO_CARD:
        return Refusal("effect_first", ("MW-7.1",), {"card": state.catalog.ids[running]})
    return another_time(state, design)
