"""The companion: on the phone, offline, in both themes; killed in the middle of taps; on two phones."""

import contextlib
import json
import random
import re
import struct
from typing import Literal

import pytest
from playwright.sync_api import Browser, Error, expect

from monstrum.texts.rulebook import load_rulebook
from tests.browser.beside import WORKS, opened, settle_offline
from tests.browser.conftest import Visit
from tests.browser.evenings import begin, dialog, invitation, shut
from tests.browser.test_axe import findings
from tests.browser.visitor import PHONE, SIDEWAYS, Visitor
from tests.server.wire import Server

KILLS = 5  # 20 by .ci/run; with -m soak 100


def test_it_can_be_installed(visit: Visit) -> None:
    ada = visit(size=PHONE)
    ada.go("/companion")
    href = ada.page.locator("link[rel=manifest]").get_attribute("href")
    answer = ada.context.request.get(href or "")
    manifest = answer.json()
    assert answer.headers["content-type"].startswith("application/manifest+json")
    assert manifest["start_url"] == manifest["scope"] == "/companion"
    assert manifest["display"] == "standalone"
    assert manifest["name"]
    for icon in manifest["icons"]:
        picture = ada.context.request.get(icon["src"]).body()
        assert picture[:8] == b"\x89PNG\r\n\x1a\n"
        assert (
            f"{struct.unpack('>I', picture[16:20])[0]}x{struct.unpack('>I', picture[20:24])[0]}"
            == icon["sizes"]
        )
    assert {icon["sizes"] for icon in manifest["icons"]} >= {"192x192", "512x512"}
    ada.true(WORKS)
    scope = ada.page.evaluate("navigator.serviceWorker.ready.then((one) => one.scope)")
    assert scope == f"{ada.url.rstrip('/')}/companion"
    errors = ada.context.new_cdp_session(ada.page).send("Page.getInstallabilityErrors")
    assert [
        one["errorId"] for one in errors["installabilityErrors"] if one["errorId"] != "in-incognito"
    ] == []


def test_a_whole_game_of_infamy_offline(visit: Visit) -> None:
    """XY-9.1, XY-2.1, XY-11.3  Parts, numbers, a lot for the first player, and a shared victory."""
    ada = opened(visit, "3 players: Infamy")
    settle_offline(ada)
    page = ada.page
    for number in (1, 2, 3):
        ada.press("Monster of Player 1")
        for _ in range(5):
            page.locator(".parts button:not([aria-pressed=true])").nth(number).click()
        page.get_by_role("button", name=re.compile("Write down")).click()
        page.get_by_role("dialog").wait_for(state="detached")
        for seat in (2, 3):
            ada.press(f"123 type a number for Player {seat}")
            page.get_by_label("How much").fill("7")
            ada.press("Write it down")
            page.get_by_role("img", name=f"Player {seat} has {7 * number} infamy").wait_for()
        if number < 3:
            ada.press(f"Begin round {number + 1}")
            page.get_by_text(re.compile(f"Player [23] begins round {number + 1}")).wait_for()
    ada.press("End game")
    result = page.get_by_role("region", name="Result")
    result.get_by_text("Player 1 wins").wait_for()
    rows = result.locator("tbody tr").all_inner_texts()
    assert [row.split()[0] for row in rows] == ["1.", "2.", "2."]
    page.reload()
    result.get_by_text("Player 1 wins").wait_for()


def test_a_battle_pad_offline(visit: Visit) -> None:
    """MW-E01, MW-E02  Emma against Samuel, as the rulebook's example has it."""
    ada = opened(visit, "2 players: Battle pad")
    settle_offline(ada)
    page = ada.page
    build(ada, "Player 1", "Red", [("Red", "Eye"), ("Blue", "Tail"), ("Green", "Snout")])
    page.get_by_role("button", name=re.compile("Player 2 attack")).click()
    build(ada, "Player 2", "Blue", [("Red", "Glow Thing"), ("Green", "Tentacles"), ("Yellow", "Claw")])
    page.get_by_role("button", name="Player 1 holds the token attack 6 defence 6").wait_for()
    page.get_by_role("button", name="Player 2 attack 9|6 defence 2").wait_for()
    ada.press(re.compile("^Battle$"))
    status = page.get_by_role("dialog", name="Battle").get_by_role("status")
    page.get_by_label("Their Battle card").nth(1).select_option("Flu/Cold")
    status.get_by_text(re.compile("4:2, Player 1 wins by 2 and takes up to 2")).wait_for()
    page.get_by_label("Their Battle card").nth(0).select_option("Keen Senses")
    status.get_by_text(re.compile("6:2, Player 1 wins by 4")).wait_for()
    ada.press("Cards of Player 2: more")  # nobody has counted them before
    status.get_by_text(re.compile("draws 2 from the decks")).wait_for()
    ada.press("Write it down")
    ada.press(re.compile("End of turn"))
    page.get_by_role("heading", name="Turn 2").wait_for()
    page.reload()
    page.get_by_role("button", name=re.compile("Player 2 holds the token attack 9.6 defence 2")).wait_for()
    ada.press(re.compile("^Battle$"))
    sheet = page.get_by_role("dialog", name="Battle")
    ada.press("Cards of Player 2: more", sheet)
    sheet.get_by_label("Attacker").select_option("Player 1")  # who defended attacks: the two change places
    expect(sheet.get_by_label("Defender")).to_have_value("1")
    expect(sheet.get_by_role("group", name="Cards of Player 2")).to_contain_text("1")  # their hand goes along
    expect(sheet.get_by_role("group", name="Cards of Player 1")).to_contain_text("?")
    shut(ada)
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    ada.press("End game")
    page.get_by_role("dialog").get_by_role("button", name="Player 1").click()
    expect(page.get_by_text("Player 1 wins", exact=True)).to_be_in_viewport()


def test_rules_are_read_without_a_network(visit: Visit) -> None:
    """On the pad, however far it is scrolled, and over a sheet; what a rule speaks of is read from there."""
    ada = visit(size=PHONE)
    ada.allow("ERR_INTERNET_DISCONNECTED")
    rules = load_rulebook()
    for game, start, sheet, inside in (
        ("3 players: Infamy", "Draw lots: who begins?", "Monster of Player 1", "XY-9.1"),
        ("2 players: Battle pad", "red", "Battle", "MW-8.8"),
        ("Begin an Army sheet", "Add warriors", "Activation Roll", "HY-3.3"),
    ):
        ada.context.set_offline(False)
        begin(ada, game)
        settle_offline(ada)
        ada.press(start)
        if game.endswith("sheet"):
            ada.press(re.compile("^Templar"), dialog(ada))
            shut(ada)
        if not game.endswith("sheet"):
            link = ada.page.locator("main a.rule").last
            rule = rules.rule(link.inner_text())
            ada.page.evaluate("scrollTo(0, document.body.scrollHeight)")
            link.tap()
            expect(dialog(ada, rule.id).get_by_text(opening(rule.text))).to_be_in_viewport()
            shut(ada)
        ada.press(re.compile(rf"^{sheet}\b"))
        dialog(ada).get_by_role("link", name=inside).tap()
        read = dialog(ada, inside)
        expect(read.get_by_text(opening(rules.rule(inside).text))).to_be_in_viewport()
        read.get_by_role("link", name="Open the rule book").tap()
        expect(read.get_by_role("alert")).to_contain_text("cannot be reached")
        other = read.locator("a.rule").first
        if other.count():
            name = other.inner_text()
            other.tap()
            dialog(ada, name).get_by_role("button", name=inside).tap()
            dialog(ada, inside)
        ada.press("Close", read)
        read.wait_for(state="detached")
        ada.page.get_by_role("dialog").wait_for()  # what was read over
        shut(ada)


def opening(text: str) -> re.Pattern[str]:
    """The words a rule begins with, up to the first that is marked."""
    return re.compile(re.escape(re.split(r"[*`]|[A-Z]{2}-\d", text)[0].strip()))


def build(ada: Visitor, who: str, body: str, parts: list[tuple[str, str]]) -> None:
    ada.press(re.compile(f"^{body}$", re.I))
    for colour, kind in parts:
        ada.page.get_by_role("button", name=f"{who}: empty spot").first.click()
        sheet = ada.page.get_by_role("dialog", name="An empty spot")
        sheet.get_by_role("group", name="Colour of the part").get_by_role(
            "button", name=re.compile(colour, re.I)
        ).click()
        sheet.get_by_role("button", name=re.compile(f"^{kind}")).click()
        sheet.wait_for(state="detached")


def test_an_army_sheet_offline(visit: Visit) -> None:
    """HY-5.4, HY-6.1  Wounds lower values and the Success Level; dice have a history."""
    ada = opened(visit, "Begin an Army sheet")
    settle_offline(ada)
    page = ada.page
    ada.press("Add a warrior")
    ada.press(re.compile("^Purifier"))
    ada.press(re.compile("^Templar"))
    ada.press("Close")
    ada.press(re.compile("Purifier has 0 of . Wounds: one more"))
    page.get_by_role("button", name=re.compile("Purifier has 1 of")).wait_for()
    ada.press(re.compile("is the mode of Purifier"))
    sheet = page.get_by_role("dialog", name="Purifier")
    sheet.get_by_role("button", name="Shot").click()
    before = int(sheet.locator(".big").inner_text())
    sheet.get_by_role("button", name="Large target").click()
    sheet.get_by_role("button", name="Rocks on the line: more").click()
    sheet.get_by_role("button", name="Action points: more").click()
    sheet.get_by_role("button", name="Action points: more").click()
    assert int(sheet.locator(".big").inner_text()) == before + 1 - 1 + 2
    sheet.get_by_role("button", name="Roll d10").click()
    expect(sheet.locator(".last")).to_have_text(re.compile(r"^\d+ (perfect|success|failure|critical)$"))
    ada.press("Close")
    ada.press(re.compile("End of round 1"))
    page.get_by_role("heading", name="Round 2").wait_for()
    page.reload()
    ada.press("d10")
    page.get_by_role("list", name=re.compile("All dice")).get_by_text(re.compile("against")).wait_for()
    page.get_by_role("list", name=re.compile("All dice")).get_by_text("Purifier, Shot").wait_for()


@pytest.mark.parametrize("kills", [KILLS, 20, pytest.param(100, marks=pytest.mark.soak)])
def test_a_page_that_is_killed_in_the_middle_of_taps_loses_none(
    browser: Browser, running: Server, kills: int
) -> None:
    """Every tap the page has heard is there after the next start, shown or not."""
    context = browser.new_context(base_url=running.url, viewport={"width": 390, "height": 844})
    dice = random.Random(kills)
    page = context.new_page()
    page.goto("/companion")
    page.get_by_role("button", name="2 players: Infamy").click()
    page.get_by_role("button", name="+1 for Player 1").wait_for()
    address, tapped = page.url, 0
    for _ in range(kills):
        taps = dice.randint(1, 5)
        page.evaluate(TAP, taps)
        tapped += taps
        page.wait_for_timeout(dice.choice((0, 0, 1, 3, 8)))
        if dice.random() < 0.5:  # the process of the page dies at once, as on a phone without memory
            with contextlib.suppress(Error):  # nobody is left to answer
                page.goto("chrome://crash", timeout=500)
        page.close(run_before_unload=False)  # or the page ends, whatever it was doing
        page = context.new_page()
        page.goto(address)
        page.get_by_role("img", name=f"Player 1 has {tapped} infamy").wait_for()
    context.close()


TAP = """(taps) => { for (let tap = 0; tap < taps; tap++)
    document.querySelector('[aria-label="+1 for Player 1"]').click(); }"""


def test_two_phones_join_by_the_code_go_apart_and_come_together(visit: Visit) -> None:
    ada = opened(visit, "2 players: Infamy")
    ada.press("+5 for Player 1")
    link = invitation(ada)
    assert link.startswith(f"{ada.url.rstrip('/')}/companion#/j/")
    bob = visit(size=PHONE)
    bob.go(link)
    bob.page.get_by_role("img", name="Player 1 has 5 infamy").wait_for()
    bob.press("+1 for Player 2")
    ada.page.get_by_role("img", name="Player 2 has 1 infamy").wait_for()
    bob.true(WORKS)
    bob.context.set_offline(True)
    bob.allow("ERR_INTERNET_DISCONNECTED")
    for name in ("+5 for Player 2", "+5 for Player 2"):
        bob.press(name)
    ada.press("+1 for Player 1")
    bob.page.get_by_role("img", name="Player 2 has 11 infamy").wait_for()
    ada.page.get_by_role("img", name="Player 1 has 6 infamy").wait_for()
    bob.context.set_offline(False)
    bob.page.evaluate("dispatchEvent(new Event('online'))")
    for visitor in (ada, bob):
        visitor.page.get_by_role("img", name="Player 2 has 11 infamy").wait_for()
        visitor.page.get_by_role("img", name="Player 1 has 6 infamy").wait_for()
    ada.press("Menu")
    ada.press(re.compile("What happened"))
    ada.press("Back to here after +5 Player 1")
    ada.press("Close")
    bob.page.get_by_role("img", name="Player 2 has 0 infamy").wait_for()


def test_a_copy_goes_to_another_phone_and_a_result_among_my_games(visit: Visit) -> None:
    ada = opened(visit, "2 players: Infamy").called("Ada")
    ada.press("+5 for Player 1")
    ada.page.get_by_role("img", name="Player 1 has 5 infamy").wait_for()
    ada.press("Menu")
    ada.press(re.compile("Copy, file"))
    text = ada.page.get_by_label("The whole table as text").input_value()
    ada.press("Close")
    bob = visit(size=PHONE)
    bob.go("/companion")
    bob.press("Take in a copy")
    bob.page.get_by_label("Copy", exact=True).fill("nonsense")
    bob.press("Take it in")
    bob.see("neither JSON")
    bob.page.get_by_label("Copy", exact=True).fill(text)
    bob.press("Take it in")
    bob.see("2 entries taken in.")
    bob.press("Close")
    bob.page.get_by_role("link", name=re.compile("XYbrid: Player 1")).click()
    bob.page.get_by_role("img", name="Player 1 has 5 infamy").wait_for()
    for name in ("Begin round 2", "Begin round 3", "End game"):
        ada.press(name)
    ada.press("Keep it in my games")
    ada.see("It is among your games")
    (kept,) = json.loads(ada.context.request.get("/api/companion/mine").text())
    assert kept["game"] == "xybrid"
    assert kept["result"]["ranks"] == [1, 2]


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_nothing_and_targets_are_large(visit: Visit, theme: Literal["dark", "light"]) -> None:
    found = []
    ada = visit(size=PHONE, theme=theme, bypass_csp=True)
    for game in ("4 players: Infamy", "3 players: Battle pad", "Begin an Army sheet"):
        ada.go("/companion")
        ada.page.reload()
        ada.button(game).first.wait_for()
        found += findings(ada, "home") + small(ada, "home")
        ada.press(game)
        ada.button("Menu").wait_for()
        prepare(ada, game)
        # Whatever the scroll, something is half under the bars that stay in sight: they lie still for this.
        ada.page.add_style_tag(content=".top, footer { position: static !important; }")
        for size in (PHONE, SIDEWAYS):
            ada.page.set_viewport_size({"width": size[0], "height": size[1]})
            found += findings(ada, f"{game} {size}") + small(ada, f"{game} {size}")
            for sheet in SHEETS[game.split()[-1]]:
                ada.press(re.compile(sheet))
                ada.page.get_by_role("dialog").wait_for()
                found += findings(ada, f"{sheet} {size}") + small(ada, sheet)
                ada.page.keyboard.press("Escape")
                ada.page.get_by_role("dialog").wait_for(state="detached")
    assert found == [], "\n".join(found)


SHEETS = {
    "Infamy": ["Menu", "Share this table", "Monster of Player 2", "123 type a number for Player 1"],
    "pad": ["^Battle$", "Player 1: red Eye", "Player 1: empty spot", "Player 1: Red body"],
    "sheet": ["Add a warrior", "Templar of Hod: all about", "is the mode of Templar", "d10"],
}


def prepare(ada: Visitor, begin: str) -> None:
    if begin.endswith("pad"):
        build(ada, "Player 1", "Red", [("Red", "Eye")])
    elif begin.endswith("sheet"):
        ada.press("Add a warrior")
        ada.press(re.compile("^Templar"))
        ada.press("Close")
    else:
        ada.press("+5 for Player 1")


def small(ada: Visitor, where: str) -> list[str]:
    """Buttons, links and fields are at least 48 px high and wide."""
    return [
        f"{where}: {name}"
        for name in ada.page.evaluate("""() => [
            ...document.querySelectorAll('button, a, input, select, textarea, summary')]
            .filter((one) => one.checkVisibility() && !one.closest('[inert]'))
            .map((one) => [one.getAttribute('aria-label') ?? one.textContent, one.getBoundingClientRect()])
            .filter(([, box]) => box.width > 0 && (box.height < 47.5 || box.width < 47.5))
            .map(([name, box]) => `${name.trim()} ${Math.round(box.width)} × ${Math.round(box.height)}`)""")
    ]
