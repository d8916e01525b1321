"""HY-14  Aptitudes, without cards."""

from monstrum.games.hybrid.board import aptitudes
from tests.marks import rule
from tests.rules.hybrid.skirmish import skirmish


@rule("HY-14.1")
def test_a_combined_attack_is_once_a_round_and_x_times_a_game() -> None:
    for key in ({"combined": 3}, {"combined": 1, "combined_round": 1}):
        fight = skirmish(
            "#As.#", "A@1 E", "s@2 W", active="A", dice=[9], A={"profile": "T_COMBINED_ATTACK", **key},
        )  # fmt: skip
        assert fight.play("mode OC", "strike s", "level 1").asked != "COMBINED"


@rule("HY-14.1")
def test_a_combined_strike_causes_exactly_one_wound_and_is_not_parried() -> None:
    fight = skirmish(
        "#As.#", "A@1 E", "s@2 W", active="A", dice=[9, 1], A={"profile": "T_COMBINED_ATTACK"},
        s={"parry": 6},
    )  # fmt: skip
    fight.play("mode OC", "strike s", "level 1", "yes")
    assert fight.wounds("s") == 1


@rule("HY-14.1")
def test_a_combined_attack_is_used_up_when_the_first_strike_eliminates() -> None:
    fight = skirmish(
        "#As.t#", "A@1 E", "s@2 W", "t@4 W", active="A", dice=[2], A={"profile": "T_COMBINED_ATTACK"},
        s={"wounds": 3},
    )  # fmt: skip
    fight.play("mode OC", "strike s", "level 1", "yes")
    assert fight.figure("A")["combined"] == 1


@rule("HY-14.3")
def test_the_puny_cannot_operate_doors() -> None:
    fight = skirmish("#p+..A#", "p@1 E", "A@5 W", active="p").play("mode OC")
    assert fight.refusal("open 2,0").code == "puny_doors"


@rule("HY-14.4")
def test_nobody_has_conviction_after_the_leader_is_gone() -> None:
    for status, total in (("board", 6), ("eliminated", 5)):
        leader = {"profile": "T_AURA", "status": status}
        if status == "board":
            leader["at"] = "3,0"
        fight = skirmish(
            "#As..#", "A@1 E", "s@2 W", active="A", A={"profile": "T_CONVICTION"}, L=leader,
            keys={"leaders": {"GRIFFIN": "L"}},
        )  # fmt: skip
        assert fight.game.explain(fight.state, 0, "strike A s").total == total
        assert fight.game.explain(fight.state, 0, "parry A").total == total
        assert fight.game.explain(fight.state, 0, "shoot A s").total == 5


@rule("HY-14.8")
def test_a_push_happens_once_whatever_the_number_of_hits() -> None:
    fight = skirmish(
        "#As....#", "A@1 E", "s@2 W", active="A", dice=[4, 4], A={"profile": "T_BRUTISH_STRENGTH"},
    )  # fmt: skip
    fight.play("mode OC", "strike s", "level 3", "yes")
    assert (fight.at("s"), fight.wounds("s")) == ("4,0", 2)


@rule("HY-14.11", "HY-11.2")
def test_infiltration_is_lost_when_an_enemy_sees_him() -> None:
    fight = skirmish(
        "#a.#..B#\n#......#", "a@1,0 E", "B@6,0 W", active="a", a={"profile": "H_INFILTRATION"},
    )  # fmt: skip
    assert fight.figure("a")["lost"] == []
    fight.play("mode MV", "level 1", "step S", "step E", "step E", "step E")
    assert fight.figure("a")["lost"] == ["infiltration"]


@rule("HY-14.13")
def test_dorsal_protection_cancels_the_bonus_and_more() -> None:
    fight = skirmish("#As.#", "A@1 E", "s@2 E", active="A", s={"profile": "H_DORSAL_PROTECTION"})
    assert fight.game.explain(fight.state, 0, "strike A s").total == 4


@rule("HY-14.14")
def test_a_sacrifice_is_offered_only_after_a_basic_move_in_contact() -> None:
    far = skirmish("#p.A#", "p@1 E", "A@3 W", active="p").play("mode MV", "level 1", "stop")
    assert far.asked != "SACRIFICE"
    other = skirmish("#pA.#", "p@1 E", "A@2 W", active="p").play("mode MV", "level 3", "stop")
    assert other.asked != "SACRIFICE"
    assert (
        skirmish("#pA.#", "p@1 E", "A@2 W", active="p").play("mode MV", "level 1", "stop").asked
        == "SACRIFICE"
    )


@rule("HY-14.14", "HY-15.5")
def test_a_sacrifice_that_ends_both_sides_is_a_draw() -> None:
    fight = skirmish("#pA.#", "p@1 E", "A@2 W", active="p", A={"wounds": 4})
    fight.play("mode MV", "level 1", "stop", "yes")
    assert fight.facts["outcome"] == "DRAW"


@rule("HY-14.17")
def test_a_piercing_shot_is_once_a_round() -> None:
    fight = skirmish(
        "#A..s#", "A@1 E", "s@4 W", active="A", dice=[9],
        A={"profile": "T_ARMOUR_PIERCING_SHOT", "pierced": 1},
    )  # fmt: skip
    assert fight.play("mode F", "stop", "shoot s").asked == "LEVEL"


@rule("HY-14.0", "HY-14.9", "HY-14.2")
def test_aptitudes_come_from_the_profile_alone() -> None:
    fight = skirmish("#As.#", "A@1 E", "s@2 W", active="A", A={"profile": "G_AMBROSIUS"})
    catalog = fight.game.catalog
    assert aptitudes(catalog, catalog.profile_ids.index("G_AMBROSIUS")) == ["aura/3", "prestige/1"]
    assert aptitudes(catalog, catalog.profile_ids.index("S_HYBRID")) == ["mutation/1"]
