"""A position is asked once what is legal in it, and read once for what is being decided: for the answer that
leaves it and for all updates that tell of it together."""

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from monstrum.core import engine
from monstrum.core.state import State
from monstrum.games.library import load_game
from monstrum.kit.table_game import TableGame
from monstrum.server.protocol import Accepted, Play
from monstrum.server.table import Table
from monstrum.server.updates import update_for
from tests.server.tables import header

GAMES: dict[str, dict[str, Any]] = {"xybrid": {}, "mutation_wars": {}, "hybrid": {"mission": "HYM-3"}}
ANSWERS = 60


class Calls:
    """How often the state of a table was asked for something, by anybody outside the core."""

    def __init__(self, table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
        self.table = table
        self.counted: Counter[str] = Counter()
        game = table.game
        assert isinstance(game, TableGame)
        for name in ("legal_actions", "play"):
            monkeypatch.setattr(engine, name, self.counting(name, getattr(engine, name)))
        monkeypatch.setattr(game.asks, "now", self.counting("now", game.asks.now))

    def counting(self, name: str, asked: Callable[..., Any]) -> Callable[..., Any]:
        def counted(state: State, *more: Any) -> Any:
            self.counted[name] += state is self.table.match.state
            return asked(state, *more)

        return counted

    def take(self) -> Counter[str]:
        found, self.counted = self.counted, Counter()
        return found


def table_of(name: str) -> Table:
    game = load_game(name)
    head = replace(
        header(3, "hh"),
        game=name,
        rules_version=game.rules_version,
        pack=game.pack_name,
        pack_hash=game.pack_hash,
        config={"players": 2} | GAMES[name],
    )
    return Table(head, game)


@pytest.mark.parametrize("name", GAMES)
def test_an_answer_and_all_updates_of_a_position_ask_it_once(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = table_of(name)
    calls = Calls(table, monkeypatch)
    rng = random.Random(name)
    of_decisions: Counter[int] = Counter()
    for number in range(ANSWERS):
        seats = table.waiting()
        updates = [update_for(table, seat) for seat in range(-1, 2)]
        seat = rng.choice(seats)
        option = rng.choice(updates[seat + 1].options)
        play = Play(f"a{number}", seat, table.ply(seat), table.epoch(seat), option.action)
        assert isinstance(table.handle(play).answer, Accepted)
        found = calls.take()
        assert found["legal_actions"] <= len(updates) - 1  # each seat is asked for its own
        assert found["play"] == 0  # nobody checks again what has been checked
        of_decisions[found["now"]] += 1
        if table.over():
            break
    assert set(of_decisions) <= {0, 1}, of_decisions


@pytest.mark.parametrize("name", GAMES)
def test_an_answer_nobody_was_told_of_is_checked_once(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table = table_of(name)
    calls = Calls(table, monkeypatch)
    rng = random.Random(name)
    for number in range(ANSWERS):
        seat = rng.choice(table.waiting())
        action = rng.choice(engine.legal_actions(table.match.state.clone(), seat))
        play = Play(f"a{number}", seat, table.ply(seat), table.epoch(seat), action)
        assert isinstance(table.handle(play).answer, Accepted)
        assert calls.take()["legal_actions"] == 1
        if table.over():
            break


@pytest.mark.parametrize("name", GAMES)
def test_what_is_not_possible_stays_refused(name: str) -> None:
    """A table remembers what was legal; never for another position."""
    table = table_of(name)
    rng = random.Random(name)
    for number in range(ANSWERS):
        seat = rng.choice(table.waiting())
        legal = engine.legal_actions(table.match.state.clone(), seat)
        update_for(table, seat)
        wrong = next(action for action in range(table.game.space) if action not in legal)
        place = (seat, table.ply(seat), table.epoch(seat))
        assert not isinstance(table.handle(Play(f"w{number}", *place, wrong)).answer, Accepted)
        assert isinstance(table.handle(Play(f"a{number}", *place, rng.choice(legal))).answer, Accepted)
        if table.over():
            break
