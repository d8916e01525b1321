"""The table of XYbrid in the words every game shares: faces of cards, and zones of things from a view."""

from functools import lru_cache
from typing import Final

from monstrum.core.board import NOBODY, PILE, SLOTS, Board, Counter, Face, Standing, Thing, Zone
from monstrum.games.xybrid.content.catalog import SCIENCE_NAMES, TYPE_NAMES, Catalog
from monstrum.games.xybrid.knowing.view import LabView, PlayerView
from monstrum.games.xybrid.speaking.glossary import OF_BREAKTHROUGHS, rules_of, trigger_of
from monstrum.games.xybrid.state import ROUNDS
from monstrum.kit.kept import kept
from monstrum.kit.speaker import KEPT, Speaker

SLOT_NAMES: Final = ("core", "head", "arm.left", "arm.right", "legs")
MARKS: Final = ("shielded", "jammed", "used")  # states of attached parts


def faces(speaker: Speaker, catalog: Catalog, language: str) -> list[Face]:
    """XY-1.1  Every part and every breakthrough as it is printed."""
    names = speaker.names
    found = [
        Face(
            ref=f"part:{id}",
            name=names.name(id, language),
            kind=speaker.plain("terms", f"type_{TYPE_NAMES[catalog.type_of[part]]}", language),
            value=str(catalog.value_of[part]),
            tags=tuple(name for at, name in enumerate(SCIENCE_NAMES) if catalog.sciences_of[part] >> at & 1),
            text=names.text(id, language),
            trigger=trigger_of(speaker, catalog, part, language),
            rules=rules_of(catalog, part),
            sort=TYPE_NAMES[catalog.type_of[part]],
        )
        for part, id in enumerate(catalog.ids)
    ]
    kind = speaker.plain("terms", "kind_breakthrough", language)
    for id in catalog.breakthrough_ids:
        name, text = names.name(id, language), names.text(id, language)
        found.append(
            Face(f"breakthrough:{id}", name, kind, text=text, rules=OF_BREAKTHROUGHS, sort="breakthrough")
        )
    return found


def board(speaker: Speaker, view: LabView, language: str) -> Board:
    """The lab first, then every player, the reader before the others; then what is out of play."""

    def title(code: str, **params: str) -> str:
        return speaker.plain("zones", code, language, **params)

    others = [seat for seat in range(view.seats) if seat != view.seat]
    order = others if view.seat == NOBODY else [view.seat, *others]
    zones = [lab_zone(speaker, view.lab, language)]
    for seat in order:
        reader = seat if seat == view.seat else NOBODY  # all others are told the same
        zones += player_zones(
            speaker, view.players[f"P{seat}"], seat, reader, own_choice(view, seat), language
        )
    zones += heap_zones(speaker, view.core_pile, view.deck, view.peeked, view.shown, view.removed, language)
    numbers = {"round": str(view.round), "rounds": str(ROUNDS)}
    status = (
        title("status", **numbers, cycle=str(view.cycle)) if view.cycle else title("status_cores", **numbers)
    )
    return Board(status, standings(speaker, view, language), tuple(zones))


@kept
def lab_zone(speaker: Speaker, lab: list[str], language: str) -> Zone:
    empty = speaker.plain("zones", "lab_empty", language)
    return Zone("lab", speaker.plain("zones", "lab", language), parts(lab), empty=empty)


@kept
def heap_zones(
    speaker: Speaker,
    core_pile: list[str],
    deck: int,
    peeked: list[str],
    shown: list[str],
    removed: list[str],
    language: str,
) -> list[Zone]:
    """What nobody owns: cores and parts to come, and breakthroughs that are shown or out of the game."""

    def title(code: str) -> str:
        return speaker.plain("zones", code, language)

    zones = [
        Zone("core_pile", title("core_pile"), parts(core_pile), PILE, size=len(core_pile)),
        Zone(
            "deck", title("deck"), parts(peeked, ("secret",)), PILE, size=deck,
            secret=bool(peeked), empty=title("deck_empty"),
        ),
    ]  # fmt: skip
    if shown:
        zones.append(Zone("shown", title("shown"), breakthroughs(shown)))
    if removed:
        zones.append(Zone("removed", title("removed"), breakthroughs(removed), PILE, size=len(removed)))
    return zones


def standings(speaker: Speaker, view: LabView, language: str) -> tuple[Standing, ...]:
    found: list[Standing] = []
    for seat in range(view.seats):
        player = view.players[f"P{seat}"]
        held = (len(player.hand), len(player.pile), player.breakthrough_count)
        found.append(standing(speaker, seat, (player.infamy, player.worth, *held), language))
    return tuple(found)


@lru_cache(KEPT)
def standing(speaker: Speaker, seat: int, counted: tuple[int, ...], language: str) -> Standing:
    infamy, worth, hand, pile, secrets = counted
    numbers = (
        ("infamy", infamy, ""),
        ("worth", worth, ""),
        ("hand", hand, f"P{seat}.hand"),
        ("pile", pile, f"P{seat}.pile"),
        ("secrets", secrets, f"P{seat}.breakthroughs"),
    )
    facts = [
        Counter(
            speaker.say("counters", code, language, number=str(number)), str(number), zone=zone, code=code
        )
        for code, number, zone in numbers
    ]
    return Standing(seat, f"seat:P{seat}", tuple(facts))


def player_zones(
    speaker: Speaker, player: PlayerView, seat: int, reader: int, chosen: str | None, language: str
) -> list[Zone]:
    """XY-2  A monster slot by slot, the hand, the pile, and the breakthroughs as far as they are known."""
    slots = [player.core, player.head, player.left, player.right, player.legs]
    marks = [player.shielded, player.jammed, player.activated]
    secrets = player.breakthroughs
    known = player.seen if secrets is None else secrets
    count, own = player.breakthrough_count, secrets is not None
    return [
        monster_zone(speaker, slots, player.aux, player.values, marks, seat, reader, language),
        hand_zone(speaker, player.hand, seat, reader, language),
        breakthroughs_zone(speaker, known, chosen, count, own, seat, reader, language),
        pile_zone(speaker, player.pile, seat, reader, language),
    ]


@kept
def monster_zone(
    speaker: Speaker,
    slots: list[str | None],
    aux: list[str],
    values: dict[str, int],
    marks: list[list[str]],
    seat: int,
    reader: int,
    language: str,
) -> Zone:
    """XY-2.3  Core, head, arms and legs in their slots, empty ones too; then the auxiliaries."""

    def attached(id: str, place: str) -> Thing:
        states = tuple([name for name, ids in zip(MARKS, marks, strict=True) if id in ids])
        return part(id, states, place, str(values[id]))

    found: list[Thing] = []
    for slot, id in zip(SLOT_NAMES, slots, strict=True):
        place = speaker.plain("terms", f"slot_{slot.replace('.', '_')}", language)
        if id is None:
            found.append(Thing(f"slot:P{seat}.{slot}", place=place, filled=False))
        else:
            found.append(attached(id, place))
    extra = speaker.plain("terms", "slot_aux", language)
    found += [attached(id, extra) for id in aux]
    title = speaker.say("zones", "monster", language, reader, player=f"P{seat}")
    return Zone(f"P{seat}.monster", title, tuple(found), SLOTS, seat)


@kept
def hand_zone(speaker: Speaker, hand: list[str], seat: int, reader: int, language: str) -> Zone:
    title, empty = both_titles(speaker, "hand", seat, reader, language)
    return Zone(f"P{seat}.hand", title, parts(hand), owner=seat, empty=empty)


@kept
def pile_zone(speaker: Speaker, pile: list[str], seat: int, reader: int, language: str) -> Zone:
    title, empty = both_titles(speaker, "pile", seat, reader, language)
    return Zone(f"P{seat}.pile", title, parts(pile), PILE, seat, len(pile), empty=empty)


@kept
def breakthroughs_zone(
    speaker: Speaker,
    known: list[str],
    chosen: str | None,
    count: int,
    own: bool,
    seat: int,
    reader: int,
    language: str,
) -> Zone:
    title, empty = both_titles(speaker, "breakthroughs", seat, reader, language)
    things = breakthroughs(known, chosen)
    return Zone(f"P{seat}.breakthroughs", title, things, owner=seat, size=count, secret=own, empty=empty)


def both_titles(speaker: Speaker, code: str, seat: int, reader: int, language: str) -> tuple[str, str]:
    """Of a zone with something in it, and of an empty one."""
    name = f"P{seat}"
    return (
        speaker.say("zones", code, language, reader, player=name),
        speaker.say("zones", f"{code}_empty", language, reader, player=name),
    )


def own_choice(view: LabView, seat: int) -> str | None:
    """XY-7.1  What the reader has chosen in the open block; of others nobody knows it."""
    return view.own_commitment if seat == view.seat else None


def parts(ids: list[str], states: tuple[str, ...] = ()) -> tuple[Thing, ...]:
    return tuple([part(id, states) for id in ids])


@lru_cache(KEPT)
def part(id: str, states: tuple[str, ...], place: str = "", value: str = "") -> Thing:
    """Made once: it lies on many tables, and is shown to many."""
    return Thing(f"part:{id}", place=place, value=value, states=states)


def breakthroughs(ids: list[str], chosen: str | None = None) -> tuple[Thing, ...]:
    return tuple(Thing(f"breakthrough:{id}", states=("chosen",) if id == chosen else ()) for id in ids)
