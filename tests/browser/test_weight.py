"""How heavy a table is, and how much of it news change. The figures are printed: `pytest -s`."""

import gzip
from statistics import median
from urllib.parse import urlsplit

import pytest

from tests.browser.company import alone
from tests.browser.conftest import Visit
from tests.server.wire import ROOT

PAGES = ROOT / "monstrum" / "server" / "pages"
GAMES: dict[str, dict[str, str]] = {"xybrid": {}, "mutation_wars": {}, "hybrid": {"mission": "HYM-3"}}
HEAVIEST = 150_000  # bytes of packed script for a table
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
    updates = [frame for frame in ada.visitor.frames if '"type":"update"' in frame]
    counts = [ada.page.evaluate(CHANGED, update) for update in updates[-ANSWERS:]]
    again = ada.page.evaluate(CHANGED, updates[-1])
    print(f"\n{game}: nodes changed and there: {counts}; the same once more: {again}")
    assert again[0] <= LEAST_CHANGED, again
    assert median(changed / there for changed, there in counts) <= MOST_CHANGED, counts
