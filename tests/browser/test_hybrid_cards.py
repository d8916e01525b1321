"""Hybrid's cards on the page: the auction, windows with their Hindrance, a shot that waited, a parry. Every
question says whom it is about, every option can be read and touched, and odds are told beforehand."""

import re
from typing import Final

from tests.browser.conftest import Visit
from tests.browser.visitor import Json
from tests.browser.warband import Guard, Hunter, Warband, banded, play_both

NAMED: Final = r"(?:[A-Z][\w']+ )+(?:of \w+ )?[A-Za-z]"  # "Templar of Hod A"
RAW: Final = re.compile(r"[{}#_]|\(nobody\)|Action \d|^\s*$|\b(?:ACT|EVT|ARM|AUR|MUT)-\d")


def test_the_auction_and_the_windows_of_a_mission(visit: Visit) -> None:
    ada = banded(Guard, visit, "HYM-2")
    assert ada.until(window("CARDS", "takes up"))
    legible(ada, rf"^{NAMED} takes up \w+ \w+: you may lay Action cards\.$")
    lay_a_card(ada)
    assert ada.until(lambda update: update["decision"] == "HINDRANCE")
    legible(ada, rf"^{NAMED} .+: you may lay one card as a Hindrance\.$")
    assert ada.until(window("CARDS", "was waiting and fires at"))
    legible(ada, rf"^{NAMED} was waiting and fires at {NAMED}: you may lay one Action card\.$")
    odds_are_told(ada)
    answer_with_none(ada)
    assert ada.until(lambda update: update["decision"] == "BID")
    legible(ada, r"^Auction for the Activation Roll: you may lay a card face down, or pass for good\.$")
    bid(ada)


def test_a_parry_says_what_it_is_about_and_what_it_takes(visit: Visit) -> None:
    """Two at one browser: the Scorpions strike until somebody has to parry."""
    visitor = visit().called("Ada")
    opened = visitor.open_table("me", "me", game="hybrid", config={"mission": "HYM-1"}, start=True)
    visitor.go(f"/t/{opened['table']['id']}")
    visitor.until(lambda: {0, 1} <= set(visitor.updates), "no update")
    guard, hunter = Guard(visitor, 0), Hunter(visitor, 1)
    guard.facing = "E"
    parried = window("CARDS", "parries the attack of")
    ada = play_both([guard, hunter], lambda hand: parried(hand.update))
    assert ada is not None, "nobody had to parry"
    visitor.page.locator("main[data-laid]").or_(visitor.button(re.compile("^I am "))).first.wait_for()
    if visitor.button(re.compile("^I am ")).count():
        visitor.press(re.compile("^I am "))
    legible(ada, rf"^{NAMED} parries the attack of {NAMED}: you may lay Action cards\.$")
    odds_are_told(ada)
    attack = visitor.page.get_by_role("region", name="The last roll")
    attack.get_by_text(re.compile("^The attack: success")).wait_for()
    answer_with_none(ada)


def window(decision: str, words: str) -> "Matches":
    return Matches(decision, words)


class Matches:
    """A question with something to choose from, about this."""

    def __init__(self, decision: str, words: str) -> None:
        self.decision = decision
        self.words = words

    def __call__(self, update: Json) -> bool:
        asked = update["decision"] == self.decision and self.words in update["prompt"]
        return bool(asked and len(update["options"]) > 1)


def legible(ada: Warband, prompt: str) -> None:
    """The prompt is about somebody, its note says what follows; every option can be read, and touched."""
    sentence = ada.prompt.get_by_role("status").locator("p").first.inner_text()
    assert re.search(prompt, sentence), sentence
    note = ada.update["outlook"]["note"]
    assert len(note) > 20
    ada.page.get_by_text(note[:20]).first.wait_for()
    chips = ada.chips.all_inner_texts() + ada.asides.all_inner_texts()
    lit = set(ada.page.locator("button[data-ref]").evaluate_all("all => all.map((one) => one.dataset.ref)"))
    for option in ada.update["options"]:
        assert not RAW.search(option["label"]), option["label"]
        own = {ref for ref in option["refs"] if not ref.startswith("figure:")}
        assert own & lit or any(option["label"] in chip for chip in chips), (
            f"cannot be touched: {option['label']}"
        )


def odds_are_told(ada: Warband) -> None:
    """Now, and with each card that may be laid."""
    told = ada.page.get_by_role("region", name="Success Level")
    now = next(odds for odds in ada.update["outlook"]["odds"] if not odds["given"])
    told.get_by_text(f"{now['chance']} %").wait_for()
    given = [odds for odds in ada.update["outlook"]["odds"] if odds["given"]]
    assert given
    for odds in given:
        card = ada.page.locator(f"button.card[data-ref='{odds['given']}']")
        assert f"{odds['chance']} %" in card.inner_text()


def choose_card(ada: Warband, words: str) -> str:
    """By touching it, and saying what it is laid for where there is a choice."""
    option = next(one for one in ada.update["options"] if words in one["words"])
    card = next(ref for ref in option["refs"] if ref.startswith("card:"))
    ada.touch(ada.page.locator(f"button.card[data-ref='{card}']").first)
    ada.visitor.drawn()
    menu = ada.page.get_by_role("dialog", name="Which one?").get_by_role("button")
    if menu.count():
        ada.touch(menu.filter(has_text=option["label"]).first)
    return str(card)


def lay_a_card(ada: Warband) -> None:
    card = choose_card(ada, " points")
    ada.confirm()
    laid = ada.page.get_by_role("region", name="Cards laid now")
    ada.visitor.until(
        lambda: laid.locator(f"[data-ref='{card}']").count() or ada.update["decision"] != "CARDS", "laid"
    )
    if ada.update["decision"] == "CARDS":
        assert "Ada" in laid.inner_text()


def bid(ada: Warband) -> None:
    auction = ada.page.get_by_role("region", name="The auction")
    assert "Ada has laid nothing" in auction.inner_text()
    choose_card(ada, "bid ")
    ada.confirm()
    ada.visitor.until(lambda: any("You lay" in str(frame) for frame in ada.visitor.frames), "nothing was bid")


def answer_with_none(ada: Warband) -> None:
    before = ada.place()
    ada.asides.first.click()
    ada.visitor.until(lambda: ada.place() != before or ada.over, "an answer of one press")
