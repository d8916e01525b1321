"""The table of Mutation Wars in the words every game shares: faces of cards, zones of things from a view."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from types import MappingProxyType
from typing import Final

from monstrum.core.board import NOBODY, PILE, SLOTS, Board, Counter, Face, Standing, Thing, Zone
from monstrum.games.mutation_wars.content.catalog import (
    COLOUR_LETTERS,
    COLOUR_NAMES,
    COLOURS,
    DECK_NAMES,
    GLOW,
    KIND_NAMES,
    PARTS,
    Catalog,
)
from monstrum.games.mutation_wars.effects import opcodes
from monstrum.games.mutation_wars.effects.vocabulary import TYPES
from monstrum.games.mutation_wars.knowing.view import BodyView, DecksView, DiscardsView, HandView, WarsView
from monstrum.games.mutation_wars.speaking.glossary import OF_BODIES, rules_of
from monstrum.games.mutation_wars.speaking.speech import WarsSpeaker
from monstrum.games.mutation_wars.speaking.sums import Prospect, battle_sums, prospect_notes
from monstrum.kit.kept import kept
from monstrum.kit.speaker import KEPT

NO_NOTES: Final[Mapping[str, Prospect]] = MappingProxyType({})
HAND_TITLES = dict(zip(DECK_NAMES, ("parts", "mutate", "battle_hand"), strict=True))


def faces(speaker: WarsSpeaker, catalog: Catalog, language: str) -> list[Face]:
    """Every Body Part, Mutate and Battle card as it is printed."""
    found = []
    for design, id in enumerate(catalog.ids):
        sort = KIND_NAMES[catalog.kind_of[design]]
        kind = speaker.plain("terms", f"kind_{sort}", language)
        name = speaker.names.name(id, language)
        text = speaker.names.text(id, language)
        if design < PARTS:
            name = speaker.speak("card", id, language)
            value = printed_value(catalog, design)
            tags: tuple[str, ...] = (COLOUR_NAMES[design % COLOURS], TYPES[design // COLOURS])
        else:
            value, tags = printed_change(catalog, design)
        rules = rules_of(catalog, design, sort == "BT")
        found.append(Face(f"card:{id}", name, kind, value, tags, text, rules=rules, sort=sort))
    bodies = speaker.plain("terms", "kind_body", language)
    for letter, colour in zip(COLOUR_LETTERS, COLOUR_NAMES, strict=True):
        name, text = body_name(speaker, letter, language), speaker.names.text(f"BD-{letter}", language)
        found.append(
            Face(f"colour:{letter}", name, bodies, tags=(colour,), text=text, rules=OF_BODIES, sort="body")
        )
    return found


def printed_change(catalog: Catalog, design: int) -> tuple[str, tuple[str, ...]]:
    """MW-8.8  What is drawn on a Mutate or Battle card: its numbers, and the types it is about."""
    numbers, types = "", 0
    at = catalog.entry[design]
    while catalog.code[at] != opcodes.END:
        operation, attack, defence, about = (catalog.code[at + place] for place in range(opcodes.WIDTH))
        if operation in (opcodes.PART_MOD, opcodes.FLAT_MOD) and not numbers:
            numbers = "/".join(f"{number:+}" if number else "0" for number in (attack, defence))
        if "part types" in catalog.operations[operation].takes:
            types |= about
        at += opcodes.WIDTH
    return numbers, tuple(name for kind, name in enumerate(TYPES) if types >> kind & 1)


def printed_value(catalog: Catalog, design: int) -> str:
    """MW-5.5  Attack/defence as printed; a Glow Thing has two attacks."""
    kind = design // COLOURS
    attack = f"{catalog.attack[kind]}|0" if kind == GLOW else str(catalog.attack[kind])
    return f"{attack}/{catalog.defence[kind]}"


def board(speaker: WarsSpeaker, view: WarsView, language: str) -> Board:
    """The battle first, then every player, the reader before the others; then decks and discards."""
    others = [seat for seat in range(view.seats) if seat != view.seat]
    order = others if view.seat == NOBODY else [view.seat, *others]
    zones = battle_zones(speaker, view, language)
    for seat in order:
        zones += player_zones(speaker, view, seat, language)
    zones += deck_zones(speaker, view.decks, view.discards, view.taking, language)
    standings = tuple(standing(speaker, view, seat, language) for seat in range(view.seats))
    sums = battle_sums(speaker, view, language)
    return Board(status(speaker, view, language), standings, tuple(zones), sums, view.phase)


def status(speaker: WarsSpeaker, view: WarsView, language: str) -> str:
    if view.over:
        return speaker.plain("zones", "status_over", language)
    if view.phase == "setup":
        return speaker.plain("zones", "status_setup", language, player=view.token)
    phase = speaker.plain("terms", f"phase_{view.phase}", language)
    return speaker.plain("zones", "status", language, turn=str(view.turn), phase=phase)


def standing(speaker: WarsSpeaker, view: WarsView, seat: int, language: str) -> Standing:
    """MW-8.1  The pad, the hand by kind, and the marks."""
    name = f"P{seat}"
    attack = str(view.attack[name])
    if name in view.glow:
        attack = f"{attack}|{view.unlit_attack[name]}"
    numbers = [
        ("attack", attack),
        ("defence", str(view.defence[name])),
        ("bodies", f"{len(view.bodies[name])}/{view.target_bodies}"),
        *((kind, str(number_in_hand(view.hands[name], kind))) for kind in DECK_NAMES),
    ]
    if name in view.finalists:
        numbers.append(("score", str(view.scores[name])))
    yes = speaker.plain("counters", "yes", language)
    marks = (
        ("mark_token", name == view.token),
        ("mark_attacked", name in view.attacked),
        ("mark_complete", name in view.complete_since),
    )
    numbers += [(code, yes) for code, there in marks if there]
    return told_standing(speaker, seat, tuple(numbers), language)


@lru_cache(KEPT)
def told_standing(
    speaker: WarsSpeaker, seat: int, numbers: tuple[tuple[str, str], ...], language: str
) -> Standing:
    facts = [
        Counter(
            speaker.plain("counters", code, language),
            value,
            note(speaker, code, value, language),
            f"P{seat}.{code}" if code in DECK_NAMES else "",
            code,
        )
        for code, value in numbers
    ]
    return Standing(seat, f"seat:P{seat}", tuple(facts))


def note(speaker: WarsSpeaker, code: str, value: str, language: str) -> str:
    """What a mark means, and what two numbers for one attack mean (MW-10.3)."""
    lit, two, unlit = value.partition("|")
    if two:
        return speaker.plain("counters", "note_glow", language, lit=lit, unlit=unlit)
    return speaker.plain("counters", f"note_{code}", language) if code.startswith("mark_") else ""


def number_in_hand(hand: HandView, kind: str) -> int:
    held: int | list[str] = getattr(hand, kind)
    return held if isinstance(held, int) else len(held)


# The battle ---------------------------------------------------------------------------------------


def battle_zones(speaker: WarsSpeaker, view: WarsView, language: str) -> list[Zone]:
    """MW-8  Who fights whom, and the cards that were played; or the body that was just bought."""
    found = []
    if view.battle is not None:
        battle = view.battle
        title = speaker.plain("zones", "battle", language, player=battle.attacker, rival=battle.defender)
        played = ((battle.attacker, battle.attacker_card), (battle.defender, battle.defender_card))
        things = tuple(shown("played", card, place=who) for who, card in played if card is not None)
        found.append(Zone("battle", title, things, empty=speaker.plain("zones", "battle_empty", language)))
    if view.revealed is not None:
        thing = Thing(f"colour:{view.revealed}", name=body_name(speaker, view.revealed, language))
        found.append(Zone("revealed", speaker.plain("zones", "revealed", language), (thing,)))
    return found


# Players ------------------------------------------------------------------------------------------


def player_zones(speaker: WarsSpeaker, view: WarsView, seat: int, language: str) -> list[Zone]:
    """The creature body by body, and the hand by kind: the reader's cards, numbers of the others'."""
    name = f"P{seat}"
    reader = seat if seat == view.seat else NOBODY  # all others are told the same
    found = [creature_zone(speaker, view.bodies[name], lit(view, name), seat, reader, language)]
    for kind in DECK_NAMES:
        title = speaker.say("zones", HAND_TITLES[kind], language, reader, player=name)
        found.append(hand_zone(speaker, view, seat, kind, title, language))
    return found


@kept
def creature_zone(
    speaker: WarsSpeaker, bodies: list[BodyView], lit: bool, seat: int, reader: int, language: str
) -> Zone:
    name = f"P{seat}"
    things: list[Thing] = []
    joined = joints(bodies)
    for number, body in enumerate(bodies):
        things += body_things(speaker, name, number, body, joined.get(number, ""), lit, language)
    title = speaker.say("zones", "creature", language, reader, player=name)
    return Zone(f"{name}.creature", title, tuple(things), SLOTS, seat)


def lit(view: WarsView, name: str) -> bool:
    """MW-7.8, MW-10.1  Whether this player's Glow Things are seen: in a battle by the defender."""
    if view.battle is not None and view.battle.attacker == name:
        return view.battle.defender in view.eyes
    return any(other != name for other in view.eyes)


def joints(bodies: list[BodyView]) -> dict[int, str]:
    """By body: the edge of an earlier one that it is joined to."""
    return {
        int(held.removeprefix(">b")): f"b{number}.{edge}"
        for number, body in enumerate(bodies)
        for edge, held in enumerate(body.edges)
        if held.startswith(">")
    }


def body_things(
    speaker: WarsSpeaker, player: str, number: int, body: BodyView, on: str, lit: bool, language: str
) -> list[Thing]:
    """MW-4.1  A body and the edge it is joined to, then its spots; its own edge 0 is the joint."""
    found = [
        Thing(
            f"body:{player}.b{number}",
            body_name(speaker, body.colour, language),
            place=f"b{number}",
            face=f"colour:{body.colour}",
            on=on,
        )
    ]
    for edge, (held, value) in enumerate(zip(body.edges, body.values, strict=True)):
        place = f"b{number}.{edge}"
        ref = f"spot:{player}.{place}"
        if held == "-":
            found.append(Thing(ref, place=place, filled=False))
        elif held[0] not in "^>":
            found.append(part_thing(speaker, ref, place, held, value, body.colour, lit, language))
    return found


@lru_cache(KEPT)
def part_thing(
    speaker: WarsSpeaker, ref: str, place: str, held: str, value: str, colour: str, lit: bool, language: str
) -> Thing:
    """MW-5  A part with what is to be seen of it; a Fake Tail says how often it can still evade (MW-9.3)."""
    id = held.strip("~'")
    tail = id.startswith("FT:")
    twice = id[-1] == colour and not held.endswith("'")
    states = [
        name
        for name, there in (
            ("flipped", held.startswith("~")),
            ("reversed", held.endswith("'")),
            ("matched", id[-1] == colour),
            ("unlit", id.startswith("Glow:") and not lit),
            ("evades twice", tail and twice),
            ("evades once", tail and not twice),
        )
        if there
    ]
    return Thing(ref, speaker.speak("card", id, language), place, value, tuple(states), face=f"card:{id}")


def body_name(speaker: WarsSpeaker, letter: str, language: str) -> str:
    return speaker.say("zones", "body", language, colour=letter)


def hand_zone(speaker: WarsSpeaker, view: WarsView, seat: int, kind: str, title: str, language: str) -> Zone:
    name = f"P{seat}"
    held: int | list[str] = getattr(view.hands[name], kind)
    if isinstance(held, int):
        return hidden_hand(speaker, seat, kind, title, held, language)
    chosen = view.own_commitment if seat == view.seat else None
    sort, notes = "held" if view.taking else "card", prospect_notes(speaker, view, language)
    return open_hand(speaker, seat, kind, title, sort, held, chosen, dict(notes), language)


@lru_cache(KEPT)
def hidden_hand(speaker: WarsSpeaker, seat: int, kind: str, title: str, number: int, language: str) -> Zone:
    hidden = Thing(f"hand:P{seat}.{kind}", title, states=("hidden",), count=number)
    things = (hidden,) if number else ()
    empty = speaker.plain("zones", "none_in_hand", language)
    return Zone(f"P{seat}.{kind}", title, things, PILE, seat, size=number, empty=empty)


@kept
def open_hand(
    speaker: WarsSpeaker,
    seat: int,
    kind: str,
    title: str,
    sort: str,
    held: list[str],
    chosen: str | None,
    notes: dict[str, Prospect],
    language: str,
) -> Zone:
    """The hand of who reads this."""
    empty = speaker.plain("zones", "none_in_hand", language)
    things = cards(sort, held, chosen, notes)
    return Zone(f"P{seat}.{kind}", title, things, owner=seat, size=len(held), secret=True, empty=empty)


@lru_cache(KEPT)
def shown(sort: str, id: str, place: str = "") -> Thing:
    """A card by a ref of this sort; where that is not `card`, options do not mean this one."""
    return Thing(f"{sort}:{id}", place=place, face="" if sort == "card" else f"card:{id}")


def cards(
    sort: str, ids: Sequence[str], chosen: str | None = None, notes: Mapping[str, Prospect] = NO_NOTES
) -> tuple[Thing, ...]:
    """Equal cards are one thing with a number."""
    found = []
    for id in dict.fromkeys(ids):
        states = ("chosen",) if id == chosen else ()
        thing = replace(shown(sort, id), count=ids.count(id), states=states)
        if id in notes:
            thing = replace(thing, note=notes[id].text, tone=notes[id].tone)
        found.append(thing)
    return tuple(found)


# Decks --------------------------------------------------------------------------------------------


def deck_zones(
    speaker: WarsSpeaker, decks: DecksView, discards: DiscardsView, taking: bool, language: str
) -> list[Zone]:
    """MW-14.1  What lies face down as numbers, what lies face up card by card, the newest first."""
    sort = "card" if taking else "discard"
    return [
        *(deck_zone(speaker, kind, getattr(decks, kind), language) for kind in (*DECK_NAMES, "bodies")),
        *(discard_zone(speaker, kind, getattr(discards, kind), sort, language) for kind in DECK_NAMES),
    ]


@lru_cache(KEPT)
def deck_zone(speaker: WarsSpeaker, kind: str, size: int, language: str) -> Zone:
    empty = speaker.plain("zones", "nothing_left", language)
    title = speaker.plain("zones", f"deck_{kind}", language)
    thing = Thing(f"deck:{kind}", title, states=("hidden",), count=size)
    return Zone(f"deck.{kind}", title, (thing,) if size else (), PILE, size=size, empty=empty)


@kept
def discard_zone(speaker: WarsSpeaker, kind: str, ids: list[str], sort: str, language: str) -> Zone:
    empty = speaker.plain("zones", "nothing_left", language)
    title = speaker.plain("zones", f"discard_{kind}", language)
    things = tuple(shown(sort, id) for id in reversed(ids))
    return Zone(f"discard.{kind}", title, things, PILE, size=len(ids), empty=empty)
