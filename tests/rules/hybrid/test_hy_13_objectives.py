"""HY-13  Objectives and templates."""

from tests.marks import rule
from tests.rules.hybrid.skirmish import skirmish


@rule("HY-13.1", "HY-13.7")
def test_only_rank_one_and_small_bases_bear_objectives() -> None:
    keys = {"carried": [1]}
    clone = skirmish("#c1..A#", "c@1 E", "A@5 W", active="c", keys=keys, c={"profile": "S_CLONE"})
    assert clone.play("mode OC", "step E", "stop").asked != "OBJECTIVE"
    large = skirmish("#xx1.A#\n#xx...#", "x@1,0 E", "A@5,0 W", active="x", keys=keys)
    assert large.play("mode OC", "step E", "stop").asked != "OBJECTIVE"
    lifter = skirmish("#s1..A#", "s@1 E", "A@5 W", active="s", keys=keys).play("mode OC", "step E", "stop")
    assert lifter.options == ["none", "accept 1"]


@rule("HY-13.1")
def test_after_accepting_a_free_turn_and_still_the_action() -> None:
    fight = skirmish("#s1A.#", "s@1 E", "A@3 W", active="s", dice=[9])
    fight.play("mode OC", "step E", "stop", "accept 1", "turn half")
    assert fight.figure("s")["facing"] == "W"
    fight = skirmish("#s1A.#", "s@1 E", "A@3 W", active="s", dice=[9])
    fight.play("mode OC", "step E", "stop", "accept 1", "none")
    assert fight.options == ["none", "strike A"]


@rule("HY-13.2")
def test_an_accepted_counter_is_removed_and_done() -> None:
    fight = skirmish("#s1..A#", "s@1 E", "A@5 W", active="s").play("mode OC", "step E", "stop", "accept 1")
    assert fight.facts["objectives"] == {"1": "taken"}
    assert fight.facts["done"] == [1]


@rule("HY-13.8")
def test_a_counter_goes_with_its_bearer() -> None:
    fight = skirmish(
        "xxA...\nxx....", "x@0,0 E", "A@2,0 W", active="x", dice=[5], A={"carries": 1}, keys={"carried": [1]},
    )  # fmt: skip
    fight.play("mode OC", "strike A", "level 1")
    assert (fight.at("A"), fight.figure("A")["carries"]) == ("4,0", 1)


@rule("HY-13.9")
def test_an_eliminated_bearer_drops_it_where_he_stood() -> None:
    fight = skirmish(
        "#As.t#", "A@1 E", "s@2 W", "t@4 W", active="A", dice=[2], s={"wounds": 3, "carries": 1},
        keys={"carried": [1]},
    )  # fmt: skip
    fight.play("mode OC", "strike s", "level 1")
    assert fight.facts["objectives"] == {"1": "2,0"}
    fight = skirmish(
        "#A%.t#", "A@1 E", "t@4 W", active="A", dice=[2], keys={"carried": [1]},
        s={"at": "2,0", "profile": "H", "wounds": 3, "carries": 1},
    )  # fmt: skip
    fight.play("mode OC", "strike s", "level 1")
    assert fight.facts["objectives"] == {"1": "1,0"}  # rocks: the nearest square, the lowest column first


@rule("HY-13.10", "HY-15.3")
def test_a_bearer_leaves_with_it() -> None:
    fight = skirmish(
        ">A..B.s#", "A@1 W", "B@4 E", "s@6 W", active="A", A={"carries": 1}, s={"order": 1},
        keys={"carried": [1]},
    )  # fmt: skip
    fight.play("mode OC", "step W", "exit")
    assert fight.facts["objectives"] == {"1": "gone with GRIFFIN"}


@rule("HY-13.3", "HY-13.5")
def test_gas_is_rolled_for_once_in_a_movement() -> None:
    fight = skirmish(
        "#......A#\n#.......#", "A@7,0 W", active="A", dice=[9], s={"profile": "H", "at": "1,0"},
        keys={"templates": ["GAS 5,0 SCORPION until 9"]},
    )  # fmt: skip
    fight.play("mode OC", "step W")
    assert fight.wounds("A") == 1
    fight.play("step E", "step W")
    assert fight.wounds("A") == 1


@rule("HY-13.5", "HY-4.1")
def test_gas_stings_who_is_activated_in_it_and_goes_at_the_end_of_its_round() -> None:
    fight = skirmish(
        "#....sA#\n#......#", "A@6,0 W", "s@5,0 E", dice=[9], A={"order": 1},
        keys={"templates": ["GAS 6,0 SCORPION until 1"], "step": "sequence"},
    )  # fmt: skip
    assert fight.wounds("A") == 1
    fight.play("mode DC", "stop", "level 1")
    assert fight.facts["templates"] == []


@rule("HY-13.6")
def test_a_charnel_house_costs_a_point() -> None:
    fight = skirmish(
        "#A....#\n#.....#", "A@1,0 E", active="A", s={"profile": "H", "at": "5,1"},
        keys={"templates": ["CHARNEL 2,0 until 99"]},
    )  # fmt: skip
    assert fight.play("mode OC", "step E").facts["points"] == 3
