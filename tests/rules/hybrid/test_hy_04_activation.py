"""HY-4  An activation: modes, levels, what ends when."""

from tests.marks import rule
from tests.rules.hybrid.skirmish import skirmish


@rule("HY-4.2")
def test_only_modes_the_profile_has_can_be_announced() -> None:
    fight = skirmish("#p..A#", "p@1 E", "A@4 W", active="p")

    assert fight.options == ["mode OC", "mode DC", "mode MV"]
    assert fight.refusal("mode F").code == "no_such_mode"


@rule("HY-4.2", "HY-9.20")
def test_announcing_a_mode_ends_the_old_one() -> None:
    fight = skirmish("#A..s#", "A@1 E", "s@4 W", active="A", A={"parry": 4})
    fight.play("mode OC")

    assert fight.figure("A")["parry"] == 0


@rule("HY-4.2")
def test_defensive_combat_may_be_taken_up_afresh() -> None:
    fight = skirmish("#A..s#", "A@1 E", "s@4 W", active="A", A={"parry": 4})
    fight.play("mode DC", "stop", "level 2")

    assert fight.figure("A")["parry"] == 2


@rule("HY-4.1", "HY-9.54")
def test_the_expert_move_counter_ends_when_the_next_activation_begins() -> None:
    fight = skirmish("#A..s#", "A@1 E", "s@4 W", keys={"step": "sequence"}, A={"furtive": True, "order": 1})

    assert fight.asked == "MODE"
    assert not fight.figure("A")["furtive"]


@rule("HY-4.3", "HY-6.1")
def test_a_mode_value_is_never_below_one() -> None:
    fight = skirmish("#p..A#", "p@1 E", "A@4 W", active="p", p={"wounds": 1})

    assert fight.figure("p")["values"] == {"OC": 1, "DC": 1, "MV": 2}


@rule("HY-4.5")
def test_in_moving_the_level_comes_first_else_after_the_movement() -> None:
    assert skirmish("#A..s#", "A@1 E", "s@4 W", active="A").play("mode MV").asked == "LEVEL"
    assert skirmish("#A..s#", "A@1 E", "s@4 W", active="A").play("mode DC").asked == "MOVE"


@rule("HY-4.6")
def test_without_a_target_nothing_happens_and_the_mode_stays() -> None:
    fight = skirmish("#A...s#", "A@1 E", "s@5 W", active="A", s={"order": 1})
    fight.play("mode OC", "stop")

    assert fight.facts["active"] == "s"
    assert fight.figure("A")["mode"] == "OC"


@rule("HY-4.9", "HY-7.36", "HY-7.37")
def test_who_stays_outside_does_nothing() -> None:
    fight = skirmish(
        "<..A#", "A@3 W", active="s", s={"status": "standby"}, A={"order": 1},
    )  # fmt: skip
    fight.play("mode DC", "stop")

    assert fight.figure("s")["parry"] == 0
    assert fight.figure("s")["status"] == "standby"


@rule("HY-4.1", "HY-7.39")
def test_an_activation_ends_at_once_when_the_warrior_leaves() -> None:
    fight = skirmish(
        ">A..B.s#", "A@1 W", "B@4 E", "s@6 W", active="A", s={"order": 1},
    )  # fmt: skip
    fight.play("mode OC", "step W", "exit")

    assert fight.figure("A")["status"] == "exited"
    assert fight.facts["first_blood"] == []
    assert fight.facts["active"] == "s"


@rule("HY-9.26")
def test_during_the_movement_of_defensive_combat_a_warrior_parries_as_at_level_one() -> None:
    fight = skirmish(
        "A......\n#.....s", "A@0,0 E", "s@6,1 W", active="s", dice=[5, 4], A={"watch": 1},
    )  # fmt: skip
    fight.play("mode DC", "step N")

    assert fight.wounds("s") == 0
    assert fight.figure("A")["watch"] == 0


@rule("HY-9.26", "HY-6.8")
def test_a_wound_on_the_way_ends_defensive_combat_without_a_level() -> None:
    fight = skirmish(
        "A......\n#.....s", "A@0,0 E", "s@6,1 W", active="s", dice=[5, 9], A={"watch": 1, "order": 1},
    )  # fmt: skip
    fight.play("mode DC", "step N", "stop")

    assert fight.wounds("s") == 1
    assert fight.figure("s")["parry"] == 0
    assert fight.asked != "LEVEL"


@rule("HY-4.9", "HY-9.54")
def test_who_stays_outside_has_no_expert_move_counter() -> None:
    fight = skirmish("<..A#", "A@3 W", active="s", s={"status": "standby"}, A={"order": 1})
    fight.play("mode MV", "level 4", "stop")
    assert (fight.figure("s")["status"], fight.figure("s")["furtive"]) == ("standby", False)
