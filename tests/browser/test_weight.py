"""How heavy a table is, and how much of it news change. The figures are printed: `pytest -s`."""

import gzip
import json
from statistics import median
from urllib.parse import urlsplit

import pytest

from tests.browser.company import alone, sit_down
from tests.browser.conftest import Visit
from tests.browser.hand import Hand
from tests.browser.test_stage import Audience
from tests.server.wire import ROOT

PAGES = ROOT / "monstrum" / "server" / "pages"
GAMES: dict[str, dict[str, str]] = {"xybrid": {}, "mutation_wars": {}, "hybrid": {"mission": "HYM-3"}}
HEAVIEST = 170_000  # bytes of packed script for a table
ACTS = 24  # of the stage
MOST_ACT_WORK = 16.0  # milliseconds of the page's own thread for one of them, the median
ANSWERS = 12
MOST_CHANGED = 0.2  # of a table, in the median of several updates
LEAST_CHANGED = 10  # nodes, by an update that tells nothing new

# One update comes in; what the page changes for it is counted, however long that takes.
CHANGED = """(update) => new Promise((done) => {
    let nodes = 0;
    const observer = new MutationObserver((records) => {
        for (const record of records) nodes += Math.max(1, record.addedNodes.length);
    });
    observer.observe(document.body,
        { subtree: true, childList: true, attributes: true, characterData: true });
    window.__sockets.at(-1).dispatchEvent(new MessageEvent('message', { data: update }));
    requestAnimationFrame(() => requestAnimationFrame(() => {
        observer.disconnect();
        done([nodes, document.body.querySelectorAll('*').length]);
    }));
})"""


@pytest.mark.parametrize("game", GAMES)
def test_the_scripts_of_a_table_weigh_little(visit: Visit, game: str) -> None:
    ada = alone(visit().called("Ada"), game=game, config=GAMES[game])
    ada.page.locator("main[data-laid]").wait_for()
    paths = {urlsplit(url).path for url in ada.visitor.requests}
    scripts = {PAGES / path.lstrip("/") for path in paths if path.endswith(".js")}
    weight = sum(len(gzip.compress(script.read_bytes())) for script in scripts)
    print(f"\n{game}: {len(scripts)} scripts, {weight / 1000:.1f} kB packed")
    assert 10_000 < weight <= HEAVIEST


@pytest.mark.parametrize("game", GAMES)
def test_news_change_a_part_of_the_page_and_no_news_change_nothing(visit: Visit, game: str) -> None:
    """What is the same stays as it is drawn. How long it takes is measured by `monstrum bench page`."""
    ada = alone(visit().called("Ada"), game=game, config=GAMES[game])
    ada.page.locator("main[data-laid]").wait_for()
    for _ in range(ANSWERS):
        if ada.wait():
            ada.answer_beside()
    updates = [json.dumps(update) for update in ada.visitor.told]
    counts = [ada.page.evaluate(CHANGED, update) for update in updates[-ANSWERS:]]
    again = ada.page.evaluate(CHANGED, updates[-1])
    print(f"\n{game}: nodes changed and there: {counts}; the same once more: {again}")
    assert again[0] <= LEAST_CHANGED, again
    assert median(changed / there for changed, there in counts) <= MOST_CHANGED, counts


class Works:
    """The time the page's own thread has worked, as Chromium counts it."""

    def __init__(self, hand: Hand) -> None:
        self.hand = hand
        self.browser = hand.visitor.context.new_cdp_session(hand.page)
        self.browser.send("Performance.enable", {"timeDomain": "threadTicks"})

    def so_far(self) -> float:
        metrics = self.browser.send("Performance.getMetrics")["metrics"]
        return 1000 * next(float(each["value"]) for each in metrics if each["name"] == "TaskDuration")


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_a_step_of_the_stage_costs_little(visit: Visit, game: str) -> None:
    """The work of showing the next act: script, style, layout, painting, as the browser counts what its
    thread has worked, not the clock on the wall. Time stands still between two."""
    guest = visit().called("Ada")
    further = sit_down(guest, "greedy", game=game, config=GAMES[game], to=lambda update: update["ply"] >= 12)
    ada = Audience(visit, guest, further)
    works = Works(ada.hand)
    costs: list[float] = []
    while len(costs) < ACTS and not ada.hand.over:
        if ada.hand.asked and not ada.act()["number"]:
            ada.hand.answer_beside()
        while (act := ada.act())["number"]:
            before = works.so_far()
            ada.page.clock.run_for(act["time"])
            ada.page.wait_for_timeout(40)
            costs.append(works.so_far() - before)
        ada.page.wait_for_timeout(20)
    work = median(costs)
    print(f"\n{game}: a step of the stage takes {work:.1f} ms of work ({len(costs)} steps)")
    assert work <= MOST_ACT_WORK, costs
