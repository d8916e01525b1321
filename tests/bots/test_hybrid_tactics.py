"""What the bot believes about Hybrid agrees with the rules where the rules have an answer."""

from itertools import product

import pytest

from monstrum.core.engine import actor, legal_actions, settle, step
from monstrum.core.state import CHANCE
from monstrum.games.hybrid.game import skirmish_state
from monstrum.games.hybrid.rules import kinds
from monstrum.games.hybrid.rules.actions import YES
from monstrum.games.hybrid.rules.rolls import outcome_of, succeeded
from monstrum.games.hybrid.rules.squares import square_at
from monstrum.games.hybrid.rules.strikes import strike
from monstrum.games.hybrid.state import GRIFFIN, SCORPION, TAKEN, SkirmishState
from monstrum.games.hybrid.thinking.aims import aim_of
from monstrum.games.hybrid.thinking.blows import guard_against, strike_spread
from monstrum.games.hybrid.thinking.bonuses import NO_BONUS
from monstrum.games.hybrid.thinking.odds import perfect_chance, success_chance
from monstrum.games.hybrid.thinking.outlooks import likings
from monstrum.games.hybrid.thinking.walks import FAR, LARGE, ONE_SQUARE, TOO_SMALL_FOR_DOORS, walk_from
from tests.marks import rule
from tests.rules.hybrid.boards import Board
from tests.rules.hybrid.skirmish import Skirmish, skirmish, standard


def rolled(level: int, dice: int, perfect: int) -> tuple[float, float]:
    """Successes and Perfect Successes among all ways the dice can fall."""
    falls = list(product(range(1, 11), repeat=1 + abs(dice)))
    outcomes = [outcome_of(min(faces) if dice >= 0 else max(faces), level, perfect) for faces in falls]
    return (
        sum(succeeded(outcome) for outcome in outcomes) / len(falls),
        sum(outcome == 2 for outcome in outcomes) / len(falls),
    )


@rule("HY-5.3", "HY-5.8", "HY-5.9")
@pytest.mark.parametrize("dice", [-2, -1, 0, 1, 2])
def test_chances_are_those_of_the_dice(dice: int) -> None:
    for level, perfect in product(range(-2, 13), range(4)):
        success, perfectly = rolled(level, dice, perfect)
        assert success_chance(level, dice, perfect) == pytest.approx(success)
        assert perfect_chance(dice, perfect) == pytest.approx(perfectly)


def spread_of_rules(state: SkirmishState, target: int, chance: float, found: list[float]) -> None:
    """Every fall of the dice played out; what may be done more is done."""
    asked = actor(state)
    if asked == CHANCE:
        faces = legal_actions(state, CHANCE)
        for face in faces:
            after = state.clone()
            step(after, face)
            spread_of_rules(after, target, chance / len(faces), found)
    elif state.kind in (kinds.SECOND_STRIKE, kinds.COMBINED):
        step(state, YES)
        spread_of_rules(state, target, chance, found)
    else:
        found[state.wounds[target]] += chance


@rule("HY-9.12", "HY-9.13", "HY-9.14", "HY-9.15", "HY-9.16", "HY-14.1")
@pytest.mark.parametrize("facing", ["W", "E"])
@pytest.mark.parametrize("profile", ["T", "T_COMBINED_ATTACK", "T_DUELLIST"])
@pytest.mark.parametrize("level", range(1, 7))
def test_the_spread_of_a_strike_is_that_of_the_rules(level: int, profile: str, facing: str) -> None:
    for parry in (0, 1, 4) if profile == "T" else (1,):
        fight = skirmish(
            "#As.#", "A@1 E", f"s@2 {facing}", active="A", A={"profile": profile, "wounds": 1},
            keys={"explicit": True},
        )  # fmt: skip
        state = fight.state
        attacker, target = 0, 16
        state.own_parry_level()[target] = parry
        back = facing == "E"
        guard = guard_against(state, target, False)
        combined = profile == "T_COMBINED_ATTACK"
        believed = strike_spread(state, attacker, target, level, NO_BONUS, combined, back, guard)
        found = [0.0] * 8
        strike(state, attacker, target, level, 0)
        settle(state)
        spread_of_rules(state, target, 1.0, found)
        deadly = state.catalog.nv[state.profile[target]]
        believed[deadly] += sum(believed[deadly + 1 :])  # HY-6.3: the surplus is lost
        assert found[: deadly + 1] == pytest.approx(believed[: deadly + 1]), (level, parry)


def test_walking_knows_doors_corners_and_rocks() -> None:
    board = Board(["A.+.#", "..#.%", "....."], "A@0,0 E")
    ground = board.state.ground
    ways = walk_from(ground, square_at(0, 0), ONE_SQUARE)
    assert ways[square_at(3, 0)] == 4  # through the door, which costs one more
    assert ways[square_at(4, 1)] == 6  # rocks
    assert (
        walk_from(ground, square_at(0, 0), TOO_SMALL_FOR_DOORS)[square_at(3, 0)] == 4
    )  # around, past the corners
    assert walk_from(ground, square_at(0, 0), LARGE)[square_at(3, 0)] == FAR


@rule("HY-15.3")
def test_aims_are_read_from_the_mission() -> None:
    game = standard()
    casket = game.start({"mission": "HYM-3"}, 1)
    assert [aim_of(casket, side).objective for side in (GRIFFIN, SCORPION)] == [1, 1]
    assert aim_of(casket, GRIFFIN).square == square_at(14, 4)

    laboratory = game.start({"mission": "HYM-4"}, 1)
    assert aim_of(laboratory, GRIFFIN).objective == 1
    assert not aim_of(laboratory, SCORPION).open
    laboratory.done = 1
    laboratory.own_objective_at()[1] = TAKEN
    assert aim_of(laboratory, GRIFFIN).objective == 2

    cells = game.start({"mission": "HYM-5"}, 1)
    assert aim_of(cells, GRIFFIN).objective == 1  # the lever, for the wheel needs it and the gate the wheel
    crossing = game.start({"mission": "HYM-2"}, 1)
    assert aim_of(crossing, SCORPION).leaving == 3
    assert aim_of(crossing, SCORPION).exits == [square_at(29, 4), square_at(29, 5)]
    assert not aim_of(game.start({"mission": "HYM-6"}, 1), GRIFFIN).open


@rule("HY-14.17")
def test_a_marksman_likes_two_enemies_in_one_line() -> None:
    fight = skirmish(
        "#A..s.#\n#.....#\n#...tu#", "A@1,0 E T_ARMOUR_PIERCING_SHOT", "s@4,0 W", "t@4,2 W", "u@5,2 W",
        active="A", dice=[5],
    )  # fmt: skip
    fight.play("mode F", "stop")
    assert liked(fight) == "shoot t"  # alike but for u behind it
    fight.play("shoot t", "level 1")
    assert liked(fight) == "pierce u"


def liked(fight: Skirmish) -> str:
    """The words of what the bot likes best."""
    options = legal_actions(fight.state, fight.seat)
    found = likings(skirmish_state(fight.state.clone()), fight.seat, options)
    return fight.options[found.index(max(found))]
