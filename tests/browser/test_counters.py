"""A number beside a name opens what it counts."""

from playwright.sync_api import expect

from tests.browser.company import alone
from tests.browser.conftest import Visit


def test_a_counter_opens_its_zone(visit: Visit) -> None:
    visitor = visit().called("Ada")
    alone(visitor)
    visitor.settled()
    opened = visitor.page.get_by_role("tab", selected=True)
    for seat in range(2):
        visitor.page.get_by_role("button", name="pile: 0").nth(seat).click()
        expect(opened).to_have_attribute("data-zone", f"P{seat}.pile")
