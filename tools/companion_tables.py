"""Writes `web/src/companion/tables`: what the companion's calculators know of the games, and what the things
in it are called in every language (`names/<game>.<language>.json`).

    python tools/companion_tables.py            write the files
    python tools/companion_tables.py --check    say whether they are up to date; exit code 1 if not

Everything comes from the engine's own catalogues and constants, so that a changed card changes both.
"""

import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from monstrum.core.contract import Game
from monstrum.games.hybrid.content import catalog as hy
from monstrum.games.hybrid.content import terms
from monstrum.games.hybrid.game import Hybrid
from monstrum.games.hybrid.rules import success, warriors
from monstrum.games.hybrid.rules.rolls import DIE
from monstrum.games.hybrid.speaking.explain import RULES
from monstrum.games.library import load_game
from monstrum.games.mutation_wars.content import catalog as mw
from monstrum.games.mutation_wars.effects import opcodes
from monstrum.games.mutation_wars.game import MutationWars
from monstrum.games.mutation_wars.positions.config import LEAST_BODIES, STANDARD, TARGETS
from monstrum.games.mutation_wars.rules.building import CHEAP, DEAR
from monstrum.games.mutation_wars.state import MOST_BODIES
from monstrum.games.xybrid.content import catalog as xy
from monstrum.games.xybrid.effects import opcodes as xy_ops
from monstrum.games.xybrid.game import XYbrid
from monstrum.games.xybrid.rules.values import STATIC_WIDTH
from monstrum.games.xybrid.state import ROUNDS, SLOT_NAMES
from monstrum.texts.languages import languages

ROOT: Final = Path(__file__).resolve().parents[1]
TARGET: Final = ROOT / "web" / "src" / "companion" / "tables"
Names = dict[str, str]


def names_of(game: Game, language: str, ids: Sequence[str]) -> Names:
    """Names of cards by their ids, and their texts by `ID.text`."""
    faces = {face.ref.partition(":")[2]: face for face in game.faces(language)}
    names = {id: faces[id].name[:1].upper() + faces[id].name[1:] for id in ids}
    return names | {f"{id}.text": faces[id].text for id in ids if faces[id].text}


def xybrid() -> dict[str, Any]:
    game = load_game("xybrid")
    assert isinstance(game, XYbrid)
    catalog = game.catalog
    parts = [
        {
            "id": id,
            "type": xy.TYPE_NAMES[catalog.type_of[at]],
            "value": int(catalog.value_of[at]),
            "sciences": [
                name for bit, name in enumerate(xy.SCIENCE_NAMES) if catalog.sciences_of[at] >> bit & 1
            ],
            "trigger": next(
                (name for bit, name in enumerate(xy.TRIGGER_NAMES) if catalog.triggers_of[at] >> bit & 1), ""
            ),
            "standing": standing(catalog, at),
        }
        for at, id in enumerate(catalog.ids)
    ]
    return {"pack": game.pack_hash, "rounds": ROUNDS, "parts": parts}


def standing(catalog: xy.Catalog, part: int) -> list[dict[str, Any]]:
    """XY-12.11  The STATIC effects of a part that change numbers, read back from the compiled tables."""
    kept = {xy_ops.VALUE: "value", xy_ops.AURA: "aura", xy_ops.SCI: "sci", xy_ops.HAND: "hand"}
    found = []
    for at in range(catalog.static_start[part], catalog.static_start[part + 1], STATIC_WIDTH):
        operation, condition, selector, amount = (int(catalog.statics[at + i]) for i in range(STATIC_WIDTH))
        if operation not in kept:
            continue
        row: dict[str, Any] = {"does": kept[operation]}
        if condition >= 0:
            row["if"] = number(catalog, condition)
        if operation == xy_ops.AURA:
            row["on"] = selected(catalog, selector)
        if operation == xy_ops.SCI:
            row["sciences"] = [name for bit, name in enumerate(xy.SCIENCE_NAMES) if amount >> bit & 1]
        else:
            row["amount"] = number(catalog, amount)
        found.append(row)
    return found


def number(catalog: xy.Catalog, at: int) -> list[Any]:
    """An amount or a condition as nested lists, its word first."""
    words = {
        xy_ops.N_CONST: "const", xy_ops.N_ROUND: "round", xy_ops.N_COUNT: "count",
        xy_ops.N_DISTINCT: "distinct", xy_ops.N_TIMES: "times", xy_ops.N_MIN: "min",
        xy_ops.C_AT_LEAST: "at_least", xy_ops.C_EQUAL: "equal", xy_ops.C_SIDE: "side",
        xy_ops.C_LEAST: "least",
    }  # fmt: skip
    kind = int(catalog.numbers[at])
    if kind not in words:
        raise SystemExit("A STATIC effect has an amount that the companion cannot read yet.")
    if kind in (xy_ops.N_ROUND, xy_ops.C_LEAST):
        return [words[kind]]
    first = int(catalog.numbers[at + 1])
    if kind in (xy_ops.N_COUNT, xy_ops.N_DISTINCT):
        return [words[kind], selected(catalog, first)]
    if kind == xy_ops.C_SIDE:
        return [words[kind], SLOT_NAMES[first]]
    if kind == xy_ops.N_CONST:
        return [words[kind], first]
    return [words[kind], first, number(catalog, at + 2)]


def selected(catalog: xy.Catalog, selector: int) -> dict[str, Any]:
    """The filters of a selector by name; what it does not ask for is left out."""
    row = [int(catalog.selectors[selector * xy.SELECTOR_WIDTH + i]) for i in range(xy.SELECTOR_WIDTH)]
    if row[xy.PICK] == xy.SELF:
        return {"self": True}
    if row[xy.VALUE_MAX] != xy.NO_LIMIT:
        raise SystemExit("A STATIC effect asks for values, which XY-14.5 forbids.")
    found: dict[str, Any] = {
        "zone": xy.ZONE_NAMES[row[xy.ZONE]],
        "types": [name for bit, name in enumerate(xy.TYPE_NAMES) if row[xy.TYPES] >> bit & 1],
    }
    if row[xy.SCIENCE]:
        found["sciences"] = [name for bit, name in enumerate(xy.SCIENCE_NAMES) if row[xy.SCIENCE] >> bit & 1]
    if row[xy.SIDE]:
        found["slot"] = SLOT_NAMES[row[xy.SIDE]]
    if row[xy.TRIGS]:
        found["triggers"] = [name for bit, name in enumerate(xy.TRIGGER_NAMES) if row[xy.TRIGS] >> bit & 1]
    if row[xy.OTHER]:
        found["other"] = True
    if row[xy.CORES]:
        found["cores"] = True
    return found


def mutation_wars() -> dict[str, Any]:
    game = load_game("mutation_wars")
    assert isinstance(game, MutationWars)
    catalog = game.catalog
    kinds = [
        {
            "id": catalog.ids[kind * mw.COLOURS].partition(":")[0],
            "attack": int(catalog.attack[kind]),
            "defence": int(catalog.defence[kind]),
        }
        for kind in range(mw.TYPES)
    ]
    cards = []
    for design in range(catalog.first[mw.BT], catalog.designs):
        id, operations, at = catalog.ids[design], [], catalog.entry[design]
        while catalog.code[at] != opcodes.END:
            name = catalog.operations[catalog.code[at]].name
            operations.append([name, *(int(catalog.code[at + i]) for i in (1, 2, 3))])
            at += opcodes.WIDTH
        cards.append(
            {
                "id": id,
                "defenderOnly": bool(catalog.defender_only[design]),
                "does": operations,
            }
        )
    return {
        "pack": game.pack_hash,
        "kinds": kinds,
        "cards": cards,
        "glow": mw.GLOW,
        "eye": mw.EYE,
        "fakeTail": mw.FAKE_TAIL,
        "colours": mw.COLOUR_LETTERS,
        "price": {"cheap": CHEAP, "dear": DEAR},
        "standard": TARGETS[STANDARD],
        "targets": list(range(LEAST_BODIES, MOST_BODIES + 1)),
    }


def hybrid() -> dict[str, Any]:
    game = load_game("hybrid")
    assert isinstance(game, Hybrid)
    catalog = game.catalog
    profiles = [
        {
            "id": id,
            "side": "GS"[catalog.side[at]],
            "rank": int(catalog.rank[at]),
            "base": int(catalog.base[at]),
            "nv": int(catalog.nv[at]),
            "mt": int(catalog.mt[at]),
            "modes": [int(catalog.value[at * hy.MODES + mode]) for mode in range(hy.MODES)],
            "aptitudes": {
                name: int(x)
                for which, name in enumerate(terms.APTITUDES)
                if (x := catalog.aptitude[at * hy.APTITUDES + which])
            },
            "most": int(catalog.most[at]),
        }
        for at, id in enumerate(catalog.profile_ids)
    ]
    modifiers = {name: RULES[name][0] for name in success.MODIFIER_NAMES}
    aptitudes = {name: f"HY-14.{which + 1}" for which, name in enumerate(terms.APTITUDES)}
    return {
        "pack": game.pack_hash,
        "profiles": profiles,
        "modifiers": modifiers,
        "aptitudes": aptitudes,
        "modes": list(terms.MODES),
        "trap": success.TRAP_MODIFIER,
        "highest": warriors.HIGHEST_LEVEL,
        "voice": warriors.VOICE,
        "die": DIE,
    }


def written(table: dict[str, Any]) -> str:
    """One card a line: short enough to carry, and a change is seen where it was made."""
    lines = []
    for key, value in table.items():
        if isinstance(value, list) and value and isinstance(value[0], dict):
            rows = ",\n".join("  " + json.dumps(row, ensure_ascii=False) for row in value)
            lines.append(f" {json.dumps(key)}: [\n{rows}\n ]")
        else:
            lines.append(f" {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}")
    return "{\n" + ",\n".join(lines) + "\n}"


def xybrid_names(language: str) -> Names:
    game = load_game("xybrid")
    assert isinstance(game, XYbrid)
    return names_of(game, language, game.catalog.ids)


def mutation_wars_names(language: str) -> Names:
    """Types (`Eye`), parts (`Eye:R`), bodies (`BD-R`) and Battle cards."""
    game = load_game("mutation_wars")
    assert isinstance(game, MutationWars)
    catalog, named = game.catalog, game.speaker.names
    parts = catalog.ids[: mw.TYPES * mw.COLOURS]
    kinds = {id.partition(":")[0]: named.name(id, language) for id in parts}
    coloured = {id: game.speaker.speak("card", id, language) for id in parts}
    bodies = {f"BD-{letter}": named.name(f"BD-{letter}", language) for letter in mw.COLOUR_LETTERS}
    return kinds | coloured | bodies | names_of(game, language, catalog.ids[catalog.first[mw.BT] :])


def hybrid_names(language: str) -> Names:
    """Profiles, and by what they are about: modifiers, levels (`OC.1`), aptitudes."""
    game = load_game("hybrid")
    assert isinstance(game, Hybrid)
    say = game.speaker.plain
    profiles = names_of(game, language, game.catalog.profile_ids)
    return (
        {id: name for id, name in profiles.items() if not id.endswith(".text")}
        | {f"modifier.{name}": say("explain", name, language) for name in success.MODIFIER_NAMES}
        | {
            f"{mode}.{level}": say("labels", f"level_{mode.lower()}_{level}", language)
            for mode in terms.MODES
            for level in range(1, warriors.HIGHEST_LEVEL + 1)
        }
        | {f"aptitude.{name}": say("glossary", f"aptitude_{name}_name", language) for name in terms.APTITUDES}
    )


FILES: Final = {"xybrid": xybrid, "mutation_wars": mutation_wars, "hybrid": hybrid}
NAMES: Final = {"xybrid": xybrid_names, "mutation_wars": mutation_wars_names, "hybrid": hybrid_names}


def made() -> Iterator[tuple[Path, str]]:
    for name, make in FILES.items():
        yield TARGET / f"{name}.json", written(make()) + "\n"
        for language in languages():
            names = json.dumps(NAMES[name](language), ensure_ascii=False, indent=1)
            yield TARGET / "names" / f"{name}.{language}.json", names + "\n"


def main(arguments: Sequence[str]) -> int:
    late = []
    for path, text in made():
        if path.is_file() and path.read_text("utf-8") == text:
            continue
        if "--check" in arguments:
            late.append(path.relative_to(ROOT).as_posix())
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
    for file in late:
        print(f"{file} is not up to date: run python tools/companion_tables.py", file=sys.stderr)
    return 1 if late else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
