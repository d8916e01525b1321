"""HY-7.37, HY-13.2  Conditions a mission may set: rounds and hands open gates, too."""

import shutil
from pathlib import Path

import pytest

from monstrum.games.hybrid.game import Hybrid, load_hybrid
from tests.marks import rule
from tests.rules.hybrid.skirmish import Skirmish, skirmish

TRIAL = Path(__file__).parents[2] / "scenarios" / "packs" / "hybrid_trial"
EXIT = 'kind = "EXIT", squares = ["11,2", "11,3"], if = "objective_done:2"'


@pytest.fixture
def rewritten(tmp_path: Path) -> Hybrid:
    """The trial mission with a way out that opens in round 3, and an Objective for who holds a card."""
    pack = tmp_path / "hybrid_trial"
    shutil.copytree(TRIAL, pack)
    text = (pack / "missions.toml").read_text()
    for old, new in (
        (EXIT, EXIT.replace("objective_done:2", "round>=3")),
        ('if = "flag=sluice:1", only = "DIVERS"', 'if = "not:cards_in_hand>=1"'),
        ('needs = ["objective_done:1"]', 'needs = ["cards_in_hand>=1", "not:round>=5"]'),
    ):
        assert old in text
        text = text.replace(old, new)
    (pack / "missions.toml").write_text(text)
    return load_hybrid(pack)


def sluice(game: Hybrid, round: int, cards: list[str], at: str, facing: str = "W") -> Skirmish:
    keys = {"mission": "HYM-7", "round": round, "hands": {"GRIFFIN": cards}}
    warrior = {"profile": "G_TEMPLAR", "at": at, "facing": facing}
    enemy = {"profile": "S_HYBRID", "at": "1,4", "facing": "S"}
    return skirmish("", active="A", game=game, keys=keys, A=warrior, s=enemy, dice=[2, 9])


@rule("HY-7.37")
def test_a_gate_may_open_with_a_round(rewritten: Hybrid) -> None:
    fight = sluice(rewritten, 2, [], "10,2")
    assert fight.state.ground.gates == 2
    fight.play("mode DC", "stop", "level 1")
    while fight.facts["round"] == 2 or fight.asked == "ORDER":
        fight.pass_time()
    assert (fight.facts["round"], fight.state.ground.gates) == (3, 0)


@rule("HY-7.37", "HY-10.1")
def test_a_gate_may_open_when_a_hand_is_empty(rewritten: Hybrid) -> None:
    fight = sluice(rewritten, 3, ["ACT-01"], "10,2")
    assert fight.state.ground.gates == 1
    fight.play("mode MV", "lay ACT-01 points")
    assert fight.state.ground.gates == 0


@rule("HY-13.2")
@pytest.mark.parametrize(("cards", "round"), [(["ACT-01"], 2), ([], 2), (["ACT-01"], 5)])
def test_an_objective_may_ask_for_cards_in_hand(rewritten: Hybrid, cards: list[str], round: int) -> None:
    fight = sluice(rewritten, round, cards, "8,2")
    fight.play("mode OC", "step W", "stop")
    assert (fight.asked == "OBJECTIVE") == (len(cards) == 1 and round < 5)


@rule("HY-13.2")
def test_the_briefing_says_what_is_needed(rewritten: Hybrid) -> None:
    said = " ".join(rewritten.briefing("HYM-7"))
    assert "once 1 Action cards or more are in hand and not: round 5 has come" in said
