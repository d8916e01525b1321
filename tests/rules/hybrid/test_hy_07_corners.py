"""HY-7, HY-9.52  Movements that end badly: failed brushes, falls, turns that have been used up."""

from monstrum.games.hybrid.rules.sources import CONSTANT
from tests.marks import rule
from tests.rules.hybrid.effects import lab
from tests.rules.hybrid.skirmish import skirmish


@rule("HY-7.27", "HY-7.14")
def test_a_step_may_not_count_on_a_free_turn_that_is_used() -> None:
    fight = skirmish("####\n#AB#\n##.#\n####", "A@1,1 N", "B@2,1 N", active="A", A={"wounds": 3})
    fight.play("mode OC", "turn right")  # 2 MP: through B and on to the south would now cost 3
    assert "step SE" in fight.options
    assert "step E" not in fight.options


@rule("HY-7.27", "HY-7.14")
def test_a_step_may_count_on_a_free_turn_that_is_left() -> None:
    fight = skirmish("####\n#AB#\n##.#\n####", "A@1,1 E", "B@2,1 N", active="A", A={"wounds": 3})
    fight.play("mode OC", "step E", "turn right")  # nothing is left but the step to the south
    assert fight.at("A") == "2,2"


@rule("HY-9.52", "HY-7.12", "HY-7.27")
def test_who_fails_to_brush_aside_does_not_stay_on_rocks() -> None:
    fight = skirmish("#A%s..#\n#.....#", "A@1,0 E", "s@3,0 W", active="A", dice=[10])
    fight.play("mode MV", "level 2", "step E", "brush E")
    assert fight.at("A") == "1,0"


@rule("HY-9.52", "HY-7.35")
def test_nobody_is_brushed_out_of_an_open_trapdoor() -> None:
    fight = skirmish("#As..#\n#....#", "A@1,0 E", "s@2,0 W on ^", active="A")
    fight.play("mode MV", "level 2")
    assert "brush E" not in fight.options


@rule("HY-13.5", "HY-7.32", "HY-7.51")
def test_who_falls_into_gas_breathes_it_after_the_fall() -> None:
    gas = {"templates": ["GAS 2,0 SCORPION until 9"]}
    fight = skirmish("#A^..#\n#....#", "A@1,0 E", active="A", dice=[9, 9], keys=gas)
    fight.play("mode OC", "jump E")
    assert (fight.at("A"), fight.wounds("A"), fight.asked) == ("2,0", 2, "MOVE")
    dead = skirmish("#A^.B#\n#....#", "A@1,0 E", "B@4,0 N", active="A", dice=[9], A={"wounds": 4}, keys=gas)
    dead.play("mode MV", "jump E")
    assert dead.figure("A")["status"] == "eliminated"


@rule("HY-7.51", "HY-7.32")
def test_a_fall_enters_its_square() -> None:
    fight = lab(
        "ON_ENTER_SQUARE SELF.score(n=1)", "#A^..#", "A@1 E", how=CONSTANT, dice=[9],
    )  # fmt: skip
    assert fight.play("mode OC", "jump E").facts["score"]["GRIFFIN"] == 1


@rule("HY-9.52")
def test_who_is_brushed_aside_enters_a_square() -> None:
    fight = lab(
        "ON_ENTER_SQUARE FIG[ENEMY,ALL].score(n=1)", "#....#\n#As..#\n#....#", "A@1,1 E", "s@2,1 W",
        how=CONSTANT, dice=[3],
    )  # fmt: skip
    fight.play("mode MV", "level 2", "brush E", "3,1")
    assert fight.facts["score"]["GRIFFIN"] == 1


@rule("HY-9.52", "HY-11.5")
def test_a_square_that_is_none_is_refused_with_the_reason() -> None:
    fight = skirmish("#As..#\n#....#", "A@1,0 E", "s@2,0 W", active="A", dice=[3])
    fight.play("mode MV", "level 2", "brush E")
    assert fight.refusal("4,1").code == "no_place_aside"
    fight = skirmish("#A?.s#\n#....#", "A@1,0 E", "s@4,0 W", active="A")
    fight.play("mode OC", "step E", "stop")
    assert fight.refusal("activate 3,0").code == "no_counter_there"
