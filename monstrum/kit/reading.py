"""Words back into actions, as far as all games do it alike: what is too long, what is nothing, what to say
then."""

from abc import ABC, abstractmethod
from typing import Final, NoReturn

from monstrum.content.names import Names, folded
from monstrum.core.engine import legal_actions
from monstrum.core.errors import UnreadableWords
from monstrum.core.state import State
from monstrum.kit.wording import Wording

LONGEST_TEXT: Final = 400  # characters; nobody says more in one breath
QUOTED: Final = 60


class WrongVerb(UnreadableWords):
    """The words are clear, but answer another question than the one that is asked."""


class Reader(ABC):
    """Reads for one seat in one state: the pending decision gives bare words their meaning."""

    def __init__(self, state: State, seat: int, names: Names, wording: Wording) -> None:
        self.state = state
        self.seat = seat
        self.names = names
        self.wording = wording
        self.now = wording.asks.now(state)

    def path(self, text: str) -> list[int]:
        """The path of picks these words stand for, legal or not. Raises UnreadableWords and nothing else."""
        if len(text) > LONGEST_TEXT:
            self.give_up(f"{quoted(text)} is too long to be an action.")
        if not folded(text):
            self.give_up("Nothing was said.")
        return self.understood(text)

    @abstractmethod
    def understood(self, text: str) -> list[int]:
        """Each game reads its own words."""

    def usual(self) -> list[str]:
        """Things anybody might say once, for a seat that has no say now."""
        return []

    def give_up(self, complaint: str) -> NoReturn:
        error = UnreadableWords(self.with_examples(complaint))
        error.examples = self.shown()
        raise error

    def with_examples(self, complaint: str) -> str:
        return f"{complaint} Understood here: {self.shown()}."

    def shown(self) -> str:
        return ", ".join(f"'{example}'" for example in self.examples())

    def examples(self) -> list[str]:
        """Two or three things the seat could say now."""
        legal = legal_actions(self.state, self.seat)
        if not legal:
            return self.usual()
        shown = [legal[0], legal[len(legal) // 2], legal[-1]]
        return list(dict.fromkeys(self.wording.words(self.state, action) for action in shown))


def quoted(text: str) -> str:
    """What was said, short and printable."""
    plain = "".join(letter if letter.isprintable() else "?" for letter in text[: QUOTED + 1])
    return f"'{plain[:QUOTED]}…'" if len(plain) > QUOTED else f"'{plain}'"


def read_card(text: str, names: Names) -> str:
    """The one card a text names, by id or English name; empty if none or several."""
    meant = names.meant(" ".join(folded(text[:LONGEST_TEXT])))
    return meant[0] if len(meant) == 1 else ""
