"""How squares and warriors of Hybrid look as letters."""

from typing import Final

from monstrum.games.hybrid.game import Hybrid
from monstrum.games.hybrid.knowing.view import FigureView
from monstrum.games.hybrid.speaking.glossary import sign
from monstrum.terminal.look import Look
from monstrum.terminal.palette import CAPTION, EDGE, GOLD, INFO, LINE, NO, PHOSPHOR, QUIET
from monstrum.terminal.phrases import phrase, spoken

ARROWS: Final = {"N": "▲", "E": "▶", "S": "▼", "W": "◀"}
SIDES: Final = {"GRIFFIN": "#8fb8ff", "SCORPION": "#ff8a78"}

# The sign of a square as it is drawn here, and its style; what is missing is drawn as it is written.
SQUARES: Final = {
    ".": ("·", LINE),
    "#": ("█", EDGE),
    "&": ("▓", EDGE),
    "+": ("+", f"bold {GOLD}"),
    "=": ("=", f"bold {GOLD}"),
    "!": ("!", f"bold {NO}"),
    "/": ("/", GOLD),
    "~": ("~", GOLD),
    ":": (":", CAPTION),
    "%": ("%", QUIET),
    "?": ("?", f"bold {INFO}"),
    "_": ("_", CAPTION),
    "^": ("^", f"bold {NO}"),
    "<": ("<", f"bold {INFO}"),
    ">": (">", f"bold {INFO}"),
    " ": (" ", ""),
}
OBJECTIVE: Final = f"bold {PHOSPHOR}"
MODES: Final = ("OC", "DC", "F", "MV")


def game_of(look: Look) -> Hybrid:
    assert isinstance(look.game, Hybrid)
    return look.game


def square_sign(sign: str) -> tuple[str, str]:
    return (sign, OBJECTIVE) if sign.isdigit() else SQUARES.get(sign, (sign, QUIET))


def short(game: Hybrid, code: str) -> str:
    """`NV`, `OC` … as the language of whoever sits here writes it."""
    return sign(game.speaker, code, spoken())


def marks(game: Hybrid, figure: FigureView) -> str:
    """What lies beside a warrior: his mode, parry, overwatch, and the like."""
    found = [short(game, figure.mode)] if figure.mode else []
    for there, text in (
        (figure.parry, f"p{figure.parry}"),
        (figure.watch, f"w{figure.watch}"),
        (figure.furtive, phrase("hy_furtive")),
        (figure.hindered_by, phrase("hy_held", id=figure.hindered_by)),
        (figure.carries, phrase("hy_bears", id=figure.carries)),
        (figure.order, f"#{figure.order}"),
        (figure.numbered and not figure.order, "#"),
        (figure.activated, "✓"),
    ):
        if there:
            found.append(text)
    return " ".join(found)
