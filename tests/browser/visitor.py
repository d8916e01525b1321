"""Somebody with a browser of his own: cookies, a window, and everything the page said and heard."""

import json
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, Literal, TypeVar

from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Locator,
    Page,
    Request,
    StorageState,
    WebSocket,
)

from monstrum.server.brevity import whole

Json = dict[str, Any]
T = TypeVar("T")

DESKTOP: Final = (1366, 768)
PHONE: Final = (390, 844)
TABLET: Final = (820, 1180)
SIDEWAYS: Final = (844, 390)  # a phone on its side
PATIENCE: Final = 60.0  # seconds; only something broken ever takes so long


TWO_FRAMES: Final = (
    "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))"
)
REMEMBER_SOCKETS: Final = """
    window.__sockets = [];
    window.WebSocket = class extends WebSocket {
        constructor(...given) { super(...given); window.__sockets.push(this); }
    };
"""

SET_SPEED: Final = "try { localStorage['monstrum.settings'] ??= %s; } catch {}"  # how what happens is told


class Visitor:
    """One browser context with one page."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        size: tuple[int, int] = DESKTOP,
        theme: Literal["dark", "light"] = "dark",
        bypass_csp: bool = False,
        speed: str = "at once",
        motion: Literal["reduce", "no-preference"] = "reduce",
        film: Path | None = None,
        guest: "Visitor | None" = None,
        language: str | None = None,
    ) -> None:
        self.url = url
        self.phone = size[0] < 1024 or size[1] < 600  # as the page sees it: no side column
        self.context = browser.new_context(
            base_url=url,
            viewport={"width": size[0], "height": size[1]},
            color_scheme=theme,
            has_touch=self.phone,
            is_mobile=self.phone,
            reduced_motion=motion,
            locale=language,
            permissions=["clipboard-read", "clipboard-write"],
            bypass_csp=bypass_csp,
            storage_state=guest.memory() if guest else None,  # the same guest, in another window
            record_video_dir=film,
            record_video_size={"width": size[0], "height": size[1]} if film else None,
        )
        self.context.set_default_timeout(PATIENCE * 1000)
        self.console: list[str] = []
        self.trouble: list[str] = []  # errors on the console, exceptions nobody caught
        self.allowed: list[re.Pattern[str]] = []  # trouble that the test makes on purpose
        self.requests: list[str] = []
        self.frames: list[str] = []  # what the sockets brought
        self.sent: list[Json] = []
        self.answered: set[str] = set()  # ids of what was sent
        self.updates: dict[int, Json] = {}  # the last one of each seat, made whole
        self.told: list[Json] = []  # all of them, in order
        self.context.add_init_script(REMEMBER_SOCKETS)
        self.context.add_init_script(SET_SPEED % json.dumps(json.dumps({"speed": speed})))
        self.page = self._watched(self.context.new_page())

    def _watched(self, page: Page) -> Page:
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.trouble.append(f"not caught: {error}"))
        page.on("request", self._request)
        page.on("websocket", self._socket)
        return page

    def _console(self, message: ConsoleMessage) -> None:
        line = f"{message.type}: {message.text}"
        self.console.append(line)
        if message.type in ("error", "warning"):
            self.trouble.append(line)

    def _request(self, request: Request) -> None:
        self.requests.append(request.url)

    def _socket(self, socket: WebSocket) -> None:
        self.requests.append(socket.url)
        socket.on("framereceived", self._heard)
        socket.on("framesent", lambda frame: self.sent.append(json.loads(frame)))

    def _heard(self, frame: str | bytes) -> None:
        text = frame.decode() if isinstance(frame, bytes) else frame
        self.frames.append(text)
        message = json.loads(text)
        if message["type"] == "brief":
            message = whole(message, self.updates.get(message["update"]["seat"]))
            if message is None:
                return  # it does not fit: the page asks for the whole
        if message["type"] == "update":
            self.updates[message["seat"]] = message
            self.told.append(message)
        elif message["type"] in ("accepted", "refused", "picking", "seen"):
            self.answered.add(message["id"])

    def memory(self) -> StorageState:
        """What this browser remembers, without its habits."""
        state = self.context.storage_state()
        for origin in state.get("origins", []):
            kept = [item for item in origin["localStorage"] if item["name"] != "monstrum.settings"]
            origin["localStorage"] = kept
        return state

    # Going about -----------------------------------------------------------------------------------

    def go(self, path: str) -> None:
        if self.page.locator("dialog[open], [role=dialog]").count() == 0:
            # What lay over the page has gone; the step back that goes with it would call off the next one.
            self.true("history.state?.over !== true")
        self.page.goto(path)

    def called(self, name: str) -> "Visitor":
        """With a name already, as after an earlier visit."""
        self.context.request.get("/api/me")
        answer = self.post("/api/me", name=name)
        assert answer["name"] == name
        return self

    def post(self, path: str, **body: object) -> Json:
        """A request of this guest beside the page; for what a test does not look at."""
        cookies = {str(cookie.get("name")): str(cookie.get("value")) for cookie in self.context.cookies()}
        answer = self.context.request.post(
            path, data=body, headers={"x-csrf-token": cookies["monstrum_csrf"], "origin": self.url}
        )
        assert answer.ok, f"{path}: {answer.status} {answer.text()}"
        found: Json = answer.json()
        return found

    def open_table(self, *seats: str, **options: object) -> Json:
        """The page is not there yet; see `go`."""
        return self.post("/api/tables", seats=list(seats), **{"game": "xybrid", **options})

    def button(self, name: str | re.Pattern[str], within: Locator | None = None) -> Locator:
        return (within or self.page).get_by_role("button", name=name)

    def press(self, name: str | re.Pattern[str], within: Locator | None = None) -> None:
        self.button(name, within).first.click()

    def see(self, text: str | re.Pattern[str]) -> None:
        self.page.get_by_text(text).first.wait_for()

    def until(self, ask: Callable[[], T], what: str, patience: float = PATIENCE) -> T:
        """Waits until the answer is true."""
        end = time.monotonic() + patience
        while not (answer := ask()):
            assert time.monotonic() < end, f"waited {patience:g} s in vain: {what}\n{self.page.url}"
            self.page.wait_for_timeout(15)
        return answer

    def true(self, expression: str) -> None:
        """Waits until the page says so. It is asked from outside each time: playwright's own wait, if its
        first try fails, evaluates text inside the page, which the page's security policy forbids."""
        self.until(lambda: bool(self.page.evaluate(expression)), expression)

    def drawn(self) -> None:
        """Whatever the page has heard and been told is on the screen."""
        self.page.evaluate(TWO_FRAMES)

    def settled(self) -> None:
        """Drawn, and no colour is on its way to another."""
        self.true("document.getAnimations().every((one) => one.playState !== 'running')")
        self.drawn()

    def cut_sockets(self) -> None:
        """As a broken network does: Chromium keeps open sockets alive while it is "offline"."""
        self.page.evaluate("window.__sockets.forEach((socket) => socket.close())")

    def clipboard(self) -> str:
        return str(self.page.evaluate("navigator.clipboard.readText()"))

    def text(self) -> str:
        """All that the page holds, hidden or not: texts and attributes."""
        return str(self.page.evaluate("document.documentElement.outerHTML"))

    # Afterwards ------------------------------------------------------------------------------------

    def allow(self, pattern: str) -> None:
        self.allowed.append(re.compile(pattern))

    def complaints(self) -> list[str]:
        """What went wrong in the page, beside what was allowed."""
        return [line for line in self.trouble if not any(allowed.search(line) for allowed in self.allowed)]

    def save(self, folder: Path, name: str) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        heard = [frame[:2000] for frame in self.frames[-20:]]
        lines = [self.page.url, *self.console, "", *map(json.dumps, self.sent[-20:]), "", *heard]
        (folder / f"{name}.log").write_text("\n".join(lines))
        self.page.screenshot(path=folder / f"{name}.png", timeout=5000)
