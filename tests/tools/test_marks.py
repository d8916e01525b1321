"""The mark that ties tests to rules."""

import pytest

from tests.marks import rule


@pytest.mark.parametrize("wrong", ["XY-4", "XY4.3", "xy-4.3", "ZZ-1.1", "XY-4.3 ", ""])
def test_a_malformed_id_is_rejected(wrong: str) -> None:
    with pytest.raises(ValueError, match="is not a rule id"):
        rule("XY-4.3", wrong)


def test_no_id_at_all_is_rejected() -> None:
    with pytest.raises(ValueError, match="at least one"):
        rule()


def test_the_ids_end_up_in_the_mark() -> None:
    def shown() -> None: ...

    marked = rule("XY-4.3", "XY-4.4")(shown)

    (mark,) = marked.pytestmark  # type: ignore[attr-defined]
    assert (mark.name, mark.args) == ("rule", ("XY-4.3", "XY-4.4"))
