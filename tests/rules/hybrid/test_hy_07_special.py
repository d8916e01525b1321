"""HY-7.17 – HY-7.20, HY-7.30 – HY-7.46  Doors, trapdoors, entering and leaving, pushes."""

import pytest

from monstrum.games.hybrid.rules.actions import DOOR, ENTER, FACING, JUMP, SQUARE, STEP, TURN
from monstrum.games.hybrid.rules.dead_ends import nearest_stand
from monstrum.games.hybrid.rules.doors import may_close, may_open
from monstrum.games.hybrid.rules.ground import CLOSED, DESTROYED, LOCKED, OPEN, PIT, with_door, with_kind
from monstrum.games.hybrid.rules.jumps import jump_cost, landing_cost, take_off_cost
from monstrum.games.hybrid.rules.legal_ends import entry_places, may_end, may_exit
from monstrum.games.hybrid.rules.movement_so_far import Movement
from monstrum.games.hybrid.rules.pushes import push_figure
from monstrum.games.hybrid.rules.reach import reach
from monstrum.games.hybrid.rules.squares import square_at
from monstrum.games.hybrid.rules.steps import FORBIDDEN
from tests.marks import rule
from tests.rules.hybrid.boards import Board

EAST = 2


# Doors


@rule("HY-7.17", "HY-7.19")
def test_a_door_is_opened_for_a_point_in_mv_for_nothing() -> None:
    board = Board(["#A..+..#"], "A@1 E")

    assert board.reach("A", 5).cost(square_at(5, 0), 1) == 5
    assert (6, 0) not in board.squares("A", 5)
    assert board.reach("A", 7, doors_free=True).cost(square_at(6, 0), 1) == 5
    assert board.way("A", 5, (5, 0), "E") == [
        STEP + EAST,
        STEP + EAST,
        DOOR,
        STEP + EAST,
        STEP + EAST,
    ]


@rule("HY-7.17")
@pytest.mark.parametrize(
    ("square", "beside"), [((1, 0), True), ((0, 1), False), ((1, 2), False), ((0, 0), False), ((3, 0), True)]
)
def test_a_door_is_reached_orthogonally_whatever_the_facing(square: tuple[int, int], beside: bool) -> None:
    board = Board(["..+.", "..#.", "...."], f"A@{square[0]},{square[1]} W", A="T")

    assert may_open(board.state, board["A"], square_at(*square), 0) == beside


@rule("HY-7.18")
def test_a_door_is_closed_only_if_nobody_stands_in_it() -> None:
    board = Board(["A~.", ".~b"], "A@0,0 E")
    blocked = Board(["A~.", ".b."], "A@0,0 E", "b@1,1 N on ~")
    state, figure = board.state, board["A"]

    assert may_close(state, figure, square_at(0, 0), 0)
    assert not may_close(state, figure, square_at(1, 0), 0)  # he stands on it himself
    assert not may_close(blocked.state, blocked["A"], square_at(0, 0), 0)
    for condition, possible in ((OPEN, True), (CLOSED, False), (LOCKED, False), (DESTROYED, False)):
        state.ground = with_door(state.ground, 0, condition)
        assert may_close(state, figure, square_at(0, 0), 0) == possible


@rule("HY-7.20", "HY-7.19")
def test_locked_doors_and_puny_hands() -> None:
    locked = Board(["#A!..#"], "A@1 E")
    puny = Board(["#p+..#"], "p@1 E", p="P")

    assert locked.squares("A", 9) == {(1, 0)}
    assert puny.squares("p", 9) == {(1, 0)}
    assert (3, 0) in Board(["#p/..#"], "p@1 E", p="P").squares("p", 9)


@rule("HY-1.2", "HY-7.24")
def test_a_large_base_uses_double_doors_only() -> None:
    single = Board(["xx+.", "xx.."], "x@0,0 E")
    double = Board(["xx=..", "xx=.."], "x@0,0 E")

    assert not may_open(single.state, single["x"], square_at(0, 0), 0)
    assert double.reach("x", 3).cost(square_at(2, 0), 1) == 3
    assert (3, 0) in double.squares("x", 4)


@rule("HY-7.18")
def test_in_one_movement_a_door_is_opened_once() -> None:
    board = Board(["#A+..#"], "A@1 E")
    movement = board.movement("A", 9)
    movement.opened = 1

    assert reach(board.state, movement).squares() == [square_at(1, 0)]


# Trapdoors


@rule("HY-7.31", "HY-7.32")
def test_a_jump_costs_both_steps_and_a_point() -> None:
    board = Board(["#A^..#"], "A@1 E")
    state, figure = board.state, board["A"]

    assert take_off_cost(state, figure, square_at(1, 0), 1, EAST, False) == 2
    assert landing_cost(state, figure, square_at(2, 0), 1, EAST, False) == 1
    assert jump_cost(state, figure, square_at(1, 0), 1, EAST, False) == 3
    assert jump_cost(state, figure, square_at(1, 0), 1, EAST, True) == 2
    assert board.reach("A", 5).cost(square_at(4, 0), 1) == 4
    assert board.way("A", 5, (3, 0), "E") == [JUMP + EAST]
    assert board.squares("A", 2) == {(1, 0)}


@rule("HY-7.31")
@pytest.mark.parametrize(
    "row", ["#A^#.#", "#A^^.#", "#A^s.#", "#A.^.#"], ids=["wall", "pit", "enemy", "not beside"]
)
def test_no_jump_without_a_square_to_land_on(row: str) -> None:
    board = Board([row], "A@1 E")

    assert jump_cost(board.state, board["A"], square_at(1, 0), 1, EAST, False) == FORBIDDEN


@rule("HY-7.31")
def test_nobody_jumps_over_somebody_in_the_pit() -> None:
    board = Board(["#A^..#"], "A@1 E", "s@2 E")

    assert jump_cost(board.state, board["A"], square_at(1, 0), 1, EAST, False) == FORBIDDEN


@rule("HY-7.31")
def test_a_diagonal_jump_pays_for_each_angle() -> None:
    board = Board(["A#...", ".^...", "..#.."], "A@0,0 E", A="T")

    assert jump_cost(board.state, board["A"], square_at(0, 0), 1, 3, False) == FORBIDDEN
    free = Board(["A#...", ".^...", "....."], "A@0,0 E", A="T")
    assert jump_cost(free.state, free["A"], square_at(0, 0), 1, 3, False) == 4


@rule("HY-7.33", "HY-7.35")
def test_out_of_a_pit_at_normal_cost_and_never_into_one() -> None:
    inside = Board(["#.^..#"], "A@2 E")
    before = Board(["#A^..#"], "A@1 E")

    assert inside.step("A", "E") == 1
    assert inside.squares("A", 2) == {(1, 0), (2, 0), (3, 0), (4, 0)}
    assert before.step("A", "E") == FORBIDDEN


@rule("HY-7.35", "HY-7.30")
def test_large_bases_ignore_trapdoors_and_a_closed_one_is_floor() -> None:
    large = Board(["AA^..", "AA..."], "A@0,0 E")
    closed = Board(["#A_..#"], "A@1 E")

    assert large.step("A", "E") == 1
    assert jump_cost(large.state, large["A"], square_at(0, 0), 1, EAST, False) == FORBIDDEN
    assert closed.squares("A", 3) == {(1, 0), (2, 0), (3, 0), (4, 0)}


# Entering and leaving


@rule("HY-7.36")
def test_a_standby_warrior_enters_for_a_point_with_any_facing() -> None:
    board = Board(["<....", "....."], entries={"GRIFFIN": [(0, 0)]})
    figure = board.wait_outside(0, "T")
    found = reach(board.state, Movement(figure, 5))

    assert [found.cost(square_at(0, 0), facing) for facing in range(4)] == [1, 1, 1, 1]
    assert found.cost(square_at(4, 0), 1) == 5
    assert found.way(found.end_at(square_at(1, 0), 1)) == [ENTER, SQUARE, FACING + 1, STEP + EAST]


@rule("HY-7.36", "HY-7.37")
def test_an_entry_must_be_free_open_and_ones_own() -> None:
    taken = Board(["A...."], "A@0 N on <", entries={"GRIFFIN": [(0, 0)]})
    other = Board(["<...."], entries={"SCORPION": [(0, 0)]})
    closed = Board(["<...."], entries={"GRIFFIN": [(0, 0)]})

    assert entry_places(taken.state, taken.wait_outside(0, "T")) == []
    assert entry_places(other.state, other.wait_outside(0, "T")) == []
    figure = closed.wait_outside(0, "T")
    assert entry_places(closed.state, figure) == [square_at(0, 0)]
    closed.state.ground.gates = 1
    assert entry_places(closed.state, figure) == []


@rule("HY-7.36")
def test_a_large_base_needs_a_double_access_and_room_beside_it() -> None:
    wide = Board(["....<", "....<", "....."], entries={"GRIFFIN": [(4, 0), (4, 1)]})
    narrow = Board(["....<", "....."], entries={"GRIFFIN": [(4, 0)]})
    blocked = Board(["...#<", "....<", "....."], entries={"GRIFFIN": [(4, 0), (4, 1)]})

    assert entry_places(wide.state, wide.wait_outside(0, "BIG")) == [square_at(3, 0)]
    assert entry_places(narrow.state, narrow.wait_outside(0, "BIG")) == []
    assert entry_places(blocked.state, blocked.wait_outside(0, "BIG")) == []


@rule("HY-7.36", "HY-2.7")
def test_a_large_base_tied_to_an_entry_uses_both_squares_of_its_access() -> None:
    board = Board(["<...<", "<...<", "....."], entries={"GRIFFIN": [(0, 0), (0, 1)], "SCORPION": [(4, 0)]})
    figure, small = board.wait_outside(0, "BIG"), board.wait_outside(1, "H")
    board.state.own_entry()[figure] = square_at(0, 1)
    board.state.own_entry()[small] = square_at(4, 0)

    assert entry_places(board.state, figure) == [square_at(0, 0)]
    assert entry_places(board.state, small) == [square_at(4, 0)]


@rule("HY-7.37")
def test_nobody_ends_on_an_entry_an_enemy_waits_at() -> None:
    board = Board(["A.<.."], "A@0 E", entries={"SCORPION": [(2, 0)]})

    assert (2, 0) in board.squares("A", 4)
    board.wait_outside(1, "H")
    assert board.squares("A", 4) == {(0, 0), (1, 0), (3, 0), (4, 0)}
    assert not may_end(board.state, board["A"], square_at(2, 0), True)


@rule("HY-7.27", "HY-1.9")
def test_who_must_go_back_into_a_door_that_is_closed_again_stands_beside_it() -> None:
    board = Board(["#A+B.#"], "A@1 E", "B@3 E")
    assert nearest_stand(board.state, board["B"], square_at(2, 0)) == square_at(3, 0)
    assert nearest_stand(board.state, board["A"], square_at(2, 0)) == square_at(1, 0)
    board.state.ground = with_door(board.state.ground, 0, OPEN)
    assert nearest_stand(board.state, board["A"], square_at(2, 0)) == square_at(2, 0)


@rule("HY-7.38")
def test_leaving_costs_a_point_and_not_after_a_diagonal_step() -> None:
    straight = Board(["A..>"], "A@0 E", exits={"GRIFFIN": [(3, 0)]})
    corner = Board(["#>", "A#"], "A@0,1 E", exits={"GRIFFIN": [(1, 0)]})
    diagonal = Board([".>", "A#"], "A@0,1 N", exits={"GRIFFIN": [(1, 0)]})

    assert straight.reach("A", 4).exit_cost() == 4
    assert straight.reach("A", 3).exit_cost() == FORBIDDEN
    assert corner.reach("A", 9).exit_cost() == FORBIDDEN
    assert diagonal.reach("A", 9).exit_cost() == 3  # N, a free turn, E, out
    state, figure = diagonal.state, diagonal["A"]
    assert may_exit(state, figure, square_at(1, 0), False)
    assert not may_exit(state, figure, square_at(1, 0), True)
    puny = Board([".>", "A#"], "A@0,1 N", exits={"GRIFFIN": [(1, 0)]}, A="P")
    assert puny.reach("A", 9).exit_cost() == 2


@rule("HY-7.38")
def test_a_large_base_leaves_with_any_square_on_the_exit_and_only_by_its_own() -> None:
    board = Board(["AA>", "AA.", "..."], "A@0,0 E", exits={"GRIFFIN": [(2, 0)]})
    foreign = Board(["A.>"], "A@0 E", exits={"SCORPION": [(2, 0)]})

    assert board.reach("A", 3).exit_cost() == 2
    assert foreign.reach("A", 9).exit_cost() == FORBIDDEN


# Pushes


@rule("HY-7.40", "HY-7.44")
def test_a_push_moves_straight_and_keeps_the_facing() -> None:
    board = Board(["xxA...", "xx...."], "A@2,0 W")

    assert push_figure(board.state, board["A"], EAST, 2) == 0
    assert board.state.place[board["A"]] == square_at(4, 0)
    assert board.state.facing[board["A"]] == 3


@rule("HY-7.41", "HY-7.42")
def test_a_push_into_a_pit_is_a_fall_and_every_square_still_owed() -> None:
    board = Board(["xxA^.", "xx..."], "x@0,0 E", "A@2,0 W")

    assert push_figure(board.state, board["A"], EAST, 2) == 2
    assert board.state.place[board["A"]] == square_at(3, 0)


@rule("HY-7.41")
@pytest.mark.parametrize(("row", "wounds"), [("xxA##", 2), ("xxA.#", 1), ("xxAB.", 2), ("xxA.s", 1)])
def test_every_square_a_push_does_not_cover_is_a_wound(row: str, wounds: int) -> None:
    board = Board([row, "xx..."], "A@2,0 W")

    assert push_figure(board.state, board["A"], EAST, 2) == wounds


@rule("HY-7.43")
def test_rocks_wound_who_is_pushed_over_them_but_not_titans() -> None:
    board = Board(["xxA%%", "xx..."], "A@2,0 W")
    titan = Board(["xxA%%", "xx..."], "A@2,0 W", A="TITAN")

    assert push_figure(board.state, board["A"], EAST, 2) == 2
    assert board.state.place[board["A"]] == square_at(4, 0)
    assert push_figure(titan.state, titan["A"], EAST, 2) == 0


@rule("HY-7.46", "HY-7.24")
def test_a_large_victim_needs_all_its_leading_squares() -> None:
    free = Board(["AA...", "AA..."])
    wall = Board(["AA...", "AA.#."])
    door = Board(["AA/..", "AA..."])

    assert push_figure(free.state, free["A"], EAST, 2) == 0
    assert push_figure(wall.state, wall["A"], EAST, 2) == 1
    assert push_figure(door.state, door["A"], EAST, 2) == 2


@rule("HY-7.30")
def test_a_trapdoor_that_opens_is_another_ground() -> None:
    board = Board(["#A_..#"], "A@1 E")
    board.state.ground = with_kind(board.state.ground, square_at(2, 0), PIT)

    assert board.step("A", "E") == FORBIDDEN
    assert TURN not in board.way("A", 5, (3, 0), "E")
