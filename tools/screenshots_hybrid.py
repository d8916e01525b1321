"""The pictures of Hybrid's table: from the briefing to the replay, always the same game."""

from collections.abc import Callable
from typing import Final, Literal, Protocol

from tests.browser.visitor import Json, Visitor
from tests.browser.warband import Warband, square

Theme = Literal["dark", "light"]
BOTH: Final[tuple[Theme, Theme]] = ("dark", "light")
MISSION: Final = {"mission": "HYM-3"}
FORCE: Final = ("G_SENESCHAL", "G_TEMPLAR", "G_PURIFIER", "G_FUSILIER", "G_SPEARMAN")
SEED: Final = 8
RANGE: Final = 4  # squares from the next enemy: near enough to see, too far to be struck
LIKELY: Final = 40  # percent


class Photographer(Protocol):
    visitor: Visitor

    def take(self, name: str, *themes: Theme) -> None: ...


class Captain(Warband):
    """Plays beside the page, with a plan: towards the enemy, and fire at whom he sees."""

    goal: Json

    def far_to_go(self) -> bool:
        """A Movement to somewhere, not only to the next square."""
        self.goal = {"cost": 0}
        return bool(
            self.update["decision"] == "MOVE" and self.onwards() is not None and self.goal["cost"] > 2
        )

    def wished(self) -> int | None:
        by_words = {str(option["words"]): int(option["action"]) for option in self.update["options"]}
        match self.update["decision"]:
            case "FORCE":
                taken = self.view["own_commitment"]
                wanted = [f"recruit {id}" for id in FORCE if id not in taken]
                return next((by_words[words] for words in wanted if words in by_words), None)
            case "MULLIGAN" | "INFILTRATE":
                return by_words.get("no")
            case "MODE":
                return by_words.get("mode F", by_words.get("mode OC"))
            case "MOVE":
                return self.onwards()
            case "CARDS" | "HINDRANCE":
                return next((by_words[words] for words in ("none", "no cards") if words in by_words), None)
            case "TARGET":
                shots = [int(odds["action"]) for odds in self.update["outlook"]["odds"]]
                return next((action for action in shots if action >= 0), None)
        return None

    def onwards(self) -> int | None:
        """The first answer of the way that ends at a good range; stop where no way is better."""
        figures = self.view["figures"]
        enemies = [square(one["at"]) for one in figures.values() if one["side"] == "SCORPION" and one["at"]]
        active = figures[self.view["active"]]
        ways = [
            way
            for way in self.update["outlook"]["ways"]
            if way["ref"].startswith("square:") and not way["rolls"]
        ]
        stop = next((int(o["action"]) for o in self.update["options"] if o["words"] == "stop"), None)
        if not enemies or not active["at"]:
            return stop

        def far(place: tuple[int, int]) -> int:
            return min(max(abs(place[0] - x), abs(place[1] - y)) for x, y in enemies)

        here = abs(far(square(active["at"])) - RANGE)
        best = min(
            ways, key=lambda way: (abs(far(square(way["ref"][7:])) - RANGE), way["cost"]), default=None
        )
        if best is None or abs(far(square(best["ref"][7:])) - RANGE) >= here:
            return stop
        self.goal = best
        return int(best["actions"][0])


def asked(decision: str) -> Callable[[Json], bool]:
    return lambda update: bool(update["decision"] == decision)


def shot(update: Json) -> bool:
    odds = [each for each in update["outlook"]["odds"] if each["line"] and each["chance"] >= LIKELY]
    return bool(update["decision"] == "TARGET" and odds)


def window(update: Json) -> bool:
    return bool(update["decision"] == "CARDS" and any(odds["given"] for odds in update["outlook"]["odds"]))


def laboratory(photographer: Photographer) -> None:
    """A whole mission in pictures."""
    visitor = photographer.visitor
    table = visitor.open_table("me", "greedy", game="hybrid", config=MISSION, start=True)["table"]["id"]
    visitor.updates.clear()
    visitor.go(f"/t/{table}")
    captain = Captain(visitor, seed=SEED)
    page = visitor.page

    captain.until(asked("FORCE"))
    captain.touch(page.locator("button.profile").nth(7))
    photographer.take("laboratory-force", *BOTH)
    page.keyboard.press("Escape")
    captain.until(asked("MULLIGAN"))
    photographer.take("laboratory-briefing", *BOTH)
    captain.until(asked("DEPLOY"))
    captain.touch(page.locator("button.square").nth(8))
    page.locator("[data-ref='facing:E']").wait_for()
    photographer.take("laboratory-deploy", *BOTH)
    page.keyboard.press("Escape")
    captain.until(asked("ORDER"))
    photographer.take("laboratory-order", *BOTH)
    captain.until(lambda update: captain.view["round"] > 1 and captain.far_to_go())
    captain.touch(page.locator(f"button.square[data-ref='{captain.goal['ref']}']"))
    photographer.take("laboratory-move", *BOTH)
    page.keyboard.press("s")
    page.locator("path.beyond").wait_for(state="attached")
    photographer.take("laboratory-sight", *BOTH)
    page.keyboard.press("s")
    page.keyboard.press("Escape")
    if captain.until(shot):
        captain.touch(page.locator(".figure.live").first)
        photographer.take("laboratory-shot", *BOTH)
        page.keyboard.press("Escape")
    if captain.until(window):
        action = next(odds["action"] for odds in captain.update["outlook"]["odds"] if odds["given"])
        given = next(odds["given"] for odds in captain.update["outlook"]["odds"] if odds["action"] == action)
        captain.touch(page.locator(f"button.card[data-ref='{given}']"))
        visitor.drawn()
        menu = page.get_by_role("dialog", name="Which one?").get_by_role("button")
        if menu.count():
            captain.touch(menu.filter(has_text="point").first)
        photographer.take("laboratory-cards", *BOTH)
        page.keyboard.press("Escape")
    captain.until(lambda update: False)
    captain.result.wait_for()
    photographer.take("laboratory-result", *BOTH)
    plies = captain.update["ply"]
    visitor.go(f"/t/{table}/replay#{plies // 2}")
    page.get_by_role("radiogroup").wait_for()
    photographer.take("laboratory-replay", *BOTH)
