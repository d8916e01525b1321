"""Ctrl+C, and what becomes of our processes when the first of them is killed.

Each test counts processes and reads what was said; how long it takes is for measurements, not for tests.
"""

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from monstrum.cli.main import run
from monstrum.lab import crew
from monstrum.texts.scenario import run_paths
from tests.bots.test_keeper import below, gone
from tests.server.wire import PATIENCE, ROOT

# Whoever starts tests in the background has SIGINT ignored, and every child would ignore it, too.
START = (
    "import signal; signal.signal(signal.SIGINT, signal.default_int_handler);"
    "from monstrum.__main__ import main; main()"
)
SLOW = """
import os, time
from pathlib import Path
from monstrum.bots.bot import Bot

class Slow(Bot):
    reads = samples = False
    def choose(self, view, options, sampler, clock):
        with Path(__file__).with_suffix(f".{os.getpid()}").open("a") as notes:
            notes.write("x")
        if Path(__file__).with_suffix(".stop").exists():
            time.sleep(600)
        return options[0].action
"""


@contextmanager
def started(*arguments: str) -> Iterator["subprocess.Popen[str]"]:
    """The program, in a process group of its own; nothing of it is left afterwards."""
    process = subprocess.Popen(
        [sys.executable, "-c", START, *arguments],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    family: list[int] = []
    try:
        yield process
    finally:
        family = [process.pid, *below(process.pid)]
        process.kill()
        process.wait(PATIENCE)
        for pipe in (process.stdout, process.stderr):
            if pipe is not None:
                pipe.close()
        for pid in family:
            try:
                os.kill(pid, signal.SIGKILL)
            except OSError:
                continue


def until(condition: "object") -> None:
    end = time.monotonic() + PATIENCE
    while not condition():  # type: ignore[operator]
        assert time.monotonic() < end, "it never came to that"
        time.sleep(0.05)


def interrupt(process: "subprocess.Popen[str]") -> tuple[str, str]:
    """As a terminal does it: everybody in the group is told."""
    os.killpg(process.pid, signal.SIGINT)
    return process.communicate(timeout=PATIENCE)


def stops_after(file: Path, decisions: int, workers: int = 1) -> None:
    """Once so many decisions were taken by each worker's bot, none is any more. Whoever was given a second
    piece of work has been heard of with the first: then the earliest games are known, too."""

    def taken() -> list[int]:
        notes = [one for one in file.parent.glob(f"{file.stem}.*") if one.suffix[1:].isdecimal()]
        return [one.stat().st_size for one in notes]

    until(lambda: len(taken()) == workers and min(taken()) >= decisions)
    file.with_suffix(".stop").touch()


@pytest.mark.parametrize("workers", ["1", "2"])
def test_simulate_keeps_the_games_so_far_and_leaves_nobody(workers: str, tmp_path: Path) -> None:
    file = tmp_path / "slow.py"
    file.write_text(SLOW)
    asked = ("simulate", "-n", "100000", "--players", "slow,random", "--seed", "1", "--code", str(file))
    with started(*asked, "--budget", "600", "--workers", workers, "--json") as process:
        stops_after(file, 2000, int(workers))
        family = below(process.pid)
        said, complaints = interrupt(process)
        assert process.returncode == 130
    report = json.loads(said)
    assert complaints == ""
    assert report["interrupted"] is True
    assert 0 < report["games"] < report["planned"] == 100_000
    assert gone(family)


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_match_keeps_its_deals_and_goes_on(workers: str, tmp_path: Path) -> None:
    file, results = tmp_path / "slow.py", tmp_path / "results.jsonl"
    file.write_text(SLOW)
    asked = (
        "lab",
        "match",
        "slow",
        "random",
        "--pairs",
        "100000",
        "--seed",
        "1",
        "--code",
        str(file),
        "--fixed",
    )
    more = ("--budget", "600", "--workers", workers, "--file", str(results), "--json")
    with started(*asked, *more) as process:
        stops_after(file, 2000, int(workers))
        family = below(process.pid)
        said, complaints = interrupt(process)
        assert process.returncode == 130
    report = json.loads(said)
    for line in complaints.splitlines():  # nothing but how far it is
        assert re.fullmatch(r"\d+ s, \d+ of 100000 deals: .*% for slow", line)
    assert report["interrupted"] is True
    assert 0 < report["deals"] == len(results.read_text().splitlines()) - 1
    assert gone(family)


def test_nobody_outlives_a_simulation_that_is_killed(tmp_path: Path) -> None:
    file = tmp_path / "slow.py"
    file.write_text(SLOW)
    asked = ("simulate", "-n", "100000", "--players", "slow,random", "--code", str(file), "--workers", "2")
    with started(*asked, "--budget", "600") as process:
        stops_after(file, 2, workers=2)
        family = below(process.pid)
        process.kill()
        process.wait(PATIENCE)
        assert len(family) >= 4  # two workers, each with a bot
        assert gone(family), "somebody still plays"


@pytest.mark.parametrize(
    "asked",
    [
        ("lab", "exhaustive", "--times", "100000000", "-n", "100000000", "--json"),
        pytest.param(
            ("bench", "--rounds", "200", "--no-peers", "--no-environments", "--seconds", "0.01"),
            marks=pytest.mark.soak,
        ),
        pytest.param(("lab", "fit", "-n", "100000", "--workers", "2"), marks=pytest.mark.soak),
        ("lab", "ladder", "xybrid", "--pairs", "100000", "--workers", "2"),
    ],
    ids=["exhaustive", "bench", "fit", "ladder"],
)
def test_other_long_verbs_end_without_a_stack_trace(asked: tuple[str, ...]) -> None:
    with started(*asked) as process:
        until(lambda: busy(process.pid))
        family = below(process.pid)
        said, complaints = interrupt(process)
        assert process.returncode == 130
    assert "Traceback" not in said + complaints
    assert gone(family)


def test_load_tells_the_answers_so_far_and_leaves_no_server() -> None:
    with started("load", "--tables", "40", "--rate", "0", "--seconds", "600", "--json") as process:
        until(lambda: below(process.pid))
        (server,) = family = below(process.pid)
        until(lambda: len(os.listdir(f"/proc/{server}/fd")) > 80)  # two people listen at each table
        begun = processor(server)
        until(lambda: processor(server) > begun + 1)
        said, complaints = interrupt(process)
        assert process.returncode == 130
    report = json.loads(said)
    assert complaints == ""
    assert report["interrupted"] is True
    assert report["answers"] > 0
    assert gone(family)


def busy(pid: int) -> bool:
    """Whether its family has used two seconds of processor: it has begun, then."""
    return sum(map(processor, (pid, *below(pid)))) > 2


def processor(pid: int) -> float:
    """Seconds."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def test_scenarios_so_far_are_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from monstrum.cli import scenario

    true, asked = run_paths, []

    def third_time(*given: object) -> object:
        asked.append(given)
        if len(asked) == 3:
            raise KeyboardInterrupt
        return true(*given)  # type: ignore[arg-type]

    monkeypatch.setattr(scenario, "run_paths", third_time)

    assert run(["scenario", "run", str(ROOT / "tests" / "scenarios" / "xybrid")]) == 130
    printed = capsys.readouterr()
    assert "2 passed, 0 failed" in printed.out
    assert "interrupted" in printed.err


def double(number: int) -> int:
    if number == 7:
        raise ValueError("seven")
    if number == 8:
        os.kill(os.getpid(), signal.SIGKILL)
    return 2 * number


def nothing() -> None:
    pass


def test_a_crew_answers_in_order_and_tells_what_goes_wrong() -> None:
    assert list(crew.work(double, range(5), 2, nothing, ahead=1)) == [0, 2, 4, 6, 8]
    with pytest.raises(RuntimeError, match="ValueError: seven"):
        list(crew.work(double, [7], 1, nothing))


def test_a_worker_that_somebody_ends_is_missed() -> None:
    with pytest.raises(crew.Gone, match=r"A worker process has ended \(-9\)"):
        list(crew.work(double, [8], 1, nothing))
