"""`monstrum bench page` measures in a real browser, and says so."""

from monstrum.cli.bench_page import measure_page
from tests.needs import needs
from tools.needed.chromium import CHROMIUM


def test_what_an_update_takes_is_measured(page_is_built: None) -> None:
    needs(CHROMIUM)  # and it finds the same one by itself
    (shown,) = measure_page(["xybrid"])
    assert shown.work > 0
    assert shown.screen > 0
    assert shown.sentence().startswith("xybrid: an update takes ")
