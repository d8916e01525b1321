"""Knowledge as bytes: the other side knows as much as the seat, and nothing true beyond it."""

import pytest

from monstrum.core.codec import encode
from monstrum.core.contract import SPECTATOR
from monstrum.core.engine import legal_actions
from tests.properties.play import game, stops


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_knowledge_survives_the_way_through_bytes(seats: int) -> None:
    xybrid = game("xybrid")
    for seed in range(12):
        for stop in stops("xybrid", seats, seed):
            seat = stop.rng.randrange(SPECTATOR, seats)
            knowledge = xybrid.know(stop.state, seat)
            data = xybrid.encode_knowledge(knowledge)

            assert xybrid.decode_knowledge(data, seat).digest() == knowledge.digest()
            assert xybrid.view(xybrid.decode(data), seat) == xybrid.view(stop.state, seat)
            if seat != SPECTATOR:
                assert legal_actions(xybrid.decode(data), seat) == legal_actions(stop.state, seat)
            assert data != encode(stop.state)
