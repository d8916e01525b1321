"""Gathers what is wrong with a pack, so that its author sees everything at once."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from monstrum.core.errors import ContentError


class PackErrors(ContentError):
    """Everything found wrong with a pack; `errors` are the single findings in the order of the files."""

    def __init__(self, errors: Sequence[ContentError]) -> None:
        self.errors = list(errors)
        if len(self.errors) == 1:
            super().__init__(str(self.errors[0]))
        else:
            lines = "\n".join(str(error) for error in self.errors)
            super().__init__(f"{len(self.errors)} errors\n{lines}")


class Problems:
    """The findings so far."""

    def __init__(self) -> None:
        self.errors: list[ContentError] = []
        self._hushed: set[tuple[str, str]] = set()

    def add(self, message: str, *, file: str = "", where: str = "", allowed: Sequence[str] = ()) -> None:
        if (file, where) not in self._hushed:
            self.errors.append(ContentError(message, file=file, where=where, allowed=allowed))

    def hush(self, file: str, where: str) -> None:
        """What is wrong there has been said; what follows from it is not."""
        self._hushed.add((file, where))

    @contextmanager
    def caught(self, *, file: str, where: str = "") -> Iterator[None]:
        """A ContentError raised inside is noted, with its place in the pack."""
        try:
            yield
        except PackErrors as error:
            self.errors.extend(error.errors)
        except ContentError as error:
            self.errors.append(
                ContentError(
                    error.message,
                    file=error.file or file,
                    where=error.where or where,
                    position=error.position,
                    text=error.text,
                    allowed=error.allowed,
                )
            )

    def raise_all(self) -> None:
        """Stop here if anything was found."""
        if self.errors:
            raise PackErrors(self.errors)
