"""Somebody who learns: does what the voice asks for by mouse, keys or touch, and lets nothing be shown."""

import json
from typing import Final, Literal

from playwright.sync_api import Locator

from tests.browser.hand import Hand
from tests.browser.visitor import Json, Visitor

VOICE: Final = "section.voice"
DONE: Final = f"{VOICE} a.way"
FRAME: Final = ".meant"
MOST: Final = 120  # touches of a lesson
# What the server has told last: the voice in it says which option is meant.
LISTEN: Final = """(() => {
    const plain = window.fetch;
    window.fetch = async (...asked) => {
        const answer = await plain(...asked);
        const { url } = new Request(...asked);
        if (/api.learn.[a-z_]+.[a-z]/.test(url)) {
            window.__told = await answer.clone().json();
            window.__heard = (window.__heard ?? 0) + 1;
        }
        return answer;
    };
})()"""
STANDS: Final = """() => {
    const number = (wanted) => document.querySelectorAll(wanted).length;
    const { said, answer } = window.__told ?? {};
    return [said, answer?.refs, number('[data-held], [role=dialog]'), number('section.voice a.way')];
}"""
# The voice stands below the board, and nothing of either is under the other.
COVERED: Final = """() => {
    const tray = document.querySelector('main .tray')?.getBoundingClientRect();
    const voice = document.querySelector('section.voice').getBoundingClientRect();
    return tray && tray.left < voice.right - 1 && voice.left < tray.right - 1 && tray.bottom > voice.top + 1;
}"""


class Pupil:
    """At a lesson that has begun. The page was opened after `listen`."""

    def __init__(self, visitor: Visitor, by: Literal["mouse", "keys", "touch"]) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.by = by
        self.hand = Hand(visitor)
        self.deeds = 0

    @staticmethod
    def listen(visitor: Visitor) -> None:
        visitor.context.add_init_script(LISTEN)

    @property
    def told(self) -> Json:
        found: Json = self.page.evaluate("window.__told")
        return found

    @property
    def voice(self) -> Json:
        found: Json = self.told["voice"]
        return found

    def begin(self, game: str, lesson: str = "first") -> None:
        self.visitor.go(f"/learn/{game}")
        way = self.page.locator(f"[data-lesson={lesson}]")
        if self.by == "keys":
            way.focus()
            self.page.keyboard.press("Enter")
        else:
            self.touch(way)
        self.page.locator("main[data-laid]").wait_for()
        self.page.locator(VOICE).wait_for()

    def touch(self, what: Locator) -> None:
        if self.by == "touch":
            what.tap()
        else:
            what.click()

    def follow(self) -> None:
        for _ in range(MOST):
            self.visitor.drawn()
            if self.page.locator(DONE).count():
                return
            assert not self.voice["aside"], self.told["said"]
            assert not self.page.evaluate(COVERED), f"the tray and the voice overlap: {self.voice['say']}"
            before = self.page.evaluate(STANDS)
            ready = self.hand.playing.count() > 0
            self.go_on()
            self.visitor.until(
                lambda before=before, ready=ready: (  # type: ignore[misc]
                    self.page.evaluate(STANDS) != before or (not ready and self.hand.playing.count() > 0)
                ),
                f"nothing came of it: {self.voice['say']}",
            )
        raise AssertionError("no end of the lesson")

    def go_on(self) -> None:
        """One touch or key."""
        if not self.voice["words"]:
            self.read()
            return
        self.deeds += 1
        if self.hand.playing.count():
            if self.by == "keys":
                self.page.keyboard.press("Enter")
            else:
                self.touch(self.hand.playing.first)
        elif self.by == "keys":
            self.by_number()
        else:
            self.point()

    def read(self) -> None:
        if self.by == "keys":
            self.page.locator("#board").focus()
            self.page.keyboard.press("Enter")
        else:
            self.touch(self.page.locator(VOICE).get_by_role("button", name="Go on"))

    def point(self) -> None:
        """In the middle of the frame; of several options there, the one that is meant."""
        menu = self.page.get_by_role("dialog", name="Which one?")
        if menu.count():
            self.touch(menu.get_by_role("button", name=self.voice["label"]).first)
            return
        middle = self.framed()
        if middle is None:
            return
        if self.by == "touch":
            self.page.touchscreen.tap(*middle)
        else:
            self.page.mouse.click(*middle)

    def framed(self) -> tuple[float, float] | None:
        """The middle of what is framed now, once the board stands still; None if an answer under way, whole
        with its last pick, came first."""
        asked = f"{self.voice['step']} {self.voice['words']} {' '.join(self.voice['show'])}"
        frame = self.page.locator(f"{FRAME}[data-asked={json.dumps(asked)}]").first
        before = self.page.evaluate(STANDS)

        def steady() -> tuple[float, float] | bool:
            if self.page.evaluate(STANDS) != before:
                return True
            first = frame.bounding_box() if frame.is_visible() else None
            self.page.wait_for_timeout(200)  # longer than the frame takes to follow
            if first is None or not frame.is_visible() or first != frame.bounding_box():
                return False
            return first["x"] + first["width"] / 2, first["y"] + first["height"] / 2

        middle = self.visitor.until(steady, "nothing is framed, or the frame does not stand still")
        return None if isinstance(middle, bool) else middle

    def by_number(self) -> None:
        """The key of the option; of one that has none, the list."""
        told = self.told
        if not told["voice"]["label"]:  # all of it is picked
            self.page.keyboard.press("Enter")
            return
        answer = told["answer"] or {}
        options = answer.get("options") or told["update"]["options"]
        labels = [option["label"] for option in options]
        at = labels.index(told["voice"]["label"])
        if at < 9:
            self.page.keyboard.press(str(at + 1))
            return
        self.page.keyboard.press("o")
        sheet = self.page.get_by_role("dialog", name="Options")
        sheet.get_by_role("listitem").get_by_role("button").nth(at).focus()
        self.page.keyboard.press("Enter")
        self.page.keyboard.press("Escape")
