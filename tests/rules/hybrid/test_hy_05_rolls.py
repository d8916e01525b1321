"""HY-5  Natural Rolls: Success Level, dice, Perfect Success and Critical Failure; the same lines explain
them."""

from typing import Any

import pytest

from monstrum.games.hybrid.rules import events
from monstrum.games.hybrid.rules.rolls import CRITICAL, FAILURE, PERFECT, SUCCESS, outcome_of
from tests.marks import rule
from tests.rules.hybrid.skirmish import Skirmish, skirmish


def struck(dice: list[int], level: int = 1, **figures: Any) -> Skirmish:
    fight = skirmish("#As.#", "A@1 E", "s@2 W", active="A", dice=dice, **figures)
    return fight.play("mode OC", "strike s", f"level {level}")


@rule("HY-5.1", "HY-5.3", "HY-5.6", "HY-5.7")
@pytest.mark.parametrize(
    ("die", "level", "perfect", "outcome"),
    [
        (5, 5, 1, SUCCESS), (6, 5, 1, FAILURE), (10, 12, 1, CRITICAL), (1, -2, 1, PERFECT),
        (2, 1, 2, PERFECT), (1, -2, 0, SUCCESS),
    ],
)  # fmt: skip
def test_what_a_die_means(die: int, level: int, perfect: int, outcome: int) -> None:
    assert outcome_of(die, level, perfect) == outcome


@rule("HY-5.2", "HY-6.1")
def test_wounds_lower_the_success_level() -> None:
    assert struck([4], A={"wounds": 2}).wounds("s") == 0
    assert struck([3], A={"wounds": 2}).wounds("s") == 1


@rule("HY-5.5", "HY-9.15")
def test_a_perfect_success_causes_one_wound_more() -> None:
    assert struck([1]).wounds("s") == 2
    hero = {"profile": "S_SASIA"}
    fight = skirmish("#As.#", "A@1 E", "s@2 W", active="s", dice=[1], s=hero)
    assert fight.play("mode OC", "strike A", "level 6", "no").wounds("A") == 3


@rule("HY-5.8", "HY-9.14")
def test_of_two_dice_the_lower_counts_and_a_ten_is_ignored() -> None:
    fight = skirmish("#As.#", "A@1 E", "s@2 W", active="s", dice=[10, 3], s={"profile": "S_SASIA"})
    fight.play("mode OC", "strike A", "level 5", "no")

    assert fight.wounds("A") == 1


@rule("HY-5.4", "HY-9.14")
def test_an_expert_strike_adds_two() -> None:
    assert struck([7], 4).wounds("s") == 1
    assert struck([8], 4).wounds("s") == 0


@rule("HY-5.4")
def test_every_roll_is_told_with_its_modifiers() -> None:
    fight = struck([7], 4, A={"wounds": 0})
    lines = [(event.b, event.c) for event in fight.events if event.kind == events.SL_LINE]
    rolled = next(event for event in fight.events if event.kind == events.ROLLED)

    assert sum(amount for _, amount in lines) == rolled.b == 7
    assert "Expert level +2" in "\n".join(fight.told())


@rule("HY-5.4")
def test_explanations_add_up_to_what_is_rolled() -> None:
    fight = skirmish("#As.#", "A@1 E", "s@2 E", active="A", A={"profile": "T_FELON", "wounds": 1})
    found = fight.game.explain(fight.state, 0, "strike A s level 4")

    assert found.total == sum(line.amount for line in found.lines) == 5 - 1 + 1 + 2 + 2
    assert {line.code for line in found.lines} == {
        "natural_value",
        "wounds",
        "from_behind",
        "felon",
        "expert",
    }
    assert all(line.rules for line in found.lines)


@rule("HY-5.10", "HY-5.12", "HY-7.32")
def test_a_jump_is_a_roll_without_a_mode() -> None:
    fight = skirmish(
        "#A^..L#", "A@1 E", "L@5 W", active="A", dice=[6],
        A={"profile": "T_CONVICTION"}, L={"profile": "T_AURA"}, keys={"leaders": {"GRIFFIN": "L"}},
    )  # fmt: skip
    fight.play("mode OC", "jump E")

    assert fight.at("A") == "2,0"  # Conviction counts in combat only


@rule("HY-5.11", "HY-9.13")
def test_dice_are_used_in_order_strike_parry_second_strike_parry() -> None:
    fight = skirmish("#As.#", "A@1 E", "s@2 W", active="A", dice=[4, 9, 5, 2], s={"parry": 6})
    fight.play("mode OC", "strike s", "level 3", "yes")

    assert fight.wounds("s") == 1  # hit, parry 9 fails; second hit, parry 2 succeeds
    rolled = [event.c for event in fight.events if event.kind == events.ROLLED]
    assert rolled == [4, 9, 5, 2]
