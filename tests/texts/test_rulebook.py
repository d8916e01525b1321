"""Reading the rule books."""

import re

import pytest

from monstrum.texts.rulebook import UnknownRule, book_folder, load_rulebook, read_chapters


def test_every_row_that_starts_with_a_rule_id_is_read() -> None:
    books = ("mutation-wars.md", "xybrid.md")
    texts = [(book_folder() / book).read_text("utf-8") for book in books]
    rows = [re.findall(r"^\| ((?:MW|XY)-\d+\.\d+) \|", text, flags=re.MULTILINE) for text in texts]

    assert [len(set(ids)) for ids in rows] == [113, 98]
    assert list(load_rulebook().rules) == rows[0] + rows[1]


def test_a_rule_knows_its_chapter_and_each_of_its_tags() -> None:
    rule = load_rulebook().rule("XY-4.6")

    assert rule.chapter == "XY-4"
    assert rule.tags == ("[rulebook] trigger", "[ruling: order]")


def test_every_rule_says_where_it_comes_from() -> None:
    for rule in load_rulebook().rules.values():
        assert rule.tags, rule.id
        assert all(tag.startswith(("[rulebook]", "[ruling", "[site]")) for tag in rule.tags), rule.id


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
