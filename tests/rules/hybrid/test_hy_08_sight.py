"""HY-8  Line of sight and range."""

import pytest

from monstrum.games.hybrid.effects.opcodes import DARKNESS, GRANT_APTITUDE, MOD_RANGE
from monstrum.games.hybrid.rules.effect_table import weigh
from monstrum.games.hybrid.rules.lines import clear_of_ground, line_between
from monstrum.games.hybrid.rules.sight import (
    UNSEEN,
    from_of,
    line_past,
    line_to,
    range_of_sight,
    rocks_of,
    sees,
    sees_square,
    to_of,
)
from monstrum.games.hybrid.rules.squares import square_at
from monstrum.games.hybrid.state import L_N, L_OP, L_SUBJECT, L_WORD, LASTING_WIDTH, OF_TILE
from tests.marks import rule
from tests.rules.hybrid.boards import Board


def seen(board: Board, viewer: str, target: str) -> bool:
    return sees(board.state, board[viewer], board[target])


def lasting(board: Board, *rows: tuple[int, int, int, int]) -> None:
    """Effects in force: operation, subject, n, word."""
    numbers: list[int] = []
    for op, subject, n, word in rows:
        row = [0] * LASTING_WIDTH
        row[L_OP], row[L_SUBJECT], row[L_N], row[L_WORD] = op, subject, n, word
        numbers += row
    board.state.put_lasting(numbers)
    weigh(board.state)


@rule("HY-8.1", "HY-14.10")
@pytest.mark.parametrize(
    ("profile", "columns", "visible"), [("T", 8, 1), ("T", 9, 0), ("LYNX", 10, 1), ("LYNX", 11, 0)]
)
def test_sight_reaches_eight_squares_and_the_lynx_further(profile: str, columns: int, visible: int) -> None:
    board = Board(["A" + "." * (columns - 1) + "s"], "A@0 E", A=profile)

    assert seen(board, "A", "s") == bool(visible)


@rule("HY-8.1")
def test_darkness_comes_first_then_what_is_added_and_at_least_one_square_is_seen() -> None:
    board = Board(["A......s"], "A@0 E", A="LYNX")
    board.state.mission.tile_at[square_at(0, 0)] = 3
    figure = board["A"]

    lasting(board, (DARKNESS, OF_TILE + 3, 4, 0))
    assert range_of_sight(board.state, figure) == 6
    lasting(board, (DARKNESS, OF_TILE + 2, 4, 0))
    assert range_of_sight(board.state, figure) == 10
    lasting(board, (DARKNESS, OF_TILE + 3, 4, 0), (MOD_RANGE, figure, -9, 0))
    assert range_of_sight(board.state, figure) == 1
    lasting(board, (GRANT_APTITUDE, figure, 4, 9))
    assert range_of_sight(board.state, figure) == 12  # the higher X, never the sum (HY-14.0)


@rule("HY-8.2", "HY-8.10")
def test_the_own_row_is_in_the_angle_what_lies_behind_is_not() -> None:
    board = Board(
        [
            ".......",
            ".......",
            ".......",
            "a..A..b",
            "..cd...",
        ],
        "A@3,3 N",
    )

    assert [seen(board, "A", letter) for letter in "abcd"] == [True, True, False, False]
    assert [line_to(board.state, board["A"], board[letter], True) != UNSEEN for letter in "cd"] == [
        True,
        True,
    ]
    assert not seen(board, "d", "A") or board.state.facing[board["d"]] == 0


@rule("HY-8.3")
def test_a_large_viewer_looks_from_his_front_row() -> None:
    board = Board(["xx...", "xx...", "#....", "#...A"], "x@0,0 E")
    line = line_to(board.state, board["x"], board["A"], False)

    assert from_of(line) == square_at(1, 0)  # of two equal lines the one with the lowest squares
    board.state.facing[board["x"]] = 3  # W: everything lies behind
    assert not seen(board, "x", "A")
    assert line_to(board.state, board["x"], board["A"], True) != UNSEEN


@rule("HY-8.4")
def test_a_line_crosses_the_squares_whose_inside_it_passes() -> None:
    line = line_between(square_at(0, 0), square_at(4, 1))
    crossed = [(line.crossed[at], line.crossed[at + 1]) for at in range(0, len(line.crossed), 2)]

    assert crossed == [(1, 0), (2, 0), (2, 1), (3, 1)]
    for wall, clear in (((2, 0), False), ((2, 1), False), ((3, 0), True), ((1, 1), True)):
        rows = [["."] * 5 for _ in range(2)]
        rows[wall[1]][wall[0]] = "#"
        board = Board(["".join(row) for row in rows], "A@0,0 E", "s@4,1 N", A="T", s="H")
        assert seen(board, "A", "s") == clear, wall


@rule("HY-8.5", "HY-8.6")
def test_a_corner_stops_a_line_only_if_both_flanks_block() -> None:
    one = Board([".#.", "...", "..."], "A@0,0 E", "s@2,2 N", A="T", s="H")
    both = Board([".#.", "#..", "..."], "A@0,0 E", "s@2,2 N", A="T", s="H")
    mixed = Board([".#.", "b..", "..."], "A@0,0 E", "s@2,2 N", A="T", s="H")

    assert seen(one, "A", "s")
    assert not seen(both, "A", "s")
    assert not seen(mixed, "A", "s")  # a wall and a figurine


@rule("HY-8.6")
@pytest.mark.parametrize(
    ("between", "visible"),
    [
        ("#", 0),
        ("&", 0),
        ("+", 0),
        ("!", 0),
        (" ", 0),
        ("b", 0),
        ("B", 0),
        ("%", 1),
        ("/", 1),
        (":", 1),
        ("^", 1),
        ("?", 1),
        ("_", 1),
    ],
)
def test_solid_squares_and_figurines_block_nothing_else_does(between: str, visible: int) -> None:
    board = Board([f"A.{between}.s"], "A@0 E")

    assert seen(board, "A", "s") == bool(visible)


@rule("HY-8.6", "HY-14.3")
def test_the_puny_hide_only_the_puny() -> None:
    board = Board(["A.p..s"], "A@0 E", p="P")
    second = Board(["A.p..q"], "A@0 E", p="P", q="P")

    assert seen(board, "A", "s")
    assert not seen(second, "A", "q")


@rule("HY-8.6", "HY-8.7")
def test_the_own_bases_neither_block_nor_count() -> None:
    large = Board(["....", "AA.s", "AA.."], "A@0,1 E")
    rocks = Board(["%%.%", "%%.%", "...."], "A@0,0 E", "s@3,0 N", A="BIG", s="H")

    assert seen(large, "A", "s")
    assert rocks_of(line_to(rocks.state, rocks["A"], rocks["s"], False)) == 0


@rule("HY-8.7")
def test_every_rock_square_on_the_line_counts() -> None:
    board = Board(["#A%%%s#"], "A@1 E")

    assert rocks_of(line_to(board.state, board["A"], board["s"], False)) == 3
    assert from_of(line_to(board.state, board["A"], board["s"], False)) == square_at(1, 0)


@rule("HY-8.8")
def test_one_clear_line_to_one_square_of_a_base_is_enough() -> None:
    board = Board(["........", "A..#.xx.", ".....xx."], "A@0,1 E", "x@5,1 W")
    small = Board(["........", "A..#.s..", "........"], "A@0,1 E")

    assert to_of(line_to(board.state, board["A"], board["x"], False)) == square_at(5, 2)
    assert not seen(small, "A", "s")


@rule("HY-8.8")
def test_of_several_lines_the_one_with_fewest_rocks_is_used() -> None:
    board = Board(["A.%xx", "...xx"], "A@0,0 E")
    line = line_to(board.state, board["A"], board["x"], False)

    assert (rocks_of(line), to_of(line)) == (0, square_at(3, 1))


@rule("HY-9.34")
def test_an_expert_sees_past_one_figurine_but_not_two_and_not_to_the_puny() -> None:
    one = Board(["A.s.t."], "A@0 E")
    two = Board(["A.sut."], "A@0 E")
    puny = Board(["A.s.t."], "A@0 E", t="P")

    assert not seen(one, "A", "t")
    assert line_past(one.state, one["A"], one["t"]) != UNSEEN
    assert line_past(two.state, two["A"], two["t"]) == UNSEEN
    assert line_past(puny.state, puny["A"], puny["t"]) == UNSEEN


@rule("HY-8.9")
def test_squares_are_seen_likewise_and_do_not_block_themselves() -> None:
    board = Board(["A..#.", "....."], "A@0,0 E")

    assert sees_square(board.state, board["A"], square_at(3, 0))
    assert not sees_square(board.state, board["A"], square_at(4, 0))
    assert sees_square(board.state, board["A"], square_at(4, 1))


def test_what_is_known_of_a_ground_is_what_is_looked_up() -> None:
    board = Board(["..#..", ".....", "..#.."])
    ground = board.state.ground

    for _ in range(2):
        assert not clear_of_ground(ground, square_at(0, 0), square_at(4, 0))
        assert clear_of_ground(ground, square_at(0, 1), square_at(4, 1))


@rule("HY-9.34", "HY-8.8")
def test_an_expert_fires_along_the_best_line_even_if_another_is_clear() -> None:
    board = Board(["....B.xx", "A...%%xx"], "A@0,1 E", "B@4,0 N", "x@6,0 W")
    state, shooter, target = board.state, board["A"], board["x"]

    straight, past = line_to(state, shooter, target, False), line_past(state, shooter, target)
    assert (rocks_of(straight), to_of(straight)) == (2, square_at(6, 1))
    assert (rocks_of(past), to_of(past)) == (0, square_at(6, 0))
