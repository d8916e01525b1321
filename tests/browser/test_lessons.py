"""Lessons in the page, every answer one's own: by mouse, by keys, by touch; leaving and coming back; hints in
the first games afterwards; and only the language in use is fetched."""

import re

import pytest
from playwright.sync_api import Page

from monstrum.games.library import game_names
from monstrum.texts.hints import hints_of
from monstrum.texts.lesson_file import Lesson, lessons_of
from tests.browser.company import alone
from tests.browser.conftest import Visit
from tests.browser.pupil import DONE, FRAME, VOICE, Pupil
from tests.browser.visitor import DESKTOP, PHONE, Visitor

LESSONS = [lesson for game in game_names() for lesson in lessons_of(game)]
HANDS = {"mouse": DESKTOP, "keys": DESKTOP, "touch": PHONE}
ORDINARY = {"xybrid-finer": "mouse", "mutation_wars-finer": "keys"}  # by the other hands in `make soak`
LONG = [lesson for lesson in LESSONS if lesson.game == "hybrid" and lesson.order > 1]


def cases() -> list[object]:
    found: list[object] = []
    for lesson in LESSONS:
        for hand in HANDS:
            name = f"{lesson.game}-{lesson.name}"
            seldom = lesson in LONG or ORDINARY.get(name, hand) != hand
            marks = [pytest.mark.soak] if seldom else []
            found.append(pytest.param(lesson, hand, marks=marks, id=f"{name}-{hand}"))
    return found


def begin(visitor: Visitor, game: str, lesson: str = "first") -> Page:
    visitor.go(f"/learn/{game}")
    visitor.page.locator(f"[data-lesson={lesson}]").click()
    visitor.page.locator("main[data-laid]").wait_for()
    visitor.page.locator(VOICE).wait_for()
    return visitor.page


def count(page: Page) -> str:
    return page.locator(f"{VOICE} .count").inner_text()


@pytest.mark.parametrize(("lesson", "hand"), cases())
def test_a_lesson_is_done_to_its_end(visit: Visit, lesson: Lesson, hand: str) -> None:
    """What the frame is around is touched, or the option's key pressed, and confirmed."""
    ada = visit(size=HANDS[hand])
    Pupil.listen(ada)
    pupil = Pupil(ada, hand)  # type: ignore[arg-type]
    pupil.begin(lesson.game, lesson.name)
    assert count(pupil.page).startswith("1 of ")
    pupil.follow()
    ada.see(lesson.text().end)
    assert pupil.deeds >= sum(step.seat == lesson.you for step in lesson.steps)
    ada.go(f"/learn/{lesson.game}")
    ada.see("Once more")


@pytest.mark.parametrize("lesson", LONG, ids=lambda lesson: lesson.name)
def test_a_long_lesson_is_followed_on_a_phone(visit: Visit, lesson: Lesson) -> None:
    """By its buttons: what is asked for is shown."""
    ada = visit(size=PHONE)
    Pupil.listen(ada)
    page = begin(ada, lesson.game, lesson.name)
    button = page.locator(VOICE).get_by_role("button", name=re.compile("Go on|Show me"))
    while page.locator(DONE).count() == 0:
        heard = page.evaluate("window.__heard")
        button.tap()
        ada.true(f"window.__heard > {heard}")
        ada.drawn()
    ada.see(lesson.text().end)


def test_a_wrong_answer_is_explained_and_another_one_can_be_taken_back(visit: Visit) -> None:
    ada = visit()
    page = begin(ada, "xybrid")
    page.locator('main [data-ref$="L16"]').first.click()
    ada.see("XY-4.3")
    page.keyboard.press("Escape")
    for _ in range(2):
        page.locator('main [data-ref$="A10"]').first.click()
        ada.drawn()
    ada.see("the lesson is about something else")
    ada.press("Take back", page.locator(VOICE))
    ada.see("This is your monster")


def test_a_lesson_by_keys_is_left_and_taken_up_again(visit: Visit) -> None:
    ada = visit()
    page = begin(ada, "xybrid")
    page.keyboard.press("3")  # the head
    page.keyboard.press("Enter")
    ada.see("It fits, so it was attached at once")
    assert count(page) == "2 of 6"
    page.locator("#board").focus()
    page.keyboard.press("Enter")
    ada.see("One arm is missing")
    ada.go("/learn/xybrid")
    ada.see("3 of 6")
    page = begin(ada, "xybrid")
    assert count(page) == "3 of 6"


def test_a_lesson_on_a_phone_covers_nothing(visit: Visit) -> None:
    ada = visit(size=PHONE)
    page = begin(ada, "hybrid")
    voice = page.locator(VOICE).bounding_box()
    mode = page.locator('[data-ref="mode:OC"]').bounding_box()
    assert voice is not None
    assert mode is not None
    assert mode["y"] + mode["height"] <= voice["y"]


def test_the_frame_goes_along_with_a_gesture(visit: Visit) -> None:
    """What is to be touched next is framed, not what was touched."""
    ada = visit()
    Pupil.listen(ada)
    pupil = Pupil(ada, "mouse")
    pupil.begin("hybrid", "hym1")
    while pupil.voice["id"] != "place":
        heard = ada.page.evaluate("window.__heard")
        pupil.go_on()
        ada.true(f"window.__heard > {heard}")  # else the next touch would be one of this answer
    assert pupil.framed()
    first = ada.page.locator(FRAME).first.bounding_box()
    pupil.point()
    ada.until(lambda: (pupil.told["answer"] or {}).get("refs"), "nothing was picked")
    ada.until(lambda: ada.page.locator(FRAME).first.bounding_box() != first, "the frame stays")


# The first games afterwards -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "kind"), [("xybrid", "DRAW"), ("mutation_wars", "build_action"), ("hybrid", "MODE")]
)
def test_help_in_the_first_games_fades(visit: Visit, game: str, kind: str) -> None:
    """Two questions of a kind have their hint, the third has none."""
    ada = visit().called("Ada")
    ada.go("/")
    hint = ada.page.locator("section.hint")
    ada.page.evaluate(f"localStorage.setItem('monstrum.learn.{game}', '{{}}')")
    hand = alone(ada, "random", game=game)
    seen: list[bool] = []
    while len(seen) < 3:
        assert hand.wait()
        if hand.update["decision"] == kind:
            ada.page.locator("main[data-laid]").wait_for()
            if len(seen) < 2:
                hint.get_by_text(hints_of(game)[kind]["look"]).wait_for()
            else:
                ada.drawn()
            seen.append(hint.count() > 0)
        hand.answer_beside()
    assert seen == [True, True, False]
    kept = ada.page.evaluate(f"JSON.parse(localStorage.getItem('monstrum.hints.{game}'))")
    assert kept[kind] == 2


def test_help_in_the_first_games_is_put_away_and_switched_off(visit: Visit) -> None:
    ada = visit().called("Ada")
    ada.go("/")
    hint = ada.page.locator("section.hint")
    hand = alone(ada, "random")
    assert hand.wait()
    ada.page.locator("main[data-laid]").wait_for()
    ada.drawn()
    assert hint.count() == 0
    ada.page.evaluate("localStorage.setItem('monstrum.learn.xybrid', '{}')")
    ada.page.reload()
    ada.press("Got it", hint)
    hint.wait_for(state="detached")
    hand.answer_beside()
    assert hand.wait()
    ada.press("No more hints", hint)
    hint.wait_for(state="detached")
    hand.answer_beside()
    assert hand.wait()
    ada.page.keyboard.press("?")
    box = ada.page.get_by_role("checkbox", name=re.compile("Help in the first games"))
    assert not box.is_checked()
    box.check()
    ada.page.keyboard.press("Escape")
    hint.wait_for()


# Languages ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["fr", "de", "en"])
def test_only_the_language_in_use_is_fetched(visit: Visit, language: str) -> None:
    """By the lobby, a lesson, a table and its sheets."""
    ada = visit(language=language).called("Ada")
    others = {"fr", "de", "en"} - {language}
    ada.go("/")
    ada.page.locator("[data-learn]").first.wait_for()
    begin(ada, "mutation_wars")
    hand = alone(ada, "random", game="mutation_wars")
    assert hand.wait()
    ada.page.locator("main[data-laid]").wait_for()
    for key in ("l", "?"):
        ada.page.keyboard.press(key)
        ada.page.get_by_role("dialog").wait_for()
        ada.page.keyboard.press("Escape")
    catalogues = [
        found for asked in ada.requests if (found := re.search(r"/(\w+)\.(fr|de|en)-[\w-]+\.js", asked))
    ]
    parts = {found[1] for found in catalogues if found[2] == language}
    assert {"common", "lobby", "table", "wars"} <= parts
    assert not [found[0] for found in catalogues if found[2] in others]
