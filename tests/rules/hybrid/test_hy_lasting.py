"""Effects that last, as the chapters count them: values, dice, Natural Value, and what they make possible."""

from monstrum.games.hybrid.effects import opcodes
from monstrum.games.hybrid.rules.in_force import ALL_MODES, ANY_ROLE, ATTACKS
from tests.marks import rule
from tests.rules.hybrid.skirmish import Skirmish, skirmish

F_ONLY = 4  # mask of modes
OC_ONLY = 1


def with_effect(op: int, subject: int, n: int, modes: int, role: int, dice: list[int]) -> Skirmish:
    """A strike of A at s while an effect lasts on a figure: 0 is A, 16 is s."""
    row = [op, subject, n, 0, modes, role, 0, 0]
    fight = skirmish("#As.#", "A@1 E", "s@2 W", active="A", dice=dice, keys={"lasting": row})
    return fight.play("mode OC", "strike s", "level 1")


@rule("HY-5.9")
def test_extra_dice_keep_the_best_or_the_worst() -> None:
    assert with_effect(opcodes.EXTRA_DICE, 0, 1, OC_ONLY, ATTACKS, [9, 4]).wounds("s") == 1
    assert with_effect(opcodes.EXTRA_DICE, 0, -1, OC_ONLY, ATTACKS, [4, 9]).wounds("s") == 0


@rule("HY-5.4", "HY-5.12")
def test_a_modifier_counts_for_its_modes_only() -> None:
    assert with_effect(opcodes.MOD_SL, 0, 2, OC_ONLY, ATTACKS, [7]).wounds("s") == 1
    assert with_effect(opcodes.MOD_SL, 0, 2, F_ONLY, ATTACKS, [7]).wounds("s") == 0
    assert with_effect(opcodes.MOD_SL, 0, 2, ALL_MODES, ANY_ROLE, [7]).wounds("s") == 1


@rule("HY-6.6")
def test_a_changed_natural_value_counts_for_rolls_and_capacity() -> None:
    fight = with_effect(opcodes.MOD_NV, 0, 1, ALL_MODES, ANY_ROLE, [6])
    assert fight.wounds("s") == 1
    assert fight.figure("A")["nv"] == 6


@rule("HY-6.10")
def test_prevented_wounds_are_not_suffered() -> None:
    row = [opcodes.PREVENT_WOUNDS, 16, 1, 0, 0, 0, 0, 0]
    fight = skirmish("#As.#", "A@1 E", "s@2 W", active="A", dice=[1], keys={"lasting": row})
    assert fight.play("mode OC", "strike s", "level 1").wounds("s") == 1  # two, one is cancelled


@rule("HY-7.1")
def test_an_allowance_set_to_nothing_leaves_turns_only() -> None:
    row = [opcodes.SET_MT, 0, 0, 0, 0, 0, 0, 0]
    fight = skirmish("#A..s#", "A@1 E", "s@4 W", active="A", keys={"lasting": row}).play("mode OC")
    assert fight.options == ["turn left", "turn right", "stop"]


def heroic(dice: list[int], **figures: object) -> Skirmish:
    row = [opcodes.MOD_MODE, 0, 2, 0, F_ONLY, ANY_ROLE, 0, 0]
    fight = skirmish(
        "#....s#\n#A....#\n#....t#", "A@1,1 E", "s@5,0 W", "t@5,2 W", active="A", dice=dice,
        keys={"lasting": row}, **figures,  # type: ignore[arg-type]
    )  # fmt: skip
    return fight.play("mode F", "stop", "shoot s")


@rule("HY-9.36")
def test_two_shots_are_heroic_firing() -> None:
    fight = heroic([5, 4])
    assert fight.asked == "SECOND_TARGET"
    assert fight.options == ["none", "shoot s", "shoot t"]
    fight.play("shoot t")
    assert (fight.wounds("s"), fight.wounds("t")) == (1, 1)


@rule("HY-9.36")
def test_both_shots_may_hit_the_same_target_and_each_is_parried_alone() -> None:
    fight = heroic([5, 9, 4, 2], s={"parry": 1}).play("shoot s")
    assert fight.wounds("s") == 1
    assert fight.figure("s")["parry"] == 0


@rule("HY-9.36")
def test_with_one_shot_declared_heroic_firing_is_not_offered() -> None:
    fight = heroic([9]).play("none")
    assert fight.options == ["level 1", "level 2", "level 4", "level 5"]
    assert fight.refusal("level 6").code == "not_offered_level"


@rule("HY-9.33", "HY-9.40")
def test_skilled_firing_is_taken_up_not_shot() -> None:
    fight = heroic([9]).play("none")
    assert fight.refusal("level 3").code == "not_offered_level"


@rule("HY-7.45")
def test_who_is_pushed_onto_a_counter_does_not_activate_it() -> None:
    fight = skirmish("xxA.?.\nxx....", "x@0,0 E", "A@2,0 W", active="x", dice=[5])
    fight.play("mode OC", "strike A", "level 1")
    assert fight.at("A") == "4,0"
    assert fight.facts["counters"] == {"4,0": "?"}
    assert fight.asked != "EVENT_COUNTER"


@rule("HY-7.34", "HY-7.42")
def test_a_pit_pushed_into_wounds_once() -> None:
    fight = skirmish("xxA.^.\nxx....", "x@0,0 E", "A@2,0 W", active="x", dice=[5])
    fight.play("mode OC", "strike A", "level 1")
    assert (fight.at("A"), fight.wounds("A")) == ("4,0", 2)


@rule("HY-4.7")
def test_an_announced_combined_attack_is_used_whatever_comes() -> None:
    fight = skirmish(
        "#As.#", "A@1 E", "s@2 W", active="A", dice=[10, 10], A={"profile": "T_COMBINED_ATTACK"},
    )  # fmt: skip
    fight.play("mode OC", "strike s", "level 1", "yes")
    assert fight.figure("A")["combined"] == 1
