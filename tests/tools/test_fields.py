"""The list of a state's fields, and what `tools/fields.py` writes from it."""

from pathlib import Path

import pytest

from tools import fields

MODULE = '''
FIELDS: Final = """
seats   given
round   number        0   0 … LAST   # which it is
hand    row of seats  -1  -1 … 9
seen    list of PAIR
worth   number, derived
out     row of seats, shared
asked   flag, passing
"""


class SmallState(State):
    def __init__(self, seats: i64, chance: Chance, muted: bool) -> None:
        super().__init__(seats, chance, muted)
{begin}{end}
'''


@pytest.fixture
def written(tmp_path: Path) -> str:
    path = tmp_path / "state.py"
    path.write_text(MODULE.format(begin=fields.BEGIN, end=fields.END), "utf-8")
    return fields.rewritten(path)


def part(written: str, method: str) -> str:
    """What is written of one method."""
    return written.split(f"def {method}(")[1].split("    def ")[0]


def test_every_state_is_as_its_list_says() -> None:
    assert fields.main(["--check"]) == 0


def test_a_field_is_begun_copied_stored_and_read_back(written: str) -> None:
    assert "self.round: i64 = 0" in part(written, "__init__")
    assert "other.round = self.round" in part(written, "clone")
    assert "out.append(self.round)" in part(written, "dump")
    assert "self.round = numbers.within(0, LAST)" in part(written, "restore")


def test_a_row_is_made_as_long_as_its_list_says(written: str) -> None:
    assert "self.hand = vec[i64]([-1] * seats)" in part(written, "make_room")
    assert "numbers.fill_within(self.hand, -1, 9)" in part(written, "restore")


def test_records_are_read_back_whole(written: str) -> None:
    assert "self.seen = numbers.records(PAIR)" in part(written, "restore")


def test_what_is_given_is_stored_and_not_read_back(written: str) -> None:
    assert "out.append(self.seats)" in part(written, "dump")
    assert "self.seats =" not in part(written, "restore")


def test_what_follows_from_others_is_copied_and_not_stored(written: str) -> None:
    assert "other.worth = self.worth" in part(written, "clone")
    assert "worth" not in part(written, "dump") + part(written, "restore")


def test_a_shared_row_is_not_copied(written: str) -> None:
    assert "other.out = self.out\n" in part(written, "clone")


def test_what_passes_is_neither_copied_nor_stored(written: str) -> None:
    assert "asked" not in part(written, "clone") + part(written, "dump") + part(written, "restore")


def test_writing_again_changes_nothing(written: str, tmp_path: Path) -> None:
    (tmp_path / "state.py").write_text(written, "utf-8")

    assert fields.rewritten(tmp_path / "state.py") == written
