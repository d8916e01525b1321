"""MW-7.4  When a Mutate card can be played, and whom its operations can concern: the "legal if" column of the
effect vocabulary. Everything asked here is public: creatures, numbers of cards, discards, pile and marks.
"""

from mypy_extensions import i64

from monstrum.games.mutation_wars.effects import opcodes
from monstrum.games.mutation_wars.state import WarsState


def playable(state: WarsState, seat: i64, card: i64) -> bool:
    """MW-7.4  Only the first operation is tested."""
    return concerns_somebody(state, state.catalog.entry[card], seat)


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
    return state.catalog.code[row + 1]


def in_scope(who: i64, actor: i64, target: i64) -> bool:
    if who == opcodes.SELF:
        return target == actor
    return who != opcodes.OPP or target != actor


def concerns(state: WarsState, row: i64, actor: i64, target: i64) -> bool:
    """Section 7, "legal if": whether the operation can do something to this player."""
    return state.catalog.operations[state.catalog.code[row]].admits(state, row, actor, target)
