"""How far each language has come, and what in it does not fit: a part of `python -m tools.sentences`.

| | |
|---|---|
| missing | a message, or the name and text of a card, that English has |
| strange | a message or a variable that English has not, and that is given nowhere |
| misfit | a plural its language does not know; a choice by a number that is a word; a form no word has |
| unused | a form of a term that no sentence wants |

A language of `COMPLETE` (`monstrum/texts/languages.py`) lacks nothing; the others may.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from babel import Locale
from fluent.syntax import ast as ftl
from fluent.syntax import serialize as serialized
from fluent.syntax.visitor import Visitor

from monstrum.content.language import CAPITAL, INITIAL, VOWELS, Catalogue
from monstrum.content.pack import ENGLISH, PRINTED
from monstrum.games.library import game_names, load_game
from monstrum.kit.speaker import Speaker
from monstrum.kit.table_game import TableGame
from monstrum.texts.languages import COMPLETE
from monstrum.texts.platform import platform

PLURALS: Final = ("zero", "one", "two", "few", "many", "other")
OWN: Final = {VOWELS}  # what only a translation has


class Look(Visitor):
    """What one message is made of, its forms included."""

    def __init__(self, message: ftl.Message) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.chosen: dict[str, set[str]] = {}  # variables that choose, with what they choose from
        self.visit(message)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.references.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        if isinstance(node.selector, ftl.VariableReference):
            keys = {
                variant.key.name if isinstance(variant.key, ftl.Identifier) else variant.key.value
                for variant in node.variants
            }
            self.chosen.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


class Written:
    """A catalogue, looked at."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.file = catalogue.path.name
        self.messages = catalogue.messages
        self.looks = {id: Look(message) for id, message in self.messages.entries.items()}
        names = [entry.id.name for entry in self.messages.resource.body if isinstance(entry, ftl.Message)]
        self.twice = sorted({name for name in names if names.count(name) > 1})
        self.parts = {part for look in self.looks.values() for part in look.references}

    def source(self, id: str) -> str:
        """A message as it is written in the file."""
        return serialized(ftl.Resource([self.messages.entries[id]]))

    def variables(self, id: str) -> set[str]:
        look = self.looks.get(id)
        if look is None:
            return set()
        return look.variables.union(*(self.variables(part) for part in look.references))

    def words(self, id: str) -> set[str]:
        """The variables of a message, whatever form of them it wants."""
        return {name.partition("-")[0] for name in self.variables(id)}


@dataclass(slots=True)
class Progress:
    """How much of one language there is in one place."""

    language: str
    place: str
    there: int = 0
    missing: list[str] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)


def progress(given: Mapping[str, Mapping[str, set[str]]]) -> Iterator[Progress]:
    """Of every language in the platform and each game. `given`: by place and message, what the code gives."""
    yield from in_place("platform", platform(), given.get("platform", {}))
    for name in game_names():
        game = load_game(name)
        assert isinstance(game, TableGame)
        yield from in_place(name, game.speaker, given.get(name, {}), game)


def in_place(
    place: str, speaker: Speaker, given: Mapping[str, set[str]], game: "TableGame[Any] | None" = None
) -> Iterator[Progress]:
    english = Written(speaker.catalogues[ENGLISH])
    for language in sorted({*speaker.catalogues, *COMPLETE} - {ENGLISH}):
        found = Progress(language, place)
        translated = speaker.catalogues.get(language)
        if translated is None:
            found.missing = sorted(english.looks)
        else:
            compared(found, Written(translated), english, speaker, given)
        if game is not None:
            printed(found, game)
        yield found


def compared(
    found: Progress, written: Written, english: Written, speaker: Speaker, given: Mapping[str, set[str]]
) -> None:
    for id in english.looks:
        if id in written.looks:
            found.there += 1
        elif id not in english.parts:  # a part of other messages: every language has its own
            found.missing.append(id)
    found.wrong += [f"misfit: {written.file}: {id} is there twice" for id in written.twice]
    for id, look in written.looks.items():
        if id not in english.looks and id not in written.parts | OWN:
            found.wrong.append(f"strange: {written.file} has {id}")
        elif id in english.looks:
            known = english.words(id) | given.get(id, set()) | {"reader"}
            unknown = sorted(written.words(id) - known)
            found.wrong += [f"strange: {written.file}: {id} has ${name}" for name in unknown]
        found.wrong += plurals(written.file, id, look, speaker, found.language)
    found.wrong += forms(written, speaker, found.language)


def plurals(file: str, id: str, look: Look, speaker: Speaker, language: str) -> Iterator[str]:
    """Numbers choose, and by the plurals of their language."""
    for variable, keys in look.chosen.items():
        if (keys & {*PLURALS[:-1]} or any(key.isdecimal() for key in keys)) and (
            variable not in speaker.counted | {"amount"}
        ):
            yield f"misfit: {file}: {id} chooses by the number ${variable}, which is a word"
    yield from plural_misfits(file, id, look, language)


def plural_misfits(file: str, id: str, look: Look, language: str) -> Iterator[str]:
    known = {*Locale.parse(language.replace("-", "_")).plural_form.tags, "other"}
    for keys in look.chosen.values():
        for key in sorted(keys & {*PLURALS} - known):
            yield f"misfit: {file}: {id} has a plural [{key}], which this language has not"


def forms(written: Written, speaker: Speaker, language: str) -> Iterator[str]:
    """What sentences want of words, and what words have."""
    wanted: dict[str, str] = {}
    for id, look in written.looks.items():
        for name in sorted(look.variables):
            if "-" in name:
                wanted.setdefault(name.partition("-")[2], id)
    had = {each for id in written.looks for each in written.messages.attributes(id)}
    printed = speaker.names.texts.get(language, {}).values()
    of_cards = {key for words in printed for key in words} - PRINTED.keys()
    for form in sorted(wanted.keys() - had - of_cards - {INITIAL, CAPITAL}):
        yield f"misfit: {written.file}: {wanted[form]} wants the form {form}, which no word has"
    for form in sorted(had - wanted.keys()):
        yield f"unused: {written.file}: no sentence wants the form {form}"


def printed(found: Progress, game: "TableGame[Any]") -> None:
    """The cards of the shipped pack."""
    texts = game.names.texts
    for id, english in texts[ENGLISH].items():
        for key in english:
            if texts.get(found.language, {}).get(id, {}).get(key):
                found.there += 1
            else:
                found.missing.append(f"[{id}] {key}")


def report(all: Iterable[Progress], listed: str = "") -> tuple[list[str], list[str]]:
    """A line for each language, and complaints; `listed`: of which language all that is missing is told."""
    lines: list[str] = []
    wrong: list[str] = []
    by_language: dict[str, list[Progress]] = {}
    for each in all:
        by_language.setdefault(each.language, []).append(each)
    for language, places in by_language.items():
        there = sum(each.there for each in places)
        whole = there + sum(len(each.missing) for each in places)
        share = 100 * there / whole if whole else 100.0
        parts = ", ".join(f"{each.place} {percent(each)}" for each in places)
        lines.append(f"{language}: {int(share * 10) / 10:g} % ({there} of {whole}): {parts}")
        wrong += [f"{each.place}: {line}" for each in places for line in each.wrong]
        if language == listed or language in COMPLETE:
            wrong += [f"{each.place}: missing: {language}: {id}" for each in places for id in each.missing]
    return lines, wrong


def percent(found: Progress) -> str:
    """Nothing but all is 100."""
    whole = found.there + len(found.missing)
    return f"{100 * found.there // whole if whole else 100} %"
