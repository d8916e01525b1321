"""axe-core finds nothing serious on any page, in light and dark, on desktop and phone."""

import re
from typing import Literal

import pytest

from tests.browser.company import alone, asked, play_to_the_secret_choice, question, reach
from tests.browser.conftest import Visit
from tests.browser.finished import finished_game
from tests.browser.hand import Hand
from tests.browser.test_moments import to_the_deployment, until_the_round_is_over
from tests.browser.visitor import DESKTOP, PHONE, Visitor
from tests.server.wire import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async () => {
    const found = await axe.run(document, {
        resultTypes: ['violations'],
        rules: { 'label-content-name-mismatch': { enabled: true } }, // it is an experiment, and off by itself
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    });
    return found.violations
        .filter((one) => one.impact === 'serious' || one.impact === 'critical')
        .flatMap((one) => one.nodes
            // A square that the frame of the map cuts in two is scrolled into sight, 44 pixels wide.
            .filter((node) => one.id !== 'target-size' || !node.html.includes('class="square'))
            .map((node) =>
            `${one.id}: ${node.html.slice(0, 160)} ${node.failureSummary}`));
}"""


UNNAMED = """() => [...document.querySelectorAll('button:has(> .unseen) .name')]
    .filter((name) => name.checkVisibility())
    .map((name) => [name.textContent, name.closest('button').querySelector('.unseen').textContent])
    .map(([name, label]) => [name.replaceAll('\\u00ad', '').trim(), label])
    .filter(([name, label]) => !label.startsWith(name))
    .map(([name, label]) => `label: ${label} does not begin with ${name}`)"""


def findings(visitor: Visitor, where: str) -> list[str]:
    visitor.settled()
    if not visitor.page.evaluate("'axe' in window"):
        visitor.page.add_script_tag(path=AXE)
    found = [*visitor.page.evaluate(RUN), *visitor.page.evaluate(UNNAMED)]
    return [f"{where}: {finding}" for finding in found]


def around(visit: Visit, ada: Visitor) -> list[str]:
    found = []
    ada.go("/")
    ada.button("New table").first.wait_for()
    found += findings(ada, "lobby")
    ada.press("New table")
    ada.page.get_by_role("form", name=re.compile("New table")).wait_for()
    found += findings(ada, "new table")
    ada.go("/rules/xybrid#XY-4.3")
    ada.see("XY-4.3")
    found += findings(ada, "rules")
    ada.page.get_by_role("searchbox").fill("claw")
    ada.page.get_by_role("list", name="Cards").wait_for()
    found += findings(ada, "rules, searched")
    for game, card, name in (
        ("xybrid", "part:A02", "matching pair"),
        ("mutation_wars", "card:BT02", "squirt"),
        ("hybrid", "profile:G_TEMPLAR", "templar"),
    ):
        ada.go(f"/library/{game}#{card}")
        ada.page.locator("article").wait_for()
        ada.page.get_by_role("searchbox").fill(
            name
        )  # what a page of a hundred cards says once, it says of all
        found += findings(ada, f"library of {game}")
    ada.go("/learn/xybrid")
    ada.page.locator("[data-lesson]").first.wait_for()
    found += findings(ada, "lessons")
    ada.go("/games")
    ada.see("My games")
    found += findings(ada, "my games")
    ada.go("/about")
    ada.see(re.compile("Unofficial"))
    found += findings(ada, "about")
    ada.go("/art")
    ada.page.get_by_role("img", name="A laboratory").wait_for()
    return found + findings(ada, "art")


def at_a_finished_table(visit: Visit, ada: Visitor) -> list[str]:
    table = finished_game(ada)
    ada.go(f"/t/{table}")
    ada.page.get_by_role("region", name="Result").wait_for()
    found = findings(ada, "result")
    ada.press("Share")
    ada.page.locator("canvas[data-made$='wide']").wait_for(state="attached")
    found += findings(ada, "a picture to keep")
    ada.go(f"/t/{table}/replay#12")
    ada.page.get_by_role("radiogroup").wait_for()
    return found + findings(ada, "replay")


def at_a_table(visit: Visit, ada: Visitor) -> list[str]:
    found = []
    bob = visit().called("Bob")
    opened = ada.open_table("me", "open")
    table = opened["table"]["id"]
    ada.go(f"/t/{table}")
    ada.page.get_by_role("region", name="Before the game").wait_for()
    found += findings(ada, "waiting room")
    bob.post(f"/api/tables/{table}/sit", seat=1, token=opened["invite"])
    bob.go(f"/t/{table}")
    ada.press("Begin the game")
    hands = [Hand(ada, 0), Hand(bob, 1)]
    for hand in hands:
        hand.visitor.until(lambda hand=hand: hand.seat in hand.visitor.updates, "no update")  # type: ignore[misc]
    for situation, wanted in (("your turn", hands[0]), ("waiting", hands[1])):
        while (now := asked(hands)[0]) is not wanted:
            now.answer_beside()
        hands[0].flag("Your turn" if wanted is hands[0] else "Waiting")
        found += findings(ada, situation)
        if wanted is hands[0]:
            hands[0].choose()
            found += findings(ada, "chosen")
            ada.page.keyboard.press("r")
            ada.page.get_by_role("dialog", name="Rules").wait_for()
            found += findings(ada, "rules drawer")
            ada.page.keyboard.press("Escape")
    play_to_the_secret_choice(hands)
    hands[0].flag("Secret")
    return found + findings(ada, "sealed")


def in_the_tank(visit: Visit, ada: Visitor) -> list[str]:
    """Mutation Wars: building, a battle, the end and its replay."""
    short = {"max_turns": 3}
    hand = alone(ada, "random", "random", game="mutation_wars", config=short, to=question("build_action"))
    found = findings(ada, "tank")
    hand.choose()
    found += findings(ada, "tank, chosen")
    ada.page.keyboard.press("Escape")
    reach(hand, "attacker_card", "defender_card", "protect", wanted=("attack",), least=2)
    found += findings(ada, "battle")
    while hand.wait():
        hand.answer_beside()
    hand.result.wait_for()
    found += findings(ada, "result of the tank")
    ada.go(f"{ada.page.url}/replay#9")
    ada.page.get_by_role("radiogroup").wait_for()
    return found + findings(ada, "replay of the tank")


def in_the_laboratory(visit: Visit, ada: Visitor) -> list[str]:
    """Hybrid: where warriors stand, what they do, where they go."""
    hand = alone(ada, "random", game="hybrid", config={"mission": "HYM-3"}, to=question("FORCE", least=1))
    ada.page.get_by_role("button", name="Suggested force").click()
    hand.playing.first.wait_for()
    found = findings(ada, "force")
    ada.press(re.compile("^What Purifier can do"))
    ada.page.get_by_role("dialog", name="Purifier").wait_for()
    found += findings(ada, "sheet")
    ada.page.keyboard.press("Escape")
    for decision in ("DEPLOY", "ORDER", "MODE", "CARDS", "MOVE"):
        reach(hand, decision, least=1)
        found += findings(ada, f"laboratory, {decision}")
    return found


PLACES = {
    "around": around,
    "finished": at_a_finished_table,
    "table": at_a_table,
    "tank": in_the_tank,
    "laboratory": in_the_laboratory,
}


# Colours are a matter of the theme, layouts of the size: two of the four show both.
@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize(
    ("size", "theme"),
    [
        pytest.param(DESKTOP, "dark", id="desktop-dark"),
        pytest.param(PHONE, "light", id="phone-light"),
        pytest.param(DESKTOP, "light", id="desktop-light", marks=pytest.mark.soak),
        pytest.param(PHONE, "dark", id="phone-dark", marks=pytest.mark.soak),
    ],
)
def test_no_serious_finding(
    visit: Visit, size: tuple[int, int], theme: Literal["dark", "light"], place: str
) -> None:
    ada = visit(size=size, theme=theme, bypass_csp=True).called("Ada")
    found = PLACES[place](visit, ada)
    assert found == [], "\n".join(found)


@pytest.mark.parametrize(
    ("size", "theme"), [(DESKTOP, "light"), (PHONE, "dark")], ids=["desktop-light", "phone-dark"]
)
def test_no_serious_finding_while_something_is_shown(
    visit: Visit, size: tuple[int, int], theme: Literal["dark", "light"]
) -> None:
    """An act of a deployment that was stopped, and the table of rounds."""
    ada = to_the_deployment(visit, size=size, theme=theme, bypass_csp=True)
    ada.hand.answer_beside()
    ada.visitor.until(lambda: ada.act()["number"], "nothing is shown")
    ada.page.get_by_role("button", name=re.compile("^Pause")).click()
    ada.page.clock.resume()
    found = findings(ada.visitor, "an act")
    ada.stop_time()
    ada.page.get_by_role("button", name=re.compile("^Go on")).click()
    act = until_the_round_is_over(ada)
    ada.page.clock.run_for(act["time"])
    ada.page.get_by_role("region", name="Round 1 is over").wait_for()
    ada.page.clock.resume()
    found += findings(ada.visitor, "rounds")
    assert found == [], "\n".join(found)
