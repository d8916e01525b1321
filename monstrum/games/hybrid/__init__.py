"""Hybrid: a skirmish of two sides in an alchemical laboratory. Start at `game.py`.

What the game brings, for the library.
"""

from typing import Final

from monstrum.kit.entry import Entry

HYBRID: Final = Entry(
    name="hybrid",
    rules="HY",
    load="monstrum.games.hybrid.game:load_hybrid",
    check="monstrum.games.hybrid.content.schema:check_pack",
    outlook="monstrum.games.hybrid.thinking.outlooks:outlooks",
    features="monstrum.games.hybrid.thinking.value:FEATURES",
    value="monstrum.games.hybrid.thinking.brings:value",
    levels="monstrum.games.hybrid.thinking.brings:LEVELS",
    learning="monstrum.games.hybrid.learning.brings:LEARNING",
    environment="monstrum/Hybrid-v0",
    agreed={"mission": "HYM-1"},
    crowded={"mission": "HYM-3"},
    usage="monstrum.lab.usage_hybrid:HybridUsage",
    sound="monstrum.lab.sound_hybrid:check",
    drawing="monstrum.terminal.hybrid.drawing:DRAWING",
    plain="monstrum.cli.board_hybrid:PLAIN",
)
