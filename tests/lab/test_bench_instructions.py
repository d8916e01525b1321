"""Instructions are counted between two marks, row by row; without valgrind the benchmark says so."""

import json
import shutil
from pathlib import Path

import pytest

from monstrum.lab.bench_instructions import WITHOUT, Counted, count, counted, rows_to_count, totals


def test_counts_begin_with_the_first_mark(tmp_path: Path) -> None:
    for number, total in enumerate((900, 70, 5, 80), 1):
        (tmp_path / f"counts.{number}").write_text(f"version: 1\nsummary: {total}\n\ntotals: {total}\n")
    assert totals(tmp_path) == [70, 5, 80]


def test_every_other_count_belongs_to_a_row() -> None:
    lines = [json.dumps(["one", "decisions", 7]), json.dumps(["two", "clones", 8])]
    found = counted(lines, [70, 5, 80])
    assert found == [Counted("one", "decisions", 70, 7), Counted("two", "clones", 80, 8)]
    assert found[0].sentence().split() == ["10", "instructions", "one,", "per", "decision"]


def test_without_valgrind_a_sentence_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda name: None)
    assert count(peers=False) == ([], WITHOUT)


def test_loops_copies_and_samples_of_every_game_are_counted() -> None:
    names = {row.name for row, _ in rows_to_count(peers=False)}
    for title in ("XYbrid", "Mutation Wars", "Hybrid"):
        assert {f"{title} clone", f"{title} know and sample"} <= names
        assert any(name.startswith(title) and name.endswith("core loop") for name in names)


@pytest.mark.soak
@pytest.mark.skipif(shutil.which("valgrind") is None, reason="valgrind is not installed")
def test_counts_repeat() -> None:
    once, again = ({row.name: row.instructions for row in count(peers=False)[0]} for _ in range(2))
    assert once.keys() == again.keys()
    assert all(abs(again[name] - number) < number / 50 for name, number in once.items())
