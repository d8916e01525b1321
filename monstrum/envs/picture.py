"""A table as lines of text (`render_mode="ansi"`; `"human"` prints it), or those as pixels (`"rgb_array"`),
from one seat's view alone.
"""

from types import SimpleNamespace
from typing import Any, Final

from monstrum.core.board import Thing, Zone
from monstrum.core.contract import Game
from monstrum.core.state import State
from monstrum.envs.extras import need
from monstrum.games.library import brings

RENDER_MODES: Final = ("ansi", "human", "rgb_array")
WIDTH, HEIGHT = 960, 640  # of a picture; what does not fit is cut off
LETTER: Final = 6  # pixels of a letter
LINE: Final = 13
INK: Final = (30, 40, 46)
PAPER: Final = (244, 239, 226)


def rendered(mode: str | None, game: Game, state: State, seat: int) -> Any:
    """What a render mode gives; nothing without one."""
    if mode is None:
        return None
    text = picture(game, state, seat)
    if mode == "human":
        print(text)
        return None
    return text if mode == "ansi" else pixels(text)


def pixels(text: str) -> Any:
    """The lines in a plain font, always of one size, so that frames make a film."""
    need("PIL", "envs")
    import numpy as np
    from PIL import Image, ImageDraw, ImageFont

    image = Image.new("RGB", (WIDTH, HEIGHT), PAPER)
    drawing, font = ImageDraw.Draw(image), ImageFont.load_default_imagefont()
    most, at = (WIDTH - 20) // LETTER, 10
    for line in text.encode("latin-1", "replace").decode("latin-1").splitlines():
        for start in range(0, max(1, len(line)), most):
            drawing.text((10, at), line[start : start + most], INK, font)
            at += LINE
    return np.asarray(image)


def drawn(game: Game, state: State, seat: int) -> str:
    """The map, of a game that is played on one."""
    plain = brings(game.name, "plain")
    looking: Any = SimpleNamespace(game=game, state=state)
    return str(plain.table(looking, seat)) if plain is not None else ""


def picture(game: Game, state: State, seat: int) -> str:
    """The standings, then zone by zone what lies there."""
    board = game.board(game.view(state, seat))
    names = {face.ref: face.name for face in game.faces()}
    lines = [game.prompt(state, seat)]
    for standing in board.standings:
        facts = ", ".join(f"{fact.title} {fact.value}" for fact in standing.facts)
        lines.append(f"P{standing.seat}: {facts}")
    lines += [f"{zone.title}: {contents(zone, names)}" for zone in board.zones]
    if any(zone.rows for zone in board.zones):
        lines += ["", drawn(game, state, seat)]
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
