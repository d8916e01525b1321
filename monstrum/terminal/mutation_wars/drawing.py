"""Mutation Wars in the terminal."""

from typing import Final

from monstrum.terminal.drawing import Drawing
from monstrum.terminal.mutation_wars.cards import card
from monstrum.terminal.mutation_wars.table import draw, legend, status

DRAWING: Final = Drawing(draw, status, card, legend, ("card", "spot"))
