"""Lessons in the page: one of every game by mouse, one by keys, one by touch; leaving and coming back."""

import re

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.browser.visitor import PHONE, Visitor

VOICE = "section.voice"
DONE = f"{VOICE} a.way"
ONWARD = re.compile("Go on|Show me")  # one of them is there, whichever step it is


def begin(visitor: Visitor, game: str, lesson: str = "first") -> Page:
    visitor.go(f"/learn/{game}")
    visitor.page.locator(f"[data-lesson={lesson}]").click()
    visitor.page.locator("main[data-laid]").wait_for()
    visitor.page.locator(VOICE).wait_for()
    return visitor.page


def count(page: Page) -> str:
    return page.locator(f"{VOICE} .count").inner_text()


def follow(visitor: Visitor, press: str = "click") -> None:
    """What the frame is around is pressed, and confirmed; what is read is gone on from."""
    page = visitor.page
    button = page.locator(VOICE).get_by_role("button", name=ONWARD)
    while page.locator(DONE).count() == 0:
        with page.expect_response(lambda answer: "/api/learn/" in answer.url):
            getattr(button, press)()
        visitor.drawn()


@pytest.mark.parametrize("game", ["xybrid", "mutation_wars", "hybrid"])
def test_a_first_lesson_by_mouse(visit: Visit, game: str) -> None:
    ada = visit()
    page = begin(ada, game)
    assert count(page).startswith("1 of ")
    frame = page.locator(".meant").first
    frame.wait_for()
    box = frame.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    follow(ada)
    ada.go(f"/learn/{game}")
    ada.see("Once more")


def test_a_wrong_answer_is_explained_and_another_one_can_be_taken_back(visit: Visit) -> None:
    ada = visit()
    page = begin(ada, "xybrid")
    page.locator('main [data-ref$="L16"]').first.click()
    ada.see("XY-4.3")
    page.keyboard.press("Escape")
    for _ in range(2):
        page.locator('main [data-ref$="A10"]').first.click()
        ada.drawn()
    ada.see("the lesson is about something else")
    ada.press("Take back", page.locator(VOICE))
    ada.see("This is your monster")


def test_a_lesson_by_keys_is_left_and_taken_up_again(visit: Visit) -> None:
    ada = visit()
    page = begin(ada, "xybrid")
    page.keyboard.press("3")  # the head
    page.keyboard.press("Enter")
    ada.see("It fits, so it was attached at once")
    assert count(page) == "2 of 6"
    page.locator("#board").focus()
    page.keyboard.press("Enter")
    ada.see("One arm is missing")
    ada.go("/learn/xybrid")
    ada.see("3 of 6")
    page = begin(ada, "xybrid")
    assert count(page) == "3 of 6"


def test_a_lesson_by_touch_on_a_phone_covers_nothing(visit: Visit) -> None:
    ada = visit(size=PHONE)
    page = begin(ada, "hybrid")
    voice = page.locator(VOICE).bounding_box()
    mode = page.locator('[data-ref="mode:OC"]').bounding_box()
    assert voice is not None
    assert mode is not None
    assert mode["y"] + mode["height"] <= voice["y"]
    follow(ada, "tap")
