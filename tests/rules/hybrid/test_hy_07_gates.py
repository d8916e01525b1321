"""HY-7.37, HY-13.2  Conditions a mission may set: rounds and hands open gates, too."""

import shutil
from pathlib import Path

import pytest

from monstrum.content.problems import PackErrors
from monstrum.games.hybrid.game import Hybrid, load_hybrid
from tests.marks import rule
from tests.rules.hybrid.skirmish import Skirmish, skirmish

TRIAL = Path(__file__).parents[2] / "scenarios" / "packs" / "hybrid_trial"
EXIT = 'kind = "EXIT", squares = ["11,2", "11,3"], if = "objective_done:2"'


def trial(folder: Path, *changes: tuple[str, str]) -> Hybrid:
    """The trial pack with other words in its missions."""
    pack = folder / "hybrid_trial"
    shutil.copytree(TRIAL, pack)
    text = (pack / "missions.toml").read_text()
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    (pack / "missions.toml").write_text(text)
    return load_hybrid(pack)


@pytest.fixture
def rewritten(tmp_path: Path) -> Hybrid:
    """The trial mission with a way out that opens in round 3, and an Objective for who holds a card."""
    return trial(
        tmp_path,
        (EXIT, EXIT.replace("objective_done:2", "round>=3")),
        ('if = "flag=sluice:1", only = "DIVERS"', 'if = "not:cards_in_hand>=1"'),
        ('needs = ["objective_done:1"]', 'needs = ["cards_in_hand>=1", "not:round>=5"]'),
    )


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
    assert "once 1 Action card or more is in hand and not: round 5 has come" in said


@rule("HY-13.2")
@pytest.mark.parametrize(
    ("needs", "said", "warrior", "may"),
    [
        ("wounds>=2", "they have 2 Wounds or more", {"wounds": 2}, True),
        ("wounds>=2", "they have 2 Wounds or more", {"wounds": 1}, False),
        ("not:wounded", "not: they are wounded", {"wounds": 1}, False),
        ("mode=OC", "their mode is OC", {}, True),
        ("mode=DC", "their mode is DC", {}, False),
        ("rank>=2", "their Rank is 2 or more", {}, False),
        ("rank<=1", "their Rank is 1 or less", {}, True),
        ("profile=G_TEMPLAR", "they are Templar of Hod", {}, True),
        ("in_tile=T02", "they stand on T02", {}, True),
        ("carrying=1", "they bear Objective 1", {}, False),
    ],
)
def test_an_objective_may_ask_something_of_the_warrior(
    tmp_path: Path, needs: str, said: str, warrior: dict[str, int], may: bool
) -> None:
    game = trial(tmp_path, ('needs = ["objective_done:1"]', f'needs = ["{needs}"]'))
    keys = {"mission": "HYM-7"}
    templar = {"profile": "G_TEMPLAR", "at": "8,2", "facing": "W", **warrior}
    enemy = {"profile": "S_HYBRID", "at": "1,4", "facing": "S"}
    fight = skirmish("", active="A", game=game, keys=keys, A=templar, s=enemy)
    fight.play("mode OC", "step W", "stop")
    assert (fight.asked == "OBJECTIVE") == may
    assert f"once {said}" in " ".join(game.briefing("HYM-7"))


@rule("HY-13.2")
def test_an_objective_cannot_ask_for_an_opponent(tmp_path: Path) -> None:
    with pytest.raises(PackErrors, match="'in_contact' is no condition here"):
        trial(tmp_path, ('needs = ["objective_done:1"]', 'needs = ["in_contact"]'))


@rule("HY-2.7", "HY-7.36")
def test_whom_the_zone_has_no_place_for_waits_at_any_entry(tmp_path: Path) -> None:
    game = trial(tmp_path)
    enemy = {"profile": "S_HYBRID", "at": "9,1", "facing": "S"}
    keys = {"mission": "HYM-7", "flags": {"sluice": 1}}
    fight = skirmish(
        "", active="A", game=game, keys=keys, A={"profile": "G_TEMPLAR", "status": "standby"}, s=enemy
    )
    assert "enter" in fight.play("mode MV", "level 1").options
