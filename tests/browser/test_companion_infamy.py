"""XYbrid beside the infamy tracker: a recorded game over three rounds, with the network cut."""

import re

from playwright.sync_api import expect

from monstrum.games.xybrid.content import catalog as xy
from monstrum.games.xybrid.rules import infamy, rounds
from monstrum.games.xybrid.rules.ending import ranks
from monstrum.games.xybrid.rules.events import MONSTER_SCORED
from monstrum.games.xybrid.state import HAND, MONSTER, SLOT_NAMES, LabState
from tests.browser.beside import opened, recorded, settle_offline
from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor

GAME = "3p-5.toml"
TABS = {"head": "Head", "arm": "Arms", "legs": "Legs", "aux": "Aux", "core": "Core"}


def enter_monster(ada: Visitor, state: LabState, seat: int, names: dict[str, str]) -> None:
    """The parts of a monster, then the hand."""
    ada.press(f"Monster of Player {seat + 1}")
    sheet = ada.page.get_by_role("dialog")
    for part in chain(state, MONSTER + seat):
        tap(ada, state, part, TABS[xy.TYPE_NAMES[state.catalog.type_of[part]]], names)
    wrong_side = [
        part
        for part in chain(state, MONSTER + seat)
        for slot, other in (("arm.left", "right"), ("arm.right", "left"))
        if SLOT_NAMES[state.slot[part]] == slot
        and sheet.get_by_text(f"{names[state.catalog.ids[part]]} {other}").count()
    ]
    if wrong_side:
        ada.press("Swap left and right arm")
    for part in chain(state, HAND + seat):
        tap(ada, state, part, "Hand", names)
    ada.press(re.compile("^Write down"))
    sheet.wait_for(state="detached")


def correct_monster(ada: Visitor, seat: int, worth: int | None, gain: int) -> None:
    """When all monsters stand there: what it is worth, and what effects made of it, with a note."""
    ada.press(f"Monster of Player {seat + 1}")
    sheet = ada.page.get_by_role("dialog")
    if worth is not None:
        expect(sheet.locator(".big")).to_have_text(str(worth))
    shown = int(sheet.locator(".big").inner_text())
    sheet.get_by_label("Other effects, by hand").fill(str(gain - shown))
    sheet.get_by_label("Note").fill("deployed")
    ada.press(re.compile(f"^(Change it from .* to|Keep it at) {gain}$"))
    sheet.wait_for(state="detached")


def tap(ada: Visitor, state: LabState, part: int, tab: str, names: dict[str, str]) -> None:
    ada.press(tab, ada.page.get_by_role("group", name="Which parts"))
    name = names[state.catalog.ids[part]]
    buttons = ada.page.get_by_role("list", name="Parts").get_by_role("button").filter(has_text=name)
    buttons.filter(has=ada.page.get_by_text(name, exact=True)).click()


def chain(state: LabState, place: int) -> list[int]:
    found, part = [], int(state.first[place])
    while part >= 0:
        found.append(part)
        part = int(state.after[part])
    return found


def test_a_whole_recorded_game_beside_the_tracker_offline(visit: Visit) -> None:
    """XY-2.1, XY-9.1, XY-9.2, XY-11.2  Totals after every round, who may begin, and the places at the end."""
    game, state, moves = recorded("xybrid", GAME)
    assert isinstance(state, LabState)
    seats = int(state.seats)
    names = {face.ref.partition(":")[2]: face.name[:1].upper() + face.name[1:] for face in game.faces("en")}
    ada = opened(visit, f"{seats} players: Infamy")
    settle_offline(ada)
    page = ada.page
    ada.press("Draw lots: who begins?")
    page.get_by_text("begins round 1").wait_for()
    written, scored = [0] * seats, 0
    for move in moves:
        before = move.before
        assert isinstance(before, LabState)
        if not any(event.kind == MONSTER_SCORED for event in move.events):
            continue
        scored += 1
        for part in range(len(state.catalog.ids)):
            before.own_boost()[part] = 0  # what DEPLOY effects have changed is added by hand
        for seat in range(seats):
            before.own_infamy()[seat] = written[seat]
        for seat in range(seats):
            enter_monster(ada, before, seat, names)
        for seat in range(seats):
            worth = int(infamy.monster_worth(before, seat)) + int(infamy.hand_worth(before, seat))
            # Later piles hold what effects threw there, which nobody writes down.
            known = worth if scored == 1 else None
            correct_monster(ada, seat, known, int(state.infamy[seat]) - written[seat])
            written[seat] = int(state.infamy[seat])
            page.get_by_role("img", name=f"Player {seat + 1} has {written[seat]} infamy").wait_for()
        if state.over():
            break
        candidates = [f"Player {int(seat) + 1}" for seat in rounds.first_candidates(state)]
        ada.press(f"Begin round {scored + 1}")
        status = page.get_by_role("status").filter(has_text=f"begins round {scored + 1}")
        status.wait_for()
        assert any(status.inner_text().startswith(name) for name in candidates)
    assert scored == 3
    ada.press("End game")
    result = page.get_by_role("region", name="Result")
    result.wait_for()
    rows = [row.split("\t") for row in result.locator("tbody tr").all_inner_texts()]
    found = {row[1].strip(): (row[0].strip(), int(row[-1])) for row in rows}
    places = ranks(state)
    for seat in range(seats):
        assert found[f"Player {seat + 1}"] == (f"{places[seat]}.", int(state.infamy[seat]))
    page.reload()
    result.wait_for()
