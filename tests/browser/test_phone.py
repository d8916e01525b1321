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
# What scrolls inside its own box is within reach; what hangs out of a box that hides it is not.
OUTSIDE = """() => [...document.querySelectorAll('button, a, [role=tab]')]
    .filter((one) => one.offsetParent !== null && one.checkVisibility({ visibilityProperty: true }))
    .filter((one) => !one.classList.contains('skip'))
    .filter((one) => {
        const box = one.getBoundingClientRect();
        let [across, down] = [true, true]; // not yet known to scroll
        for (let at = one.parentElement; at; at = at.parentElement) {
            const style = getComputedStyle(at);
            across &&= !/auto|scroll/.test(style.overflowX);
            down &&= !/auto|scroll/.test(style.overflowY);
            const frame = at.parentElement === null
                ? { left: 0, top: 0, right: innerWidth, bottom: innerHeight } : at.getBoundingClientRect();
            const hides = at.parentElement === null || /hidden|clip/.test(style.overflow);
            if (hides && across && (box.right > frame.right + 2 || box.left < frame.left - 2)) return true;
            if (hides && down && (box.bottom > frame.bottom + 2 || box.top < frame.top - 2)) return true;
        }
        return false;
    })
    .map((one) => one.ariaLabel || one.textContent.trim())"""
# What lies on the table is as large as there is room, and at least as a finger where it may be chosen; the
# controls around it always are, but for links inside a sentence. A label around a box belongs to it.
CONTROLS = (
    ":is(a[href], button:enabled, select, input, summary, [role=tab])"
    ":not([data-ref], .skip, p *, [role=log] *)"
)
FINGER = 44  # pixels
SMALL = """([what, least]) => [...document.querySelectorAll(what)]
    .filter((one) => one.offsetParent !== null)
    .map((one) => [one, [one, one.closest('label') ?? one].map((each) => each.getBoundingClientRect())])
    .map(([one, boxes]) => [one,
        Math.max(...boxes.map((box) => box.width)), Math.max(...boxes.map((box) => box.height))])
    .filter(([, width, height]) => width < least || height < least)
    .map(([one, width, height]) => `${one.ariaLabel || one.textContent.trim()} ${width}x${height}`)"""


def fits(hand: Hand) -> None:
    hand.visitor.drawn()
    assert hand.page.evaluate(FITS) == [0, 0], hand.update["prompt"]
    # Figurines that are on their way to another place get there.
    hand.visitor.until(lambda: hand.page.evaluate(OUTSIDE) == [], "nothing lies outside of what is seen")


@pytest.mark.parametrize("bots", [1, pytest.param(2, marks=pytest.mark.soak), 3])  # fewest and most
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
    assert ada.page.evaluate(SMALL, ["button", 24]) == []  # WCAG 2.2, target size
    assert ada.page.evaluate(SMALL, [CONTROLS, FINGER]) == []


@pytest.mark.parametrize("game", ["mutation_wars", "hybrid"])
def test_what_is_pressed_on_a_phone_is_as_large_as_a_finger(visit: Visit, game: str) -> None:
    ada = alone(visit(size=PHONE).called("Ada"), game=game)
    ada.page.locator("main[data-laid]").wait_for()
    ada.visitor.drawn()
    assert ada.page.evaluate(SMALL, [CONTROLS, FINGER]) == []


def test_the_lobby_on_a_phone_has_room_for_fingers(visit: Visit) -> None:
    ada = visit(size=PHONE).called("Ada")
    ada.go("/")
    ada.press("New table")
    ada.page.get_by_role("form").wait_for()
    assert ada.page.evaluate(SMALL, [CONTROLS, FINGER]) == []
    table = ada.open_table("me", "greedy", "open", game="mutation_wars")["table"]["id"]
    ada.go(f"/t/{table}")
    ada.page.get_by_role("region", name="Before the game").wait_for()
    assert ada.page.evaluate(SMALL, [CONTROLS, FINGER]) == []


def test_a_window_made_small_and_large_again_in_the_middle_of_a_game(visit: Visit) -> None:
    """Nothing of the other layout stays behind: the side column is there, or the action bar, never both."""
    for game in ("xybrid", "mutation_wars", "hybrid"):
        ada = alone(visit().called("Ada"), game=game)
        assert ada.wait()
        side, bar = ada.page.locator("aside"), ada.page.get_by_role("button", name="Options", exact=True)
        side.first.wait_for()
        for width, height in (PHONE, (900, 700), DESKTOP, (1280, 560), DESKTOP):
            ada.page.set_viewport_size({"width": width, "height": height})
            narrow = width < 1024 or height < 600
            ada.visitor.until(lambda: (side.count() == 0) == narrow, f"{game}: the side column at {width}")  # noqa: B023
            ada.visitor.until(lambda: (bar.count() == 1) == narrow, f"{game}: the action bar at {width}")  # noqa: B023
            if height >= 600:
                fits(ada)
