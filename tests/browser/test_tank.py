"""Mutation Wars in the browser: creatures of triangles, cards held and put onto edges, battles added up."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.hand import Hand
from tests.browser.visitor import DESKTOP, PHONE, Visitor

NO_SCROLL = """(() => {
  const page = document.documentElement;
  return page.scrollHeight <= innerHeight && page.scrollWidth <= innerWidth;
})()"""


def sit_down(visitor: Visitor, seats: int = 3) -> Hand:
    opened = visitor.post(
        "/api/tables", game="mutation_wars", seats=["me", *["random"] * (seats - 1)], start=True
    )
    visitor.go(f"/t/{opened['table']['id']}")
    return Hand(visitor)


def reach(hand: Hand, *decisions: str) -> None:
    """Plays beside the page until one of these is asked, with something to choose from."""
    while hand.wait():
        if hand.update["decision"] in decisions and len(hand.update["options"]) > 2:
            hand.visitor.drawn()
            return
        hand.answer_beside()
    raise AssertionError(f"nobody asked for {decisions}")


def test_a_card_is_tried_on_at_an_edge_and_attached(visit: Visit) -> None:
    ada = visit().called("Ada")
    hand = sit_down(ada)
    reach(hand, "setup_attach", "build_action")
    options = hand.update["options"]
    card = next(ref for option in options for ref in option["refs"] if ref.startswith("card:"))
    spot = next(
        ref
        for option in options
        if card in option["refs"]
        for ref in option["refs"]
        if ref.startswith("spot:")
    )
    ada.page.locator(f'.tray [data-ref="{card}"]').click()
    ada.drawn()
    if hand.holding:
        ada.page.locator(f'.stage [data-ref="{spot}"]').click()
    hand.playing.first.wait_for()
    assert ada.page.locator(".stage .tried").count() == 1
    before = hand.place()
    ada.page.keyboard.press("Enter")
    ada.until(lambda: hand.place() != before, "nothing was played")


def test_a_battle_shows_both_sums_and_what_a_card_would_come_to(visit: Visit) -> None:
    ada = visit().called("Ada")
    hand = sit_down(ada)
    reach(hand, "attacker_card", "defender_card")
    attack, defence = hand.update["board"]["sums"]
    scale = ada.page.get_by_role("group", name=f"Attack {attack['total']} against Defence {defence['total']}")
    expect(scale.get_by_role("listitem")).to_have_count(
        max(1, len(attack["lines"])) + max(1, len(defence["lines"]))
    )
    card = ada.page.locator(".tray .card.live").first
    expect(card).to_have_accessible_name(re.compile(r"With it: \d+ : \d+, (win by|lose by|a tie)|battle"))


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_five_creatures_fit_without_scrolling(visit: Visit, size: tuple[int, int]) -> None:
    ada = visit(size=size).called("Ada")
    hand = sit_down(ada, seats=5)
    reach(hand, "build_action")
    assert ada.page.evaluate(NO_SCROLL)
    for name in ("Ada", *(f"random {number}" for number in range(1, 5))):
        assert ada.page.locator(".board").get_by_role("region", name=re.compile(f"^{name}")).count() == 1
