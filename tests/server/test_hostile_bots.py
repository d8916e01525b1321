"""Hostile bots at a server that is killed: nothing of them is left after ten seconds."""

import time
from pathlib import Path

import pytest

from tests.bots.hosting import HOSTILE
from tests.bots.test_contained import alive
from tests.bots.test_keeper import STRAY, below
from tests.server.wire import PATIENCE, Person, Server

LOADABLE = sorted(file.stem for file in HOSTILE.glob("*.py") if "import" not in file.stem)
QUICK = ("forker",)


def mentioning(file: Path) -> list[int]:
    """Every process whose command names this file."""
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                command = (entry / "cmdline").read_bytes()
            except OSError:
                continue
            if str(file).encode() in command and b"tests.server.launch" not in command:
                found.append(int(entry.name))
    return found


def killed_in_the_middle(folder: Path, code: str, tables: int = 3) -> None:
    file = folder / "hostile_bot.py"
    file.write_text(code)
    running = Server(folder / "data", code=file, budget=0.5)
    ada = Person(running, "Ada")
    opened = [
        ada.open_table("hostile", "hostile", listed=True, start=True)["table"]["id"] for _ in range(tables)
    ]
    family: set[int] = set()
    deadline = time.monotonic() + 2 * PATIENCE
    while any(ada.http.get(f"/api/tables/{table}").json()["ply"] == 0 for table in opened):
        assert time.monotonic() < deadline  # each has been asked then, and has done what it does
        family.update(below(running.process.pid))
    family.update(below(running.process.pid))
    assert mentioning(file)
    running.kill()
    killed = time.monotonic()
    while left := [pid for pid in family.union(mentioning(file)) if alive(pid)]:  # one may just have begun
        assert time.monotonic() - killed < PATIENCE, left
    print(f"{len(family)} processes of bots were gone after {time.monotonic() - killed:.1f} s")


@pytest.mark.parametrize("name", QUICK)
def test_nothing_of_a_hostile_bot_is_left_when_the_server_is_killed(tmp_path: Path, name: str) -> None:
    killed_in_the_middle(tmp_path, (HOSTILE / f"{name}.py").read_text())


@pytest.mark.soak
@pytest.mark.parametrize("name", LOADABLE)
def test_nothing_of_any_hostile_bot_is_left_when_the_server_is_killed(tmp_path: Path, name: str) -> None:
    killed_in_the_middle(tmp_path, (HOSTILE / f"{name}.py").read_text())


@pytest.mark.soak
@pytest.mark.parametrize("more", ["pass", "while True: pass"])
def test_no_daemon_of_a_hostile_bot_is_left_when_the_server_is_killed(tmp_path: Path, more: str) -> None:
    killed_in_the_middle(tmp_path, STRAY.replace("MORE", more))
