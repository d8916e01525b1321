"""HY-5.10, HY-5.12, HY-10.13, HY-10.15  How far an Action card reaches: the rolls it was laid for."""

import pytest

from tests.marks import rule
from tests.rules.hybrid.effects import CARD, laboratory
from tests.rules.hybrid.skirmish import Skirmish, skirmish

AGAIN = "AFTER_ROLL SELF.reroll(which=OWN)~opt"
ONE = "AFTER_ROLL SELF.set_die(value=1)"
BEFORE = "BEFORE_ROLL SELF.mod_sl(n=+9)/ACTION"
LASTS = "SELF.mod_sl(n=+9)/ACTION"
WAITING = (AGAIN, ONE, BEFORE, LASTS)


def laid(effect: str, *board: str, use: str = "BOTH", words: str = "", **rest: object) -> Skirmish:
    """A's Action, in which the card has been laid for its effect: by himself, or as a Hindrance."""
    game = laboratory(effect, deck="ACTION", use=use, copies=3)
    hands = {"GRIFFIN": [CARD]} if use != "HINDER" else {"SCORPION": [CARD]}
    keys = {"hands": hands, **rest.pop("keys", {})}  # type: ignore[dict-item]
    fight = skirmish(*board, active="A", game=game, keys=keys, **rest)  # type: ignore[arg-type]
    return fight.play(*words.split("; "), f"lay {CARD} effect")


@rule("HY-5.12", "HY-5.10")
@pytest.mark.parametrize("use", ["SELF", "HINDER"])
@pytest.mark.parametrize("effect", WAITING)
def test_nothing_laid_in_the_action_reaches_a_jump(effect: str, use: str) -> None:
    jump = laid(effect, "#A^..s#", "A@1 E", "s@5 W", use=use, words="mode MV", dice=[9])
    jump.play("level 1", "jump E")
    assert jump.asked == "MOVE"
    assert (jump.at("A"), jump.wounds("A")) == ("2,0", 1)


@rule("HY-5.12", "HY-11.7")
@pytest.mark.parametrize(("use", "die", "wounds"), [("SELF", 9, 1), ("HINDER", 5, 0)])
@pytest.mark.parametrize("effect", WAITING)
def test_nothing_laid_in_the_action_reaches_a_trap(effect: str, use: str, die: int, wounds: int) -> None:
    keys = {"counters": {"2,0": "trap"}}
    trap = laid(effect, "#A...s#", "A@1 E", "s@5 W", use=use, words="mode MV", dice=[die], keys=keys)
    trap.play("level 1", "step E", "stop", "activate 2,0")
    assert trap.asked != "EFFECT_MAY"
    assert trap.wounds("A") == wounds


@rule("HY-5.12", "HY-13.5")
@pytest.mark.parametrize("effect", WAITING)
def test_nothing_laid_in_the_action_reaches_gas(effect: str) -> None:
    keys = {"templates": ["GAS 2,0 SCORPION until 9"]}
    gas = laid(effect, "#A....s#\n#......#", "A@1,0 E", "s@6,0 W", words="mode MV", dice=[9], keys=keys)
    gas.play("level 1", "step E")
    assert (gas.asked, gas.wounds("A")) == ("MOVE", 1)


@rule("HY-9.57", "HY-10.15")
@pytest.mark.parametrize(("effect", "dice"), [(AGAIN, [9, 2]), (ONE, [9]), (BEFORE, [9]), (LASTS, [9])])
def test_in_a_movement_it_reaches_brushing_aside(effect: str, dice: list[int]) -> None:
    brush = laid(effect, "#As..#\n#....#", "A@1,0 E", "s@2,0 W", words="mode MV", dice=dice)
    brush.play("level 2", "brush E")
    if brush.asked == "EFFECT_MAY":
        brush.play("yes")
    assert brush.asked == "BRUSH_TO"


@rule("HY-10.13", "HY-10.15", "HY-9.13")
@pytest.mark.parametrize("use", ["SELF", "HINDER"])
def test_a_reroll_declined_is_not_there_for_the_second_strike(use: str) -> None:
    fight = laid(AGAIN, "#As.t#", "A@1 E", "s@2 W", "t@4 W", use=use, words="mode OC; strike s", dice=[2, 9])
    fight.play("level 3", "no", "yes")
    assert fight.asked != "EFFECT_MAY"
    assert fight.wounds("s") == 1


@rule("HY-10.13", "HY-14.1")
@pytest.mark.parametrize("use", ["SELF", "HINDER"])
def test_a_reroll_declined_is_not_there_for_the_combined_strike(use: str) -> None:
    fight = laid(
        AGAIN, "#As.t#", "A@1 E T_COMBINED_ATTACK", "s@2 W", "t@4 W", use=use, words="mode OC; strike s",
        dice=[9, 9],
    )  # fmt: skip
    fight.play("level 1", "yes", "no")
    assert fight.asked != "EFFECT_MAY"
    assert fight.wounds("s") == 0


@rule("HY-10.15")
@pytest.mark.parametrize("effect", [BEFORE, LASTS])
def test_what_changes_the_first_strike_does_not_change_the_second(effect: str) -> None:
    fight = laid(effect, "#As.t#", "A@1 E", "s@2 W", "t@4 W", words="mode OC; strike s", dice=[9, 9])
    fight.play("level 3", "yes")
    assert fight.wounds("s") == 1


@rule("HY-10.15", "HY-10.13")
def test_what_waits_for_a_hit_waits_for_that_of_the_first_strike() -> None:
    fight = laid(
        "ON_HIT OWNER.score(n=1)", "#As.t#", "A@1 E T_COMBINED_ATTACK", "s@2 W", "t@4 W",
        words="mode OC; strike s", dice=[9, 2],
    )  # fmt: skip
    fight.play("level 1", "yes")
    assert (fight.wounds("s"), fight.facts["score"]["GRIFFIN"]) == (1, 0)
    first = laid("ON_HIT OWNER.score(n=1)", "#As.t#", "A@1 E", "s@2 W", "t@4 W",
                 words="mode OC; strike s", dice=[2])  # fmt: skip
    assert first.play("level 1").facts["score"]["GRIFFIN"] == 1


@rule("HY-10.15")
@pytest.mark.parametrize(
    "effect", ["AFTER_ROLL OPPOSING.set_die(value=10)", "BEFORE_ROLL OPPOSING.mod_sl(n=-9)/ACTION"]
)
def test_a_counter_strike_is_an_action_of_its_own(effect: str) -> None:
    """R97  The parry is a roll of the Action: it is spoilt. Without that the counter-strike is not."""
    spoilt = laid(
        effect, "#As.t#", "A@1 E", "s@2 W", "t@4 W", words="mode OC; strike s", dice=[2, 2], s={"parry": 3}
    )
    assert spoilt.play("level 1").wounds("s") == 1
    board = ("#As.t#", "A@1 E", "s@2 W", "t@4 W")
    stays = effect.replace("OPPOSING", "FIG[ENEMY,ALL,not:mode=DC]")
    fine = laid(stays, *board, words="mode OC; strike s", dice=[2, 2, 3], s={"parry": 3, "mode": "DC"})
    assert (fine.play("level 1").wounds("s"), fine.wounds("A")) == (0, 1)
