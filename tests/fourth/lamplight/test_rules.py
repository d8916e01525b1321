"""The rules of Lamplight: its scenarios, and every rule of its book is shown by one."""

from pathlib import Path

import pytest

from monstrum.kit.cards.game import CardGame
from monstrum.texts.rulebook import RULE_ID, book_of, read_brief, read_chapters
from monstrum.texts.scenario import run_file
from monstrum.texts.showcases import rules_shown

SCENARIOS = sorted((Path(__file__).parents[3] / "examples" / "lamplight" / "scenarios").glob("*.toml"))


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
def test_a_scenario_comes_out_as_it_says(path: Path) -> None:
    outcome = run_file(path)
    assert outcome.passed, outcome.message


def test_every_rule_is_shown() -> None:
    shown = {rule for path in SCENARIOS for rule in rules_shown(path)}
    assert shown == {rule.id for chapter in read_chapters(book_of("lamplight")) for rule in chapter.rules}


def test_the_book_tells_the_game_in_short() -> None:
    brief = read_brief(book_of("lamplight"))
    assert len(brief) == 5
    assert all(RULE_ID.search(sentence) for sentence in brief)


def test_everything_that_is_said_has_a_sentence(game: CardGame) -> None:
    said = game.speaker.catalogues["en"].codes
    assert game.story.codes() <= said("events")
    for line in game.table.asks():
        if line.name != "DRAW":
            assert line.name.lower() in said("prompts") & said("waiting")
            assert line.name in said("decisions")
