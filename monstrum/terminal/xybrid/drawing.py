"""XYbrid in the terminal."""

from typing import Final

from monstrum.terminal.drawing import Drawing
from monstrum.terminal.xybrid.cards import card
from monstrum.terminal.xybrid.table import draw, legend, status

DRAWING: Final = Drawing(draw, status, card, legend, ("part", "breakthrough"))
