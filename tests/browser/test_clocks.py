"""A clock is shown, runs, and falls: then a stand-in plays, and the log says so."""

import re

from tests.browser.company import alone
from tests.browser.conftest import Visit
from tests.browser.hand import Hand

TIME = re.compile(r"\b0:0\d\b")


def test_the_clock_runs_and_a_stand_in_plays_when_it_falls(visit: Visit) -> None:
    visitor = visit().called("Ada")
    table = visitor.open_table("me", "random", clock={"bank": 10, "increment": 0})["table"]["id"]
    visitor.go(f"/t/{table}")
    visitor.page.get_by_role("region", name="Before the game").wait_for()
    visitor.post(f"/api/tables/{table}/start")  # who loads a page slowly loses no time
    ada = Hand(visitor)
    assert ada.wait()
    tools, seen = ada.page.get_by_role("toolbar", name="Tools"), set[str]()

    def runs() -> bool:
        seen.update(TIME.findall(tools.inner_text()))
        return len(seen) > 1

    visitor.until(runs, "the clock stands still")

    log = ada.page.get_by_role("log")
    log.get_by_text(re.compile("Time is over for (Ada|you): a bot answers this once")).first.wait_for()
    ada.visitor.until(lambda: ada.update["ply"] > 0, "nobody has played")


def test_a_table_without_a_clock_shows_none(visit: Visit) -> None:
    ada = alone(visit().called("Ada"))
    assert not re.search(r"\d:\d\d", ada.page.get_by_role("banner").inner_text())
