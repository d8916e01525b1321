"""What holds for every test."""

import gc
import os
import sys
from collections.abc import Iterator
from typing import Final

import pytest
from hypothesis import settings

from tests.needs import pytest_terminal_summary, pytest_unconfigure
from tests.thorough import leave_to_soak
from tools.build import stale

__all__ = ["pytest_terminal_summary", "pytest_unconfigure"]

# The same examples on every machine, and none fails because something else keeps the machine busy.
settings.register_profile("steady", deadline=None, derandomize=True)
settings.load_profile("steady")


LONG: Final = ("browser", "server")  # folders with tests that take many seconds


@pytest.hookimpl(tryfirst=True)  # before pytest looks at marks
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Long tests come first: at the end, when one worker has nothing left to take, nobody waits for them."""
    leave_to_soak(config, items)
    items.sort(key=lambda item: item.path.parent.name not in LONG)


def pytest_collection_finish() -> None:
    settled()


def settled() -> None:
    """What lives on is not looked at again: the collector would walk thousands of tests for each one."""
    gc.collect()
    gc.freeze()
    gc.enable()


@pytest.fixture(autouse=True, scope="module")
def nothing_of_a_file_is_walked_later() -> Iterator[None]:
    yield
    settled()


def pytest_configure() -> None:
    """A compiled file wins over the source beside it: who has edited a source would test the old one."""
    gc.disable()  # until the tests are known: until then nothing becomes garbage
    os.environ["LC_ALL"] = "C.UTF-8"  # tests read English, whatever this machine speaks
    if reason := stale():
        raise pytest.UsageError(
            f"No test was run, as {reason}: `make build` compiles them again, `make pure` removes them, and "
            "MONSTRUM_PURE=1 before a command runs the sources."
        )


@pytest.fixture(autouse=True)
def no_guest_stays() -> Iterator[None]:
    """Bots that a test has brought along are gone after it."""
    yield
    if (guests := sys.modules.get("monstrum.bots.guests")) is not None:
        guests.GUESTS.clear()
