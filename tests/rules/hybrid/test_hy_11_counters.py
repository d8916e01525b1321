"""HY-11.1, HY-11.5 – HY-11.7  First Contact, Event and Trap counters."""

from tests.marks import rule
from tests.rules.hybrid.skirmish import skirmish

HALL = "#s?..A#"
LEGEND = ("s@1 E", "A@5 W")


@rule("HY-11.5")
def test_a_counter_may_be_activated_where_a_movement_ends() -> None:
    fight = skirmish(HALL, *LEGEND, active="s", pick=["event"], keys={"traps_left": 0})
    fight.play("mode OC", "step E", "stop")
    assert fight.options == ["none", "activate 2,0"]
    fight.play("activate 2,0")
    assert fight.facts["counters"] == {}
    assert fight.facts["last_counter"] == "SCORPION"


@rule("HY-11.5")
def test_a_counter_may_be_left_alone() -> None:
    fight = skirmish(HALL, *LEGEND, active="s").play("mode OC", "step E", "stop", "none")
    assert fight.facts["counters"] == {"2,0": "?"}


@rule("HY-11.7")
def test_a_trap_is_rolled_for_with_three_more() -> None:
    play = ("mode OC", "step E", "stop", "activate 2,0")
    keys = {"traps_left": 1}
    caught = skirmish(HALL, *LEGEND, active="s", pick=["trap"], dice=[8], keys=keys).play(*play)
    assert caught.wounds("s") == 1
    spared = skirmish(HALL, *LEGEND, active="s", pick=["trap"], dice=[7], keys=keys).play(*play)
    assert spared.wounds("s") == 0
    assert spared.facts["traps_left"] == 0


@rule("HY-7.52", "HY-11.5")
def test_a_movement_without_a_step_ends_on_its_square_too() -> None:
    fight = skirmish("#s...A#", "s@1 E", "A@5 W", active="s", keys={"counters": {"1,0": "event"}})
    fight.play("mode OC", "stop")
    assert fight.options == ["none", "activate 1,0"]


@rule("HY-11.1")
def test_first_contact_is_the_first_sight_of_an_enemy() -> None:
    fight = skirmish(
        "#A.#..s#\n#......#", "A@1,0 E", "s@6,0 N", active="A", keys={"first_contact": False},
    )  # fmt: skip
    assert not fight.facts["first_contact"]
    fight.play("mode OC", "step S")
    assert fight.facts["first_contact"]


@rule("HY-11.1")
def test_a_resolved_attack_is_first_contact_too() -> None:
    fight = skirmish("#As.#", "A@1 W", "s@2 E", active="A", dice=[9], keys={"first_contact": False})
    fight.play("mode OC", "strike s", "level 1")
    assert fight.facts["first_contact"]
