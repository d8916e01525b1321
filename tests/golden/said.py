"""Everything a game says along a seeded game, as lines: what other people's programs rely on, word by word.

`python -m tests.golden.said xybrid 2 0` prints the lines of one of the games below, to be compared with those
of another version; `python -m tests.golden.said` prints what `sayings.toml` keeps: a digest of each kind of
line.
"""

import hashlib
import sys
from collections.abc import Iterator
from typing import Final

from monstrum.core.codec import digest
from monstrum.core.contract import Game
from monstrum.core.engine import actor, decision, legal_actions, play, waiting
from monstrum.core.gestures import gestures
from monstrum.core.quick import Quick
from monstrum.core.state import State
from monstrum.games.library import load_game

PLAYED: Final[tuple[tuple[str, dict[str, object], int], ...]] = (
    ("xybrid", {"players": 2}, 0), ("xybrid", {"players": 3}, 1), ("xybrid", {"players": 4}, 2),
    ("mutation_wars", {"players": 2}, 0), ("mutation_wars", {"players": 3}, 1),
    ("hybrid", {"mission": "HYM-1"}, 0), ("hybrid", {"mission": "HYM-3"}, 1),
)  # fmt: skip
MOST: Final = 120  # decisions of one game
SELDOM: Final = 17  # every so many decisions the whole action space is asked, not only what is legal
FEW: Final = 40  # gestures of one decision, and refusals


def said(game: Game, config: dict[str, object], seed: int) -> Iterator[tuple[str, str]]:
    """Kind of line and line, in order."""
    rng = Quick(seed)
    state = game.start(config, seed)
    yield "layout", f"{game.space} {game.layout_hash} {game.checked_config(config)}"
    for number in range(MOST):
        for event in state.events.take():
            yield "events", f"{event.numbers()} {game.told(event, state)} {game.tell(event, state)}"
            yield "cues", repr(game.cue(event, state))
            for seat in filter(event.seen_by, range(state.seats)):
                yield "readers", f"{seat} {game.tell(event, state, reader=seat)}"
        yield "states", f"{number} {decision(state)} {digest(state)}"
        yield "positions", game.position(state)
        for seat in range(-1, state.seats):
            yield "prompts", f"{seat} {game.prompt(state, seat)}"
        if state.over():
            return
        seat = int(actor(state))
        legal = legal_actions(state, seat)
        yield "options", f"{waiting(state)} {legal}"
        yield from spoken(game, state, legal)
        for path in gestures(state, seat)[:FEW]:
            yield "gestures", f"{path} {read_back(game, state, seat, game.gesture_words(state, path))}"
        if number % SELDOM == 0:
            everything = range(game.space)
            yield from spoken(game, state, everything)
            step = max(1, game.space // (FEW * 8))
            for action in everything[number % step :: step]:
                yield "refusals", read_back(game, state, seat, game.words(state, action))
        play(state, seat, legal[rng.below(len(legal))])


def read_back(game: Game, state: State, seat: int, words: str) -> str:
    return f"{words}: {game.parse(state, seat, words)} {game.why_not(state, seat, words)}"


def spoken(game: Game, state: State, actions: "list[int] | range") -> Iterator[tuple[str, str]]:
    for action in actions:
        yield "words", f"{action} {game.words(state, action)} / {game.public_words(state, action)}"
        yield "labels", f"{action} {game.label(state, action)}"
        yield "refs", f"{action} {game.refs(state, action)}"


def digests(game: Game, config: dict[str, object], seed: int) -> dict[str, str]:
    """A short digest for each kind of line."""
    found: dict[str, list[str]] = {}
    for kind, line in said(game, config, seed):
        found.setdefault(kind, []).append(line)
    return {kind: hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16] for kind, lines in found.items()}


def key(name: str, config: dict[str, object], seed: int) -> str:
    return " ".join([name, *map(str, config.values()), str(seed)])


def main() -> None:
    wanted = " ".join(sys.argv[1:])
    for name, config, seed in PLAYED:
        if wanted and wanted != key(name, config, seed):
            continue
        game = load_game(name)
        if wanted:
            for kind, line in said(game, config, seed):
                print(f"{kind}: {line}")
        else:
            print(f'["{key(name, config, seed)}"]')
            for kind, short in sorted(digests(game, config, seed).items()):
                print(f'{kind} = "{short}"')
            print()


if __name__ == "__main__":
    main()
