"""Hybrid's table: a whole mission by touching what is marked; ways, facings, sight; no page scroll."""

import re

import pytest
from playwright.sync_api import Locator

from tests.browser.conftest import Visit
from tests.browser.test_phone import fits
from tests.browser.visitor import DESKTOP, PHONE, SIDEWAYS
from tests.browser.warband import Warband, banded, warband

ENOUGH = 400  # decisions
ZOOMED = (683, 384)  # 1366×768 with everything twice as large


def test_a_whole_mission_by_clicking(visit: Visit) -> None:
    ada = warband(visit)
    answered = 0
    while ada.wait() and answered < ENOUGH:
        ada.answer()
        answered += 1
    assert ada.over
    assert answered > 20
    ada.result.wait_for()


def test_a_way_is_chosen_by_its_square_turned_by_its_arrows_and_walked_at_once(visit: Visit) -> None:
    ada = warband(visit, asked="MODE")
    strike = ada.page.get_by_role("button", name=re.compile("^Offensive Combat, .* you may choose it"))
    ada.page.locator("main button[data-ref='figure:a']").first.hover()
    ada.visitor.drawn()
    assert strike.count() == 1, "whoever is looked at: the modes are those of whom the question is about"
    ada.touch(strike)
    ada.confirm()
    assert ada.wait()
    goal = next(way for way in ada.update["outlook"]["ways"] if way["cost"] >= 2 and len(way["actions"]) > 1)
    place = goal["path"][-1]
    ada.touch(ada.page.locator(f"button.square[data-ref='square:{place}']"))
    ada.visitor.drawn()
    assert f"Move to {place}" in ada.playing.first.inner_text()
    arrow = ada.page.get_by_role("button", name=re.compile(r"^face (north|east|south|west), \d+ MP"))
    assert arrow.count() >= 1
    ada.confirm()
    ada.wait()
    figure = next(one for one in ada.view["figures"].values() if one["at"] == place)
    assert figure["side"] == "GRIFFIN"
    assert ada.update["decision"] != "MOVE", "the Movement ends where the way leads"


def test_a_walk_may_go_on_and_ends_with_one_key(visit: Visit) -> None:
    ada = warband(visit, asked="MODE")
    ada.touch(ada.page.get_by_role("button", name=re.compile("^Moving, .* you may choose it")))
    ada.confirm()
    ada.until_asked("MOVE")
    place = next(way["path"][-1] for way in ada.update["outlook"]["ways"] if way["cost"] == 1 and way["path"])
    ada.touch(ada.page.locator(f"button.square[data-ref='square:{place}']"))
    ada.visitor.drawn()
    ada.page.keyboard.press("Shift+Enter")
    ada.visitor.until(
        lambda: any(one["at"] == place for one in ada.view["figures"].values()), "nobody walked"
    )
    assert ada.wait()
    assert ada.update["decision"] == "MOVE"
    ada.visitor.drawn()
    ada.page.keyboard.press("e")
    ada.visitor.until(lambda: ada.update["decision"] != "MOVE" or ada.over, "the Movement did not end")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_numbers_are_given_by_dragging_and_by_keys_and_confirmed_once(
    visit: Visit, size: tuple[int, int]
) -> None:
    ada = warband(visit, "HYM-2", "random", size, asked="ORDER")
    pad = ada.page.get_by_role("list", name="Your order").get_by_role("button")
    assert letters(ada) == ["A", "B", "C", "D"]
    drag(ada, pad.nth(2), pad.nth(0))
    assert letters(ada) == ["C", "A", "B", "D"]
    pad.nth(3).focus()
    ada.page.keyboard.press("ArrowLeft")
    ada.page.keyboard.press("1")
    ada.visitor.drawn()
    assert letters(ada) == ["D", "C", "A", "B"]
    ada.confirm()
    assert ada.wait()
    figures = ada.view["figures"]
    taken = {figures[letter]["order"] or figures[letter]["activated"] for letter in "D"}
    assert taken == {1}
    assert ada.update["decision"] != "ORDER"


def letters(ada: Warband) -> list[str]:
    """The order on the pad, once the page has drawn it."""
    ada.visitor.drawn()
    refs = ada.page.locator("[data-ref^='order:']").evaluate_all("all => all.map((one) => one.dataset.ref)")
    return [ref.removeprefix("order:") for ref in refs]


def drag(ada: Warband, what: Locator, where: Locator) -> None:
    """With the mouse, or on a phone with a finger."""
    (x, y), (to_x, to_y) = middle(what), middle(where)
    if ada.visitor.phone:
        finger = ada.visitor.context.new_cdp_session(ada.page)
        for kind, points in (
            ("touchStart", [{"x": x, "y": y}]),
            ("touchMove", [{"x": (x + to_x) / 2, "y": (y + to_y) / 2}]),
            ("touchMove", [{"x": to_x, "y": to_y}]),
            ("touchEnd", []),
        ):
            finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
            ada.visitor.drawn()
        finger.detach()
    else:
        ada.page.mouse.move(x, y)
        ada.page.mouse.down()
        ada.page.mouse.move(to_x, to_y, steps=4)
        ada.page.mouse.up()


def middle(what: Locator) -> tuple[float, float]:
    box = what.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_warrior_is_deployed_by_a_square_and_a_facing(visit: Visit) -> None:
    ada = warband(visit, asked="DEPLOY")
    square = ada.page.locator("button.square").first
    place = str(square.get_attribute("data-ref")).removeprefix("square:")
    ada.touch(square)
    ada.touch(ada.page.get_by_role("button", name="face south, you may choose it"))
    ada.playing.first.wait_for()
    assert ada.page.locator(".ground .ghost").count() == 1, "who will stand there stays in sight"
    ada.confirm()
    ada.visitor.until(
        lambda: any((one["at"], one["facing"]) == (place, "S") for one in ada.view["figures"].values()),
        "nobody stands there",
    )


def test_where_one_may_deploy_comes_into_sight_after_others_were_watched(visit: Visit) -> None:
    """They deploy at the other end of the laboratory, and the last of it is shown when one is asked."""
    ada = banded(Warband, visit, "HYM-4", asked="MULLIGAN", speed="fast")
    ada.answer_beside()
    ada.until_asked("DEPLOY")
    ada.visitor.until(lambda: ada.page.locator("[data-act]").count() == 0, "it never ends")
    ada.visitor.until(
        lambda: bool(
            ada.page.locator("button.square").evaluate_all(
                """(all) => all.some((one) => one.getBoundingClientRect().left >= 0
                    && one.getBoundingClientRect().bottom <= innerHeight - 168)"""
            )
        ),
        "no square is in sight",
        10,
    )


def test_a_square_is_touched_although_a_prow_reaches_over_it(visit: Visit) -> None:
    ada = warband(visit, size=PHONE, asked="DEPLOY")
    ada.touch(ada.page.locator("button.square").nth(1))
    ada.touch(ada.page.get_by_role("button", name="face north, you may choose it"))
    ada.confirm()
    ada.until_asked("DEPLOY")
    ada.touch(ada.page.locator("button.square").first)  # right before them
    ada.page.get_by_role("button", name="face north, you may choose it").wait_for()


def test_sight_is_asked_of_the_server_and_told_on_the_map(visit: Visit) -> None:
    ada = warband(visit, asked="MODE")
    ada.page.keyboard.press("s")
    ada.visitor.until(lambda: any(sent["type"] == "sight" for sent in ada.visitor.sent), "nobody asked")
    ada.page.locator("path.beyond").wait_for(state="attached")  # what he does not see is darker


def test_a_finger_that_rests_on_somebody_moves_no_map(visit: Visit) -> None:
    ada = warband(visit, size=PHONE, asked="ORDER")
    enemy = ada.page.locator(".figure.S").first
    (x, y), finger = middle(enemy), ada.visitor.context.new_cdp_session(ada.page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    ada.visitor.settled()
    assert middle(enemy) == (x, y)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    ada.page.get_by_role("dialog", name=re.compile("Hybrid|Clone")).wait_for()


def test_the_right_button_shows_the_sheet_of_whom_one_could_choose(visit: Visit) -> None:
    ada = warband(visit, asked="ORDER")
    ada.page.locator(".figure.G.live").first.click(button="right")
    ada.page.get_by_role("dialog", name=re.compile("Templar|Spearman")).get_by_text(
        "Natural Value"
    ).wait_for()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_square_of_the_log_is_shown_where_it_lies(visit: Visit, size: tuple[int, int]) -> None:
    ada = warband(visit, size=size, asked="MODE")
    if ada.visitor.phone:
        ada.visitor.press("Log")
    link = ada.page.locator("[data-shows^='square:']").last
    column, row = link.inner_text().split(",")
    ada.touch(link)
    shown = ada.page.locator(".ground .pointed")
    shown.wait_for()
    box, ground = shown.bounding_box(), ada.page.locator(".ground").bounding_box()
    assert box is not None
    assert ground is not None
    assert round((box["x"] - ground["x"]) / box["width"]) == int(column)
    assert round((box["y"] - ground["y"]) / box["height"]) == int(row)
    assert ada.page.get_by_role("dialog", name="Log").count() == 0, "nothing lies over it"


def test_the_board_can_be_read_in_words(visit: Visit) -> None:
    ada = warband(visit, asked="MODE")
    ada.page.keyboard.press("b")
    words = ada.page.get_by_role("dialog", name="The board in words")
    words.get_by_text(re.compile(r"Templar of Hod A, Griffin, on \d+,\d+, facing \w+, ")).wait_for()


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_large_mission_without_scrolling_the_page(visit: Visit, size: tuple[int, int]) -> None:
    ada = warband(visit, "HYM-3", "random", size)
    for decision in ("FORCE", "DEPLOY", "ORDER", "MODE", "MOVE"):
        ada.until_asked(decision)
        fits(ada)
    ada.touch(ada.page.locator("button.square").nth(2))
    ada.visitor.drawn()
    fits(ada)
    ada.page.keyboard.press("m")  # the whole map
    ada.visitor.drawn()
    fits(ada)


def test_a_few_turns_by_tapping(visit: Visit) -> None:
    ada = warband(visit, size=PHONE)
    for _ in range(25):
        if not ada.wait():
            break
        ada.answer()
    assert len(ada.played) > 10


def test_turns_take_one_row_on_a_phone_and_the_map_keeps_its_room(visit: Visit) -> None:
    ada = warband(visit, size=PHONE, asked="MOVE")
    turns = ada.chips.filter(has_text="Turn")
    assert turns.count() == 3
    boxes = [box for turn in turns.all() if (box := turn.bounding_box())]
    assert len({round(box["y"]) for box in boxes}) == 1, "not in one row"
    assert all(box["x"] + box["width"] <= PHONE[0] for box in boxes)
    frame = ada.page.get_by_role("region", name="The laboratory").first.bounding_box()
    assert frame is not None
    assert frame["height"] >= 6 * 44, "six rows of squares are in sight"


CUT = """(selector) => [...document.querySelectorAll(selector)]
    .filter((one) => one.offsetParent !== null)
    .filter((one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)
    .map((one) => one.textContent)"""
OUTSIDE = """(selector) => [...document.querySelectorAll(selector)].filter((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return !(one.contains(seen) && left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight + 1);
}).map((one) => one.textContent)"""


@pytest.mark.parametrize("size", [SIDEWAYS, ZOOMED], ids=["sideways", "zoomed"])
def test_where_the_screen_is_low_nothing_that_is_asked_is_cut_off(
    visit: Visit, size: tuple[int, int]
) -> None:
    ada = warband(visit, size=size, asked="ORDER")  # a long question
    assert ada.page.evaluate(CUT, ".prompt .sentence") == [], "what to do is not read whole"
    ada.until_asked("MODE")
    modes = "[aria-label='Modes to announce'] button"
    assert ada.page.locator(modes).count() >= 3
    assert ada.page.evaluate(OUTSIDE, modes) == [], "a mode is out of sight"
    ada.until_asked("MOVE")
    chips = "[role=group][aria-label=Options] button"
    assert ada.page.locator(chips).count() >= 2
    assert ada.page.evaluate(OUTSIDE, chips) == [], "an answer is out of sight"
