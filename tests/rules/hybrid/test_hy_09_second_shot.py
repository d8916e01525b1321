"""HY-9.36, HY-10.7, HY-10.10, R118  Cards laid on one of two shots: what is about that shot waits for it, the
rest happens at once."""

import re
from typing import Any

import pytest

from tests.marks import rule
from tests.rules.hybrid.effects import CARD, laboratory
from tests.rules.hybrid.skirmish import Skirmish, skirmish

SHOTS = ("", " 2")  # how a card is tied


def declared(effect: str, tie: str, use: str = "SELF", **rest: Any) -> Skirmish:
    """A (F 5, one point laid: Heroic Firing, and no other level) shoots at s, then at t; the card has been
    laid for its effect, and both shots have been made."""
    game = laboratory(effect, deck="ACTION", use=use, copies=3)
    hands = {"GRIFFIN": ["ACT-08"], "SCORPION": [CARD]}
    if use == "SELF":
        hands = {"GRIFFIN": ["ACT-08", CARD], "SCORPION": []}
    fight = skirmish(
        "#....s#\n#.....#\n#.....#\n#....t#", "s@5,0 W", "t@5,3 W", active="A", game=game,
        A={"profile": "G_GARELL", "at": "1,1", "facing": "E"}, keys={"hands": hands}, **rest,
    )  # fmt: skip
    fight.play("mode F", "stop", "shoot s", "shoot t")
    return fight.play("lay ACT-08 points", f"lay {CARD} effect{tie}")


def rolls(fight: Skirmish) -> list[str]:
    """What was told of dice: a roll that can still be made again is shown, and told with its shot when it
    counts."""
    return [
        text for text in fight.told() if re.search("On the dice|is made again|, shot: Success Level", text)
    ]


def counted(level: int, die: int, hit: str = "success") -> str:
    return f"Garell the Redeemer A, shot: Success Level {level}, die {die}: {hit}."


@rule("HY-9.36", "HY-10.15")
@pytest.mark.parametrize("tie", SHOTS)
def test_a_reroll_is_there_for_its_shot_only(tie: str) -> None:
    """The point is on the first shot: 5, then 4. Tied to the second, the card asks when the first counts."""
    fight = declared("AFTER_ROLL SELF.reroll(which=OWN)~opt", tie, dice=[3, 3])
    before = [counted(5, 3)] if tie else []
    assert fight.asked == "EFFECT_MAY"
    assert rolls(fight) == [*before, "On the dice: 3."]
    fight.play("no")
    assert fight.asked != "EFFECT_MAY"
    after = [counted(4, 3)] if tie else [counted(5, 3), counted(4, 3)]
    assert rolls(fight) == [*before, "On the dice: 3.", *after]
    assert (fight.wounds("s"), fight.wounds("t")) == (1, 1)


@rule("HY-6.4", "HY-9.36")
def test_the_wounds_of_both_shots_at_one_warrior_are_told_as_their_sum() -> None:
    """A Perfect Success and a success: one batch, one sentence."""
    fight = skirmish(
        "#....s#\n#.....#", "s@5,0 W", active="A", dice=[1, 3],
        A={"profile": "G_GARELL", "at": "1,1", "facing": "E"}, keys={"hands": {"GRIFFIN": ["ACT-08"]}},
    )  # fmt: skip
    fight.play("mode F", "stop", "shoot s", "shoot s", "lay ACT-08 points")
    suffered = [text for text in fight.told() if "suffer" in text]
    assert suffered == ["Example H s suffers 3 Wounds from a shot."]


@rule("HY-9.36", "HY-10.15")
@pytest.mark.parametrize("tie", SHOTS)
def test_only_the_roll_of_that_shot_is_made_again(tie: str) -> None:
    fight = declared("AFTER_ROLL SELF.reroll(which=OWN)~opt", tie, dice=[3, 9, 4])
    fight.play("yes")
    again = ["The roll of Garell the Redeemer A is made again."]
    if tie:
        shown = [counted(5, 3), "On the dice: 9.", *again, "On the dice: 4.", counted(4, 4)]
    else:
        shown = ["On the dice: 3.", *again, "On the dice: 9.", counted(5, 9, "failure")]
        shown += [counted(4, 4)]
    assert rolls(fight) == shown
    assert (fight.wounds("s"), fight.wounds("t")) == ((1, 1) if tie else (0, 1))


@rule("HY-9.36", "HY-10.8")
@pytest.mark.parametrize("use", ["SELF", "HINDER"])
@pytest.mark.parametrize("tie", SHOTS)
@pytest.mark.parametrize(
    "effect",
    [
        "SELF.mod_sl(n=-9)/ACTION",
        "BEFORE_ROLL SELF.mod_sl(n=-9)/ACTION",
        "SELF.auto_fail(modes=F)/ACTION",
        "AFTER_ROLL SELF.set_die(value=10)",
        "SELF.mod_range(n=-20)/ACTION",
    ],
)
def test_what_spoils_a_shot_spoils_that_one(effect: str, tie: str, use: str) -> None:
    fight = declared(effect, tie, use, dice=[3, 3])
    assert (fight.wounds("s"), fight.wounds("t")) == ((1, 0) if tie else (0, 1))


@rule("HY-10.10", "HY-10.15", "HY-9.36", "HY-4.3")
@pytest.mark.parametrize("tie", SHOTS)
@pytest.mark.parametrize(
    "effect", ["SELF.forbid(what=LEVEL_ABOVE:1)/ACTION", "SELF.mod_mode(n=-5,modes=F)/ACTION"]
)
def test_what_decides_the_level_decides_it_on_either_shot(effect: str, tie: str) -> None:
    """Frozen by Dread: Heroic Firing is out of reach, so the first shot alone is made."""
    fight = declared(effect, tie, "HINDER", dice=[3, 3])  # the only level left is taken by itself
    assert (fight.wounds("s"), fight.wounds("t")) == (1, 0)


@rule("HY-10.10", "HY-10.15", "HY-9.36")
@pytest.mark.parametrize("tie", SHOTS)
@pytest.mark.parametrize("what", ["FIRE", "ATTACK"])
def test_forbidden_shots_are_not_made(tie: str, what: str) -> None:
    """R112  At once: neither is made, and the cards are spent."""
    fight = declared(f"SELF.forbid(what={what})/ACTION", tie, "HINDER")
    assert (fight.wounds("s"), fight.wounds("t")) == (0, 0)
    assert fight.facts["hands"] == {"GRIFFIN": [], "SCORPION": []}


@rule("HY-10.15", "HY-9.36", "HY-14.5")
@pytest.mark.parametrize("tie", SHOTS)
def test_an_aptitude_granted_lasts_through_both(tie: str) -> None:
    fight = declared("SELF.grant_aptitude(name=duellist,x=3)/ACTION", tie, dice=[3, 3])
    assert (fight.wounds("s"), fight.wounds("t")) == (2, 2)


@rule("HY-10.7", "HY-10.10")
@pytest.mark.parametrize("tie", SHOTS)
def test_watchful_guard_is_for_the_end_of_the_activation(tie: str) -> None:
    fight = declared("ACTIVATION_END SELF.set_mode(mode=DC,level=1)", tie, dice=[3, 3])
    assert (fight.figure("A")["mode"], fight.figure("A")["parry"]) == ("DC", 1)


@rule("HY-10.10")
@pytest.mark.parametrize("tie", SHOTS)
@pytest.mark.parametrize(
    "effect", ["SELF.mod_mt(n=-2)/NEXT_ACTIVATION", "SELF.mod_mt(n=-2)/ROUNDS:2", "SELF.mod_mt(n=-2)/GAME"]
)
def test_what_outlasts_the_action_begins_at_once(effect: str, tie: str) -> None:
    before = skirmish("#A..s#", "A@1 E G_GARELL", "s@4 W").figure("A")["allowance"]
    fight = declared(effect, tie, "HINDER", dice=[3, 3])
    assert fight.figure("A")["allowance"] == before - 2


@rule("HY-10.10", "HY-9.36")
@pytest.mark.parametrize("tie", SHOTS)
def test_without_the_second_shot_the_rest_of_its_card_has_happened(tie: str) -> None:
    """The value is not enough for two shots: the tied roll is gone, what was about more than it is not."""
    game = laboratory("SELF.mod_mt(n=-2)/GAME", deck="ACTION", use="HINDER", copies=3)
    fight = skirmish(
        "#....s#\n#.....#\n#.....#\n#....t#", "s@5,0 W", "t@5,3 W", active="A", game=game, dice=[3],
        keys={"hands": {"GRIFFIN": ["ACT-08"], "SCORPION": [CARD]}},
        A={"profile": "G_GARELL", "at": "1,1", "facing": "E"},
    )  # fmt: skip
    fight.play("mode F", "stop", "shoot s", "shoot t")
    before = fight.figure("A")["allowance"]
    fight.play("none", f"lay {CARD} effect{tie}", "level 1")
    assert (fight.wounds("s"), fight.wounds("t")) == (1, 0)
    assert fight.figure("A")["allowance"] == before - 2


@rule("HY-9.36", "HY-6.10")
@pytest.mark.parametrize("tie", SHOTS)
def test_what_saves_a_target_is_there_when_the_wounds_come(tie: str) -> None:
    effect = "OPPOSING.prevent_wounds(n=1,source=F)/ACTION"
    fight = declared(effect, tie, "HINDER", dice=[3, 3])
    assert (fight.wounds("s"), fight.wounds("t")) == ((1, 0) if tie else (0, 1))


@rule("HY-9.36")
@pytest.mark.parametrize("tie", SHOTS)
def test_what_waits_for_wounds_waits_until_both_shots_are_made(tie: str) -> None:
    fight = declared("ON_WOUND_DEALT OWNER.score(n=1)", tie, dice=[3, 3])
    assert fight.facts["score"]["GRIFFIN"] == 1
    fight = declared("ON_WOUND_SUFFERED OPPOSING.set_mode(mode=DC,level=1)", tie, dice=[3, 3])
    assert [fight.figure(who)["parry"] for who in "st"] == ([0, 1] if tie else [1, 0])


@rule("HY-10.10")
@pytest.mark.parametrize("tie", SHOTS)
def test_more_success_is_for_its_shot_only(tie: str) -> None:
    fight = declared("SELF.mod_sl(n=+5)/ACTION", tie, dice=[9, 9])
    assert fight.wounds("s") + fight.wounds("t") == 1


@rule("HY-14.17", "HY-10.15")
def test_what_saves_the_first_victim_is_there_after_the_shot_through_it() -> None:
    game = laboratory("OPPOSING.prevent_wounds(n=ALL,source=F)/ACTION", deck="ACTION", use="HINDER", copies=3)
    fight = skirmish(
        "#A..st#", "A@1 E T_ARMOUR_PIERCING_SHOT", "s@4 W", "t@5 W", active="A", game=game, dice=[5, 5],
        keys={"hands": {"GRIFFIN": [], "SCORPION": [CARD]}},
    )  # fmt: skip
    fight.play("mode F", "stop", "shoot s", f"lay {CARD} effect", "level 1", "pierce t")
    assert (fight.wounds("s"), fight.wounds("t")) == (0, 1)
