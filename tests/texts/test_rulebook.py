"""Reading the rule books."""

import re

import pytest

from monstrum.texts.rulebook import (
    RULE_ID,
    UnknownRule,
    book_folder,
    brief_of,
    chapters_of,
    load_rulebook,
    read_chapters,
)

SOURCES = ("[rulebook]", "[ruling", "[site]", "[recovered: S", "[derived]")


@pytest.mark.parametrize(
    ("book", "letters", "number"),
    [("xybrid.md", "XY", 99), ("mutation-wars.md", "MW", 113), ("hybrid.md", "HY", 223)],
)
def test_every_row_that_starts_with_a_rule_id_is_read(book: str, letters: str, number: int) -> None:
    text = (book_folder() / book).read_text("utf-8")
    rows = re.findall(rf"^\| ({letters}-\d+\.\d+) \|", text, flags=re.MULTILINE)

    assert len(rows) == len(set(rows)) == number
    assert [rule for rule in load_rulebook().rules if rule.startswith(letters)] == rows


def test_a_rule_knows_its_chapter_and_each_of_its_tags() -> None:
    rule = load_rulebook().rule("XY-4.6")

    assert rule.chapter == "XY-4"
    assert rule.tags == ("[rulebook] trigger", "[ruling: order]")


def test_every_rule_says_where_it_comes_from() -> None:
    for rule in load_rulebook().rules.values():
        assert rule.tags, rule.id
        assert all(tag.startswith(SOURCES) for tag in rule.tags), rule.id


def test_ids_that_are_only_mentioned_are_no_rules() -> None:
    (chapter,) = read_chapters(
        "### XY-1 Setup\nSee XY-1.9.\n| XY-1.1 | Like XY-1.8. | [rulebook] |\n| x | XY-1.7 |\n"
    )

    assert [rule.id for rule in chapter.rules] == ["XY-1.1"]


def test_a_rule_outside_its_chapter_is_refused() -> None:
    with pytest.raises(UnknownRule, match=r"XY-2\.1 stands before"):
        read_chapters("### XY-1 Setup\n| XY-2.1 | Lost. | [rulebook] |\n")


def test_a_search_finds_words_of_the_text_and_of_the_chapter_title() -> None:
    book = load_rulebook()

    assert [rule.id for rule in book.search("gridlock")] == ["XY-6.3"]
    assert "XY-11.2" in [rule.id for rule in book.search("most infamy end")]


@pytest.mark.parametrize("game", ["xybrid", "mutation_wars", "hybrid"])
@pytest.mark.parametrize("language", ["fr", "de"])
def test_another_language_has_all_titles_and_tells_the_same_in_short(game: str, language: str) -> None:
    english, other = chapters_of(game), chapters_of(game, language)
    assert [(chapter.id, chapter.rules) for chapter in other] == [
        (chapter.id, chapter.rules) for chapter in english
    ]
    book = load_rulebook(language=language)
    for chapter in other:
        assert book.chapters[chapter.id].title == chapter.title
    told = [(one.title, two.title) for one, two in zip(english, other, strict=True)]
    same = [title for title, translated in told if title == translated]
    assert len(same) <= 3, same  # Activation is Activation
    assert [named(sentence) for sentence in brief_of(game, language)] == [
        named(one) for one in brief_of(game)
    ]
    assert not set(brief_of(game)) & set(brief_of(game, language))


def test_a_language_nobody_wrote_has_the_english_book() -> None:
    assert chapters_of("xybrid", "tlh") == chapters_of("xybrid")
    assert brief_of("xybrid", "tlh") == brief_of("xybrid")


def named(sentence: str) -> list[str]:
    return [match[0] for match in RULE_ID.finditer(sentence)]
