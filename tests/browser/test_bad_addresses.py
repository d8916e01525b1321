"""Addresses that lead nowhere, and a server in trouble: a clear page, never a blank one."""

import re
from pathlib import Path

import pytest

from tests.browser.conftest import Visit
from tests.browser.finished import finished_game
from tests.browser.visitor import Visitor
from tests.server.wire import server

NETWORK = r"Failed to load resource|WebSocket|ERR_CONNECTION"


def says(visitor: Visitor, sentence: str) -> None:
    visitor.allow(NETWORK)
    visitor.see(re.compile(sentence, re.IGNORECASE))
    home = visitor.page.get_by_role("link", name=re.compile("lobby|Monstrum", re.IGNORECASE))
    assert home.first.is_visible()


@pytest.mark.parametrize(
    ("path", "sentence"),
    [
        ("/nowhere", "Nothing lives here"),
        ("/t/NoSuchTable", "no such table|no table"),
        ("/t/NoSuchTable/replay", "no such table|no table|cannot be shown"),
        ("/t/%3Cb%3E", "no such table|no table|nothing lives"),
        ("/rules/checkers", "no (such )?game|not.*(play|know)|there is no"),
        ("/rules/xybrid#XY-99.9", "There is no rule XY-99.9"),
    ],
)
def test_an_address_that_leads_nowhere(visit: Visit, path: str, sentence: str) -> None:
    ada = visit()
    ada.go(path)
    says(ada, sentence)


@pytest.mark.parametrize("fragment", ["", "#invite=wrong", "#watch=wrong", "#seat=wrong"])
def test_a_private_table_without_the_right_link(visit: Visit, fragment: str) -> None:
    ada, eve = visit().called("Ada"), visit().called("Eve")
    table = ada.open_table("me", "open")["table"]["id"]
    eve.go(f"/t/{table}{fragment}")
    says(eve, "private|invitation|link|token")
    assert "wrong" not in eve.page.url
    assert "Ada" not in eve.text()


def test_a_replay_before_the_game_is_over(visit: Visit) -> None:
    ada = visit().called("Ada")
    table = ada.open_table("me", "random", start=True)["table"]["id"]
    ada.go(f"/t/{table}/replay")
    says(ada, "cannot be shown")


def test_requests_that_fail_are_told_in_the_lobby(visit: Visit) -> None:
    ada = visit()
    ada.page.route("**/api/lobby", lambda route: route.fulfill(status=500, body="oops"))
    ada.page.route("**/api/games", lambda route: route.abort())
    ada.go("/")
    says(ada, "server")


def test_a_server_that_is_gone(visit: Visit, tmp_path: Path, page_is_built: None) -> None:
    with server(tmp_path / "data") as started:
        ada = visit(url=started.url)
        ada.go("/")
        ada.button("Play now").first.wait_for()
        ada.page.wait_for_load_state("networkidle")  # the pictures of the doors have come
    ada.press("Play now")
    says(ada, "cannot be reached")
    ada.page.goto("about:blank")


def test_a_part_of_the_page_that_is_gone_says_what_to_do(visit: Visit) -> None:
    """The server has a newer page than the one that is open."""
    ada = visit().called("Ada")
    ada.go(f"/t/{finished_game(ada)}")
    ada.allow("Failed to (load resource|fetch dynamically imported module)")
    ada.page.route("**/assets/Share-*.js", lambda route: route.fulfill(status=404))
    ada.press("Share", ada.page.get_by_role("region", name="Result"))
    ada.see("Load the page again to go on")
