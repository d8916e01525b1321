"""Pictures of Hybrid's cards: a Hindrance, the auction, a shot that waited, a parry."""

import re

from tests.browser.visitor import Json
from tests.browser.warband import Guard, Hunter, Warband, play_both
from tools.photographer import BOTH, Photographer


class Gambler(Guard):
    """Bids a card before it passes."""

    def wished(self) -> int | None:
        bids = [
            int(option["action"]) for option in self.update["options"] if option["words"].startswith("bid ")
        ]
        first = self.update["decision"] == "BID" and not self.view["cards"]["bids"]
        return bids[-1] if bids and first else super().wished()


def windows(photographer: Photographer) -> None:
    """Against a bot that comes along a corridor."""
    visitor = photographer.visitor
    table = visitor.open_table("me", "greedy", game="hybrid", config={"mission": "HYM-2"}, start=True)
    visitor.updates.clear()
    visitor.go(f"/t/{table['table']['id']}")
    visitor.until(lambda: 0 in visitor.updates, "no update")
    ada = Gambler(visitor)
    if ada.until(hindered):
        take(photographer, ada, "laboratory-hindrance")
    if ada.until(lambda update: "was waiting and fires" in update["prompt"] and len(update["options"]) > 2):
        take(photographer, ada, "laboratory-overwatch")
    if ada.until(lambda update: update["decision"] == "BID" and ada.view["cards"]["bids"]):
        photographer.take("laboratory-auction", *BOTH)


def parry(photographer: Photographer) -> None:
    """Two at one browser."""
    visitor = photographer.visitor
    table = visitor.open_table("me", "me", game="hybrid", config={"mission": "HYM-1"}, start=True)
    visitor.updates.clear()
    visitor.go(f"/t/{table['table']['id']}")
    visitor.until(lambda: {0, 1} <= set(visitor.updates), "no update")
    guard, hunter = Guard(visitor, 0), Hunter(visitor, 1)
    guard.facing = "E"
    if play_both([guard, hunter], lambda hand: "parries the attack" in hand.update["prompt"]):
        over = visitor.button(re.compile("^I am "))
        visitor.page.locator("main[data-laid]").or_(over).first.wait_for()
        if over.count():
            over.click()
        take(photographer, guard, "laboratory-parry")


def hindered(update: Json) -> bool:
    laid = any(zone["name"] == "laid" for zone in update["board"]["zones"])
    return bool(update["decision"] == "HINDRANCE" and laid)


def take(photographer: Photographer, ada: Warband, name: str) -> None:
    """With a card in hand looked at: what it would come to."""
    ada.visitor.drawn()
    cards = [odds for odds in ada.update["outlook"]["odds"] if odds["given"]]
    if cards:
        given = max(cards, key=lambda odds: int(odds["chance"]))["given"]
        ada.touch(ada.page.locator(f"button.card[data-ref='{given}']").first)
        ada.visitor.drawn()
        menu = ada.page.get_by_role("dialog", name="Which one?").get_by_role("button")
        if menu.count():
            ada.touch(menu.first)
    photographer.take(name, *BOTH)
    ada.page.keyboard.press("Escape")
