"""Lamplight on the page, which has never heard of it: played by touching what is marked, to the result."""

import re

from tests.browser.company import alone
from tests.browser.conftest import PICTURES, Visit


def test_a_whole_game_is_played_on_the_generic_page(visit: Visit) -> None:
    ada = alone(visit().called("Ada"), "greedy", "random", game="lamplight", seed=3)
    ada.visitor.see(re.compile("Lamps that burn"))
    PICTURES.mkdir(parents=True, exist_ok=True)
    ada.page.screenshot(path=PICTURES / "lamplight-begins.png")

    answers = 0
    while ada.wait():
        ada.answer()
        answers += 1
        if answers == 3:
            ada.visitor.drawn()
            ada.page.screenshot(path=PICTURES / "lamplight-middle.png")
    assert answers >= 5

    ada.result.wait_for()
    ada.page.screenshot(path=PICTURES / "lamplight-ends.png")
    assert ada.result.get_by_role("listitem").count() == 3


def test_the_lobby_offers_it_with_its_rules(visit: Visit) -> None:
    bob = visit().called("Bob")
    bob.go("/")
    bob.see(re.compile("Lamplight"))
    bob.page.screenshot(path=PICTURES / "lamplight-lobby.png")
    bob.go("/rules/lamplight#LL-2.4")
    bob.see(re.compile("Hawk-moths are not chased"))
    bob.go("/library/lamplight")
    bob.see(re.compile("Death's-head Hawk"))
    bob.page.screenshot(path=PICTURES / "lamplight-library.png")
