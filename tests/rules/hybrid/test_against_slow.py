"""Sight and reach against the slow twin, on boards nobody thought of."""

import random
from itertools import product

import pytest

from monstrum.games.hybrid.rules.figures import lift_figure, put_figure
from monstrum.games.hybrid.rules.reach import reach
from monstrum.games.hybrid.rules.sight import UNSEEN, from_of, line_to, rocks_of, to_of
from monstrum.games.hybrid.rules.squares import square_at
from monstrum.games.hybrid.rules.steps import FORBIDDEN, step_cost
from tests.marks import rule
from tests.rules.hybrid.random_boards import random_board
from tests.rules.hybrid.slow import Mover, best_line

BATCH = 12


def square_of(square: int) -> tuple[int, int]:
    return (square % 32, square // 32)


def compare_sight(seed: int) -> None:
    board, world = random_board(seed, widest=12)
    for viewer in world.pieces:
        for target in world.pieces:
            if viewer == target:
                continue
            for all_round in (False, True):
                line = line_to(board.state, board[viewer.letter], board[target.letter], all_round)
                found = (
                    None
                    if line == UNSEEN
                    else (rocks_of(line), square_of(from_of(line)), square_of(to_of(line)))
                )
                expected = best_line(world, viewer, target, all_round=all_round)
                assert found == expected, (seed, viewer.letter, target.letter, all_round)


def compare_reach(seed: int, most_points: int) -> None:
    board, world = random_board(seed, widest=7)
    rng = random.Random(-seed)
    if not world.pieces:
        return
    piece = rng.choice(world.pieces)
    points = rng.randint(0, most_points)
    sliding, free_doors = rng.random() < 0.2, rng.random() < 0.3
    turns, quarters, free = 0, 0, True
    if rng.random() < 0.5:  # from the middle of a turn
        turns = rng.randint(1, 2)
        quarters, free = rng.randint(1, 3), rng.random() < 0.5
    arrival = (piece.facing + quarters) % 4
    movement = board.movement(piece.letter, points, sliding=sliding, doors_free=free_doors, free=free)
    movement.arrival, movement.turns = arrival, turns
    found = reach(board.state, movement)
    costs = {(square_of(found.square(end)), found.facing(end)): found.spent(end) for end in found.ends}
    mover = Mover(world, piece, sliding=sliding, free_doors=free_doors)
    assert costs == mover.ends(points, arrival, free, turns), (
        seed,
        piece.letter,
        points,
        sliding,
        free_doors,
    )
    if piece.letter.isupper():
        least = mover.least_exit(points)
        assert found.exit_cost() == (FORBIDDEN if least is None else least), (seed, piece.letter, points)


def compare_steps(seed: int) -> None:
    """Every step of every piece from everywhere, also from squares no way leads to."""
    board, world = random_board(seed, widest=7)
    state = board.state
    for piece in world.pieces:
        mover = Mover(world, piece, sliding=False, free_doors=False)
        figure = board[piece.letter]
        lift_figure(state, figure)
        for row, column in product(range(len(world.rows)), range(len(world.rows[0]))):
            cover = piece.cover((column, row))
            if not mover.fits(world, cover) or any(cover & foe.cover() for foe in mover.foes):
                continue
            for facing, way in product(range(4), range(8)):
                found = step_cost(state, figure, square_at(column, row), facing, way, False)
                expected = mover.step(world, (column, row), facing, way)
                assert found == (FORBIDDEN if expected is None else expected), (seed, piece, column, row, way)
        put_figure(state, figure, square_at(*piece.at), piece.facing)


@rule("HY-8.2", "HY-8.3", "HY-8.4", "HY-8.5", "HY-8.6", "HY-8.7", "HY-8.8", "HY-8.10")
@pytest.mark.parametrize("batch", range(8))
def test_lines_of_sight_are_those_of_exact_fractions(batch: int) -> None:
    for seed in range(batch * BATCH, (batch + 1) * BATCH):
        compare_sight(seed)


@rule("HY-7.3", "HY-7.5", "HY-7.11", "HY-7.26", "HY-7.27")
@pytest.mark.parametrize("batch", range(8))
def test_everything_within_reach_is_what_trying_everything_finds(batch: int) -> None:
    for seed in range(batch * BATCH, (batch + 1) * BATCH):
        compare_reach(seed, 4)


@rule("HY-7.4", "HY-7.6", "HY-7.7", "HY-7.8", "HY-7.9", "HY-7.10", "HY-7.21", "HY-7.22", "HY-7.24")
@pytest.mark.parametrize("batch", range(8))
def test_every_step_costs_what_the_slow_twin_says(batch: int) -> None:
    for seed in range(batch * BATCH, (batch + 1) * BATCH):
        compare_steps(seed)


@rule("HY-7.13", "HY-7.38")
def test_the_point_of_a_turn_that_is_taken_back_is_enough_to_leave() -> None:
    compare_reach(1112, 6)  # no MP left, a quarter-turn paid, on an Exit


@pytest.mark.soak
@pytest.mark.parametrize("batch", range(20))
def test_two_thousand_more_boards(batch: int) -> None:
    for seed in range(1000 + batch * 100, 1000 + (batch + 1) * 100):
        compare_sight(seed)
        compare_steps(seed)
        compare_reach(seed, 6)


def test_the_random_boards_are_not_trivial() -> None:
    seen = unseen = rocks = doors = large = 0
    for seed in range(100):
        _, world = random_board(seed, widest=12)
        large += any(piece.size == 2 for piece in world.pieces)
        doors += any(True for _ in world.doors())
        for viewer in world.pieces:
            for target in world.pieces:
                line = best_line(world, viewer, target) if viewer != target else None
                seen += line is not None
                unseen += line is None
                rocks += line is not None and line[0] > 0
    assert min(seen, unseen) > 100
    assert min(rocks, doors, large) > 20
