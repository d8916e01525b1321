"""Hybrid for tests that read like the rules: a drawn board, decisions in words, facts by name.

fight = skirmish("#As.#", "A@1 E", "s@2 W", active="A", dice=[4])
fight.play("mode OC", "strike s", "level 1")
assert fight.wounds("s") == 1

Whoever must decide says the words. Keys are those of positions; figures get theirs as `A={"wounds": 2}`.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any

from monstrum.core.contract import Refusal
from monstrum.core.engine import actor, decision, legal_actions, play, sealed
from monstrum.core.events import Event
from monstrum.core.gestures import plan
from monstrum.games.hybrid.game import Hybrid, load_hybrid
from tests.tongues import well_refused


@cache
def examples() -> Hybrid:
    return load_hybrid("examples")


@cache
def standard() -> Hybrid:
    return load_hybrid("standard")


class Skirmish:
    """A game in progress."""

    def __init__(
        self, game: Hybrid, given: Mapping[str, Any], chance: Mapping[str, Any], mission: str
    ) -> None:
        self.game = game
        config = {"mission": mission} if mission else {}
        self.state = game.arrange(given, config, 1, game.script(chance))
        self.events: list[Event] = []

    def play(self, *words: str) -> "Skirmish":
        for text in words:
            seat = actor(self.state)
            refusal = self.game.why_not(self.state, seat, text)
            assert refusal is None, f"{text}: {refusal}"
            for action in plan(self.state, seat, self.game.parse(self.state, seat, text)):
                play(self.state, seat, action)
            self.events += self.state.events.take()
        return self

    def commit(self, seat: int, words: str) -> "Skirmish":
        """In a sealed block, for one seat."""
        assert sealed(self.state)
        for action in plan(self.state, seat, self.game.parse(self.state, seat, words)):
            play(self.state, seat, action)
        self.events += self.state.events.take()
        return self

    def pass_time(self) -> None:
        """One decision, as little as possible."""
        options = self.options
        for wanted in ("none", "stop", "pass", "mode DC", "level 1"):
            if wanted in options:
                self.play(wanted)
                return
        self.play(options[0])

    def refusal(self, words: str) -> Refusal:
        found = self.game.why_not(self.state, actor(self.state), words)
        assert found is not None, f"{words} is allowed"
        well_refused(self.game, found)
        return found

    @property
    def options(self) -> list[str]:
        return [
            self.game.words(self.state, action) for action in legal_actions(self.state, actor(self.state))
        ]

    @property
    def asked(self) -> str:
        return decision(self.state)

    @property
    def seat(self) -> int:
        return int(actor(self.state))

    @property
    def facts(self) -> dict[str, Any]:
        return self.game.facts(self.state)

    def figure(self, letter: str) -> dict[str, Any]:
        found: dict[str, Any] = self.facts["figures"][letter]
        return found

    def wounds(self, letter: str) -> int:
        return int(self.figure(letter)["wounds"])

    def at(self, letter: str) -> str:
        return str(self.figure(letter)["at"])

    def told(self) -> list[str]:
        return [text for event in self.events if (text := self.game.tell(event, self.state))]


def skirmish(
    map: str,
    *legend: str,
    active: str = "",
    dice: list[int] | None = None,
    pick: list[str] | None = None,
    mission: str = "",
    game: Hybrid | None = None,
    keys: Mapping[str, Any] | None = None,
    **figures: Any,
) -> Skirmish:
    """A drawn board, its legend, and what is on whom."""
    given: dict[str, Any] = {"legend": list(legend), "figures": figures, **(keys or {})}
    if map:
        given["map"] = map.strip("\n").split("\n")
    if active:
        given["active"] = active
    return Skirmish(game or examples(), given, {"dice": dice or [], "pick": pick or []}, mission)
