"""Hybrid on a tablet: room enough for everything, and nothing jumps."""

from tests.browser.conftest import Visit
from tests.browser.test_hybrid import letters
from tests.browser.visitor import TABLET
from tests.browser.warband import Hunter, banded, warband

SIZE_OF_MAP = "document.querySelector('.lab .frame').getBoundingClientRect().height"
CUT = """[...document.querySelectorAll('.card .text')]
    .filter((one) => one.scrollHeight > one.clientHeight + 1).map((one) => one.textContent)"""


def test_the_map_keeps_its_size_whatever_is_asked(visit: Visit) -> None:
    ada = banded(Hunter, visit, size=TABLET, asked="MODE")
    sizes, asked = set(), set()
    for _ in range(40):
        if not ada.wait():
            break
        ada.page.locator("main[data-laid]").wait_for()
        ada.visitor.drawn()
        asked.add(ada.update["decision"])
        sizes.add(round(ada.page.evaluate(SIZE_OF_MAP)))
        ada.answer_beside()
    assert {"MODE", "MOVE", "ORDER", "LEVEL"} <= asked
    assert len(sizes) == 1, sizes


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
