"""Why a player, a body or a spot is not the answer, decision by decision."""

from monstrum.core.contract import Refusal
from monstrum.games.mutation_wars import actions, kinds, opcodes
from monstrum.games.mutation_wars.catalog import BP
from monstrum.games.mutation_wars.decisions import CHOOSING, REARRANGING, SWAPPING, Decision, card_running
from monstrum.games.mutation_wars.explain import stat_word
from monstrum.games.mutation_wars.ops.rearranging import chosen, room_left
from monstrum.games.mutation_wars.ops.removing import filter_of, highest, worth
from monstrum.games.mutation_wars.ops.swapping import THEIRS
from monstrum.games.mutation_wars.rules.decks import hand_of
from monstrum.games.mutation_wars.rules.fake_tails import fake_tail, reversed_tail
from monstrum.games.mutation_wars.rules.geometry import fits, matched, stands_for
from monstrum.games.mutation_wars.rules.glow_things import lit_outside_battle
from monstrum.games.mutation_wars.rules.lattice import blocker
from monstrum.games.mutation_wars.rules.playability import scope
from monstrum.games.mutation_wars.rules.rearrangements import equal_to_last, may_place, ordered_spots
from monstrum.games.mutation_wars.state import (
    ABSENT,
    EDGES,
    EMPTY,
    FLIPPED,
    MOST_BODIES,
    STRICT_LATTICE,
    WarsState,
    content,
    has_variant,
    part_design,
)
from monstrum.games.mutation_wars.unplayable import not_concerned
from monstrum.games.mutation_wars.words import body_of, spot_of

TARGETS = (kinds.TARGET_CREATURE, kinds.TARGET_OPPONENT)
GIVING_UP = (kinds.FAMINE_DISCARD, kinds.HUNGER_DISCARD)

# Players ------------------------------------------------------------------------------------------


def seat_refused(state: WarsState, now: Decision, player: int) -> Refusal | None:
    if now.kind not in (kinds.BATTLE_ACTION, *TARGETS):
        return None
    named = {"player": f"P{player}"}
    if player >= state.seats:
        return Refusal("no_such_player", ("MW-1.1",), named)
    if now.kind == kinds.BATTLE_ACTION:
        if player == now.actor:
            return Refusal("not_yourself", ("MW-8.3",), named)
        if state.finalists and not (state.finalists >> player) & 1:
            return Refusal("not_a_candidate", ("MW-15.2",), named)
        return Refusal("already_attacked", ("MW-8.3", "MW-8.4"), named)
    if now.kind == kinds.TARGET_OPPONENT and player == now.actor:
        return Refusal("not_an_opponent", ("MW-7.2",), named)
    return not_concerned(state, now.a, now.actor, player, card_running(state))


# Bodies -------------------------------------------------------------------------------------------


def body_refused(state: WarsState, now: Decision, action: int) -> Refusal | None:
    seat, body = divmod(action - actions.BODY, MOST_BODIES)
    if now.kind == kinds.TARGET_BODY:
        if seat >= state.seats:
            return Refusal("no_such_player", ("MW-1.1",), {"player": f"P{seat}"})
        who = scope(state, now.a)
        if who == opcodes.OPP and seat == now.actor:
            return Refusal("not_an_opponent", ("MW-7.2",), {"player": f"P{seat}"})
        if who == opcodes.SELF and seat != now.actor:
            return Refusal("wrong_creature", ("MW-7.2",), {"player": f"P{now.actor}"})
        return Refusal("no_such_body", ("MW-4.1",), {"body": body_of(seat, body)})
    if now.kind not in REARRANGING:
        return None
    if seat != now.a:
        return Refusal("wrong_creature", ("MW-7.2",), {"player": f"P{now.a}"})
    if body >= state.bodies[seat]:
        return Refusal("no_such_body", ("MW-4.1",), {"body": body_of(seat, body)})
    return not_placeable(state, seat, now.b, body)


def not_placeable(state: WarsState, seat: int, placed: int, body: int) -> Refusal:
    """REARRANGE: no room, equal parts out of order, or nothing would change in the end."""
    spots = ordered_spots(state, seat)
    free = room_left(state, seat, placed)
    about = {"body": body_of(seat, body)}
    if free[body] == 0:
        return Refusal("body_full", ("MW-4.2",), about)
    least = chosen(state, placed, placed - 1) if equal_to_last(state, seat, spots, placed) else 0
    if not may_place(state, seat, spots, free, placed, least, body):
        return Refusal("equal_parts_ascend", ("MW-2.7",), {**about, "least": body_of(seat, least)})
    return Refusal("must_change", ("MW-7.4",), about)


# Spots --------------------------------------------------------------------------------------------


def spot_refused(state: WarsState, now: Decision, seat: int, spot: int) -> Refusal | None:
    """First what holds for all decisions about spots, then what is special to one."""
    spots = (kinds.ATTACH_SPOT, kinds.BUY_SPOT, kinds.TIE_PART, kinds.RESET_TAIL, kinds.EVADE)
    if now.kind not in (*spots, *SWAPPING, *CHOOSING, *GIVING_UP):
        return None
    about = {"spot": spot_of(seat, spot)}
    if now.kind in GIVING_UP and hand_of(state, now.actor, BP) > 0:
        return Refusal("card_first", ("MW-7.11",), about)
    if seat != now.creature:
        return Refusal("wrong_creature", ("MW-7.2",), {"player": f"P{now.creature}"})
    held = content(state, seat, spot)
    if held == ABSENT:
        return Refusal("no_such_body", ("MW-4.1",), {"body": body_of(seat, spot // EDGES)})
    if held < EMPTY:
        return Refusal("not_a_spot", ("MW-4.2",), about)
    if now.kind == kinds.ATTACH_SPOT:
        return attach_spot_refused(now, seat, held, about)
    if now.kind in SWAPPING:
        return swap_refused(state, now, seat, spot, held)
    if held == EMPTY:
        return Refusal("no_part_there", ("MW-4.8",), about)
    found = part_refused(state, now, seat, spot, about)
    return found or same_as(state, seat, spot)


def attach_spot_refused(now: Decision, seat: int, held: int, about: dict[str, str]) -> Refusal:
    if held != EMPTY:
        return Refusal("spot_filled", ("MW-6.2", "MW-4.2"), about)
    return Refusal("other_body", ("MW-15.5",), {**about, "body": body_of(seat, now.b)})


def part_refused(
    state: WarsState, now: Decision, seat: int, spot: int, about: dict[str, str]
) -> Refusal | None:
    """The part there is not of the sort that is asked for."""
    part = content(state, seat, spot)
    if now.kind == kinds.BUY_SPOT:
        body = blocker(state, seat, spot) if has_variant(state, STRICT_LATTICE) else -1
        return Refusal("blocked", ("MW-15.5",), {**about, "body": body_of(seat, body)}) if body >= 0 else None
    if now.kind == kinds.TIE_PART:
        lit = lit_outside_battle(state, seat)
        most, own = highest(state, seat, now.a, lit), worth(state, seat, spot, now.a, lit)
        if own < most:
            numbers = {"number": str(own), "most": str(most), "stat": stat_word(now.a)}
            return Refusal("not_highest", ("MW-7.7",), {**about, **numbers})
        return None
    if now.kind in (kinds.EVADE, kinds.RESET_TAIL):
        rule = "MW-9.1" if now.kind == kinds.EVADE else "MW-9.4"
        if not fake_tail(part):
            return Refusal("not_a_fake_tail", (rule,), about)
        if now.kind == kinds.EVADE and part & FLIPPED:
            return Refusal("tail_flipped", ("MW-9.6",), about)
        if now.kind == kinds.RESET_TAIL and not reversed_tail(state, seat, spot):
            return Refusal("tail_upright", (rule,), about)
        return None
    if now.kind in CHOOSING:
        own_step = now.kind == kinds.CHOOSE_SWAP and now.c != THEIRS
        matching = opcodes.ANY_PART if own_step else filter_of(state, now.a)
        if not fits(state, seat, spot, matching):
            code = "part_matched" if matched(state, seat, spot) else "part_unmatched"
            return Refusal(code, ("MW-5.2",), {**about, "part": state.catalog.ids[part_design(part)]})
    return None


def same_as(state: WarsState, seat: int, spot: int) -> Refusal:
    """MW-2.7  An equal part on the same body stands for this one."""
    lowest = next(
        other
        for other in range(spot - spot % EDGES, spot + 1)
        if content(state, seat, other) == content(state, seat, spot)
    )
    params = {"spot": spot_of(seat, spot), "other": spot_of(seat, lowest)}
    return Refusal("same_as", ("MW-2.7", "MW-4.3"), params)


def swap_refused(state: WarsState, now: Decision, seat: int, spot: int, held: int) -> Refusal:
    """SWAP_WITHIN: two spots on different bodies, not both empty; the lower one is named first."""
    about = {"spot": spot_of(seat, spot)}
    if now.kind == kinds.SWAP_SPOTS_WITH:
        first = {**about, "first": spot_of(seat, now.b)}
        if spot // EDGES == now.b // EDGES:
            return Refusal("same_body", ("MW-7.10",), first)
        if spot < now.b:
            return Refusal("lower_first", ("MW-2.7",), first)
        if held == EMPTY and content(state, seat, now.b) == EMPTY:
            return Refusal("both_empty", ("MW-7.10",), first)
    if not stands_for(state, seat, spot):
        return same_as(state, seat, spot)
    return Refusal("nothing_to_swap_with", ("MW-7.10", "MW-2.7"), about)
