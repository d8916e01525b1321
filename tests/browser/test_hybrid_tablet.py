"""Hybrid on a tablet: room enough for everything. There and on a phone nothing jumps, and fingers hit what
they mean."""

import pytest

from tests.browser.conftest import Visit
from tests.browser.test_hybrid import letters
from tests.browser.visitor import PHONE, TABLET
from tests.browser.warband import Hunter, banded, warband

ROOM_OF_MAP = """(({ top, height }) => [Math.round(top), Math.round(height)])(
    document.querySelector('.lab .frame').getBoundingClientRect())"""
CUT = """[...document.querySelectorAll('.card .text')]
    .filter((one) => one.scrollHeight > one.clientHeight + 1).map((one) => one.textContent)"""


@pytest.mark.parametrize("size", [TABLET, PHONE], ids=["tablet", "phone"])
def test_the_map_keeps_its_place_whatever_is_asked(visit: Visit, size: tuple[int, int]) -> None:
    ada = banded(Hunter, visit, size=size, asked="MODE")
    rooms, asked = set(), set()
    for _ in range(60):
        if not ada.wait():
            break
        ada.page.locator("main[data-laid]").wait_for()
        ada.visitor.drawn()
        asked.add(ada.update["decision"])
        rooms.add(tuple(ada.page.evaluate(ROOM_OF_MAP)))
        ada.answer_beside()
    assert {"MODE", "MOVE", "ORDER", "LEVEL", "CARDS", "FACE_TURN"} <= asked
    assert len(rooms) == 1, rooms


def test_a_touch_of_the_whole_map_brings_it_near(visit: Visit) -> None:
    """Its squares are too small for a finger: nothing is chosen by chance."""
    ada = warband(visit, "HYM-2", size=PHONE, asked="MODE")
    ada.page.get_by_role("button", name="Whole").tap()
    ada.visitor.drawn()
    small = ada.page.locator(".ground [data-ref='figure:A']")
    before = small.bounding_box()
    assert before is not None
    assert before["width"] < 30
    small.tap()
    ada.visitor.drawn()
    box = small.bounding_box()
    assert box is not None
    assert box["width"] >= 44
    assert 0 <= box["x"] <= PHONE[0] - 44, "and whoever was touched is in sight"
    assert ada.page.get_by_role("dialog").count() == 0


FREE = """(all) => all.map((one) => {
    const { left, top, width } = one.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + width / 2];
    const [dx, dy] = { N: [1, 0], S: [1, 0], E: [0, 1], W: [0, 1] }[one.dataset.ref.slice(-1)];
    return [-21, 21].every((far) => one.contains(document.elementFromPoint(x + dx * far, y + dy * far)));
})"""


def test_an_arrow_is_as_wide_as_a_finger_and_leaves_a_neighbour_his_half(visit: Visit) -> None:
    ada = warband(visit, size=PHONE, asked="DEPLOY")
    ada.touch(ada.page.locator("button.square").nth(1))
    ada.touch(ada.page.get_by_role("button", name="face north, you may choose it"))
    ada.confirm()
    ada.until_asked("DEPLOY")
    ada.touch(ada.page.locator("button.square").first)  # right above them
    arrows = ada.page.locator("[data-ref^='facing:']")
    arrows.first.wait_for()
    assert all(arrows.evaluate_all(FREE))
    here = ada.page.locator(".ground [data-ref^='figure:']").first
    ada.touch(here)
    ada.page.get_by_role("dialog").wait_for()


def test_a_hand_is_read_whole_before_it_is_kept(visit: Visit) -> None:
    ada = warband(visit, size=TABLET)
    assert ada.wait()
    assert ada.update["decision"] == "MULLIGAN"
    ada.page.locator("main[data-laid]").wait_for()
    ada.visitor.drawn()
    assert ada.page.locator(".card .text").count() > 2
    assert ada.page.evaluate(CUT) == []


def test_touching_a_card_says_what_it_does_beside_why_not_now(visit: Visit) -> None:
    ada = warband(visit, size=TABLET)
    assert ada.wait()
    ada.page.locator("main[data-laid]").wait_for()
    card = ada.page.locator("button.card").first
    title = card.locator("b").first.inner_text()
    text = card.get_attribute("title")
    card.tap()
    refusal = ada.page.get_by_role("dialog", name="Not possible now")
    refusal.get_by_text(f"{title} {text}").wait_for()


def test_a_touch_lets_a_warrior_act_earlier_and_the_order_always_stands(visit: Visit) -> None:
    ada = warband(visit, "HYM-2", "random", TABLET, asked="ORDER")
    pad = ada.page.get_by_role("list", name="Your order").get_by_role("button")
    assert letters(ada) == ["A", "B", "C", "D"]
    assert ada.visitor.button("Cancel").count() == 0, "there is nothing to call off"
    pad.nth(2).tap()
    assert letters(ada) == ["A", "C", "B", "D"]
    pad.nth(0).tap()
    assert letters(ada) == ["C", "B", "D", "A"], "the first one goes to the end"
    on_map = ada.page.locator(".ground [data-ref='figure:B']")
    on_map.tap()
    ada.visitor.button("Cancel").tap()
    assert ada.visitor.button("Play").is_enabled(), "the order on the pad is there again"
    ada.confirm()
    assert ada.wait()
    assert ada.update["decision"] != "ORDER"


def test_both_sides_stand_below_the_map_in_numbers(visit: Visit) -> None:
    ada = warband(visit, size=TABLET, asked="ORDER")
    sides = ada.page.get_by_role("list", name="Both sides").get_by_role("listitem")
    facts = {fact["code"]: fact["value"] for fact in ada.update["board"]["standings"][0]["facts"]}
    told = " ".join(sides.first.inner_text().split())
    assert told.endswith(f"{facts['warriors']} warriors {facts['cards']} cards")
    assert sides.count() == 2


def test_the_log_opens_where_something_is_new(visit: Visit) -> None:
    ada = banded(Hunter, visit, size=TABLET)
    for _ in range(30):
        assert ada.wait()
        ada.answer_beside()
    assert ada.wait()
    ada.visitor.drawn()
    ada.visitor.button("Log").first.tap()
    log = ada.page.get_by_role("dialog", name="Log")
    newest = log.get_by_role("listitem").last
    ada.visitor.until(
        lambda: newest.evaluate("one => one.getBoundingClientRect().top < innerHeight"),
        "the end is far below",
    )
