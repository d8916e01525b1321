"""The army sheet on paper: both squads, black on white, and what further Wounds make of everybody."""

import re
from typing import Literal

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.evenings import begin, dialog, muster, own_entry, shut
from tests.browser.visitor import PHONE, Visitor

A4 = (595, 842)  # points
PAGE = re.compile(rb"/Type\s*/Page\b[^s]")
BOX = re.compile(rb"/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]")


def squads(ada: Visitor) -> None:
    begin(ada, "Begin an Army sheet")
    muster(ada, "Scorpions", "Dawn Warrior")
    muster(ada, "Griffins", "Templar")
    own_entry(ada, "Brannoch", ("Frenzy", 1), ("Dorsal Protection", 3), ("Aura", 2))
    ada.press("Frenzy/1 take it away")
    ada.press("Add it")
    ada.see("Brannoch is on the sheet")
    shut(ada)
    ada.press(re.compile("^Brannoch has 0 of 4 Wounds"))
    ada.button(re.compile("^Brannoch has 1 of 4 Wounds")).wait_for()


def test_paper_has_both_squads_and_own_aptitudes(visit: Visit) -> None:
    """HY-4.3  The print view: no buttons, both sides, Wounds as boxes, what an own warrior can do."""
    ada = visit(size=PHONE)
    squads(ada)
    ada.press("Brannoch: all about them")
    for words in ("Dorsal Protection/3", "Aura/2"):
        dialog(ada).get_by_text(words).wait_for()
    shut(ada)
    ada.page.evaluate(
        "window.print = () => { window.__printed = document.querySelectorAll('dialog').length; }"
    )
    ada.press("Menu")
    ada.press("Print the sheet")
    ada.true("'__printed' in window")
    assert ada.page.evaluate("window.__printed") == 0  # the menu is not on the paper
    ada.page.emulate_media(media="print")
    paper = ada.page.locator(".printed")
    expect(paper).to_be_visible()
    rows = {row.split("\t")[0]: row.split("\t") for row in paper.locator("tbody tr").all_inner_texts()}
    assert set(rows) == {"Templar of Hod", "Brannoch", "Dawn Warrior"}
    assert [text.strip() for text in paper.locator("h2").all_inner_texts()] == ["Griffins", "Scorpions"]
    assert rows["Brannoch"][1] == "☒☐☐☐"
    assert set(rows["Brannoch"][-1].split(", ")) == {"Dorsal Protection/3", "Aura/2"}
    assert ada.page.get_by_role("button").count() == 0


def test_paper_goes_on_by_pencil(visit: Visit) -> None:
    """HY-4.3, HY-6.2  Values for every Wound still to come; those of the past are struck out."""
    ada = visit(size=PHONE)
    squads(ada)
    ada.page.emulate_media(media="print")
    row = ada.page.locator(".printed tbody tr").filter(has_text="Brannoch").locator("td")
    assert [text.split() for text in row.all_inner_texts()[1:6]] == [
        ["3", "2", "1", "1"],  # OC; of four Wounds the fourth is the end
        ["3", "2", "1", "1"],
        ["–"],
        ["3", "2", "1", "1"],
        ["6", "5", "4", "3"],  # Mt
    ]
    assert row.locator(".lost").all_inner_texts() == ["3", "3", "3", "6"]
    assert row.locator(".now").all_inner_texts() == ["2", "2", "2", "5"]


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_sheet_as_a_pdf(visit: Visit, theme: Literal["dark", "light"]) -> None:
    """Two small squads fit on one page of A4; with all profiles each has one of its own. Nothing is cut."""
    ada = visit(size=PHONE, theme=theme)
    squads(ada)
    assert pages(ada) == 1
    warriors = ada.page.locator(".printed tbody tr")
    everybody = warriors.count()
    for side in ("Griffins", "Scorpions"):
        ada.press(side, ada.page.get_by_role("group", name="Side"))
        ada.press("Add a warrior")
        profiles = dialog(ada).get_by_role("listitem").get_by_role("button")
        profiles.first.wait_for()
        for at in range(profiles.count()):
            profiles.nth(at).click()
        everybody += profiles.count()
        shut(ada)
    expect(warriors).to_have_count(everybody)
    assert pages(ada) == 2
    ada.page.emulate_media(media="print")
    ada.page.set_viewport_size({"width": 703, "height": 1032})  # A4 between margins of 12 mm
    assert ada.page.evaluate(CUT) == []
    assert ada.page.evaluate(DARK) == []


def pages(ada: Visitor) -> int:
    made = ada.page.pdf(format="A4")
    ada.page.emulate_media(media="screen")
    boxes = {(round(float(wide)), round(float(high))) for wide, high in BOX.findall(made)}
    assert boxes <= {(A4[0], A4[1]), (A4[0] + 1, A4[1] + 1), (A4[0] + 1, A4[1]), (A4[0], A4[1] + 1)}
    return len(PAGE.findall(made))


# Cells whose words do not fit.
CUT = """[...document.querySelectorAll('.printed th, .printed td')]
    .filter((cell) => cell.scrollWidth > cell.clientWidth + 1).map((cell) => cell.innerText)"""
# Backgrounds that are not white, and words that are not dark.
DARK = """(() => {
    const light = (colour) => Math.min(...colour.match(/[\\d.]+/g).slice(0, 3).map(Number));
    const all = [document.body, ...document.body.querySelectorAll('*')];
    return all.filter((one) => one.checkVisibility()).flatMap((one) => {
        const { backgroundColor, color } = getComputedStyle(one);
        const clear = /, 0\\)$/.test(backgroundColor);
        const fine = (clear || light(backgroundColor) === 255) && light(color) < 128;
        return fine ? [] : [`${one.tagName} ${backgroundColor} ${color}`];
    });
})()"""
