"""How heavy a table is, and how quickly news are on the screen. The figures are printed: `pytest -s`."""

import gzip
from statistics import median
from urllib.parse import urlsplit

import pytest

from tests.browser.company import alone
from tests.browser.conftest import Visit
from tests.browser.hand import Hand
from tests.server.wire import ROOT

PAGES = ROOT / "monstrum" / "server" / "pages"
GAMES: dict[str, dict[str, str]] = {"xybrid": {}, "mutation_wars": {}, "hybrid": {"mission": "HYM-3"}}
HEAVIEST = 150_000  # bytes of packed script for a table
SLOWEST = 50.0  # milliseconds, the median
ROUNDS = 3  # whatever else the machine does only adds: the best round counts
ANSWERS = 6  # of a round

# From the arrival of the message to the end of the frame that shows it, by the clock on the wall.
WATCH = """() => {
    window.__shown = [];
    const waiting = [];
    const channel = new MessageChannel();
    channel.port1.onmessage = () => window.__shown.push(performance.now() - waiting.shift());
    for (const socket of window.__sockets) socket.addEventListener('message', (event) => {
        if (!event.data.includes('"type":"update"')) return;
        waiting.push(event.timeStamp);
        requestAnimationFrame(() => channel.port2.postMessage(0));
    });
}"""


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
def test_news_are_on_the_screen_at_once(visit: Visit, game: str) -> None:
    """Held to what the page itself works (script, style, layout, painting), which other programs on the
    machine change little; the clock on the wall is printed beside it."""
    ada = alone(visit().called("Ada"), game=game, config=GAMES[game])
    ada.page.locator("main[data-laid]").wait_for()
    ada.page.evaluate(WATCH)
    works = Works(ada)
    rounds = [[works.of_an_update() for _ in range(ANSWERS)] for _ in range(ROUNDS)]
    best = min(median(each) for each in rounds)
    wall = median(ada.page.evaluate("window.__shown"))
    print(f"\n{game}: an update takes {best:.1f} ms of work; {wall:.1f} ms later it was drawn (medians)")
    assert best <= SLOWEST, rounds


class Works:
    """The time the page's own thread has worked, as Chromium counts it."""

    def __init__(self, hand: Hand) -> None:
        self.hand = hand
        self.browser = hand.visitor.context.new_cdp_session(hand.page)
        self.browser.send("Performance.enable", {"timeDomain": "threadTicks"})

    def so_far(self) -> float:
        metrics = self.browser.send("Performance.getMetrics")["metrics"]
        return 1000 * next(float(each["value"]) for each in metrics if each["name"] == "TaskDuration")

    def updates(self) -> int:
        return sum('"type":"update"' in frame for frame in self.hand.visitor.frames)

    def of_an_update(self) -> float:
        """Milliseconds: one answer, and all that comes of it until the next question is drawn."""
        assert self.hand.wait()
        work, updates = self.so_far(), self.updates()
        self.hand.answer_beside()
        self.hand.wait()
        self.hand.visitor.drawn()
        return (self.so_far() - work) / (self.updates() - updates)
