"""HY-1  Squares, bases, contact, sides."""

import pytest

from monstrum.games.hybrid.rules.figures import (
    apart,
    behind,
    behind_from,
    free,
    fronts,
    in_contact,
    lift_figure,
    put_figure,
    shot_from_behind,
    side_of_contact,
)
from monstrum.games.hybrid.rules.ground import OPEN, PILLAR, first_ground, with_door, with_kind
from monstrum.games.hybrid.rules.squares import (
    APART,
    BACK,
    FRONT,
    LEFT,
    RIGHT,
    base_squares,
    beside,
    column_of,
    listed,
    row_of,
    square_at,
)
from tests.marks import rule
from tests.rules.hybrid.boards import Board


@rule("HY-1.1")
def test_north_decreases_the_row_and_east_increases_the_column() -> None:
    square = square_at(4, 7)

    assert (column_of(square), row_of(square)) == (4, 7)
    assert beside(square, 0) == square_at(4, 6)
    assert beside(square, 2) == square_at(5, 7)
    assert beside(square_at(31, 0), 1) == beside(square_at(0, 31), 5) == -1


@rule("HY-1.1", "HY-1.3")
def test_everything_outside_the_map_is_solid() -> None:
    board = Board(["..", ".."])
    ground = board.state.ground

    assert [ground.fits(square_at(*square), 1) for square in ((1, 1), (2, 1), (1, 2), (31, 31))] == [
        True,
        False,
        False,
        False,
    ]
    assert [ground.fits(square_at(*square), 2) for square in ((0, 0), (1, 0), (0, 1))] == [True, False, False]


@rule("HY-1.2", "HY-1.3")
@pytest.mark.parametrize(
    ("sign", "fits"),
    [
        ("#", 0),
        (" ", 0),
        ("&", 0),
        ("+", 0),
        ("!", 0),
        (".", 1),
        ("/", 1),
        (":", 1),
        ("%", 1),
        ("_", 1),
        ("^", 1),
    ],
)
def test_solid_squares_are_walls_pillars_closed_doors_and_void(sign: str, fits: int) -> None:
    board = Board([f".{sign}."])

    assert board.state.ground.fits(square_at(1, 0), 1) == bool(fits)


@rule("HY-1.2", "HY-7.24")
def test_a_large_base_never_covers_a_single_passage_but_walks_through_a_joint() -> None:
    joint = Board(["....", ".::.", ".::.", "...."])
    single = Board(["....", "./..", "....", "...."])

    assert joint.state.ground.fits(square_at(1, 1), 2)
    assert not single.state.ground.fits(square_at(0, 0), 2)
    assert single.state.ground.fits(square_at(2, 0), 2)


@rule("HY-1.2")
def test_a_destroyed_single_door_stays_single() -> None:
    board = Board(["...", ".:.", "..."], ":@1,1")

    assert board.state.ground.fits(square_at(1, 1), 1)
    assert not board.state.ground.fits(square_at(1, 1), 2)


@rule("HY-1.3")
def test_an_access_that_is_closed_is_solid() -> None:
    board = Board(["...>"], exits={"GRIFFIN": [(3, 0)]})
    closed = first_ground(board.state.mission, 1)

    assert board.state.ground.fits(square_at(3, 0), 1)
    assert not closed.fits(square_at(3, 0), 1)


@rule("HY-1.2")
def test_changed_scenery_makes_another_ground_and_leaves_the_old_one_alone() -> None:
    board = Board([".=.", ".=.", "..."])
    closed = board.state.ground
    opened = with_door(closed, 0, OPEN)
    pillar = with_kind(opened, square_at(0, 0), PILLAR)

    assert not closed.fits(square_at(1, 0), 1)
    assert opened.fits(square_at(1, 0), 1)
    assert opened.fits(square_at(1, 1), 1)
    assert not pillar.fits(square_at(0, 0), 1)
    assert opened.fits(square_at(0, 0), 1)


@rule("HY-1.4")
def test_a_large_figurine_covers_four_squares_from_its_north_west_one() -> None:
    assert [(square % 32, square // 32) for square in base_squares(square_at(3, 2), 2)] == [
        (3, 2),
        (4, 2),
        (3, 3),
        (4, 3),
    ]


@rule("HY-1.5")
def test_distance_is_the_least_over_the_squares_of_both_bases() -> None:
    board = Board(
        [
            "A.....",
            "...xx.",
            "...xx.",
            ".....b",
        ]
    )

    assert apart(board.state, board["A"], board["x"]) == 3
    assert apart(board.state, board["x"], board["A"]) == 3
    assert apart(board.state, board["A"], board["b"]) == 5
    assert apart(board.state, board["x"], board["b"]) == 1


@rule("HY-1.6")
def test_contact_is_along_an_edge_never_corner_to_corner() -> None:
    board = Board(
        [
            "aA.b",
            ".xx.",
            ".xx.",
            "c..d",
        ]
    )
    touching = {letter for letter in "aAbcd" if in_contact(board.state, board["x"], board[letter])}

    assert touching == {"A"}
    assert in_contact(board.state, board["a"], board["A"])
    assert not in_contact(board.state, board["a"], board["x"])


@rule("HY-1.7")
@pytest.mark.parametrize(
    ("facing", "sides"),
    [
        ("N", {"a": FRONT, "b": RIGHT, "c": BACK, "d": LEFT}),
        ("E", {"a": LEFT, "b": FRONT, "c": RIGHT, "d": BACK}),
        ("S", {"a": BACK, "b": LEFT, "c": FRONT, "d": RIGHT}),
        ("W", {"a": RIGHT, "b": BACK, "c": LEFT, "d": FRONT}),
    ],
)
@pytest.mark.parametrize("large", [False, True])
def test_the_side_touched_depends_on_the_facing(facing: str, sides: dict[str, int], large: bool) -> None:
    rows = (
        ["..a..", "dAA..", ".AAb.", "..c..", "e...."]
        if large
        else [".a...", "dAb..", ".c...", ".....", "e...."]
    )
    board = Board(rows, f"A@1,1 {facing}")

    assert {letter: side_of_contact(board.state, board["A"], board[letter]) for letter in "abcd"} == sides
    assert side_of_contact(board.state, board["A"], board["e"]) == APART
    front = next(letter for letter, side in sides.items() if side == FRONT)
    assert fronts(board.state, board["A"], board[front])


@rule("HY-1.8")
def test_behind_is_the_back_side_in_contact_and_beyond_the_rear_row_at_range() -> None:
    board = Board(
        [
            ".....",
            ".xxA.",
            ".xxB.",
            ".C...",
            "....D",
        ],
        "x@1,1 N",
    )
    state, target = board.state, board["x"]

    assert [behind(state, board[letter], target) for letter in "ABC"] == [False, False, True]
    assert [
        behind_from(state, square_at(*square), target) for square in ((4, 4), (4, 2), (0, 3), (2, 0))
    ] == [
        True,
        False,
        True,
        False,
    ]
    state.facing[target] = 3  # W: the rear column is the eastern one
    assert behind_from(state, square_at(3, 1), target)
    assert not behind_from(state, square_at(2, 4), target)


@rule("HY-1.8")
def test_a_shot_in_contact_comes_from_the_side_the_shooter_lies_on() -> None:
    board = Board(["XX..", "XXa.", "...."], "X@0,0 E", "a@2,1 S", X="BIG")
    state, shooter, target = board.state, board["X"], board["a"]

    assert behind_from(state, square_at(1, 0), target)  # from there a shot at range would come from behind
    assert not shot_from_behind(state, shooter, square_at(1, 0), target)
    put_figure(state, shooter, square_at(0, 0), 1)
    put_figure(state, target, square_at(3, 1), 2)
    assert shot_from_behind(state, shooter, square_at(1, 0), target)


@rule("HY-1.9")
def test_a_square_is_free_only_if_nobody_else_is_on_it() -> None:
    board = Board(["A.xx", "..xx"])
    state = board.state

    assert free(state, board["A"], square_at(0, 0), 1)
    assert free(state, board["A"], square_at(1, 1), 1)
    assert not free(state, board["A"], square_at(2, 1), 1)


@rule("HY-7.21")
def test_whoever_is_walked_through_keeps_his_squares() -> None:
    board = Board(["AB.."])
    state = board.state

    put_figure(state, board["A"], square_at(1, 0), 1)
    lift_figure(state, board["A"])
    assert state.place[board["B"]] == square_at(1, 0)
    assert listed(state.taken[:32]) == [square_at(1, 0)]
