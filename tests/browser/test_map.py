"""A game with a map, on the page: squares and figures are touched, on a large window and on a phone."""

import pytest

from tests.browser.conftest import Visit
from tests.browser.hand import Hand
from tests.browser.visitor import DESKTOP, PHONE

OVERFLOWS = "document.documentElement.scrollWidth > innerWidth"


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_skirmish_is_played_by_touching_the_map(visit: Visit, size: tuple[int, int]) -> None:
    ada = visit(size=size).called("Ada")
    opened = ada.post(
        "/api/tables", game="hybrid", seats=["me", "random"], start=True, config={"mission": "HYM-1"}
    )
    ada.go(f"/t/{opened['table']['id']}")
    hand = Hand(ada)
    touched = 0
    for _ in range(10):
        assert hand.wait()
        if ada.page.locator(".map button[data-ref^='square:']").count():
            touched += 1
        hand.answer()
    assert touched > 0
    assert ada.page.get_by_role("group", name="The board").is_visible()
    assert not ada.page.evaluate(OVERFLOWS)
