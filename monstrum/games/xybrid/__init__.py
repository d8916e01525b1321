"""XYbrid: build monsters from a shared lab, deploy them, be the most infamous. Start at `game.py`.

What the game brings, for the library.
"""

from typing import Final

from monstrum.kit.entry import Entry

XYBRID: Final = Entry(
    name="xybrid",
    rules="XY",
    load="monstrum.games.xybrid.game:load_xybrid",
    check="monstrum.games.xybrid.content.schema:check_pack",
    outlook="monstrum.games.xybrid.thinking.lookahead:outlooks",
    features="monstrum.games.xybrid.thinking.value:FEATURES",
    value="monstrum.games.xybrid.thinking.brings:value",
    levels="monstrum.games.xybrid.thinking.brings:LEVELS",
    learning="monstrum.games.xybrid.learning.brings:LEARNING",
    environment="monstrum/XYbrid-v0",
    usage="monstrum.lab.usage_xybrid:XYbridUsage",
    sound="monstrum.lab.sound_xybrid:check",
    drawing="monstrum.terminal.xybrid.drawing:DRAWING",
    plain="monstrum.cli.board_xybrid:PLAIN",
)
