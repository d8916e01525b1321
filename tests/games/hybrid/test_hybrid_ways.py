"""What a page may show before anybody decides: ways with answers, odds with sums, lines of sight."""

import random
from typing import Any

import pytest

from monstrum.core.board import MAP, Sightline
from monstrum.core.engine import legal_actions, play, waiting
from monstrum.core.errors import UnreadableWords
from monstrum.games.hybrid.game import Hybrid
from monstrum.games.hybrid.rules.figures import put_figure
from monstrum.games.hybrid.rules.legal_ends import may_end
from monstrum.games.hybrid.speaking.ways import Straight
from monstrum.games.hybrid.state import SkirmishState
from tests.marks import rule
from tests.rules.hybrid.effects import lab
from tests.rules.hybrid.random_boards import random_board
from tests.rules.hybrid.skirmish import Skirmish, skirmish, standard
from tests.rules.hybrid.test_hy_07_reach import play as walk


@rule("HY-7.27", "HY-7.13")
def test_every_way_can_be_walked_as_it_is_told() -> None:
    drawn = ("######\n#A...#\n#....#\n######", "A@1,1 E")
    ways = standard().outlook(skirmish(*drawn, active="A").play("mode OC").state, 0).ways
    assert len(ways) > 8
    for way in ways:
        walk = skirmish(*drawn, active="A").play("mode OC")
        for action in way.actions:
            assert action in legal_actions(walk.state, 0), way
            play(walk.state, 0, action)
        walk.play("stop")
        figure = standard().view(walk.state, 0).figures["A"]
        assert (f"square:{figure.at}", figure.facing) == (way.ref, way.facing)
        assert way.path == () or way.path[-1] == figure.at


@rule("HY-7.4", "HY-7.27")
def test_of_equally_cheap_ways_the_straight_one_is_told() -> None:
    room = "\n".join(["##########", *["#........#"] * 5, "##########"])
    ways = standard().outlook(skirmish(room, "A@1,3 E", active="A").play("mode OC").state, 0).ways
    (along,) = [way for way in ways if (way.ref, way.facing) == ("square:5,3", "E")]
    assert along.path == ("2,3", "3,3", "4,3", "5,3")
    (across,) = [way for way in ways if (way.ref, way.facing) == ("square:5,1", "E")]
    assert across.path == ("2,2", "3,2", "4,1", "5,1")


@rule("HY-7.27", "HY-7.6", "HY-7.8", "HY-7.10", "HY-7.21")
@pytest.mark.parametrize("seed", range(24))
def test_straight_ways_are_legal_and_cost_what_was_said(seed: int) -> None:
    board, world = random_board(seed, widest=7)
    letter = random.Random(seed).choice(world.pieces).letter
    state, figure = board.state, board[letter]
    ground, place, facing = state.ground, state.place[figure], state.facing[figure]
    found = board.reach(letter, 5)
    straight = Straight(found)
    for end in found.ends:
        state.ground = ground
        put_figure(state, figure, place, facing)
        movement = board.movement(letter, 5)
        for element in straight.way(end):
            walk(state, movement, element)
        assert (state.place[figure], state.facing[figure]) == (found.square(end), found.facing(end))
        assert 5 - movement.left == found.spent(end)
        assert may_end(state, figure, state.place[figure], movement.travelled())


@rule("HY-7.14")
def test_the_cheapest_way_to_a_square_comes_first() -> None:
    ways = standard().outlook(skirmish("#A..#", "A@1 E", active="A").play("mode OC").state, 0).ways
    costs = [way.cost for way in ways if way.ref == "square:2,0"]
    assert costs == sorted(costs)
    assert (costs[0], ways[[way.ref for way in ways].index("square:2,0")].facing) == (1, "E")


@rule("HY-9.10")
def test_squares_in_front_of_enemies_are_told() -> None:
    fight = skirmish("#A...s#", "A@1 E", "s@5 W", active="A").play("mode OC")
    assert standard().outlook(fight.state, 0).threats == ("square:4,0",)


@rule("HY-5.4", "HY-9.16")
def test_odds_are_a_sum_with_its_rules_and_the_option_that_leads_there() -> None:
    fight = skirmish("#As.#", "A@1 E", "s@2 E", active="A").play("mode OC")
    (odds,) = standard().outlook(fight.state, 0).odds
    assert (odds.sum.total, odds.chance, odds.ref, odds.perfect) == ("6", 60, "figure:s", 1)
    assert [(line.value, line.rules) for line in odds.sum.lines] == [("5", ("HY-5.2",)), ("+1", ("HY-9.16",))]
    assert standard().words(fight.state, odds.action) == "strike s"


def line(drawn: tuple[str, ...], ref: str = "figure:A", facing: str = "") -> Sightline:
    (found,) = standard().sight(skirmish(*drawn, active="A").state, ref, facing).lines
    return found


@rule("HY-8.8")
def test_a_line_of_sight_runs_from_square_to_square() -> None:
    seen = line(("#A...s#", "A@1 E", "s@5 W"))
    assert (seen.ref, seen.start, seen.end, seen.clear, seen.stop) == ("figure:s", "1,0", "5,0", True, "")


@rule("HY-8.6")
def test_a_line_ends_at_what_stops_it() -> None:
    seen = line(("#A.#.s#", "A@1 E", "s@5 W"))
    assert (seen.clear, seen.stop, seen.rules) == (False, "3,0", ("HY-8.6",))


@rule("HY-8.2")
def test_nobody_sees_behind_his_back_unless_he_would_turn() -> None:
    drawn = ("#s...A#", "A@5 E", "s@1 E")
    assert line(drawn).rules == ("HY-8.2",)
    assert line(drawn, facing="W").clear


@rule("HY-8.1")
def test_eight_squares_are_far_enough() -> None:
    assert line(("#A........s#", "A@1 E", "s@10 W")).rules == ("HY-8.1",)


def test_sight_from_a_square_is_that_of_whoever_acts() -> None:
    drawn = ("#A.#.s#", "A@1 E", "s@5 W")
    assert not line(drawn).clear
    seen = line(drawn, "square:4,0", "E")
    assert (seen.clear, seen.start) == (True, "4,0")


@pytest.mark.parametrize("ref", ["", "figure:Q", "square:x", "square:99,0", "card:ACT-01"])
def test_there_is_no_sight_from_nowhere(ref: str) -> None:
    with pytest.raises(UnreadableWords):
        standard().sight(skirmish("#A...s#", "A@1 E", "s@5 W", active="A").state, ref)


def test_looking_changes_nothing() -> None:
    state = skirmish("#A...s#", "A@1 E", "s@5 W", active="A").state
    before = standard().position(state)
    standard().sight(state, "square:3,0", "N")
    assert standard().position(state) == before


def test_a_map_says_of_its_figures_who_they_are_and_what_their_modes_are_worth() -> None:
    state = standard().start({"mission": "HYM-1"}, 1)
    while not state.over() and not standard().turns(state):
        seat = waiting(state)[0]
        play(state, seat, legal_actions(state, seat)[-1])
    board = standard().board(standard().view(state, 0))
    (plan,) = [zone for zone in board.zones if zone.shape == MAP]
    figure = plan.things[0]
    assert figure.face.startswith("profile:")
    titles = [fact.title for fact in figure.facts]
    assert (titles[0], titles[-1]) == ("NV", "Mt")
    assert set(titles[1:-1]) <= {"OC", "DC", "F", "MV"}


@rule("HY-7.27")
def test_a_way_says_how_to_stop_at_its_end() -> None:
    state = skirmish("#A..#", "A@1 E", active="A").play("mode OC").state
    assert {standard().words(state, way.stop) for way in standard().outlook(state, 0).ways} == {"stop"}


@rule("HY-8.2", "HY-8.6", "HY-8.9")
def test_the_squares_seen_are_told_with_the_lines() -> None:
    state = skirmish("#.A.#.s#", "A@2 E", "s@6 W", active="A").state
    assert standard().sight(state, "figure:A").places == ("2,0", "3,0")
    assert standard().sight(state, "figure:A", "W").places == ("1,0", "2,0")


@rule("HY-10.6", "HY-10.7")
def test_odds_of_a_card_are_told_before_it_is_laid() -> None:
    keys = {"hands": {"GRIFFIN": ["ACT-13"], "SCORPION": ["ACT-13"]}}
    window = skirmish("#As.#", "A@1 E", "s@2 W", active="A", keys=keys).play("mode OC", "strike s")
    assert totals(window, 0) == [("", "none", "5"), ("card:ACT-13", "lay ACT-13 points", "7")]
    window.play("lay ACT-13 points")
    assert totals(window, 1) == [("", "none", "7"), ("card:ACT-13", "lay ACT-13 points", "5")]


@rule("HY-10.6")
def test_odds_of_an_effect_are_told_where_it_changes_them() -> None:
    """A second roll leaves the Success Level alone: the text of the card says what it does."""
    keys = {"hands": {"GRIFFIN": ["ACT-08", "ACT-09"]}}
    window = skirmish("#A..s#", "A@1 E", "s@4 W", active="A", keys=keys).play(
        "mode F", "stop", "shoot s", "none"
    )
    assert [odds for odds in totals(window, 0) if odds[1].endswith("effect")] == [
        ("card:ACT-08", "lay ACT-08 effect", "7")
    ]


@rule("HY-5.1")
def test_whoever_may_roll_again_is_told_what_the_die_shows() -> None:
    keys = {"hands": {"GRIFFIN": ["ACT-09"]}}
    strike = skirmish("#As.#", "A@1 E", "s@2 W", active="A", dice=[9], keys=keys)
    strike.play("mode OC", "strike s", "lay ACT-09 effect", "level 1")
    assert strike.asked == "EFFECT_MAY"
    told = standard().prompt(strike.state, 0)
    assert "shows 9; Success Level 5" in told
    assert "9" not in standard().prompt(strike.state, 1)


def totals(window: Skirmish, seat: int) -> list[tuple[str, str, str]]:
    """The condition, the answer and the Success Level of every roll that may come."""
    return [
        (odds.given, standard().words(window.state, max(odds.action, 0)), odds.sum.total)
        for odds in standard().outlook(window.state, seat).odds
    ]


def things(game: Hybrid, state: SkirmishState, kind: str) -> list[tuple[str, str, int]]:
    """What lies on the map: place, value, size."""
    board = game.board(game.view(state, 0))
    (plan,) = [zone for zone in board.zones if zone.shape == MAP]
    return [(one.place, one.value, one.size) for one in plan.things if one.ref.startswith(f"{kind}:")]


@rule("HY-8.1")
def test_a_dark_tile_lies_on_the_map() -> None:
    people: dict[str, Any] = {
        "A": {"profile": "G_TEMPLAR", "at": "1,3", "facing": "E"},
        "s": {"profile": "S_HYBRID", "at": "7,3", "facing": "W"},
    }
    effect = "TILE[ANY,1,OWNER,in_tile=T02].darkness(n=3)/ROUND"
    dark = lab(effect, "", keys={"mission": "HYM-2", "active": "A"}, **people)
    assert things(dark.game, dark.state, "darkness") == [("10,0", "3", 10)]


@rule("HY-7.37")
def test_an_access_nobody_may_pass_is_shut_on_the_map() -> None:
    state = standard().start({"mission": "HYM-4"}, 1)
    assert {place for place, _, _ in things(standard(), state, "shut")} == {"0,14", "0,15"}


@rule("HY-12.3")
def test_the_reach_of_an_aura_is_told() -> None:
    room = "\n".join(["#########", *["#.......#"] * 7, "#########"])
    keys = {"hands": {"GRIFFIN": ["AUR-03"]}, "leaders": {"GRIFFIN": "A"}}
    aura = skirmish(room, "A@4,4 N", "s@1,1 E", active="A", A={"profile": "G_AMBROSIUS"}, keys=keys)
    aura.play("aura AUR-03")
    board = standard().board(standard().view(aura.state, 1))
    (bearer,) = [one for zone in board.zones for one in zone.things if one.ref == "figure:A"]
    assert "aura AUR-03 3" in bearer.states
