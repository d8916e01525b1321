"""Bots that are not ours: whatever they do, the game goes on, and they learn nothing. How soon another one
answers for them is measured by `monstrum bench server`."""

import os
import time
from dataclasses import replace
from pathlib import Path

import pytest

from monstrum.bots.asking import ask
from monstrum.bots.contained import ContainedBot
from monstrum.bots.frames import heard
from monstrum.bots.greedy import GreedyBot
from monstrum.bots.guests import Guest
from monstrum.core import engine
from monstrum.core.chance import key_words, seed_bytes
from tests.bots.hosting import LIMITS, PATIENCE, SHORT, guest_in, play_game
from tests.texts.played import xybrid

LATE = "did not answer in time"
POLITE = """
from monstrum.bots.bot import Bot

class Polite(Bot):
    def choose(self, view, options, sampler, clock):
        return options[0].action

class Dicer(Bot):
    def __init__(self, seed):
        self.number = seed
    def choose(self, view, options, sampler, clock):
        self.number = self.number * 6364136223846793005 + sampler().infamy[0] + len({"a", "b", *view.lab})
        return options[(self.number >> 32) % len(options)].action
"""


def own(folder: Path, name: str) -> ContainedBot:
    (folder / "polite.py").write_text(POLITE)
    return ContainedBot(Guest(name, file=str(folder / "polite.py"), limits=LIMITS), xybrid())


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("crash_at_import", "crash_at_import.py, line 8, cannot be loaded: RuntimeError: not today."),
        ("crash_in_choose", "failed in crash_in_choose.py, line 15 (ZeroDivisionError: [31mred[0m)"),
        ("crash_in_constructor", "failed in crash_in_constructor.py, line 15 (ValueError: no game with 1)"),
        ("hang", LATE),
        ("busy_loop", LATE),
        (
            "illegal_action",
            "failed in illegal_action.py, line 14 (IllegalAction: The bot hostile on P0 chose -5, which is",
        ),
        ("wrong_type", "failed in wrong_type.py, line 14 (IllegalAction: The bot hostile on P0 chose"),
        (
            "wrong_number",
            "failed in wrong_number.py, line 14 (IllegalAction: The bot hostile on P0 chose True",
        ),
        (
            "answers_none",
            "failed in answers_none.py, line 14 (IllegalAction: The bot hostile on P0 chose None",
        ),
        (
            "huge_answer",
            "failed in huge_answer.py, line 14 (IllegalAction: The bot hostile on P0 chose xxxxx",
        ),
        ("huge_output", "talks nonsense"),
        ("talks_out_of_turn", "talks out of turn"),
        ("closes_the_line", "has ended its process"),
        ("sys_exit", "failed in sys_exit.py, line 16 (SystemExit: 0)"),
        ("os_exit", "has ended its process"),
        ("kills_itself", "has ended its process"),
        ("memory_hog", "failed in memory_hog.py, line"),
    ],
)
def test_a_hostile_bot_is_replaced_and_the_game_ends(name: str, reason: str, tmp_path: Path) -> None:
    game = play_game(guest_in(tmp_path, name, SHORT if reason == LATE else LIMITS))

    assert len(game.faults) == 3
    assert game.faults[0].startswith(reason)
    assert sorted(game.result.ranks) in ([1, 2], [1, 1])


def test_one_that_never_finishes_loading_is_given_up(tmp_path: Path) -> None:
    game = play_game(guest_in(tmp_path, "hang_at_import", replace(SHORT, start=1.0)))

    assert game.faults[0] == "did not answer in time"
    assert set(game.faults[1:]) <= {"did not answer in time", "is still loading its code"}
    assert len(game.faults) == 3


def test_one_that_loads_longer_than_it_may_think_plays_in_the_end(tmp_path: Path) -> None:
    (tmp_path / "slow.py").write_text("import time\n\ntime.sleep(1.5)\n" + POLITE)
    bot = ContainedBot(Guest("polite", file=str(tmp_path / "slow.py"), limits=LIMITS), xybrid())
    bot.begin(1, wait=False)
    process = bot.running()
    state = xybrid().start({"players": 2}, 1)

    def answer_within(budget: float) -> tuple[int, bool]:
        bot.guest = replace(bot.guest, limits=replace(LIMITS, budget=budget, faults=10**9))
        ask(bot, xybrid(), state, engine.actor(state), 1)
        return len(bot.faults), process.ready

    assert answer_within(0.2) == (1, False)
    assert heard(process.line, time.monotonic() + PATIENCE)
    assert answer_within(0.0) == (2, True)  # what it says first has come, and there is no time left for more
    assert answer_within(PATIENCE) == (2, True)

    assert bot.running() is process  # it was not ended for being late
    assert {str(fault) for fault in bot.faults} == {"is still loading its code"}
    assert bot.asked - bot.stood_in == 1
    bot.close()


def test_greed_answers_for_a_guest(tmp_path: Path) -> None:
    bot = guest_in(tmp_path, "hang", SHORT)
    play_game(bot, quick=False)

    assert isinstance(bot.stand_in, GreedyBot)
    first, *later, last = bot.news()
    assert first == "The bot hostile did not answer in time; greedy answers."
    assert [news.endswith("; greedy answers.") for news in later] == [True, True]
    assert last == "greedy plays on for hostile in this game."
    assert bot.news() == []


def test_what_a_bot_changes_is_its_own_copy(tmp_path: Path) -> None:
    manipulated = play_game(guest_in(tmp_path, "manipulator"))
    polite = play_game(own(tmp_path, "polite"))

    assert manipulated.faults == polite.faults == []
    assert manipulated.result == polite.result


def test_there_is_no_truth_in_the_process_of_a_bot(tmp_path: Path) -> None:
    game = play_game(guest_in(tmp_path, "snooper"))

    found = (tmp_path / "snooper.found").read_text()
    assert game.faults == []
    assert len(found.splitlines()) > 2 * len(game.truths)  # the states made up for it, and its environment
    assert not any(truth in found for truth in game.truths)
    assert str(key_words(seed_bytes(1))) not in found


def test_nothing_a_bot_has_forked_is_left(tmp_path: Path) -> None:
    bot = guest_in(tmp_path, "forker", SHORT)
    game = play_game(bot)
    bot.close()

    assert game.faults
    pids = [int(pid) for pid in (tmp_path / "forker.pids").read_text().split()]
    assert len(pids) >= 2
    deadline = time.monotonic() + PATIENCE
    while any(alive(pid) for pid in pids):
        assert time.monotonic() < deadline, "something of the bot still runs"
        time.sleep(0.05)


def alive(pid: int) -> bool:
    """Whether it still runs; a zombie that nobody has buried does not."""
    try:
        os.kill(pid, 0)
        return ") Z " not in Path(f"/proc/{pid}/stat").read_text()
    except (ProcessLookupError, FileNotFoundError):
        return False


@pytest.mark.parametrize("name", ["polite", "dicer"])
def test_the_same_seed_is_the_same_game_in_any_process(name: str, tmp_path: Path) -> None:
    bot = own(tmp_path, name)
    one, again = play_game(bot, 5), play_game(bot, 5)
    elsewhere = play_game(own(tmp_path, name), 5)

    assert one.truths == again.truths == elsewhere.truths
    assert one.faults == again.faults == elsewhere.faults == []


def test_faults_are_forgiven_in_the_next_game(tmp_path: Path) -> None:
    bot = guest_in(tmp_path, "crash_in_choose")

    assert len(play_game(bot, 1).faults) == 3
    assert len(play_game(bot, 2).faults) == 3
    assert len(bot.news()) == 4


def test_the_process_ends_with_the_bot(tmp_path: Path) -> None:
    bot = own(tmp_path, "polite")
    bot.begin(1)
    assert bot.process is not None
    child = bot.process.child
    del bot

    assert child.wait(timeout=PATIENCE) != 0
