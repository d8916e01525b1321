"""Somebody with the companion in one hand, and a real game before them: a recorded one, move by move."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from monstrum.core import engine
from monstrum.core.contract import Game
from monstrum.core.events import Event
from monstrum.core.state import State
from monstrum.games.library import load_game
from monstrum.texts.record import read_record, replay
from tests.browser.conftest import Visit
from tests.browser.visitor import PHONE, Visitor
from tests.golden.games import FOLDER

WORKS = "navigator.serviceWorker.ready.then((one) => one.active?.state === 'activated')"


def opened(visit: Visit, begin: str, **options: object) -> Visitor:
    ada = visit(size=PHONE, **options)
    ada.go("/companion")
    ada.press(begin)
    ada.button("Menu").wait_for()
    return ada


def settle_offline(ada: Visitor) -> None:
    """The second start of the page, with the network cut."""
    ada.true(WORKS)
    ada.context.set_offline(True)
    ada.allow("ERR_INTERNET_DISCONNECTED")
    ada.page.reload()
    ada.button("Menu").wait_for()


@dataclass
class Move:
    """One move of a recorded game: the table before it, what was played, what followed."""

    before: State
    decision: str
    seat: int
    words: str
    after: State
    events: list[Event]


def recorded(name: str, file: str) -> tuple[Game, State, Iterator[Move]]:
    """A golden game: its rules, its beginning, and its moves one by one."""
    game = load_game(name)
    match = replay(read_record((FOLDER / name / file).read_text()), game)
    state = game.start(match.config, match.seed)

    def moves() -> Iterator[Move]:
        for entry in match.entries:
            before, decision = state.clone(), engine.decision(state)
            words = game.words(state, entry.action)
            engine.play(state, entry.seat, entry.action)
            yield Move(before, decision, entry.seat, words, state, state.events.take())

    return game, state, moves()


def lines(ada: Visitor, role: str, name: str) -> list[str]:
    """The lines of a list, as they are read."""
    texts = ada.page.get_by_role(role, name=name).get_by_role("listitem").all_inner_texts()  # type: ignore[arg-type]
    return [re.sub(r"\s+", " ", text).strip() for text in texts]
