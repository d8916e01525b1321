"""Ladders: ratings that give back known strengths, and a table that grows with its file."""

import json
import math
from pathlib import Path

import pytest

from monstrum.cli.main import run
from monstrum.core.errors import BadConfig
from monstrum.lab.deals import Rules
from monstrum.lab.kept import Kept
from monstrum.lab.ladder import Plan, play_ladder
from monstrum.lab.ratings import AVERAGE, Meeting, points, rated, strengths
from monstrum.lab.statistics import elo


def meetings(true: dict[str, float], others: int, games: int) -> list[Meeting]:
    """As many wins as strengths promise."""
    found = []
    for one in true:
        for other in true:
            if one != other:
                share = true[one] / (true[one] + others * true[other])
                found.append(Meeting(one, other, others, games, games * share))
    return found


@pytest.mark.parametrize("others", [1, 3])
def test_known_strengths_are_found_again(others: int) -> None:
    true = {"weak": 0.25, "middle": 1.0, "strong": 4.0}
    found = points(strengths(list(true), meetings(true, others, 10**6)), "middle")
    assert found["middle"] == AVERAGE
    assert found["strong"] - found["middle"] == pytest.approx(elo(0.8), abs=0.1)
    assert found["middle"] - found["weak"] == pytest.approx(elo(0.8), abs=0.1)


def test_who_wins_everything_gets_a_number_and_an_interval() -> None:
    deals = [[Meeting("best", "worst", 1, 2, 2.0)] for _ in range(30)]
    best, worst = rated(["worst", "best"], deals, "worst")
    assert (best.name, worst.name) == ("best", "worst")
    assert 400 < best.points - worst.points < 1500
    assert best.low == pytest.approx(best.points, abs=0.1)
    assert best.high == math.inf  # nothing says how strong somebody is who never lost
    assert rated(["worst", "best"], deals, "worst") == [best, worst]


def test_more_deals_make_the_interval_narrower() -> None:
    def reach(number: int) -> float:
        deals = [[Meeting("a", "b", 1, 2, float(deal % 3))] for deal in range(number)]
        (first, _) = rated(["a", "b"], deals, "b")
        return first.high - first.low

    assert 0 < reach(300) < reach(30)


def test_everybody_meets_everybody_with_the_same_deals() -> None:
    two = Plan(Rules("xybrid", 2, "1"), ("random", "greedy", "greedy@1"), 2).duels()
    assert [duel.deal for duel in two] == [0, 0, 0, 1, 1, 1]
    assert len({(duel.one, duel.other) for duel in two}) == 3
    three = Plan(Rules("xybrid", 3, "1"), ("random", "greedy"), 1).duels()
    assert [(duel.one, duel.other) for duel in three] == [("random", "greedy"), ("greedy", "random")]


def test_the_same_bot_twice_is_a_sentence() -> None:
    for bots in (("greedy",), ("greedy", "greedy")):
        with pytest.raises(BadConfig, match="two bots or more"):
            play_ladder(Plan(Rules("xybrid", 2, "1"), bots, 1), Kept())


def test_the_verb_goes_on_with_more_bots(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "ladder.jsonl"
    asked = ["lab", "ladder", "xybrid", "--pairs", "3", "--workers", "1", "--file", str(file)]
    assert run([*asked, "--bots", "random,greedy@1", "--seed", "1"]) == 0
    assert "greedy@1 has 1000 points" in capsys.readouterr().out
    before = file.read_text()
    assert run([*asked, "--bots", "random,greedy@1,greedy", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert file.read_text().startswith(before)
    assert (found["seed"], found["games"]) == ("1", 18)
    assert [row["games"] for row in found["ratings"]] == [12, 12, 12]
    assert found["ratings"][-1]["bot"] == "random"
    assert found["shares"]["random"]["greedy@1"]["share"] == 0.0
    assert found["shares"]["greedy@1"]["random"]["share"] == 1.0
    assert run([*asked, "--bots", "random,greedy@1", "--markdown"]) == 0
    assert capsys.readouterr().out.splitlines()[2].startswith("| `greedy@1` | 1000 |")
