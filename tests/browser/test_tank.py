"""Mutation Wars in the browser: creatures of triangles, cards held and put onto edges, battles added up."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.company import alone, question, reach
from tests.browser.conftest import Visit
from tests.browser.hand import Hand
from tests.browser.test_phone import fits
from tests.browser.visitor import DESKTOP, PHONE, Visitor

GROWING = (
    "M14",
    "buy",
    "join",
    "attach",
    "play",
)  # several bodies, and the card that rebuilds them


def at_the_tank(
    visitor: Visitor,
    *decisions: str,
    seats: int = 3,
    seed: int = 1,
    wanted: tuple[str, ...] = (),
    least: int = 3,
) -> Hand:
    """Where one of these is asked."""
    there, bots = question(*decisions, least=least), ["random"] * (seats - 1)
    return alone(visitor, *bots, game="mutation_wars", seed=seed, to=there, wanted=wanted)


def test_a_card_is_tried_on_at_an_edge_and_attached(visit: Visit) -> None:
    ada = visit().called("Ada")
    hand = at_the_tank(ada, "setup_attach", "build_action")
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


def test_an_edge_that_is_touched_first_asks_for_what_goes_there(visit: Visit) -> None:
    ada = visit().called("Ada")
    hand = at_the_tank(ada, "setup_attach", "build_action")
    edges = ada.page.locator('.stage [data-ref^="spot:"]').and_(hand.things)
    cards = ada.page.locator('.tray [data-ref^="card:"]').and_(hand.things)
    assert cards.count() > 1, "another deal: one card needs no second touch"
    edges.first.click()
    hand.prompt.get_by_text("Now touch what goes with it").wait_for()
    assert hand.holding
    cards.first.click()
    hand.playing.first.wait_for()


def test_a_battle_shows_both_sums_and_what_a_card_would_come_to(visit: Visit) -> None:
    ada = visit().called("Ada")
    hand = at_the_tank(ada, "attacker_card", "defender_card")
    attack, defence = hand.update["board"]["sums"]
    scale = ada.page.get_by_role("group", name=f"Attack {attack['total']} against Defence {defence['total']}")
    expect(scale.get_by_role("listitem")).to_have_count(
        max(1, len(attack["lines"])) + max(1, len(defence["lines"]))
    )
    card = ada.page.locator(".tray .card.live").first
    expect(card).to_have_accessible_name(re.compile(r"With it: \d+ : \d+, (win by|lose by|a tie)|battle"))


def test_a_whole_game_by_clicking(visit: Visit) -> None:
    ada = alone(visit().called("Ada"), "greedy", game="mutation_wars", config={"target_bodies": 3})
    assert ada.play_out(clicks=60) > 20
    ada.result.wait_for()
    assert ada.result.get_by_role("listitem").count() == 2
    assert ada.view["winner"] is not None


def test_a_payment_is_one_gesture_in_any_order(visit: Visit) -> None:
    ada = visit().called("Ada")
    hand = at_the_tank(ada, "buy_payment", seats=2, seed=6, wanted=GROWING[1:])
    cards = ada.page.locator(".tray .card.live")
    before, price = hand.place(), 0
    while not hand.playing.count():
        hand.note()
        cards.last.click()
        price += 1
        hand.ready()
        assert hand.place() == before, "nothing is paid before it is confirmed"
    assert price in (3, 6)
    assert ada.page.locator(".tray .card.chosen").count() >= 1
    hand.confirm()
    assert hand.update["decision"] == "buy_spot"


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_creature_is_rearranged_by_dragging_and_confirmed_once(visit: Visit, size: tuple[int, int]) -> None:
    ada = visit(size=size).called("Ada")
    hand = at_the_tank(ada, "rearrange", seed=3, wanted=GROWING, least=2)
    before = hand.place()
    first = str(hand.update["outlook"]["refs"][0]).partition(":P0.")[2]
    spots = ada.page.locator(".stage .tile").first.locator(".spot[data-place]")
    places = [str(spot.get_attribute("data-place")) for spot in spots.all()]
    target = next(place for place in places if place.partition(".")[0] != first.partition(".")[0])
    drag(ada, first, target)
    hand.playing.first.wait_for()
    ada.page.keyboard.press("Escape")  # back to where it was
    ada.until(lambda: hand.playing.count() == 0, "the step was not taken back")
    spot(ada, first).focus()  # the same by keys
    ada.page.keyboard.press("Enter")
    ada.until(lambda: hand.holding, "nothing is held")
    spot(ada, target).focus()
    ada.page.keyboard.press("Enter")
    hand.playing.first.wait_for()
    assert hand.place() == before, "nothing is played before it is confirmed"
    picks = len(ada.sent)
    hand.confirm()
    answers = [
        sent["type"] for sent in ada.sent[picks:] if sent["type"] != "why"
    ]  # a spot in focus asks by itself
    assert answers == ["play"], "one confirmation, one answer"


def spot(visitor: Visitor, place: str) -> Locator:
    return visitor.page.locator(".stage .tile").first.locator(f'[data-place="{place}"]')


def drag(visitor: Visitor, place: str, onto: str) -> None:
    start, end = spot(visitor, place).bounding_box(), spot(visitor, onto).bounding_box()
    assert start is not None
    assert end is not None
    mouse = visitor.page.mouse
    mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    mouse.down()
    mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=5)
    visitor.page.locator(".ghost").wait_for()
    mouse.up()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_two_to_five_creatures_fit_without_scrolling(visit: Visit, size: tuple[int, int]) -> None:
    ada = visit(size=size).called("Ada")
    for seats in (2, 3, 4, 5):
        ada.updates.clear()
        hand = at_the_tank(ada, "build_action", seats=seats)
        fits(hand)
        hand.choose()
        fits(hand)
    for name in ("Ada", *(f"Random {number}" for number in range(1, 5))):
        assert ada.page.locator(".board").get_by_role("region", name=re.compile(f"^{name}")).count() == 1
    reach(hand, "attacker_card", "defender_card")
    fits(hand)
    if ada.phone:
        hand.touch(ada.page.get_by_role("button", name="How both add up"))
        fits(hand)
        assert ada.page.locator(".columns li").count() > 1


def test_a_hint_calls_places_what_they_look_like(visit: Visit) -> None:
    ada = visit().called("Ada")
    at_the_tank(ada, "build_action", seats=2)
    ada.press("Ask for a hint")
    told = ada.page.get_by_text(re.compile("^Try “"))
    told.wait_for()
    assert re.search(r"edge of your \w+ body", told.inner_text()), told.inner_text()
    assert not re.search(r"\bb\d", told.inner_text())
