"""Evenings beside the companion, as far as the sheet somebody wants to see."""

import re

from playwright.sync_api import Locator

from tests.browser.visitor import Visitor

TABS = ("Core", "Head", "Arms", "Arms", "Legs", "Aux")
COLOURS = ("red", "green", "blue", "yellow")


def begin(ada: Visitor, game: str) -> None:
    ada.go("/companion")
    ada.press(game)
    ada.button("Menu").wait_for()


def dialog(ada: Visitor, name: str | re.Pattern[str] | None = None) -> Locator:
    found = ada.page.get_by_role("dialog", name=name) if name else ada.page.get_by_role("dialog")
    found.wait_for()
    return found


def shut(ada: Visitor) -> None:
    ada.page.keyboard.press("Escape")
    ada.page.get_by_role("dialog").wait_for(state="detached")


# XYbrid ---------------------------------------------------------------------------------------------


def enter_monsters(ada: Visitor, seats: int) -> None:
    """XY-9.1  Everybody's monster by its parts; nobody takes what another has."""
    for seat in range(seats):
        ada.press(f"Monster of Player {seat + 1}")
        sheet = dialog(ada)
        for tab in TABS:
            ada.press(tab, sheet.get_by_role("group", name="Which parts"))
            free = sheet.get_by_role("list", name="Parts").locator("button[aria-pressed=false]:enabled")
            free.first.click()
        ada.press(re.compile("^Write down"), sheet)
        sheet.wait_for(state="detached")


def deployment(ada: Visitor) -> Locator:
    """XY-8.1  The engine has resolved the round."""
    ada.press("Let the engine deploy them")
    sheet = dialog(ada, "Deployment of round 1")
    sheet.get_by_role("button", name="Write it down for everybody").wait_for()
    return sheet


# Hybrid ---------------------------------------------------------------------------------------------


def muster(ada: Visitor, side: str, *names: str) -> None:
    ada.press(side, ada.page.get_by_role("group", name="Side"))
    ada.press("Add a warrior")
    for name in names:
        ada.press(re.compile(f"^{name}"), dialog(ada))
        ada.page.get_by_text(re.compile(f"^{name}.* is on the sheet")).wait_for()
    shut(ada)


def own_entry(ada: Visitor, name: str, *aptitudes: tuple[str, int]) -> Locator:
    """HY-4.1  The form of an own warrior, filled in; "Add it" is still to be pressed."""
    ada.press("Add a warrior")
    sheet = dialog(ada)
    ada.press("Your own entry", sheet)
    sheet.get_by_label("Name", exact=True).fill(name)
    for aptitude, x in aptitudes:
        sheet.get_by_role("combobox", name="Aptitude").select_option(aptitude)
        sheet.get_by_label("X", exact=True).fill(str(x))
        ada.press("Give it", sheet)
    sheet.get_by_role("group", name="Aptitudes").scroll_into_view_if_needed()
    return sheet


# Mutation Wars --------------------------------------------------------------------------------------


def six_bodies(ada: Visitor) -> None:
    """MW-13.1  As large as a creature gets: six bodies, and a part on every spot."""
    page = ada.page
    ada.press("6 bodies to win")
    ada.press("red", page.get_by_role("group", name="Colour of the first body"))
    for body in range(1, 6):
        page.locator(f"[data-body='{body - 1}']").wait_for()
        ada.press("Player 1: empty spot")
        ada.press(COLOURS[body % 4], dialog(ada).get_by_role("group", name="A new body here"))
        page.get_by_role("dialog").wait_for(state="detached")
    spots = page.get_by_role("button", name="Player 1: empty spot")
    kinds = ("Eye", "Claw", "Tentacles", "Glow Thing", "Snout", "Fake Tail", "Tail", "Eye")
    for at in range(spots.count()):
        spots.first.click()
        sheet = dialog(ada)
        ada.press(COLOURS[at % 4], sheet.get_by_role("group", name="Colour of the part"))
        ada.press(re.compile(f"^{kinds[at]} "), sheet)
        sheet.wait_for(state="detached")


# Together -------------------------------------------------------------------------------------------


def invitation(ada: Visitor) -> str:
    """The link that the QR code holds."""
    ada.press("Share this table")
    ada.press("Make a link and a QR code")
    link = ada.page.get_by_role("img", name="QR code of the link").get_attribute("data-text")
    assert link
    ada.see("This phone is alone here")  # the server has it
    shut(ada)
    return link
