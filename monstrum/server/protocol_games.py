"""The messages about games themselves: their cards and their rules."""

from msgspec import Struct

from monstrum.core.board import Face


class Faces(Struct, frozen=True):
    """Every card of a game as it is printed. It changes with the pack only."""

    game: str
    pack: str
    pack_hash: str
    faces: list[Face]
    terms: list[Face]  # the words they use, explained: triggers, modes, aptitudes


class RuleText(Struct, frozen=True):
    """One rule."""

    id: str  # `XY-4.3`
    text: str  # with two marks of Markdown: **strong** and `code`
    tags: list[str]  # where it comes from: "[rulebook]", "[ruling: why]"
    scenarios: list[str]  # names of scenarios that show it, where this server has them


class RuleChapter(Struct, frozen=True):
    """One chapter of a rule book."""

    id: str  # `XY-4`
    title: str
    rules: list[RuleText]


class RuleBook(Struct, frozen=True):
    """All rules of one game, in the order of the book."""

    game: str
    title: str
    chapters: list[RuleChapter]
    brief: list[
        str
    ]  # the game in a few sentences, with the marks of a rule's text; empty if nobody wrote them
