"""XYbrid in the terminal."""

from typing import Final

from monstrum.terminal.drawing import Drawing
from monstrum.terminal.xybrid.cards import card
from monstrum.terminal.xybrid.table import LEGEND, draw, status

DRAWING: Final = Drawing(draw, status, card, LEGEND, ("part", "breakthrough"))
