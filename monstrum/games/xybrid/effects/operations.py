"""Every operation of an effect: what it takes, and the rules behind it.

What it takes is written as on the card: kinds of `vocabulary.py`; a star is any number of them. `program.py`
writes the rows that find them before the row of the operation. The place in the table is its number.
"""

from typing import Final

from monstrum.games.xybrid.effects import opcodes
from monstrum.games.xybrid.effects.copying import Copy
from monstrum.games.xybrid.effects.looking import LookAtDeck, Spy
from monstrum.games.xybrid.effects.modifying import AddScience, Boost, Jam, Shield
from monstrum.games.xybrid.effects.moving import Attach, Destroy, DrawParts, Stock, Take, ToLab
from monstrum.games.xybrid.effects.operation import LabOperation
from monstrum.games.xybrid.effects.scoring import Gain, Lose, Steal
from monstrum.games.xybrid.effects.swapping import Swap

TABLE: Final[list[LabOperation]] = [
    Gain("GAIN", "amount"),
    Lose("LOSE", "players, amount"),
    Steal("STEAL", "opponent, amount"),
    DrawParts("DRAW", "amount, filter*", "XY-4.7"),
    Destroy("DESTROY", "selector", "XY-13.2"),
    Take("TAKE", "selector but the lab"),
    Attach("ATTACH", "selector", "XY-13.6"),
    Swap("SWAP", "selector of one, selector of one", "XY-13.5"),
    ToLab("TOLAB", "selector"),
    Stock("STOCK", "amount"),
    Boost("BOOST", "selector, amount per part", "XY-12.10"),
    AddScience("ADDSCI", "selector, choose", "XY-12.10"),
    Shield("SHIELD", "selector", "XY-13.7"),
    Jam("JAM", "selector", "XY-12.10"),
    Copy("COPY", "selector", refusal="copies XY-12.5"),
    LookAtDeck("PEEK", "amount"),
    Spy("SPY", "opponent"),
    # STATIC only: asked about by `rules/values.py`.
    LabOperation("VALUE", "static amount", "XY-14.1"),
    LabOperation("AURA", "static selector, static amount", "XY-14.1"),
    LabOperation("SCI", "science+", "XY-14.3"),
    LabOperation("HAND", "static amount", "XY-9.2"),
]
OPERATIONS: Final = {operation.name: opcodes.GAIN + place for place, operation in enumerate(TABLE)}
NAMES: Final = {number: name for name, number in OPERATIONS.items()}
for _name in (
    "DRAW",
    "DESTROY",
    "ATTACH",
    "SWAP",
    "TOLAB",
    "STOCK",
    "SHIELD",
    "VALUE",
    "AURA",
    "SCI",
    "HAND",
):
    assert OPERATIONS[_name] == getattr(opcodes, _name), _name
