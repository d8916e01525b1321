"""`monstrum rules`: a rule, a chapter, or every rule that contains a word."""

import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.text import Text

from monstrum.texts.rulebook import LOOKS_LIKE_AN_ID, Chapter, Rule, Rulebook, UnknownRule, load_rulebook
from monstrum.texts.showcases import find_checkout, showcases

_INLINE: Final = re.compile(r"\*\*(?P<strong>.+?)\*\*|`(?P<code>.+?)`")


def register(app: typer.Typer) -> None:
    """Add the verb to the command line."""
    app.command("rules")(rules)


def rules(
    words: Annotated[
        list[str] | None, typer.Argument(help="A rule (XY-4.3), a chapter (XY-4), or words to search for.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON: always a list.")] = False,
) -> None:
    """Print rules: one by its id, a chapter, or all that contain some words."""
    book = load_rulebook()
    query = " ".join(words or ()).strip()
    if not query:
        _print_contents(book, as_json)
    elif not LOOKS_LIKE_AN_ID.fullmatch(query.upper()):
        _print_rules(book, _found(book, query), as_json)
    elif "." in query:
        _print_rule(book, book.rule(query), as_json)
    else:
        chapter = book.chapter(query)
        _print_rules(book, chapter.rules, as_json, heading=chapter)


def _found(book: Rulebook, words: str) -> list[Rule]:
    found = book.search(words)
    if not found:
        raise UnknownRule(f"No rule contains {words[:60]!r}. `monstrum rules` lists the chapters.")
    return found


def _print_contents(book: Rulebook, as_json: bool) -> None:
    if as_json:
        _print_json(
            [
                {"chapter": chapter.id, "title": chapter.title, "rules": [rule.id for rule in chapter.rules]}
                for chapter in book.chapters.values()
            ]
        )
        return
    for chapter in book.chapters.values():
        _print(_heading(chapter), Text(f"  ({len(chapter.rules)} rules)", style="dim"))


def _print_rule(book: Rulebook, rule: Rule, as_json: bool) -> None:
    if as_json:
        _print_json([_as_data(book, rule)])
        return
    _print(Text(rule.id, style="bold"), Text(f"  {book.chapters[rule.chapter].title}", style="dim"))
    _print(_styled(rule.text))
    _print(Text("; ".join(rule.tags), style="dim"))
    for path in _shown_by(rule):
        _print(Text(f"shown by {path}"))


def _print_rules(
    book: Rulebook, rules: Sequence[Rule], as_json: bool, heading: Chapter | None = None
) -> None:
    if as_json:
        _print_json([_as_data(book, rule) for rule in rules])
        return
    if heading is not None:
        _print(_heading(heading))
    for rule in rules:
        _print(Text(rule.id, style="bold"), Text("  "), _styled(rule.text))


def _as_data(book: Rulebook, rule: Rule) -> dict[str, object]:
    return {
        "id": rule.id,
        "chapter": rule.chapter,
        "title": book.chapters[rule.chapter].title,
        "text": rule.text,
        "tags": list(rule.tags),
        "scenarios": _shown_by(rule),
    }


def _shown_by(rule: Rule) -> list[str]:
    checkout = find_checkout(Path.cwd())
    return showcases(checkout, rule.id) if checkout else []


def _heading(chapter: Chapter) -> Text:
    return Text.assemble((chapter.id, "bold"), "  ", chapter.title)


def _styled(markdown: str) -> Text:
    """The few marks that rule texts use, strong and code, as terminal styles."""
    styled = Text()
    end = 0
    for mark in _INLINE.finditer(markdown):
        styled.append(markdown[end : mark.start()])
        styled.append(mark["strong"] or mark["code"], style="bold" if mark["strong"] else "cyan")
        end = mark.end()
    return styled.append(markdown[end:])


def _print(*pieces: Text) -> None:
    """One line on a terminal is wrapped at words; in a pipe it stays one line."""
    console = Console(highlight=False, emoji=False)
    console.print(Text().join(pieces), soft_wrap=not console.is_terminal)


def _print_json(rows: object) -> None:
    typer.echo(json.dumps(rows, ensure_ascii=False, indent=2))
