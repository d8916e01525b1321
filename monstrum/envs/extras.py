"""Libraries only environments need: a clear sentence where one is missing."""

import importlib.util

from monstrum.core.errors import MonstrumError


class MissingLibrary(MonstrumError, ImportError):
    """An environment was asked for, and the library behind it is not installed."""


def need(module: str, extra: str) -> None:
    """Raises MissingLibrary unless the module is there; `extra` is what installs it."""
    if importlib.util.find_spec(module) is None:
        raise MissingLibrary(
            f"This environment needs {module}, which is not installed:"
            f" pip install 'monstrum[{extra}]' brings it."
        )
