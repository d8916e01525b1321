"""What `greedy@1` answers, as recorded: games in which it decides twice out of three times, and chance else.

A line is a game: its seed, how many answers were recorded in it, and their hash.
`python -m tests.golden.choices xybrid 10000` prints as many lines as it takes; what `greedy@1` answers never
changes, so the only reason to record again is that the rules have changed.
"""

import hashlib
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from monstrum.bots.asking import ask
from monstrum.bots.names import make_bot
from monstrum.core.contract import Game
from monstrum.core.engine import actor, legal_actions, play
from monstrum.core.quick import Quick
from monstrum.games.library import load_game

FOLDER: Final = Path(__file__).parent / "choices"
YARDSTICK: Final = "greedy@1"


def agreed(name: str, seed: int) -> dict[str, Any]:
    """Every number of players; Mutation Wars with some of its variants, and no longer than an evening; every
    mission of Hybrid."""
    if name == "hybrid":
        return {"mission": f"HYM-{1 + seed % 6}"}
    if name == "xybrid":
        return {"players": 2 + seed % 3}
    return {"players": 2 + seed % 4, "target_bodies": 4 + seed % 3, "max_turns": 40}


def recorded(name: str) -> list[tuple[int, int, str]]:
    """Seed, number of answers and hash of every game of the record."""
    lines = (FOLDER / f"{name}.txt").read_text().splitlines()
    return [(int(seed), int(number), hash) for seed, number, hash in (line.split() for line in lines)]


def choices(game: Game, seed: int) -> list[int]:
    """What the bot answers in one game."""
    rng = Quick(seed)
    state = game.start(agreed(game.name, seed), seed)
    state.mute()
    found = []
    while not state.over():
        seat = actor(state)
        if rng.below(3) == 0:
            options = legal_actions(state, seat)
            action = options[rng.below(len(options))]
        else:
            action = ask(make_bot(YARDSTICK, 1), game, state, seat, rng.word())
            found.append(action)
        play(state, seat, action)
    return found


def hashed(found: list[int]) -> str:
    return hashlib.sha256(" ".join(map(str, found)).encode()).hexdigest()[:16]


def lines(name: str, least: int) -> Iterator[str]:
    game = load_game(name)
    number = seed = 0
    while number < least:
        found = choices(game, seed)
        yield f"{seed} {len(found)} {hashed(found)}"
        number += len(found)
        seed += 1


if __name__ == "__main__":
    for line in lines(sys.argv[1], int(sys.argv[2])):
        print(line)
