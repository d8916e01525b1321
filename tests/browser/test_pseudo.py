"""The page in languages nobody speaks: whatever is plain English came from no catalogue, and nothing long,
accented or written from right to left leaves its place."""

import re
from collections.abc import Iterator

import pytest

from monstrum.bots.levels import LEVELS
from monstrum.content.pseudo import PSEUDO
from monstrum.texts.lesson_file import lessons_of
from tests.browser.company import alone
from tests.browser.conftest import Visit
from tests.browser.visitor import DESKTOP, PHONE, Json, Visitor
from tests.pseudo import NOTATION, WORD
from tests.server.wire import PATIENCE, Server, server

RIGHT_TO_LEFT = "ar-XB"
GAMES = ("xybrid", "mutation_wars", "hybrid")
PAGES = ("/", "/about", "/games", *(f"/{page}/{game}" for game in GAMES for page in ("library", "learn")))
TITLES = {"Monstrum", "XYbrid", "Mutation", "Wars", "Hybrid", "Ada"}  # called so everywhere
BOTS = {name for each in ("random", "greedy", *LEVELS) for name in (each, each.title())}
KEYS = {"Esc", "Enter", "Ctrl", "Shift", "Tab", "Home", "End", "PgUp", "PgDn"}
LANGUAGES = {"English", "Fran", "ais", "Deutsch"}  # in themselves
OF_THE_BROWSER = {"and"}  # its own lists, in the English of a language it does not know
KNOWN = NOTATION | TITLES | BOTS | KEYS | LANGUAGES | OF_THE_BROWSER
# English signs with a number (`DC4`), where others are ids (`H11`), and words of one or two letters.
SIGN = re.compile(r"\b(?:NV|OC|DC|MV|Mt|SL|MP)\d+\b")
SHORT = re.compile(r"(?<![\w'’-])[A-Za-z]{1,2}(?![\w'’]|-X[AB]\b|-\d)")  # no language, no rule
FIGURE = re.compile(r"(?<=[⟧\d] )[A-Za-z]\b")  # Hybrid's figures have a letter behind their name or number
VALUES = {"X"}  # of a card: whatever is rolled for it

READ = """() => {
  const texts = [document.title];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const element = node.nodeType === Node.TEXT_NODE ? node.parentElement : node;
    if (element.closest('script, noscript, style, code, [lang=en]')) continue;
    if (element.closest('kbd, .avatar')) continue; // keys, and the first letters of names
    if (node.nodeType === Node.TEXT_NODE && element.closest('pre')) continue; // Hybrid's plan, in signs
    if (node.nodeType === Node.TEXT_NODE) texts.push(node.data);
    else for (const name of ['aria-label', 'title', 'alt', 'aria-description'])
      if (element.hasAttribute(name)) texts.push(element.getAttribute(name));
  }
  return texts.map((text) => text.trim()).filter(Boolean);
}"""
WIDE = """() => [document.documentElement.scrollWidth, innerWidth]"""


@pytest.fixture(scope="module")
def speaking(page_is_built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    data = tmp_path_factory.mktemp("pseudo") / "data"
    with server(data, budget=PATIENCE, seed=8, pseudo="yes") as started:
        yield started


def arrive(visit: Visit, speaking: Server, language: str, size: tuple[int, int] = DESKTOP) -> Visitor:
    visitor = visit(url=speaking.url, size=size)
    visitor.called("Ada")
    visitor.go(f"/?language={language}")
    said(visitor)
    return visitor


def said(visitor: Visitor) -> None:
    """The page speaks, whatever of it can be seen at its size."""
    visitor.page.get_by_text("⟦").first.wait_for(state="attached")
    visitor.page.wait_for_load_state("networkidle")


def plain_words(text: str, game: str = "") -> list[str]:
    """However short they are."""
    words = [word for word in WORD.findall(text) if word.removesuffix("'s").strip("'") not in KNOWN]
    named = FIGURE.sub("", text) if game == "hybrid" else text
    return [*words, *SIGN.findall(text), *(word for word in SHORT.findall(named) if word not in VALUES)]


def plain_words_on(visitor: Visitor, game: str = "") -> list[str]:
    """The texts with words that no catalogue has said."""
    texts: list[str] = visitor.page.evaluate(READ)
    assert any("⟦" in text for text in texts), f"nothing is said on {visitor.page.url}"
    return sorted({f"{' '.join(words)}: {text}" for text in texts if (words := plain_words(text, game))})


def fits(visitor: Visitor) -> bool:
    wide, window = visitor.page.evaluate(WIDE)
    return bool(wide <= window)


def read_page(visitor: Visitor, path: str) -> None:
    visitor.go(path)
    said(visitor)
    visitor.drawn()
    assert not (found := plain_words_on(visitor)), "\n".join([path, *found])
    assert fits(visitor), f"{path} is wider than the window"


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_no_page_says_anything_that_is_in_no_catalogue(
    visit: Visit, speaking: Server, size: tuple[int, int]
) -> None:
    visitor = arrive(visit, speaking, PSEUDO, size)
    for path in PAGES:
        read_page(visitor, path)


@pytest.mark.parametrize("game", GAMES)
def test_a_table_its_sheets_and_its_replay_say_nothing_of_their_own(
    visit: Visit, speaking: Server, game: str
) -> None:
    play_and_read(visit, speaking, game, PSEUDO, DESKTOP, answers=12, every=3)


@pytest.mark.soak
@pytest.mark.parametrize("language", [PSEUDO, RIGHT_TO_LEFT])
@pytest.mark.parametrize("size", [DESKTOP, PHONE])
@pytest.mark.parametrize("game", GAMES)
def test_whole_games_say_nothing_of_their_own(
    visit: Visit, speaking: Server, game: str, size: tuple[int, int], language: str
) -> None:
    play_and_read(visit, speaking, game, language, size, answers=400, every=4)


LESSONS = [(lesson.game, lesson.name) for game in GAMES for lesson in lessons_of(game)]


@pytest.mark.parametrize(
    ("game", "name"),
    [pytest.param(*each, marks=[] if each == LESSONS[0] else [pytest.mark.soak]) for each in LESSONS],
)
def test_a_lesson_says_nothing_of_its_own(visit: Visit, speaking: Server, game: str, name: str) -> None:
    visitor = arrive(visit, speaking, PSEUDO, PHONE)
    visitor.go(f"/learn/{game}/{name}")
    voice = visitor.page.locator("section.voice")
    voice.wait_for()
    found: set[str] = set()
    while voice.locator("a.way").count() == 0:
        visitor.drawn()
        found |= set(plain_words_on(visitor, game))
        assert fits(visitor)
        with visitor.page.expect_response(lambda answer: "/api/learn/" in answer.url):
            voice.locator(".ways button").first.click()  # go on, or show it
        visitor.drawn()
    found |= set(plain_words_on(visitor, game))
    assert not found, "\n".join(sorted(found))


@pytest.mark.parametrize("game", GAMES)
def test_from_right_to_left_a_table_stays_inside_its_window(
    visit: Visit, speaking: Server, game: str
) -> None:
    visitor = arrive(visit, speaking, RIGHT_TO_LEFT, PHONE)
    assert visitor.page.evaluate("document.documentElement.dir") == "rtl"
    hand = alone(visitor, "random", game=game)
    visitor.page.locator("main[data-laid]").wait_for()
    hand.wait()
    visitor.drawn()
    assert fits(visitor)
    assert not (found := plain_words_on(visitor, game)), "\n".join(found)


def play_and_read(
    visit: Visit,
    speaking: Server,
    game: str,
    language: str,
    size: tuple[int, int],
    answers: int,
    every: int,
) -> None:
    """So many answers of a game, and after every few of them the whole page, with its sheets."""
    visitor = arrive(visit, speaking, language, size)
    found: set[str] = set()
    hand = alone(visitor, "random", game=game)
    visitor.page.locator("main[data-laid]").wait_for()
    for answered in range(answers):
        if not hand.wait():
            break
        if answered % every == 0:
            visitor.drawn()
            found |= set(plain_words_on(visitor, game))
            assert fits(visitor)
        hand.answer_beside()
    for key in ("l", "o", "w", "?", "b"):
        visitor.page.keyboard.press(key)
        visitor.drawn()
        found |= set(plain_words_on(visitor, game))
        visitor.page.keyboard.press("Escape")
        visitor.drawn()
    if hand.over:
        update: Json = hand.update
        visitor.go(f"/t/{update['table']}/replay#3")
        said(visitor)
        visitor.drawn()
        found |= set(plain_words_on(visitor, game))
    assert not found, "\n".join(sorted(found))


def test_a_plain_word_is_found() -> None:
    assert plain_words("⟦Ýööûû⟧ draw, Ada's ⟦Çŕååƀ⟧") == ["draw"]
    assert plain_words("DC4 ⟦ÖÖÇ⟧ H11 XY-4.3 en-XA +X") == ["DC4"]
    assert plain_words("⟦Ýööûû⟧ or ⟦ĥéé⟧: a G, 2 NV") == ["or", "a", "G", "NV"]
    assert (plain_words("⟦Ĥýƀŕîîð⟧ a", "hybrid"), plain_words("⟦Ĥýƀŕîîð⟧ a")) == ([], ["a"])
