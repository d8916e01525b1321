"""Whatever becomes of our process, nothing of a bot outlives it."""

import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest

from tests.bots.hosting import HOSTILE
from tests.bots.test_contained import alive
from tests.server.wire import PATIENCE, ROOT

STRAY = """
import os, sys, time
from pathlib import Path
from monstrum.bots.bot import Bot

NOTES = Path(__file__).with_suffix(".pids")

class Stray(Bot):
    name = "hostile"
    def choose(self, view, options, sampler, clock):
        if os.fork() == 0:  # a daemon: out of the group, out of the session, its parent gone
            os.setsid()
            if os.fork() == 0:
                NOTES.open("a").write(f"stray {os.getpid()}\\n")
                time.sleep(600)
            os._exit(0)
        NOTES.open("a").write(f"bot {os.getpid()}\\n")
        MORE
        return options[0].action
"""
PARENT = """
import sys, time
from monstrum.bots.asking import ask
from monstrum.bots.contained import ContainedBot
from monstrum.bots.guests import Guest, Limits
from monstrum.core import engine
from monstrum.games.library import load_game

game = load_game("xybrid")
bot = ContainedBot(Guest("hostile", file=sys.argv[1], limits=Limits(budget=float(sys.argv[2]))), game)
bot.begin(1)
state = game.start({"players": 2}, 1)
ask(bot, game, state, engine.actor(state), 1)
print("asked", flush=True)
time.sleep(600)
"""


def noted(file: Path, who: str) -> set[int]:
    """Processes that have written down who they are: bots, and strays they have left behind."""
    notes = file.with_suffix(".pids")
    lines = notes.read_text().splitlines() if notes.exists() else []
    return {int(line.split()[1]) for line in lines if line.startswith(f"{who} ")}


def gone(pids: set[int]) -> bool:
    deadline = time.monotonic() + PATIENCE
    while any(alive(pid) for pid in pids):
        if time.monotonic() > deadline:
            return False
        time.sleep(0.05)
    return True


def below(pid: int) -> set[int]:
    """Every process that descends from this one."""
    parents: dict[int, int] = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                parents[int(entry.name)] = int((entry / "stat").read_text().rpartition(")")[2].split()[1])
            except (OSError, IndexError):
                continue
    found, left = [], [pid]
    while left:
        at = left.pop()
        children = [child for child, parent in parents.items() if parent == at]
        found += children
        left += children
    return set(found)


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="orphans are adopted on Linux only")
@pytest.mark.parametrize("more", ["pass", "while True: pass", "time.sleep(600)", "os.kill(os.getppid(), 9)"])
def test_nothing_of_a_bot_outlives_our_process(tmp_path: Path, more: str) -> None:
    file = tmp_path / "stray.py"
    file.write_text(STRAY.replace("MORE", more))
    with subprocess.Popen(
        [sys.executable, "-c", PARENT, str(file), "30"], cwd=ROOT, stdout=subprocess.PIPE
    ) as parent:
        deadline = time.monotonic() + PATIENCE
        while not (noted(file, "bot") and noted(file, "stray")) and time.monotonic() < deadline:
            time.sleep(0.05)
        family = below(parent.pid)
        assert family
        parent.send_signal(signal.SIGKILL)
    try:
        # Who has ended their keeper may leave orphans: those end with limits of their own.
        allowed = "stray" if "getppid" in more else "nobody"
        kin = family | noted(file, "bot") | noted(file, "stray")
        assert gone(kin - noted(file, allowed)), "something still runs"
    finally:
        for pid in noted(file, "stray"):
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)


def test_a_bot_that_burns_a_core_goes_with_our_process(tmp_path: Path) -> None:
    file = tmp_path / "busy_loop.py"
    file.write_text((HOSTILE / "busy_loop.py").read_text())
    with subprocess.Popen(
        [sys.executable, "-c", PARENT, str(file), "0.5"], cwd=ROOT, stdout=subprocess.PIPE
    ) as parent:
        assert parent.stdout is not None
        assert parent.stdout.readline() == b"asked\n"
        family = below(parent.pid)
        parent.kill()
    assert gone(family)
