"""What a Hybrid pack may contain: profiles, the cards of six decks, missions (the rules, section 6)."""

import re
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from monstrum.content.pack import Pack, PackShape, load_pack
from monstrum.content.problems import Problems
from monstrum.content.suggestions import did_you_mean
from monstrum.content.syntax import Effect
from monstrum.content.tables import NUMBER, TABLE, TABLES, TEXT, TEXT_OR_TEXTS, TEXTS, TRUTH, Key, Table
from monstrum.games.hybrid import terms
from monstrum.games.hybrid.checking import Context, read_effect, separate
from monstrum.games.hybrid.data_folder import DATA
from monstrum.games.hybrid.lint import warnings
from monstrum.games.hybrid.mission_card import MissionCard
from monstrum.games.hybrid.missions import read_mission
from monstrum.games.hybrid.profiles import ProfileCard, read_profile

__all__ = ["SHAPE", "Card", "Content", "load", "read_pack", "warnings"]

_EFFECT: Final = {"effect": Key(TEXT_OR_TEXTS)}
_COPIES: Final = {"copies": Key(NUMBER, needed=False)}
_WHEN: Final = {"category": Key(TEXT), "timing": Key(TEXT)}

SHAPE: Final = PackShape(
    game="hybrid",
    files={
        "profiles": {
            "faction": Key(TEXT),
            **{key: Key(NUMBER) for key in ("rank", "base", "nv", "oc", "dc", "mv", "mt")},
            "f": Key(NUMBER, needed=False),
            "aptitudes": Key(TEXTS, needed=False),
            "unique": Key(TRUTH, needed=False),
            "max": Key(NUMBER, needed=False),
        },
        "actions": {
            "copies": Key(NUMBER),
            "points": Key(NUMBER),
            "modes": Key(TEXTS, needed=False),
            "side": Key(TEXT),
            **_EFFECT,
        },
        "events": {"copies": Key(NUMBER), "rarity": Key(TEXT), **_WHEN, **_EFFECT},
        "army": {"faction": Key(TEXT), **_COPIES, **_WHEN, **_EFFECT},
        "auras": {**_COPIES, **_EFFECT},
        "mutations": {**_COPIES, **_EFFECT},
        "missions": {
            "map": Key(TEXTS),
            "tiles": Key(TABLE, needed=False),
            "doors": Key(TEXTS, needed=False),
            "counter_squares": Key(TEXTS, needed=False),
            "decks": Key(TEXTS, needed=False),
            "event_counters": Key(NUMBER, needed=False),
            "trap_counters": Key(NUMBER, needed=False),
            "access": Key(TABLES, needed=False),
            **{
                key: Key(TABLE, needed=False)
                for key in (
                    "forces",
                    "quick_start",
                    "rank_total",
                    "max_warriors",
                    "max_rank0",
                    "compulsory",
                )
            },
            "deploy": Key(TABLE),
            "deploy_order": Key(TEXTS, needed=False),
            "standby": Key(TABLES, needed=False),
            "objectives": Key(TABLES, needed=False),
            "special": Key(TABLES, needed=False),
            "victory": Key(TABLE),
            "round_limit": Key(NUMBER),
            "at_limit": Key(TEXT, needed=False),
        },
    },
)

DECK_OF: Final = {
    "actions": "ACTION",
    "events": "EVENT",
    "army": "ARMY",
    "auras": "AURA",
    "mutations": "MUTATION",
}
IDS: Final = {
    "actions": "ACT-[0-9]{2,}",
    "events": "EVT-[0-9]{2,}",
    "army": "AR[GS]-[0-9]{2,}",
    "auras": "AUR-[0-9]{2,}",
    "mutations": "MUT-[0-9]{2,}",
    "missions": "HYM-[0-9]+",
}
LEAST: Final = {"ACTION": 8, "EVENT": 1, "AURA": 3, "MUTATION": 3}
"""Cards a deck needs: two hands of four, equipment of three (HY-2.4, HY-2.6)."""
MOST_COPIES: Final = 20
MOST_PROFILES: Final = 64
MOST_ACTIONS: Final = 128
MOST_CARDS: Final = 256
MOST_TILES: Final = 32


@dataclass(frozen=True, slots=True)
class Card:
    """One design of one deck."""

    id: str
    deck: str
    copies: int
    faction: str  # GRIFFIN, SCORPION or ANY
    effects: tuple[Effect, ...]
    points: int = 0
    modes: tuple[str, ...] = terms.MODES
    use: str = "SELF"
    category: str = "WARRIOR"
    timing: str = "INTERRUPTION"


@dataclass(frozen=True, slots=True)
class Content:
    """Everything a pack holds, each list in ascending id order; cards with the Action cards first."""

    profiles: tuple[ProfileCard, ...]
    cards: tuple[Card, ...]
    missions: tuple[MissionCard, ...]


def load(folder: Path, base_folder: Callable[[str], Path] | None) -> tuple[Pack, Content]:
    """A pack and what it holds, or everything that is wrong with it in one PackErrors."""
    problems = Problems()
    pack = load_pack(folder, base_folder, SHAPE, problems)
    content = _content(pack, problems)
    problems.raise_all()
    return pack, content


def read_pack(pack: Pack) -> Content:
    """What a loaded pack holds."""
    problems = Problems()
    content = _content(pack, problems)
    problems.raise_all()
    return content


def _content(pack: Pack, problems: Problems) -> Content:
    profiles = tuple(
        profile
        for id, table in sorted(pack.cards["profiles"].items())
        if (profile := read_profile(id, table, problems)) is not None
    )
    known = {"profile": tuple(profile.id for profile in profiles)}
    cards = tuple(
        card
        for stem in DECK_OF
        for id, table in sorted(pack.cards[stem].items())
        if (card := _card(stem, id, table, known, problems)) is not None
    )
    missions = tuple(
        mission
        for id, table in sorted(pack.cards["missions"].items())
        if _right_id("missions", id, problems)
        and (mission := read_mission(id, table, profiles, problems)) is not None
    )
    content = Content(profiles, cards, missions)
    if not problems.errors:  # a card refused above would be missed below
        _check_numbers(content, problems)
    return content


def _right_id(stem: str, id: str, problems: Problems) -> bool:
    if re.fullmatch(IDS[stem], id):
        return True
    example = IDS[stem].replace("[0-9]{2,}", "01").replace("[0-9]+", "1").replace("[GS]", "G")
    problems.add(f"an id in this file looks like {example}, not '{id}'", file=f"{stem}.toml", where=f"[{id}]")
    return False


def _card(
    stem: str, id: str, table: Table, known: Mapping[str, tuple[str, ...]], problems: Problems
) -> Card | None:
    file = f"{stem}.toml"
    before = len(problems.errors)

    def note(key: str, message: str, allowed: Collection[str] = ()) -> None:
        problems.add(message, file=file, where=f"[{id}] {key}", allowed=tuple(allowed))

    def word(key: str, words: Collection[str], default: str) -> str:
        value: str = table.get(key, default)
        if value not in words:
            note(key, f"unknown {key} '{value}'{did_you_mean(value, words)}", words)
        return value

    _right_id(stem, id, problems)
    copies: int = table.get("copies", 1)
    if not 1 <= copies <= MOST_COPIES:
        note("copies", f"a card has 1 to {MOST_COPIES} copies, found {copies}")
    points: int = table.get("points", 0)
    if not 0 <= points <= 4:
        note("points", f"a card has 0 to 4 points, found {points}")
    modes: list[str] = table.get("modes", list(terms.MODES))
    for mode in modes:
        if mode not in terms.MODES:
            note("modes", f"unknown mode '{mode}'{did_you_mean(mode, terms.MODES)}", terms.MODES)
    if not modes or len(set(modes)) < len(modes):
        note("modes", "modes are listed once each, and there is at least one", terms.MODES)
    use = word("side", terms.USES, "SELF")
    category = word("category", terms.CATEGORIES, "WARRIOR")
    timing = word("timing", terms.TIMINGS, "INTERRUPTION")
    word("rarity", terms.RARITIES, "COMMON")
    default = {"auras": "GRIFFIN", "mutations": "SCORPION"}.get(stem, "ANY")
    faction = word("faction", terms.SIDES, default) if stem == "army" else default
    if stem == "army" and faction in terms.SIDES and id[2] != faction[0]:
        note("faction", f"an Army card of the {faction} side has an id like AR{faction[0]}-01")
    stays = timing == "CONSTANT" or stem in ("auras", "mutations")
    context = Context(known, stays=stays, aura=stem == "auras")
    effects = read_effects(table["effect"], context, problems, file=file, where=f"[{id}] effect")
    if not table["effect"]:
        note("effect", "a card has an effect")
    if len(problems.errors) > before:
        return None
    return Card(id, DECK_OF[stem], copies, faction, effects, points, tuple(modes), use, category, timing)


def read_effects(
    texts: list[str], context: Context, problems: Problems, *, file: str, where: str
) -> tuple[Effect, ...]:
    found = []
    for number, text in enumerate(texts, start=1):
        with problems.caught(file=file, where=where if len(texts) == 1 else f"{where} {number}"):
            found += [read_effect(one, context) for one in separate(text)]
    return tuple(found)


def _check_numbers(content: Content, problems: Problems) -> None:
    """Enough cards to set up, few enough things for the action space, at least one mission."""
    for deck, least in LEAST.items():
        there = sum(card.copies for card in content.cards if card.deck == deck)
        if there < least:
            file = next(f"{stem}.toml" for stem, name in DECK_OF.items() if name == deck)
            problems.add(f"this deck needs at least {least} cards, found {there}", file=file)
    for side in terms.SIDES:
        there = sum(card.copies for card in content.cards if card.deck == "ARMY" and card.faction == side)
        if there < 2:
            problems.add(f"the {side} side needs at least 2 Army cards, found {there}", file="army.toml")
    if not content.missions:
        problems.add("a pack needs at least one mission", file="missions.toml")
    actions = sum(card.deck == "ACTION" for card in content.cards)
    tiles = {tile for mission in content.missions for tile in mission.tiles}
    limits = (
        (len(content.profiles), MOST_PROFILES, "profiles", "profiles.toml"),
        (actions, MOST_ACTIONS, "Action cards", "actions.toml"),
        (len(content.cards), MOST_CARDS, "cards in all decks", "events.toml"),
        (len(tiles), MOST_TILES, "names of tiles", "missions.toml"),
    )
    for found, most, what, file in limits:
        if found > most:
            problems.add(f"a pack has at most {most} {what}, found {found}", file=file)


def check_pack(folder: Path) -> tuple[Pack, list[str]]:
    """A pack and what its designer may not have meant."""
    pack, content = load(folder, lambda name: DATA / name)
    return pack, warnings(content)
