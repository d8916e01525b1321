"""One answer ahead: what becomes of an option, with what follows in the same turn guessed quickly."""

from typing import Final

from mypy_extensions import i64

from monstrum.core.engine import actor, commit, legal_actions, sealed, step
from monstrum.core.state import SEALED, State
from monstrum.games.xybrid.effects import opcodes
from monstrum.games.xybrid.rules import kinds
from monstrum.games.xybrid.rules.actions import FIRST_PART, SWAP, block_of, first_reveal, part_of
from monstrum.games.xybrid.rules.values import value
from monstrum.games.xybrid.state import HAND, MONSTER, LabState
from monstrum.games.xybrid.thinking.evaluate import draw_worth, evaluate

LONGEST: Final = 200  # answers guessed in a row; a round has far fewer


def outlook(state: LabState, seat: i64, action: i64, swift: bool = False) -> float:
    """How the seat stands after the action. The state is the caller's to spend. Who is swift does not try all
    sets of parts out, but goes on with the one that is liked best."""
    if sealed(state):
        commit(state, seat, action)
        while sealed(state):
            step(state, quick_choice(state, actor(state)))
        finish_deployment(state)
        return evaluate(state, seat)
    step(state, action)
    for _ in range(LONGEST):
        if actor(state) != seat or kinds.opens_step(state.kind):
            break
        if state.table[state.kind].follows and not (swift and kinds.goes_on_with_set(state.kind)):
            return best_outlook(state, seat, swift)
        step(state, quick_choice(state, seat))
    return evaluate(state, seat)


def best_outlook(state: LabState, seat: i64, swift: bool) -> float:
    """The second half of a pair or set decides what the first is worth, so all of them are tried."""
    best = -1e9
    options = legal_actions(state, seat)
    last = len(options) - 1
    for at in range(len(options)):  # the last one may spend the state
        best = max(best, outlook(state.clone() if at < last else state, seat, options[at], swift))
    return best


def finish_deployment(state: LabState) -> None:
    """XY-7, XY-8  Everybody answers quickly until the monsters are scored."""
    for _ in range(LONGEST):
        if state.over() or state.kind_of(0) != kinds.GAIN_INFAMY:
            return
        step(state, quick_choice(state, actor(state)))


def quick_choice(state: LabState, seat: i64) -> i64:
    """A sensible answer without looking ahead."""
    options = legal_actions(state, seat)
    kind = state.kind
    if state.actor == SEALED:
        return options[len(options) - 1]
    if options[0] < FIRST_PART or block_of(state.catalog, options[0]) == SWAP:
        if kinds.may_take_none(kind):
            return options[1]
        return options[0]  # yes, left, done, none, the first seat
    if options[0] >= first_reveal(state.catalog):
        return options[0]
    best = options[0]
    most = -1e9
    for action in options:
        liking = part_liking(state, kind, seat, part_of(state.catalog, action))
        if liking > most:
            most = liking
            best = action
    return best


def part_liking(state: LabState, kind: i64, seat: i64, part: i64) -> float:
    """How gladly a part is picked: the best to draw or hit, the worst to give away."""
    if kinds.is_draw(kind):
        return draw_worth(state, part, seat)
    worth = float(value(state, part))
    if kinds.is_payment(kind):
        return -worth
    own = state.place[part] == MONSTER + seat or state.place[part] == HAND + seat
    if own and kinds.is_choice(kind):
        operation = state.catalog.code[state.a + 2]
        if operation == opcodes.DESTROY or operation == opcodes.TOLAB:
            return -worth
    return worth


def outlooks(state: State, seat: int, options: list[int]) -> list[float]:
    """What each of its options promises a seat, for the greedy bot; the state stays as it is."""
    assert isinstance(state, LabState)
    return [outlook(state.clone(), seat, option) for option in options]
