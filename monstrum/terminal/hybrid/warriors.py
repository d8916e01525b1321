"""The two sides of Hybrid: who is there, with NV and Wounds, mode and counters."""

from monstrum.games.hybrid.knowing.view import FigureView, SkirmishView
from monstrum.terminal.hybrid.signs import ARROWS, MODES, SIDES, game_of, marks, short
from monstrum.terminal.look import Look
from monstrum.terminal.palette import CAPTION, GOLD, NO, PHOSPHOR, QUIET, TEXT
from monstrum.terminal.phrases import phrase, spoken
from monstrum.terminal.sketch import Block, Line, Piece, flowing, handle

NAME = 10  # letters of a profile's name where there is room; all of them in a
ROOMY = 100  # letters wide one


def side_block(look: Look, view: SkirmishView, seat: int, width: int, named: bool) -> Block:
    """A heading, then the warriors one after the other; the dead last."""
    side = ("GRIFFIN", "SCORPION")[seat]
    own = {letter: figure for letter, figure in view.figures.items() if figure.side == side}
    order = sorted(own, key=lambda letter: own[letter].status not in ("board", "standby"))
    chunks = [chunk(look, view, letter, named) for letter in order]
    return [heading(look, view, seat, own), *flowing(chunks, width)]


def heading(look: Look, view: SkirmishView, seat: int, own: dict[str, FigureView]) -> Line:
    side, ref = ("GRIFFIN", "SCORPION")[seat], f"seat:P{seat}"
    chosen = "✓" if f"P{seat}" in view.committed else " "
    first = handle(ref) if ref in look.lit else Piece("▶" if f"P{seat}" in view.waiting else chosen, PHOSPHOR)
    alive = sum(figure.status in ("board", "standby") for figure in own.values())
    gone = sum(figure.status == "exited" for figure in own.values())
    counts = f" {alive}/{len(own)}" + (f" · {phrase('hy_left', number=gone)}" if gone else "")
    counts += f" · {phrase('hy_points', number=view.score[side])}" if any(view.score.values()) else ""
    leader = f" · {phrase('hy_led', id=view.leaders[side])}" if side in view.leaders else ""
    named = f"side:{side}"
    return [
        first,
        Piece(look.called(seat) + " ", f"bold {PHOSPHOR if seat == look.seat else TEXT}", ref),
        Piece(phrase(f"hy_{side}"), f"bold {SIDES[side]}", named if named in look.lit else ref),
        Piece(f"{counts}{leader}", CAPTION, ref),
    ]


def chunk(look: Look, view: SkirmishView, letter: str, named: bool) -> Line:
    """`A▲3/4 OC p2`: letter, facing, what is left of NV, mode and counters. His key is on the map."""
    figure = view.figures[letter]
    ref = "" if figure.at else f"figure:{letter}"
    first = handle(ref) if ref and ref in look.lit else Piece(" ")
    name = f" {called(look, figure)}" if named else ""
    style = f"bold {SIDES[figure.side]}"
    if figure.status in ("eliminated", "left_out", "exited"):
        return [first, Piece(f"{letter}{name} {phrase(f'hy_{figure.status}')} ", f"dim {CAPTION}", ref)]
    if letter == view.active:
        style = f"{style} reverse"
    where = ARROWS[figure.facing] if figure.at else "…"
    left = figure.nv - figure.wounds
    return [
        first,
        Piece(f"{letter}{where}", style, ref),
        Piece(name, QUIET, ref),
        Piece(f" {left}/{figure.nv}", f"bold {NO if figure.wounds else GOLD}", ref),
        Piece(f" {marks(game_of(look), figure)}".rstrip() + " ", QUIET, ref),
    ]


def called(look: Look, figure: FigureView) -> str:
    name = game_of(look).names.name(figure.profile, spoken())
    return name if look.width >= ROOMY or len(name) <= NAME else f"{name[: NAME - 1].strip()}…"


def modes_line(look: Look, view: SkirmishView) -> Block:
    """HY-4.3  The values of the warrior who must announce a mode."""
    if not any(ref.startswith("mode:") for ref in look.lit) or view.active not in view.figures:
        return []
    values = view.figures[view.active].values
    line: Line = [Piece(f"{phrase('hy_modes')} ", f"bold {CAPTION}")]
    for mode in MODES:
        ref = f"mode:{mode}"
        if mode in values:
            first = handle(ref) if ref in look.lit else Piece(" ")
            line += [first, Piece(f"{short(game_of(look), mode)} {values[mode]} ", TEXT, ref)]
    return [line]
