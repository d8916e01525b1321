"""What is going on in a position: a moment of the round by name, or the whole stack."""

from monstrum.content.names import Names
from monstrum.core.errors import BadPosition
from monstrum.core.state import NOBODY
from monstrum.games.hybrid.asks import ASKS, BLOCKS
from monstrum.games.hybrid.content.catalog import DC, NO_MODE
from monstrum.games.hybrid.positions.given import STEPS, SkirmishGiven
from monstrum.games.hybrid.rules import kinds
from monstrum.games.hybrid.rules.deployment import push_setup
from monstrum.games.hybrid.rules.rounds import KEEPING, push_activation_roll, push_order
from monstrum.games.hybrid.rules.success import BASIC
from monstrum.games.hybrid.speaking.reading import SkirmishReader
from monstrum.games.hybrid.state import NO_FIGURE, UNDECIDED, SkirmishState, side_of
from monstrum.kit.stack_text import read_stack
from monstrum.kit.wording import Wording


def read_pending(state: SkirmishState, given: SkirmishGiven) -> None:
    if "stack" in given:
        by_name = {line.key: line.kind for line in ASKS.lines}
        seats = ("P0", "P1")
        read_stack(state, given.texts("stack"), by_name, lambda actor: given.one_of("stack", actor, seats))
    elif state.outcome == UNDECIDED:
        push_step(state, given)
    state.put_found(given.numbers("operands"))
    if "sealed" in given:
        state.buffers = [[], []]
        names = Names({"en": {id: {"name": id} for id in state.catalog.profile_ids}})
        for name, picks in given.inner("sealed").items():
            seat = given.one_of("sealed", name, ("P0", "P1"))
            for words in picks if isinstance(picks, list) else [picks]:
                state.buffers[seat] += SkirmishReader(state, seat, names, Wording(ASKS, BLOCKS)).path(
                    str(words)
                )


def push_step(state: SkirmishState, given: SkirmishGiven) -> None:
    """HY-3.1, HY-4.1  The frames that lie below this moment of a round."""
    default = "mode" if state.active != NO_FIGURE else "setup" if "map" not in given else "round"
    step = given.text("step", default)
    given.one_of("step", step, STEPS)
    if step == "over":
        return
    if step == "setup":
        push_setup(state)
    elif step == "round":
        state.round = max(state.round - 1, 0)
        state.push(kinds.ROUND, NOBODY)
    elif step == "end":
        state.push(kinds.ROUND_END, NOBODY)
    elif step in ("order", "start"):
        push_order(state)
        if step == "order":
            state.push(kinds.NUMBERING, NOBODY, KEEPING)
            if "winner" not in given:
                push_activation_roll(state)
    else:
        push_activation(state, given, step)


def push_activation(state: SkirmishState, given: SkirmishGiven, step: str) -> None:
    """HY-4.1  The active warrior's activation, at A3 or A6; then the other side's turn."""
    active = state.active
    turn = given.side("turn", given.table["turn"]) if "turn" in given else -1
    if turn < 0:
        turn = 1 - side_of(active) if active != NO_FIGURE else state.roll_winner
    state.push(kinds.ROUND_END, NOBODY)
    state.push(kinds.SEQUENCE, NOBODY, turn)
    if step == "sequence":
        return
    if active == NO_FIGURE:
        raise BadPosition(f'step {step!r} needs an active warrior: active = "A".')
    state.own_order()[active] = 0
    if state.activated[active] == 0:
        state.acted += 1
        state.own_activated()[active] = state.acted
    if step == "action" and state.mode[active] == NO_MODE:
        raise BadPosition("step 'action' needs the mode the active warrior has announced: mode = \"OC\".")
    if step == "action" and state.mode[active] == DC and state.parry_level[active] == 0:
        state.own_parry_level()[active] = BASIC  # HY-9.26: until he chooses his LoM
    state.push(kinds.ACTIVATION_END, NOBODY, active)
    state.push(kinds.MODE_CHOICE if step == "mode" else kinds.ACTION, NOBODY, active)
