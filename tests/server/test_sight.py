"""Lines of sight are asked of the table: nothing is played, and what cannot be read is refused in words."""

import random
from dataclasses import replace

from monstrum.core import engine
from monstrum.games.library import load_game
from monstrum.server.protocol import Happened, Play, Seen, Sight
from monstrum.server.table import Table
from monstrum.server.updates import update_for
from tests.server.tables import accepted, header, refused


def answer(table: Table, seat: int, action: int) -> None:
    id = f"p{len(table.match.entries)}-{table.ply(seat)}-{seat}"
    accepted(table.handle(Play(id, seat, table.ply(seat), table.epoch(seat), action)))


def deployed() -> Table:
    """The Airlock, up to the first round."""
    game = load_game("hybrid")
    config = game.checked_config({"mission": "HYM-1"})
    table = Table(
        replace(
            header(),
            game=game.name,
            rules_version=game.rules_version,
            pack=game.pack_name,
            pack_hash=game.pack_hash,
            config=config,
        ),
        game,
    )
    while not game.turns(table.match.state):
        seat = table.waiting()[0]
        answer(table, seat, engine.legal_actions(table.match.state, seat)[-1])
    return table


def test_a_seat_may_ask_what_a_warrior_sees() -> None:
    table = deployed()
    before = update_for(table, 0)
    done = table.handle(Sight("s", 0, "figure:A"))
    assert isinstance(done.answer, Seen)
    assert [line.ref for line in done.answer.lines] == ["figure:a", "figure:b"]
    assert not done.rows
    assert not done.news
    assert update_for(table, 0) == before


def test_what_is_no_place_is_refused() -> None:
    table = deployed()
    refused(table.handle(Sight("s", 0, "figure:Q")), "unreadable")
    refused(table.handle(Sight("s", 0, "figure:A", "X")), "unreadable")
    refused(table.handle(Sight("s", 0, "x" * 1000)), "unreadable")


def test_a_die_lies_beside_its_sentence() -> None:
    dice: list[Happened] = []
    rng = random.Random(1)
    while not dice:  # a game of chance may end without a single roll
        table = deployed()
        while not dice and not table.over():
            seat = table.waiting()[0]
            answer(table, seat, rng.choice(engine.legal_actions(table.match.state, seat)))
            dice = [event for event in update_for(table, 0).events if event.rolled is not None]
    rolled = dice[0].rolled
    assert rolled is not None
    assert f"Success Level {rolled.level}, die {rolled.die}" in dice[0].text
