"""Knowledge as bytes: the other side knows as much as the seat, and nothing true beyond it."""

import pytest

from monstrum.core.codec import encode
from monstrum.core.contract import SPECTATOR
from monstrum.core.engine import legal_actions
from tests.properties.play import game, stops

MOST = {"xybrid": 4, "mutation_wars": 5}
SEATS = [(name, seats) for name, most in MOST.items() for seats in range(2, most + 1)]


@pytest.mark.parametrize(("name", "seats"), SEATS)
def test_knowledge_survives_the_way_through_bytes(name: str, seats: int) -> None:
    played = game(name)
    for seed in range(12):
        for stop in stops(name, seats, seed):
            seat = stop.rng.randrange(SPECTATOR, seats)
            knowledge = played.know(stop.state, seat)
            data = played.encode_knowledge(knowledge)

            decoded = played.decode(data)
            assert played.know(decoded, seat).digest() == knowledge.digest()
            assert played.view(decoded, seat) == played.view(stop.state, seat)
            if seat != SPECTATOR:
                assert legal_actions(decoded, seat) == legal_actions(stop.state, seat)
            assert data != encode(stop.state)
