"""Random play until everything in a pack has been used often enough, every state on the way checked.

The same seed plays the same games whatever the number of workers: they are counted in order, chunk by chunk.
"""

import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Final

from monstrum.core import engine
from monstrum.core.chance import seed_bytes
from monstrum.core.contract import Game
from monstrum.core.quick import Quick
from monstrum.games.library import load_game
from monstrum.lab.crew import work
from monstrum.lab.failing import Failure, answer, failure
from monstrum.lab.one_game import MOST_DECISIONS, NeverEnds, bot_seed, game_seed
from monstrum.lab.soundness import check
from monstrum.lab.usage import Count, Usage
from monstrum.lab.watching import usage_of

CHUNK: Final = 20
MOST_FAILURES: Final = 20  # enough to start repairing


@dataclass(frozen=True, slots=True)
class Search:
    """What is to be played."""

    game: str
    seed: str
    times: int = 100  # how often everything should be used
    games: int = 100_000  # and when to give up
    pack: str | None = None


@dataclass(slots=True)
class Found:
    """What came out."""

    search: Search
    goals: list[Count]
    names: dict[str, str]
    games: int = 0
    decisions: int = 0
    counts: Counter[Count] = field(default_factory=Counter)
    failures: list[Failure] = field(default_factory=list)
    seconds: float = 0.0
    interrupted: bool = False

    def below(self) -> list[Count]:
        """What was not used often enough, the rarest first."""
        rare = [goal for goal in self.goals if self.counts[goal] < self.search.times]
        return sorted(rare, key=lambda goal: (self.counts[goal], goal))

    def progress(self) -> float:
        """From 0 to 1, when everything is reached."""
        times = self.search.times
        return sum(min(self.counts[goal], times) for goal in self.goals) / (times * len(self.goals))


@dataclass(slots=True)
class Chunk:
    """A few games."""

    games: int
    decisions: int
    counts: Counter[Count]
    failures: list[Failure]


def exhaust(search: Search, workers: int = 1, tick: Callable[[Found], None] | None = None) -> Found:
    """Play until every goal is reached, the games are used up, too much is broken, or somebody interrupts."""
    game = load_game(search.game, search.pack)
    usage = usage_of(game)
    goals = usage.goals()
    found = Found(search, goals, {id: usage.name(id) for id, _ in goals})
    began = time.perf_counter()
    try:
        for chunk in chunks(search, workers):
            found.games += chunk.games
            found.decisions += chunk.decisions
            found.counts.update(chunk.counts)
            found.failures += chunk.failures
            found.seconds = time.perf_counter() - began
            if tick is not None:
                tick(found)
            if not found.below() or len(found.failures) >= MOST_FAILURES:
                break
    except KeyboardInterrupt:
        found.interrupted = True
    return found


def chunks(search: Search, workers: int) -> Iterator[Chunk]:
    """The games in order, a chunk at a time, played here or by other processes."""
    starts = iter(range(0, search.games, CHUNK))
    if workers == 1:
        game = load_game(search.game, search.pack)
        for start in starts:
            yield play_chunk(search, game, start)
        return
    yield from work(_play_chunk, starts, workers, _prepare, search, ahead=2)


_AT_WORK: dict[str, tuple[Search, Game]] = {}  # in a worker process: loaded once, used for every chunk


def _prepare(search: Search) -> None:
    _AT_WORK["now"] = (search, load_game(search.game, search.pack))


def _play_chunk(start: int) -> Chunk:
    search, game = _AT_WORK["now"]
    return play_chunk(search, game, start)


def play_chunk(search: Search, game: Game, start: int) -> Chunk:
    usage = usage_of(game)
    chunk = Chunk(0, 0, usage.counts, [])
    for index in range(start, min(start + CHUNK, search.games)):
        decisions, failed = play_watched(game, usage, game_seed(search.seed, index), search.pack)
        chunk.games += 1
        chunk.decisions += decisions
        if failed is not None:
            chunk.failures.append(failed)
    return chunk


def players_of(game: Game, root: bytes) -> int:
    """The number of players comes from the seed, so that any game can be played alone."""
    return game.least_seats + root[0] % (game.most_seats - game.least_seats + 1)


def play_watched(game: Game, usage: Usage, seed: str, pack: str | None = None) -> tuple[int, Failure | None]:
    """One random game: how many decisions it took, and what broke it off."""
    root = seed_bytes(seed)
    config = usage.config(players_of(game, root), root)
    rng = Quick(bot_seed(root, 0))
    before, words, decisions = None, "", 0
    try:
        state = usage.start(game, config, root)
        state.events.take()
        usage.begin(state)
        check(game.name, state)
        while not state.over():
            before, words = state.clone(), ""
            seats = engine.waiting(state)
            seat = seats[rng.below(len(seats))]
            options = engine.legal_actions(state, seat)
            action = usage.choose(state, seat, options, rng)
            words = answer(game, state, seat, action)
            decisions += 1
            if decisions > MOST_DECISIONS:
                raise NeverEnds(f"no end after {MOST_DECISIONS} decisions")
            engine.play(state, seat, action)
            usage.watch(state.events.take(), state)
            check(game.name, state)
    except Exception as error:
        return decisions, failure(game, pack, seed, config, error, before, words)
    return decisions, None
