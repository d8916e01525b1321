"""What a game brings, by name: one entry per game, and whoever needs something of all games asks the library.

What an entry names lies in layers above and below, `module:name`, and is imported when it is wanted; a game
may leave out what it does not have. Only the loader and the check of packs are needed to play.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from typing import Any, Final

from monstrum.core.encoder import Encoder
from monstrum.core.rivals import GreedyRival
from monstrum.core.state import State

UNKNOWN: Final = 20_000  # decisions of a game whose author has not counted them


@dataclass(frozen=True, slots=True)
class Learning:
    """What a game brings for learning programs."""

    encoder: Callable[[Any, int], Encoder[Any]]  # from the catalogue and the number of seats
    rival: Callable[[], GreedyRival]
    beginning: Callable[[Any, Mapping[str, Any]], State]  # before anything is shuffled, from a full config
    longest: Callable[[Any], int] = lambda state: UNKNOWN  # decisions of any game that begins so, at most


@dataclass(frozen=True, slots=True)
class Entry:
    """One game. What stands in quotes is `module:name`."""

    name: str
    rules: str  # what its rule ids begin with: `XY`
    load: str  # → the game with a pack, by name or from a folder
    check: str  # → a pack in a folder and warnings about it; raises what is wrong with it
    outlook: str = ""  # → what each of its options promises a seat, for the greedy bot
    features: str = ""  # → the names of what its value is made of
    value: str = ""  # → its Value for a number of players
    levels: str = ""  # → a file that says how its eight levels think
    learning: str = ""  # → a Learning
    environment: str = ""  # its name at Gymnasium's
    agreed: Mapping[str, Any] = field(default_factory=dict)  # settings of environments, with their defaults
    crowded: Mapping[str, str] = field(default_factory=dict)  # the settings of a table with much to draw
    usage: str = ""  # → what is counted while games are simulated
    sound: str = ""  # → raises Unsound for a state in which something is lost or made
    drawing: str = ""  # → its table in the terminal
    plain: str = ""  # → its table and its cards as plain text


@cache
def brought(reference: str) -> Any:
    """What a reference of an entry names."""
    module, _, name = reference.partition(":")
    return getattr(import_module(module), name)
