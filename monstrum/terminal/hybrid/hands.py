"""The cards of Hybrid: what is laid and in play, the own hand, and what is known of the other one."""

from monstrum.games.hybrid.content import terms
from monstrum.games.hybrid.knowing.view import SkirmishView
from monstrum.terminal.hybrid.signs import SIDES, game_of
from monstrum.terminal.look import Look
from monstrum.terminal.palette import CAPTION, GOLD, PHOSPHOR, QUIET, TEXT
from monstrum.terminal.phrases import phrase, spoken
from monstrum.terminal.sketch import Block, Line, Piece, flowing, handle, wrapped


def cards_lines(look: Look, view: SkirmishView) -> Block:
    """Nothing where a mission has no cards."""
    cards = view.cards
    lines: Block = []
    for caption, texts in ((phrase("hy_laid"), cards.played), (phrase("hy_in_play"), cards.staying)):
        chunks = [open_chunk(look, text) for text in texts]
        if chunks:
            lines += flowing([[Piece(caption, f"bold {CAPTION}"), *chunks[0]], *chunks[1:]], look.width)
    held = {**cards.hand}
    for ref in sorted(
        look.lit
    ):  # cards that can be chosen and lie elsewhere: in the discard, in a hand shown
        sort, _, id = ref.partition(":")
        if sort == "card" and id not in held and not any(id in text for text in cards.played):
            held[id] = 0
    chunks = [chunk(look, id, number, id in cards.locked) for id, number in held.items()]
    if chunks:
        lines += flowing([[Piece(phrase("hy_hand"), f"bold {CAPTION}"), *chunks[0]], *chunks[1:]], look.width)
    said = [told(look, view, seat) for seat in (0, 1)]
    said += [phrase("hy_deck", number=cards.decks["ACTION"])] if "ACTION" in cards.decks else []
    text = " · ".join(filter(None, said))
    return [*lines, *(wrapped(text, look.width, 3, QUIET) if text else [])]


def open_chunk(look: Look, text: str) -> Line:
    """`GRIFFIN ACT-08 points 1` or `EVT-06 GRIFFIN A constant`: the card by name, then the rest."""
    words = text.split()
    id = next(word.partition("+")[0] for word in words if "-" in word)
    ref = f"card:{id}"
    side = next((word for word in words if word in SIDES), "")
    rest = " ".join(word for word in words if word not in SIDES and not word.startswith(id))
    style = SIDES.get(side, TEXT)
    return [
        handle(ref),
        Piece(f"{game_of(look).card_name(id, spoken())} ", style, ref),
        Piece(f"{rest} ", CAPTION),
    ]


def chunk(look: Look, id: str, number: int, locked: bool) -> Line:
    """`›Second Wind 3×2`: name, points, how many."""
    game = game_of(look)
    card = game.catalog.card_ids.index(id)
    ref = f"card:{id}"
    style = f"bold {PHOSPHOR}" if ref in look.lit else f"dim {TEXT}" if locked else TEXT
    points = game.catalog.points[card]
    times = f"×{number}" if number > 1 else ""
    return [
        handle(ref),
        Piece(game.card_name(id, spoken()), style, ref),
        Piece(f" {points}" if points else "", f"bold {GOLD}", ref),
        Piece(f"{times} ", CAPTION, ref),
    ]


def told(look: Look, view: SkirmishView, seat: int) -> str:
    """How many cards a side holds and has laid face down; of the other's what is known."""
    side = terms.SIDES[seat]
    cards = view.cards
    found = [f"{number} {phrase(f'hy_held_{deck}')}" for deck, number in cards.held[side].items() if number]
    if not found and not cards.bid_numbers[side]:
        return ""
    cards_held = ", ".join(found) or phrase("hy_nothing")
    said = phrase("hy_hold", name=phrase(f"hy_{side}"), cards=cards_held)
    if cards.bid_numbers[side]:
        said += f", {phrase('hy_face_down', number=cards.bid_numbers[side])}"
    if known := cards.known.get(side, {}):
        names = ", ".join(game_of(look).card_name(id, spoken()) for id in known)
        said += f" ({phrase('hy_known', names=names)})"
    return said
