"""The pictures of XYbrid: a refusal and its rule, a part tried on, four players, the end and its replay."""

import re

from tests.browser.company import alone
from tests.browser.hand import Hand
from tools.photographer import BOTH, SEED, Photographer, play_until

MONSTER = ("core", "head", "left", "right", "legs")


def drawing_late(hand: Hand) -> bool:
    """A choice of parts, with monsters on the table and something that cannot be drawn."""
    update, view = hand.update, hand.view
    built = sum(view["players"]["P0"][slot] is not None for slot in MONSTER)
    lab = len(view["lab"])
    return bool(update["decision"] == "DRAW" and built >= 3 and 1 < len(update["options"]) < lab)


def light_table(photographer: Photographer) -> None:
    visitor = photographer.visitor
    hand = alone(visitor, "greedy", "greedy", seed=SEED)
    play_until(hand, drawing_late)
    visitor.page.locator("main[data-laid]").wait_for()
    lab = visitor.page.get_by_role("list", name="The lab").get_by_role("button")
    illegal = lab.filter(visible=True).and_(visitor.page.locator("button:not([aria-pressed])")).first
    hand.touch(illegal)
    no = visitor.page.get_by_role("dialog", name="Not possible now")
    no.wait_for()
    photographer.take("refusal", *BOTH)
    hand.touch(no.get_by_role("button", name=re.compile(r"^XY-")).first)
    visitor.page.get_by_role("dialog", name="Rules").get_by_role("link").first.wait_for()
    photographer.take("rules", *BOTH)
    visitor.page.keyboard.press("Escape")
    if no.count():
        visitor.page.keyboard.press("Escape")
    hand.touch(hand.things.first)
    hand.playing.first.wait_for()
    photographer.take("table", *BOTH)

    play_until(hand, lambda _: False)
    hand.result.wait_for()
    photographer.take("result", *BOTH)
    visitor.go(f"/t/{hand.update['table']}/replay#{hand.update['ply'] * 3 // 5}")
    visitor.page.get_by_role("radiogroup").wait_for()
    photographer.take("replay", *BOTH)


def four_at_a_table(photographer: Photographer) -> None:
    hand = alone(photographer.visitor, "greedy", "greedy", "greedy", seed=SEED)
    play_until(hand, drawing_late)
    hand.page.locator("main[data-laid]").wait_for()
    hand.touch(hand.things.first)
    photographer.take("table-four", *BOTH)
