"""Language catalogues: the sentences a program says, in Project Fluent, a message for each section and code.

    refusals-not_in_lab = { $part } is not in the lab.
    events-drawn =
        { $reader ->
            [player] You draw { $part }.
           *[nobody] { $player } draws { $part }.
        }

A message is a text with variables and choices, and can reach nothing else of the program. A number chooses
between plurals as its language has them; `$reader` says which parameter is the one who reads. A word may have
further forms, gender or cases, as its language needs them: `{ $part-gender }`, see `docs/translating.md`. A
catalogue is read when its first sentence is said: whoever says nothing pays nothing.
"""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final

from monstrum.content.suggestions import did_you_mean
from monstrum.core.errors import ContentError

if TYPE_CHECKING:
    from monstrum.content.messages import Messages

INITIAL: Final = "initial"  # these two forms are made of the first letter, where a word has no own
CAPITAL: Final = "capital"
VOWELS: Final = "language-vowels"


class Signed(int):
    """A number that is said with its sign: `+2`."""

    def __str__(self) -> str:
        return f"{int(self):+d}"


class Word(str):
    """A text that has further forms. It stays among words: what is said in the end is a plain text."""

    forms: Callable[[str], str]
    """Of the name of a form: that form, or nothing."""
    key: object
    """Two words that are written alike may differ in their forms, and then in this."""

    @classmethod
    def of(cls, text: str, forms: Callable[[str], str], key: object) -> "Word":
        word = cls(text)
        word.forms, word.key = forms, key
        return word


Value = str | int
"""What a variable stands for. A number can be chosen by, whatever it looks like when it is said."""


def form_of(value: Value, form: str) -> str:
    """A form of a word, or nothing if it has none of that name."""
    return value.forms(form) if isinstance(value, Word) else ""


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
            from monstrum.content.messages import messages_of  # nobody who says nothing waits for it

            self._messages = messages_of(self.language, self.text(), self.path.name)
        return self._messages

    def text(self) -> str:
        return self.path.read_text("utf-8")

    def say(self, section: str, code: str, params: Mapping[str, Value]) -> str:
        """The message with its variables filled in; parameters it does not mention are ignored."""
        id = f"{section}-{code}"
        return self.which(id).messages.said(id, params)

    def word(self, section: str, code: str, params: Mapping[str, Value]) -> str:
        """The same for what is put into other sentences: the attributes of the message are its forms."""
        id = f"{section}-{code}"
        messages = self.which(id).messages
        text = messages.said(id, params)
        attributes = messages.attributes(id)
        if not attributes:
            return text
        key = tuple((name, getattr(value, "key", value)) for name, value in params.items())
        return Word.of(
            text, lambda form: messages.said(id, params, form) if form in attributes else "", (id, key)
        )

    def has(self, section: str, code: str) -> bool:
        """Whether this language has a message of its own."""
        return f"{section}-{code}" in self.messages.ids

    def which(self, id: str) -> "Catalogue":
        """The first one that has a message."""
        catalogue: Catalogue | None = self
        while catalogue is not None:
            if id in catalogue.messages.ids:
                return catalogue
            catalogue = catalogue.fallback
        known = self.messages.ids if self.fallback is None else self.fallback.messages.ids
        raise ContentError(f"there is no message '{id}'{did_you_mean(id, known)}", file=self.path.name)

    def codes(self, section: str) -> set[str]:
        """Everything that can be said in a section."""
        return {id.partition("-")[2] for id in self.messages.ids if id.startswith(f"{section}-")}
