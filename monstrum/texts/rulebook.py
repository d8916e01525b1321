"""The rule books as data: every rule by id, by chapter, and by its words.

The books are Markdown files for readers. A rule is a row of a table whose first cell is a rule id; the
heading above the table names the chapter. The files lie in `docs/rules` of a checkout, and in
`monstrum/rulebooks` once installed; a game that others bring has its `rules.md` beside its `__init__.py`.
The rules are English. A page in another language, `fr/xybrid.md` or `rules.fr.md`, has the game in a few
sentences, and the titles of the chapters.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from difflib import SequenceMatcher
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from monstrum.core.errors import MonstrumError
from monstrum.games.library import ENTRIES, OURS
from monstrum.kit.speaker import ENGLISH

PREFIX: Final = "|".join(entry.rules for entry in ENTRIES.values())
RULE_ID: Final = re.compile(rf"({PREFIX})-\d+\.\d+")
CHAPTER_ID: Final = re.compile(rf"({PREFIX})-\d+")
LOOKS_LIKE_AN_ID: Final = re.compile(r"[A-Z]+-\d+(\.\d+)?")

IN_SHORT: Final = "\n## In short\n"

_CHAPTER_HEADING: Final = re.compile(rf"#+ ((?:{PREFIX})-\d+) (.+)")
_CELL_BORDER: Final = re.compile(r"(?<!\\)\|")
_TAG_BORDER: Final = re.compile(r";\s*(?=\[)")


class UnknownRule(MonstrumError):
    """Nothing in the rule books has this id or these words."""


@dataclass(frozen=True)
class Rule:
    """One row of a rule table."""

    id: str
    text: str
    tags: tuple[str, ...]  # where the rule comes from: "[rulebook]", "[ruling: why]"
    chapter: str


@dataclass(frozen=True)
class Chapter:
    """One chapter of one game's rules."""

    id: str
    title: str
    rules: tuple[Rule, ...]


class Rulebook:
    """All rules of all games, in the order of the books."""

    def __init__(self, chapters: Iterable[Chapter]) -> None:
        self.chapters: Final[Mapping[str, Chapter]] = {chapter.id: chapter for chapter in chapters}
        self.rules: Final[Mapping[str, Rule]] = {
            rule.id: rule for chapter in self.chapters.values() for rule in chapter.rules
        }

    def rule(self, rule_id: str) -> Rule:
        """The rule of that id; capitals do not matter."""
        found = self.rules.get(rule_id.upper())
        if found is None:
            raise UnknownRule(f"There is no rule {rule_id}. Nearest: {', '.join(self.nearest(rule_id))}.")
        return found

    def chapter(self, chapter_id: str) -> Chapter:
        """The chapter of that id; capitals do not matter."""
        found = self.chapters.get(chapter_id.upper())
        if found is None:
            known = ", ".join(_closest(chapter_id, self.chapters))
            raise UnknownRule(f"There is no chapter {chapter_id}. Nearest: {known}.")
        return found

    def nearest(self, rule_id: str) -> list[str]:
        """The ids most like this one, for somebody who mistyped."""
        return _closest(rule_id, self.rules)

    def search(self, words: str) -> list[Rule]:
        """Every rule whose text, or whose chapter's title, contains all these words."""
        wanted = words.casefold().split()
        return [
            rule
            for rule in self.rules.values()
            if all(word in f"{rule.text} {self.chapters[rule.chapter].title}".casefold() for word in wanted)
        ]


def load_rulebook(folder: Traversable | None = None, language: str = ENGLISH) -> Rulebook:
    """Every rule of every book of a folder, by default the books of this installation; its chapters with
    their titles in a language."""
    books = (folder or book_folder()).iterdir()
    texts = [book.read_text("utf-8") for book in sorted(books, key=lambda book: book.name) if _is_book(book)]
    texts += [book_of(name) for name in ENTRIES if name not in OURS and not folder]
    titles = {id: title for name in ENTRIES for id, title in titles_in(name, language).items()}
    return Rulebook(titled(chapter, titles) for text in texts for chapter in read_chapters(text))


def book_folder() -> Traversable:
    """Where the rule books lie: beside the installed code, or in the checkout the code runs from."""
    package = files("monstrum")
    installed = package / "rulebooks"
    return installed if installed.is_dir() else package / ".." / "docs" / "rules"


def book_of(game: str) -> str:
    """The book of a game: `mutation_wars` has its rules in `mutation-wars.md`. What nobody wrote is empty."""
    if game not in OURS:
        book = files(ENTRIES[game].load.partition(".")[0]) / "rules.md"
        return book.read_text("utf-8") if book.is_file() else ""
    return (book_folder() / f"{game.replace('_', '-')}.md").read_text("utf-8")


def page_of(game: str, language: str) -> str:
    """What is written about a game in another language; nothing if nobody wrote it."""
    if game not in OURS:
        page = files(ENTRIES[game].load.partition(".")[0]) / f"rules.{language}.md"
    else:
        page = book_folder() / language / f"{game.replace('_', '-')}.md"
    return page.read_text("utf-8") if language != ENGLISH and page.is_file() else ""


def chapters_of(game: str, language: str = ENGLISH) -> list[Chapter]:
    """The chapters of a game in order, with their titles in a language as far as they have any."""
    titles = titles_in(game, language)
    return [titled(chapter, titles) for chapter in read_chapters(book_of(game))]


def brief_of(game: str, language: str = ENGLISH) -> list[str]:
    """The game in a few sentences, in English if nobody wrote them in this language."""
    return read_list(page_of(game, language)) or read_brief(book_of(game))


def titles_in(game: str, language: str) -> dict[str, str]:
    return {chapter.id: chapter.title for chapter in read_chapters(page_of(game, language))}


def titled(chapter: Chapter, titles: Mapping[str, str]) -> Chapter:
    return replace(chapter, title=titles.get(chapter.id, chapter.title))


def read_brief(markdown: str) -> list[str]:
    """The game in a few sentences: the list below the heading *In short*."""
    _, found, rest = markdown.partition(IN_SHORT)
    return read_list(rest.partition("\n#")[0]) if found else []


def read_list(markdown: str) -> list[str]:
    return [line.removeprefix("- ").strip() for line in markdown.splitlines() if line.startswith("- ")]


def read_chapters(markdown: str) -> list[Chapter]:
    """The chapters of one book that have rules, in order."""
    titles: dict[str, str] = {}
    rules: dict[str, list[Rule]] = {}
    for line in markdown.splitlines():
        if heading := _CHAPTER_HEADING.fullmatch(line.strip()):
            titles[heading[1]] = heading[2]
            rules[heading[1]] = []
        elif rule := _read_rule(line):
            if rule.chapter not in rules:
                raise UnknownRule(f"Rule {rule.id} stands before the heading of its chapter {rule.chapter}.")
            rules[rule.chapter].append(rule)
    return [Chapter(chapter, title, tuple(rules[chapter])) for chapter, title in titles.items()]


def _read_rule(line: str) -> Rule | None:
    cells = [cell.strip() for cell in _CELL_BORDER.split(line)[1:-1]]
    if len(cells) < 2 or not RULE_ID.fullmatch(cells[0]):
        return None
    tags = tuple(_TAG_BORDER.split(cells[2])) if len(cells) > 2 else ()
    return Rule(cells[0], cells[1].replace(r"\|", "|"), tags, cells[0].partition(".")[0])


def _is_book(file: Traversable) -> bool:
    return file.is_file() and file.name.endswith(".md")


def _closest(typed: str, known: Iterable[str], limit: int = 3) -> list[str]:
    typed = typed.upper()
    return sorted(known, key=lambda word: -SequenceMatcher(None, typed, word).ratio())[:limit]
