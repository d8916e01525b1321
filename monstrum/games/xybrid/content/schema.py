"""What an XYbrid pack may contain: 40 or more deck parts, 12 cores, 12 breakthroughs, and effects that obey
the vocabulary of the rules, chapter 7."""

import re
from collections.abc import Callable, Collection
from dataclasses import dataclass
from pathlib import Path

from monstrum.content.grammar import parse_effect
from monstrum.content.pack import Pack, PackShape, load_pack
from monstrum.content.problems import Problems
from monstrum.content.suggestions import did_you_mean
from monstrum.content.syntax import Call, Compare, Effect, Flag, Name
from monstrum.content.tables import NUMBER, TEXT, TEXT_OR_TEXTS, TEXTS, Key, Table
from monstrum.core.errors import ContentError
from monstrum.games.xybrid.content.lint import warnings
from monstrum.games.xybrid.effects.vocabulary import (
    BREAKTHROUGH,
    BREAKTHROUGH_WORDS,
    LABELS,
    MONSTERS,
    PART_WORDS,
    SCIENCES,
    STATIC,
    TYPES,
    asking_selector,
)

__all__ = ["SHAPE", "BreakthroughCard", "PartCard", "load", "read_pack", "warnings"]

SHAPE = PackShape(
    game="xybrid",
    files={
        "parts": {
            "type": Key(TEXT),
            "sciences": Key(TEXTS),
            "value": Key(NUMBER),
            "effect": Key(TEXT_OR_TEXTS, needed=False),
        },
        "breakthroughs": {"effect": Key(TEXT_OR_TEXTS)},
    },
)

DATA = Path(__file__).parents[1] / "data"
LETTERS = dict(zip(TYPES, "HALXC", strict=True))
HIGHEST_VALUE = 20
LEAST_CORES = 12  # 4 players × 3 rounds, XY-2.3
LEAST_BREAKTHROUGHS = 12  # 4 players × 3, XY-1.4
LEAST_DECK = 40
MOST_ACTIONS = 1024
SELF = Name("self", 0)
CORES_PICKED = (Flag("core", 0), Compare(Name("type", 0), "=", Name("core", 0), 0))


@dataclass(frozen=True, slots=True)
class PartCard:
    """A head, arm, legs, auxiliary or core. The first science is the primary one."""

    id: str
    type: str
    sciences: tuple[str, ...]
    value: int
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class BreakthroughCard:
    """A breakthrough; the trigger of its effects is BREAKTHROUGH, written or not."""

    id: str
    effects: tuple[Effect, ...]


def load(
    folder: Path, base_folder: Callable[[str], Path] | None
) -> tuple[Pack, list[PartCard], list[BreakthroughCard]]:
    """A pack and its cards, or everything that is wrong with it in one PackErrors."""
    problems = Problems()
    pack = load_pack(folder, base_folder, SHAPE, problems)
    parts, breakthroughs = _cards(pack, problems)
    problems.raise_all()
    return pack, parts, breakthroughs


def read_pack(pack: Pack) -> tuple[list[PartCard], list[BreakthroughCard]]:
    """The cards of a loaded pack, each list in ascending id order."""
    problems = Problems()
    cards = _cards(pack, problems)
    problems.raise_all()
    return cards


def _cards(pack: Pack, problems: Problems) -> tuple[list[PartCard], list[BreakthroughCard]]:
    parts = [_part(id, table, problems) for id, table in sorted(pack.cards["parts"].items())]
    breakthroughs = [
        _breakthrough(id, table, problems) for id, table in sorted(pack.cards["breakthroughs"].items())
    ]
    if not problems.errors:  # a card refused above would be missed below
        _check_numbers(parts, breakthroughs, problems)
    return parts, breakthroughs


def _part(id: str, table: Table, problems: Problems) -> PartCard:
    kind: str = table["type"]
    sciences: list[str] = table["sciences"]
    value: int = table["value"]
    if kind not in TYPES:
        _note(problems, id, "type", f"unknown type '{kind}'{did_you_mean(kind, TYPES)}", TYPES)
    elif not re.fullmatch(f"{LETTERS[kind]}[0-9]{{2,}}", id):
        message = f"the id of a part of type {kind} is {LETTERS[kind]} and two or more digits"
        _note(problems, id, "", message)
    if not sciences:
        _note(problems, id, "sciences", "a part has at least one science", SCIENCES)
    for science in sciences:
        if science not in SCIENCES:
            message = f"unknown science '{science}'{did_you_mean(science, SCIENCES)}"
            _note(problems, id, "sciences", message, SCIENCES)
    if len(set(sciences)) < len(sciences):
        _note(problems, id, "sciences", "a science is listed twice")
    if kind == "core" and value != 0:
        _note(problems, id, "value", f"a core has the value 0, found {value}")
    elif not 0 <= value <= HIGHEST_VALUE:
        _note(problems, id, "value", f"a value is a number from 0 to {HIGHEST_VALUE}, found {value}")
    read = _core_effect if kind == "core" else _part_effect
    effects = _effects(id, "parts.toml", table.get("effect", []), problems, read)
    return PartCard(id, kind, tuple(sciences), value, effects)


def _breakthrough(id: str, table: Table, problems: Problems) -> BreakthroughCard:
    file = "breakthroughs.toml"
    if not re.fullmatch("B[0-9]+", id):
        problems.add("the id of a breakthrough is B and digits", file=file, where=f"[{id}]")
    if not table["effect"]:
        problems.add("a breakthrough has an effect", file=file, where=f"[{id}] effect")
    return BreakthroughCard(id, _effects(id, file, table["effect"], problems, _breakthrough_effect))


def _note(problems: Problems, id: str, key: str, message: str, allowed: Collection[str] = ()) -> None:
    problems.add(message, file="parts.toml", where=f"[{id}] {key}".strip(), allowed=tuple(allowed))


def _effects(
    id: str, file: str, texts: list[str], problems: Problems, read: Callable[[str], Effect]
) -> tuple[Effect, ...]:
    found = []
    for number, text in enumerate(texts, start=1):
        where = f"[{id}] effect" if len(texts) == 1 else f"[{id}] effect {number}"
        with problems.caught(file=file, where=where):
            found.append(read(text))
    return tuple(found)


def _breakthrough_effect(text: str) -> Effect:
    effect = parse_effect(text, (BREAKTHROUGH,), BREAKTHROUGH)
    BREAKTHROUGH_WORDS.check_effect(effect, "operation", "condition")
    _check_steps(effect, text)
    _check_cores(effect, text, on_core=False)
    return effect


def _core_effect(text: str) -> Effect:
    effect = _part_effect(text)
    _check_cores(effect, text, on_core=True)
    return effect


def _part_effect(text: str) -> Effect:
    """XY-14.5  A STATIC effect has its own words; one that gives sciences does not depend on sciences."""
    effect = parse_effect(text, LABELS)
    if effect.trigger != STATIC:
        PART_WORDS.check_effect(effect, "operation", "condition")
        _check_steps(effect, text)
        _check_cores(effect, text, on_core=False)
        return effect
    if effect.may or effect.cost:
        modifier = "may" if effect.may else "cost"
        message = f"a STATIC effect works all the time and takes no '{modifier}'"
        raise ContentError(message, position=effect.trigger_at, text=text)
    gives_science = any(op.name == "SCI" for op in effect.ops)
    condition = "scienceless condition" if gives_science else "static condition"
    PART_WORDS.check_effect(effect, "static operation", condition)
    _check_cores(effect, text, on_core=False)
    return effect


def _check_steps(effect: Effect, text: str) -> None:
    """XY-12.17  A cost is one operation, and its amount asks nobody: so it is counted, never tried out."""
    if len(effect.cost) > 1:
        message = (
            f"a cost is one operation, found {len(effect.cost)}: what else is paid stands after the colon"
        )
        raise ContentError(message, position=effect.cost[1].at, text=text)
    for op in effect.cost:
        for amount in op.args:
            asked = asking_selector(amount)
            if asked is not None:
                message = f"the amount of a cost asks nobody, and {asked.name} does"
                raise ContentError(message, position=asked.at, text=text)


def _check_cores(effect: Effect, text: str, on_core: bool) -> None:
    """XY-14.4  Nothing makes a core worth anything: neither its own effects nor those that pick cores."""
    for op in (*effect.cost, *effect.ops):
        target = op.args[0]
        if op.name == "VALUE":
            changed = on_core
        else:
            zones = target.args if isinstance(target, Call) else ()
            attached = any(isinstance(arg, Name) and arg.text in MONSTERS for arg in zones)
            picked = attached and any(arg in CORES_PICKED for arg in zones)
            changed = op.name in ("BOOST", "AURA") and (picked or (on_core and target == SELF))
        if changed:
            message = f"{op.name} would change the value of a core, and a core is always worth 0"
            raise ContentError(message, position=op.at, text=text)


def _check_numbers(parts: list[PartCard], breakthroughs: list[BreakthroughCard], problems: Problems) -> None:
    """Enough cards for four players and three rounds, and few enough for the action space."""
    cores = sum(part.type == "core" for part in parts)
    deck = len(parts) - cores
    if cores < LEAST_CORES:
        problems.add(f"a pack needs at least {LEAST_CORES} cores, found {cores}", file="parts.toml")
    if deck < LEAST_DECK:
        problems.add(
            f"a pack needs at least {LEAST_DECK} parts besides cores, found {deck}", file="parts.toml"
        )
    for kind in TYPES:
        if kind != "core" and all(part.type != kind for part in parts):
            problems.add(f"there is no part of type {kind}", file="parts.toml")
    if len(breakthroughs) < LEAST_BREAKTHROUGHS:
        message = f"a pack needs at least {LEAST_BREAKTHROUGHS} breakthroughs, found {len(breakthroughs)}"
        problems.add(message, file="breakthroughs.toml")
    if 6 * len(parts) + len(breakthroughs) + 13 > MOST_ACTIONS:
        message = (
            f"too many cards: 6 × parts + breakthroughs + 13 may be at most {MOST_ACTIONS}, "
            f"found 6 × {len(parts)} + {len(breakthroughs)} + 13"
        )
        problems.add(message, file="parts.toml")


def check_pack(folder: Path) -> tuple[Pack, list[str]]:
    """A pack and what its designer may not have meant."""
    pack, parts, breakthroughs = load(folder, lambda name: DATA / name)
    return pack, warnings(parts, breakthroughs)
