"""Hybrid's table: a whole mission by touching what is marked; ways, facings, sight; no page scroll."""

import re

import pytest

from tests.browser.conftest import Visit
from tests.browser.test_phone import fits
from tests.browser.visitor import DESKTOP, PHONE
from tests.browser.warband import warband

ENOUGH = 400  # decisions


def test_a_whole_mission_by_clicking(visit: Visit) -> None:
    ada = warband(visit)
    answered = 0
    while ada.wait() and answered < ENOUGH:
        ada.answer()
        answered += 1
    assert ada.over
    assert answered > 20
    ada.result.wait_for()


def test_a_way_is_chosen_by_its_square_turned_by_its_arrows_and_walked_at_once(visit: Visit) -> None:
    ada = warband(visit)
    ada.until_asked("MODE")
    ada.touch(ada.page.get_by_role("button", name=re.compile("^Offensive Combat, .* you may choose it")))
    ada.confirm()
    assert ada.wait()
    goal = next(way for way in ada.update["outlook"]["ways"] if way["cost"] >= 2 and len(way["actions"]) > 1)
    place = goal["path"][-1]
    ada.touch(ada.page.locator(f"button.square[data-ref='square:{place}']"))
    ada.visitor.drawn()
    assert f"Move to {place}" in ada.playing.first.inner_text()
    arrow = ada.page.get_by_role("button", name=re.compile(r"^face (north|east|south|west), \d+ MP"))
    assert arrow.count() >= 1
    ada.confirm()
    ada.wait()
    figure = next(one for one in ada.update["view"]["figures"].values() if one["at"] == place)
    assert figure["side"] == "GRIFFIN"


def test_a_warrior_is_deployed_by_a_square_and_a_facing(visit: Visit) -> None:
    ada = warband(visit)
    ada.until_asked("DEPLOY")
    square = ada.page.locator("button.square").first
    place = str(square.get_attribute("data-ref")).removeprefix("square:")
    ada.touch(square)
    ada.touch(ada.page.get_by_role("button", name="face south, you may choose it"))
    ada.visitor.drawn()
    ada.confirm()
    ada.visitor.until(
        lambda: any(
            (one["at"], one["facing"]) == (place, "S") for one in ada.update["view"]["figures"].values()
        ),
        "nobody stands there",
    )


def test_sight_is_asked_of_the_server_and_told_on_the_map(visit: Visit) -> None:
    ada = warband(visit)
    ada.until_asked("MODE")
    ada.page.keyboard.press("s")
    ada.visitor.until(lambda: any(sent["type"] == "sight" for sent in ada.visitor.sent), "nobody asked")
    ada.visitor.until(lambda: '"type":"seen"' in ada.visitor.frames[-1], "no answer")


def test_the_board_can_be_read_in_words(visit: Visit) -> None:
    ada = warband(visit)
    ada.until_asked("MODE")
    ada.page.keyboard.press("b")
    words = ada.page.get_by_role("dialog", name="The board in words")
    words.get_by_text(re.compile(r"Templar of Hod A, Griffin, on \d+,\d+, facing \w+, ")).wait_for()


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_large_mission_without_scrolling_the_page(visit: Visit, size: tuple[int, int]) -> None:
    ada = warband(visit, "HYM-3", "random", size)
    for decision in ("FORCE", "DEPLOY", "ORDER", "MODE", "MOVE"):
        ada.until_asked(decision)
        fits(ada)
    ada.touch(ada.page.locator("button.square").nth(2))
    ada.visitor.drawn()
    fits(ada)
    ada.page.keyboard.press("m")  # the whole map
    ada.visitor.drawn()
    fits(ada)


def test_a_few_turns_by_tapping(visit: Visit) -> None:
    ada = warband(visit, size=PHONE)
    for _ in range(25):
        if not ada.wait():
            break
        ada.answer()
    assert len(ada.played) > 10
