"""A table as lines of text: what `render_mode="ansi"` gives, from one seat's view alone."""

from monstrum.core.board import Thing, Zone
from monstrum.core.contract import Game
from monstrum.core.state import State


def picture(game: Game, state: State, seat: int) -> str:
    """The standings, then zone by zone what lies there."""
    board = game.board(game.view(state, seat))
    names = {face.ref: face.name for face in game.faces()}
    lines = [game.prompt(state, seat)]
    for standing in board.standings:
        facts = ", ".join(f"{fact.title} {fact.value}" for fact in standing.facts)
        lines.append(f"P{standing.seat}: {facts}")
    lines += [f"{zone.title}: {contents(zone, names)}" for zone in board.zones]
    return "\n".join(lines)


def contents(zone: Zone, names: dict[str, str]) -> str:
    if not zone.things:
        return zone.empty or ("-" if zone.size is None else str(zone.size))
    return ", ".join(thing_text(thing, names) for thing in zone.things)


def thing_text(thing: Thing, names: dict[str, str]) -> str:
    name = thing.name or names.get(thing.ref, thing.ref) if thing.filled else "-"
    text = f"{thing.count} × {name}" if thing.count != 1 else name
    text = f"{thing.place} {text}" if thing.place else text
    notes = [*([thing.value] if thing.value else []), *thing.states]
    return f"{text} ({', '.join(notes)})" if notes else text
