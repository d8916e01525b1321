"""What a sentence costs: `python bench/sentences.py`. Processor time, the best of some rounds, of all
sentences of some random games.

New: it was not said before. Repeated: the very same again. Read: the catalogue, before its first sentence.
"""

import random
import time
from collections.abc import Callable
from typing import Any

from monstrum.content.language import Catalogue
from monstrum.core.engine import actor, legal_actions, play
from monstrum.games.library import game_names, load_game
from monstrum.kit.table_game import TableGame

ROUNDS = 20
Saying = tuple[str, str, int, dict[str, str]]


def sayings(game: TableGame[Any]) -> list[Saying]:
    """Section, code, reader and parameters of every label and every event of some games, each once."""
    found: dict[object, Saying] = {}
    for seed in range(3):
        rng, state = random.Random(seed), game.start({}, seed)
        for number in range(150):
            if state.over():
                break
            said = [("events", *game.told(event, state)) for event in state.events.take()]
            legal = legal_actions(state, actor(state))
            said += [("labels", *game.wording.label(state, action)) for action in legal]
            for section, code, params in said:
                reader = number % 3 - 1 if section == "events" else -1
                if code:
                    found[section, code, reader, *params.items()] = (section, code, reader, dict(params))
            play(state, actor(state), rng.choice(legal))
    return list(found.values())


def microseconds(times: int, work: Callable[..., object], *given: object) -> float:
    began = time.process_time()
    work(*given)
    return (time.process_time() - began) / times * 1e6


def say_all(speaker: Any, lines: list[Saying], language: str) -> None:
    for section, code, reader, params in lines:
        speaker.say(section, code, language, reader, **params)


def main() -> None:
    for name in game_names():
        game = load_game(name)
        assert isinstance(game, TableGame)
        speaker, lines = game.speaker, sayings(game)

        for language, catalogue in speaker.catalogues.items():
            read = microseconds(1, Catalogue(language, catalogue.path).codes, "events")
            new: list[float] = []
            again: list[float] = []
            for _ in range(ROUNDS):
                fresh = type(speaker)(speaker.names, speaker.catalogues)
                new.append(microseconds(len(lines), say_all, fresh, lines, language))
                again.append(microseconds(len(lines), say_all, fresh, lines, language))
            print(
                f"{name}, {language}: {len(lines)} sentences, new {min(new):.1f} µs, "
                f"repeated {min(again):.2f} µs, read {read / 1000:.0f} ms"
            )


if __name__ == "__main__":
    main()
