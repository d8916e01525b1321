"""What holds for every test."""

import pytest
from hypothesis import settings

from tests.needs import pytest_terminal_summary, pytest_unconfigure
from tools.build import stale

__all__ = ["pytest_terminal_summary", "pytest_unconfigure"]

# The same examples on every machine, and none fails because something else keeps the machine busy.
settings.register_profile("steady", deadline=None, derandomize=True)
settings.load_profile("steady")


def pytest_configure() -> None:
    """A compiled file wins over the source beside it: who has edited a source would test the old one."""
    if reason := stale():
        raise pytest.UsageError(
            f"No test was run, as {reason}: `make build` compiles them again, `make pure` removes them, and "
            "MONSTRUM_PURE=1 before a command runs the sources."
        )
