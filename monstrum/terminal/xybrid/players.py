"""One player of XYbrid: monster, hand, secrets and pile, with as much of each card as there is room for."""

from typing import Final

from monstrum.games.xybrid.knowing.view import LabView, PlayerView
from monstrum.terminal.look import Look
from monstrum.terminal.palette import CAPTION, EDGE, GOLD, PHOSPHOR, QUIET, SECRET, TEXT
from monstrum.terminal.phrases import phrase
from monstrum.terminal.sketch import Block, Line, Piece, fitted, flowing, framed, handle, width_of
from monstrum.terminal.xybrid.rows import part_ref, part_row, secret_row, text_lines

# From roomy to tight: rows with what the cards say; rows; rows of the slots alone; ids and values.
TEXTS, ROWS, SLOTS, IDS = range(4)
LABELLED: Final = 34  # from this width on, slots have their names


def player_block(look: Look, view: LabView, seat: int, width: int, level: int, frame: bool) -> Block:
    inside = width - 2 if frame else width
    body = player_lines(look, view, seat, inside, level)
    title, right = heading(look, view, seat)
    if frame:
        style = f"bold {PHOSPHOR}" if f"P{seat}" in view.waiting else EDGE
        return framed(body, width, title, right, style)
    gap = Piece(" " * max(1, inside - width_of(title) - width_of(right)))
    top = [Piece(piece.text, f"underline {piece.style}", piece.ref) for piece in [*title, gap, *right]]
    return [fitted(top, inside), *body]


def heading(look: Look, view: LabView, seat: int) -> tuple[Line, Line]:
    """Who it is, and infamy with what the monster and the hand would add now."""
    player = view.players[f"P{seat}"]
    ref = f"seat:P{seat}"
    chosen = "✓" if f"P{seat}" in view.committed else " "
    first = handle(ref) if ref in look.lit else Piece("▶" if f"P{seat}" in view.waiting else chosen, PHOSPHOR)
    style = f"bold {PHOSPHOR if seat == look.seat else TEXT}"
    title = [first, Piece(look.called(seat) + " ", style, ref)]
    return title, [Piece(f" {player.infamy}", f"bold {GOLD}", ref), Piece(f" +{player.worth} ", QUIET, ref)]


def player_lines(look: Look, view: LabView, seat: int, width: int, level: int) -> Block:
    player = view.players[f"P{seat}"]
    chunks: list[Line] = []
    lines: Block = []
    if level == IDS:
        chunks += [id_chunk(id, side, player) for _, _, id, side in slots(player) if id]
        chunks += [empty for slot in slots(player) if (empty := lit_slot(look, seat, *slot[:3]))]
    else:
        lines += slot_rows(look, player, seat, width, level)
    if level <= ROWS:
        for caption, ids in (("+", player.aux), (phrase("short_hand"), player.hand)):
            for id in ids:
                label = Piece(f"{caption:<6}" if width >= LABELLED else caption[0], CAPTION)
                lines.append([label, *part_row(look, id, width - len(label.text), "", player)])
                lines += said(look, id, width, level)
        lines += secret_rows(look, player, width, level)
    else:
        chunks += captioned(" +", [id_chunk(id, "", player) for id in player.aux])
        chunks += captioned(f" {phrase('short_hand')[0]}", [id_chunk(id) for id in player.hand])
        chunks += captioned(" ?", [secret_chunk(id) for id in player.breakthroughs or ()])
    return [*lines, *flowing([*chunks, *pile_chunks(look, player, seat)], width)]


def slots(player: PlayerView) -> list[tuple[str, str, str | None, str]]:
    """Short name, slot as options call it, what is in it, side of an arm."""
    return [
        (phrase("short_core"), "core", player.core, ""),
        (phrase("short_head"), "head", player.head, ""),
        (phrase("short_left"), "arm.left", player.left, "l"),
        (phrase("short_right"), "arm.right", player.right, "r"),
        (phrase("short_legs"), "legs", player.legs, ""),
    ]


def slot_rows(look: Look, player: PlayerView, seat: int, width: int, level: int) -> Block:
    lines: Block = []
    for short, slot, id, side in slots(player):
        label: Line = [Piece(f"{short:<6}", CAPTION)] if width >= LABELLED else []
        if id:
            lines.append([*label, *part_row(look, id, width - width_of(label), side, player)])
            lines += said(look, id, width, level)
        else:
            empty = [Piece(f" – {'' if label else short}", CAPTION)]
            lines.append([*label, *(lit_slot(look, seat, short, slot, id) or empty)])
    return lines


def lit_slot(look: Look, seat: int, short: str, slot: str, id: str | None) -> Line:
    """An empty slot that some option is about."""
    ref = f"slot:P{seat}.{slot}"
    return [handle(ref), Piece(f"– {short}", TEXT, ref)] if ref in look.lit and not id else []


def secret_rows(look: Look, player: PlayerView, width: int, level: int) -> Block:
    """The own breakthroughs (or those one has seen); of the others how many there are."""
    if player.breakthroughs is None:
        count = player.breakthrough_count
        return [[Piece(f" {phrase('xy_secrets', number=count)}", CAPTION)]] if count else []
    label = phrase("short_secret") if width >= LABELLED else "?"
    rows: Block = []
    for id in player.breakthroughs:
        rows.append([Piece(label, SECRET), *secret_row(look, id, width - len(label))])
        rows += said(look, id, width, level)
    return rows


def pile_chunks(look: Look, player: PlayerView, seat: int) -> list[Line]:
    """Closed it shows how many parts it holds, and those that may be used now."""
    if not player.pile:
        return []
    ref = f"pile:P{seat}"
    top: Line = [
        handle(ref),
        Piece(
            f"{'▾' if look.piles_open else '▸'} {phrase('xy_pile', number=len(player.pile))}", CAPTION, ref
        ),
    ]
    shown = [id for id in player.pile if look.piles_open or part_ref(id) in look.lit]
    return [top, *(id_chunk(id) for id in shown)]


def id_chunk(id: str, side: str = "", player: PlayerView | None = None) -> Line:
    """` A02l·5`; the value only of attached parts."""
    ref = part_ref(id)
    value = f"·{player.values[id]}" if player is not None and id in player.values else ""
    return [handle(ref), Piece(f"{id}{side}", TEXT, ref), Piece(value, QUIET, ref)]


def secret_chunk(id: str) -> Line:
    ref = f"breakthrough:{id}"
    return [handle(ref), Piece(id, SECRET, ref)]


def captioned(caption: str, chunks: list[Line]) -> list[Line]:
    """The caption sticks to the first chunk."""
    return [[Piece(caption, CAPTION), *chunks[0]], *chunks[1:]] if chunks else []


def said(look: Look, id: str, width: int, level: int) -> Block:
    """The text of a card, where there is room for all of them."""
    return text_lines(look, id, width, 7 if width >= LABELLED else 3) if level == TEXTS else []
