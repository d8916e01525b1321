"""The errors of Monstrum, one small tree. Every one of them is a sentence for a person.

MonstrumError
├── ContentError      a pack, a card or a text file is wrong: file, place, position, what is allowed
├── IllegalAction     readable, but not allowed now: carries the refusal
├── UnreadableWords   nobody could have meant this: not a sentence of the game
├── BadPosition       a position, scenario or record that cannot be
├── BadScript         scripted chance that does not fit the event it was written for
└── BadConfig         a game cannot be started like that
"""

from collections.abc import Sequence


class MonstrumError(Exception):
    """The root: whatever a user can cause ends here, never in a stack trace."""


class ContentError(MonstrumError):
    """Something written in a data file is wrong."""

    def __init__(
        self,
        message: str,
        *,
        file: str = "",
        where: str = "",
        position: int | None = None,
        text: str = "",
        allowed: Sequence[str] = (),
    ) -> None:
        self.message = message
        self.file = file
        self.where = where
        self.position = position
        self.text = text
        self.allowed = tuple(allowed)
        place = f"{file}: " if file else ""
        if where:
            place += where
            place += f", position {position}: " if position is not None else ": "
        elif position is not None:
            place += f"position {position}: "
        sentence = place + message
        if allowed:
            sentence += f"; allowed here: {', '.join(allowed)}"
        if text:
            sentence += f"\n    {text}"
            if position is not None:
                sentence += "\n    " + " " * position + "^"
        super().__init__(sentence)


class IllegalAction(MonstrumError):
    """A seat tried what the rules do not allow now."""

    def __init__(self, seat: int, action: int, sentence: str = "") -> None:
        self.seat = seat
        self.action = action
        super().__init__(sentence or f"P{seat} may not take action {action} now.")


class UnreadableWords(MonstrumError):
    """The words are no action of this game; `examples` are some that would be, in no language."""

    examples = ""


class BadPosition(MonstrumError):
    """A position, scenario or record contradicts itself or the rules."""


class BadScript(MonstrumError):
    """A scripted outcome is impossible, or the script ran dry."""


class BadConfig(MonstrumError):
    """A configuration no game can start with."""
