"""Whoever asked the system for less motion gets it: nothing travels, colours change at once."""

from tests.browser.company import alone
from tests.browser.conftest import Visit

MOVING = """() => [...document.querySelectorAll('*')]
    .map((one) => [one, getComputedStyle(one)])
    .filter(([, style]) => {
        const longest = style.transitionProperty === 'all' ? 0 : 0.1; // seconds
        return style.animationName !== 'none' || parseFloat(style.transitionDuration) > longest;
    })
    .map(([one, style]) => `${one.className}: ${style.animationName} ${style.transitionProperty}`)"""


def test_nothing_moves_under_reduced_motion(visit: Visit) -> None:
    ada = alone(visit().called("Ada"))
    ada.play(2)
    assert ada.page.evaluate(MOVING) == []
