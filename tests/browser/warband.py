"""A hand that plays Hybrid: it goes where the map says it may, and waits until whoever walks has arrived."""

import re
from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from tests.browser.company import lead, question
from tests.browser.conftest import Visit
from tests.browser.hand import Hand, send
from tests.browser.visitor import DESKTOP, Json

AHEAD: Final = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}


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
            self.note()
            self.touch(stop.first)
        else:
            super().choose()

    def answer(self) -> None:
        super().answer()
        self.visitor.until(self.idle, "nobody arrives")

    def wished(self) -> int | None:
        """The answer beside the page, where there is a plan; None: any."""
        return None

    def answer_beside(self, *wanted: str) -> None:
        self.wish()
        super().answer_beside(*wanted)

    def wish(self) -> None:
        """There is a plan, or any answer will do."""
        wish = self.wished()
        if wish is not None:
            self.update["options"] = [one for one in self.update["options"] if one["action"] == wish]

    def answer_unseen(self, update: Json) -> None:
        """No page is open: what the server has told is all there is."""
        self.visitor.updates[self.seat] = update
        self.wish()
        send(self.visitor, self.seat, update, self.rng)

    def until(self, reached: Callable[[Json], bool], most: int = 600) -> bool:
        """On to a moment like this, beside the page; whether it came before the game ended."""
        for _ in range(most):
            if not self.wait(120):
                return False
            if reached(self.update):
                self.visitor.drawn()
                return True
            self.answer_beside()
        return False

    def until_asked(self, decision: str, most: int = 300) -> None:
        """On to a question of this kind, beside the page."""
        for _ in range(most):
            assert self.wait(), f"the game is over, and nobody asked {decision}"
            if self.update["decision"] == decision:
                self.visitor.drawn()
                self.page.locator("main[data-laid]").wait_for()  # the map lies still: it can be touched
                return
            self.answer_beside()
        raise AssertionError(f"nobody asked {decision}")

    @property
    def squares(self) -> "re.Pattern[str]":
        return re.compile(r"^\d+,\d+, .*you may choose it")


class Guard(Warband):
    """Stands where it is, in Defensive Combat or with a weapon at the ready, and keeps its cards: whoever
    comes is shot at, and parried."""

    facing = "W"  # where they come from

    def wished(self) -> int | None:
        by_words = {str(option["words"]): int(option["action"]) for option in self.update["options"]}
        view = self.view
        acting = view["figures"].get(view["active"], {"values": {}})
        shoots = acting["values"].get("F", 0) > 2 and "watch" not in by_words
        plans: dict[str, tuple[str, ...]] = {
            "DEPLOY": (f"face {self.facing}",),
            "MODE": ("mode F", "mode DC") if shoots else ("mode DC",),
            "MOVE": ("stop",),
            "LEVEL": ("level 3",) if acting.get("mode") == "F" else ("level 1",),
            "TARGET": ("watch", "none"),
            "KEEP_FIRING": ("yes",),
            "MULLIGAN": ("no",),
            "BID": ("pass",),
            "FACE_TURN": ("move",),
        }
        wanted = plans.get(self.update["decision"], ("none", "pass", "no"))
        return next((by_words[words] for words in wanted if words in by_words), None)


class Hunter(Warband):
    """Goes for the next enemy and strikes, and keeps its cards."""

    def wished(self) -> int | None:
        by_words = {str(option["words"]): int(option["action"]) for option in self.update["options"]}
        if self.update["decision"] == "MOVE":
            return self.towards(by_words)
        plans = {"MODE": ("mode OC", "mode MV"), "LEVEL": ("level 1",), "KEEP_FIRING": ("no",)}
        if self.update["decision"] in ("TARGET", "FACE_TURN"):
            strikes = [action for words, action in by_words.items() if words.startswith("strike")]
            return strikes[0] if strikes else by_words.get("none", by_words.get("move"))
        wanted = plans.get(self.update["decision"], ("none", "pass", "no"))
        return next((by_words[words] for words in wanted if words in by_words), None)

    def towards(self, by_words: dict[str, int]) -> int | None:
        """The first answer of the way that ends with an enemy in front, or nearest to one."""
        view = self.view
        figures = view["figures"]
        me = figures[view["active"]]
        enemies = [square(one["at"]) for one in figures.values() if one["side"] != me["side"] and one["at"]]
        if not enemies or not me["at"]:
            return None

        def far(place: tuple[int, int], facing: str) -> int:
            east, south = AHEAD[facing]
            if (place[0] + east, place[1] + south) in enemies:
                return -1
            return min(max(abs(place[0] - x), abs(place[1] - y)) for x, y in enemies)

        ways = [way for way in self.update["outlook"]["ways"] if way["path"] and not way["rolls"]]
        ways += [way for way in self.update["outlook"]["ways"] if not way["path"] and way["actions"]]
        here = far(square(me["at"]), me["facing"])
        ends = [(far(square(way["ref"][7:]), way["facing"]), way["cost"], way["actions"][0]) for way in ways]
        best = min(ends, default=(here, 0, -1))
        return by_words.get("stop") if best[0] >= here else int(best[2])


def square(word: str) -> tuple[int, int]:
    column, _, row = word.partition(",")
    return int(column), int(row)


def play_both(
    hands: Sequence[Warband], reached: Callable[[Warband], bool], most: int = 500
) -> Warband | None:
    """Whoever is asked answers beside the page, until a moment like this; None: the game is over before."""
    visitor = hands[0].visitor
    for _ in range(most):
        visitor.until(lambda: any(hand.asked or hand.over for hand in hands), "nobody is asked", 60)
        asked = next((hand for hand in hands if hand.asked), None)
        if asked is None:
            return None
        if reached(asked):
            return asked
        asked.answer_beside()
    return None


Band = TypeVar("Band", bound=Warband)


def warband(
    visit: Visit,
    mission: str = "HYM-1",
    bot: str = "greedy",
    size: tuple[int, int] = DESKTOP,
    seed: int = 1,
    asked: str = "",
) -> Warband:
    return banded(Warband, visit, mission, bot, size, seed, asked)


def banded(
    kind: type[Band],
    visit: Visit,
    mission: str = "HYM-1",
    bot: str = "greedy",
    size: tuple[int, int] = DESKTOP,
    seed: int = 1,
    asked: str = "",
    speed: str = "at once",
) -> Band:
    """Griffins against a bot, at once; or where they are asked this for the first time."""
    visitor = visit(size=size, speed=speed).called("Ada")
    band = kind(visitor, 0, seed)
    mine = {"config": {"mission": mission}, "start": True}
    table = visitor.open_table("me", bot, game="hybrid", **mine)["table"]["id"]
    if asked:
        lead(visitor, table, question(asked, least=1), band.answer_unseen)
    visitor.updates.clear()
    visitor.go(f"/t/{table}")
    visitor.until(lambda: 0 in visitor.updates, "no update")
    if asked:
        band.until_asked(asked)
    return band
