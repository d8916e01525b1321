"""Files that are saved on one phone and taken in on another; taps that say two things, taken back as one."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.evenings import begin, dialog, shut
from tests.browser.visitor import PHONE, Visitor


def saved(ada: Visitor, name: str, folder: Path) -> Path:
    """What the phone has after a button of the sheet with the copies was pressed."""
    with ada.page.expect_download() as coming:
        ada.press(name, dialog(ada))
    path = folder / coming.value.suggested_filename
    coming.value.save_as(path)
    return path


@pytest.mark.parametrize("as_what", ["Save the whole table as a file", "Save the whole table as CSV"])
def test_a_file_that_was_saved_is_taken_in_on_another_phone(
    visit: Visit, as_what: str, tmp_path: Path
) -> None:
    ada, bob = visit(size=PHONE), visit(size=PHONE)
    begin(ada, "2 players: Infamy")
    ada.press("+5 for Player 2")
    ada.page.get_by_role("img", name="Player 2 has 5 infamy").wait_for()
    ada.press("Menu")
    ada.press("Copy, file, table of numbers")
    path = saved(ada, as_what, tmp_path)
    assert re.fullmatch(r"monstrum-\d{4}-\d\d-\d\d\.(json|csv)", path.name)
    if path.suffix == ".json":
        assert [entry["kind"] for entry in json.loads(path.read_text("utf-8"))["entries"]] == [
            "table",
            "score",
        ]
    numbers = saved(ada, "Save the numbers as CSV", tmp_path).read_text("utf-8").splitlines()
    assert numbers[2].split(",") == ["Player 2", "5", "0", "0", "5", "1"]
    bob.go("/companion")
    bob.press("Take in a copy")
    dialog(bob).locator("input[type=file]").set_input_files(path)
    bob.see("2 entries taken in.")
    shut(bob)
    bob.page.get_by_role("link", name=re.compile("^XYbrid")).click()
    bob.page.get_by_role("img", name="Player 2 has 5 infamy").wait_for()


def test_one_undo_takes_back_an_evasion_and_its_tail(visit: Visit) -> None:
    """MW-9.3  The battle that was evaded and the tail that was turned are one tap."""
    ada = visit(size=PHONE)
    begin(ada, "2 players: Battle pad")
    for player in ("Player 1", "Player 2"):
        ada.press(re.compile(f"^(◈ )?{player}"))
        ada.press("red", ada.page.get_by_role("group", name="Colour of the first body"))
        ada.page.get_by_role("button", name=f"{player}: Red body").wait_for()
    ada.press("Player 2: empty spot")
    ada.press(re.compile("^Fake Tail"), dialog(ada))
    tail = ada.page.get_by_role("button", name="Player 2: red Fake Tail")
    tail.wait_for()
    ada.press(re.compile("^Battle$"))
    ada.press("Evaded: red Fake Tail turns")
    ada.page.get_by_role("button", name="Player 2: red Fake Tail, turned").wait_for()
    ada.see("Turn 1: Player 2 evades Player 1.")
    ada.press("Undo “Player 1 against Player 2”")
    expect(ada.page.get_by_role("button", name="Player 2: red Fake Tail, turned")).to_have_count(0)
    expect(ada.page.get_by_text("evades")).to_have_count(0)
    ada.press("Redo")
    ada.page.get_by_role("button", name="Player 2: red Fake Tail, turned").wait_for()
