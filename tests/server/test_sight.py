"""Lines of sight are asked of the table: nothing is played, and what cannot be read is refused in words."""

from dataclasses import replace

from monstrum.core import engine
from monstrum.games.library import load_game
from monstrum.server.protocol import Play, Seen, Sight
from monstrum.server.table import Table
from monstrum.server.updates import update_for
from tests.server.tables import accepted, header, refused


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
        action = engine.legal_actions(table.match.state, seat)[-1]
        accepted(
            table.handle(
                Play(f"p{len(table.match.entries)}-{seat}", seat, table.ply(seat), table.epoch(seat), action)
            )
        )
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
    table = deployed()
    for _ in range(400):
        events = update_for(table, 0).events
        dice = [event for event in events if event.rolled is not None]
        if dice or table.over():
            break
        seat = table.waiting()[0]
        legal = engine.legal_actions(table.match.state, seat)
        action = legal[len(table.match.entries) * 7 % len(legal)]
        table.handle(
            Play(f"q{len(table.match.entries)}-{seat}", seat, table.ply(seat), table.epoch(seat), action)
        )
    assert dice
    rolled = dice[0].rolled
    assert rolled is not None
    assert f"Success Level {rolled.level}, die {rolled.die}" in dice[0].text
