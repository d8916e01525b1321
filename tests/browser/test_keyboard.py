"""Everything by keyboard: from the lobby to a whole turn."""

import re

from tests.browser.conftest import Visit
from tests.browser.hand import Hand
from tests.browser.visitor import Visitor

SEEN = """() => {
    const style = getComputedStyle(document.activeElement);
    return style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0;
}"""
NAME = """() => {
    const at = document.activeElement;
    return at === document.body ? '' : at.getAttribute('aria-label') || at.textContent.trim();
}"""


def tab_to(visitor: Visitor, wanted: str, most: int = 40) -> None:
    """Presses Tab until the focus is there; it must be visible all the way."""
    for _ in range(most):
        visitor.page.keyboard.press("Tab")
        name = str(visitor.page.evaluate(NAME))
        if name:
            assert visitor.page.evaluate(SEEN), f"the focus cannot be seen on {name}"
        if re.search(wanted, name):
            return
    raise AssertionError(f"no {wanted} after {most} times Tab")


def test_a_whole_turn_without_the_mouse(visit: Visit) -> None:
    ada = visit()
    ada.go("/")
    ada.button("Play now").first.wait_for()
    tab_to(ada, "^Play now")
    ada.page.keyboard.press("Enter")
    hand = Hand(ada)
    ada.until(lambda: 0 in ada.updates, "no table")
    assert hand.wait()

    start = hand.update["ply"]
    # Tab, arrows and Enter on the things themselves.
    tab_to(ada, "you may choose it")
    first = ada.page.evaluate(NAME)
    ada.page.keyboard.press("ArrowRight")
    second = ada.page.evaluate(NAME)
    assert second != first
    assert ada.page.evaluate(SEEN)
    ada.page.keyboard.press("Enter")
    hand.playing.wait_for()
    ada.page.keyboard.press("Escape")
    hand.playing.wait_for(state="detached")
    assert hand.update["ply"] == start
    ada.page.keyboard.press("Enter")
    hand.playing.wait_for()
    ada.page.keyboard.press("Enter")
    ada.until(lambda: hand.update["ply"] > start, "the second Enter did not play it")

    # Numbers and Enter until somebody else has had a turn.
    for _ in range(40):
        assert hand.wait()
        if [
            event for event in hand.update["events"] if re.match(r"P1 (draws|attaches|plays)", event["text"])
        ]:
            return
        before = hand.place()
        for _ in range(8):
            hand.note()
            ada.page.keyboard.press("1")
            if hand.ready() or hand.place() != before:
                break
        if hand.place() == before:  # an answer in words is played at once
            ada.page.locator("body").evaluate("(body) => document.activeElement.blur()")
            ada.page.keyboard.press("Enter")
        ada.until(lambda: hand.place() != before, "Enter did not play the option 1")  # noqa: B023
    raise AssertionError("no turn of the other in 40 answers")


def test_keys_open_and_close_the_sheets(visit: Visit) -> None:
    ada = visit().called("Ada")
    ada.go(f"/t/{ada.open_table('me', 'random', start=True)['table']['id']}")
    ada.until(lambda: 0 in ada.updates, "no table")
    for key, title in (("o", "Options"), ("l", "Log"), ("c", "Chat"), ("r", "Rules")):
        ada.page.keyboard.press(key)
        sheet = ada.page.get_by_role("dialog", name=title)
        sheet.wait_for()
        ada.page.keyboard.press("Escape")
        sheet.wait_for(state="detached")
