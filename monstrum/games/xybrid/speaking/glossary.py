"""What the cards of XYbrid say in a word: when a part acts, which rules it follows, what marks on it mean."""

from typing import Final

from monstrum.core.board import Face
from monstrum.games.xybrid.content import catalog as cat
from monstrum.games.xybrid.content.catalog import TRIGGER_NAMES, TYPE_NAMES, Catalog
from monstrum.games.xybrid.effects import opcodes
from monstrum.kit.speaker import Speaker

OF_TRIGGERS: Final = {"DRAW": "XY-4.6", "DEPLOY": "XY-8.1", "MISSION": "XY-3.1", "STATIC": "XY-12.11"}
OF_TYPES: Final = {"head": "XY-5.2", "arm": "XY-5.3", "legs": "XY-5.2", "aux": "XY-5.1", "core": "XY-13.4"}
OF_STATES: Final = {"shielded": "XY-13.7", "jammed": "XY-12.10", "used": "XY-8.1", "boosted": "XY-14.1"}
OF_BREAKTHROUGHS: Final = ("XY-7.1", "XY-7.2")
OF_ROWS: Final = {opcodes.MAY: "XY-12.4", opcodes.PAYABLE: "XY-12.17"}


def trigger_of(speaker: Speaker, catalog: Catalog, part: int, language: str) -> str:
    """6 The word printed on the part: when its effect happens."""
    mask = catalog.triggers_of[part]
    names = [name for place, name in enumerate(TRIGGER_NAMES) if mask >> place & 1]
    return " ".join(speaker.plain("glossary", f"trigger_{name}_name", language) for name in names)


def rules_of(catalog: Catalog, part: int) -> tuple[str, ...]:
    """The rules of its trigger, of its type, and of what its effect does; each once."""
    mask = catalog.triggers_of[part]
    found = [OF_TRIGGERS[name] for place, name in enumerate(TRIGGER_NAMES) if mask >> place & 1]
    found.append(OF_TYPES[TYPE_NAMES[catalog.type_of[part]]])
    for code in operations(catalog, part):
        found += [OF_ROWS[code]] if code in OF_ROWS else catalog.operations[code].rules
    return tuple(dict.fromkeys(found))


def operations(catalog: Catalog, part: int) -> list[int]:
    """What its programs are made of, in their order."""
    found: list[int] = []
    for trigger in range(cat.TRIGGERS):
        at = catalog.entry_of(part, trigger)
        while at != cat.NO_ENTRY and catalog.code[at] != opcodes.END:
            found.append(catalog.code[at])
            at += opcodes.WIDTH
    for at in range(catalog.static_start[part], catalog.static_start[part + 1], opcodes.WIDTH):
        found.append(catalog.statics[at])
    return found


def terms_of(speaker: Speaker, language: str) -> list[Face]:
    """Triggers, types, and the marks a part may bear."""
    found: list[Face] = []
    for kind, words in (("trigger", OF_TRIGGERS), ("type", OF_TYPES), ("state", OF_STATES)):
        called = speaker.plain("glossary", kind, language)
        for word, rule in words.items():
            name = speaker.plain("glossary", f"{kind}_{word}_name", language)
            text = speaker.plain("glossary", f"{kind}_{word}", language)
            found.append(Face(f"{kind}:{word}", name, called, text=text, rules=(rule,), sort=kind))
    return found
