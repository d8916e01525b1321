"""Cards on a table that anybody can draw: faces, hands, what lies open, decks and discards."""

from dataclasses import replace
from typing import Final

from monstrum.core.board import BAD, CARDS, NOBODY, PILE, Face, Thing, Zone
from monstrum.games.hybrid.content import terms
from monstrum.games.hybrid.content.catalog import Catalog
from monstrum.games.hybrid.knowing.cards_view import CardsView
from monstrum.games.hybrid.speaking.glossary import sign
from monstrum.games.hybrid.speaking.speech import Speaker
from monstrum.kit.kept import kept

OF_DECKS: Final = {
    "ACTION": ("HY-10.4", "HY-10.5"),
    "EVENT": ("HY-11.5", "HY-11.8"),
    "ARMY": ("HY-11.1", "HY-11.3"),
    "AURA": ("HY-12.2", "HY-12.3"),
    "MUTATION": ("HY-12.5", "HY-12.6"),
}


def card_faces(speaker: Speaker, catalog: Catalog, language: str) -> list[Face]:
    """6.1  Every card as it is printed."""
    found: list[Face] = []
    for card, id in enumerate(catalog.card_ids):
        deck = terms.DECKS[catalog.deck[card]]
        points = str(catalog.points[card])
        kind = speaker.say("terms", f"kind_card_{deck}", language, points=points)
        value = points if deck == "ACTION" else ""
        name, text = speaker.names.name(id, language), speaker.names.text(id, language)
        if deck == "ACTION":
            kind = " · ".join([kind, *uses_of(speaker, catalog, card, language)])
        found.append(Face(f"card:{id}", name, kind, value, text=text, rules=OF_DECKS[deck], sort=deck))
    return found


def uses_of(speaker: Speaker, catalog: Catalog, card: int, language: str) -> list[str]:
    """HY-10.11  In which modes its effect may be used, where not in all; and whether against an enemy."""
    mask = catalog.card_modes[card]
    modes = [sign(speaker, name, language) for mode, name in enumerate(terms.MODES) if mask >> mode & 1]
    found = [" ".join(modes)] if len(modes) < len(terms.MODES) else []
    hinders = terms.USES[catalog.use[card]] == "HINDER"
    return [*found, *([speaker.plain("terms", "hindrance", language)] if hinders else [])]


@kept
def card_zones(
    speaker: Speaker, cards: CardsView, reader: int, profiles: dict[str, str], language: str
) -> list[Zone]:
    """Cards laid now, in play, then the hands, then decks and discard; nothing where there are no cards."""

    def title(code: str, **params: str) -> str:
        return speaker.say("zones", code, language, **params)

    def thing(
        id: str, number: int = 1, states: tuple[str, ...] = (), owner: int = NOBODY, value: str = ""
    ) -> Thing:
        name = speaker.names.name(id, language)
        return Thing(f"card:{id}", name, value=value, states=states, count=number, owner=owner)

    def laid(text: str) -> Thing:
        """`GRIFFIN ACT-08 points 2 for 1 cancelled`: whose it is, and what it counts for."""
        side, id, use, *more = text.split()
        points = more[more.index("for") + 1]
        states = [title(f"laid_{use}", side=side, points=points)]
        states += [title("second_shot")] if more[0] == "2" else []
        states += [title("annulled")] if more[-1] == "cancelled" else []
        lies = thing(id, 1, tuple(states), terms.SIDES.index(side), points if use == "points" else "")
        return replace(lies, tone=BAD) if more[-1] == "cancelled" else lies

    def in_play(text: str) -> Thing:
        """`EVT-06 GRIFFIN A constant`: on whom it lies."""
        id, side, letter, _ = text.split()
        figure = f"{letter}:{profiles[letter]}" if letter in profiles else ""
        where = title("on_figure", figure=figure) if figure else title("on_table", side=side)
        return thing(id.partition("+")[0], 1, (where,), terms.SIDES.index(side))

    zones: list[Zone] = []
    if cards.played:
        zones.append(Zone("laid", title("laid"), tuple(laid(text) for text in cards.played), CARDS))
    if cards.staying:
        zones.append(Zone("in_play", title("in_play"), tuple(in_play(text) for text in cards.staying), CARDS))
    for seat, side in enumerate(terms.SIDES):
        size = sum(cards.held[side].values())
        own = cards.hand if seat == reader else cards.known.get(side, {})
        things = tuple(
            thing(id, number, (title("locked_card"),) if seat == reader and id in cards.locked else ())
            for id, number in own.items()
        )
        if size or seat == reader:  # one's own stays when it is empty: no other pile is taken for it
            zones.append(
                Zone(f"P{seat}.hand", title("hand", side=side), things, CARDS, seat, size, seat == reader)
            )
        if cards.bid_numbers[side]:
            bids = tuple(thing(id) for id in cards.bids) if seat == reader else ()
            zones.append(
                Zone(
                    f"P{seat}.bids", title("bids", side=side), bids, CARDS, seat, cards.bid_numbers[side],
                    seat == reader,
                )
            )  # fmt: skip
    for name, number in cards.decks.items():
        zones.append(
            Zone(
                name.lower().replace(" ", "_"),
                title("deck", name=speaker.speak("pile", name, language)),
                (),
                PILE,
                size=number,
            )
        )
    if cards.discard:
        things = tuple(thing(id, number) for id, number in cards.discard.items())
        zones.append(Zone("discard", title("discard"), things, CARDS))
    return zones
