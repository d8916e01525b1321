"""MW-7.4  When a Mutate card can be played, and whom its operations can concern: the "legal if" column of the
effect vocabulary. Everything asked here is public: creatures, numbers of cards, discards, pile and marks.
"""

from mypy_extensions import i64

from monstrum.games.mutation_wars.content.catalog import BP, COLOURS, KINDS
from monstrum.games.mutation_wars.effects import opcodes
from monstrum.games.mutation_wars.rules.decks import hand_of, to_draw
from monstrum.games.mutation_wars.rules.fake_tails import has_reversed_tail
from monstrum.games.mutation_wars.rules.geometry import (
    has_empty_spot,
    has_fitting,
    has_part,
    several_outer,
)
from monstrum.games.mutation_wars.rules.rearrangements import rearrangeable
from monstrum.games.mutation_wars.state import FLIPPED, MARKS, SPOTS, WarsState


def playable(state: WarsState, seat: i64, card: i64) -> bool:
    """MW-7.4  Only the first operation is tested."""
    row = state.catalog.entry[card]
    if state.catalog.code[row] == opcodes.UNFLIP:
        return has_flipped(state, seat) or (resets_tail(state, row) and has_reversed_tail(state, seat))
    return concerns_somebody(state, row, seat)


def concerns_somebody(state: WarsState, row: i64, actor: i64) -> bool:
    """Whether there is anybody in scope for whom the operation can do something."""
    who = scope(state, row)
    if who == opcodes.SELF:
        return concerns(state, row, actor, actor)
    for target in range(state.seats):
        if in_scope(who, actor, target) and concerns(state, row, actor, target):
            return True
    return False


def scope(state: WarsState, row: i64) -> i64:
    """Whom an operation is about; operations about the whole table count as the actor's own."""
    op = state.catalog.code[row]
    if op == opcodes.FLIP or op == opcodes.ATTACH or op == opcodes.TAKE_DISCARD or op == opcodes.PASS_CARD:
        return opcodes.SELF
    return state.catalog.code[row + 1]


def in_scope(who: i64, actor: i64, target: i64) -> bool:
    if who == opcodes.SELF:
        return target == actor
    return who != opcodes.OPP or target != actor


def concerns(state: WarsState, row: i64, actor: i64, target: i64) -> bool:
    """Section 7, "legal if": whether the operation can do something to this player."""
    code = state.catalog.code
    op = code[row]
    if op == opcodes.FLIP:
        return in_play(state, code[row + 3])
    if op == opcodes.REMOVE_BY_STAT or op == opcodes.RETURN_PART:
        return has_part(state, target)
    if op == opcodes.REMOVE_PART:
        return has_fitting(state, target, code[row + 2])
    if op == opcodes.ATTACH:
        return hand_of(state, target, BP) > 0 and has_empty_spot(state, target)
    if op == opcodes.SWAP_WITHIN:
        return several_outer(state, target) and has_part(state, target)
    if op == opcodes.REARRANGE:
        return several_outer(state, target) and rearrangeable(state, target)
    if op == opcodes.SWAP_BETWEEN:
        return has_part(state, actor) and has_fitting(state, target, code[row + 2])
    if op == opcodes.PAY_OR_LOSE:
        return hand_of(state, target, BP) > 0 or has_part(state, target)
    if op == opcodes.DRAW:
        return to_draw(state, code[row + 2]) > 0
    if op == opcodes.TAKE_DISCARD:
        return state.discard_size[code[row + 2]] > 0
    if op == opcodes.STEAL_RANDOM:
        return holds_any(state, target, code[row + 2])
    if op == opcodes.PASS_CARD:
        return somebody_holds(state, code[row + 2])
    if op == opcodes.REPLACE_BODY:
        return state.pile_size > 0
    if op == opcodes.UNFLIP:
        return has_flipped(state, target)
    if op == opcodes.RESET_TAIL:
        return has_reversed_tail(state, target)
    assert op == opcodes.MARK_ATTACKED
    return (state.attacked >> target) & 1 == 0


def in_play(state: WarsState, types: i64) -> bool:
    """MW-7.5  Whether an unflipped part of these types is on any creature."""
    for at in range(state.seats * SPOTS):
        part = state.edges[at]
        if part >= 0 and not part & FLIPPED and (types >> (part // (MARKS * COLOURS))) & 1:
            return True
    return False


def has_flipped(state: WarsState, seat: i64) -> bool:
    for at in range(seat * SPOTS, seat * SPOTS + SPOTS):
        part = state.edges[at]
        if part >= 0 and part & FLIPPED:
            return True
    return False


def resets_tail(state: WarsState, row: i64) -> bool:
    """Whether the rest of the program resets a tail: then UNFLIP need not be what the card is played for."""
    code = state.catalog.code
    while code[row] != opcodes.END:
        if code[row] == opcodes.RESET_TAIL:
            return True
        row += opcodes.WIDTH
    return False


def holds_any(state: WarsState, seat: i64, kinds: i64) -> bool:
    for kind in range(KINDS):
        if (kinds >> kind) & 1 and hand_of(state, seat, kind) > 0:
            return True
    return False


def somebody_holds(state: WarsState, kind: i64) -> bool:
    for seat in range(state.seats):
        if hand_of(state, seat, kind) > 0:
            return True
    return False
