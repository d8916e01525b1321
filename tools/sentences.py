"""Whether the catalogues say what the program wants said: `python -m tools.sentences` is silent, or lists

| | |
|---|---|
| missing | what the code says, a decision that is asked, an event that is told, without a message |
| unused | a message whose code nothing in the sources spells, and no other message is made of |
| misfit | a variable that the code does not give; a parameter that is given and not said |
| silent | a message of an event that names a person and has no form for when that person reads it |

Then how far the translations have come (`tools/translations.py`); with a language, what it lacks.

A call is looked at where its section, its code and its parameters are written out; the tables of `asks.py`
and `rules/events.py` are looked at line by line. Exit code 1 if there is anything.
"""

import ast
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final

from monstrum.content.pack import ENGLISH
from monstrum.content.problems import PackErrors
from monstrum.core.contract import Game
from monstrum.core.state import CHANCE
from monstrum.games.library import game_names, load_game
from monstrum.kit.speaker import BOTH, NOBODY, Speaker
from monstrum.kit.story import UNREAD
from monstrum.kit.table_game import TableGame
from monstrum.texts.platform import platform
from tools import page_words
from tools.translations import Written, progress, report

PROGRAM: Final = Path(__file__).resolve().parents[1] / "monstrum"
SHARED: Final = ("kit", "texts", "terminal", "cli", "server")  # beside a game's own sources
OF_THE_PLATFORM: Final = ("answers", "notices", "prompts", "terminal")
OWN_SECTION: Final = {"said": "answers", "phrase": "terminal"}  # functions that say something of one section
BY_THE_SPEAKER: Final = {"reader", "others"}
CODED: Final = {"Refusal": "refusals", "Line": "explain", "about": "refusals", "elsewhere": "refusals"}


@dataclass(slots=True)
class Spelled:
    """What the sources of a game spell."""

    words: set[str] = field(default_factory=set)
    patterns: set[str] = field(default_factory=set)
    said: list[tuple[str, str, set[str], bool]] = field(default_factory=list)  # …; whether all are known


@cache
def spelled(*folders: Path) -> Spelled:
    found = Spelled()
    for path in (path for folder in folders for path in folder.rglob("*.py")):
        for node in ast.walk(parsed(path)):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.words.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                fixed = [str(piece.value) if isinstance(piece, ast.Constant) else "" for piece in node.values]
                if len("".join(fixed)) > 2:  # f"{a}_{b}" spells anything
                    found.patterns.add("".join(re.escape(piece) or r"[\w-]*" for piece in fixed))
            elif isinstance(node, ast.Call) and (said := said_by(node)):
                found.said.append(said)
    return found


@cache
def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


def said_by(call: ast.Call) -> tuple[str, str, set[str], bool] | None:
    """Section, code and parameters of a call that says something, as far as they are written out."""
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    texts = [arg.value if isinstance(arg, ast.Constant) else None for arg in call.args]
    if name in OWN_SECTION:
        code, keys = texts[0] if texts else None, {word.arg for word in call.keywords if word.arg}
        whole = all(word.arg for word in call.keywords)
        return (OWN_SECTION[name], code, keys, whole) if isinstance(code, str) else None
    if name in ("say", "plain"):
        section, code = (*texts, None, None)[:2]
        keys = {word.arg for word in call.keywords if word.arg}
        whole = all(word.arg for word in call.keywords)
        return (section, code, keys, whole) if isinstance(section, str) and isinstance(code, str) else None
    if name not in CODED or not texts:
        return None
    coded = next((text for text in texts if isinstance(text, str) and re.fullmatch(r"[a-z_]+", text)), None)
    given = [arg for arg in call.args if isinstance(arg, ast.Dict)]
    whole = name in ("Refusal", "Line") and len(given) == 1 and None not in given[0].keys
    keys = {str(key.value) for arg in given for key in arg.keys if isinstance(key, ast.Constant)}
    return (CODED[name], coded, keys, whole) if coded else None


# What a game wants ----------------------------------------------------------------------------------


def complaints(game: Game) -> Iterator[str]:
    assert isinstance(game, TableGame)
    english = Written(game.speaker.catalogues[ENGLISH])
    sources = spelled(PROGRAM / "games" / game.name, *(PROGRAM / folder for folder in SHARED))
    own = spelled(PROGRAM / "games" / game.name)
    wanted = {f"events-{code}" for code in game.story.codes()} | set(of_decisions(game))
    wanted |= {f"{section}-{code}" for section, code, _, _ in own.said}
    yield from (f"misfit: {id} is there twice" for id in english.twice)
    yield from (f"missing: {id}" for id in sorted(wanted - english.looks.keys()))
    known = sources.words | {word.lower() for word in sources.words}  # decisions are spelled in capitals
    known |= {word.replace(".", "_") for word in sources.words}
    known |= {word.split()[0] for word in sources.words if re.match(r"[a-z_]+ [A-Z]{2}-", word)}  # and rule
    known |= {id.partition("-")[2] for id in wanted}
    pattern = re.compile("|".join(sorted(sources.patterns)))
    for id in english.looks.keys() - wanted - english.parts:
        if not is_spelled(id.partition("-")[2], known, pattern):
            yield f"unused: {id}"
    yield from misfits(game, english, own)
    yield from of_kinds(game.speaker, english)


def of_decisions(game: TableGame[Any]) -> Iterator[str]:
    for ask in game.asks.asks():
        yield f"decisions-{ask.name.lower()}"
        if ask.prompt is None and CHANCE not in ask.by and ask.answers:
            yield f"prompts-{ask.name.lower()}"
            yield f"waiting-{ask.name.lower()}"
        yield from (f"events-{code}" for code in (ask.alone, ask.passed) if code)
        yield from (f"labels-{code}" for code in ask.labels.values() if isinstance(code, str))


def is_spelled(code: str, known: set[str], pattern: re.Pattern[str]) -> bool:
    """As a word, as a code and what is added to it (`draw`, `_any`), as a kind and one of its words (`type`,
    `arm`), or by a text with gaps."""
    cuts = [at for at, letter in enumerate(code) if letter == "_"]
    added = any(code[:at] in known and {code[at:], code[at + 1 :]} & known for at in cuts)
    return code in known or added or pattern.fullmatch(code) is not None


def misfits(game: TableGame[Any], written: Written, own: Spelled) -> Iterator[str]:
    state = None
    for kind, (code, names) in game.story.lines.items():
        id = f"events-{code}"
        if id not in written.looks or kind in game.story.varied:
            continue
        state = state or game.start({}, 1)
        given = given_by(game, names, state)
        yield from lacking(written, id, given)
    for section, code, given, whole in own.said:
        id = f"{section}-{code}"
        if id in written.looks and whole:
            yield from lacking(written, id, given)
            unread = given - written.variables(id)
            yield from (f"misfit: {id} is given {name}, and does not say it" for name in sorted(unread))


def given_by(game: TableGame[Any], names: tuple[tuple[str, str], ...], state: object) -> set[str]:
    """The parameters of an event; a sort may give several for one number."""
    found: set[str] = set()
    for name, sort in names:
        if name != UNREAD:
            said = game.story.sorts[sort].said(state, 0)
            found |= {name} if isinstance(said, str) else said.keys()
    return found


def lacking(written: Written, id: str, given: set[str]) -> Iterator[str]:
    for name in sorted(written.variables(id) - given - BY_THE_SPEAKER):
        yield f"misfit: {id} has ${name}, and is not given it"


def of_kinds(speaker: Speaker, written: Written) -> Iterator[str]:
    """Numbers are counted, and whoever is named can be spoken to."""
    for id, look in written.looks.items():
        for variable, keys in look.chosen.items():
            numbers = {key for key in keys if key.isdecimal() or key in ("zero", "one", "two", "few", "many")}
            if numbers and variable not in speaker.counted and variable != "amount":
                yield f"misfit: {id} chooses by the number ${variable}, which is a word"
        forms = look.chosen.get("reader", set())
        named = look.variables & speaker.people
        yield from (
            f"misfit: {id} speaks to {who}, who is nobody" for who in forms - speaker.people - {NOBODY, BOTH}
        )
        if id.startswith("events-"):
            yield from (f"silent: {id} names ${who}, who may read it" for who in sorted(named - forms))


def of_platform() -> Iterator[str]:
    """What the platform says: to requests, in the terminal, in logs."""
    speaker = platform()
    english = Written(speaker.catalogues[ENGLISH])
    sources = spelled(*(PROGRAM / folder for folder in SHARED))
    said = [each for each in sources.said if each[0] in OF_THE_PLATFORM]
    wanted = {f"{section}-{code}" for section, code, _, _ in said}
    yield from (f"misfit: {id} is there twice" for id in english.twice)
    yield from (f"missing: {id}" for id in sorted(wanted - english.looks.keys()))
    pattern = re.compile("|".join(sorted(sources.patterns)))
    for id in english.looks.keys() - wanted - english.parts:
        if not is_spelled(id.partition("-")[2], sources.words, pattern):
            yield f"unused: {id}"
    for section, code, given, whole in said:
        id = f"{section}-{code}"
        if id in english.looks and whole:
            yield from lacking(english, id, given)
            unread = given - english.variables(id)
            yield from (f"misfit: {id} is given {name}, and does not say it" for name in sorted(unread))
    yield from of_kinds(speaker, english)


def given_everywhere() -> dict[str, dict[str, set[str]]]:
    """By place and message: what the code gives, whatever English says of it."""
    found: dict[str, dict[str, set[str]]] = {}
    for name in game_names():
        own = spelled(PROGRAM / "games" / name)
        shared = spelled(*(PROGRAM / folder for folder in SHARED))
        for section, code, keys, _ in (*own.said, *shared.said):
            found.setdefault(name, {}).setdefault(f"{section}-{code}", set()).update(keys)
    return found


def main(listed: str = "") -> int:
    """`listed`: a language of which everything is told that is missing."""
    try:
        return checked(listed)
    except PackErrors as broken:  # a catalogue that cannot be read at all: nothing else can be looked at
        print("\n".join(f"broken: {error}" for error in broken.errors))
        return True


def checked(listed: str) -> int:
    found = [f"platform: {line}" for line in of_platform()]
    found += [f"{name}: {line}" for name in game_names() for line in complaints(load_game(name))]
    found += page_words.complaints()
    lines, wrong = report([*progress(given_everywhere()), *page_words.progress()], listed)
    print("\n".join([*lines, *(found + wrong or ["Every sentence is written and said."])]))
    return bool(found + wrong)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:2]))
