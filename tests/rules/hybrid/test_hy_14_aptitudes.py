"""HY-14  Aptitudes, without cards."""

import pytest

from monstrum.games.hybrid.speaking.board import aptitudes
from monstrum.games.library import load_game
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
def test_a_shot_through_a_victim_is_told_before_and_after() -> None:
    fight = skirmish(
        "#A..st#", "A@1 E T_ARMOUR_PIERCING_SHOT", "s@4 W", "t@5 W", active="A", dice=[5, 5], t={"parry": 6}
    )
    fight.play("mode F", "stop", "shoot s", "level 1")
    assert fight.asked == "PIERCE"
    outlook = fight.game.outlook(fight.state, 0)
    assert "Shoot through at Example H t: SL 5 (5 Natural Value), 50 %" in outlook.lines
    assert (outlook.odds[0].chance, outlook.odds[0].line) == (50, ("1,0", "5,0"))
    assert len(outlook.odds) == 2  # his, and the parry
    assert fight.game.explain(fight.state, 0, "pierce A s t").total == 5
    assert fight.refusal("pierce s").code == "not_behind"
    fight.play("pierce t")
    assert "Armour-Piercing Shot: Example T Armour Piercing Shot A shoots on at Example H t." in fight.told()


@rule("HY-14.17", "HY-9.34")
def test_expert_firing_sees_past_one_figurine_for_the_first_shot_only() -> None:
    fight = skirmish(
        "#Au.st#", "A@1 E T_ARMOUR_PIERCING_SHOT", "u@2 W", "s@4 W", "t@5 W", active="A", dice=[5],
        u={"profile": "H"},
    )  # fmt: skip
    assert fight.play("mode F", "stop").options == ["none", "shoot u"]  # in contact: no Expert Firing at all
    far = skirmish("#A.ust#", "A@1 E T_ARMOUR_PIERCING_SHOT", "u@3 W", "s@4 W", "t@5 W", active="A", dice=[5])
    far.play("mode F", "stop", "shoot s")
    assert far.asked != "PIERCE"  # u hides t, whom only s may not hide
    assert far.wounds("s") == 1


@rule("HY-14.16", "HY-11.7")
def test_velocity_stands_in_the_sum_of_a_trap_roll() -> None:
    fight = skirmish("#.s?.A#", "s@2 E H_VELOCITY", "A@5 W", active="s", keys={"counters": {"3,0": "trap"}})
    told = fight.game.explain(fight.state, 1, "trap s")
    assert [(line.code, line.amount) for line in told.lines] == [
        ("natural_value", 4), ("trap", 3), ("velocity", 2),
    ]  # fmt: skip
    fight.play("mode OC", "step E", "stop")
    assert fight.game.outlook(fight.state, 1).lines == (
        "If it is a Trap: SL 9 (4 Natural Value +3 Trap +2 Velocity), 90 %",
    )


@pytest.mark.parametrize(
    ("language", "trap", "behind"),
    [
        ("en", "rolls against Traps", "2 squares behind the first"),
        ("fr", "jets contre les Pièges", "2 case(s) au plus derrière le premier"),
        ("de", "Würfe gegen Fallen", "2 Felder hinter dem ersten"),
    ],
)
@rule("HY-14.16", "HY-14.17")
def test_profiles_say_what_velocity_and_an_armour_piercing_shot_do(
    language: str, trap: str, behind: str
) -> None:
    game = load_game("hybrid")
    assert trap in game.say("glossary", "aptitude_velocity", language, x="2")
    assert behind in game.say("glossary", "aptitude_armour_piercing_shot", language, x="2")


@rule("HY-14.0", "HY-14.9", "HY-14.2")
def test_aptitudes_come_from_the_profile_alone() -> None:
    fight = skirmish("#As.#", "A@1 E", "s@2 W", active="A", A={"profile": "G_AMBROSIUS"})
    catalog = fight.game.catalog
    assert aptitudes(catalog, catalog.profile_ids.index("G_AMBROSIUS")) == ["aura/3", "prestige/1"]
    assert aptitudes(catalog, catalog.profile_ids.index("S_HYBRID")) == ["mutation/1"]
