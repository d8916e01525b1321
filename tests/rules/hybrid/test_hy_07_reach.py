"""HY-7  Everything within reach: ways that really lead there, also from the middle of a Movement."""

import random

import pytest

from monstrum.games.hybrid.rules.actions import DOOR, JUMP, STEP, TURN
from monstrum.games.hybrid.rules.doors import may_open
from monstrum.games.hybrid.rules.figures import put_figure
from monstrum.games.hybrid.rules.ground import OPEN, with_door
from monstrum.games.hybrid.rules.jumps import jump_cost
from monstrum.games.hybrid.rules.legal_ends import may_end
from monstrum.games.hybrid.rules.movement_so_far import (
    DIAGONAL,
    STRAIGHT,
    Movement,
    arrive,
    may_turn,
    turn_price,
)
from monstrum.games.hybrid.rules.reach import can_finish, reach
from monstrum.games.hybrid.rules.squares import beside, square_at
from monstrum.games.hybrid.rules.steps import FORBIDDEN, step_cost
from monstrum.games.hybrid.rules.turns import turned
from monstrum.games.hybrid.state import SkirmishState
from tests.marks import rule
from tests.rules.hybrid.boards import Board
from tests.rules.hybrid.random_boards import random_board


def play(state: SkirmishState, movement: Movement, element: int) -> None:
    """One element as the rules play it, element by element; nothing here knows of the search."""
    figure = movement.figure
    square, facing = state.place[figure], state.facing[figure]
    if TURN <= element < JUMP:
        assert may_turn(movement)
        to = turned(facing, element - TURN)
        movement.left -= turn_price(state, movement, to)
        movement.turns += 1
        put_figure(state, figure, square, to)
    elif STEP <= element < TURN:
        way = element - STEP
        cost = step_cost(state, figure, square, facing, way, movement.sliding)
        assert cost != FORBIDDEN
        movement.left -= cost
        put_figure(state, figure, beside(square, way), facing)
        arrive(state, movement, DIAGONAL if way % 2 else STRAIGHT)
    elif JUMP <= element < JUMP + 8:
        way = element - JUMP
        cost = jump_cost(state, figure, square, facing, way, movement.sliding)
        assert cost != FORBIDDEN
        movement.left -= cost
        put_figure(state, figure, beside(beside(square, way), way), facing)
        arrive(state, movement, DIAGONAL if way % 2 else STRAIGHT)
    else:
        assert may_open(state, figure, square, element - DOOR)
        movement.left -= 0 if movement.doors_free else 1
        state.ground = with_door(state.ground, element - DOOR, OPEN)
    assert movement.left >= 0
    assert can_finish(state, movement), "HY-7.27: the element would have been refused"


@rule("HY-7.2", "HY-7.27")
@pytest.mark.parametrize("batch", range(4))
def test_every_way_can_be_played_and_costs_what_was_said(batch: int) -> None:
    for seed in range(batch * 15, (batch + 1) * 15):
        board, world = random_board(seed, widest=7)
        rng = random.Random(seed)
        piece = rng.choice(world.pieces)
        state, figure = board.state, board[piece.letter]
        ground, place, facing = state.ground, state.place[figure], state.facing[figure]
        found = board.reach(piece.letter, 4)
        assert (state.ground, state.place[figure], state.facing[figure]) == (ground, place, facing)
        for end in rng.sample(list(found.ends), min(12, len(found.ends))):
            movement = board.movement(piece.letter, 4)
            for element in found.way(end):
                play(state, movement, element)
            assert (state.place[figure], state.facing[figure]) == (found.square(end), found.facing(end)), seed
            assert 4 - movement.left == found.spent(end), seed
            assert may_end(state, figure, state.place[figure], movement.travelled()), seed
            state.ground = ground
            put_figure(state, figure, place, facing)


@rule("HY-7.13", "HY-7.15")
def test_from_the_middle_of_a_turn_the_net_turn_counts() -> None:
    board = Board(["......."] * 3, "A@3,1 N", A="T")
    movement = board.movement("A", 2)
    state, figure = board.state, board["A"]
    play(state, movement, TURN + 1)  # to the east, free

    found = reach(state, movement)
    here = square_at(3, 1)
    assert [found.cost(here, facing) for facing in range(4)] == [0, 0, 1, 0]
    assert found.cost(square_at(5, 1), 1) == 2
    movement.turns = 2
    found = reach(state, movement)
    assert [found.cost(here, facing) for facing in range(4)] == [FORBIDDEN, 0, FORBIDDEN, FORBIDDEN]
    assert state.facing[figure] == 1


@rule("HY-7.13")
def test_a_paid_turn_taken_back_gives_its_point_back() -> None:
    board = Board(["....."], "A@0 E", A="T")
    movement = board.movement("A", 1)
    movement.free = False
    play(board.state, movement, TURN + 1)

    assert movement.left == 0
    assert reach(board.state, movement).cost(square_at(1, 0), 1) == 0  # back to the east: one point again


@rule("HY-7.1")
def test_unused_points_are_no_reason_to_move() -> None:
    board = Board(["A...."], "A@0 E")

    assert board.reach("A", 0).squares() == [square_at(0, 0)]
    assert board.reach("A", 3).cost(square_at(0, 0), 1) == 0


@rule("HY-7.6", "HY-14.3")
def test_through_a_door_and_around_two_angles() -> None:
    rows = ["########", "#p.#...#", "#../...#", "#..#...#", "########"]
    way = [STEP + 2, STEP + 3, STEP + 1, STEP + 2, STEP + 3]  # E SE NE E SE
    for profile, cost in (("H", 7), ("P", 5)):
        board = Board(rows, "p@1,1 E", p=profile)
        movement = board.movement("p", 9)
        for element in way:
            play(board.state, movement, element)
        assert board.state.place[board["p"]] == square_at(6, 2)
        assert 9 - movement.left == cost


@rule("HY-7.4")
def test_three_squares_sideways_and_one_forward_cost_seven() -> None:
    board = Board(["......"] * 3, "A@0,2 N", A="T")
    movement = board.movement("A", 7)
    for element in (STEP + 2, STEP + 2, STEP + 2, STEP):
        play(board.state, movement, element)

    assert movement.left == 0


def test_a_packed_movement_is_the_same_when_unpacked() -> None:
    movement = Movement(3, 5)
    movement.arrival, movement.turns, movement.came = 2, 1, DIAGONAL
    movement.free, movement.sliding, movement.doors_free = False, True, True
    other = Movement(3, 5)
    other.unpack(movement.pack())

    for name in ("arrival", "turns", "came", "free", "sliding", "doors_free"):
        assert getattr(other, name) == getattr(movement, name), name
