"""The table of XYbrid: lab and cores above, the players below, side by side."""

from typing import Final

from monstrum.games.xybrid.view import LabView
from monstrum.terminal.look import Look
from monstrum.terminal.palette import CAPTION, QUIET
from monstrum.terminal.sketch import Block, Drawn, Piece, beside, columns
from monstrum.terminal.xybrid.players import player_block
from monstrum.terminal.xybrid.rows import long_row, part_box, part_ref, part_row

LEGEND: Final = """\
A01l Crab Claw  5 B   id, side of an arm, name, value now, sciences
B biology  C chemistry  P physics  R robotics
◈ shielded   ✗ jammed   ✓ activated (of a player: has chosen)
▶ must decide   12 +8  infamy, and what monster and hand would add now"""

COMPACT: Final = 70  # narrower than this, names are cut and nothing is framed
BOX: Final = 18  # the narrowest slide of the lab
BOXES_FROM: Final = 34  # lines; lower windows get rows
CARD_TEXT: Final = 3
NARROWEST_PLAYER: Final = 26
LEAST_FOR_PLAYERS: Final = 7


def draw(look: Look) -> Drawn:
    """Everything the seat sees, in the room there is."""
    view = look.view
    assert isinstance(view, LabView)
    upper = [*lab(look, view), *core_pile(look, view), *peeked(look, view)]
    if look.width >= COMPACT and look.height > len(upper) + LEAST_FOR_PLAYERS * 2:
        upper.append([])
    return Drawn([*upper, *players(look, view, look.height - len(upper))], zones(view))


def status(look: Look) -> str:
    view = look.view
    assert isinstance(view, LabView)
    infamy = "  ".join(
        f"P{seat} {player.infamy}+{player.worth}" for seat, player in enumerate(view.players.values())
    )
    turn = f"Round {view.round}, cycle {view.cycle} · {view.first} goes first"
    return f"{turn} · deck {view.deck} · infamy {infamy}"


def zones(view: LabView) -> dict[str, str]:
    """Where each thing lies: what shares a zone with an option is worth explaining when it is none."""
    found = {part_ref(id): "lab" for id in view.lab}
    found |= {part_ref(id): "deck" for id in view.peeked}
    if view.decision == "CHOOSE_CORE":
        found |= {part_ref(id): "core pile" for id in view.core_pile}
    for name, player in view.players.items():
        found |= {part_ref(id): f"{name} monster" for id in player.values}
        found |= {part_ref(id): f"{name} hand" for id in player.hand}
        found |= {part_ref(id): f"{name} pile" for id in player.pile}
        found |= {f"breakthrough:{id}": f"{name} secret" for id in player.breakthroughs or ()}
    return found


def lab(look: Look, view: LabView) -> Block:
    size = len(view.lab)
    caption: Block = [[Piece(f"LAB {size}", f"bold {CAPTION}")]]
    if not view.lab:
        return [[*caption[0], Piece("  empty", QUIET)]]
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
        row = [part_box(look, id, width, CARD_TEXT) for id in ids[at : at + each]]
        lines += beside(row, [width] * len(row))
    return lines


def in_columns(look: Look, ids: list[str]) -> Block:
    number = 2 if len(ids) > 1 else 1
    width = (look.width - number + 1) // number
    return columns([part_row(look, id, width) for id in ids], number, look.width)


def core_pile(look: Look, view: LabView) -> Block:
    """Shown while cores are chosen, or when an effect reaches into it."""
    reached = any(part_ref(id) in look.lit for id in view.core_pile)
    if view.decision != "CHOOSE_CORE" and not reached:
        return []
    caption: Block = [[Piece(f"CORES {len(view.core_pile)}", f"bold {CAPTION}")]]
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
    caption: Block = [[Piece("NEXT IN THE DECK, AS YOU KNOW", f"bold {CAPTION}")]]
    return [*caption, *(long_row(look, id, look.width) for id in view.peeked)]


def players(look: Look, view: LabView, height: int) -> Block:
    """All side by side if each has room, else two in a row."""
    frame = look.width >= COMPACT
    across = view.seats if look.width // view.seats >= NARROWEST_PLAYER else 2
    rows = -(-view.seats // across)
    each = max(LEAST_FOR_PLAYERS, height // rows)
    width = (look.width - across + 1) // across
    lines: Block = []
    for first in range(0, view.seats, across):
        seats = range(first, min(first + across, view.seats))
        row = [player_block(look, view, seat, width, each, frame) for seat in seats]
        lines += beside(row, [width] * len(row))
    return lines
