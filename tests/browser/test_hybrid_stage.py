"""What happens on Hybrid's map is watched: every moment is drawn where it happens, for its time, before
anybody is asked again. The moments are scenarios (`tests/scenarios/hybrid/scenes`): dice fall as written."""

import pytest

from tests.browser.conftest import Visit
from tests.browser.test_stage import Audience
from tests.browser.visitor import DESKTOP, PHONE, SIDEWAYS, TABLET, Json, Visitor
from tests.server.scenes import scene
from tests.server.wire import Line, Person, Server

SIZES = {"desktop": DESKTOP, "tablet": TABLET, "phone": PHONE, "sideways": SIDEWAYS}
DRAWN = """() => {
    const text = (selector) => [...document.querySelectorAll(selector)].map((one) => one.textContent.trim());
    const box = (one) => one.getBoundingClientRect().toJSON();
    const boxes = (selector) => [...document.querySelectorAll(selector)].map(box);
    const frame = document.querySelector('.frame');
    return {
        words: text('.ground b[aria-hidden]').filter((word) => word !== ''),
        shots: document.querySelectorAll('path.shot:not(.under)').length,
        links: document.querySelectorAll('path.link:not(.under)').length,
        strikes: document.querySelectorAll('path.burst').length,
        shields: document.querySelectorAll('path.shield').length,
        ways: document.querySelectorAll('path.way:not(.under)').length,
        squares: document.querySelectorAll('rect.square').length,
        dying: document.querySelectorAll('.falling').length,
        pits: document.querySelectorAll('.figure.pit').length,
        roll: text('.roll .sheet'),
        banner: text('.banner'),
        last: document.querySelectorAll('[aria-label="The last roll"]').length,
        rolls: boxes('.roll'),
        lit: boxes('.figure.lit'),
        frame: frame ? box(frame) : null,
        wide: document.documentElement.scrollWidth - innerWidth,
    };
}"""


class Stalls(Audience):
    """Ada watches; Bob answers over the wire, and she beside the page, as the scene has it."""

    def __init__(
        self, visit: Visit, scenes: Server, name: str, size: tuple[int, int], **options: object
    ) -> None:
        host: Visitor = visit(url=scenes.url, size=size).called("Ada")
        self.bob = Person(scenes, "Bob")
        opened = host.open_table("me", "open", game="hybrid", config={"scene": name})
        self.table = opened["table"]["id"]
        assert self.bob.post(f"/api/tables/{self.table}/sit", seat=1, token=opened["invite"]).is_success
        host.post(f"/api/tables/{self.table}/start")
        self.line: Line = self.bob.line(self.table)
        self.line.until("update")
        super().__init__(visit, host, f"/t/{self.table}", url=scenes.url, size=size, **options)
        self.drawn: list[Json] = []
        self.steps = list(scene(name).steps)

    def play(self) -> list[Json]:
        """All steps of the scene; every act with what was drawn during it."""
        for step in self.steps:
            words = step.get("P0", step.get("P1"))
            if "P0" in step:
                self.visitor.until(lambda: self.hand.asked, "Ada is not asked")
                chosen = [one for one in self.hand.update["options"] if one["words"] == words]
                self.hand.update["options"] = chosen
                self.hand.answer_beside()
            else:
                self.answer_of_bob(str(words))
            self.look()
        return self.drawn

    def answer_of_bob(self, words: str) -> None:
        """Once he is asked for it."""
        while not (found := [one for one in self.line.updates[1]["options"] if one["words"] == words]):
            self.line.until("update")
        ply = self.line.updates[1]["ply"]
        self.line.play(1, action=found[0]["action"])
        while self.line.updates[1]["ply"] == ply:
            self.line.until("update")
        self.visitor.until(lambda: self.hand.update["ply"] > ply, "Ada has not heard of it")

    def look(self) -> None:
        """At every act, for its time."""
        self.visitor.page.wait_for_timeout(30)
        while (act := self.act())["number"]:
            self.page.clock.run_for(50)  # the map has drawn it: its frames are those of this clock
            self.drawn.append({**act, **self.page.evaluate(DRAWN)})
            self.watch_rest(act)

    def watch_rest(self, act: Json) -> None:
        assert act["live"] == 0, "somebody is asked while something is shown"
        self.page.clock.run_for(act["time"] - 51)
        assert self.act()["number"] == act["number"], f"{act} was over too early"
        self.page.clock.run_for(1)
        assert self.act()["number"] != act["number"], f"{act} is still there"

    def of(self, code: str) -> Json:
        found = [act for act in self.drawn if act["code"] == code]
        assert found, f"{code} was never shown: {[act['code'] for act in self.drawn]}"
        return found[0]


def stalls(
    visit: Visit, scenes: Server, name: str, size: tuple[int, int] = DESKTOP, **options: object
) -> Stalls:
    ada = Stalls(visit, scenes, name, size, **options)
    ada.play()
    return ada


def covers(one: Json, other: Json) -> bool:
    wide = min(one["right"], other["right"]) - max(one["left"], other["left"])
    high = min(one["bottom"], other["bottom"]) - max(one["top"], other["top"])
    return bool(wide > 1 and high > 1)


def inside(one: Json, frame: Json) -> bool:
    return bool(
        one["left"] >= frame["left"] - 1
        and one["right"] <= frame["right"] + 1
        and one["top"] >= frame["top"] - 1
        and one["bottom"] <= frame["bottom"] + 1
    )


def test_a_push_shows_its_way_and_who_fell_is_seen_in_the_pit(visit: Visit, scenes: Server) -> None:
    ada = stalls(visit, scenes, "push-into-a-pit")
    assert ada.of("attacked")["strikes"] == 1
    roll = ada.of("rolled")
    assert all(part in roll["roll"][0] for part in ("strike", "Natural Value", "≤ 6"))
    assert ada.of("wounded")["words"] == ["−1"]
    pushed = ada.of("pushed")
    assert (pushed["ways"], pushed["words"], pushed["pits"]) == (1, ["pushed into the pit"], 1)
    assert [act["words"] for act in ada.drawn if act["code"] == "wounded"] == [["−1"], ["−2"]]


def test_a_death_is_seen_and_the_dead_leave_the_map(visit: Visit, scenes: Server) -> None:
    ada = stalls(visit, scenes, "a-death")
    assert "Perfect Success" in ada.of("rolled")["roll"][0]
    died = ada.of("eliminated")
    assert (died["words"], died["dying"]) == (["✕ eliminated"], 1)
    assert ada.of("frenzied")["words"] == ["Frenzy"]
    assert (died["last"], ada.of("round_started")["last"]) == (1, 0), "an old die is put away"
    ground = ada.page.locator(".ground")
    assert ground.locator("[data-ref='figure:A']").count() == 0
    assert ground.locator("button.figure").count() == ground.locator(".beside").count() == 2, "and counters"
    assert ground.locator(".chalk").count() == 1, "an outline stays"
    ada.page.get_by_role("tab", name="Out of play").click()
    ada.page.locator("button.card[data-ref='figure:A']").wait_for()  # they are out of play


def test_a_door_opens_before_anybody_walks_through(visit: Visit, scenes: Server) -> None:
    ada = stalls(visit, scenes, "a-door")
    codes = [act["code"] for act in ada.drawn]
    door = ada.of("door_opened")
    assert (door["words"], door["squares"]) == (["opens"], 1)
    assert codes[: codes.index("door_opened")].count("stepped") == 2
    assert codes.count("stepped") == 4
    assert all(act["ways"] == 1 for act in ada.drawn if act["code"] == "stepped")


def test_a_parry_has_a_shield_and_who_parried_strikes_back(visit: Visit, scenes: Server) -> None:
    ada = stalls(visit, scenes, "a-parry")
    assert ada.of("parried")["shields"] == 1
    assert ada.of("parried")["words"] == ["parries"]
    rolls = [act for act in ada.drawn if act["code"] == "rolled"]
    assert [act["roll"][0].split()[0] for act in rolls] == ["strike", "parry", "strike"]
    assert rolls[-1]["words"] == ["strikes back"]


def test_a_jump_that_fails_is_a_die_a_fall_and_a_wound(visit: Visit, scenes: Server) -> None:
    ada = stalls(visit, scenes, "a-jump")
    assert [act["code"] for act in ada.drawn][-3:] == ["rolled", "fell", "wounded"]
    assert "> 4" in ada.of("rolled")["roll"][0]
    assert (ada.of("fell")["words"], ada.of("fell")["ways"], ada.of("fell")["pits"]) == (["falls"], 1, 1)


def test_gas_is_rolled_against_where_one_steps_into_it(visit: Visit, scenes: Server) -> None:
    ada = stalls(visit, scenes, "gas")
    assert [act["code"] for act in ada.drawn][-3:] == ["stepped", "rolled", "wounded"]
    assert ada.of("rolled")["roll"][0].startswith("gas")
    assert ada.of("rolled")["links"] == 0, "nobody fights"


@pytest.mark.parametrize("size", list(SIZES.values()), ids=list(SIZES))
def test_shots_have_lines_and_the_die_covers_nobody_it_is_about(
    visit: Visit, scenes: Server, size: tuple[int, int]
) -> None:
    ada = stalls(visit, scenes, "two-who-wait", size, motion="reduce")
    assert [act["code"] for act in ada.drawn].count("reacted") == 2
    for act in ada.drawn:
        assert act["wide"] <= 0, "the page is wider than the screen"
        if act["code"] in ("reacted", "attacked"):
            assert act["shots"] == 1
            assert all(inside(one, act["frame"]) for one in act["lit"]), f"out of sight: {act}"
        if act["code"] == "rolled":
            assert act["links"] == 1
            assert inside(act["rolls"][0], act["frame"])
            assert not any(covers(act["rolls"][0], one) for one in act["lit"])


def test_cards_and_the_sum_of_a_shot_are_told_before_the_die(visit: Visit, scenes: Server) -> None:
    ada = stalls(visit, scenes, "a-shot")
    codes = [act["code"] for act in ada.drawn]
    assert codes[: codes.index("rolled")].count("laid") == 2
    assert "2 for, 3 against" in ada.of("window_closed")["banner"][0]
    assert ada.of("attacked")["shots"] == 1
    roll = ada.of("rolled")["roll"][0]
    assert all(part in roll for part in ("fallen rocks on the line", "−2", "Action points", "−1", "Perfect"))
    assert "always" in roll, "a 1 is no matter of the sum"
    assert ada.of("laid")["text"].startswith("You lay")


def test_a_round_begins_with_two_dice(visit: Visit, scenes: Server) -> None:
    ada = stalls(visit, scenes, "a-door")
    assert ada.of("round_started")["banner"] == ["Round 2 begins."]
    dice = ada.of("activation_rolled")["banner"][0]
    assert all(part in dice for part in ("Ada", "Bob", "The lower score wins"))
    assert "wins the roll" in ada.of("activation_won")["banner"][0]
