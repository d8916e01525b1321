"""What the page says: `web/src/words/<part>.<language>.ftl`, and `ids.ts` beside them.

    python -m tools.page_words            write `ids.ts`: messages and their variables as types of the page
    python -m tools.page_words --check    say whether it is up to date; exit code 1 if not

The types find what is missing, and what is given too little or too much; the rest is a part of
`python -m tools.sentences`: what nothing says, what a tag has no end of, and how far each language has come.
"""

import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from monstrum.content.language import Catalogue
from monstrum.content.pack import ENGLISH
from monstrum.texts.languages import COMPLETE, languages
from tools.translations import Progress, Written, plural_misfits

PAGE: Final = Path(__file__).resolve().parents[1] / "web" / "src"
FOLDER: Final = PAGE / "words"
TARGET: Final = FOLDER / "ids.ts"
PLACE: Final = "page"
TAG: Final = re.compile(r"<(/?)(\w+)>")
SPELLED: Final = re.compile(r"['\"`]([a-z_]+-(?:[\w-]|\$\{[^}]*\})+)['\"`]")
GAP: Final = re.compile(r"\$\{[^}]*\}")

HEAD: Final = """\
// Written by tools/page_words.py from the catalogues beside it. Do not edit: run the tool again.

"""


@cache
def parts() -> tuple[str, ...]:
    return tuple(sorted(path.name.partition(".")[0] for path in FOLDER.glob(f"*.{ENGLISH}.ftl")))


@cache
def written(part: str, language: str) -> Written | None:
    path = FOLDER / f"{part}.{language}.ftl"
    return Written(Catalogue(language, path)) if path.is_file() else None


def english(part: str) -> Written:
    found = written(part, ENGLISH)
    assert found is not None
    return found


# Types ----------------------------------------------------------------------------------------------


def types() -> str:
    ids = {id: sorted(english(part).variables(id)) for part in parts() for id in english(part).looks}
    said = [f"  '{id}': {' | '.join(map(quoted, ids[id])) or 'never'};" for id in sorted(ids)]
    named = [f"  {code}: {quoted(name)}," for code, name in sorted(languages().items())]
    lines = [
        "/** What can be said, and which values it needs. */",
        "export interface Ids {",
        *said,
        "}",
        "",
        "/** Catalogues: each is loaded with the part of the page that says it. */",
        "export const PARTS = [",
        *(f"  {quoted(part)}," for part in parts()),
        "] as const;",
        "export type Part = (typeof PARTS)[number];",
        "",
        "/** What each language calls itself. */",
        "export const LANGUAGES: Readonly<Record<string, string>> = {",
        *named,
        "};",
        "",
        "/** Those that nobody has to choose whose browser asks for them. */",
        f"export const COMPLETE: readonly string[] = [{', '.join(map(quoted, COMPLETE))}];",
    ]
    return HEAD + "\n".join(lines) + "\n"


def quoted(text: str) -> str:
    return f"'{text}'"


# What does not fit ----------------------------------------------------------------------------------


def complaints() -> Iterator[str]:
    if not TARGET.is_file() or TARGET.read_text("utf-8") != types():
        yield f"{PLACE}: {TARGET.name} is old: run python -m tools.page_words"
    words, patterns = spelled()
    for part in parts():
        catalogue = english(part)
        yield from (f"{PLACE}: misfit: {id} is there twice" for id in catalogue.twice)
        for id in catalogue.looks:
            if not id.startswith(f"{part}-"):
                yield f"{PLACE}: misfit: {id} is in the catalogue of {part}"
            if id not in words | catalogue.parts and patterns.fullmatch(id) is None:
                yield f"{PLACE}: unused: {id}"


def spelled() -> tuple[set[str], re.Pattern[str]]:
    """Ids the page spells, whole or with gaps."""
    found: set[str] = set()
    for path in PAGE.rglob("*"):
        if path.suffix in (".ts", ".svelte") and path != TARGET:
            found |= set(SPELLED.findall(path.read_text("utf-8")))
    gaps = {id for id in found if "${" in id}
    pattern = "|".join(r"[\w-]+".join(re.escape(piece) for piece in GAP.split(id)) for id in sorted(gaps))
    return found - gaps, re.compile(pattern or "(?!)")


def progress() -> Iterator[Progress]:
    """Of every language, over all parts of the page."""
    for language in sorted({*languages(), *COMPLETE} - {ENGLISH}):
        found = Progress(language, PLACE)
        for part in parts():
            compare(found, english(part), written(part, language))
        yield found


def compare(found: Progress, source: Written, other: Written | None) -> None:
    known = other.looks if other else {}
    for id in source.looks:
        if id in known:
            found.there += 1
        elif id not in source.parts:
            found.missing.append(id)
    if other is None:
        return
    found.wrong += [f"misfit: {other.file}: {id} is there twice" for id in other.twice]
    for id, look in other.looks.items():
        if id not in source.looks:
            if id not in other.parts:
                found.wrong.append(f"strange: {other.file} has {id}")
            continue
        unknown = sorted(other.variables(id) - source.variables(id))
        found.wrong += [f"strange: {other.file}: {id} has ${name}" for name in unknown]
        if tags(other, id) != tags(source, id):
            found.wrong.append(f"misfit: {other.file}: {id} has other tags than in English")
        found.wrong += plural_misfits(other.file, id, look, found.language)


def tags(catalogue: Written, id: str) -> set[tuple[str, str]]:
    return set(TAG.findall(catalogue.source(id)))


def main(arguments: list[str]) -> int:
    if "--check" in arguments:
        old = not TARGET.is_file() or TARGET.read_text("utf-8") != types()
        if old:
            print(f"{TARGET.name} is old: run python -m tools.page_words")
        return old
    TARGET.write_text(types(), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
