"""How a game moves: `play` checks, `step` trusts, `settle` runs what needs no seat."""

from typing import Final

from mypy_extensions import i64

from monstrum.core.actions import Actions
from monstrum.core.errors import BadScript, IllegalAction
from monstrum.core.events import AUTOMATIC, COMMITTED, EVERYBODY
from monstrum.core.state import CHANCE, NO_BUFFERS, NOBODY, NOTHING, SEALED, WIDTH, State, load_top

OVER: Final = -9  # `actor` of a game in which nothing is pending


def play(state: State, seat: i64, action: i64) -> None:
    """The checked door, for people, bots and tests."""
    if action not in legal_actions(state, seat):
        raise IllegalAction(seat, action)
    if sealed(state):
        commit(state, seat, action)
    else:
        step(state, action)


def step(state: State, action: i64) -> None:
    """The unchecked door, for search: the caller took `action` from the legal ones of `actor`."""
    if not state.fresh:
        load_top(state)
    if state.actor == SEALED:
        commit(state, next_to_commit(state), action)
        return
    frame = state.table[state.kind]
    state.fresh = False
    state.top -= WIDTH
    frame.resolve(state, action)
    settle(state)


def settle(state: State) -> None:
    """Run the frames that need no seat until one does, or nothing is left."""
    state.fresh = False
    while state.top > 0:
        load_top(state)
        frame = state.table[state.kind]
        actor = state.actor
        if actor == NOBODY:
            state.top -= WIDTH
            frame.resolve(state, NOTHING)
        elif actor == SEALED:
            if not settle_sealed(state):
                return
        else:
            out = state.legal
            out.clear()
            frame.options(state, out)
            if out.count() == 1 and (actor == CHANCE or (state.automatic and not frame.secret(state, actor))):
                # XY-12.9: chance with one outcome is no event; a decision with one option is told.
                action = out.items[0]
                if actor >= 0 and not state.muted:
                    audience = 1 << actor if frame.private(state) else EVERYBODY
                    state.emit(AUTOMATIC, actor, action, state.kind, audience=audience)
            elif actor == CHANCE and not state.chance.explicit:
                action = draw(state, out)
            else:
                state.fresh = True
                return
            state.top -= WIDTH
            frame.resolve(state, action)


def draw(state: State, out: Actions) -> i64:
    """One outcome of a chance frame: scripted, or by weight from the generator."""
    frame = state.table[state.kind]
    scripted = frame.scripted(state)
    if scripted >= 0:
        if not out.holds(scripted):
            raise BadScript(f"The outcome scripted for {frame.name} is not a possible one.")
        return scripted
    left = state.chance.below(frame.total(state, out))
    for at in range(out.count()):
        left -= frame.weight(state, out.items[at])
        if left < 0:
            return out.items[at]
    raise AssertionError("weights changed while drawing")


def actor(state: State) -> i64:
    """Who owes a decision: a seat, CHANCE in explicit mode, or OVER. In a sealed block the lowest
    seat that has not committed: search and learning walk a block seat by seat."""
    if state.over():
        return OVER
    state.load()
    return next_to_commit(state) if state.actor == SEALED else state.actor


def waiting(state: State) -> list[int]:
    """Every seat that owes a decision now."""
    if state.over():
        return []
    state.load()
    if state.actor == SEALED:
        return [seat for seat in range(state.seats) if asked(state, seat) and not committed(state, seat)]
    return [state.actor] if state.actor >= 0 else []


def legal_actions(state: State, seat: i64) -> list[int]:
    """What `seat` (or CHANCE) may do now, in canonical order; a list of the caller's own."""
    if state.over():
        return []
    state.load()
    out = state.legal
    out.clear()
    state.fresh = False
    frame = state.table[state.kind]
    if state.actor == SEALED:
        if 0 <= seat < state.seats and asked(state, seat) and not committed(state, seat):
            frame.offers(state, seat, out)
    elif state.actor == seat:
        frame.options(state, out)
    return out.listed()


def legal_now(state: State) -> list[int]:
    """What whoever must decide next may do, for loops that only step: the fastest door from Python.

    It trusts the options `settle` has just found; a state that was changed by hand wants `legal_actions`."""
    if state.fresh:
        return state.legal.listed()
    return legal_actions(state, actor(state))


def decision(state: State) -> str:
    """The name of the pending decision, as in the rules document; empty when the game is over."""
    if state.over():
        return ""
    state.load()
    return state.table[state.kind].name


def continues(state: State) -> bool:
    """Whether the pending decision is the next pick of a gesture that has begun."""
    if state.over():
        return False
    state.load()
    return state.table[state.kind].continues(state)


# Sealed blocks ----------------------------------------------------------------------------------


def sealed(state: State) -> bool:
    """Whether a sealed block is open."""
    if state.over():
        return False
    state.load()
    return state.actor == SEALED


def asked(state: State, seat: i64) -> bool:
    return (state.a >> seat) & 1 == 1


def committed(state: State, seat: i64) -> bool:
    return state.table[state.kind].complete(state, seat)


def next_to_commit(state: State) -> i64:
    for seat in range(state.seats):
        if asked(state, seat) and not committed(state, seat):
            return seat
    raise AssertionError("a sealed block waits although everybody has committed")


def commit(state: State, seat: i64, action: i64) -> None:
    """One pick into the seat's own buffer; the last one reveals the block."""
    state.buffers[seat].append(action)
    if fill_forced(state, seat):
        state.emit(COMMITTED, seat)
    settle(state)


def take_back(state: State, seat: i64) -> None:
    """A seat takes its picks back, as long as somebody has not committed."""
    if not sealed(state) or not (0 <= seat < state.seats) or not state.buffers[seat]:
        raise IllegalAction(seat, NOTHING, f"P{seat} has nothing to take back.")
    kept = state.buffers[seat].copy()
    state.buffers[seat].clear()
    if len(legal_actions(state, seat)) < 2:  # it was taken by itself: nothing to change
        state.buffers[seat].extend(kept)
        raise IllegalAction(seat, NOTHING, f"P{seat} has no other choice.")


def settle_sealed(state: State) -> bool:
    """Open the block, commit for seats without a choice, and reveal when all are in."""
    if not state.buffers:
        state.buffers = [[] for _time in range(state.seats)]
    frame = state.table[state.kind]
    waits = False
    for seat in range(state.seats):
        if asked(state, seat) and not fill_forced(state, seat):
            waits = True
    if waits:
        return False
    state.drop()
    frame.resolve(state, NOTHING)
    state.buffers = NO_BUFFERS
    return True


def fill_forced(state: State, seat: i64) -> bool:
    """Picks without a choice are made by themselves; whether the seat has committed then."""
    frame = state.table[state.kind]
    while not frame.complete(state, seat):
        out = state.legal
        out.clear()
        frame.offers(state, seat, out)
        if out.count() != 1 or frame.secret(state, seat):
            return False
        state.buffers[seat].append(out.items[0])
    return True
