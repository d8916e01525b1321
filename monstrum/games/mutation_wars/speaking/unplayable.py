"""MW-7.4  Why a Mutate card cannot be played now, or why an operation cannot concern somebody: the condition
of the operation that does not hold, as a refusal."""

from monstrum.core.contract import Refusal
from monstrum.games.mutation_wars.content.catalog import BP, KIND_NAMES
from monstrum.games.mutation_wars.effects import opcodes
from monstrum.games.mutation_wars.rules.decks import hand_of
from monstrum.games.mutation_wars.rules.geometry import has_part
from monstrum.games.mutation_wars.state import WarsState


def unplayable(state: WarsState, seat: int, card: int) -> Refusal:
    """The condition of the first operation that fails."""
    return not_concerned(state, state.catalog.entry[card], seat, seat, card)


def not_concerned(state: WarsState, row: int, actor: int, target: int, card: int) -> Refusal:
    """Why the operation in a row can do nothing to this player."""
    kinds, code = state.catalog.code[row + 2], state.catalog.code[row]
    operation = state.catalog.operations[code]
    params = {"card": state.catalog.ids[card], "player": f"P{target}"}
    if "match" in operation.takes:
        params["filter"] = opcodes.FILTER_NAMES[kinds]
        if not has_part(state, actor) and "opponent" in operation.takes:
            return Refusal("no_own_part", ("MW-7.4",), params)
    if "spot" in operation.takes and hand_of(state, actor, BP) == 0:
        return Refusal("no_part_in_hand", ("MW-7.4", "MW-6.2"), params)
    if "deck→" in operation.takes:
        params["kind"] = KIND_NAMES[kinds]
    name, rule = operation.refusal.split()
    return Refusal(name, ("MW-7.4", rule), params)
