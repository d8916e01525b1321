"""What is going on in a position: the step of a round or the whole stack, and what is known of the deck."""

from monstrum.core.errors import BadPosition
from monstrum.core.state import NOBODY
from monstrum.games.xybrid.asks import ASKS
from monstrum.games.xybrid.knowing import deck_log
from monstrum.games.xybrid.positions.given import LabGiven
from monstrum.games.xybrid.rules import kinds
from monstrum.games.xybrid.rules.actions import NONE, reveal_action
from monstrum.games.xybrid.rules.draws import maybe_restock
from monstrum.games.xybrid.rules.setup import draw_first_player
from monstrum.games.xybrid.state import LabState, turn_order
from monstrum.kit.stack_text import read_stack


def read_pending(state: LabState, given: LabGiven) -> None:
    if "stack" in given:
        read_stack(state, given.texts("stack"), ASKS.kinds(), lambda actor: given.as_seat("stack", actor))
    else:
        push_step(state, given)
    state.put_found(given.numbers("operands"))
    if "sealed" in given:
        state.buffers = [[] for _ in range(state.seats)]
        for name, pick in given.inner("sealed").items():
            action = NONE
            if pick != "none":
                action = reveal_action(state.catalog, given.breakthrough(str(pick), "sealed"))
            state.buffers[given.as_seat("sealed", name)].append(action)


def push_step(state: LabState, given: LabGiven) -> None:
    """XY-2 – XY-10  The frames that lie below this moment of a round."""
    step = given.step
    if step == "cores":
        state.round -= 1
        state.push(kinds.ROUND, NOBODY)
        if "first" not in given:
            draw_first_player(state)
    elif step == "refresh":
        state.push(kinds.REFRESH, NOBODY)
    elif step in ("infamy", "deploy"):
        state.push(kinds.GAIN_INFAMY, NOBODY)
        if step == "deploy":
            state.push(kinds.DEPLOY, NOBODY)
    elif step == "breakthroughs":
        state.push(kinds.DEPLOYMENT, NOBODY)
    elif step != "over":
        push_turns(state, step, given.seat("turn", f"P{state.first_seat}"))
    if step != "over":
        maybe_restock(state)  # XY-4.8 holds at any moment, also at the first


def push_turns(state: LabState, step: str, turn: int) -> None:
    """XY-2.4  The turns of this cycle that are still to come, and what is left of the present one."""
    state.push(kinds.CYCLE_END, NOBODY)
    at = (turn - state.first_seat) % state.seats
    for later in range(state.seats - 1, at, -1):
        state.push(kinds.TURN, NOBODY, turn_order(state, later))
    if step == "mission":
        state.push(kinds.TURN, NOBODY, turn)
    elif step in ("draw", "build"):
        state.push(kinds.BUILD, NOBODY, turn)
        if step == "draw":
            state.push(kinds.DRAW_STEP, NOBODY, turn)


def read_deck_log(state: LabState, given: LabGiven) -> None:
    for entry in given.texts("deck_log"):
        read_log_entry(state, given, entry)


def read_log_entry(state: LabState, given: LabGiven, entry: str) -> None:
    log = state.own_deck_log()
    match entry.split():
        case ["start", size, *names] if size.isdigit() and not log:
            log += (int(size), len(names), *(given.part(name, "deck_log") for name in names))
        case [seat, "saw", *names] if log:
            parts = [given.part(name, "deck_log") for name in names]
            log += (deck_log.SEEN, given.as_seat("deck_log", seat), len(parts), *parts)
        case [seat, "buried", index, "of", number] if log and index.isdigit() and number.isdigit():
            log += (deck_log.BURIED, given.as_seat("deck_log", seat), int(number), int(index))
        case ["drawn", name] if log:
            log += (deck_log.DRAWN, given.part(name, "deck_log"))
        case ["destroyed", name] if log:
            log += (deck_log.DESTROYED, given.part(name, "deck_log"))
        case _:
            raise BadPosition(f"Cannot read the deck_log entry {entry!r}.")
