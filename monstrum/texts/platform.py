"""What the platform says, whatever is played: its own catalogue, as every game has one."""

from functools import cache
from pathlib import Path
from typing import Final

from monstrum.content.names import Names
from monstrum.content.shipped import load_catalogues
from monstrum.kit.speaker import ENGLISH, Speaker

DATA: Final = Path(__file__).parent / "data"


@cache
def platform() -> Speaker:
    return Speaker(Names({ENGLISH: {}}), load_catalogues(DATA))
