"""Why a player or a body is not the answer, decision by decision."""

from monstrum.core.contract import Refusal
from monstrum.games.mutation_wars.effects import opcodes
from monstrum.games.mutation_wars.effects.rearranging import chosen, room_left
from monstrum.games.mutation_wars.rules.playability import scope
from monstrum.games.mutation_wars.rules.rearrangements import equal_to_last, may_place, ordered_spots
from monstrum.games.mutation_wars.speaking.decisions import Decision, card_running
from monstrum.games.mutation_wars.speaking.places import body_of
from monstrum.games.mutation_wars.speaking.unplayable import not_concerned
from monstrum.games.mutation_wars.state import MOST_BODIES, WarsState

# Players ------------------------------------------------------------------------------------------


def no_such_player(state: WarsState, player: int) -> Refusal | None:
    return Refusal("no_such_player", ("MW-1.1",), {"player": f"P{player}"}) if player >= state.seats else None


def attack_refused(state: WarsState, now: Decision, player: int) -> Refusal:
    missing = no_such_player(state, player)
    if missing is not None:
        return missing
    named = {"player": f"P{player}"}
    if player == now.actor:
        return Refusal("not_yourself", ("MW-8.3",), named)
    if state.finalists and not (state.finalists >> player) & 1:
        return Refusal("not_a_candidate", ("MW-15.2",), named)
    return Refusal("already_attacked", ("MW-8.3", "MW-8.4"), named)


def target_refused(state: WarsState, now: Decision, player: int) -> Refusal:
    missing = no_such_player(state, player)
    return missing or not_concerned(state, now.register("row"), now.actor, player, card_running(state))


def opponent_refused(state: WarsState, now: Decision, player: int) -> Refusal:
    if player == now.actor:
        return Refusal("not_an_opponent", ("MW-7.2",), {"player": f"P{player}"})
    return target_refused(state, now, player)


# Bodies -------------------------------------------------------------------------------------------


def body_refused(state: WarsState, now: Decision, place: int) -> Refusal:
    seat, body = divmod(place, MOST_BODIES)
    missing = no_such_player(state, seat)
    if missing is not None:
        return missing
    who = scope(state, now.register("row"))
    if who == opcodes.OPP and seat == now.actor:
        return Refusal("not_an_opponent", ("MW-7.2",), {"player": f"P{seat}"})
    if who == opcodes.SELF and seat != now.actor:
        return Refusal("wrong_creature", ("MW-7.2",), {"player": f"P{now.actor}"})
    return Refusal("no_such_body", ("MW-4.1",), {"body": body_of(seat, body)})


def placing_refused(state: WarsState, now: Decision, place: int) -> Refusal:
    """REARRANGE: no room, equal parts out of order, or nothing would change in the end."""
    seat, body = divmod(place, MOST_BODIES)
    if seat != now.creature:
        return Refusal("wrong_creature", ("MW-7.2",), {"player": f"P{now.creature}"})
    about = {"body": body_of(seat, body)}
    if body >= state.bodies[seat]:
        return Refusal("no_such_body", ("MW-4.1",), about)
    placed, spots = now.register("placed"), ordered_spots(state, seat)
    free = room_left(state, seat, placed)
    if free[body] == 0:
        return Refusal("body_full", ("MW-4.2",), about)
    least = chosen(state, placed, placed - 1) if equal_to_last(state, seat, spots, placed) else 0
    if not may_place(state, seat, spots, free, placed, least, body):
        return Refusal("equal_parts_ascend", ("MW-2.7",), {**about, "least": body_of(seat, least)})
    return Refusal("must_change", ("MW-7.4",), about)
