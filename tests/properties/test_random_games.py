"""Every property at random plies of random games: 20 games per player count, 5,000 in `make soak`."""

import pytest

from tests.properties import conservation_mutation_wars, conservation_xybrid
from tests.properties.checks import CHECKS
from tests.properties.play import GAMES, SOAK_GAMES, game, stops

CHUNKS = 10  # so that workers can share the games
WARS_GAMES = 10  # per player count


CONSERVATION = {
    "xybrid": conservation_xybrid.check_conservation,
    "mutation_wars": conservation_mutation_wars.check_conservation,
}


def play_games(name: str, seats: int, seeds: range) -> None:
    for seed in seeds:
        for stop in stops(name, seats, seed):
            try:
                CONSERVATION[name](stop.state)
                for check in CHECKS:
                    check(stop, game(name))
            except Exception as error:
                error.add_note(f"in random game {name}, {seats} players, seed {seed}, ply {stop.ply}")
                raise


@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_of_xybrid(seats: int, chunk: int) -> None:
    each = GAMES // CHUNKS
    play_games("xybrid", seats, range(chunk * each, (chunk + 1) * each))


@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_random_games_of_mutation_wars(seats: int, chunk: int) -> None:
    each = WARS_GAMES // CHUNKS
    play_games("mutation_wars", seats, range(chunk * each, (chunk + 1) * each))


@pytest.mark.soak
@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_many_random_games_of_xybrid(seats: int, chunk: int) -> None:
    each = SOAK_GAMES // CHUNKS
    play_games("xybrid", seats, range(10_000 + chunk * each, 10_000 + (chunk + 1) * each))


@pytest.mark.soak
@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_many_random_games_of_mutation_wars(seats: int, chunk: int) -> None:
    each = SOAK_GAMES // 5 // CHUNKS
    play_games("mutation_wars", seats, range(10_000 + chunk * each, 10_000 + (chunk + 1) * each))
