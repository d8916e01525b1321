"""Two tables that differ only in what a reader may not know tell that reader the same, byte for byte."""

import random

import pytest

from monstrum.core import engine
from monstrum.core.quick import Quick
from monstrum.server.protocol import ENCODE, Play, Undo, Why
from monstrum.server.table import Table
from monstrum.server.updates import update_for
from monstrum.texts.record import export_for
from tests.server.tables import Played, xybrid

PAIRS = 40


def everything(table: Table, seat: int, rng: random.Random) -> list[bytes]:
    """Each kind of message this reader can get without changing the table."""
    told = [ENCODE.encode(update_for(table, seat, since)) for since in (0, table.ply(seat))]
    told.append(export_for(table.match, seat).encode())
    if seat >= 0:
        legal = set(engine.legal_actions(table.match.state, seat))
        wrong = [action for action in rng.sample(range(xybrid().space), 12) if action not in legal]
        for number, action in enumerate(wrong):
            play = Play(f"x{number}", seat, table.ply(seat), table.epoch(seat), action=action)
            told.append(ENCODE.encode(table.handle(play).answer))
            words = table.game.words(table.match.state, action)
            told.append(ENCODE.encode(table.handle(Why(f"w{number}", seat, words)).answer))
        told.append(ENCODE.encode(table.handle(Undo("u", seat, -1)).answer))
    return told


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_a_reader_may_not_know_changes_no_byte(seats: int) -> None:
    rng = random.Random(seats)
    for pair in range(PAIRS):
        table = Played(pair, "g" * seats)
        table.play_on(rng.randrange(1, 70 * seats), seed=pair)
        if table.over():
            continue
        seat = rng.randrange(-1, seats)
        truth = table.match.state
        asked = random.Random(pair)
        told = everything(table, seat, asked)
        twin = table.game.sample(table.game.know(truth, seat), Quick(pair))
        twin.listen()
        table.match.state = twin
        assert everything(table, seat, random.Random(pair)) == told
