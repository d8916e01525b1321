"""Hybrid in the terminal."""

from typing import Final

from monstrum.terminal.drawing import Drawing
from monstrum.terminal.hybrid.cards import card
from monstrum.terminal.hybrid.table import draw, legend, status

DRAWING: Final = Drawing(draw, status, card, legend, ("card", "figure", "profile", "mode"))
