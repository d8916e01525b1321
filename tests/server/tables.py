"""Tables for tests, without a server around them."""

import hashlib
from functools import cache

from monstrum.core import engine
from monstrum.core.contract import Game
from monstrum.core.quick import Quick
from monstrum.games.library import load_game
from monstrum.server.outcomes import Done
from monstrum.server.protocol import Accepted, Play, Refused
from monstrum.server.store import BOT, GUEST, PLAYING, Chair, Header, Row
from monstrum.server.table import Table


@cache
def xybrid() -> Game:
    return load_game("xybrid")


def header(seed: int = 1, who: str = "gg") -> Header:
    """`who`: a letter per seat; g a guest of its own, h the same guest everywhere, b a bot."""
    chairs = {"h": Chair(GUEST, "hot", "Hot"), "b": Chair(BOT, "", "random")}
    seats = tuple(chairs.get(kind) or Chair(GUEST, f"g{at}", f"G{at}") for at, kind in enumerate(who))
    game = xybrid()
    return Header(
        id="t1",
        game=game.name,
        rules_version=game.rules_version,
        pack=game.pack_name,
        pack_hash=game.pack_hash,
        config={"players": len(who)},
        seed=hashlib.sha256(str(seed).encode()).digest(),
        created=0.0,
        host="g0",
        listed=True,
        chairs=seats,
        status=PLAYING,
    )


class Played(Table):
    """A table that keeps its log, as a store would."""

    def __init__(self, seed: int = 1, who: str = "gg") -> None:
        super().__init__(header(seed, who), xybrid())
        self.log: list[Row] = []
        self.ids = 0

    def send(self, seat: int, action: int | None = None, words: str | None = None, id: str = "") -> Done:
        self.ids += 1
        play = Play(id or f"c{self.ids}", seat, self.ply(seat), self.epoch(seat), action, words)
        return self.keep(self.handle(play))

    def keep(self, done: Done) -> Done:
        self.log.extend(done.rows)
        return done

    def play_on(self, answers: int = 1, seed: int = 7) -> None:
        rng = Quick(seed)
        for _ in range(answers):
            if self.over():
                return
            seat = self.waiting()[0]
            options = engine.legal_actions(self.match.state, seat)
            accepted(self.send(seat, options[rng.below(len(options))]))

    def up_to_sealed(self) -> None:
        while not engine.sealed(self.match.state):
            self.play_on(1, seed=len(self.log))


def accepted(done: Done) -> Accepted:
    assert isinstance(done.answer, Accepted), done.answer
    return done.answer


def refused(done: Done, code: str) -> Refused:
    assert isinstance(done.answer, Refused), done.answer
    assert done.answer.code == code, done.answer
    assert not done.rows
    assert not done.news
    return done.answer
