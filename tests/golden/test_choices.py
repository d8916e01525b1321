"""`greedy@1` answers as it always has, asked as a bot and inside the core."""

import pytest

from monstrum.bots.company import Company
from monstrum.core.build import build_name
from monstrum.core.chance import seed_bytes
from monstrum.core.quick import Quick
from monstrum.games.library import load_game
from monstrum.lab.one_game import asked_one_by_one, bot_seed, game_seed, play_one
from tests.golden.choices import YARDSTICK, choices, hashed, recorded

GAMES = ["xybrid", "mutation_wars"]
ENOUGH = 2_500 if build_name() == "compiled" else 300  # answers of a game; all are compared in `make soak`


def differing(name: str, most: float) -> list[int]:
    """Seeds of recorded games in which something else is answered now."""
    game, found, number = load_game(name), [], 0
    for seed, answers, hash in recorded(name):
        if number >= most:
            break
        if hashed(choices(game, seed)) != hash:
            found.append(seed)
        number += answers
    return found


@pytest.mark.parametrize("name", [*GAMES, "hybrid"])
def test_the_yardstick_answers_as_recorded(name: str) -> None:
    assert differing(name, ENOUGH) == []


@pytest.mark.soak
@pytest.mark.parametrize("name", [*GAMES, "hybrid"])
def test_the_yardstick_answers_as_recorded_in_every_game(name: str) -> None:
    assert sum(answers for _, answers, _ in recorded(name)) >= 10_000
    assert differing(name, float("inf")) == []


@pytest.mark.parametrize("names", [[YARDSTICK, "random"], ["random", "greedy", YARDSTICK]])
@pytest.mark.parametrize("name", GAMES)
def test_a_game_inside_the_core_is_the_game_of_bots_that_are_asked(name: str, names: list[str]) -> None:
    game, seed = load_game(name), game_seed(7, 3)
    config = {"max_turns": 12} if name == "mutation_wars" else {}

    inside = play_one(game, names, seed, config=config)
    root = seed_bytes(seed)
    state = game.start({"players": len(names)} | config, root)
    company = Company(game)
    bots = [company.bot(seat, bot, bot_seed(root, seat)) for seat, bot in enumerate(names)]
    asked, _ = asked_one_by_one(game, state, bots, Quick(bot_seed(root, len(names))))

    assert inside.failure == ""
    assert inside.asked == tuple(asked)
    assert inside.scores == tuple(game.result(state).scores)
