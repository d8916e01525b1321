"""XYbrid in the library."""

from typing import Final

from monstrum.kit.entry import Entry

XYBRID: Final = Entry(
    name="xybrid",
    rules="XY",
    load="monstrum.games.xybrid.game:load_xybrid",
    check="monstrum.games.xybrid.schema:check_pack",
    outlook="monstrum.games.xybrid.lookahead:outlooks",
    learning="monstrum.games.xybrid.learning:LEARNING",
    environment="monstrum/XYbrid-v0",
    usage="monstrum.lab.usage_xybrid:XYbridUsage",
    sound="monstrum.lab.sound_xybrid:check",
    drawing="monstrum.terminal.xybrid.drawing:DRAWING",
    plain="monstrum.cli.board_xybrid:PLAIN",
)
