"""XY-12.4, XY-12.17, XY-12.18  Whether a cost can be paid in full, and what may be chosen to pay it.

A cost is paid step by step. To know whether it can be paid, its rows are walked on copies of the position:
what the controller chooses must pay in some way, what chance takes in every way. Parts that the rest of the
cost cannot tell apart are tried once (`alike.py`), and the last step that demands anything is only counted.
If more than `MOST_TRIES` positions would have to be looked at for one answer, it is no, unless one of those
looked at pays.
"""

from typing import Final

from mypy_extensions import i64

from monstrum.games.xybrid import opcodes
from monstrum.games.xybrid.catalog import ALL, ARM, HIGHEST, RANDOM, SCIENCES, SELF, UPTO
from monstrum.games.xybrid.operands import drop_set, lay_one, lay_set, member, set_size
from monstrum.games.xybrid.rules.alike import groups_of
from monstrum.games.xybrid.rules.amounts import work_out
from monstrum.games.xybrid.rules.candidates import (
    declines_late,
    fitting,
    may_decline,
    number_of,
    opponents,
    pick_of,
    possible_victims,
    reach,
    room,
)
from monstrum.games.xybrid.rules.foresight import (
    Ahead,
    boost_ahead,
    can_be_drawn,
    deck_size,
    draw_ahead,
    drawable,
    exchange_ahead,
    firsts_ahead,
    foreseen_amount,
    gain_ahead,
    looking,
    maybe_restock_ahead,
    operate_ahead,
    partners_ahead,
    reachable,
    stock_ahead,
)
from monstrum.games.xybrid.rules.steps import BELOW_ALL, begins_step, settled_by_counting, step_payable
from monstrum.games.xybrid.rules.zones import attach, both_sides_open, free_slot
from monstrum.games.xybrid.state import LEFT, RIGHT, LabState

WIDTH: Final = opcodes.WIDTH


def payable(state: LabState, at: i64, controller: i64, source: i64) -> bool:
    """XY-12.4, XY-12.17  Whether the cost announced by the PAYABLE row `at` can be paid in full."""
    code = state.catalog.code
    end = code[at + 1]
    first = at + WIDTH
    if code[first] == opcodes.MAY:
        first += WIDTH
    if settled_by_counting(state, first, end):
        return step_payable(looking(state, controller, source, end), first)
    return pays(looking(state.clone(), controller, source, end), first)


# Several steps --------------------------------------------------------------------------------------


def pays(ahead: Ahead, at: i64) -> bool:
    """XY-12.17  Whether the cost can be paid from this row on. The position is used up."""
    state = ahead.state
    code = state.catalog.code
    while at < ahead.end:
        if begins_step(state, at) and settled_by_counting(state, at, ahead.end):
            return step_payable(ahead, at)
        op = code[at]
        if op == opcodes.SELECT:
            return selection_pays(ahead, at)
        if op == opcodes.SWAP:
            return swap_pays(ahead, at)
        if op == opcodes.PLAYERS and code[at + 1] > opcodes.EACH_OPP:
            return victim_pays(ahead, at)
        if op == opcodes.DRAW and state.operands[state.laid - 1] > 0:
            return draw_pays(ahead, at)
        if op == opcodes.ATTACH and set_size(state) > 0:
            return attach_pays(ahead, at)
        if op == opcodes.ADDSCI and set_size(state) > 0:
            return science_pays(ahead, at)
        if op == opcodes.EACH:
            finished = ahead.done >= state.operands[state.laid - 1 - ahead.done]
            at = code[at + 1] if finished else at + WIDTH
        elif op == opcodes.NEXT:
            ahead.done += 1
            at = code[at + 1]
        elif op < opcodes.GAIN:
            find(ahead, at)
            at += WIDTH
        elif carry_out(ahead, op):
            maybe_restock_ahead(ahead)
            at += WIDTH
        else:
            return False
    return True


def find(ahead: Ahead, at: i64) -> None:
    """The rows that find amounts and players without asking."""
    state = ahead.state
    op, x = state.catalog.code[at], state.catalog.code[at + 1]
    if op == opcodes.PLAYERS:
        lay_set(state, [ahead.controller] if x == opcodes.ME else opponents(state, ahead.controller))
    elif op == opcodes.AMOUNT:
        it = ahead.source
        if state.catalog.code[at + 2]:  # the target whose turn it is, below the amounts found already
            it = state.operands[state.laid - 1 - state.operands[state.laid - 1 - ahead.done]]
        state.lay(foreseen_amount(ahead, x, it))
    else:
        work_out(state, op, x)


def carry_out(ahead: Ahead, op: i64) -> bool:
    """One operation whose operands are found; False if it cannot be paid in full."""
    state = ahead.state
    if op == opcodes.BOOST:
        boost_ahead(ahead)
    elif op == opcodes.SPY:
        drop_set(state)
    elif op == opcodes.LOSE or op == opcodes.STEAL:
        return infamy_changes(ahead, op == opcodes.STEAL)
    elif op == opcodes.GAIN:
        gain_ahead(ahead, ahead.controller, state.take())
    elif op == opcodes.STOCK:
        wanted = state.take()
        if wanted > deck_size(ahead):
            return False
        stock_ahead(ahead, wanted)
    elif op == opcodes.DRAW or op == opcodes.PEEK:
        state.take()
    else:
        operate_ahead(ahead, op)
    return True


def infamy_changes(ahead: Ahead, stolen: bool) -> bool:
    """LOSE and STEAL; only what the controller loses must be there."""
    state = ahead.state
    wanted = state.take()
    if wanted < 0:
        wanted = 0
    for at in range(set_size(state)):
        seat = member(state, at)
        if seat == ahead.controller and state.infamy[seat] < wanted:
            return False
        lost = -gain_ahead(ahead, seat, -wanted)
        if stolen:
            gain_ahead(ahead, ahead.controller, lost)
    drop_set(state)
    return True


# Sets of parts --------------------------------------------------------------------------------------


def selection_pays(ahead: Ahead, at: i64) -> bool:
    """Whether some set of parts pays; where chance picks, whether every set does."""
    state = ahead.state
    selector, operation = state.catalog.code[at + 1], state.catalog.code[at + 2]
    parts = reachable(ahead, selector, operation)
    pick = pick_of(state, selector)
    if pick == ALL:
        return set_pays(ahead, at, fitting(state, operation, parts, ahead.controller))
    if pick == UPTO and set_pays(ahead, at, []):
        return True
    needed = number_of(state, selector)
    if pick == HIGHEST or pick == SELF:
        needed = 1
    most = reach(state, operation, parts, BELOW_ALL, ahead.controller, [])
    if most < needed:
        if operation or pick == UPTO:
            return False
        needed = most  # in an amount as many as there are; the value of nothing is 0
    # Nobody knows whether an unseen part is the highest.
    every = pick == RANDOM or (pick == HIGHEST and len(parts) > 0 and parts[0] < 0)
    return sets_pay(ahead, at, groups_of(ahead, at, parts), 0, [], needed, every)


def sets_pay(
    ahead: Ahead, at: i64, groups: list[list[int]], group: i64, picked: list[int], total: i64, every: bool
) -> bool:
    """Whether some (or every) completion of the picks by parts of these groups leaves the rest payable."""
    missing = total - len(picked)
    if missing == 0:
        return set_pays(ahead, at, picked)
    left: i64 = 0
    for later in range(group, len(groups)):
        left += len(groups[later])
    if left < missing or ahead.tries.left <= 0:
        return every and ahead.tries.left > 0  # there is no such set
    operation = ahead.state.catalog.code[at + 2]
    takes = [picked]
    for part in groups[group]:
        so_far = takes[len(takes) - 1]
        if len(so_far) < total and room(ahead.state, operation, part, ahead.controller, so_far):
            takes.append([*so_far, part])
    for number in range(len(takes) - 1, -1, -1):
        if sets_pay(ahead, at, groups, group + 1, takes[number], total, every) != every:
            return not every
    return every


def set_pays(ahead: Ahead, at: i64, picked: list[int]) -> bool:
    """Whether the rest can be paid when these parts are picked in row `at`."""
    after = tried(ahead)
    if after is None:
        return False
    lay_set(after.state, sorted(picked))
    return pays(after, at + WIDTH)


def tried(ahead: Ahead) -> Ahead | None:
    """A copy to go on with, unless enough has been tried."""
    ahead.tries.left -= 1
    return ahead.branch() if ahead.tries.left >= 0 else None


# Other choices --------------------------------------------------------------------------------------


def row_pays(ahead: Ahead, at: i64) -> bool:
    """Whether the rest can be paid from a row on, on a copy."""
    after = tried(ahead)
    return after is not None and pays(after, at)


def swap_pays(ahead: Ahead, at: i64) -> bool:
    """Some pair, or none where `upto` allows it; every part that chance may pick."""
    state = ahead.state
    first, second = state.catalog.code[at + 1], state.catalog.code[at + 2]
    firsts = firsts_ahead(ahead, first, second)
    by_chance = pick_of(state, first) == RANDOM
    if may_decline(state, first, second) and (not firsts or not by_chance) and row_pays(ahead, at + WIDTH):
        return True
    for one in firsts:
        if first_pays(ahead, at, one) != by_chance:
            return not by_chance
    return by_chance and len(firsts) > 0


def first_pays(ahead: Ahead, at: i64, one: i64) -> bool:
    """Whether the first part of a pair leaves the rest payable with some partner, or all chance may pick."""
    state = ahead.state
    first, second = state.catalog.code[at + 1], state.catalog.code[at + 2]
    if declines_late(state, first, second) and row_pays(ahead, at + WIDTH):
        return True
    by_chance = pick_of(state, second) == RANDOM
    for other in partners_ahead(ahead, second, one):
        if pair_pays(ahead, at, one, other) != by_chance:
            return not by_chance
    return by_chance


def pair_pays(ahead: Ahead, at: i64, one: i64, other: i64) -> bool:
    after = tried(ahead)
    if after is None:
        return False
    exchange_ahead(after, one, other)
    return pays(after, at + WIDTH)


def draw_pays(ahead: Ahead, at: i64) -> bool:
    """One of the draws that are left of DRAW(n), and then the others."""
    state = ahead.state
    selector = state.catalog.code[at + 1]
    if can_be_drawn(ahead, selector) < state.operands[state.laid - 1]:
        return False
    state.operands[state.laid - 1] -= 1
    for group in groups_of(ahead, at, drawable(ahead, selector)):
        if drawn_pays(ahead, at, group[0]):
            return True
    return False


def drawn_pays(ahead: Ahead, at: i64, part: i64) -> bool:
    after = tried(ahead)
    if after is None:
        return False
    draw_ahead(after, part)
    return pays(after, at)


def attach_pays(ahead: Ahead, at: i64) -> bool:
    """The next part of the set is attached, an arm on either side, and then the others."""
    state = ahead.state
    part = member(state, 0)
    rest = [member(state, place) for place in range(1, set_size(state))]
    drop_set(state)
    lay_set(state, rest)
    if state.catalog.type_of[part] == ARM and both_sides_open(state, ahead.controller):
        return attached_pays(ahead, at, part, LEFT) or attached_pays(ahead, at, part, RIGHT)
    return attached_pays(ahead, at, part, free_slot(state, ahead.controller, part))


def attached_pays(ahead: Ahead, at: i64, part: i64, slot: i64) -> bool:
    after = tried(ahead)
    if after is None:
        return False
    attach(after.state, ahead.controller, part, slot)
    return pays(after, at)


def victim_pays(ahead: Ahead, at: i64) -> bool:
    for seat in possible_victims(ahead.state, ahead.state.catalog.code[at + 1], ahead.controller):
        if player_pays(ahead, at, seat):
            return True
    return False


def player_pays(ahead: Ahead, at: i64, seat: i64) -> bool:
    after = tried(ahead)
    if after is None:
        return False
    lay_one(after.state, seat)
    return pays(after, at + WIDTH)


def science_pays(ahead: Ahead, at: i64) -> bool:
    for science in range(SCIENCES):
        if named_pays(ahead, at, science):
            return True
    return False


def named_pays(ahead: Ahead, at: i64, science: i64) -> bool:
    after = tried(ahead)
    if after is None:
        return False
    for place in range(set_size(after.state)):
        after.state.added[member(after.state, place)] |= 1 << science
    drop_set(after.state)
    return pays(after, at + WIDTH)
