"""Parts and breakthroughs of XYbrid as rows, boxes and bare ids."""

from monstrum.games.xybrid.game import XYbrid
from monstrum.games.xybrid.knowing.view import PlayerView
from monstrum.terminal.look import Look
from monstrum.terminal.palette import CAPTION, EDGE, GOLD, NO, PHOSPHOR, QUIET, SCIENCES, SECRET, TEXT
from monstrum.terminal.phrases import spoken
from monstrum.terminal.sketch import Block, Line, Piece, cut, framed, handle, width_of, wrapped
from monstrum.terminal.xybrid.cards import printed

SHIELDED, JAMMED, ACTIVATED = "◈", "✗", "✓"


def part_ref(id: str) -> str:
    return f"part:{id}"


def game_of(look: Look) -> XYbrid:
    assert isinstance(look.game, XYbrid)
    return look.game


def part_row(look: Look, id: str, width: int, side: str = "", player: PlayerView | None = None) -> Line:
    """`A01l Crab Claw   5 B`: id, side of an arm, name, value now, sciences, marks."""
    game, ref = game_of(look), part_ref(id)
    right = facts(look, id, player)
    name = cut(game.card_name(id, spoken()), max(0, width - 6 - len(side) - width_of(right)))
    space = width - 5 - len(side) - len(name) - width_of(right)
    return [
        handle(ref),
        Piece(f"{id}{side} ", f"bold {QUIET}", ref),
        Piece(name + " " * space, TEXT, ref),
        *right,
    ]


def facts(look: Look, id: str, player: PlayerView | None) -> Line:
    """Value, sciences as letters, and marks; as printed unless the part is attached."""
    ref, shown = part_ref(id), printed(game_of(look), id)
    value, sciences = shown.value, shown.sciences
    marks: Line = []
    changed = False
    if player is not None and id in player.values:
        value, sciences = player.values[id], player.sciences[id]
        changed = value != shown.value
        for mark, ids, style in (
            (SHIELDED, player.shielded, PHOSPHOR),
            (JAMMED, player.jammed, NO),
            (ACTIVATED, player.activated, CAPTION),
        ):
            if id in ids:
                marks.append(Piece(mark, style, ref))
    number = Piece(f"{value:>2} ", f"bold {GOLD if changed else TEXT}", ref)
    letters = [Piece(name[0], f"bold {SCIENCES[name]}", ref) for name in sciences]
    # Most parts have one science, some two; most have no mark, some one: so the values stand in a column.
    gap = Piece(" " * max(0, 2 - len(letters)), "", ref)
    end = Piece(" " * max(0, 1 - len(marks)), "", ref)
    return [number, *letters, gap, *marks, end]


def part_box(look: Look, id: str, width: int, text_lines: int) -> Block:
    """A slide of the lab: id and value on the edge, then name, kind and text."""
    game, ref = game_of(look), part_ref(id)
    shown = printed(game, id)
    style = PHOSPHOR if ref in look.lit else EDGE
    kind = game.say("terms", f"type_{shown.type}", spoken())
    room = width - 2 - len(kind) >= 6 * len(shown.sciences)  # else the letters say it alone
    names = [
        Piece(f" {name[0]} {name}" if room else f" {name[0]}", SCIENCES[name], ref) for name in shown.sciences
    ]
    body: Block = [
        [Piece(cut(game.card_name(id, spoken()), width - 2), f"bold {TEXT}", ref)],
        [Piece(kind, QUIET, ref), *names],
        *wrapped(game.card_text(id, spoken()), width - 2, text_lines, QUIET, ref),
    ]
    body += [[] for _ in range(text_lines + 2 - len(body))]
    return framed(
        [[*line, Piece(" " * (width - 2 - width_of(line)), "", ref)] for line in body],
        width,
        [handle(ref), Piece(f"{id} ", f"bold {QUIET}", ref)],
        [Piece(f" {shown.value} ", f"bold {TEXT}", ref)],
        style,
        ref=ref,
    )


def text_lines(look: Look, id: str, width: int, indent: int) -> Block:
    """What a card says, below its row."""
    sort = "breakthrough" if id in game_of(look).catalog.breakthrough_ids else "part"
    lines = wrapped(game_of(look).card_text(id, spoken()), width - indent, 2, CAPTION, f"{sort}:{id}")
    return [[Piece(" " * indent), *line] for line in lines]


def long_row(look: Look, id: str, width: int) -> Line:
    """A row of the lab with what the card says."""
    game, ref = game_of(look), part_ref(id)
    short = part_row(look, id, min(34, width))
    room = width - width_of(short) - 2
    return [*short, Piece("  " + cut(game.card_text(id, spoken()), room), QUIET, ref)] if room > 12 else short


def secret_row(look: Look, id: str, width: int) -> Line:
    ref = f"breakthrough:{id}"
    return [
        handle(ref),
        Piece(f"{id} ", f"bold {SECRET}", ref),
        Piece(cut(game_of(look).card_name(id, spoken()), max(0, width - 6)), SECRET, ref),
    ]
