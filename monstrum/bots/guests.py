"""Bots that are not ours: where their code is, and what they may use up.

`GUESTS` holds those that were invited (`invitations.py`); nothing of them is loaded in this process, but
for those whose author asks for it.
"""

from dataclasses import dataclass
from typing import Final

BUDGET: Final = 5.0
LONGEST: Final = 1e6  # seconds for a decision; more than that is nonsense
FOR_EVER: Final = 10**9  # faults: of a bot that is ours, where each is one decision's matter


@dataclass(frozen=True, slots=True)
class Limits:
    """What a guest may use up."""

    budget: float = BUDGET  # seconds per decision
    start: float = 15.0  # seconds to load its code, before the game begins
    faults: int = 3  # after so many in one game somebody else plays on
    memory: int = 4 << 30  # bytes of address space
    nice: int = 0  # how far it steps back for others
    shows: bool = False  # whether what it prints is shown, with the stack traces of its errors
    cpu: int = 3600  # seconds a process may run in all: nothing it leaves behind runs for ever


@dataclass(frozen=True, slots=True)
class Guest:
    """One class of somebody else's, by place: in a file, or in an installed module."""

    name: str
    file: str = ""  # absolute
    module: str = ""
    attribute: str = ""  # the class; in a file it is found by the bot's name
    limits: Limits = Limits()
    model: str = ""  # a language model, asked over the network (`chat.py`)
    at_home: bool = False  # runs in our own process: for its author, with a debugger


GUESTS: Final[dict[str, Guest]] = {}
"""The invited ones, by name."""
