"""Touching what cannot be done says why, and leads to the rule."""

import re

from tests.browser.company import alone
from tests.browser.conftest import Visit

RULE = re.compile(r"^XY-\d+(\.\d+)?$")


def test_an_illegal_part_is_explained_and_its_rule_opened(visit: Visit) -> None:
    ada = alone(visit().called("Ada"))
    assert ada.wait()
    before = ada.update["ply"]
    ada.page.get_by_role("tab", name=re.compile("^The lab")).click()
    ada.page.get_by_role("list", name="The lab").get_by_role("button").first.click()

    no = ada.page.get_by_role("dialog", name="Not possible now")
    no.wait_for()
    assert len(no.get_by_role("heading").inner_text()) > 10
    rule = no.get_by_role("button", name=RULE).first
    wanted = rule.inner_text().strip()
    rule.click()

    drawer = ada.page.get_by_role("dialog", name="Rules")
    here = drawer.get_by_role("link", name=wanted, exact=True).and_(ada.page.locator("[aria-current]"))
    here.first.wait_for()
    assert here.first.is_visible()

    drawer.get_by_label("Search the rules").fill("infamy")
    drawer.get_by_text(re.compile(r"^[1-9]\d* rules, \d+ cards?$")).wait_for()
    assert "infamy" in drawer.locator("mark").first.inner_text().lower()
    drawer.get_by_label("Search the rules").fill("XY-4.3")
    drawer.get_by_role("link", name="XY-4.3", exact=True).first.wait_for()
    drawer.get_by_label("Search the rules").fill("zzzz")
    drawer.get_by_text(re.compile("No rule")).wait_for()
    ada.page.keyboard.press("Escape")
    assert ada.update["ply"] == before  # nothing was played


def test_show_me_what_is_possible(visit: Visit) -> None:
    ada = alone(visit().called("Ada"))
    assert ada.wait()
    before = ada.update["ply"]
    ada.page.get_by_role("tab", name=re.compile("^The lab")).click()
    ada.page.get_by_role("list", name="The lab").get_by_role("button").first.click()
    ada.visitor.press(re.compile("Show the .* legal"))
    ada.page.get_by_role("dialog", name="Not possible now").wait_for(state="detached")
    ada.answer()
    assert ada.update["ply"] > before


def test_nonsense_words_are_refused_in_a_sentence(visit: Visit) -> None:
    ada = alone(visit().called("Ada"))
    assert ada.wait()
    ada.page.keyboard.press("o")
    sheet = ada.page.get_by_role("dialog", name="Options")
    sheet.get_by_text("Type it instead").click()
    sheet.get_by_label(re.compile("^As it stands")).fill("dance with the hunchback")
    ada.visitor.press("Play", sheet)
    no = ada.page.get_by_role("dialog", name="Not possible now")
    no.wait_for()
    assert len(no.get_by_role("heading").inner_text()) > 10
