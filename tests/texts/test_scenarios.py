"""Every scenario of the checkout passes; broken and failing ones say what is wrong."""

import re
import tomllib
from dataclasses import dataclass
from pathlib import Path

import pytest

from monstrum.games.library import load_game
from monstrum.texts.rulebook import RULE_ID, book_of, read_chapters
from monstrum.texts.scenario import Outcome, Shelf, run_paths
from monstrum.texts.scenario_file import BadScenario

ROOT = Path(__file__).parents[2]
SCENARIOS = ROOT / "tests" / "scenarios"
BROKEN = Path(__file__).parent / "broken_scenarios"
HEAD = 'format = 1\ntitle = "Tried"\ngame = "xybrid"\n'
LOADED = Shelf()


def outcome_of(path: Path) -> Outcome:
    (outcome,) = run_paths([path], LOADED)
    return outcome


def by_name(path: Path) -> str:
    return path.name


# The scenarios of the checkout ------------------------------------------------------------------------------

GAMES = ("hybrid", "mutation_wars", "xybrid")
FILES = sorted(path for game in GAMES for path in SCENARIOS.glob(f"{game}/*.toml"))


@pytest.mark.parametrize("path", FILES, ids=by_name)
def test_a_scenario_passes(path: Path) -> None:
    outcome = outcome_of(path)

    assert outcome.passed, outcome.message


def test_a_folder_is_run_file_by_file_without_its_packs() -> None:
    outcomes = run_paths([SCENARIOS])

    assert [outcome.path for outcome in outcomes if outcome.path.parent.name in GAMES] == FILES
    assert not any("packs" in outcome.path.parts for outcome in outcomes)


def test_titles_are_sentences_and_no_two_are_the_same() -> None:
    titles = [tomllib.loads(path.read_text("utf-8"))["title"] for path in FILES]

    assert len(set(titles)) == len(titles)
    assert all(title[0].isupper() and len(title.split()) > 3 for title in titles)


# The worked examples of the rules ---------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Book:
    """How the rules of a game number their examples."""

    game: str
    file: str
    rule: str  # `XY-`
    example: str  # `WE-`
    number: int
    shape: str  # of an example in the book: its number, then the rules it shows


ROW = r"^\| {example}(\d+)\b.*\|\s*([^|]+?)\s*\|$"  # the last cell
DRAWN = r"^\*\*{example}(\d+)\b(?:(?!^\*\*|^## ).*\n)*?.*\[(HY-[^\]]+)\]$"  # a board, then brackets
BOOKS = (
    Book("xybrid", "xybrid.md", "XY-", "WE-", 40, ROW),
    Book("mutation_wars", "mutation-wars.md", "MW-", "E", 38, ROW),
    Book("hybrid", "hybrid.md", "HY-", "E", 59, DRAWN),
)


def worked_examples(book: Book) -> list[tuple[str, str]]:
    """Number of each example, and the rules it shows."""
    text = (ROOT / "docs" / "rules" / book.file).read_text("utf-8")
    return re.findall(book.shape.format(example=book.example), text, flags=re.MULTILINE)


def rule_ids(cell: str, prefix: str) -> list[str]:
    """`XY-1.2–1.4, 2.3` → XY-1.2, XY-1.3, XY-1.4, XY-2.3. Words like "terms" are no ids."""
    found: list[str] = []
    for item in cell.replace(prefix, "").split(","):
        match = re.fullmatch(r"\s*(\d+)\.(\d+)(?:[–-](?:\d+\.)?(\d+))?\s*", item)
        if match:
            chapter, first, last = match.groups()
            found += [f"{prefix}{chapter}.{number}" for number in range(int(first), int(last or first) + 1)]
    return found


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.game)
def test_the_worked_examples_are_numbered_through(book: Book) -> None:
    numbers = [int(number) for number, _ in worked_examples(book)]
    assert numbers == list(range(1, book.number + 1))


@pytest.mark.parametrize(
    ("book", "number", "cell"),
    [(book, *example) for book in BOOKS for example in worked_examples(book)],
    ids=lambda value: value[:8] if isinstance(value, str) else value.game,
)
def test_a_worked_example_has_a_scenario_that_names_its_rules(book: Book, number: str, cell: str) -> None:
    name = f"{book.rule}{book.example}{number:0>2}"
    paths = [path for path in FILES if re.fullmatch(rf"{name}(?!\d).*", path.stem)]
    assert paths
    shown: set[str] = set()
    for path in paths:
        shown |= set(tomllib.loads(path.read_text("utf-8"))["rules"])
    assert set(rule_ids(cell, book.rule)) <= shown
    assert all(RULE_ID.fullmatch(rule) for rule in shown)


@pytest.mark.parametrize("book", BOOKS[:2], ids=lambda book: book.game)
def test_every_rule_of_a_card_game_has_a_scenario(book: Book) -> None:
    shown = {
        rule
        for path in FILES
        if path.parent.name == book.game
        for rule in tomllib.loads(path.read_text("utf-8")).get("rules", [])
    }
    rules = {rule.id for chapter in read_chapters(book_of(book.game)) for rule in chapter.rules}
    assert rules - shown == set()


# The teaching page ------------------------------------------------------------------------------------------


def page_examples() -> list[str]:
    text = (ROOT / "docs" / "scenarios.md").read_text("utf-8")
    return [
        block for block in re.findall(r"```toml\n(.*?)```", text, flags=re.DOTALL) if "format = 1" in block
    ]


@pytest.mark.parametrize("example", page_examples(), ids=lambda example: example.split('"')[1])
def test_an_example_of_the_teaching_page_passes(example: str, tmp_path: Path) -> None:
    path = tmp_path / "example.toml"
    path.write_text(example, "utf-8")
    outcome = outcome_of(path)

    assert outcome.passed, outcome.message


CHAPTERS = {
    "xybrid": ("## 5. ", "## 6. "),
    "mutation_wars": ("### Facts and views", "### Chance"),
    "hybrid": ("**A warrior**", "**Chance**"),
}


@pytest.mark.parametrize("game", GAMES)
def test_the_page_lists_everything_that_then_knows(game: str) -> None:
    text = (ROOT / "docs" / "scenarios.md").read_text("utf-8")
    first, last = CHAPTERS[game]
    listed = set(re.findall(r"`(\w+)`", text.partition(first)[2].partition(last)[0]))
    facts = load_game(game).facts(load_game(game).start({}, 1))
    warrior = facts.get("figures", {}).get("A", {})
    assert {*facts, *warrior} - {"P1"} <= listed


# Files that are no scenarios --------------------------------------------------------------------------------

COMPLAINTS = {
    "arm-without-place": "no open slot",
    "bad-toml": "not readable as TOML: Illegal character '\\n' (at line 2",
    "core-in-hand": "C04: a core is never in deck, lab or hand (XY-13.4)",
    "dice": "XYbrid rolls no dice",
    "format-2": "needs `format = 1`, found 2",
    "no-rule-id": 'a list of rule ids like ["XY-4.3"]',
    "no-title": 'needs a title, like `title = "…"`',
    "part-twice": "lab names H03, which lies somewhere else already",
    "players-differ": "for 3 players, the configuration for 2",
    "refused-without-words": "step 1: refused needs the seat and words",
    "seat-not-there": "step 1: there is no seat P2 in a game of 2",
    "two-seats": "step 1 has 2 seats; one seat plays in a step",
    "unknown-card": "P0 names 'H99', which is no part of this pack (did you mean H09?)",
    "unknown-game": "no game 'xybird' (did you mean xybrid?)",
    "unknown-key": "no key 'gives' (did you mean given?)",
    "unknown-pack": "no pack or folder",
    "unknown-step": "step must be one of cores, mission, draw",
    "unknown-step-key": "step 1 has no key 'option' (did you mean options?)",
    "unknown-viewer": "then.seen_by has no 'P3'",
    "in-order-of-nothing": "step 1: in_order needs the options or choices that have an order",
    "one-letter-profile": "this pack has no profile 'T'; its profiles have names like 'G_AMBROSIUS'",
    "shuffle-in-hybrid": "Hybrid has no chance.shuffle; it has dice and pick",
    "told-by-number": "then.told.P0: a line is the code of a sentence",
    "told-to-nobody": "then.told has no 'P7'; it has P0 … P1 and spectator",
    "unreadable-line": "Cannot read '[H03 A01l hand{A18}'",
    "unreadable-option": "step 1: 'draw H99' cannot be read",
    "unreadable-words": "step 2: 'drwa A01' cannot be read: 'drwa A01' is not understood (did you",
}


@pytest.mark.parametrize("path", sorted(BROKEN.glob("*.toml")), ids=by_name)
def test_a_broken_file_is_told_apart_and_says_what_is_wrong(path: Path) -> None:
    outcome = outcome_of(path)

    assert outcome.broken
    assert not outcome.passed
    assert COMPLAINTS[path.stem] in outcome.message
    assert "\n" not in outcome.message


def test_a_place_without_scenarios_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadScenario, match=r"no scenario \(\*\.toml\) in this folder"):
        run_paths([tmp_path])
    with pytest.raises(BadScenario, match="no such file or folder"):
        run_paths([tmp_path / "nowhere.toml"])


def test_a_file_that_is_no_text_is_broken(tmp_path: Path) -> None:
    path = tmp_path / "bytes.toml"
    path.write_bytes(b"\xff\xfe\x00")
    assert outcome_of(path).message == "is not a text in UTF-8."

    path.write_text("#" * 300_000)
    assert outcome_of(path).message == "the file is larger than 256 kB."


# Scenarios that fail ----------------------------------------------------------------------------------------

LAB = 'given.P0 = "C02[A01l A10r L02]"\ngiven.lab = "A18 A25 H06 L13 X01"\ngiven.deck = "A02 A03 A04"\n'
SEALED = (
    'given.step = "breakthroughs"\ngiven.P0 = "C02 breakthroughs{B01}"\ngiven.P1 = "C04 breakthroughs{B02}"\n'
)
TIE = (
    'given.players = 3\ngiven.step = "refresh"\ngiven.P0 = "C03 inf 9"\ngiven.P1 = "C04"\ngiven.P2 = "C12"\n'
)

FAILING = {
    LAB + 'play = [{ asked = "P1" }]': "step 1: asked is DRAW of P0, expected P1.",
    LAB + 'play = [{ asked = "MISSION" }]': "step 1: asked is DRAW of P0, expected MISSION.",
    LAB + 'play = [{ asked = "nobody" }]': "step 1: asked is DRAW of P0, expected nobody.",
    'given.step = "over"\nplay = [{ asked = "P0" }]': "step 1: asked is nobody, expected P0.",
    LAB + 'play = [{ options = ["draw H06"] }]': (
        "step 1: options are draw H06, draw X01; expected draw H06."
    ),
    LAB + 'play = [{ choices = [] }]': "step 1: choices are draw H06, draw X01; expected none.",
    LAB + 'play = [{ options_include = ["draw A18"] }]': (
        "step 1: 'draw A18' is not offered; offered: draw H06, draw X01."
    ),
    LAB + 'play = [{ options_exclude = ["draw X01"] }]': "step 1: 'draw X01' is offered, and should not be.",
    LAB + 'play = [{ P0 = "draw A18" }]': (
        "step 1: P0 'draw A18' is refused (not_needed): Your monster does not need Pendulum Hammer (A18)"
    ),
    LAB + 'play = [{ P1 = "draw H06" }]': "step 1: P1 'draw H06' is refused (not_your_turn)",
    LAB + 'play = [{ P0 = "draw H06", refused = "not_needed" }]': (
        "step 1: 'draw H06' of P0 is allowed, expected the refusal not_needed."
    ),
    LAB + 'play = [{ P0 = "draw H03", refused = "not_needed" }]': "'draw H03' is refused with not_in_lab (",
    LAB + 'play = [{ P0 = "take back" }]': "step 1: P0 'take back': P0 has nothing to take back.",
    LAB + 'play = [{ P0 = "draw H06", then = { lab = "H06" } }]': (
        "step 1: lab is A18 A25 L13 X01, expected H06."
    ),
    LAB + 'then.lab = ""': "lab is A18 A25 H06 L13 X01, expected nothing.",
    LAB + "then.lab = 4": "lab holds 5 cards, expected 4.",
    LAB + 'then.lab = "A01 …"': "lab is A18 A25 H06 L13 X01, expected A01 ….",
    LAB + 'then.deck = "A03 A02 A04"': "deck is A02 A03 A04, expected A03 A02 A04.",
    LAB + 'then.deck = "… A02"': "deck is A02 A03 A04, expected … A02.",
    LAB + "then.lab = true": "lab is a zone: compare it with cards or with their number, not with true.",
    LAB + 'then.P0 = "C02[A01r A10l L02]"': "P0.monster is C02 A01l A10r L02, expected C02 A01r A10l L02.",
    LAB + 'then.P0.hand = "A18"': "P0.hand is nothing, expected A18.",
    LAB + "then.infamy.P0 = 3": "infamy.P0 is 0, expected 3.",
    LAB + "then.infmay.P0 = 3": "infmay is not something that can be compared (did you mean infamy?).",
    LAB + "then.infamy = 3": "infamy has parts; name one of them: P0, P1.",
    LAB + "then.complete.P0 = true": "complete.P0 is false, expected true.",
    LAB + 'then.needs.P0 = ["legs"]': "needs.P0 is ['head'], expected ['legs'].",
    LAB + "then.values.A01 = 5": "values.A01 is 7, expected 5.",
    LAB + "then.seen_by.P1.deck = 84": "seen_by.P1.deck is 3, expected 84.",
    LAB + 'then.seen_by.P1.players.P0.legs = "L13"': "seen_by.P1.players.P0.legs is L02, expected L13.",
    LAB + 'then.seen_by.P1.players.P0.head = "H06"': (
        "seen_by.P1.players.P0.head is nothing, expected H06."
    ),
    LAB + 'then.seen_by.spectator.peeked = ["A02"]': "seen_by.spectator.peeked is [], expected ['A02'].",
    SEALED + 'then.seen_by.P0.players.P1.breakthroughs = "B02"': (
        "seen_by.P0.players.P1.breakthroughs is nothing, expected B02."
    ),
    SEALED + 'play = [{ P0 = "none" }]\nthen.asked = ["P0"]': "asked is ['P1'], expected ['P0'].",
    LAB + 'play = [{ asked = "P1 DRAW" }]': "step 1: asked is DRAW of P0, expected P1 DRAW.",
    LAB + 'play = [{ asked = "P0 MISSION" }]': "step 1: asked is DRAW of P0, expected P0 MISSION.",
    LAB + 'play = [{ options = ["draw X01", "draw H06"], in_order = true }]': (
        "step 1: options are draw H06, draw X01; expected draw X01, draw H06 in this order."
    ),
    LAB + 'play = [{ choices = ["draw X01", "draw H06"], in_order = true }]': (
        "step 1: choices are draw H06, draw X01; expected draw X01, draw H06 in this order."
    ),
    LAB + 'play = [{ P0 = "draw H06", then.told.P1 = ["drawn"] }]': (
        "step 1: told.P1 is drawn (player P0, part H06), attached (player P0, part H06, slot head), "
        "turn_started (player P1); expected drawn."
    ),
    LAB + 'play = [{ P0 = "draw H06", then.told.spectator = [{ code = "drawn", part = "X01" }, "…"] }]': (
        "expected drawn (part X01), …."
    ),
    LAB + 'play = [{ P0 = "draw H06" }]\nthen.told.P0 = []': "told.P0 is ",
    LAB + 'chance.shuffle = ["A01"]': "chance.shuffle is not used up: A01 was never shuffled.",
    TIE + 'chance.pick = ["P1", "A14", "A15"]': (
        "chance.pick is not used up: A14, A15 were never picked."
    ),
    TIE + 'chance.pick = ["P0"]': "FIRST_PLAYER is not a possible one.",
    TIE + 'chance.shuffle = ["C01"]': "names a card that is not being shuffled",
}  # fmt: skip


@pytest.mark.parametrize(("text", "message"), FAILING.items(), ids=range(len(FAILING)))
def test_a_failing_scenario_says_what_it_found(text: str, message: str, tmp_path: Path) -> None:
    path = tmp_path / "failing.toml"
    path.write_text(HEAD + text + "\n", "utf-8")
    outcome = outcome_of(path)

    assert not outcome.passed
    assert not outcome.broken, outcome.message
    assert message in outcome.message
