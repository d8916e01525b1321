"""The companion is quick: two taps to the first score, few messages to join, and a page that weighs little.

The seconds depend on the machine: they are printed (`pytest -s`), and not asserted.
"""

import gzip
import re
import time
from urllib.parse import urlsplit

import pytest

from tests.browser.conftest import Visit
from tests.browser.evenings import begin, dialog, invitation, muster, shut
from tests.browser.visitor import PHONE, Visitor
from tests.server.wire import ROOT

PAGES = ROOT / "monstrum" / "server" / "pages"
HEAVIEST = 120_000  # bytes of everything the first start fetches, fonts included
MESSAGES = 3  # what joining asks the server: for the table, then to be told of news


def test_the_first_score_takes_two_taps(visit: Visit) -> None:
    ada = visit(size=PHONE)
    started = time.monotonic()
    ada.go("/companion")
    ada.press("3 players: Infamy")  # one
    ada.press("+5 for Player 1")  # two
    ada.page.get_by_role("img", name="Player 1 has 5 infamy").wait_for()
    took = time.monotonic() - started
    print(f"\nfirst score after {took:.2f} s")


@pytest.mark.parametrize("game", ["3 players: Infamy", "3 players: Battle pad", "Begin an Army sheet"])
def test_the_page_of_a_game_weighs_little(visit: Visit, game: str) -> None:
    """With something on the table, so that it is drawn; never with the scripts of tables played online."""
    ada = visit(size=PHONE)
    begin(ada, game)
    if game.endswith("Infamy"):
        ada.press("+5 for Player 1")
    elif game.endswith("pad"):
        ada.press("red", ada.page.get_by_role("group", name="Colour of the first body"))
        ada.page.locator("[data-body='0']").wait_for()
    else:
        muster(ada, "Griffins", "Templar")
    ada.settled()
    names = {urlsplit(url).path.lstrip("/") for url in ada.requests}
    fetched = {name for name in names if (PAGES / name).is_file()} | {"companion.html"}
    precached = set(re.findall(r'"/(assets/[^"]+)"', (PAGES / "companion-sw.js").read_text()))
    asked = set(ada.page.evaluate(ASKED))  # what the service worker fetched beside the page does not count
    first = {name for name in fetched if name not in precached or f"/{name}" in asked}
    weight = {name: len(gzip.compress((PAGES / name).read_bytes())) for name in first}
    print(f"\n{game}: {sum(weight.values()) / 1000:.1f} kB packed in {len(weight)} files: {weight}")
    assert any(name.endswith(".js") for name in weight)
    assert sum(weight.values()) <= HEAVIEST
    table = {path.name for path in (PAGES / "assets").glob("TablePage-*.js")}
    assert table
    assert not any(name.split("/")[-1] in table for name in fetched | precached)


ASKED = "performance.getEntriesByType('resource').map((one) => new URL(one.name).pathname)"


def test_joining_by_the_link_takes_few_messages(visit: Visit) -> None:
    ada = visit(size=PHONE)
    begin(ada, "2 players: Infamy")
    ada.press("+5 for Player 1")
    link = invitation(ada)
    bob = visit(size=PHONE)
    started = time.monotonic()
    bob.go(link)
    bob.page.get_by_role("img", name="Player 1 has 5 infamy").wait_for()
    took = time.monotonic() - started
    bob.page.wait_for_timeout(1500)  # long enough for a page that asks again and again to be caught
    messages = told(bob)
    print(f"\njoined after {took:.2f} s, {len(messages)} messages in {took + 1.5:.1f} s")
    assert 1 <= len(messages) <= MESSAGES
    key = link.rpartition("/")[2]
    assert not [url for url in ada.requests + bob.requests if key in url.partition("#")[0]]
    bob.press("+1 for Player 2")
    ada.page.get_by_role("img", name="Player 2 has 1 infamy").wait_for()
    assert len(told(bob)) <= len(messages) + 2  # the entry, then the next question
    ada.press("2 phones at this table")
    dialog(ada).get_by_text("2 phones are here").wait_for()
    shut(ada)


def told(visitor: Visitor) -> list[str]:
    """What a phone has asked of the server about its table."""
    return [url for url in visitor.requests if re.search(r"/api/companion/[^/]+$", url)]
