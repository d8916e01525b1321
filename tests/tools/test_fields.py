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
marks   row of seats, lent
worn    row of seats, lent, told
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


def test_a_lent_row_is_copied_when_one_of_the_two_changes_it(written: str) -> None:
    copied = part(written, "clone")
    assert "other.worn = self.worn\n" in copied
    assert "self.lent = 3\n" in copied
    assert "other.lent = 3\n" in copied
    assert "self.worn = self.worn[:]\n            self.lent -= 2\n" in part(written, "own_worn")


def test_what_observations_keep_of_a_row_goes_when_it_is_asked_for(written: str) -> None:
    assert "self.told: vec[vec[u8]] = " in part(written, "__init__")
    assert "other.told = self.told\n" in part(written, "clone")
    assert "told" not in part(written, "dump") + part(written, "restore") + part(written, "own_marks")
    assert "self.told = NOTHING_TOLD\n        return self.worn" in part(written, "own_worn")


def test_who_changes_a_lent_row_without_asking_is_found(written: str, tmp_path: Path) -> None:
    (tmp_path / "state.py").write_text(written, "utf-8")
    rule = (
        "def worn(state):\n    state.own_worn()[0] = 1\n\n\n"
        "def worn_out(state):\n    state.hand[0] = 1\n    state.worn[1] += 1\n"
    )
    (tmp_path / "rule.py").write_text(rule, "utf-8")
    assert [place.split("rule.py")[1] for place in fields.changed_unasked(tmp_path)] == [":7: worn"]


def test_what_passes_is_neither_copied_nor_stored(written: str) -> None:
    assert "asked" not in part(written, "clone") + part(written, "dump") + part(written, "restore")


def test_writing_again_changes_nothing(written: str, tmp_path: Path) -> None:
    (tmp_path / "state.py").write_text(written, "utf-8")

    assert fields.rewritten(tmp_path / "state.py") == written
