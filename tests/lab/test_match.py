"""Matches: all seatings, results that depend on nothing but the plan, and files to go on with."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from monstrum.cli.main import run
from monstrum.core.errors import BadConfig
from monstrum.lab.deals import Dealt, Duel, Rules, counted_up
from monstrum.lab.kept import BadResults, Kept, kept
from monstrum.lab.match import Plan, Score, play_match
from monstrum.lab.one_game import Played
from monstrum.lab.sequential import HIGH, Hypotheses

ASKED = Hypotheses(0.5, 0.55)


def plan(one: str = "greedy", other: str = "random", deals: int = 4, **rules: Any) -> Plan:
    agreed: dict[str, Any] = {"game": "xybrid", "players": 2, "seed": "1"} | rules
    return Plan(Rules(**agreed), one, other, deals, ASKED, stops=False)


def won(score: Score) -> list[tuple[float, ...]]:
    return [dealt.won for dealt in score.dealt]


def ended(*winners: int, seats: int = 2) -> Played:
    """A game of two decisions per seat, the second half of a second of each seat's the later it sits."""
    every = range(seats)
    return Played(
        0,
        "1",
        tuple(every),
        winners,
        (0,) * seats,
        2 * seats,
        faults=((),) * seats,
        stood_in=((0, 0),) * seats,
        asked=(2,) * seats,
        cpu=tuple(float(seat) for seat in every),
    )


def test_wins_are_counted_for_the_seat_of_a_and_drawn_games_are_everybodys() -> None:
    duel = Duel("a", "b", 0)
    assert counted_up(duel, [ended(0), ended(0)]).won == (1.0, 0.0)
    assert counted_up(duel, [ended(0, 1), ended()]).won == (0.5, 0.5)
    three = counted_up(duel, [ended(2, seats=3), ended(1, 2, seats=3), ended(seats=3)])
    assert three.won == (0.0, 0.5, 1 / 3)
    assert three.asked == (6, 12)
    assert three.cpu == (3.0, 6.0)


def test_the_same_bot_on_both_sides_is_at_par_in_every_deal() -> None:
    """Both games of a deal are the same game, once seen from each seat."""
    for players in (2, 3):
        score = play_match(plan("greedy", "greedy", players=players), Kept())
        assert [sum(dealt.won) for dealt in score.dealt] == [pytest.approx(1.0)] * 4
        assert score.rate.games == 4 * players


def test_it_stops_with_the_deal_that_decides_whatever_the_number_of_processes() -> None:
    asked = replace(plan(deals=100), stops=True)
    alone, together = play_match(asked, Kept()), play_match(asked, Kept(), workers=2)
    assert alone.decision == HIGH
    assert len(alone.dealt) == alone.decided_after == len(together.dealt) < 60
    assert won(alone) == won(together)
    assert (alone.rate, alone.ratio) == (together.rate, together.ratio)


def test_a_match_that_was_put_down_goes_on_where_it_was(tmp_path: Path) -> None:
    file, whole = tmp_path / "deep" / "results.jsonl", plan(deals=5)
    with kept(file, whole.rules, {}) as results:
        play_match(replace(whole, deals=3), results)
    half_a_line = file.read_text().splitlines()[-1][:20]
    file.write_text(file.read_text() + half_a_line)  # as somebody leaves it who is ended while writing
    played: list[Dealt] = []
    with kept(file, whole.rules, {}) as results:
        assert len(results.dealt) == 3
        again = play_match(whole, results, tick=lambda score: played.append(score.dealt[-1]))
    assert won(again) == won(play_match(whole, Kept()))
    assert len(file.read_text().splitlines()) == 6
    assert again.milliseconds(0) > 0


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        ("# a page\n", "is no file of results"),
        (
            '{"monstrum": "results", "format": 1, "game": "hybrid"}\n',
            r"something else \(game: hybrid, not xy",
        ),
    ],
)
def test_a_file_of_something_else_is_a_sentence(tmp_path: Path, content: str, sentence: str) -> None:
    file = tmp_path / "results.jsonl"
    file.write_text(content)
    with pytest.raises(BadResults, match=sentence), kept(file, plan().rules, {}):
        pass
    assert file.read_text() == content


def test_a_damaged_line_is_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    with kept(file, plan().rules, {}):
        pass
    file.write_text(file.read_text() + '{"a": 1}\n')
    with pytest.raises(BadResults, match="line 2 is no result"), kept(file, plan().rules, {}):
        pass


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        (plan(players=7), "XYbrid is for 2 to 4 players, not 7"),
        (plan(deals=0), "At least one deal"),
        (plan(each="mission"), "no setting 'mission' to go through"),
        (plan(game="hybrid", each="mission", settings=("mission=HYM-2",)), "either set or gone through"),
        (replace(plan(), hypotheses=Hypotheses(0.6, 0.5)), "the low one first: not 0.6 and 0.5"),
    ],
)
def test_a_wrong_plan_is_a_sentence(wrong: Plan, sentence: str) -> None:
    with pytest.raises(BadConfig, match=sentence):
        play_match(wrong, Kept())


def test_the_verb_goes_through_missions_and_swaps_sides(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    asked = ["lab", "match", "greedy@1", "random", "--game", "hybrid", "--each", "mission", "--pairs", "2"]
    asked += ["--seed", "1", "--jobs", "1", "--file", str(tmp_path / "r.jsonl"), "--json"]
    assert run(asked) == 0
    first = json.loads(capsys.readouterr().out)
    assert (first["share"], first["games"], first["planned"]) == (1.0, 4, 2)
    assert first["low"] < first["share"] <= first["high"]
    assert [part["games"] for part in first["each"].values()] == [2, 2, 0, 0, 0, 0]
    assert first["worth"]["share"] == 2.0
    assert first["elo"]["share"] is None
    assert first["test"]["decision"] == "open"
    assert run(asked) == 0  # nothing is left to play
    timed = {"seconds": 0, "cpu_ms_per_decision": {}}  # summed in another order
    assert json.loads(capsys.readouterr().out) | timed == first | timed


def test_the_verb_tells_its_stopping_rule(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["lab", "match", "random", "random", "--pairs", "2", "--seed", "1", "--workers", "1"]) == 0
    said = capsys.readouterr().out
    assert "55.0% rather than 50.0%: not decided yet" in said
    assert "stops at -2.94 or +2.94" in said
    assert run(["lab", "match", "random", "gredy"]) == 2
    assert "did you mean greedy?" in capsys.readouterr().err
