"""One player of XYbrid: monster, hand, secrets and pile, in as many lines as there is room for."""

from typing import Final

from monstrum.games.xybrid.view import LabView, PlayerView
from monstrum.terminal.look import Look
from monstrum.terminal.palette import CAPTION, EDGE, GOLD, PHOSPHOR, QUIET, SECRET, TEXT
from monstrum.terminal.sketch import Block, Line, Piece, fitted, framed, handle, width_of
from monstrum.terminal.xybrid.rows import bare_ids, part_ref, part_row, secret_row

FULL, PACKED, TIGHT = range(3)  # a row for each card; ids only; and empty slots in one line
LABELLED: Final = 34  # from this width on, slots have their names


def player_block(look: Look, view: LabView, seat: int, width: int, height: int, frame: bool) -> Block:
    """The fullest picture that fits."""
    inside = width - 2 if frame else width
    room = height - 2 if frame else height - 1
    for level in (FULL, PACKED, TIGHT):
        body = player_lines(look, view, seat, inside, level)
        if len(body) <= room:
            break
    title, right = heading(look, view, seat)
    active = f"P{seat}" in view.waiting
    if frame:
        style = f"bold {PHOSPHOR}" if active else EDGE
        return framed(body, width, title, right, style, min(height, len(body) + 2))
    gap = Piece(" " * max(1, inside - width_of(title) - width_of(right)))
    top = [Piece(piece.text, f"underline {piece.style}", piece.ref) for piece in [*title, gap, *right]]
    return [fitted(top, inside), *body[: max(0, room)]]


def heading(look: Look, view: LabView, seat: int) -> tuple[Line, Line]:
    """Who it is, and infamy with what the monster and the hand would add now."""
    player = view.players[f"P{seat}"]
    ref = f"seat:P{seat}"
    chosen = "✓" if f"P{seat}" in view.committed else " "
    sign = "▶" if f"P{seat}" in view.waiting else chosen
    style = f"bold {PHOSPHOR if seat == look.seat else TEXT}"
    title = [Piece(sign, f"bold {PHOSPHOR}"), Piece(look.called(seat) + " ", style, ref)]
    return title, [Piece(f" {player.infamy}", f"bold {GOLD}", ref), Piece(f" +{player.worth} ", QUIET, ref)]


def player_lines(look: Look, view: LabView, seat: int, width: int, level: int) -> Block:
    player = view.players[f"P{seat}"]
    return [
        *slots(look, player, seat, width, level),
        *cards(look, player.aux, width, level, "+", player),
        *cards(look, player.hand, width, level, "hand", player),
        *secrets(look, player, width, level),
        *pile(look, player, seat, width, level),
    ]


def slots(look: Look, player: PlayerView, seat: int, width: int, level: int) -> Block:
    named = (
        ("core", "core", player.core, ""),
        ("head", "head", player.head, ""),
        ("l.arm", "arm.left", player.left, "l"),
        ("r.arm", "arm.right", player.right, "r"),
        ("legs", "legs", player.legs, ""),
    )
    lines: Block = []
    empty: list[str] = []
    for short, slot, id, side in named:
        ref = f"slot:P{seat}.{slot}"
        label: Line = [Piece(f"{short:<6}", CAPTION)] if width >= LABELLED else []
        if id:
            lines.append([*label, *part_row(look, id, width - width_of(label), side, player)])
        elif ref in look.lit:
            lines.append([*label, handle(ref), Piece(f"– {short}", TEXT, ref)])
        elif level < TIGHT:
            lines.append([*label, Piece(f" – {'' if label else short}", CAPTION)])
        else:
            empty.append(short)
    return [*lines, [Piece(f" – {' '.join(empty)}", CAPTION)]] if empty else lines


def cards(look: Look, ids: list[str], width: int, level: int, caption: str, player: PlayerView) -> Block:
    """Auxiliaries or the hand."""
    if not ids:
        return []
    if level == FULL:
        rows: Block = []
        for id in ids:
            label = Piece(f"{caption:<6}" if width >= LABELLED else f"{caption[0]}", CAPTION)
            rows.append([label, *part_row(look, id, width - len(label.text), "", player)])
        return rows
    packed = bare_ids([part_ref(id) for id in ids], width - len(caption), TEXT)
    return captioned(packed, caption)


def secrets(look: Look, player: PlayerView, width: int, level: int) -> Block:
    """The own breakthroughs (or those one has seen); of the others how many there are."""
    if player.breakthroughs is None:
        count = player.breakthrough_count
        return [[Piece(f" {count} secret", CAPTION)]] if count and level == FULL else []
    if level == FULL:
        label = "secret" if width >= LABELLED else "?"
        return [
            [Piece(label, SECRET), *secret_row(look, id, width - len(label))] for id in player.breakthroughs
        ]
    refs = [f"breakthrough:{id}" for id in player.breakthroughs]
    return captioned(bare_ids(refs, width - 1, SECRET), "?")


def pile(look: Look, player: PlayerView, seat: int, width: int, level: int) -> Block:
    """Closed it shows how many parts it holds, and those that may be used now."""
    if not player.pile:
        return []
    ref = f"pile:P{seat}"
    used = [id for id in player.pile if part_ref(id) in look.lit]
    sign = "▾" if look.piles_open else "▸"
    top: Line = [handle(ref), Piece(f"{sign} pile {len(player.pile)}", CAPTION, ref)]
    if look.piles_open and level == FULL:
        return [top, *(part_row(look, id, width) for id in player.pile)]
    shown = player.pile if look.piles_open else used
    return [top, *bare_ids([part_ref(id) for id in shown], width, TEXT)]


def captioned(block: Block, caption: str) -> Block:
    """The caption before the first line, as much room before the others."""
    return [
        [Piece(caption if at == 0 else " " * len(caption), CAPTION), *line] for at, line in enumerate(block)
    ]
