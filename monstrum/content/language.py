"""Language catalogues: the sentences a program says, in Project Fluent, a message for each section and code.

    refusals-not_in_lab = { $part } is not in the lab.
    events-drawn =
        { $reader ->
            [player] You draw { $part }.
           *[nobody] { $player } draws { $part }.
        }

A message is a text with variables and choices, and can reach nothing else of the program. A number chooses
between plurals as its language has them; `$reader` says which parameter is the one who reads. A catalogue is
read when its first sentence is said: whoever says nothing pays nothing.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from monstrum.content.suggestions import did_you_mean
from monstrum.core.errors import ContentError

if TYPE_CHECKING:
    from monstrum.content.messages import Messages

Value = str | int
"""What a variable stands for. A number can be chosen by, whatever it looks like when it is said."""


class Signed(int):
    """A number that is said with its sign: `+2`."""

    def __str__(self) -> str:
        return f"{int(self):+d}"


class Catalogue:
    """The sentences of one language. What it lacks is said by `fallback`, as a rule the English catalogue."""

    def __init__(self, language: str, path: Path, fallback: "Catalogue | None" = None) -> None:
        self.language = language
        self.path = path
        self.fallback = fallback
        self._messages: Messages | None = None

    @property
    def messages(self) -> "Messages":
        if self._messages is None:
            from monstrum.content.messages import Messages  # nobody who says nothing waits for it

            self._messages = Messages(self.language, self.path)
        return self._messages

    def say(self, section: str, code: str, params: Mapping[str, Value]) -> str:
        """The message with its variables filled in; parameters it does not mention are ignored."""
        id = f"{section}-{code}"
        catalogue: Catalogue | None = self
        while catalogue is not None:
            if id in catalogue.messages.ids:
                return catalogue.messages.said(id, params)
            catalogue = catalogue.fallback
        known = self.messages.ids if self.fallback is None else self.fallback.messages.ids
        raise ContentError(f"there is no message '{id}'{did_you_mean(id, known)}", file=self.path.name)

    def codes(self, section: str) -> set[str]:
        """Everything that can be said in a section."""
        return {id.partition("-")[2] for id in self.messages.ids if id.startswith(f"{section}-")}
