"""The core loop fits the window: no scrolling of the page, on a phone and on a small laptop."""

import pytest

from tests.browser.company import alone
from tests.browser.conftest import Visit
from tests.browser.hand import Hand
from tests.browser.visitor import DESKTOP, PHONE

FITS = """() => {
    const page = document.scrollingElement;
    return [page.scrollWidth - innerWidth, page.scrollHeight - innerHeight].map((over) => Math.max(0, over));
}"""
OUTSIDE = """() => [...document.querySelectorAll('button, a, [role=tab]')]
    .filter((one) => one.offsetParent !== null && one.checkVisibility({ visibilityProperty: true }))
    .map((one) => [one, one.getBoundingClientRect()])
    .filter(([, box]) => box.right > innerWidth + 1 || box.left < -1)
    .map(([one]) => one)
    .filter((one) => { // what scrolls inside its own box is within reach
        for (let at = one.parentElement; at; at = at.parentElement)
            if (/auto|scroll/.test(getComputedStyle(at).overflowX)) return false;
        return true;
    })
    .map((one) => one.ariaLabel || one.textContent.trim())"""


def fits(hand: Hand) -> None:
    assert hand.page.evaluate(FITS) == [0, 0], hand.update["prompt"]
    assert hand.page.evaluate(OUTSIDE) == []


@pytest.mark.parametrize("bots", [1, 3])
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_game_without_scrolling_the_page(visit: Visit, size: tuple[int, int], bots: int) -> None:
    ada = alone(visit(size=size).called("Ada"), *["random"] * bots)
    for _ in range(5):
        assert ada.wait()
        fits(ada)
        ada.choose()
        fits(ada)
        if ada.ready():
            ada.confirm()
        else:
            ada.answer_beside()
    for number in range(30):  # on into the game, to full hands and whole monsters
        if not ada.wait():
            break
        ada.answer_beside()
        if number % 5 == 0:
            fits(ada)
    fits(ada)


def test_a_few_turns_by_tapping_and_everything_is_a_finger_wide(visit: Visit) -> None:
    ada = alone(visit(size=PHONE).called("Ada"))
    ada.play(8)
    if ada.over:
        return
    small = ada.page.evaluate(
        """() => [...document.querySelectorAll('button')]
            .filter((one) => one.offsetParent !== null)
            .map((one) => [one.ariaLabel || one.textContent.trim(), one.getBoundingClientRect()])
            .filter(([, box]) => box.width < 24 || box.height < 24)
            .map(([name, box]) => `${name} ${box.width}x${box.height}`)"""
    )
    assert small == []  # WCAG 2.2, target size
