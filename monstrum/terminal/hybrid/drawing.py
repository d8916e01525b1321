"""Hybrid in the terminal."""

from typing import Final

from monstrum.terminal.drawing import Drawing
from monstrum.terminal.hybrid.cards import card
from monstrum.terminal.hybrid.table import LEGEND, draw, status

DRAWING: Final = Drawing(draw, status, card, LEGEND, ("card", "figure", "profile", "mode"))
