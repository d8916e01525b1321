"""The table of Hybrid: the plan, then what a decision may lead to, then the two sides."""

from typing import Final

from monstrum.games.hybrid.knowing.view import SkirmishView
from monstrum.terminal.hybrid.hands import cards_lines
from monstrum.terminal.hybrid.plan import plan
from monstrum.terminal.hybrid.signs import SIDES, game_of
from monstrum.terminal.hybrid.warriors import modes_line, side_block
from monstrum.terminal.look import Look
from monstrum.terminal.palette import CAPTION, INFO, QUIET, TEXT
from monstrum.terminal.phrases import phrase, spoken
from monstrum.terminal.sketch import Block, Drawn, Line, Piece, flowing, handle, wrapped
from monstrum.terminal.table_view import spots

COMPACT: Final = 70  # narrower than this, warriors have no names
MOST_LINES: Final = 4  # of the outlook in a low window
ROOMY: Final = 30  # lines of a window in which everything has its place


def legend() -> str:
    lines = ("warriors", "values", "counters", "walls", "ground", "points")
    return "\n".join(phrase(f"hy_legend_{line}") for line in lines)


def draw(look: Look) -> Drawn:
    """Everything the seat sees, in the room there is."""
    view = look.view
    assert isinstance(view, SkirmishView)
    below = [
        *modes_line(look, view),
        *outlook(look),
        *cards_lines(look, view),
        *extras(look, view),
        *sides(look, view),
        *briefing(look, view),
    ]
    lines = [*plan(look, view, look.height - len(below) - 1), *below]
    return Drawn([*lines, *elsewhere(look, lines)], zones(view))


def status(look: Look) -> str:
    view = look.view
    assert isinstance(view, SkirmishView)
    name = (
        game_of(look).card_name(view.mission, spoken())
        if view.mission in game_of(look).catalog.mission_ids
        else ""
    )
    if view.over:
        return f"{name} · {phrase('hy_over')}"
    if not view.round:
        return f"{name} · {phrase('hy_setup')}"
    turn = f"{name} · {phrase('hy_round', round=view.round, limit=view.limit)}"
    return f"{turn} · {phrase('hy_acts', id=view.active)}" if view.active else turn


def zones(view: SkirmishView) -> dict[str, str]:
    """Who shares a zone with an option is worth explaining when he is none: the warriors of one side."""
    found = {
        f"figure:{letter}": f"{figure.side} on the board"
        for letter, figure in view.figures.items()
        if figure.at
    }
    return found | {f"objective:{number}": "objectives" for number in view.objectives}


def outlook(look: Look) -> Block:
    """How likely things are, as far as there is room."""
    most = MOST_LINES if look.height < ROOMY else 2 * MOST_LINES
    lines: Block = []
    for sentence in look.outlook:
        lines += wrapped(sentence, look.width, 2, INFO)
    return lines if len(lines) <= most else [*lines[: most - 1], [Piece(phrase("hy_see_options"), CAPTION)]]


def sides(look: Look, view: SkirmishView) -> Block:
    named = look.width >= COMPACT
    order = (1, 0) if look.seat == 1 else (0, 1)
    return [line for seat in order for line in side_block(look, view, seat, look.width, named)]


def extras(look: Look, view: SkirmishView) -> Block:
    """Objectives that are not on the map, flags, templates."""
    said = [
        phrase("hy_objective", id=number, where=where)
        for number, where in view.objectives.items()
        if "," not in where
    ]
    flag = game_of(look).speaker.speak
    said += [f"{flag('flag', name, spoken())} {value}" for name, value in view.flags.items() if value]
    said += view.templates
    return wrapped(" · ".join(said), look.width, 2, QUIET) if said else []


def briefing(look: Look, view: SkirmishView) -> Block:
    """The mission in a line; p (or a click) shows all of it."""
    game = game_of(look)
    if view.mission not in game.catalog.mission_ids:
        return []
    sign = "▾" if look.piles_open else "▸"
    title: Line = [
        handle("pile:mission"),
        Piece(f"{sign} {game.card_name(view.mission, spoken())}", f"bold {CAPTION}", "pile:mission"),
    ]
    if not look.piles_open:
        return [title]
    text = game.briefing(view.mission, spoken())
    return [title, *(line for sentence in text for line in wrapped(sentence, look.width, 6, TEXT))]


def elsewhere(look: Look, lines: Block) -> Block:
    """What can be chosen and has no place on the plan: profiles, cards, what lies outside it."""
    drawn = spots(Drawn(lines, {})).keys()
    names = {face.ref: face.name for face in game_of(look).faces(spoken())} if look.lit - drawn else {}
    chunks: list[Line] = []
    for ref in sorted(look.lit - drawn):
        colour = SIDES["GRIFFIN"] if ref.startswith("profile:G") else TEXT
        chunks.append([handle(ref), Piece(f"{names.get(ref, ref.replace(':', ' '))} ", colour, ref)])
    return flowing(chunks, look.width)
