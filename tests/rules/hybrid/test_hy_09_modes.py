"""HY-9  Action modes: strikes, parries, shots, Skilled Firing, levels of Moving."""

from typing import Any

import pytest

from monstrum.games.hybrid.rules import events
from tests.marks import rule
from tests.rules.hybrid.skirmish import Skirmish, skirmish

LANE = "A......\n#.....s"
LANE_LEGEND = ("A@0,0 E", "s@6,1 W")


@rule("HY-9.10", "HY-9.4")
def test_a_strike_needs_an_enemy_in_front_contact() -> None:
    fight = skirmish("#BA.#\n#.s.#", "A@2,0 W", "B@1,0 N", "s@2,1 N", active="A").play(
        "mode OC", "move", "turn left"
    )
    fight.play("stop")
    assert fight.options == ["none", "strike s"]
    assert fight.refusal("strike B").code == "not_an_enemy"


@rule("HY-9.11")
def test_instead_of_moving_one_may_turn_to_any_enemy_in_contact() -> None:
    fight = skirmish("#A.#\n#s.#", "A@1,0 N", "s@1,1 N", active="A", dice=[5])
    fight.play("mode OC", "strike s", "level 1")

    assert (fight.figure("A")["facing"], fight.wounds("s")) == ("S", 1)


@rule("HY-9.13")
def test_a_skilled_strike_that_misses_has_no_second() -> None:
    fight = skirmish("#As.#", "A@1 E", "s@2 W", active="A", dice=[6])
    fight.play("mode OC", "strike s", "level 3")
    assert fight.asked != "SECOND_STRIKE"


@rule("HY-9.13")
def test_the_second_strike_may_be_declined() -> None:
    fight = skirmish("#As.#", "A@1 E", "s@2 W", active="A", dice=[5, 1]).play(
        "mode OC", "strike s", "level 3", "no"
    )
    assert fight.wounds("s") == 1


@rule("HY-9.2", "HY-9.15")
def test_a_heroic_strike_causes_two_wounds() -> None:
    fight = skirmish("#As.#", "A@1 E", "s@2 W", active="s", dice=[6], s={"profile": "S_SASIA"})
    fight.play("mode OC", "strike A", "level 6", "no")
    assert fight.wounds("A") == 2


@rule("HY-9.3", "HY-9.22")
def test_a_parry_cancels_even_a_perfect_success() -> None:
    fight = skirmish("#As.#", "A@1 E", "s@2 W", active="A", dice=[1, 4], s={"parry": 1})
    fight.play("mode OC", "strike s", "level 1")
    assert (fight.wounds("s"), fight.figure("s")["parry"]) == (0, 1)


@rule("HY-9.21")
@pytest.mark.parametrize(
    ("level", "parried"), [(1, True), (2, False), (3, False), (4, False), (5, False), (6, True)]
)
def test_shots_are_parried_at_levels_one_and_six_only(level: int, parried: bool) -> None:
    fight = skirmish("#A..s#", "A@1 E", "s@4 W", active="A", dice=[2, 1], s={"parry": level})
    fight.play("mode F", "stop", "shoot s", "level 1")
    assert fight.wounds("s") == (0 if parried else 1)


@rule("HY-9.25")
def test_expert_and_master_parries() -> None:
    strike = ("mode OC", "strike s", "level 1")
    expert = skirmish("#As.#", "A@1 E", "s@2 W", active="A", dice=[2, 6], s={"parry": 4}).play(*strike)
    assert expert.wounds("s") == 0
    master = skirmish("#As.#", "A@1 E", "s@2 W", active="A", dice=[2, 9, 4], s={"parry": 5}).play(*strike)
    assert master.wounds("s") == 0


@rule("HY-9.23")
def test_a_novice_parry_does_not_wound_from_behind() -> None:
    fight = skirmish("#As.#", "A@1 E", "s@2 E", active="A", dice=[10], s={"parry": 2})
    fight.play("mode OC", "strike s", "level 1")
    assert fight.wounds("A") == 0


@rule("HY-9.24")
def test_a_counter_strike_may_eliminate_the_attacker_and_the_rest_is_dropped() -> None:
    fight = skirmish(
        "#As.B#", "A@1 E", "s@2 W", "B@4 W", active="A", dice=[1, 3, 2],
        A={"wounds": 4, "profile": "T_COMBINED_ATTACK"}, s={"parry": 3},
    )  # fmt: skip
    fight.play("mode OC", "strike s", "yes")

    assert fight.figure("A")["status"] == "eliminated"
    assert fight.figure("s")["parry"] == 3
    assert fight.wounds("s") == 0


@rule("HY-9.24", "HY-14.8")
def test_a_counter_strike_pushes_at_once() -> None:
    fight = skirmish(
        "#.Axx\n#..xx", "A@2,0 E", "x@3,0 W", active="A", dice=[2, 3, 9], x={"parry": 3},
    )  # fmt: skip
    fight.play("mode OC", "strike x", "level 3")
    assert fight.at("A") == "2,0"  # the counter-strike missed: no push
    fight = skirmish(
        "#..Axx\n#...xx", "A@3,0 E", "x@4,0 W", active="A", dice=[2, 3, 4], x={"parry": 3},
    )  # fmt: skip
    fight.play("mode OC", "strike x", "level 3")
    assert (fight.at("A"), fight.wounds("A")) == ("1,0", 1)


@rule("HY-9.30", "HY-9.35")
def test_master_firing_rolls_two_dice() -> None:
    fight = skirmish("#A..s#", "A@1 E G_FUSILIER", "s@4 W", active="A", dice=[9, 3])
    fight.play("mode F", "stop", "shoot s", "level 5")
    assert fight.wounds("s") == 1


@rule("HY-9.36")
def test_heroic_firing_makes_both_rolls_and_then_applies_the_wounds() -> None:
    marksman = {"profile": "G_GARELL", "at": "1,1"}
    fight = skirmish(
        "#....s#\n#.....#\n#....t#", "s@5,0 W", "t@5,2 W", active="A", dice=[2, 4],
        A={**marksman, "facing": "E"},
    )  # fmt: skip
    fight.play("mode F", "stop")
    assert fight.options == ["none", "shoot s", "shoot t"]


@rule("HY-9.37")
def test_a_shot_from_behind_has_no_bonus_but_cannot_be_parried() -> None:
    fight = skirmish("#A..s#", "A@1 E", "s@4 E", active="A", dice=[5], s={"parry": 1})
    fight.play("mode F", "stop", "shoot s", "level 1")
    assert fight.wounds("s") == 1
    found = fight.game.explain(fight.state, 0, "shoot A s")
    assert [line.code for line in found.lines] == ["natural_value"]


@rule("HY-9.40")
def test_skilled_firing_needs_an_empty_field_of_view() -> None:
    fight = skirmish("#A..s#", "A@1 W", "s@4 W", active="A").play("mode F", "stop")
    assert "watch" in fight.options
    fight.play("watch")
    assert fight.figure("A")["watch"] == 1
    assert "watch" not in skirmish("#A..s#", "A@1 E", "s@4 W", active="A").play("mode F", "stop").options


@rule("HY-9.40")
def test_counters_are_numbered_one_after_the_other() -> None:
    fight = skirmish("#AB..s#", "A@1 W", "B@2 W", "s@5 E", active="A", B={"watch": 2})
    fight.play("mode F", "stop", "watch")
    assert fight.figure("A")["watch"] == 3


def walk(dice: list[int], **figures: Any) -> Skirmish:
    return skirmish(LANE, *LANE_LEGEND, active="s", dice=dice, **figures)


@rule("HY-9.41", "HY-9.42", "HY-7.51")
def test_who_steps_into_sight_is_shot_at() -> None:
    fight = walk([5], A={"watch": 1}).play("mode OC", "step N")
    assert (fight.wounds("s"), fight.figure("A")["watch"]) == (1, 0)
    assert fight.asked == "MOVE"


@rule("HY-9.41")
def test_a_turn_does_not_trigger() -> None:
    fight = skirmish("A.....s", "A@0 E", "s@6 W", active="s", A={"watch": 1}).play("mode OC", "turn left")
    assert fight.figure("A")["watch"] == 1


@rule("HY-9.41")
def test_who_opens_a_door_unseen_may_give_another_away() -> None:
    fight = skirmish(
        "#########\n#A..+.t.#\n####s####", "A@1,1 E", "t@6,1 W", "s@4,2 N", active="s", dice=[5],
        A={"watch": 1},
    )  # fmt: skip
    fight.play("mode OC", "open 4,1")
    assert (fight.wounds("t"), fight.wounds("s")) == (1, 0)


@rule("HY-9.54")
def test_a_furtive_warrior_triggers_nobody_and_is_harder_to_hit() -> None:
    fight = walk([4], A={"watch": 1, "order": 1}).play("mode MV", "level 4", "step N", "stop")
    assert fight.figure("A")["watch"] == 1
    assert fight.figure("s")["furtive"]
    found = fight.game.explain(fight.state, 0, "shoot A s")
    assert found.total == 5 - 2


@rule("HY-9.45", "HY-7.50")
def test_an_enemy_who_ends_his_movement_in_contact_takes_the_counter() -> None:
    fight = skirmish("#.A\n#..\n#.s", "A@2,0 N", "s@2,2 N", active="s", A={"watch": 1})
    fight.play("mode OC", "step N")
    assert fight.figure("A")["watch"] == 1
    fight.play("stop")
    assert fight.figure("A")["watch"] == 0


@rule("HY-9.45")
def test_a_pushed_shooter_loses_his_counter() -> None:
    fight = skirmish("xxA..\nxx...", "x@0,0 E", "A@2,0 E", active="x", dice=[5], A={"watch": 1})
    fight.play("mode OC", "strike A", "level 1")
    assert fight.figure("A")["watch"] == 0


@rule("HY-9.44", "HY-9.43")
def test_the_eliminating_shot_keeps_the_counter() -> None:
    fight = walk([5], A={"watch": 1}, s={"wounds": 3}, t={"profile": "H", "at": "1,1"})
    fight.play("mode OC", "step N")
    assert fight.figure("A")["watch"] == 1


@rule("HY-9.50", "HY-9.55")
def test_a_master_move_pays_no_surcharges() -> None:
    fight = skirmish("#.%a.B#", "a@3 E", "B@5 W", active="a", a={"profile": "S_YSIS"})
    fight.play("mode MV", "level 5")
    points = fight.facts["points"]
    fight.play("step W", "step W", "turn half")
    assert fight.facts["points"] == points - 2


@rule("HY-9.56")
def test_a_heroic_move_is_two_movements() -> None:
    fight = skirmish("#a.....B#", "a@1 E", "B@7 W", active="a", a={"profile": "S_YSIS"})
    fight.play("mode MV", "level 6", "step E", "stop")
    assert (fight.asked, fight.facts["points"]) == ("MOVE", 7)
    fight.play("stop")
    assert fight.asked != "MOVE"


@rule("HY-9.52")
def test_a_failed_brush_ends_the_movement() -> None:
    fight = skirmish("#...#\n#As.#\n#...#", "A@1,1 E", "s@2,1 W", active="A", dice=[6], s={"order": 1})
    fight.play("mode MV", "level 2", "brush E")
    assert (fight.at("A"), fight.facts["active"]) == ("1,1", "s")


@rule("HY-9.53")
def test_the_skilled_move_counter_goes_when_contact_is_broken() -> None:
    fight = skirmish(
        "#.....#\n#.A.s.#\n#.....#", "A@2,1 E", "s@4,1 W", active="A", s={"hindered_by": "A"},
        B={"profile": "T", "at": "1,2"},
    )  # fmt: skip
    fight.play("mode OC", "step W")
    assert fight.figure("s")["hindered_by"] == ""


@rule("HY-9.1", "HY-9.31", "HY-9.32")
def test_the_level_must_make_the_target_legal() -> None:
    fight = skirmish("#A..#\n#.s.#", "A@1,0 E", "s@2,1 W", active="A", A={"wounds": 1})
    fight.play("mode F", "stop", "shoot s")
    rolled = [event for event in fight.events if event.kind == events.LEVEL_ANNOUNCED]
    assert [event.b for event in rolled] == [2]  # corner-adjacent: only Novice Firing, taken by itself


@rule("HY-9.34")
def test_expert_firing_is_not_for_who_is_in_contact() -> None:
    fight = skirmish("#sA.t.u#", "A@2 E", "s@1 E", "t@4 W", "u@6 W", active="A").play("mode F", "stop")
    assert fight.refusal("shoot u").code == "not_seen"


@rule("HY-9.12", "HY-9.16")
def test_novice_strikes_and_attacks_from_behind() -> None:
    fight = skirmish("#As.#", "A@1 E", "s@2 E", active="A", dice=[6], A={"wounds": 2})
    fight.play("mode OC", "strike s", "level 2")
    assert fight.wounds("s") == 1


@rule("HY-9.42", "HY-9.43", "HY-7.51")
def test_with_the_mover_the_shooting_stops() -> None:
    fight = skirmish(
        "A....#\nB..s.t\n####..", "A@0,0 E", "B@0,1 E", "s@3,1 W", "t@5,1 W", active="s", dice=[1],
        A={"watch": 1, "watched": []}, B={"watch": 2, "watched": ["s"]}, s={"wounds": 3},
    )  # fmt: skip
    fight.play("mode OC", "step W")  # s hid t from B
    assert fight.figure("s")["status"] == "eliminated"
    assert (fight.wounds("t"), fight.figure("B")["watch"]) == (0, 2)


@rule("HY-9.45")
def test_operating_a_door_is_not_moving() -> None:
    fight = skirmish(
        "####\n#A+s\n####", "A@1,1 E", "s@3,1 W", keys={"step": "end"},
        A={"profile": "T_INFILTRATION", "watch": 1, "activated": 1},
    )  # fmt: skip
    fight.play("yes", "open 2,1")
    assert fight.figure("A")["watch"] == 1
