"""`monstrum bench page`: how soon news are on the screen, in a real browser.

What the page's own thread works is counted by the browser, the clock on the wall by the frame in which the
news were presented. Other programs on the machine only add to both: the best of several rounds counts.
"""

import json
import math
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from statistics import median
from typing import Any, Final

from monstrum.cli.own_server import own_server
from monstrum.core.errors import BadConfig
from monstrum.games.library import ENTRIES
from monstrum.lab.browser import find_browser
from monstrum.server.brevity import whole

ROUNDS: Final = 3
ANSWERS: Final = 6  # of a round; more would come to the end of a short game
TIMES: Final = 10  # each of the last updates is shown
LAST: Final = 6  # updates of the game, which are shown again and again
ARGUMENTS: Final = ("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run")

REMEMBER: Final = """
    window.__sockets = [];
    window.WebSocket = class extends WebSocket {
        constructor(...given) { super(...given); window.__sockets.push(this); }
    };
"""
TWO_FRAMES: Final = (
    "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))"
)
# An update comes in while the page is idle. It is drawn when the browser says that the frame with it was
# presented: a mark put into the page with it has its time taken (Element Timing). An animation frame and a
# message after it tell only when the page's own thread was done, before anything is rastered.
SHOW: Final = """(update) => new Promise((shown) => setTimeout(() => {
    const mark = document.createElement('p');
    mark.textContent = 'x';
    mark.setAttribute('elementtiming', 'mark');
    Object.assign(mark.style, { position: 'fixed', right: 0, bottom: 0, margin: 0, zIndex: 99 });
    new PerformanceObserver((list, observer) => {
        const [entry] = list.getEntries();
        observer.disconnect();
        mark.remove();
        shown((entry.presentationTime ?? entry.renderTime) - come);
    }).observe({ type: 'element' });
    const come = performance.now();
    window.__sockets.at(-1).dispatchEvent(new MessageEvent('message', { data: update }));
    document.body.append(mark);
}, 50))"""


@dataclass(frozen=True, slots=True)
class Shown:
    """Milliseconds for an update: of the page's own thread, and until it is on the screen."""

    game: str
    work: float
    screen: float

    def sentence(self) -> str:
        return (
            f"{self.game}: an update takes {self.work:.1f} ms of the page's own thread, and is on the screen "
            f"after {self.screen:.1f} ms."
        )


def measure_page(games: Sequence[str] = tuple(ENTRIES)) -> Iterator[Shown]:
    """Raises BadConfig where there is no browser to measure in."""
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        raise BadConfig("The page is measured with playwright: pip install playwright") from None
    program = find_browser()
    if program is None:
        raise BadConfig("There is no Chromium or Chrome here: install one, or name one in CHROME.")
    with own_server() as running, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=list(ARGUMENTS))
        for game in games:
            yield Reader(browser, running.url, game).measured()
        browser.close()


class Reader:
    """Somebody at a table against a bot, who answers beside the page and looks at it."""

    def __init__(self, browser: Any, url: str, game: str) -> None:
        self.game = game
        self.url = url
        self.context = browser.new_context(
            base_url=url, viewport={"width": 1366, "height": 768}, reduced_motion="reduce"
        )
        self.context.add_init_script(REMEMBER)
        self.updates: list[str] = []  # made whole
        self.told: Any = None
        self.rng = random.Random(1)
        self.page = self.context.new_page()
        self.page.on("websocket", lambda socket: socket.on("framereceived", self._heard))
        self.context.request.get("/api/me")
        self.post("/api/me", name="Ada")
        table = {
            "game": game,
            "seats": ["me", "random"],
            "config": dict(ENTRIES[game].crowded),
            "start": True,
        }
        self.table = self.post("/api/tables", **table)["table"]["id"]
        self.page.goto(f"/t/{self.table}")
        self.page.locator("main[data-laid]").wait_for()
        self.counter = self.context.new_cdp_session(self.page)
        self.counter.send("Performance.enable", {"timeDomain": "threadTicks"})

    def _heard(self, frame: str | bytes) -> None:
        text = frame.decode() if isinstance(frame, bytes) else frame
        message = json.loads(text)
        if message["type"] == "brief":
            message = whole(message, self.told)
        if message is not None and message["type"] == "update":
            self.told = message
            self.updates.append(json.dumps(message))

    def post(self, path: str, **body: object) -> Any:
        cookies = {cookie["name"]: cookie["value"] for cookie in self.context.cookies()}
        headers = {"x-csrf-token": cookies["monstrum_csrf"], "origin": self.url}
        answer = self.context.request.post(path, data=body, headers=headers)
        if not answer.ok:
            raise BadConfig(f"The server refuses to be measured: {answer.text()}")
        return answer.json()

    def measured(self) -> Shown:
        works = [median(self.work_of_an_update() for _ in range(ANSWERS)) for _ in range(ROUNDS)]
        best = [math.inf] * LAST
        for _ in range(TIMES):
            shown = [self.page.evaluate(SHOW, update) for update in self.updates[-LAST:]]
            best = [min(pair) for pair in zip(best, shown, strict=False)]
        self.context.close()
        return Shown(self.game, min(works), median(best))

    def asked(self) -> Any:
        """The last update, once it asks something."""
        while not self.updates or not (update := json.loads(self.updates[-1]))["options"]:
            self.page.wait_for_timeout(15)
        return update

    def thread(self) -> float:
        metrics = self.counter.send("Performance.getMetrics")["metrics"]
        return 1000 * next(float(each["value"]) for each in metrics if each["name"] == "TaskDuration")

    def work_of_an_update(self) -> float:
        """One answer, and all that comes of it until the next question is drawn."""
        update = self.asked()
        self.page.evaluate(TWO_FRAMES)
        work, heard = self.thread(), len(self.updates)
        play = {key: update[key] for key in ("seat", "ply", "epoch")}
        action = self.rng.choice(update["options"])["action"]
        id = f"bench-{heard}"
        self.post(f"/api/tables/{self.table}/commands", type="play", id=id, action=action, **play)
        while len(self.updates) == heard:
            self.page.wait_for_timeout(15)
        self.asked()
        self.page.evaluate(TWO_FRAMES)
        return (self.thread() - work) / (len(self.updates) - heard)
