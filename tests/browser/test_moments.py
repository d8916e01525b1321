"""Moments of a game as somebody sees them: watched while they are on the stage, not afterwards."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser.company import secret, sit_down, sit_together
from tests.browser.conftest import Visit
from tests.browser.finished import finished_game
from tests.browser.test_stage import Audience
from tests.browser.visitor import PHONE, SIDEWAYS, Json, Visitor
from tests.server.wire import server

STEP = """() => {
    const page = document.querySelector('.replay');
    const flying = document.querySelector('.flying');
    const board = document.querySelector('main .board')?.getBoundingClientRect();
    const box = flying?.getBoundingClientRect();
    return {
        number: Number(page?.dataset.act ?? 0),
        code: page?.dataset.code ?? '',
        inside: !box || (box.top >= board.top - 1 && box.left >= board.left - 1),
        flying: flying !== null && !flying.hidden,
        marks: [...document.querySelectorAll('[data-acting] b')].map((each) => each.textContent),
        sums: [...document.querySelectorAll('.totals b')].map((each) => each.textContent.trim()),
        tiles: [...document.querySelectorAll('.tile:not(.thumb)')].map((each) => each.ariaLabel),
        inner: document.body.innerText.match(/\\bb\\d\\.\\d|\\bP\\d\\b/g) ?? [],
    };
}"""
STEPS_OF_A_BATTLE = {"attacked", "fought", "won_battle", "stolen"}


def to_the_deployment(visit: Visit, **options: object) -> Audience:
    ada = visit().called("Ada")
    return Audience(visit, ada, sit_down(ada, "greedy", "greedy", to=secret), **options)


def until_the_round_is_over(ada: Audience) -> Json:
    """Everything is shown; the stage stands at the end of the round."""
    while True:
        if ada.hand.asked and not ada.act()["number"]:
            ada.hand.answer_beside()
        act = ada.act()
        if act["code"] == "refreshed":
            return act
        ada.page.clock.run_for(act["time"] or 20)


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_monsters_fold_into_their_piles_and_then_the_rounds_stay(visit: Visit, motion: str) -> None:
    ada = to_the_deployment(visit, motion=motion)
    page = ada.page
    act = until_the_round_is_over(ada)
    assert page.locator(".pressed").count() == 3, "every monster is a pressed specimen"
    assert page.locator(".pressed", has_text="to the pile").first.is_visible()
    rounds = page.get_by_role("region", name="Round 1 is over")
    assert rounds.count() == 0
    page.clock.run_for(act["time"])
    rounds.wait_for()
    assert rounds.get_by_role("row", name=re.compile("^Monster")).count() == 1
    effects = rounds.get_by_role("row", name=re.compile("^Effects"))
    gained = [int(number) for number in re.findall(r"[+−]\d+", effects.inner_text().replace("−", "-"))]
    assert not gained or effects.get_by_role("listitem").count(), "whoever gained something is told by what"
    page.clock.run_for(10 * act["time"])
    assert rounds.is_visible(), "it stays until one goes on"
    page.clock.resume()
    page.reload()
    rounds.wait_for()  # nobody had gone on
    assert not re.search(r"no parts|\b0 parts", rounds.inner_text()), "the table is cleared by then"
    page.get_by_role("button", name="Go on").click()
    rounds.wait_for(state="detached")


def test_back_closes_the_rounds_a_card_and_the_rules_and_stays_at_the_table(visit: Visit) -> None:
    ada = to_the_deployment(visit)
    page = ada.page
    act = until_the_round_is_over(ada)
    page.clock.run_for(act["time"])
    page.get_by_role("region", name="Round 1 is over").wait_for()
    page.clock.resume()
    page.go_back()
    page.get_by_role("region", name="Round 1 is over").wait_for(state="detached")
    page.get_by_role("log").locator("[data-shows^='part:']").last.click()
    page.get_by_role("dialog").wait_for()
    page.go_back()
    page.get_by_role("dialog").wait_for(state="detached")
    page.keyboard.press("r")
    page.get_by_role("dialog", name="How to play, and the rules").wait_for()
    page.go_back()
    page.get_by_role("dialog").wait_for(state="detached")
    assert "/t/" in page.url


def test_a_key_and_a_finger_stop_and_skip(visit: Visit) -> None:
    for options in ({}, {"size": PHONE}):
        ada = to_the_deployment(visit, **options)
        page = ada.page
        ada.hand.answer_beside()
        ada.visitor.until(lambda ada=ada: ada.act()["number"], "nothing is shown")  # type: ignore[misc]
        press = page.get_by_role("button", name=re.compile("^Pause"))
        if options:
            press.tap()
        else:
            page.keyboard.press(" ")
        first = ada.act()
        page.clock.run_for(20_000)
        assert ada.act()["number"] == first["number"], "it was stopped"
        if options:
            page.get_by_role("button", name="Next").tap()
        else:
            page.keyboard.press("ArrowRight")
        assert ada.act()["number"] != first["number"]
        if options:
            page.get_by_role("button", name=re.compile("^Skip")).tap()
        else:
            page.keyboard.press("Escape")
        ada.visitor.until(lambda ada=ada: not ada.act()["number"] or ada.hand.asked, "it goes on")  # type: ignore[misc]
        ada.visitor.context.close()


def replayed(visitor: Visitor, most: int = 400) -> list[Json]:
    """Step by step through a game: what is on the stage at each."""
    page, seen, last = visitor.page, list[Json](), 0
    for _ in range(most):
        page.keyboard.press("ArrowRight")
        visitor.drawn()
        step: Json = page.evaluate(STEP)
        if step["number"] and step["number"] != last:
            last = step["number"]
            seen.append(step)
        if {each["code"] for each in seen} >= STEPS_OF_A_BATTLE and len(seen) > 40:
            break
    return seen


def test_a_replay_shows_the_inside_of_a_battle(visit: Visit) -> None:
    visitor = visit(speed="normal").called("Ada")
    table = finished_game(visitor, game="mutation_wars")
    visitor.go(f"/t/{table}/replay#0")
    page = visitor.page
    page.get_by_role("heading", name="Replay").wait_for()
    page.locator("main .board").first.wait_for()
    assert covered(page) == [], "the water of the tank lies over the buttons"
    seen = replayed(visitor)
    codes = [step["code"] for step in seen]
    assert set(codes) >= STEPS_OF_A_BATTLE, codes
    assert {"attacks", "is attacked"} <= {mark for step in seen for mark in step["marks"]}
    assert {"victor", "beaten"} <= {mark for step in seen for mark in step["marks"]}
    thefts = [step for step in seen if step["code"] == "stolen"]
    assert all(step["flying"] and step["inside"] for step in thefts), thefts
    assert all(len(step["sums"]) == 2 for step in seen if step["code"] == "fought")
    assert not any(step["inner"] for step in seen), "no inner name of a player or a place is read or heard"


def covered(page: Page) -> list[str]:
    """Buttons above the table that something else lies over."""
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll('.replay header button')].filter((each) => {
            const box = each.getBoundingClientRect();
            if (box.width === 0 || box.right > innerWidth) return false;
            const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
            return top === null || !each.contains(top) && !top.closest('.eyes');
        }).map((each) => each.ariaLabel ?? each.textContent)"""
    )
    return found


@pytest.mark.parametrize("size", [PHONE, SIDEWAYS])
def test_on_a_phone_a_replay_shows_whom_something_happens_to(visit: Visit, size: tuple[int, int]) -> None:
    visitor = visit(speed="normal", size=size).called("Ada")
    table = finished_game(visitor, game="mutation_wars")
    visitor.go(f"/t/{table}/replay#0")
    visitor.page.locator("main .board").first.wait_for()
    joined = [step for step in replayed(visitor) if step["code"] in ("attached", "body_joined")]
    assert joined
    assert all(step["marks"] for step in joined), "what is new is marked on a creature that is large"
    stage = visitor.page.locator("main .stage").bounding_box()
    assert stage is not None
    assert stage["height"] >= 150


def test_whoever_has_too_many_tables_closes_one_on_the_spot(visit: Visit, tmp_path: Path) -> None:
    with server(tmp_path / "data", open_tables=1) as strict:
        visitor = visit(url=strict.url).called("Ada")
        visitor.allow("429")
        visitor.open_table("me", "random", start=True)
        visitor.go("/")
        page = visitor.page
        page.get_by_role("button", name=re.compile("^Play|^Open|^Start")).first.click()
        mine = page.get_by_role("list", name="Your games")
        mine.wait_for()
        mine.get_by_role("button", name="Close").click()
        mine.wait_for(state="detached")


def test_a_bot_may_play_for_whoever_has_left_and_the_prompt_says_so(visit: Visit) -> None:
    ada, bob = sit_together(visit, "Ada", "Bob")
    while ada.asked:
        ada.answer_beside()
        ada.visitor.until(lambda: ada.asked or bob.asked, "nobody is asked")
    table = ada.update["table"]
    assert ada.prompt.get_by_role("button", name="Let a bot play").count() == 0
    bob.visitor.post(f"/api/tables/{table}/leave", seat=1)
    ada.prompt.get_by_role("button", name="Let a bot play").click()
    ada.wait()
