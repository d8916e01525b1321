"""The table of XYbrid: lab and cores above, the players below, side by side."""

from typing import Final

from monstrum.games.xybrid.knowing.view import LabView
from monstrum.terminal.look import Look
from monstrum.terminal.palette import CAPTION, QUIET, SECRET
from monstrum.terminal.phrases import phrase, spoken
from monstrum.terminal.sketch import Block, Drawn, Line, Piece, beside, columns, handle
from monstrum.terminal.xybrid.players import IDS, ROWS, SLOTS, TEXTS, player_block
from monstrum.terminal.xybrid.rows import game_of, long_row, part_box, part_ref, part_row

COMPACT: Final = 70  # narrower than this, names are cut and nothing is framed
BOX: Final = 16  # the narrowest slide of the lab
BOXES_FROM: Final = 34  # lines; lower windows get rows
CARD_TEXT: Final = 3  # lines, one more on a slide that is not
ROOMY: Final = 20
NARROWEST_PLAYER: Final = 26


def legend() -> str:
    """A line of the table, then what its signs mean."""
    example = f"A01l {phrase('xy_legend_example')}  5 B"
    rest = [phrase(f"xy_legend_{part}") for part in ("sciences", "marks", "infamy")]
    return "\n".join([f"{example}   {phrase('xy_legend_parts')}", *rest])


def draw(look: Look) -> Drawn:
    """Everything the seat sees, in the room there is."""
    view = look.view
    assert isinstance(view, LabView)
    upper = [*lab(look, view), *core_pile(look, view), *peeked(look, view), *revealed(look, view)]
    if look.width >= COMPACT and look.height >= BOXES_FROM:
        upper.append([])
    return Drawn([*upper, *players(look, view, look.height - len(upper))], zones(view))


def status(look: Look) -> str:
    view = look.view
    assert isinstance(view, LabView)
    infamy = "  ".join(
        f"P{seat} {player.infamy}+{player.worth}" for seat, player in enumerate(view.players.values())
    )
    turn = phrase("xy_turn", round=view.round, cycle=view.cycle, player=view.first)
    deck = f"{turn} · {phrase('xy_deck', number=view.deck)}"
    if look.width < COMPACT * 2:
        return deck
    return f"{deck} · {phrase('xy_infamy', values=infamy)}"  # the players' headings say it too


def zones(view: LabView) -> dict[str, str]:
    """Where each thing lies: what shares a zone with an option is worth explaining when it is none."""
    found = {part_ref(id): "lab" for id in view.lab}
    found |= {part_ref(id): "deck" for id in view.peeked}
    if view.choosing_cores:
        found |= {part_ref(id): "core pile" for id in view.core_pile}
    for name, player in view.players.items():
        found |= {part_ref(id): f"{name} monster" for id in player.values}
        found |= {part_ref(id): f"{name} hand" for id in player.hand}
        found |= {part_ref(id): f"{name} pile" for id in player.pile}
        found |= {f"breakthrough:{id}": f"{name} secret" for id in player.breakthroughs or ()}
    return found


def lab(look: Look, view: LabView) -> Block:
    size = len(view.lab)
    caption: Block = [[Piece(phrase("xy_lab", number=size), f"bold {CAPTION}")]]
    if not view.lab:
        return [[*caption[0], Piece(f"  {phrase('empty')}", QUIET)]]
    if look.width >= COMPACT and look.height >= BOXES_FROM:
        return [*caption, *boxes(look, view.lab)]
    if look.width >= COMPACT:
        return [*caption, *(long_row(look, id, look.width) for id in view.lab)]
    return [*caption, *in_columns(look, view.lab)]


def boxes(look: Look, ids: list[str]) -> Block:
    """Slides in one row if they fit, else in rows of equal length."""
    most = max(1, (look.width + 1) // (BOX + 1))
    rows = -(-len(ids) // most)
    each = -(-len(ids) // rows)
    width = min(26, (look.width - each + 1) // each)
    lines: Block = []
    for at in range(0, len(ids), each):
        row = [part_box(look, id, width, CARD_TEXT + (width < ROOMY)) for id in ids[at : at + each]]
        lines += beside(row, [width] * len(row))
    return lines


def in_columns(look: Look, ids: list[str]) -> Block:
    number = 2 if len(ids) > 1 else 1
    width = (look.width - number + 1) // number
    return columns([part_row(look, id, width) for id in ids], number, look.width)


def core_pile(look: Look, view: LabView) -> Block:
    """Shown while cores are chosen, or when an effect reaches into it."""
    reached = any(part_ref(id) in look.lit for id in view.core_pile)
    if not view.choosing_cores and not reached:
        return []
    caption: Block = [[Piece(phrase("xy_cores", number=len(view.core_pile)), f"bold {CAPTION}")]]
    if look.width < COMPACT:
        return [*caption, *in_columns(look, view.core_pile)]
    if look.height >= BOXES_FROM or not reached:
        return [*caption, *(long_row(look, id, look.width) for id in view.core_pile)]
    return [
        *caption,
        *columns([part_row(look, id, look.width // 3 - 1) for id in view.core_pile], 3, look.width),
    ]


def peeked(look: Look, view: LabView) -> Block:
    if not view.peeked:
        return []
    caption: Block = [[Piece(phrase("xy_next"), f"bold {CAPTION}")]]
    if look.width < COMPACT:
        return [*caption, *in_columns(look, view.peeked)]
    return [*caption, *(long_row(look, id, look.width) for id in view.peeked)]


def revealed(look: Look, view: LabView) -> Block:
    """The breakthroughs of this deployment."""
    if not view.shown:
        return []
    line: Line = [Piece(phrase("xy_revealed"), f"bold {CAPTION}")]
    for id in view.shown:
        ref = f"breakthrough:{id}"
        name = "" if look.width < COMPACT else f" {game_of(look).card_name(id, spoken())}"
        line += [handle(ref), Piece(f"{id}{name}", SECRET, ref)]
    return [line]


def players(look: Look, view: LabView, height: int) -> Block:
    """All side by side if each has room, else two in a row. Who matters most now is shown most fully."""
    frame = look.width >= COMPACT
    across = view.seats if look.width // view.seats >= NARROWEST_PLAYER else 2
    width = (look.width - across + 1) // across
    levels = [IDS] * view.seats
    blocks = [player_block(look, view, seat, width, IDS, frame) for seat in range(view.seats)]

    for level in (SLOTS, ROWS):
        for seat in by_importance(look, view):
            if levels[seat] == level + 1:
                fuller = [*blocks]
                fuller[seat] = player_block(look, view, seat, width, level, frame)
                if height_of(fuller, across) <= height:
                    blocks, levels[seat] = fuller, level
    if frame:
        fullest = [player_block(look, view, seat, width, TEXTS, frame) for seat in range(view.seats)]
        if height_of(fullest, across) <= height:
            blocks = fullest
    return [line for row in in_rows(blocks, across) for line in beside(row, [width] * len(row))]


def in_rows(blocks: list[Block], across: int) -> list[list[Block]]:
    return [blocks[first : first + across] for first in range(0, len(blocks), across)]


def height_of(blocks: list[Block], across: int) -> int:
    return sum(max(len(block) for block in row) for row in in_rows(blocks, across))


def by_importance(look: Look, view: LabView) -> list[int]:
    """The one who looks, those whose things can be chosen now, the others."""

    def others(seat: int) -> bool:
        player = view.players[f"P{seat}"]
        return not any(part_ref(id) in look.lit for id in player.values)

    return sorted(range(view.seats), key=lambda seat: (seat != look.seat, others(seat), seat))
