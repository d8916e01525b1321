"""`make check` finds numbers that compiled code makes objects of for a moment."""

from pathlib import Path

import pytest

from tools.boxing import main

CODE = """
from typing import Final

from mypy_extensions import i64

NONE: Final[i64] = -1


def mixed(x: i64, wanted: bool) -> i64:
    return x if wanted else 0  # found


def declared(x: i64, wanted: bool) -> i64:
    return x if wanted else NONE


def turns(number: i64) -> i64:
    total: i64 = 0
    for _ in range(number):  # found
        total += 1
    for _time in range(number):
        total += 1
    return total
"""


def test_a_plain_number_beside_a_machine_number_and_a_loop_that_counts_objects_are_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("small.py").write_text(CODE)
    wanted = [number for number, line in enumerate(CODE.splitlines(), 1) if "# found" in line]

    assert main(["small.py"]) == 1

    found = [int(line.split(":")[1]) for line in capsys.readouterr().out.splitlines()]
    assert found == wanted
