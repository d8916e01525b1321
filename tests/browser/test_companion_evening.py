"""What an evening with the companion needs beside the numbers: light, a held thumb, lots, a record."""

import re
from typing import Literal

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.evenings import (
    begin,
    deployment,
    dialog,
    enter_monsters,
    invitation,
    muster,
    own_entry,
    shut,
    six_bodies,
)
from tests.browser.test_axe import findings
from tests.browser.test_companion import small
from tests.browser.visitor import DESKTOP, PHONE, SIDEWAYS, Visitor

# As phones do it: the lock is given up when the page is hidden, and only asked for by a page that is seen.
WAKE_LOCK = """
    window.__asked = [];
    let lock = null, seen = 'visible';
    Object.defineProperty(navigator, 'wakeLock', { value: { request: async (kind) => {
        if (seen !== 'visible') throw new DOMException('hidden', 'NotAllowedError');
        window.__asked.push(kind);
        lock = Object.assign(new EventTarget(), { released: false });
        return lock;
    } } });
    Object.defineProperty(document, 'visibilityState', { get: () => seen });
    window.__turn = (to) => {
        seen = to;
        if (to === 'hidden' && lock) { lock.released = true; lock.dispatchEvent(new Event('release')); }
        document.dispatchEvent(new Event('visibilitychange'));
    };
"""


def test_the_screen_is_kept_awake_again_whenever_the_page_is_seen(visit: Visit) -> None:
    ada = visit(size=PHONE)
    ada.context.add_init_script(WAKE_LOCK)
    ada.go("/companion")
    ada.see("screen stays awake")
    assert ada.page.evaluate("window.__asked") == ["screen"]
    ada.page.evaluate("window.__turn('hidden')")
    expect(ada.page.get_by_text("screen stays awake")).to_have_count(0)
    assert ada.page.evaluate("window.__asked.length") == 1
    ada.page.evaluate("window.__turn('visible')")
    ada.see("screen stays awake")
    assert ada.page.evaluate("window.__asked.length") == 2
    ada.press("2 players: Infamy")  # who has the lock asks for no other, however often they tap
    for _ in range(3):
        ada.press("+1 for Player 1")
    assert ada.page.evaluate("window.__asked.length") == 2


@pytest.mark.parametrize("by", ["touch", "mouse"])
def test_a_button_that_is_held_asks_for_a_number(visit: Visit, by: str) -> None:
    ada = visit(size=PHONE)
    begin(ada, "2 players: Infamy")
    hold(ada, ada.button("+5 for Player 1"), by)
    field = dialog(ada, "Infamy for Player 1").get_by_label("How much")
    expect(field).to_be_focused()
    field.fill("12")
    field.press("Enter")  # which writes down, and never takes away
    ada.page.get_by_role("dialog").wait_for(state="detached")
    ada.page.get_by_role("img", name="Player 1 has 12 infamy").wait_for()  # and not 17: holding is no tap
    ada.press("+5 for Player 1")
    ada.page.get_by_role("img", name="Player 1 has 17 infamy").wait_for()
    hold(ada, ada.button("+5 for Player 1"), by)
    field.fill("3")
    ada.press("Take away")
    ada.page.get_by_role("img", name="Player 1 has 14 infamy").wait_for()


def hold(ada: Visitor, button: Locator, by: str) -> None:
    box = button.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    if by == "mouse":
        ada.page.mouse.move(x, y)
        ada.page.mouse.down()
        dialog(ada)
        ada.page.mouse.up()
        return
    touches = ada.context.new_cdp_session(ada.page)
    touches.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    dialog(ada)
    touches.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_the_lot_is_the_same_on_both_phones(visit: Visit) -> None:
    """XY-1.6, XY-2.1  Also when both draw while they are apart: the first in order counts."""
    ada, bob = visit(size=PHONE), visit(size=PHONE)
    begin(ada, "4 players: Infamy")
    bob.go(invitation(ada))
    bob.button("Draw lots: who begins?").wait_for()
    bob.allow("ERR_INTERNET_DISCONNECTED")
    bob.context.set_offline(True)
    for phone in (bob, ada):
        phone.press("Draw lots: who begins?")
        beginner(phone, 1)
    bob.context.set_offline(False)
    bob.page.evaluate("dispatchEvent(new Event('online'))")
    ada.see("2 phones")
    ada.until(lambda: entries(ada) == entries(bob) >= 3, "both phones have both lots")
    assert beginner(ada, 1) == beginner(bob, 1)
    assert "by lot" in beginner(bob, 1)
    bob.press("+5 for Player 1")
    ada.page.get_by_role("img", name="Player 1 has 5 infamy").wait_for()
    ada.press("Begin round 2")
    told = beginner(ada, 2)
    assert re.match(r"Player [234] begins round 2: Player 2, Player 3 and Player 4 were level", told)
    assert beginner(bob, 2) == told


def test_an_earlier_round_is_corrected(visit: Visit) -> None:
    """XY-11.2  Its tab is opened again, what is tapped counts there, and the game goes on where it was."""
    ada = visit(size=PHONE)
    begin(ada, "2 players: Infamy")
    rounds = ada.page.get_by_role("group", name="Round")
    expect(ada.button("Round 2", rounds)).to_be_disabled()  # it has not begun
    ada.press("+5 for Player 1")
    ada.press("+1 for Player 1")
    ada.page.get_by_role("listitem", name="Player 1").get_by_text("+6").wait_for()  # what the thumb has done
    ada.press("Begin round 2")
    ada.press("+5 for Player 2")
    ada.press("Round 1 played", rounds)
    ada.press("+1 for Player 2")
    table = ada.page.get_by_role("region", name="Scores by round").locator("tbody tr")
    expect(table.nth(1)).to_contain_text(re.compile(r"Player 2\s*1\s*5\s*0\s*6"))
    ada.press("Back to round 2")
    ada.press("+1 for Player 2")
    expect(table.nth(1)).to_contain_text(re.compile(r"Player 2\s*1\s*6\s*0\s*7"))
    expect(table.nth(0)).to_contain_text(re.compile(r"Player 1\s*6\s*0\s*0\s*6"))


def test_a_round_of_hybrid_in_few_taps(visit: Visit) -> None:
    """HY-3.7, HY-3.10, HY-4.1  Counters by touch, who is next, a mode that activates, two of one profile."""
    ada = visit(size=PHONE)
    begin(ada, "Begin an Army sheet")
    ada.press("Add warriors")
    for _ in range(2):
        ada.press(re.compile("^Conscript"), dialog(ada))
    expect(dialog(ada).get_by_role("button", name=re.compile("^Conscript"))).to_contain_text("2")
    shut(ada)
    ada.press("Order")
    for number, name in enumerate(("Conscript 2", "Conscript"), 1):
        one = dialog(ada).get_by_role("button", name=re.compile(f"{name}$"))
        one.click()
        expect(one).to_contain_text(str(number))
    ada.press("Done")
    coming = ada.page.get_by_role("group", name="Next")
    ada.press("1. Conscript 2", coming)
    ada.press(re.compile("^MV "), dialog(ada))
    ada.press(re.compile("^1 "), dialog(ada))  # which closes it: three taps for a mode
    ada.page.get_by_role("dialog").wait_for(state="detached")
    ada.button("MV1 is the mode of Conscript 2").wait_for()
    ada.button("2. Conscript", coming).wait_for()


def test_the_lobby_leads_to_the_companion_and_back(visit: Visit) -> None:
    for size in (PHONE, SIDEWAYS, DESKTOP):
        ada = visit(size=size)
        ada.go("/")
        ada.page.get_by_role("link", name=re.compile("At a real table")).click()
        ada.button("3 players: Infamy").wait_for()
        ada.page.get_by_role("link", name="Play online").click()
        ada.page.get_by_role("main", name="Games").wait_for()


def beginner(ada: Visitor, round: int) -> str:
    told = ada.page.get_by_role("status").filter(has_text=f"begins round {round}")
    told.wait_for()
    return told.inner_text()


def entries(ada: Visitor) -> int:
    """How many lines the list of what happened has."""
    ada.press("Menu")
    ada.press(re.compile("What happened"))
    lines = dialog(ada, "What happened").get_by_role("listitem").count()
    shut(ada)
    return lines


def test_the_engine_deploys_a_round_for_everybody(visit: Visit) -> None:
    """XY-8.1, XY-9.1  What it finds is written down; a card that one monster has cannot be another's."""
    ada = visit(size=PHONE)
    begin(ada, "2 players: Infamy")
    enter_monsters(ada, 2)
    ada.press("Monster of Player 2")
    first_core = dialog(ada).get_by_role("list", name="Parts").get_by_role("button").first
    expect(first_core).to_contain_text("Player 1 has it")
    expect(first_core).to_be_disabled()
    shut(ada)
    sheet = deployment(ada)
    found = [int(row.split("+")[-1]) for row in sheet.locator("tbody tr").all_inner_texts()]
    lines = " ".join(sheet.get_by_role("listitem").all_inner_texts())
    assert "Player 1" in lines
    assert not re.search(r"\bP[0-3]\b|\b[A-Z][0-9]{2}\b", lines)  # names, not how the rules write them
    ada.press("Write it down for everybody", sheet)
    for seat, gained in enumerate(found):
        ada.page.get_by_role("img", name=f"Player {seat + 1} has {gained} infamy").wait_for()
    ada.press("Let the engine deploy them")
    dialog(ada).get_by_text("That is what stands on the table already.").wait_for()


def test_results_are_among_my_games(visit: Visit) -> None:
    """Somebody without a name is asked for one; every game says who won, and leads back to its table."""
    ada = visit(size=PHONE)
    ada.allow("401")
    begin(ada, "Begin an Army sheet")
    muster(ada, "Griffins", "Templar")
    ada.press("Menu")
    ada.press("End the game")
    ada.press(re.compile("^Griffins$"), dialog(ada, "Who has won?"))
    ada.page.get_by_role("dialog").wait_for(state="detached")
    ada.press("Keep it in my games")
    ada.page.get_by_label("Your name on this server").fill("Ada")
    ada.press("Keep it in my games")
    ada.see("It is among your games")
    begin(ada, "2 players: Infamy")
    ada.press("+5 for Player 2")
    for name in ("Begin round 2", "Begin round 3", "End game", "Keep it in my games"):
        ada.press(name)
    ada.see("It is among your games")
    ada.go("/games")
    kept = ada.page.get_by_role("region", name="At real tables")
    kept.get_by_text("The Griffins won").wait_for()
    kept.get_by_text("Player 2 won: Player 1 0, Player 2 5").wait_for()
    kept.get_by_role("link").filter(has_text="Player 2 won").click()
    ada.page.get_by_role("region", name="Result").get_by_text("Player 2 wins").wait_for()


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_nothing_on_the_sheets_of_an_evening(visit: Visit, theme: Literal["dark", "light"]) -> None:
    ada = visit(size=PHONE, theme=theme, bypass_csp=True)
    found: list[str] = []

    def look(where: str) -> None:
        for size in (PHONE, SIDEWAYS):
            ada.page.set_viewport_size({"width": size[0], "height": size[1]})
            # There nothing is half under the buttons that stay in sight.
            ada.page.evaluate(f"scrollTo(0, {'document.body.scrollHeight' if size == SIDEWAYS else 0})")
            found.extend(findings(ada, f"{where} {size}") + small(ada, f"{where} {size}"))

    begin(ada, "2 players: Infamy")
    enter_monsters(ada, 2)
    ada.press("Monster of Player 2")
    dialog(ada)
    look("cards another has")
    shut(ada)
    deployment(ada)
    look("deployment")
    ada.press("Write it down for everybody")
    ada.page.get_by_role("dialog").wait_for(state="detached")
    hold(ada, ada.button("+5 for Player 1"), "mouse")
    look("number")
    shut(ada)
    ada.press(re.compile("^Undo"))
    ada.press("Menu")
    ada.press(re.compile("What happened"))
    dialog(ada, "What happened")
    look("what happened")
    shut(ada)
    for name in ("Begin round 2", "Begin round 3", "End game"):
        ada.press(name)
    ada.page.get_by_role("region", name="Result").wait_for()
    look("result")

    begin(ada, "2 players: Battle pad")
    six_bodies(ada)
    look("six bodies")

    begin(ada, "Begin an Army sheet")
    own_entry(ada, "Brannoch", ("Frenzy", 1), ("Aura", 2))
    look("own entry")
    ada.press("Add it")
    shut(ada)
    ada.press("Activation Roll")
    ada.press("Roll for both sides")
    dialog(ada).get_by_text(re.compile("win and say|roll again")).wait_for()
    look("Activation Roll")
    shut(ada)
    look("own warrior")
    assert found == [], "\n".join(found)
