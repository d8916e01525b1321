"""XYbrid for tests that read like the rules: a position in notation, decisions in words, facts in notation.

table = lab(P0="C02[H03 L02]", lab="A04", deck="A10 X01 …", step="draw")
table.play(0, "draw A04", "left")
assert table.monster(0) == "C02[H03 A04l L02]"

Keys are those of positions; `pick` and `shuffle` script chance; `pack` is a game with other cards.
"""

import hashlib
import json
from collections.abc import Container, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import Any, TypeVar

from monstrum.content.pack import ENGLISH, Pack
from monstrum.content.tables import Table as CardTable
from monstrum.core.chance import Script
from monstrum.core.contract import SPECTATOR
from monstrum.core.engine import decision, legal_actions, play, take_back, waiting
from monstrum.core.events import Event
from monstrum.core.gestures import gestures, plan
from monstrum.games.xybrid.content.catalog import SCIENCE_NAMES
from monstrum.games.xybrid.content.schema import BreakthroughCard, PartCard, read_pack
from monstrum.games.xybrid.effects.program import build_catalog
from monstrum.games.xybrid.game import XYbrid, load_xybrid
from monstrum.games.xybrid.positions.notation import (
    MARKS,
    held_breakthroughs,
    ids,
    marked,
    monster_text,
    science_names,
    seat_text,
)
from monstrum.games.xybrid.rules import events
from monstrum.games.xybrid.rules.values import sciences, shielded, value
from monstrum.games.xybrid.state import CORE_PILE, DECK, HAND, LAB, PILE, SLOT_NAMES, LabState, owner
from tests.tongues import well_refused

# Cards -----------------------------------------------------------------------------------------------

Card = Mapping[str, Any]
C = TypeVar("C", PartCard, BreakthroughCard)


def card(*effects: str, type: str = "aux", sciences: str = "PHY", value: int = 3) -> CardTable:
    """An invented part: `card("DEPLOY: GAIN(1)", type="arm", sciences="BIO CHE", value=5)`."""
    return {"type": type, "sciences": sciences.split(), "value": value, "effect": list(effects)}


def breakthrough(*effects: str) -> CardTable:
    """An invented breakthrough."""
    return {"effect": list(effects)}


def with_cards(cards: Mapping[str, Card]) -> XYbrid:
    """XYbrid with the standard cards and these: new ids are added, known ones replaced.

    They pass the checks of every pack; what is wrong with them is raised as PackErrors.
    """
    return _with_cards(json.dumps({id: dict(table) for id, table in cards.items()}, sort_keys=True))


@cache
def standard() -> XYbrid:
    return load_xybrid("standard")


@cache
def _standard_cards() -> tuple[list[PartCard], list[BreakthroughCard]]:
    return read_pack(standard().pack)


@cache
def _with_cards(spelled: str) -> XYbrid:
    base = standard().pack
    new = json.loads(spelled)
    cards = {stem: dict(tables) for stem, tables in base.cards.items()}
    texts = {language: dict(tables) for language, tables in base.texts.items()}
    for id, table in new.items():
        effect = table.get("effect", [])
        stem = "parts" if "type" in table else "breakthroughs"
        cards[stem][id] = {**table, "effect": [effect] if isinstance(effect, str) else effect}
        texts[ENGLISH][id] = {"name": f"Test {id}", "text": "For tests."}
    digest = hashlib.sha256(spelled.encode()).hexdigest()
    pack = Pack("test", "xybrid", "Test", "1", "MIT", (), digest, base.folder, cards, texts)
    catalog = build_catalog(*_checked_cards(pack, new), pack.name, pack.hash)
    return XYbrid(pack, catalog, standard().speaker.catalogues)


def _checked_cards(pack: Pack, new: Container[str]) -> tuple[list[PartCard], list[BreakthroughCard]]:
    """The new cards are read and the whole is checked; the standard effects are known already."""
    quick = {"parts": list[str](), "breakthroughs": ["GAIN(1)"]}
    short = {
        stem: {id: table if id in new else {**table, "effect": quick[stem]} for id, table in tables.items()}
        for stem, tables in pack.cards.items()
    }
    parts, breakthroughs = read_pack(replace(pack, cards=short))
    known_parts, known_breakthroughs = _standard_cards()
    return latest(parts, known_parts, new), latest(breakthroughs, known_breakthroughs, new)


def latest(read: Sequence[C], known: Sequence[C], new: Container[str]) -> list[C]:
    by_id = {card.id: card for card in known}
    return [card if card.id in new else by_id[card.id] for card in read]


# Tables ----------------------------------------------------------------------------------------------


def lab(
    *,
    pack: XYbrid | None = None,
    pick: Sequence[str] = (),
    shuffle: Sequence[str] = (),
    seed: int | str = 0,
    **given: Any,
) -> "Table":
    """A position, settled: everything that needs nobody has happened."""
    game = pack or standard()
    script = scripted(game, pick, shuffle)
    return Table(game, game.arrange(given, {}, seed, script))


def new_game(
    players: int,
    *,
    pack: XYbrid | None = None,
    pick: Sequence[str] = (),
    shuffle: Sequence[str] = (),
    seed: int | str = 0,
) -> "Table":
    """A game from the start: cores are to be chosen."""
    game = pack or standard()
    script = scripted(game, pick, shuffle)
    return Table(game, game.start({"players": players}, seed, script=script))


def scripted(game: XYbrid, pick: Sequence[str], shuffle: Sequence[str]) -> Script:
    return game.script({"pick": list(pick), "shuffle": list(shuffle)})


class Table:
    """One state with its game. Zones are texts: ids in ascending order, the deck from the top."""

    def __init__(self, game: XYbrid, state: LabState) -> None:
        self.game = game
        self.state = state

    # Playing

    def play(self, seat: int, *said: str) -> None:
        """Decisions in words, one after the other; `take back` takes a commitment back."""
        for words in said:
            if words == "take back":
                take_back(self.state, seat)
                continue
            refusal = self.game.why_not(self.state, seat, words)
            if refusal is not None:
                sentence = self.game.say("refusals", refusal.code, **refusal.params)
                offered = ", ".join(self.options(seat)) or "nothing"
                raise AssertionError(f"P{seat} {words!r}: {sentence} (offered: {offered})")
            for action in plan(self.state, seat, self.game.parse(self.state, seat, words)):
                play(self.state, seat, action)

    def options(self, seat: int) -> list[str]:
        """Whole gestures, in canonical order."""
        return [self.game.gesture_words(self.state, path) for path in gestures(self.state, seat)]

    def choices(self, seat: int) -> list[str]:
        """Single actions, in canonical order."""
        return [self.game.words(self.state, action) for action in legal_actions(self.state, seat)]

    def refuses(self, seat: int, words: str) -> str:
        """The code of the refusal; empty if the words are allowed."""
        refusal = self.game.why_not(self.state, seat, words)
        if refusal is None:
            return ""
        well_refused(self.game, refusal)
        return refusal.code

    def asked(self) -> str:
        """Who owes a decision: `P0`, `P0 P1`, or nobody."""
        return " ".join(f"P{seat}" for seat in waiting(self.state))

    def decision(self) -> str:
        return decision(self.state)

    # Looking

    def seat(self, seat: int) -> str:
        """`C02[H03 A01l] hand{A18} pile{} breakthroughs{} inf 12`."""
        return seat_text(self.state, seat)

    def monster(self, seat: int) -> str:
        return monster_text(self.state, seat)

    def hand(self, seat: int) -> str:
        return " ".join(ids(self.state, HAND + seat))

    def pile(self, seat: int) -> str:
        return " ".join(ids(self.state, PILE + seat))

    def breakthroughs(self, seat: int) -> str:
        return " ".join(held_breakthroughs(self.state, seat))

    def infamy(self, seat: int) -> int:
        return self.state.infamy[seat]

    def lab(self) -> str:
        return " ".join(ids(self.state, LAB))

    def deck(self) -> str:
        return " ".join(ids(self.state, DECK))

    def core_pile(self) -> str:
        return " ".join(ids(self.state, CORE_PILE))

    def value(self, id: str) -> int:
        return value(self.state, self.part(id))

    def sciences(self, id: str) -> str:
        return " ".join(science_names(sciences(self.state, self.part(id))))

    def shielded(self) -> str:
        """Attached parts out of opponents' reach, by an operation or a STATIC effect."""
        parts = range(self.state.catalog.parts)
        names = self.state.catalog.ids
        return " ".join(names[p] for p in parts if owner(self.state, p) >= 0 and shielded(self.state, p))

    def marked(self, mark: str) -> str:
        """The parts with a mark: `jammed`, `activated`."""
        return marked(self.state, MARKS[mark])

    def fact(self, name: str) -> Any:
        """What a scenario may ask: `round`, `needs`, `complete`, `ranks` …"""
        return self.game.facts(self.state)[name]

    def over(self) -> bool:
        return self.state.over()

    def part(self, id: str) -> int:
        return self.state.catalog.ids.index(id)

    # What happened

    def happened(self, name: str, seen_by: int = SPECTATOR) -> list[str]:
        """The events of one kind in words: `happened("DRAWN") == ["P0 A04", "P0 A18"]`."""
        kind: int = getattr(events, name)
        return [
            self.told(event)
            for event in self.state.events.list
            if event.kind == kind and event.seen_by(seen_by)
        ]

    def story(self, *names: str) -> list[str]:
        """Events of several kinds in the order they happened: `["DRAWN P0 A04", "RESTOCKED A10"]`."""
        kinds = {getattr(events, name): name for name in names}
        happened = (event for event in self.state.events.list if event.kind in kinds)
        return [f"{kinds[event.kind]} {self.told(event)}".strip() for event in happened]

    def told(self, event: Event) -> str:
        numbers = (event.a, event.b, event.c, event.d)
        words = EVENT_WORDS.get(event.kind, "")
        return " ".join(self.word(*pair) for pair in zip(words.split(), numbers, strict=False))

    def word(self, what: str, number: int) -> str:
        catalog = self.state.catalog
        if what == "number":
            return str(number)
        if what == "seat":
            return f"P{number}"
        names = {"breakthrough": catalog.breakthrough_ids, "slot": SLOT_NAMES, "science": SCIENCE_NAMES}
        return names.get(what, catalog.ids)[number]


def _event_words(table: Iterable[tuple[str, str]]) -> dict[int, str]:
    return {getattr(events, name): words for names, words in table for name in names.split()}


EVENT_WORDS = _event_words(
    [
        ("ROUND_STARTED", "number seat"),
        ("CYCLE_STARTED", "number"),
        ("FIRST_PLAYER_PICKED TURN_STARTED NOTHING_DRAWN DECLINED REVEALED_NONE", "seat"),
        ("BREAKTHROUGH_DEALT REVEALED BREAKTHROUGH_ACTIVATED SPIED_CARD", "seat breakthrough"),
        ("CORE_TAKEN MISSION_ACTIVATED DRAWN TAKEN COPIED SAW BURIED_PART ACTIVATED", "seat part"),
        ("RESTOCKED DESTROYED SENT_TO_LAB SHIELDED JAMMED PICKED_AT_RANDOM", "part"),
        ("ATTACHED", "seat part slot"),
        ("SWAPPED", "part part"),
        ("BOOSTED", "part number"),
        ("SCIENCE_ADDED", "part science"),
        ("GAINED LOST PEEKED BURIED MONSTER_SCORED HAND_SCORED", "seat number"),
        ("SPIED", "seat seat"),
    ]
)
