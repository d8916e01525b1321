"""What only some verbs need: a sentence with the command that installs it, where it is missing."""

from collections.abc import Iterator
from contextlib import contextmanager

from monstrum.core.errors import MonstrumError


@contextmanager
def needing(who: str, extra: str) -> Iterator[None]:
    """Around imports; a module of ours that is missing is our own mistake and stays one."""
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("monstrum"):
            raise
        raise MonstrumError(f"{who} needs {error.name}: pip install 'monstrum[{extra}]'.") from None
