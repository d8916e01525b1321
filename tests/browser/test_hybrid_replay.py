"""A replay of Hybrid shows the inside of an activation: step by step, with the die and its sum."""

import re

import pytest

from tests.browser.conftest import Visit
from tests.browser.finished import finished_game
from tests.browser.visitor import DESKTOP, PHONE, Json

ENOUGH = 240  # presses of a key
INSIDE = {"revealed", "mode_announced", "stepped", "attacked", "rolled"}
SHOWN = """() => {
    const page = document.querySelector('.replay');
    const drawn = (selector) => document.querySelectorAll(`.ground ${selector}`).length;
    return {
        number: Number(page?.dataset.act ?? 0),
        code: page?.dataset.code ?? '',
        ways: drawn('path.way:not(.under)'),
        lines: drawn('path.burst') + drawn('path.shot:not(.under)'),
        words: [...document.querySelectorAll('.ground b[aria-hidden]')].map((one) => one.textContent.trim()),
        roll: document.querySelector('.roll')?.textContent ?? '',
    };
}"""


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_replay_shows_an_activation_step_by_step(visit: Visit, size: tuple[int, int]) -> None:
    visitor = visit(speed="normal", size=size).called("Ada")
    table = finished_game(visitor, game="hybrid", config={"mission": "HYM-1"})
    visitor.go(f"/t/{table}/replay#10")
    visitor.page.locator(".ground").wait_for()
    seen: dict[str, Json] = {}
    for _ in range(ENOUGH):
        visitor.page.keyboard.press("ArrowRight")
        visitor.drawn()
        step: Json = visitor.page.evaluate(SHOWN)
        if step["number"]:
            seen.setdefault(step["code"], step)
        if seen.keys() >= INSIDE:
            break
    assert seen.keys() >= INSIDE, list(seen)
    assert seen["revealed"]["words"] == ["acts"]
    assert re.search("Combat|Firing|Moving", seen["mode_announced"]["words"][0])
    assert seen["stepped"]["ways"] == 1
    assert seen["attacked"]["lines"] == 1
    assert re.search(r"[≤>] \d|always", seen["rolled"]["roll"]), seen["rolled"]
