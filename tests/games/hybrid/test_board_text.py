"""Boards as text: reading and drawing are inverses, and what cannot be is refused in a sentence."""

import pytest

from monstrum.core.errors import BadPosition
from monstrum.games.hybrid.positions.board_text import read_board
from monstrum.games.hybrid.positions.drawing import draw_board
from monstrum.games.hybrid.positions.laying import lay_map
from monstrum.games.hybrid.positions.map_text import read_map
from monstrum.games.hybrid.rules.figures import put_figure
from monstrum.games.hybrid.rules.ground import DESTROYED, OPEN, PIT, first_ground, with_door, with_kind
from monstrum.games.hybrid.rules.squares import square_at
from tests.rules.hybrid.boards import Board
from tests.rules.hybrid.random_boards import random_board

ROWS = ["######", "#xxA.#", "#xx.%#", "######"]


def test_letters_are_figurines_and_the_legend_gives_their_facing() -> None:
    board = read_board(ROWS, ["x@1,1 E", "A@3,1 W"])

    assert [(figure.letter, figure.square, figure.facing, figure.base) for figure in board.figures] == [
        ("A", (3, 1), "W", 1),
        ("x", (1, 1), "E", 2),
    ]
    assert board.map.rows == ("######", "#....#", "#...%#", "######")


def test_a_figurine_faces_north_unless_the_legend_says_otherwise() -> None:
    assert read_board(["A.s"], ["A@0 E"]).figures[1].facing == "N"


def test_the_legend_says_what_is_under_a_figurine() -> None:
    board = read_board(["#A+s~", "###.~"], ["A@1,0 E on /", "s@3,0 W G_TEMPLAR"])

    assert board.map.rows[0] == "#/+.~"
    assert board.figures[1].profile == "G_TEMPLAR"


def test_a_figurine_in_the_legend_alone_stands_on_what_the_map_shows() -> None:
    board = read_board(["..~", "..~"], ["A@2,0 N"])

    assert (board.figures[0].square, board.figures[0].base) == ((2, 0), 0)
    assert board.map.rows == ("..~", "..~")


def test_templates_objectives_and_destroyed_doors() -> None:
    board = read_board(["1..:", "...."], ["gas@1,0", "1@0,0 on /", ":@3,0"])

    assert board.templates == (("GAS", (1, 0)),)
    assert board.things == {(0, 0): "1"}
    assert [(door.squares, door.sign) for door in board.map.doors] == [(((0, 0),), "/"), (((3, 0),), ":")]


@pytest.mark.parametrize(
    ("rows", "legend", "message"),
    [
        (["AA.", "A.."], [], "A stands on 0,0 1,0 0,1: a figurine has one square, or four in a block"),
        (["A.A"], [], "A stands on 0,0 2,0"),
        (["A.."], ["A@1,0 N"], "the map shows A on 0,0, not on 1,0"),
        (["..."], ["A@5 N"], "A stands on 5,0, which is not on the map"),
        (["...", "..."], ["A@1 N"], "names a column only; a square is column,row"),
        (["A.."], ["A@0 N", "A@0 S"], "A stands twice"),
        (["A.."], ["A@0 X"], "cannot read 'A@0 X'"),
        (["A.."], ["smog@0"], "there is no template 'smog'; there is: explosion, gas, charnel"),
        (["A.."], [":@1"], "the map shows no ':' on 1,0"),
        (["A.."], ["1@1 on /"], "the map shows no '1' on 1,0"),
        (["A.."], ["A@0 N on 3"], "nothing can stand on '3'"),
        (["A..", ".."], [], "row 1 has 2 columns, row 0 has 3"),
        (["A.*"], [], "row 0, column 2: '*' is no square"),
    ],
)
def test_what_cannot_be_is_refused(rows: list[str], legend: list[str], message: str) -> None:
    with pytest.raises(BadPosition) as found:
        read_board(rows, legend)
    assert message in str(found.value)


def test_a_base_must_be_that_of_the_profile_and_fit() -> None:
    with pytest.raises(BadPosition, match="A is BIG, whose base has four squares"):
        Board(["A.", ".."], A="BIG")
    with pytest.raises(BadPosition, match="A does not fit on 0,0"):
        Board(["#.", ".."], "A@0,0 N", A="T")


def test_drawing_is_the_inverse_of_reading() -> None:
    for seed in range(60):
        board, world = random_board(seed)
        rows, legend = draw_board(board.state)
        names = board.state.catalog.profile_ids
        profiles = {letter: names[board.state.profile[figure]] for letter, figure in board.figures.items()}
        again = Board(rows, *legend, profiles=profiles)

        assert draw_board(again.state) == (rows, legend), seed
        assert list(again.state.ground.kinds) == list(board.state.ground.kinds), seed
        assert list(again.state.taken) == list(board.state.taken), seed
        assert tuple(again.state.facing) == tuple(board.state.facing), seed
        assert len(legend) == len(world.pieces), seed


def test_two_friends_on_one_square_are_drawn_in_the_legend() -> None:
    board = Board(["AB.."], "A@0 E")
    put_figure(board.state, board["A"], square_at(1, 0), 1)

    assert draw_board(board.state) == (["...."], ["A@1,0 E", "B@1,0 N"])


def test_changed_ground_is_drawn_and_laid_on_its_mission_again() -> None:
    board = Board(["..+._", "..=..", "..=.."], "A@0,1 S", A="T")
    state = board.state
    changed = with_kind(with_door(with_door(state.ground, 0, DESTROYED), 1, OPEN), square_at(4, 0), PIT)
    state.ground = changed
    rows, legend = draw_board(state)
    laid = lay_map(first_ground(state.mission, 0), read_board(rows, legend).map)

    assert rows == ["..:.^", "A.~..", "..~.."]
    assert legend == ["A@0,1 S", ":@2,0"]
    assert list(laid.kinds) == list(changed.kinds)
    assert list(laid.doors) == list(changed.doors)


@pytest.mark.parametrize(
    ("rows", "message"),
    [
        (["...."], "the mission has 3 columns and 1 rows, found 4 columns and 1 rows"),
        (["..."], "the mission has a door on 1,0, the map shows none there"),
        (["+/."], "the mission has no door on 0,0, the map shows one there"),
    ],
)
def test_a_map_that_does_not_fit_the_mission_is_refused(rows: list[str], message: str) -> None:
    board = Board([".+."])

    with pytest.raises(BadPosition, match=message):
        lay_map(board.state.ground, read_map(rows))
