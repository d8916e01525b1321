"""HY-6  Wounds: what they end, eliminations and their order."""

from monstrum.games.hybrid.rules import events
from tests.marks import rule
from tests.rules.hybrid.skirmish import skirmish


@rule("HY-6.2", "HY-7.1")
def test_each_wound_costs_a_movement_point_down_to_one() -> None:
    fight = skirmish("#A......s#", "A@1 E", "s@8 W", active="A", A={"wounds": 2}).play("mode OC")
    assert fight.facts["points"] == 3
    fight = skirmish("#A......s#", "A@1 E", "s@8 W", active="A", A={"profile": "G_CONSCRIPT", "wounds": 1})
    assert fight.play("mode OC").facts["points"] == 5


@rule("HY-6.3", "HY-6.5")
def test_as_many_wounds_as_nv_eliminate_and_the_rest_is_lost() -> None:
    fight = skirmish("#As.t#", "A@1 E", "s@2 W", "t@4 W", active="A", dice=[1], s={"wounds": 3, "parry": 2})
    fight.play("mode OC", "strike s", "level 1")

    assert fight.figure("s")["status"] == "eliminated"
    assert fight.wounds("s") == 4
    assert fight.figure("s")["parry"] == 0


@rule("HY-6.8", "HY-9.20", "HY-9.45")
def test_a_wound_ends_parries_watches_and_furtiveness() -> None:
    for key in ({"parry": 5}, {"watch": 1}, {"furtive": True}):
        fight = skirmish("#As.#", "A@1 E", "s@2 E", active="A", dice=[2], s=key)
        fight.play("mode OC", "strike s", "level 1")
        found = fight.figure("s")
        assert (found["parry"], found["watch"], found["furtive"]) == (0, 0, False)


@rule("HY-9.25", "HY-6.8")
def test_a_heroic_parry_survives_wounds() -> None:
    fight = skirmish("#As.#", "A@1 E", "s@2 W", active="A", dice=[2, 9], s={"parry": 6})
    fight.play("mode OC", "strike s", "level 1")

    assert (fight.wounds("s"), fight.figure("s")["parry"]) == (1, 6)


@rule("HY-6.8", "HY-14.12")
def test_the_first_wound_ends_prestige_for_good() -> None:
    fight = skirmish("#As.#", "A@1 E", "s@2 W", active="A", dice=[2], s={"profile": "H_PRESTIGE"})
    fight.play("mode OC", "strike s", "level 1")

    assert fight.figure("s")["lost"] == ["prestige"]


@rule("HY-6.9", "HY-11.3")
def test_the_first_loss_of_a_side_is_its_first_blood() -> None:
    fight = skirmish("#As.t#", "A@1 E", "s@2 W", "t@4 W", active="A", dice=[1], s={"wounds": 3})
    fight.play("mode OC", "strike s", "level 1")

    assert fight.facts["first_blood"] == ["SCORPION"]
    kinds = [event.kind for event in fight.events]
    assert kinds.index(events.WOUNDED) < kinds.index(events.ELIMINATED) < kinds.index(events.FIRST_BLOOD)


@rule("HY-6.4", "HY-7.44")
def test_the_wounds_of_a_push_are_a_batch_of_their_own() -> None:
    fight = skirmish("xxA#\nxx.#", "x@0,0 E", "A@2,0 W", active="x", dice=[5])
    fight.play("mode OC", "strike A", "level 1")

    assert [event.b for event in fight.events if event.kind == events.WOUNDED] == [1, 2]


@rule("HY-6.9", "HY-14.7")
def test_frenzy_counts_enemies_eliminated_hand_to_hand() -> None:
    fight = skirmish(
        "#As.t#", "A@1 E", "s@2 W", "t@4 W", active="A", dice=[1], A={"profile": "T_FRENZY"}, s={"wounds": 3},
    )  # fmt: skip
    fight.play("mode OC", "strike s", "level 1")

    assert fight.figure("A")["frenzy"] == 1


@rule("HY-6.10", "HY-9.27")
def test_a_sacrifice_cannot_be_parried() -> None:
    fight = skirmish("#pA.#", "p@1 E", "A@2 W", active="p", A={"parry": 6}, t={"profile": "H", "at": "3,0"})
    fight.play("mode MV", "level 1", "stop", "yes")

    assert fight.wounds("A") == 1


@rule("HY-6.7")
def test_who_did_it_is_told_with_the_elimination() -> None:
    fight = skirmish("#As.t#", "A@1 E", "s@2 W", "t@4 W", active="A", dice=[1], s={"wounds": 3})
    fight.play("mode OC", "strike s", "level 1")
    assert next(event.b for event in fight.events if event.kind == events.ELIMINATED) == 0
    fight = skirmish(
        "#A^.t#", "A@1 E", "t@4 W", active="A", dice=[9], A={"wounds": 4}, B={"profile": "T", "at": "3,0"},
    )  # fmt: skip
    assert "jump E" not in fight.play("mode OC").options  # B is in the way
