"""The stage plays what happened, and only then somebody is asked. Time is the test's own: nobody waits."""

from datetime import UTC, datetime

from playwright.sync_api import Page

from tests.browser.company import alone, question, secret, sit_down
from tests.browser.conftest import Visit
from tests.browser.hand import Hand
from tests.browser.test_motion import MOVING
from tests.browser.visitor import Json, Visitor

EFFECTS = 6
MOST_ACTS = 120
ACT = """() => {
    const page = document.querySelector('.table-page');
    const told = Object.fromEntries(JSON.parse(localStorage['monstrum.told'] ?? '[]'));
    return {
        number: Number(page?.dataset.act ?? 0),
        code: page?.dataset.code ?? '',
        time: Number(page?.dataset.time ?? 0),
        text: document.querySelector('.prompt .sentence')?.textContent ?? '',
        live: document.querySelectorAll('[aria-label*="you may choose it"]').length,
        told: told[location.pathname.split('/').at(-1)] ?? {},
    };
}"""
STANDS = """(ref) => {
    const style = document.querySelector(`button.figure[data-ref="${ref}"]`)?.style;
    return style ? `${style.getPropertyValue('--c')},${style.getPropertyValue('--r')}` : '';
}"""


class Audience:
    """Somebody who watches a table at which the clock is ours: another window of the same guest."""

    def __init__(self, visit: Visit, guest: Visitor, address: str, **options: object) -> None:
        self.visitor: Visitor = visit(guest=guest, **{"speed": "normal", **options})
        self.page: Page = self.visitor.page
        self.hand = Hand(self.visitor)
        self.page.clock.install()
        self.visitor.go(address)
        self.stop_time()
        self.acts: list[Json] = []  # all that was shown

    def stop_time(self) -> None:
        """Until the table is laid it goes by itself."""
        self.page.locator("main[data-laid]").wait_for()
        now = self.page.evaluate("Date.now()")
        self.page.clock.pause_at(datetime.fromtimestamp(now / 1000 + 1, UTC))

    def act(self) -> Json:
        found: Json = self.page.evaluate(ACT)
        return found

    def reload(self) -> Json:
        """What is on the stage then. It has begun while the clock went by itself, so a key ends it."""
        self.page.clock.resume()
        self.page.reload()
        self.stop_time()
        act = self.act()
        if act["number"]:
            self.acts.append(act)
            self.page.keyboard.press("ArrowRight")
        return act

    def watch(self, most: int = MOST_ACTS) -> list[Json]:
        """Every act that is on the stage now or follows, each for exactly its time."""
        seen: list[Json] = []
        while len(seen) < most and (act := self.act())["number"]:
            assert act["live"] == 0, "somebody is asked while something is shown"
            assert act["time"] > 0
            seen.append(act)
            self.page.clock.run_for(act["time"] - 1)
            assert self.act()["number"] == act["number"], f"{act} was over too early"
            self.page.clock.run_for(1)
            going = self.page.get_by_role("button", name="Go on")
            if act["code"] in ("refreshed", "game_ended") and going.count():
                self.page.clock.run_for(10 * act["time"])
                assert self.act()["number"] == act["number"], "the table of rounds stays until one goes on"
                going.first.click()
                continue
            assert self.act()["number"] != act["number"], f"{act} is still there"
        self.acts += seen
        return seen

    def answer(self) -> list[Json]:
        """An answer beside the page; what is shown of all that follows until the next question."""
        self.hand.answer_beside()
        first = len(self.acts)
        self.visitor.until(self.settled, "nobody is asked again", 60)
        return self.acts[first:]

    def settled(self) -> bool:
        self.watch()
        return self.hand.asked or self.hand.over


def test_a_deployment_is_shown_effect_by_effect_and_nothing_of_it_twice(visit: Visit) -> None:
    guest = visit().called("Ada")
    ada = Audience(visit, guest, sit_down(guest, "greedy", "greedy", to=secret), motion="no-preference")
    seats = str(ada.hand.seat)
    reloaded = False
    while ada.hand.update["round"] == 1 and not ada.hand.over:
        if not reloaded and len(ada.acts) >= 2:
            ada.hand.answer_beside()
            ada.visitor.until(lambda: ada.act()["number"] > 0 or ada.hand.asked, "nothing is shown")
            if ada.act()["number"] and ada.watch(1) and ada.act()["number"]:
                before = ada.act()["told"][seats]
                now = ada.reload()
                assert now["number"], "what was not yet shown is shown after all"
                assert now["told"][seats] > before, "something was told twice"
                reloaded = True
            ada.visitor.until(ada.settled, "nobody is asked again", 60)
        else:
            ada.answer()
    assert reloaded, "nothing was left to be shown when the page was loaded again"
    codes = [act["code"] for act in ada.acts]
    told = [event["cue"]["code"] for event in log(ada)]
    assert told.count("activated") >= EFFECTS, "this deployment is too short for the test"
    assert codes.count("activated") == told.count("activated"), "each effect is one act"
    assert {act["time"] for act in ada.acts if act["code"] == "activated"} == {1200}
    assert codes.index("monster_scored") < codes.index("refreshed"), codes


def test_the_activation_of_a_bot_is_shown_step_by_step_in_still_pictures(visit: Visit) -> None:
    guest = visit().called("Ada")
    mission = {"mission": "HYM-1"}
    table = sit_down(guest, "greedy", game="hybrid", config=mission, to=question("MODE", least=1))
    ada = Audience(visit, guest, table, motion="reduce")
    steps: list[Json] = []
    for _ in range(40):
        ada.hand.answer_beside()
        while not (ada.hand.asked or ada.hand.over):
            for_each_act(ada, steps)
        for_each_act(ada, steps)
        if len([step for step in steps if step["code"] == "stepped" and step["bot"]]) >= 3 or ada.hand.over:
            break
    walked = [step for step in steps if step["code"] == "stepped" and step["bot"]]
    assert len(walked) >= 3
    assert all(step["stands"] == step["square"] for step in walked)


def for_each_act(ada: Audience, steps: list[Json]) -> None:
    """Where everybody stands while each act is shown."""
    ada.page.wait_for_timeout(10)
    while (act := ada.act())["number"]:
        event = log(ada)[act["told"][str(ada.hand.seat)] - 1]
        assert event["cue"]["code"] == act["code"]
        if act["code"] == "stepped":
            figure, square = event["cue"]["refs"]
            bot = figure[7:].islower()
            stands = ada.page.evaluate(STANDS, figure)
            steps.append({**act, "bot": bot, "stands": stands, "square": square[7:]})
            assert ada.page.evaluate(MOVING) == []
        ada.watch(1)


def test_at_once_nothing_is_shown_and_nobody_waits(visit: Visit) -> None:
    ada = alone(visit().called("Ada"), "greedy")
    ada.page.evaluate(
        """() => new MutationObserver((changes) => { window.__acts = (window.__acts ?? 0) + changes.length })
            .observe(document.body, { subtree: true, attributeFilter: ['data-act'] })"""
    )
    for _ in range(6):
        assert ada.wait()
        ada.answer_beside()
    assert ada.wait()
    ada.visitor.drawn()
    assert not ada.page.evaluate("window.__acts ?? 0")
    assert ada.page.get_by_text("Your turn", exact=True).count()


def test_whoever_reads_a_sheet_meanwhile_misses_nothing(visit: Visit) -> None:
    guest = visit().called("Ada")
    table = sit_down(guest, "greedy", game="mutation_wars", to=question("build_action", least=1))
    ada = Audience(visit, guest, table, motion="reduce")
    ada.hand.answer_beside()
    ada.visitor.until(lambda: ada.act()["number"] > 0, "nothing is shown")
    act = ada.act()
    ada.page.keyboard.press("?")
    menu = ada.page.get_by_role("dialog", name="Menu")
    menu.wait_for()
    ada.page.clock.run_for(10 * act["time"])
    assert ada.act()["number"] == act["number"]
    ada.page.keyboard.press("Escape")
    menu.wait_for(state="detached")
    ada.page.clock.run_for(act["time"])
    assert ada.act()["number"] != act["number"]


def log(ada: Audience) -> list[Json]:
    """All events of the reader, as the line has told them."""
    found: list[Json] = []
    for update in ada.visitor.told:
        if update["seat"] == ada.hand.seat:
            found[update["first"] :] = update["events"]
    return found
