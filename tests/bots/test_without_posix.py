"""Where a platform has no processes as POSIX knows them our own bots answer all the same; others are told."""

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


@pytest.fixture(autouse=True)
def windows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process, "POSIX", False)


@pytest.mark.parametrize("name", ["random", "greedy"])
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
