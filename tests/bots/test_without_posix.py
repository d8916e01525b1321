"""Where a platform has no processes as POSIX knows them our own bots answer all the same; others are told."""

import subprocess
import sys
from pathlib import Path

import pytest

from monstrum.bots import process
from monstrum.bots.at_home import AtHome
from monstrum.bots.guests import GUESTS
from monstrum.cli.main import run as monstrum
from monstrum.server.bots import Bots
from tests.server.running import run
from tests.server.tables import accepted
from tests.server.test_live_bots import with_bot
from tests.server.wire import PATIENCE

BOT = """
from monstrum.bots.bot import Bot

class Mine(Bot):
    def choose(self, view, options, sampler, clock):
        return options[0].action
"""


# Libraries of others look for their own ways and are imported first; what is ours comes afterwards.
BARE = """
import importlib, os, pkgutil, signal, socket, sys
import asyncio, concurrent.futures.process, multiprocessing.resource_tracker, subprocess, tempfile
import litestar, psycopg, rich.progress, structlog, textual.app, textual.widgets, typer, uvicorn

class Nowhere:
    def find_spec(self, name, path=None, target=None):
        if name in ("grp", "pwd", "readline", "resource", "termios", "tty", "uvloop"):
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Nowhere())
for name in ("readline", "resource", "uvloop"):
    sys.modules.pop(name, None)
for name in ("fork", "getloadavg", "getpriority", "killpg", "nice", "setpriority", "setsid"):
    delattr(os, name)
for name in ("SIGALRM", "SIGHUP", "SIGKILL", "SIGUSR1", "pthread_sigmask"):
    delattr(signal, name)
del os.sysconf, socket.AF_UNIX

from monstrum.bots import process
process.POSIX = False
import monstrum
for folder in ("bots", "cli", "lab", "server", "terminal"):
    package = importlib.import_module(f"monstrum.{folder}")
    for module in pkgutil.walk_packages(package.__path__, f"monstrum.{folder}."):
        importlib.import_module(module.name)

from monstrum.cli.main import run
sys.exit(run(["simulate", "-n", "2", "--players", "random,pipkin", "--seed", "1", "--workers", "1"]))
"""


def test_everything_is_imported_and_plays_without_what_only_posix_has() -> None:
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", BARE], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "pipkin" in done.stdout


@pytest.fixture(autouse=True)
def windows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process, "POSIX", False)


@pytest.mark.parametrize("name", ["random", "greedy", "pipkin"])
def test_our_bots_answer_at_a_table(name: str) -> None:
    async def story() -> None:
        bots = Bots(budget=PATIENCE)
        table = with_bot(name)
        for _ in range(6):
            seat = table.owed(0.0)
            assert seat is not None
            chosen = await bots.answer(table, seat, name)
            assert not chosen.fallback
            accepted(table.send(seat, chosen.action))
        assert all(isinstance(worker, AtHome) for worker in bots._asked)
        bots.close()

    run(story())


def test_bots_of_others_play_in_our_process_or_not_at_all(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "my_bot.py").write_text(BOT)
    asked = ["simulate", "-n", "1", "--players", "mine,random", "--code", str(tmp_path / "my_bot.py")]
    assert monstrum(asked) == 2
    assert "--in-process` lets them play." in capsys.readouterr().err
    assert monstrum([*asked, "--in-process"]) == 0
    GUESTS.clear()
