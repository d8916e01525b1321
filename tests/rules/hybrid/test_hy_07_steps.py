"""HY-7.1 – HY-7.27  Steps, turns, other figurines: what each element costs, and what is forbidden."""

import pytest

from monstrum.games.hybrid.rules.movement_so_far import STRAIGHT, arrive, may_turn, turn_price
from monstrum.games.hybrid.rules.reach import can_finish
from monstrum.games.hybrid.rules.squares import DIRECTION_NAMES, square_at
from monstrum.games.hybrid.rules.steps import FORBIDDEN
from tests.marks import rule
from tests.rules.hybrid.boards import Board

OPEN_FIELD = ["......."] * 7


@rule("HY-7.3", "HY-7.4")
@pytest.mark.parametrize(
    ("facing", "cheap"),
    [("N", "NW N NE"), ("E", "NE E SE"), ("S", "SE S SW"), ("W", "SW W NW")],
)
def test_forward_costs_one_sideways_and_back_two(facing: str, cheap: str) -> None:
    board = Board(OPEN_FIELD, f"A@3,3 {facing}", A="T")

    for direction in DIRECTION_NAMES:
        assert board.step("A", direction) == (1 if direction in cheap.split() else 2)


@rule("HY-7.5", "HY-7.6", "HY-7.7")
def test_the_angle_of_one_wall_costs_one_and_between_two_nobody_passes() -> None:
    one = Board(["#####", "#A#.#", "#...#", "#####"], "A@1,1 S")
    both = Board(["#####", "#A#.#", "##..#", "#####"], "A@1,1 S")
    puny = Board(["#####", "#p#.#", "#...#", "#####"], "p@1,1 S", p="P")
    puny_between = Board(["#####", "#p#.#", "##..#", "#####"], "p@1,1 S", p="P")

    assert one.step("A", "SE") == 2
    assert both.step("A", "SE") == FORBIDDEN
    assert puny.step("p", "SE") == 1
    assert puny_between.step("p", "SE") == FORBIDDEN


@rule("HY-7.5")
def test_a_large_base_has_two_flanks_as_well() -> None:
    rows = ["......", ".AA...", ".AA...", "......", "......", "......"]
    free = Board(rows, "A@1,1 S")
    one = Board([*rows[:3], ".#....", *rows[4:]], "A@1,1 S")
    covered = Board([*rows[:3], "..#...", *rows[4:]], "A@1,1 S")

    assert free.step("A", "SE") == 1
    assert one.step("A", "SE") == 2  # the south-western flank (1,3)
    assert covered.step("A", "SE") == FORBIDDEN


@rule("HY-7.6")
def test_a_diagonal_step_onto_or_off_a_passage_costs_one_more() -> None:
    rows = ["....", ".~..", ".~..", "...."]
    onto = Board(rows, "A@2,0 S", A="T")
    off = Board(rows, "A@1,1 N", A="T")
    joint = Board(["....", ".::.", ".::.", "...."], "A@1,1 S", A="T")

    assert (onto.step("A", "SW"), onto.step("A", "S")) == (2, 1)
    assert (off.step("A", "NE"), off.step("A", "N")) == (2, 1)
    assert joint.step("A", "SE") == 2


@rule("HY-7.6")
def test_any_figurine_beside_the_way_costs_one_friend_or_foe() -> None:
    friend = Board(["...", ".B.", ".A."], "A@1,2 N")
    foe = Board(["...", "...", ".A.", ".b."], "A@1,2 N")

    assert friend.step("A", "NE") == 2
    assert foe.step("A", "NE") == 2  # it leaves contact; there is nobody beside the way
    assert Board(["...", "...", ".A."], "A@1,2 N").step("A", "NE") == 1


@rule("HY-7.8", "HY-7.9")
def test_slipping_between_two_enemies_costs_one_point_only() -> None:
    board = Board(["#####", "#.s.#", "#.At#", "#...#", "#####"], "A@2,2 N")

    assert board.step("A", "NE") == 2


@rule("HY-7.4", "HY-7.8")
@pytest.mark.parametrize("direction", ["S", "W", "SW"])
def test_leaving_contact_costs_one(direction: str) -> None:
    board = Board(["#####", "#.s.#", "#.A.#", "#...#", "#####"], "A@2,2 N")

    assert board.step("A", direction) == 3


@rule("HY-7.8")
def test_leaving_two_enemies_costs_one_and_meeting_one_nothing() -> None:
    two = Board([".s.", "tA.", "..."], "A@1,1 S")
    meeting = Board(["A..s"], "A@0 E")

    assert two.step("A", "S") == 2
    assert two.step("A", "SE") == 2
    assert meeting.step("A", "E") == 1
    assert {(2, 0)} <= meeting.squares("A", 2)


@rule("HY-14.3")
def test_puny_warriors_pay_for_leaving_contact_on_straight_steps_only() -> None:
    board = Board([".T.", ".p.", "..."], "p@1,1 S", p="P")

    assert board.step("p", "S") == 2
    assert board.step("p", "SE") == 1


@rule("HY-7.10", "HY-7.11", "HY-14.15", "HY-14.16")
@pytest.mark.parametrize(("profile", "cost"), [("T", 2), ("QUICK", 1), ("TITAN", 1)])
def test_rocks_cost_one_except_for_titans_and_the_quick(profile: str, cost: int) -> None:
    board = Board(["#A%%%.#"], "A@1 E", A=profile)

    assert board.step("A", "E") == cost


@rule("HY-7.10")
def test_a_large_base_pays_for_rocks_it_did_not_cover_before() -> None:
    board = Board(["....", "%%%.", "%%%.", "...."], "A@0,1 E", A="BIG")
    leaving = Board(["....", "%%..", "%%..", "...."], "A@0,1 E", A="BIG")

    assert board.step("A", "E") == 2
    assert leaving.step("A", "E") == 1


@rule("HY-7.11")
def test_surcharges_of_different_kinds_add_up() -> None:
    # back 1, angle of a wall 1, rocks 1, Charnel House 1
    board = Board(["....", ".A#.", "..%.", "...."], "A@1,1 N", "charnel@2,2", A="T")

    assert board.step("A", "SE") == 5


@rule("HY-13.6")
def test_a_charnel_house_costs_one_per_step_that_newly_covers_it() -> None:
    board = Board([".....", ".....", "....."], "A@0,1 E", "B@1,1 E", "charnel@1,1", A="T", B="T")

    assert Board(["....."] * 3, "A@0,1 E", "charnel@1,1", A="T").step("A", "E") == 2
    assert board.step("B", "E") == 2
    assert board.step("B", "NE") == 1


@rule("HY-7.12")
def test_nobody_ends_on_rocks_but_a_titan_or_who_never_stepped() -> None:
    rows = ["#A%%%.#"]

    assert Board(rows, "A@1 E").squares("A", 5) == {(1, 0)}
    assert (5, 0) in Board(rows, "A@1 E", A="QUICK").squares("A", 4)
    assert {(2, 0), (3, 0), (4, 0)} <= Board(rows, "A@1 E", A="TITAN").squares("A", 4)
    pushed = Board([".%%."], "A@1 E", A="T")
    assert (1, 0) in pushed.squares("A", 0)
    assert pushed.squares("A", 3) == {(1, 0), (3, 0), (0, 0)}


# Turns


@rule("HY-7.14", "HY-7.15")
def test_the_first_quarter_turn_is_free_a_half_turn_costs_one() -> None:
    board = Board(OPEN_FIELD, "A@3,3 N", A="T")
    movement = board.movement("A", 5)
    state = board.state

    assert [turn_price(state, movement, facing) for facing in (1, 2, 3)] == [0, 1, 0]
    state.facing[board["A"]] = 1
    movement.turns = 1
    arrive(state, movement, STRAIGHT)
    assert [turn_price(state, movement, facing) for facing in (0, 2, 3)] == [1, 1, 1]


@rule("HY-7.13", "HY-7.15")
def test_two_quarter_turns_on_a_square_are_a_half_turn_and_the_free_one_is_back() -> None:
    board = Board(OPEN_FIELD, "A@3,3 N", A="T")
    movement = board.movement("A", 5)
    state, figure = board.state, board["A"]
    state.facing[figure] = 1
    movement.turns = 1

    assert turn_price(state, movement, 2) == 1
    assert turn_price(state, movement, 0) == 0
    state.facing[figure] = 2
    movement.turns = 2
    assert not may_turn(movement)
    arrive(state, movement, STRAIGHT)
    assert movement.free
    assert turn_price(state, movement, 3) == 0


@rule("HY-7.13")
def test_turning_back_gives_the_point_back() -> None:
    board = Board(OPEN_FIELD, "A@3,3 N", A="T")
    movement = board.movement("A", 5)
    movement.free = False
    board.state.facing[board["A"]] = 1
    movement.turns = 1

    assert turn_price(board.state, movement, 0) == -1
    assert turn_price(board.state, movement, 2) == 0


@rule("HY-7.15")
def test_a_half_turn_and_four_squares_cost_five() -> None:
    board = Board(["......."], "A@5 E", A="T")

    assert board.reach("A", 5).cost(square_at(1, 0), 3) == 5
    assert (0, 0) not in {
        (square % 32, square // 32)
        for square in board.reach("A", 5).squares()
        if board.reach("A", 5).cost(square, 3) != FORBIDDEN
    }


@rule("HY-7.14")
def test_a_free_quarter_turn_two_squares_a_paid_one_and_two_more() -> None:
    board = Board(OPEN_FIELD, "A@0,0 N", A="T")

    assert board.reach("A", 5).cost(square_at(2, 2), 2) <= 5
    corridor = Board(["#####", "#A..#", "###.#", "###.#", "#####"], "A@1,1 N")
    assert corridor.reach("A", 9).cost(square_at(3, 3), 2) == 5


@rule("HY-7.16")
def test_a_large_base_turns_anywhere() -> None:
    board = Board(["####", "#AA#", "#AA#", "####"], "A@1,1 N")
    found = board.reach("A", 1)

    assert [found.cost(square_at(1, 1), facing) for facing in range(4)] == [0, 0, 1, 0]


# Other figurines


@rule("HY-7.21", "HY-7.22")
def test_through_a_friend_but_not_to_engage() -> None:
    board = Board(["#AB.s#"], "A@1 E")

    assert board.step("A", "E") == 1  # as a step; HY-7.27 refuses it in play
    assert board.squares("A", 5) == {(1, 0)}
    assert Board(["#AB...#"], "A@1 E").squares("A", 5) == {(1, 0), (3, 0), (4, 0), (5, 0)}


@rule("HY-7.21")
def test_nobody_walks_through_a_friend_in_contact_with_an_enemy() -> None:
    board = Board(["#A.Bs#"], "A@1 E")

    assert board.squares("A", 5) == {(1, 0), (2, 0)}
    board.state.place[board["A"]] = square_at(2, 0)
    assert board.step("A", "E") == FORBIDDEN


@rule("HY-7.21")
def test_a_small_base_walks_through_a_large_friend_and_pays_normally() -> None:
    board = Board(["..BB...", "A.BB..."], "A@0,1 E", A="T")

    found = board.reach("A", 5)
    assert min(found.spent(end) for end in found.ends if found.square(end) == square_at(4, 1)) == 4
    assert not {(2, 0), (3, 0), (2, 1), (3, 1)} & board.squares("A", 5)


@rule("HY-7.23", "HY-7.25")
def test_an_enemys_square_is_never_entered() -> None:
    board = Board(["#As..#"], "A@1 E")

    assert board.step("A", "E") == FORBIDDEN
    assert board.squares("A", 9) == {(1, 0)}


@rule("HY-7.24", "HY-7.25")
def test_a_large_base_does_not_fit_into_a_corridor_of_one_square() -> None:
    board = Board(["######", "#xx###", "#xxA.#", "######"], "x@1,1 E")

    assert board.squares("x", 9) == {(1, 1)}
    assert board.step("x", "E") == FORBIDDEN


@rule("HY-7.27")
def test_a_step_that_leaves_no_legal_end_is_a_dead_end() -> None:
    board = Board(["AB%.."], "A@0 E")
    state = board.state
    movement = board.movement("A", 2)
    state.place[board["A"]] = square_at(1, 0)
    movement.left, movement.came = 1, STRAIGHT

    assert not can_finish(state, movement)
    movement.left = 3
    assert can_finish(state, movement)
    assert board.figures  # the search has put everybody back where he was
    assert state.place[board["A"]] == square_at(1, 0)


# Levels


@rule("HY-9.55")
def test_sliding_every_step_costs_one_and_turns_nothing() -> None:
    board = Board(["..s.", ".A%.", "...."], "A@1,1 E", A="T")

    assert [board.step("A", way, sliding=True) for way in ("W", "SW", "E", "SE")] == [1, 1, 1, 1]
    found = board.reach("A", 0, sliding=True)
    assert [found.cost(square_at(1, 1), facing) for facing in range(4)] == [0, 0, 0, 0]
    between = Board(["#####", "#A#.#", "##..#", "#####"], "A@1,1 S")
    assert between.step("A", "SE", sliding=True) == FORBIDDEN
