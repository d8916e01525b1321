"""Why a spot, or the part on it, is not the answer, decision by decision."""

from collections.abc import Callable

from monstrum.core.contract import Refusal
from monstrum.games.mutation_wars.content.catalog import BP
from monstrum.games.mutation_wars.effects import opcodes
from monstrum.games.mutation_wars.effects.removing import filter_of, highest, worth
from monstrum.games.mutation_wars.effects.swapping import THEIRS
from monstrum.games.mutation_wars.rules.decks import hand_of
from monstrum.games.mutation_wars.rules.fake_tails import fake_tail, reversed_tail
from monstrum.games.mutation_wars.rules.geometry import fits, matched, stands_for
from monstrum.games.mutation_wars.rules.glow_things import lit_outside_battle
from monstrum.games.mutation_wars.rules.lattice import blocker
from monstrum.games.mutation_wars.speaking.decisions import NO_SPOT, Decision
from monstrum.games.mutation_wars.speaking.explain import stat_word
from monstrum.games.mutation_wars.speaking.places import body_of, spot_of
from monstrum.games.mutation_wars.state import (
    ABSENT,
    EDGES,
    EMPTY,
    FLIPPED,
    SPOTS,
    STRICT_LATTICE,
    WarsState,
    content,
    has_variant,
    part_design,
)

Why = Callable[[WarsState, Decision, int, int], Refusal | None]
"""Of a spot of the creature in question, by seat and number."""

PlaceRefused = Callable[[WarsState, Decision, int], Refusal | None]

# What holds for all decisions about spots ----------------------------------------------------------


def of_spots(why: Why) -> PlaceRefused:
    """What is said of a spot that is there."""

    def refused(state: WarsState, now: Decision, place: int) -> Refusal | None:
        seat, spot = divmod(place, SPOTS)
        if seat != now.creature:
            return Refusal("wrong_creature", ("MW-7.2",), {"player": f"P{now.creature}"})
        held = content(state, seat, spot)
        if held == ABSENT:
            return Refusal("no_such_body", ("MW-4.1",), {"body": body_of(seat, spot // EDGES)})
        if held < EMPTY:
            return Refusal("not_a_spot", ("MW-4.2",), {"spot": spot_of(seat, spot)})
        return why(state, now, seat, spot)

    return refused


def of_parts(why: Why) -> PlaceRefused:
    """What is said of a spot with a part; if it is a fitting one, another stands for it."""

    def with_part(state: WarsState, now: Decision, seat: int, spot: int) -> Refusal | None:
        if content(state, seat, spot) == EMPTY:
            return Refusal("no_part_there", ("MW-4.8",), {"spot": spot_of(seat, spot)})
        return why(state, now, seat, spot) or same_as(state, seat, spot)

    return of_spots(with_part)


def same_as(state: WarsState, seat: int, spot: int) -> Refusal:
    """MW-2.7  An equal part on the same body stands for this one."""
    lowest = next(
        other
        for other in range(spot - spot % EDGES, spot + 1)
        if content(state, seat, other) == content(state, seat, spot)
    )
    params = {"spot": spot_of(seat, spot), "other": spot_of(seat, lowest)}
    return Refusal("same_as", ("MW-2.7", "MW-4.3"), params)


# Decision by decision -------------------------------------------------------------------------------


@of_spots
def attach_spot_refused(state: WarsState, now: Decision, seat: int, spot: int) -> Refusal:
    about = {"spot": spot_of(seat, spot)}
    if content(state, seat, spot) != EMPTY:
        return Refusal("spot_filled", ("MW-6.2", "MW-4.2"), about)
    return Refusal("other_body", ("MW-15.5",), {**about, "body": body_of(seat, now.register("body"))})


@of_parts
def join_refused(state: WarsState, now: Decision, seat: int, spot: int) -> Refusal | None:
    body = blocker(state, seat, spot) if has_variant(state, STRICT_LATTICE) else -1
    params = {"spot": spot_of(seat, spot), "body": body_of(seat, body)}
    return Refusal("blocked", ("MW-15.5",), params) if body >= 0 else None


@of_parts
def tie_refused(state: WarsState, now: Decision, seat: int, spot: int) -> Refusal | None:
    lit, stat = lit_outside_battle(state, seat), now.register("stat")
    most, own = highest(state, seat, stat, lit), worth(state, seat, spot, stat, lit)
    if own >= most:
        return None
    numbers = {"number": str(own), "most": str(most), "stat": stat_word(stat)}
    return Refusal("not_highest", ("MW-7.7",), {"spot": spot_of(seat, spot), **numbers})


@of_parts
def evade_refused(state: WarsState, now: Decision, seat: int, spot: int) -> Refusal | None:
    about = {"spot": spot_of(seat, spot)}
    if not fake_tail(content(state, seat, spot)):
        return Refusal("not_a_fake_tail", ("MW-9.1",), about)
    return Refusal("tail_flipped", ("MW-9.6",), about) if content(state, seat, spot) & FLIPPED else None


@of_parts
def reset_refused(state: WarsState, now: Decision, seat: int, spot: int) -> Refusal | None:
    about = {"spot": spot_of(seat, spot)}
    if not fake_tail(content(state, seat, spot)):
        return Refusal("not_a_fake_tail", ("MW-9.4",), about)
    return None if reversed_tail(state, seat, spot) else Refusal("tail_upright", ("MW-9.4",), about)


@of_parts
def choice_refused(state: WarsState, now: Decision, seat: int, spot: int) -> Refusal | None:
    """The part there is not of the sort that is asked for."""
    own_step = now.register("step", THEIRS) != THEIRS
    matching = opcodes.ANY_PART if own_step else filter_of(state, now.register("row"))
    if fits(state, seat, spot, matching):
        return None
    code = "part_matched" if matched(state, seat, spot) else "part_unmatched"
    part = state.catalog.ids[part_design(content(state, seat, spot))]
    return Refusal(code, ("MW-5.2",), {"spot": spot_of(seat, spot), "part": part})


@of_parts
def any_part(state: WarsState, now: Decision, seat: int, spot: int) -> None:
    return None


def given_up_refused(state: WarsState, now: Decision, place: int) -> Refusal | None:
    """MW-7.11  Who has Body Part cards in hand gives up one of them."""
    if hand_of(state, now.actor, BP) > 0:
        return Refusal("card_first", ("MW-7.11",), {"spot": spot_of(*divmod(place, SPOTS))})
    return any_part(state, now, place)


@of_spots
def swap_refused(state: WarsState, now: Decision, seat: int, spot: int) -> Refusal:
    """SWAP_WITHIN: two spots on different bodies, not both empty; the lower one is named first."""
    about, begun = {"spot": spot_of(seat, spot)}, now.register("first", NO_SPOT)
    if begun != NO_SPOT:
        first = {**about, "first": spot_of(seat, begun)}
        if spot // EDGES == begun // EDGES:
            return Refusal("same_body", ("MW-7.10",), first)
        if spot < begun:
            return Refusal("lower_first", ("MW-2.7",), first)
        if content(state, seat, spot) == EMPTY and content(state, seat, begun) == EMPTY:
            return Refusal("both_empty", ("MW-7.10",), first)
    if not stands_for(state, seat, spot):
        return same_as(state, seat, spot)
    held = content(state, seat, spot)
    for other in range(spot // EDGES * EDGES if begun == NO_SPOT else 0):
        there = content(state, seat, other)
        if there >= EMPTY and (there > EMPTY or held > EMPTY) and stands_for(state, seat, other):
            return Refusal("swap_begins_elsewhere", ("MW-2.7",), {**about, "other": spot_of(seat, other)})
    return Refusal("nothing_to_swap_with", ("MW-7.10", "MW-2.7"), about)
