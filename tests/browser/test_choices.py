"""What may be chosen is seen, framed and within reach, wherever it lies."""

import re

import pytest
from playwright.sync_api import Locator

from tests.browser.company import alone, question
from tests.browser.conftest import Visit
from tests.browser.hand import MARKED, Hand
from tests.browser.visitor import DESKTOP, PHONE, Json

BOTS = ("random", "random", "random")
ASKING = ("A30", "X16", "H11")  # parts that ask whom they act upon


def shelf(hand: Hand) -> Locator:
    return hand.page.locator("#shelf").get_by_role("button", name=MARKED)


def middle(hand: Hand, card: Locator) -> bool:
    """Whether a touch of its middle is a touch of it."""
    return bool(
        card.evaluate(
            """(card) => {
                const { x, y, width, height } = card.getBoundingClientRect();
                return card.contains(document.elementFromPoint(x + width / 2, y + height / 2));
            }"""
        )
    )


def held(update: Json) -> tuple[int, list[int]]:
    """How many parts can be chosen, and how many of them each monster has."""
    live = {ref for option in update["options"] for ref in option["refs"] if ref.startswith("part:")}
    monsters = [zone for zone in update["board"]["zones"] if zone["name"].endswith(".monster")]
    return len(live), [sum(thing["ref"] in live for thing in zone["things"]) for zone in monsters]


def about_monsters(update: Json) -> bool:
    live, on_monsters = held(update)
    return question("EFFECT_PART")(update) and 0 < live == sum(on_monsters)


def test_secrets_below_a_full_hand_lie_in_the_tray(visit: Visit) -> None:
    hand = alone(visit(size=DESKTOP).called("Ada"), *BOTS, to=question("BREAKTHROUGH"))
    cards = shelf(hand)
    hand.visitor.until(lambda: cards.count() == len(hand.update["options"]) - 1, "not all of them are there")
    assert all(middle(hand, card) for card in cards.all())


def test_every_part_of_a_crowded_monster_can_be_touched(visit: Visit) -> None:
    """On the monster itself one lies over the other: they are chosen in the tray."""
    hand = alone(visit(size=DESKTOP).called("Ada"), *BOTS, to=about_monsters)
    most = max(held(hand.update)[1])
    cards = shelf(hand)
    hand.visitor.until(lambda: cards.count() == most, "the monster is not in the tray")
    assert all(middle(hand, card) for card in cards.all())


def test_whom_one_may_choose_is_framed_on_a_phone(visit: Visit) -> None:
    hand = alone(visit(size=PHONE).called("Ada"), *BOTS, to=question("EFFECT_PLAYER"), wanted=ASKING)
    plates = hand.page.get_by_role("list", name="Other players").locator(".plate.live")
    hand.visitor.until(lambda: plates.count() == len(hand.update["options"]), "they are not framed")


@pytest.mark.parametrize("decision", ["CHOOSE_CORE", "DRAW"])
def test_three_rows_of_cards_are_seen_whole_on_a_phone(visit: Visit, decision: str) -> None:
    hand = alone(visit(size=PHONE).called("Ada"), *BOTS, to=question(decision, least=9))
    hand.page.locator("main[data-laid]").wait_for()
    names = hand.page.locator("#shelf .name")
    hand.visitor.until(lambda: names.count() >= 9, "the cards are not there")
    bottom = max(box["y"] + box["height"] for name in names.all() if (box := name.bounding_box()))
    bar = hand.page.get_by_role("button", name=re.compile("^Options$")).bounding_box()
    assert bar is not None
    assert bottom <= bar["y"], "the last row lies under the buttons"
