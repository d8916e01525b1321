"""Walking by destination: a place within reach is named, and the answers that lead there are given in turn.

A walk ends early where anything comes between: a die, another's answer, another question.
"""

from collections.abc import Sequence

from monstrum.core import engine
from monstrum.core.board import NOBODY, Way
from monstrum.core.contract import Game
from monstrum.core.state import State
from monstrum.texts.platform import phrase, spoken


def ways_to(ways: Sequence[Way], place: str) -> list[Way]:
    """What ends at a place or leaves the table there, the cheapest first."""
    return [way for way in ways if way.ref in (f"square:{place}", f"exit:{place}")]


def place_of(way: Way) -> str:
    return way.ref.partition(":")[2]


def ending(way: Way) -> list[int]:
    """The answers that lead there and end the walk; a turn on the spot is seldom the end of it."""
    return [*way.actions, way.stop] if way.path and way.stop != NOBODY else list(way.actions)


def told(game: Game, way: Way, goes_on: bool = False) -> str:
    """A way in words: where to, how one stands there, what it costs."""
    facing = game.say("terms", f"facing_{way.facing}", spoken()) if way.facing else ""
    kind = "leave" if way.ref.startswith("exit:") else "turn" if not way.path else "on" if goes_on else "to"
    cost = phrase("way_cost", number=way.cost) + (f", {phrase('way_rolls')}" if way.rolls else "")
    return phrase(f"way_{kind}", goal=place_of(way), facing=facing, cost=cost)


def steps(state: State, seat: int, way: Way) -> list[int]:
    """The answers to give at once: up to the end of the way, or to where something comes between."""
    ahead = state.clone()
    decision = engine.decision(ahead)
    found: list[int] = []
    for action in ending(way):
        asked = engine.waiting(ahead) == [seat] and engine.decision(ahead) == decision
        if not asked or action not in engine.legal_actions(ahead, seat):
            break
        engine.step(ahead, action)
        found.append(action)
    return found
