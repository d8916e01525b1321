"""The benchmark measures what it says, compares, and goes on without peers."""

import json
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import IO

import pytest

from monstrum.cli.main import run
from monstrum.lab.bench import Measured, Row, measure, units_for
from monstrum.lab.bench_bars import BARS, verdicts
from monstrum.lab.bench_envs import bytes_per_step, environment_rows
from monstrum.lab.bench_rows import own_rows


def test_every_row_is_measured_in_every_round() -> None:
    calls: list[str] = []

    def work(name: str) -> Row:
        def count(units: int) -> int:
            calls.append(name)
            return units * 3

        return Row(name, "things", count)

    measured = measure([work("a"), work("b")], rounds=4, seconds=0.0001)
    assert [len(row.rates) for row in measured] == [4, 4]
    assert calls[-4:] == ["a", "b", "a", "b"]


def test_a_bar_is_judged_by_the_median_of_the_ratios() -> None:
    bar = BARS[0]
    mine = Measured(bar.row, "decisions", False, [30.0, 60.0, 300.0])
    theirs = Measured(bar.against, "decisions", True, [10.0, 10.0, 10.0])
    (verdict,) = verdicts([mine, theirs])
    assert verdict.ratio == 6.0
    assert verdict.met()


def test_bars_speak_of_rows_there_are() -> None:
    own = {row.name for row in [*own_rows(), *environment_rows(peers=False)[0]]}
    assert {bar.row for bar in BARS} <= own


def test_every_environment_does_the_steps_it_is_asked_for() -> None:
    rows, missing = environment_rows(peers=False)
    assert missing == []
    for row in rows:
        assert 300 <= row.work(300) < 300 + 256, row.name


def test_bytes_per_step_are_stated() -> None:
    lines = bytes_per_step()
    assert [line.split(",")[0] for line in lines] == ["XYbrid", "Mutation Wars", "Hybrid"]
    assert all("bytes per step" in line for line in lines)


def test_what_a_row_makes_first_is_no_part_of_its_work(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [0.0]
    monkeypatch.setattr(time, "process_time", lambda: clock[0])
    asked: list[int] = []

    def work(units: int) -> int:
        clock[0] += 0.2 if not asked else 0.0005 * units
        asked.append(units)
        return units

    assert units_for(Row("slow to begin", "units", work), 0.1) == 200  # not what fits into its first call


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_a_result_is_saved_and_the_next_run_compares_with_it(
    here: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    quick = [
        "bench",
        "--rounds",
        "1",
        "--seconds",
        "0.01",
        "--no-peers",
        "--no-environments",
        "--no-instructions",
    ]
    assert run([*quick, "--save"]) == 0
    (saved,) = (here / "bench" / "results").glob("*.json")
    result = json.loads(saved.read_text())
    assert set(result["rows"]) == {row.name for row in own_rows()}
    assert all(row["per_second"] > 0 for row in result["rows"].values())
    capsys.readouterr()
    assert run(quick) == 0
    assert "Last result:" in capsys.readouterr().out


def test_an_unreadable_last_result_is_named(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = here / "bench" / "results"
    folder.mkdir(parents=True)
    (folder / "2026-01-01-01.json").write_text("{")
    assert (
        run(
            [
                "bench",
                "--rounds",
                "1",
                "--seconds",
                "0.01",
                "--no-peers",
                "--no-environments",
                "--no-instructions",
            ]
        )
        == 2
    )
    assert "2026-01-01-01.json" in capsys.readouterr().err


QUICK = ["bench", "--rounds", "1", "--seconds", "0.01", "--no-instructions", "--json"]


@pytest.fixture
def bare(here: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """No rows of our own, so that it takes no time."""
    monkeypatch.setattr(
        "monstrum.lab.bench_rows.own_rows", lambda: [Row("ours", "things", lambda units: units)]
    )
    return here


def test_what_is_missing_is_named_with_the_command_that_installs_it(
    bare: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for module in ("monstrum.lab.bench_envs", "monstrum.lab.bench_peers"):
        monkeypatch.setattr(f"{module}.there", lambda name: False)

    assert run(QUICK) == 0

    result = json.loads(capsys.readouterr().out)
    assert run(QUICK[:-1]) == 0
    assert set(result["missing"]) <= set(capsys.readouterr().out.splitlines())
    assert list(result["rows"]) == ["ours"]
    assert result["missing"] == [
        "OpenSpiel is left out: pyspiel is not installed (pip install 'monstrum[bench]').",
        "rlcard is left out: rlcard is not installed (pip install 'monstrum[bench]').",
        "Environments are left out: numpy and gymnasium and pettingzoo not installed"
        " (pip install 'monstrum[envs]').",
    ]


def test_a_library_that_does_not_start_breaks_nothing(
    bare: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def half_installed() -> list[Row]:
        raise ImportError("cannot import name 'Game'")

    monkeypatch.setattr("monstrum.lab.bench_peers.there", lambda name: name == "rlcard")
    monkeypatch.setattr("monstrum.lab.bench_peers.rlcard_rows", half_installed)

    assert run([*QUICK, "--no-environments"]) == 0

    missing = json.loads(capsys.readouterr().out)["missing"]
    assert missing[1] == "rlcard is left out: it does not start (ImportError: cannot import name 'Game')."


def interrupted(units: int) -> int:
    raise KeyboardInterrupt


def test_an_interrupt_keeps_the_rows_before_it(
    bare: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    rows = [Row("ours", "things", lambda units: units), Row("long", "things", interrupted)]
    monkeypatch.setattr("monstrum.lab.bench_rows.own_rows", lambda: rows)
    assert run([*QUICK, "--no-peers", "--no-environments", "--save"]) == 130
    printed = capsys.readouterr()
    result = json.loads(printed.out)
    assert result["interrupted"] is True
    assert list(result["rows"]) == ["ours"]
    assert printed.err == ("monstrum: interrupted; this is what was measured so far, and nothing is saved.\n")
    assert not (bare / "bench").exists()


def test_an_interrupt_while_instructions_are_counted_keeps_all_before_it(
    bare: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def one_row(command: list[str], stdout: IO[str], **more: object) -> None:
        (counts,) = (part for part in command if part.startswith("--callgrind-out-file="))
        for number, total in enumerate((900, 70, 5), 1):
            Path(f"{counts.partition('=')[2]}.{number}").write_text(f"totals: {total}\n")
        stdout.write(json.dumps(["ours", "things", 7]) + "\n")
        raise KeyboardInterrupt

    monkeypatch.setattr("shutil.which", lambda name: name)
    monkeypatch.setattr("subprocess.run", one_row)
    asked = [part for part in QUICK if part != "--no-instructions"]
    assert run([*asked, "--no-peers", "--no-environments"]) == 130
    result = json.loads(capsys.readouterr().out)
    assert list(result["rows"]) == ["ours"]
    assert result["instructions"] == {"ours": 10}
    assert result["interrupted"] is True


def test_a_server_tells_each_figure_when_it_is_known(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def two_then_none() -> Iterator[str]:
        yield from ("One.", "Two.")
        raise KeyboardInterrupt

    monkeypatch.setattr("monstrum.cli.bench_server.measure_server", two_then_none)
    assert run(["bench", "server"]) == 130
    assert capsys.readouterr().out == "One.\nTwo.\n"


def test_a_long_round_is_work_in_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    """An interrupt is heard between two calls of compiled work."""
    clock = [0.0]
    monkeypatch.setattr(time, "process_time", lambda: clock[0])
    calls: list[float] = []

    def work(units: int) -> int:
        calls.append(0.001 * units)
        clock[0] += calls[-1]
        return units

    (measured,) = measure([Row("long", "units", work)], rounds=1, seconds=60)
    assert max(calls) <= 1.1
    assert sum(calls) >= 60
    assert round(measured.rate()) == 1000


@pytest.mark.parametrize("part", ["page", "server"])
def test_a_server_that_cannot_be_measured_says_what_to_install(part: str) -> None:
    code = "import sys; sys.modules['uvicorn'] = None; from monstrum.__main__ import main; main()"
    done = subprocess.run(
        [sys.executable, "-c", code, "bench", part], capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert done.stderr == "monstrum: A server to measure needs uvicorn: pip install 'monstrum[web]'.\n"
