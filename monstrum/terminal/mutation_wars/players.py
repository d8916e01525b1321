"""One player of Mutation Wars: the pad and the marks, the creature, and the hand by kind."""

from collections import Counter

from monstrum.games.mutation_wars.content.catalog import DECK_NAMES
from monstrum.games.mutation_wars.knowing.view import WarsView
from monstrum.terminal.look import Look
from monstrum.terminal.mutation_wars.creatures import body_chunks, body_rows, triangles
from monstrum.terminal.mutation_wars.pieces import ATTACKED, COMPLETE, TOKEN, card_chunk
from monstrum.terminal.palette import CAPTION, EDGE, GOLD, NO, PHOSPHOR, QUIET, TEXT
from monstrum.terminal.phrases import phrase
from monstrum.terminal.sketch import Block, Line, Piece, fitted, flowing, framed, handle, width_of

# From roomy to tight: triangles and names; triangles; a row for each body; as few lines as possible.
NAMES, TRIANGLES, ROWS, CHUNKS = range(4)
SHORT = dict(zip(DECK_NAMES, ("BP", "MU", "BT"), strict=True))  # as the rules have them, in no language


def player_block(look: Look, view: WarsView, seat: int, width: int, level: int, frame: bool) -> Block:
    inside = width - 2 if frame else width
    body = [*creature(view, seat, inside, level), *hand(look, view, seat, inside, level)]
    title, right = heading(look, view, seat)
    if frame:
        style = f"bold {PHOSPHOR}" if f"P{seat}" in view.waiting else EDGE
        return framed(body, width, title, right, style)
    gap = Piece(" " * max(1, inside - width_of(title) - width_of(right)))
    top = [
        Piece(piece.text, f"underline {piece.style}", piece.ref, piece.handle)
        for piece in [*title, gap, *right]
    ]
    return [fitted(top, inside), *body]


def heading(look: Look, view: WarsView, seat: int) -> tuple[Line, Line]:
    """MW-8.1  Who it is, the marks, and the line of the pad: attack lit|unlit, defence, bodies."""
    name, ref = f"P{seat}", f"seat:P{seat}"
    chosen = "✓" if name in view.committed else " "
    first = handle(ref) if ref in look.lit else Piece("▶" if name in view.waiting else chosen, PHOSPHOR)
    style = f"bold {PHOSPHOR if seat == look.seat else TEXT}"
    title = [first, Piece(look.called(seat) + " ", style, ref)]
    for mark, there, colour in (
        (TOKEN, name == view.token, GOLD),
        (ATTACKED, name in view.attacked, NO),
        (COMPLETE, name in view.complete_since, PHOSPHOR),
    ):
        if there:
            title.append(Piece(f"{mark} ", colour, ref))
    bodies = f" {len(view.bodies[name])}/{view.target_bodies} "
    return title, [Piece(f" {pad(view, name)}", f"bold {GOLD}", ref), Piece(bodies, QUIET, ref)]


def pad(view: WarsView, name: str) -> str:
    """`9|6/2`"""
    unlit = f"|{view.unlit_attack[name]}" if name in view.glow else ""
    return f"{view.attack[name]}{unlit}/{view.defence[name]}"


def creature(view: WarsView, seat: int, width: int, level: int) -> Block:
    name = f"P{seat}"
    if level <= TRIANGLES:
        return triangles(name, view.bodies[name], width)
    if level == ROWS:
        return body_rows(name, view.bodies[name], width)
    return body_chunks(name, view.bodies[name], width)


def hand(look: Look, view: WarsView, seat: int, width: int, level: int) -> Block:
    """The own cards by kind; of the others how many there are of each."""
    held = view.hands[f"P{seat}"]
    chunks: list[list[Line]] = []
    hidden: Line = []
    for kind in DECK_NAMES:
        cards: int | list[str] = getattr(held, kind)
        if isinstance(cards, int):
            ref = f"hand:P{seat}.{kind}"
            first = handle(ref) if ref in look.lit else Piece(" ")
            hidden += [first, Piece(f"{cards} {SHORT[kind]}", CAPTION, ref)]
        elif cards:
            pointable = not (view.taking and seat == look.seat)
            shown = [
                card_chunk(look, id, number, level == NAMES, pointable)
                for id, number in Counter(cards).items()
            ]
            chunks.append([[Piece(f"{SHORT[kind]}", CAPTION), *shown[0]], *shown[1:]])
    if hidden:
        return [[Piece(phrase("mw_holds"), CAPTION), *hidden]]
    if level == CHUNKS:
        return flowing([chunk for kind in chunks for chunk in kind], width)
    return [line for kind in chunks for line in flowing(kind, width)]
