"""MW-7.4  Why a Mutate card cannot be played now, or why an operation cannot concern somebody: the condition
of the operation that does not hold, as a refusal."""

from typing import Final

from monstrum.core.contract import Refusal
from monstrum.games.mutation_wars.content.catalog import BP, KIND_NAMES
from monstrum.games.mutation_wars.effects import opcodes
from monstrum.games.mutation_wars.rules.decks import hand_of
from monstrum.games.mutation_wars.rules.geometry import has_part
from monstrum.games.mutation_wars.state import WarsState

CODES: Final = {
    opcodes.FLIP: ("nothing_to_flip", "MW-7.5"),
    opcodes.REMOVE_BY_STAT: ("no_part_to_lose", "MW-7.7"),
    opcodes.REMOVE_PART: ("no_fitting_part", "MW-7.9"),
    opcodes.RETURN_PART: ("no_part_to_lose", "MW-7.9"),
    opcodes.ATTACH: ("no_empty_spot", "MW-6.2"),
    opcodes.SWAP_WITHIN: ("nothing_to_swap", "MW-4.6"),
    opcodes.REARRANGE: ("nothing_to_rearrange", "MW-4.6"),
    opcodes.SWAP_BETWEEN: ("no_fitting_part", "MW-7.10"),
    opcodes.PAY_OR_LOSE: ("nothing_to_give_up", "MW-7.11"),
    opcodes.DRAW: ("deck_empty", "MW-14.3"),
    opcodes.TAKE_DISCARD: ("discard_empty", "MW-14.1"),
    opcodes.STEAL_RANDOM: ("nothing_to_steal", "MW-11.2"),
    opcodes.PASS_CARD: ("nobody_holds", "MW-7.13"),
    opcodes.REPLACE_BODY: ("pile_empty", "MW-14.4"),
    opcodes.UNFLIP: ("nothing_to_recover", "MW-7.6"),
    opcodes.RESET_TAIL: ("nothing_to_recover", "MW-9.4"),
    opcodes.MARK_ATTACKED: ("already_marked", "MW-8.1"),
}


def unplayable(state: WarsState, seat: int, card: int) -> Refusal:
    """The condition of the first operation that fails."""
    return not_concerned(state, state.catalog.entry[card], seat, seat, card)


def not_concerned(state: WarsState, row: int, actor: int, target: int, card: int) -> Refusal:
    """Why the operation in a row can do nothing to this player."""
    code = state.catalog.code
    op = code[row]
    params = {"card": state.catalog.ids[card], "player": f"P{target}"}
    if op in (opcodes.REMOVE_PART, opcodes.SWAP_BETWEEN):
        params["filter"] = opcodes.FILTER_NAMES[code[row + 2]]
    if op == opcodes.SWAP_BETWEEN and not has_part(state, actor):
        return Refusal("no_own_part", ("MW-7.4",), params)
    if op == opcodes.ATTACH and hand_of(state, actor, BP) == 0:
        return Refusal("no_part_in_hand", ("MW-7.4", "MW-6.2"), params)
    if op in (opcodes.DRAW, opcodes.TAKE_DISCARD, opcodes.PASS_CARD):
        params["kind"] = KIND_NAMES[code[row + 2]]
    name, rule = CODES[op]
    return Refusal(name, ("MW-7.4", rule), params)
