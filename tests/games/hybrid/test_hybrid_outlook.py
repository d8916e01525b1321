"""What a decision may lead to, and what a mission asks: numbers and sentences before anybody decides."""

import pytest

from monstrum.core.contract import SPECTATOR
from monstrum.core.engine import actor, legal_actions, play, waiting
from monstrum.games.hybrid.speaking.chances import chance_of
from tests.games.hybrid.positions import MISSIONS, some_positions
from tests.marks import rule
from tests.rules.hybrid.skirmish import skirmish, standard


@rule("HY-5.1", "HY-5.3", "HY-5.8", "HY-5.9")
@pytest.mark.parametrize(
    ("level", "dice", "perfect", "percent"),
    [(4, 0, 1, 40), (0, 0, 1, 10), (12, 0, 1, 90), (5, 1, 1, 75), (5, -1, 1, 25), (2, 0, 3, 30)],
)
def test_one_always_succeeds_ten_never_and_more_dice_help(
    level: int, dice: int, perfect: int, percent: int
) -> None:
    assert chance_of(level, dice, perfect) == percent


@rule("HY-9.16")
def test_a_target_is_told_with_the_sum_of_its_success_level() -> None:
    fight = skirmish("#As.#", "A@1 E", "s@2 E", active="A")
    fight.play("mode OC")
    told = fight.game.outlook(fight.state, 0).lines
    assert len(told) == 1
    assert "SL 6 (5 Natural Value +1 attack from behind), 60 %" in told[0]
    assert fight.game.outlook(fight.state, 1).lines == ()
    assert fight.game.outlook(fight.state, SPECTATOR).lines == ()


@rule("HY-7.27")
def test_every_square_within_reach_can_be_walked_to() -> None:
    fight = skirmish("#A....#", "A@1 E", active="A")
    fight.play("mode OC")
    seen = fight.game.outlook(fight.state, 0)
    assert seen.refs == ("square:2,0", "square:3,0", "square:4,0", "square:5,0")
    for ref in seen.refs:
        walk = skirmish("#A....#", "A@1 E", active="A").play("mode OC")
        column = int(ref.removeprefix("square:").partition(",")[0])
        walk.play(*["step E"] * (column - 1), "stop")
        assert walk.game.view(walk.state, 0).figures["A"].at == f"{column},0"


def test_an_outlook_changes_nothing_and_is_for_those_who_decide() -> None:
    for state in some_positions():
        before = standard().position(state)
        for seat in (0, 1, SPECTATOR):
            found = standard().outlook(state, seat)
            if seat not in waiting(state):
                assert found.lines == ()
                assert found.refs == ()
        assert standard().position(state) == before


@pytest.mark.parametrize("mission", MISSIONS)
def test_a_briefing_says_how_both_sides_win_and_when_it_ends(mission: str) -> None:
    told = "\n".join(standard().briefing(mission))
    assert "The Griffins win: " in told
    assert "The Scorpions win: " in told
    assert "rounds at most." in told
    assert "nobody;" not in told
    face = next(face for face in standard().faces() if face.ref == f"mission:{mission}")
    assert face.text == told


def test_a_briefing_says_what_else_holds() -> None:
    """A bearer who is slower than their profile, rooms that burst: nobody should learn it by wondering."""
    assert "Whoever bears Objective 1 has 4 Movement points less." in standard().briefing("HYM-3")
    (bursts,) = [line for line in standard().briefing("HYM-4") if line.startswith("Explosion")]
    assert bursts == "Explosion: 2 at random squares at the end of every round, once the key is turned."


@rule("HY-15.5")
def test_where_points_decide_only_as_many_of_them_are_a_draw() -> None:
    (last,) = [line for line in standard().briefing("HYM-1") if line.startswith("8 rounds")]
    assert last == "8 rounds at most. If both have as many points then, it is a draw."


def test_the_mission_is_a_setting_of_the_pack() -> None:
    (setting,) = standard().settings
    assert setting.key == "mission"
    assert setting.choices == MISSIONS
    assert standard().checked_config({})["mission"] == setting.choices[0]


def test_rounds_are_counted() -> None:
    state = standard().start({"mission": "HYM-1"}, 1)
    assert standard().turns(state) == 0
    while standard().turns(state) == 0:
        seat = actor(state)
        play(state, seat, legal_actions(state, seat)[0])
    assert standard().turns(state) == 1
