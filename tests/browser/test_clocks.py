"""A clock is shown, runs, and falls: then a stand-in plays, and the log says so."""

import re

from tests.browser.company import alone
from tests.browser.conftest import Visit

TIME = re.compile(r"\b0:0\d\b")


def test_the_clock_runs_and_a_stand_in_plays_when_it_falls(visit: Visit) -> None:
    ada = alone(visit().called("Ada"), clock={"bank": 10, "increment": 0})
    assert ada.wait()
    shown = ada.page.get_by_role("toolbar", name="Tools")
    ada.visitor.until(lambda: TIME.search(shown.inner_text()), "no clock that runs")
    first = TIME.findall(shown.inner_text())[0]
    ada.visitor.until(lambda: TIME.findall(shown.inner_text()) not in ([], [first]), "the clock stands still")

    log = ada.page.get_by_role("log")
    log.get_by_text(re.compile("The time of Ada is over: a stand-in answers")).first.wait_for()
    ada.visitor.until(lambda: ada.update["ply"] > 0, "nobody has played")


def test_a_table_without_a_clock_shows_none(visit: Visit) -> None:
    ada = alone(visit().called("Ada"))
    assert not re.search(r"\d:\d\d", ada.page.get_by_role("banner").inner_text())
