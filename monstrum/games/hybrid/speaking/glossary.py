"""What a profile and the counters beside a figurine say in a word, explained: modes and levels, NV, Mt,
aptitudes, counters."""

from typing import Final

from monstrum.core.board import Face, Fact
from monstrum.games.hybrid.content import terms
from monstrum.games.hybrid.content.catalog import APTITUDES, MODES, Catalog
from monstrum.games.hybrid.speaking.speech import Speaker

NUMBERS: Final = {
    "NV": ("HY-5.2", "HY-6.3"),
    "Mt": ("HY-7.1",),
    "rank": ("HY-2.3",),
    "SL": ("HY-5.1", "HY-5.2"),
}
OF_MODES: Final = {
    "OC": ("HY-9.10", "HY-9.12"),
    "DC": ("HY-9.20", "HY-9.21"),
    "F": ("HY-9.30", "HY-9.31"),
    "MV": ("HY-9.50", "HY-9.51"),
}
OF_COUNTERS: Final = {
    "number": ("HY-3.7", "HY-3.10"),
    "parry": ("HY-9.20", "HY-9.21"),
    "watch": ("HY-9.40", "HY-9.41"),
    "furtive": ("HY-9.54",),
    "hindered": ("HY-9.53",),
    "wounds": ("HY-6.1", "HY-6.3"),
    "carries": ("HY-13.7", "HY-13.9"),
    "aura": ("HY-12.3",),
    "mutations": ("HY-12.5",),
    "event": ("HY-11.5", "HY-11.7"),
    "rocks": ("HY-7.10", "HY-8.7"),
    "template": ("HY-13.3",),
}
FIRST_APTITUDE: Final = 1  # HY-14.1


def printed_facts(speaker: Speaker, catalog: Catalog, profile: int, language: str) -> tuple[Fact, ...]:
    """6.6  NV, the four modes and Mt as they are printed, then the aptitudes."""

    def fact(kind: str, code: str, value: int) -> Fact:
        shown = str(value) if value else speaker.plain("terms", "none", language)
        note = speaker.plain("glossary", f"{kind}_{code}", language)
        return Fact(sign(speaker, code, language), shown, note, code)

    found = [fact("number", "NV", catalog.nv[profile])]
    found += [
        fact("mode", mode, catalog.value[profile * MODES + place]) for place, mode in enumerate(terms.MODES)
    ]
    found.append(fact("number", "Mt", catalog.mt[profile]))
    for place, name in enumerate(terms.APTITUDES):
        x = catalog.aptitude[profile * APTITUDES + place]
        if x:
            title = speaker.plain("glossary", f"aptitude_{name}_name", language)
            note = speaker.plain("glossary", f"aptitude_{name}", language, x=str(x))
            found.append(Fact(title, "" if name in terms.WITHOUT_X else str(x), note))
    return tuple(found)


def sign(speaker: Speaker, code: str, language: str) -> str:
    """6.6  `NV`, `OC` …: what stands on a profile for a number or a mode, as the language writes it."""
    return speaker.plain("terms", f"short_{code}", language)


def rules_of(catalog: Catalog, profile: int) -> tuple[str, ...]:
    """The values of a profile, and its aptitudes one by one."""
    own = [
        f"HY-14.{FIRST_APTITUDE + place}"
        for place in range(APTITUDES)
        if catalog.aptitude[profile * APTITUDES + place]
    ]
    return ("HY-5.2", "HY-9.1", "HY-7.1", *own)


def terms_of(speaker: Speaker, language: str) -> list[Face]:
    """Numbers, modes with their six levels, aptitudes, counters."""

    def term(kind: str, word: str, rules: tuple[str, ...], text: str, facts: tuple[Fact, ...] = ()) -> Face:
        name = speaker.plain("glossary", f"{kind}_{word}_name", language)
        called = speaker.plain("glossary", kind, language)
        return Face(f"{kind}:{word}", name, called, text=text, facts=facts, rules=rules, sort=kind)

    def text(kind: str, word: str, **params: str) -> str:
        return speaker.plain("glossary", f"{kind}_{word}", language, **params)

    found = [term("number", word, rules, text("number", word)) for word, rules in NUMBERS.items()]
    for mode, rules in OF_MODES.items():
        found.append(term("mode", mode, rules, text("mode", mode), levels(speaker, mode, language)))
    for place, name in enumerate(terms.APTITUDES):
        rule = f"HY-14.{FIRST_APTITUDE + place}"
        found.append(term("aptitude", name, (rule,), text("aptitude", name, x="X")))
    found += [term("counter", word, rules, text("counter", word)) for word, rules in OF_COUNTERS.items()]
    return found


def levels(speaker: Speaker, mode: str, language: str) -> tuple[Fact, ...]:
    """HY-9  "4 Expert Strike: +2": the number, the name, what it does."""
    found: list[Fact] = []
    for level in range(1, terms.LEVELS + 1):
        said = speaker.plain("labels", f"level_{mode.lower()}_{level}", language)
        name, _, does = said.partition(" ")[2].partition(": ")
        found.append(Fact(name, str(level), does))
    return tuple(found)
