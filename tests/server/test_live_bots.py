"""Bots at live tables: ours answer from processes, and one that misbehaves is replaced. How soon is measured
by `monstrum bench server`."""

import os
from dataclasses import replace
from pathlib import Path

import pytest

from monstrum.bots.guests import GUESTS, Guest, Limits
from monstrum.core import engine
from monstrum.server.bots import Bots
from monstrum.server.store import BOT, Chair
from tests.bots.test_keeper import below
from tests.server.running import run
from tests.server.tables import Played, accepted, header, xybrid
from tests.server.wire import PATIENCE

HOSTILE = Path(__file__).parents[1] / "bots" / "hostile"
BUDGET = 0.4
START = 5.0  # to load its code, which is waited for once and is no part of a decision


def with_bot(name: str) -> Played:
    table = Played(3)
    chairs = tuple(Chair(BOT, "", name) for _ in table.header.chairs)
    table.header = replace(header(3), chairs=chairs)
    return table


@pytest.mark.parametrize("name", ["random", "greedy", "pipkin", "vesper"])
def test_our_bots_answer_from_their_processes(name: str) -> None:
    async def story() -> list[int]:
        bots = Bots(budget=PATIENCE)
        table = with_bot(name)
        answers = []
        for _ in range(6):
            seat = table.owed(0.0)
            assert seat is not None
            chosen = await bots.answer(table, seat, name)
            assert not chosen.fallback
            answers.append(chosen.action)
            accepted(table.send(seat, answers[-1]))
        assert all(worker.process is not None for worker in bots._asked)
        assert not any(worker.faults for worker in bots._asked)
        bots.close()
        return answers

    assert run(story()) == run(story()), "the same place in the same game, the same answer"


def test_bots_are_nicer_than_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GUESTS, "hostile", Guest("hostile", file=str(HOSTILE / "illegal_action.py")))

    async def story() -> None:
        bots = Bots(budget=PATIENCE)
        for name in ("greedy", "hostile"):
            table = with_bot(name)
            seat = table.owed(0.0)
            assert seat is not None
            await bots.answer(table, seat, name)
        thinking = [pid for pid in below(os.getpid()) if priority(pid) > priority(os.getpid())]
        assert len(thinking) >= len(bots._asked)  # each has a keeper, who does nothing
        bots.close()

    run(story())


def priority(pid: int) -> int:
    try:
        return os.getpriority(os.PRIO_PROCESS, pid)
    except ProcessLookupError:
        return -20


@pytest.mark.parametrize("name", ["hang", "busy_loop", "os_exit", "illegal_action", "hang_at_import"])
def test_a_bot_that_misbehaves_is_replaced(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    guest = Guest("hostile", file=str(HOSTILE / f"{name}.py"), limits=Limits(budget=BUDGET, start=START))
    monkeypatch.setitem(GUESTS, "hostile", guest)

    async def story() -> None:
        bots = Bots(budget=BUDGET)
        table = with_bot("hostile")
        for _ in range(6):
            seat = table.owed(0.0)
            assert seat is not None
            chosen = await bots.answer(table, seat, "hostile")
            assert chosen.fallback
            assert chosen.action in engine.legal_actions(table.match.state, seat)
            accepted(table.send(seat, chosen.action))
        bots.dismiss("t1")
        bots.close()

    run(story())


def test_when_all_processes_are_busy_the_fallback_answers() -> None:
    async def story() -> None:
        bots = Bots(budget=0.2, together=1)
        idle = bots._workers(xybrid(), "greedy")
        await idle.get()
        table = with_bot("greedy")
        seat = table.owed(0.0)
        assert seat is not None
        chosen = await bots.answer(table, seat, "greedy")
        assert chosen.fallback
        assert chosen.action in engine.legal_actions(table.match.state, seat)
        bots.close()

    run(story())
