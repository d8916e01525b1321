"""Hostile bots at a server that is killed: nothing of them is left after ten seconds."""

import time
from pathlib import Path

import pytest

from tests.bots.hosting import HOSTILE
from tests.bots.test_contained import alive
from tests.bots.test_keeper import STRAY, below, gone
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
    for _ in range(tables):
        ada.open_table("hostile", "hostile", listed=True, start=True)
    deadline = time.monotonic() + PATIENCE
    while not mentioning(file) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert mentioning(file)
    time.sleep(2)  # they do what they do
    family = below(running.process.pid)
    running.kill()
    assert gone(family, PATIENCE), [pid for pid in family if alive(pid)]
    assert not [pid for pid in mentioning(file) if alive(pid)]


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
