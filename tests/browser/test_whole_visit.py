"""A whole visit with everything on: no error, no violation of the page's policy, no other host."""

import re
from urllib.parse import urlsplit

from tests.browser.conftest import Visit
from tests.browser.finished import finished_game
from tests.browser.hand import Hand


def test_a_whole_visit_asks_nobody_else_and_breaks_no_policy(visit: Visit) -> None:
    ada = visit()
    ada.page.add_init_script(
        "addEventListener('securitypolicyviolation', (e) => console.error(e.violatedDirective, e.blockedURI))"
    )
    ada.go("/")
    ada.press(re.compile("^Theme"))
    ada.press("Play now")
    hand = Hand(ada)
    ada.until(lambda: 0 in ada.updates, "no table")
    hand.play(5)
    for tool in ("Seats and links", "Rules", "Menu"):
        ada.press(tool)
        sheet = ada.page.get_by_role("dialog", name=tool)
        sheet.wait_for()
        ada.page.keyboard.press("Escape")
        sheet.wait_for(state="hidden")
    ada.go("/rules/xybrid#XY-4.3")
    ada.see("XY-4.3")
    ada.go("/about")
    ada.see(re.compile("Unofficial"))
    ada.go(f"/t/{finished_game(ada)}")
    hand.result.wait_for()
    hand.result.get_by_text("The seed is the one promised at the start").wait_for()
    ada.press("Replay")
    ada.see(re.compile(r"ply \d+ of"))
    ada.page.keyboard.press("ArrowRight")
    ada.page.wait_for_timeout(500)

    hosts = {urlsplit(url).netloc for url in ada.requests if not url.startswith(("data:", "blob:"))}
    assert hosts == {urlsplit(ada.url).netloc}
    assert ada.trouble == []
