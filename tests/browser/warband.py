"""A hand that plays Hybrid: it goes where the map says it may, and waits until whoever walks has arrived."""

import re

from tests.browser.conftest import Visit
from tests.browser.hand import Hand
from tests.browser.visitor import DESKTOP


class Warband(Hand):
    """Half of its Movements end at once: a game is to end, too."""

    def wait(self, patience: float = 60) -> bool:
        self.visitor.until(self.idle, "nobody arrives", patience)
        return super().wait(patience)

    def idle(self) -> bool:
        return self.page.locator("[data-walking]").count() == 0

    def choose(self) -> None:
        stop = self.chips.filter(has_text="Stop here")
        if stop.count() and self.rng.random() < 0.5:
            self.picks = self.answered_picks()
            self.touch(stop.first)
        else:
            super().choose()

    def answer(self) -> None:
        super().answer()
        self.visitor.until(self.idle, "nobody arrives")

    def until_asked(self, decision: str, most: int = 300) -> None:
        """On to a question of this kind, beside the page."""
        for _ in range(most):
            assert self.wait(), f"the game is over, and nobody asked {decision}"
            if self.update["decision"] == decision:
                self.visitor.drawn()
                return
            self.answer_beside()
        raise AssertionError(f"nobody asked {decision}")

    @property
    def squares(self) -> "re.Pattern[str]":
        return re.compile(r"^\d+,\d+, .*you may choose it")


def warband(
    visit: Visit, mission: str = "HYM-1", bot: str = "greedy", size: tuple[int, int] = DESKTOP, seed: int = 1
) -> Warband:
    """Griffins against a bot, at once."""
    visitor = visit(size=size).called("Ada")
    opened = visitor.open_table("me", bot, game="hybrid", config={"mission": mission}, start=True)
    visitor.go(f"/t/{opened['table']['id']}")
    visitor.until(lambda: 0 in visitor.updates, "no update")
    return Warband(visitor, 0, seed)
