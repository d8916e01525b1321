"""What a test needs of the machine: `needs(CHROMIUM)` is what it starts, or the test is left out.

`make test` has tried to get it. Where MONSTRUM_EVERYTHING=1, as in the tests of every change, nothing may be
left out: such a test fails. The last line of a run says what was left out.
"""

from collections import Counter
from typing import Final

import pytest

from tools.needed.program import Program, nothing_may_be_left_out

MARK: Final = "Left out: "
LINES: Final = pytest.StashKey[list[str]]()


def needs(program: Program) -> str:
    found = program.find()
    if found is None:
        reason = f"{program.tests}, as {program.missing()}"
        if nothing_may_be_left_out():
            pytest.fail(f"Nothing may be left out: {reason}", pytrace=False)
        pytest.skip(f"{MARK}{reason}")
    return found


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    left_out: Counter[str] = Counter()
    for report in terminalreporter.stats.get("skipped", ()):
        reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else ""
        if reason.startswith(f"Skipped: {MARK}"):
            left_out[reason.removeprefix(f"Skipped: {MARK}")] += 1
    config.stash[LINES] = [f"{MARK}{counted(number, reason)}" for reason, number in left_out.items()]


def counted(number: int, reason: str) -> str:
    """`reason` begins with "tests of …"."""
    return f"1 test{reason.removeprefix('tests')}" if number == 1 else f"{number} {reason}"


def pytest_unconfigure(config: pytest.Config) -> None:
    """After everything else that pytest says."""
    for line in config.stash.get(LINES, []):
        print(line)
