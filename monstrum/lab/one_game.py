"""One game between bots, from a seed: what every simulation is made of."""

import hashlib
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Any, Final

from monstrum.bots.asking import ask
from monstrum.bots.bot import Bot
from monstrum.bots.company import Company
from monstrum.bots.faults import Fault
from monstrum.bots.in_core import contest
from monstrum.core import engine
from monstrum.core.chance import seed_bytes
from monstrum.core.contract import Game
from monstrum.core.quick import Quick
from monstrum.core.state import State

NOTHING_SET: Final[Mapping[str, Any]] = MappingProxyType({})


MOST_DECISIONS: Final = 50_000  # a game that asks more than this will never end


class NeverEnds(Exception):
    """A game goes on and on: a bug, not somebody's fault."""


@dataclass(frozen=True, slots=True)
class Played:
    """How one game went; `failure` says what broke it off."""

    index: int
    seed: str
    seating: tuple[int, ...]  # the player (by place in the list of players) on each seat
    winners: tuple[int, ...] = ()  # seats
    scores: tuple[int, ...] = ()
    decisions: int = 0
    turns: int = 0
    faults: tuple[tuple[Fault, ...], ...] = ()  # by seat: what a guest did instead of answering
    stood_in: tuple[tuple[int, int], ...] = ()  # by seat: decisions of a guest's stand-in, of how many
    spent: tuple[tuple[int, int, int], ...] = ()  # by seat: calls, tokens in and out of a language model
    asked: tuple[int, ...] = ()  # by seat: decisions
    cpu: tuple[float, ...] = field(default=(), compare=False)  # by seat: seconds of a processor they took
    failure: str = ""


def game_seed(base: int | str | bytes, index: int) -> str:
    """The seed of the index-th game: the first game has the base itself, so any game can be run alone."""
    root = seed_bytes(base)
    if index == 0:
        return root.hex()
    return hashlib.sha256(root + index.to_bytes(8, "little")).hexdigest()


def seating(players: int, index: int, fixed: bool) -> tuple[int, ...]:
    """Who sits where: everybody moves on by one seat from game to game, unless seats are fixed."""
    turn = 0 if fixed else index % players
    return tuple((seat + turn) % players for seat in range(players))


def play_one(
    game: Game,
    players: Sequence[str],
    seed: str,
    index: int = 0,
    fixed: bool = True,
    company: Company | None = None,
    config: Mapping[str, Any] = NOTHING_SET,
) -> Played:
    """Bots play one game. Whatever goes wrong is told, not raised: the other games go on."""
    places = seating(len(players), index, fixed)
    try:
        names = [players[place] for place in places]
        return _play(game, names, Played(index, seed, places), company or Company(game), config)
    except Exception as error:
        return Played(index, seed, places, failure=f"{type(error).__name__}: {error}")


def _play(
    game: Game, names: Sequence[str], empty: Played, company: Company, config: Mapping[str, Any]
) -> Played:
    root = seed_bytes(empty.seed)
    state = game.start({"players": len(names)} | dict(config), root)
    state.mute()
    company.new_game()
    seeds = [bot_seed(root, seat) for seat in range(len(names))]
    samples = Quick(bot_seed(root, len(names)))
    in_core = contest(game, names, seeds, samples)
    if in_core is not None:
        in_core.play(state, MOST_DECISIONS)
        asked, cpu = in_core.asked, in_core.cpu
    else:
        bots = [company.bot(seat, name, seeds[seat]) for seat, name in enumerate(names)]
        asked, cpu = asked_one_by_one(game, state, bots, samples)
    if not state.over():
        raise NeverEnds(f"no end after {MOST_DECISIONS} decisions")
    result = game.result(state)
    return replace(
        empty,
        winners=tuple(result.winners()),
        scores=tuple(result.scores),
        decisions=sum(asked),
        turns=game.turns(state),
        faults=tuple(company.faults(seat) for seat in range(len(names))),
        stood_in=tuple(company.stood_in(seat) for seat in range(len(names))),
        spent=tuple(company.spent(seat) for seat in range(len(names))),
        asked=tuple(asked),
        cpu=tuple(cpu[seat] + company.cpu(seat) for seat in range(len(names))),
    )


def asked_one_by_one(
    game: Game, state: State, bots: Sequence[Bot], samples: Quick
) -> tuple[list[int], list[float]]:
    """Ask bot after bot until the game is over, or much too long: decisions and seconds of a processor by
    seat."""
    asked, cpu = [0] * len(bots), [0.0] * len(bots)
    while not state.over() and sum(asked) < MOST_DECISIONS:
        seat = engine.actor(state)
        began = time.process_time()
        action = ask(bots[seat], game, state, seat, samples.word())
        cpu[seat] += time.process_time() - began
        asked[seat] += 1
        engine.play(state, seat, action)
    return asked, cpu


def bot_seed(root: bytes, seat: int) -> int:
    """Something for a bot to roll with that says nothing about the deck."""
    return int.from_bytes(hashlib.sha256(b"bot" + root + bytes([seat])).digest()[:8], "little")
