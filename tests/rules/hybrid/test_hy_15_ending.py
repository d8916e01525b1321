"""HY-15  End of round, Infiltration and victory."""

from typing import Any

import pytest

from tests.marks import rule
from tests.rules.hybrid.skirmish import Skirmish, skirmish, standard


def mission(id: str, step: str = "end", **keys: Any) -> Skirmish:
    """The last moment of a round of a shipped mission, with a few warriors where it matters."""
    figures = keys.pop("figures")
    assert isinstance(figures, dict)
    return skirmish("", mission=id, game=standard(), keys={"step": step, **keys}, **figures)


def two(**more: Any) -> dict[str, Any]:
    return {"A": {"profile": "G_TEMPLAR", "at": "1,1"}, "s": {"profile": "S_HYBRID", "at": "6,6"}, **more}


@rule("HY-15.1", "HY-15.5")
@pytest.mark.parametrize(("score", "outcome"), [((2, 1), "GRIFFIN"), ((0, 1), "SCORPION"), ((1, 1), "DRAW")])
def test_at_the_round_limit_more_score_wins(score: tuple[int, int], outcome: str) -> None:
    points = {"GRIFFIN": score[0], "SCORPION": score[1]}
    assert mission("HYM-1", round=8, score=points, figures=two()).facts["outcome"] == outcome


@rule("HY-15.1")
def test_before_the_limit_a_new_round_begins() -> None:
    fight = mission("HYM-1", round=7, score={"GRIFFIN": 2, "SCORPION": 1}, figures=two())
    assert (fight.facts["outcome"], fight.facts["round"]) == ("", 8)


@rule("HY-15.4")
def test_a_side_with_nobody_left_loses() -> None:
    fight = skirmish("#As.#", "A@1 E", "s@2 W", active="A", dice=[1], s={"wounds": 3})
    fight.play("mode OC", "strike s", "level 1")
    assert fight.facts["outcome"] == "GRIFFIN"
    result = fight.game.result(fight.state)
    assert (result.ranks, result.returns) == ((1, 2), (1.0, -1.0))


@rule("HY-15.3", "HY-15.4")
def test_leaving_with_the_third_warrior_wins_even_if_nobody_is_left() -> None:
    gone = {letter: {"profile": "S_HYBRID", "status": "exited"} for letter in "ab"}
    fight = mission(
        "HYM-2", step="mode", active="c",
        figures={**gone, "c": {"profile": "S_HYBRID", "at": "29,4", "facing": "E"},
                 "A": {"profile": "G_TEMPLAR", "at": "21,3"}},
    )  # fmt: skip
    fight.play("mode MV", "level 1", "exit")
    assert fight.facts["outcome"] == "SCORPION"


@rule("HY-15.3")
def test_surviving_until_the_tenth_round_wins() -> None:
    figures = {"A": {"profile": "G_TEMPLAR", "at": "21,3"}, "s": {"profile": "S_HYBRID", "at": "2,4"}}
    assert mission("HYM-2", round=9, figures=figures).facts["outcome"] == ""
    assert mission("HYM-2", round=10, figures=figures).facts["outcome"] == "GRIFFIN"


@rule("HY-15.3")
def test_a_batch_of_wounds_scores_in_the_airlock() -> None:
    fight = mission(
        "HYM-1", step="mode", active="A",
        figures={"A": {"profile": "G_TEMPLAR", "at": "1,1", "facing": "E"},
                 "s": {"profile": "S_HYBRID", "at": "2,1", "facing": "W"}},
    )  # fmt: skip
    script = fight.game.script({"dice": [1]})
    fight.state.chance.script = script
    fight.play("mode OC", "strike s", "level 1")
    assert fight.facts["score"] == {"GRIFFIN": 1, "SCORPION": 0}  # two Wounds, one batch


@rule("HY-15.2")
def test_infiltration_comes_in_the_order_of_the_activations() -> None:
    scouts = {"profile": "H_INFILTRATION", "mode": "DC"}
    fight = skirmish(
        "#a.b#c##B#", "a@1 E", "b@3 E", "c@5 E", "B@8 W", keys={"step": "end"},
        a={**scouts, "activated": 3}, b={**scouts, "activated": 1}, c=scouts,
    )  # fmt: skip
    assert fight.game.prompt(fight.state, 1).startswith("Example H Infiltration b")
    fight.play("no")
    assert fight.game.prompt(fight.state, 1).startswith("Example H Infiltration a")
    fight.play("yes")
    assert fight.facts["points"] == 2
    fight.play("stop")
    assert fight.asked == "ORDER"  # c was not activated this round


@rule("HY-15.2")
def test_after_infiltration_in_defensive_combat_there_is_no_attack() -> None:
    fight = skirmish(
        "#a.B#", "a@1 E", "B@3 E", keys={"step": "end"},
        a={"profile": "H_INFILTRATION", "mode": "DC", "activated": 1},
    )  # fmt: skip
    fight.play("yes", "step E", "stop")
    assert fight.asked != "TARGET"


@rule("HY-15.5")
def test_the_bearer_decides_at_the_limit_of_the_reliquary() -> None:
    figures = {
        "A": {"profile": "G_TEMPLAR", "at": "1,2", "carries": 1},
        "s": {"profile": "S_HYBRID", "at": "26,3"},
    }
    assert mission("HYM-3", round=12, figures=figures).facts["outcome"] == "GRIFFIN"
    figures["A"] = {"profile": "G_TEMPLAR", "at": "1,2"}
    assert mission("HYM-3", round=12, figures=figures).facts["outcome"] == "DRAW"
