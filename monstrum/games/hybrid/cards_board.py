"""Cards on a table that anybody can draw: faces, hands, what lies open, decks and discards."""

from monstrum.core.board import CARDS, PILE, Face, Thing, Zone
from monstrum.games.hybrid import terms
from monstrum.games.hybrid.catalog import Catalog
from monstrum.games.hybrid.speech import Speaker
from monstrum.games.hybrid.view import SkirmishView


def card_faces(speaker: Speaker, catalog: Catalog, language: str) -> list[Face]:
    """6.1  Every card as it is printed."""
    found: list[Face] = []
    for card, id in enumerate(catalog.card_ids):
        deck = terms.DECKS[catalog.deck[card]]
        points = str(catalog.points[card])
        kind = speaker.plain("terms", f"kind_card_{deck}", language, points=points)
        value = points if deck == "ACTION" else ""
        name, text = speaker.names.name(id, language), speaker.names.text(id, language)
        found.append(Face(f"card:{id}", name, kind, value, text=text))
    return found


def card_zones(speaker: Speaker, view: SkirmishView, language: str) -> list[Zone]:
    """Cards laid now, in play, then the hands, then decks and discard; nothing where there are no cards."""
    cards = view.cards

    def title(code: str, **params: str) -> str:
        return speaker.say("zones", code, language, **params)

    def thing(id: str, number: int = 1, states: tuple[str, ...] = ()) -> Thing:
        name = speaker.names.name(id, language)
        return Thing(f"card:{id}", name, states=states, count=number)

    zones: list[Zone] = []
    if cards.played:
        laid = tuple(thing(text.split()[1], states=tuple(text.split()[2:])) for text in cards.played)
        zones.append(Zone("laid", title("laid"), laid, CARDS))
    if cards.staying:
        shown = tuple(
            thing(text.split()[0].partition("+")[0], states=tuple(text.split()[2:])) for text in cards.staying
        )
        zones.append(Zone("in_play", title("in_play"), shown, CARDS))
    for seat, side in enumerate(terms.SIDES):
        size = sum(cards.held[side].values())
        own = cards.hand if seat == view.seat else cards.known.get(side, {})
        things = tuple(
            thing(id, number, ("locked",) if seat == view.seat and id in cards.locked else ())
            for id, number in own.items()
        )
        if size:
            zones.append(
                Zone(f"P{seat}.hand", title("hand", side=side), things, CARDS, seat, size, seat == view.seat)
            )
        if cards.bid_numbers[side]:
            bids = tuple(thing(id) for id in cards.bids) if seat == view.seat else ()
            zones.append(
                Zone(
                    f"P{seat}.bids", title("bids", side=side), bids, CARDS, seat, cards.bid_numbers[side],
                    seat == view.seat,
                )
            )  # fmt: skip
    for name, number in cards.decks.items():
        zones.append(Zone(name.lower().replace(" ", "_"), title("deck", name=name), (), PILE, size=number))
    if cards.discard:
        things = tuple(thing(id, number) for id, number in cards.discard.items())
        zones.append(Zone("discard", title("discard"), things, CARDS))
    return zones
