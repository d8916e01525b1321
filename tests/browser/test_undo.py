"""Going back: freely, to the start of the turn, and by asking the others."""

import re

from playwright.sync_api import Locator

from tests.browser.company import alone, asked, sit_together
from tests.browser.conftest import Visit
from tests.browser.hand import Hand
from tests.browser.visitor import Json

ASK = re.compile("Ask to undo")


def position(update: Json) -> Json:
    return {key: update[key] for key in ("ply", "board", "options", "prompt")}


def until_it_can(hands: list[Hand], which: str) -> tuple[Hand, Json]:
    """Plays until somebody has given an answer that can be undone this way; also what he saw before it."""
    for _ in range(60):
        hand = asked(hands)[0]
        before = hand.update
        hand.answer_beside()
        if hand.update[which] and (which != "can_ask_undo" or not hand.update["can_undo"]):
            return hand, before
    raise AssertionError(f"no {which} in 60 answers")


def test_an_answer_that_showed_nothing_is_undone_at_once(visit: Visit) -> None:
    ada = alone(visit().called("Ada"))
    hand, before = until_it_can([ada], "can_undo")

    ada.page.keyboard.press("Control+z")

    ada.visitor.until(lambda: position(hand.update) == position(before), "not undone")
    ada.page.get_by_text(f"ply {before['ply']}").first.wait_for()
    assert ada.page.get_by_role("region", name="What to do").is_visible()


def test_a_turn_is_started_anew(visit: Visit) -> None:
    ada = alone(visit().called("Ada"))
    hand, _ = until_it_can([ada], "can_restart")
    ply = hand.update["ply"]

    ada.visitor.press("Restart turn")

    ada.visitor.until(lambda: hand.update["ply"] < ply - 1, "not undone")
    assert ada.wait()
    ada.answer()  # and the game goes on


def test_the_others_are_asked_and_may_refuse_or_allow(visit: Visit) -> None:
    hands = sit_together(visit, "Ada", "Bob")
    asker, _ = until_it_can(hands, "can_ask_undo")
    other = hands[1 - asker.seat]
    name = ("Ada", "Bob")[asker.seat]
    ply = asker.update["ply"]

    ask(asker)
    asker.visitor.see(re.compile("Waiting whether"))
    other.visitor.see(re.compile(f"{name}.*asks to go back"))
    other.visitor.press("No", news(other))
    asker.page.get_by_text(re.compile("Waiting whether")).wait_for(state="detached")
    assert asker.update["ply"] == ply
    asker.visitor.see(re.compile("Nothing was undone"))

    ask(asker)  # too soon
    asker.visitor.see(re.compile(r"Ask again after \d+ more actions"))

    for _ in range(4):
        asked(hands)[0].answer_beside()
    before = until_he_must_ask(hands, asker)
    ask(asker)
    other.visitor.press("Allow", news(other))
    asker.visitor.until(lambda: asker.update["ply"] == before["ply"], "not undone")
    assert asker.update["epoch"] > before["epoch"]
    asked(hands)[0].answer()


def news(hand: Hand) -> Locator:
    """Where questions that stay are shown."""
    return hand.page.get_by_role("status").filter(has_text="asks to go back")


def ask(hand: Hand) -> None:
    hand.visitor.press(ASK)


def until_he_must_ask(hands: list[Hand], asker: Hand) -> Json:
    """What he saw before the answer he would like to have back."""
    for _ in range(60):
        hand = asked(hands)[0]
        before = hand.update
        hand.answer_beside()
        if hand is asker and hand.update["can_ask_undo"] and not hand.update["can_undo"]:
            return before
    raise AssertionError("nothing to ask for in 60 answers")
