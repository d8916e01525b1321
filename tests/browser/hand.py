"""A hand that plays: it touches what is marked, and presses what plays it. It knows no rule either."""

import random
import re
from collections.abc import Sequence
from secrets import token_hex
from typing import Final

from playwright.sync_api import Locator

from tests.browser.visitor import PATIENCE, Json, Visitor

MARKED: Final = re.compile("you may choose it")
MOST_PICKS: Final = 20  # of one gesture


def send(visitor: Visitor, seat: int, update: Json, rng: random.Random, wanted: Sequence[str] = ()) -> None:
    """One of the options, beside the page: the first of these words that an option has decides."""
    options = update["options"]
    for word in wanted:
        if found := [option for option in options if word in option["words"].split()]:
            options = found
            break
    visitor.post(
        f"/api/tables/{update['table']}/commands",
        type="play",
        id=f"beside-{token_hex(8)}",
        seat=seat,
        ply=update["ply"],
        epoch=update["epoch"],
        action=rng.choice(options)["action"],
    )


class Hand:
    """Plays for whoever looks at the page; `seat` is where he sits."""

    def __init__(self, visitor: Visitor, seat: int = 0, seed: int = 1) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.seat = seat
        self.rng = random.Random(seed)
        self.played: list[str] = []  # what the button said
        self.before = (-1, -1)  # where the table stood at the last touch
        self.picks = 0  # of gestures, answered by the server before the last touch

    # What is there -----------------------------------------------------------------------------------

    @property
    def update(self) -> Json:
        return self.visitor.updates[self.seat]

    @property
    def view(self) -> Json:
        """All that the seat may know, in the game's own words. The page needs none of it: it is asked for
        beside the page."""
        path = f"/api/tables/{self.update['table']}/update?seat={self.seat}"
        found: Json = self.visitor.context.request.get(path).json()["view"]
        return found

    @property
    def asides(self) -> Locator:
        """Answers that are buttons of the prompt bar, on a phone of the bar below: one press plays them."""
        return self.page.locator("[data-answer]:enabled")

    @property
    def prompt(self) -> Locator:
        return self.page.get_by_role("region", name="What to do")

    @property
    def chips(self) -> Locator:
        """Options as words, without the one that lists them all."""
        group = self.page.get_by_role("group", name="Options")
        enabled = group.get_by_role("button", disabled=False)
        return enabled.filter(has_not_text=re.compile(r"All \d+ options"))

    @property
    def things(self) -> Locator:
        """Without what is touched already: a second touch would put it back."""
        return self.page.get_by_role("button", name=MARKED).and_(
            self.page.locator(":not([aria-pressed=true])")
        )

    @property
    def result(self) -> Locator:
        return self.page.get_by_role("region", name="Result")

    @property
    def playing(self) -> Locator:
        """The one button that plays what was chosen; grey while an answer of one press is sent."""
        if self.visitor.phone:
            return self.page.get_by_role("button", name=re.compile("^(Play|Reveal)$"), disabled=False)
        return self.prompt.get_by_role("button", disabled=False).filter(has_text="↵")

    @property
    def holding(self) -> bool:
        """Several options point at what was touched: the next touch says which one is meant."""
        return self.page.locator("[data-held]").count() > 0

    @property
    def over(self) -> bool:
        return bool(self.visitor.updates) and self.update["ending"] is not None

    @property
    def asked(self) -> bool:
        return bool(self.seat in self.visitor.updates and self.update["options"] and not self.over)

    def flag(self, label: str) -> None:
        """Waits for this flag at the prompt."""
        self.prompt.get_by_text(label, exact=True).first.wait_for()

    # What it does ------------------------------------------------------------------------------------

    def wait(self, patience: float = PATIENCE) -> bool:
        """Until it is asked; false if the game is over."""
        self.visitor.until(lambda: self.asked or self.over, "nobody asks me", patience)
        return not self.over

    def touch(self, what: Locator) -> None:
        if self.visitor.phone:
            what.tap()
        else:
            what.click()

    def choose(self) -> None:
        """One thing or chip at random; something hidden is looked for in the other trays."""
        self.page.locator("main[data-laid]").wait_for()
        self.note()
        chips, things, asides = self.chips.count(), self.things.count(), self.asides.count()
        if chips + things + asides == 0:
            tabs = self.page.get_by_role("tab", name=re.compile("to choose from"))
            if tabs.count():
                self.touch(tabs.first)
                self.visitor.drawn()
                self.choose()
            else:
                self.list_all()
            return
        at = self.rng.randrange(chips + things + asides)
        if at >= chips + things:
            self.touch(self.asides.nth(at - chips - things))
        else:
            self.touch(self.chips.nth(at) if at < chips else self.things.nth(at - chips))
        self.choose_among()

    def note(self) -> None:
        """Where the table stands before a touch: `ready` looks for what the touch has changed."""
        self.picks = self.answered_picks()
        self.before = self.place()

    def choose_among(self) -> None:
        """Several options at one thing are asked about."""
        self.visitor.drawn()
        menu = self.page.get_by_role("dialog", name="Which one?")
        if menu.count():
            options = menu.get_by_role("button").filter(has_text=re.compile(r"\w"))
            self.touch(options.nth(self.rng.randrange(options.count())))

    def list_all(self) -> None:
        """The list of all options; the chosen one is played from there too."""
        if self.visitor.phone:
            self.touch(self.page.get_by_role("button", name="Options", exact=True))
        else:
            self.page.keyboard.press("o")
        sheet = self.page.get_by_role("dialog", name="Options")
        options = sheet.get_by_role("listitem").get_by_role("button")
        self.touch(options.nth(self.rng.randrange(options.count())))
        self.page.keyboard.press("Escape")

    def answer(self) -> None:
        """One whole decision."""
        before = self.place()
        self.visitor.drawn()
        for _ in range(MOST_PICKS):
            self.choose()
            if self.ready():
                break
            if self.place() != before or self.over:
                return  # an answer in words is played at once
        else:
            raise AssertionError(f"no end of picking: {self.update['prompt']}")
        self.confirm(before)

    def answer_beside(self, *wanted: str) -> None:
        """One option, sent beside the page: to come quickly to what a test is about. The first of these words
        that an option has decides."""
        before = self.place()
        send(self.visitor, self.seat, self.update, self.rng, wanted)
        self.visitor.until(lambda: self.place() != before or self.over, "an answer beside the page")

    def ready(self) -> bool:
        """Something is chosen: a button plays it. Or it was a pick, and there is more to pick."""
        self.visitor.until(
            lambda: (
                self.playing.count() > 0
                or self.answered_picks() > self.picks
                or self.holding
                or self.place() != self.before
                or self.over
            ),
            "the touch did nothing",
        )
        self.visitor.drawn()
        return self.playing.count() > 0 and self.place() == self.before

    def answered_picks(self) -> int:
        picks = [sent["id"] for sent in self.visitor.sent if sent["type"] == "pick" and sent["picked"]]
        return sum(pick in self.visitor.answered for pick in picks)

    def confirm(self, before: tuple[int, int] | None = None) -> None:
        before = before or self.place()
        self.played.append(self.playing.first.inner_text())
        self.touch(self.playing.first)
        self.visitor.until(lambda: self.place() != before or self.over, f"{self.played[-1]} was not played")

    def place(self) -> tuple[int, int]:
        return (self.update["ply"], self.update["epoch"])

    def play(self, decisions: int) -> int:
        """That many answers; fewer if the game ends. The number given."""
        for given in range(decisions):
            if not self.wait():
                return given
            self.answer()
        return decisions

    def play_out(self, clicks: int = 40) -> int:
        """To the end of the game. Of a long one two answers of three are given beside the page, which sends
        no faster than a server allows a person."""
        given = 0
        while self.wait():
            if given < clicks or given % 3 == 0:
                self.answer()
            else:
                self.answer_beside()
            given += 1
        return given
