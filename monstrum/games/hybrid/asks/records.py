"""What records have in common: their registers, named from `a` on, and answers of yes and no."""

from collections.abc import Mapping
from typing import Final

from monstrum.core.state import CHANCE
from monstrum.kit.asks import A_SEAT

FIGURE: Final = "figure:figure"
MOVEMENT: Final = "mover:mover left packed doors stood"
STRIKES: Final = "figure:figure target:enemy level bits points stage"
WINDOW: Final = "figure:figure opposing:opposing first bits:bits step"
SOURCE: Final = "who:who figures:figures how:how"
ROLL: Final = "dice perfect kept rolled"
YES_NO: Final = ("yes", "no")
BY_CHANCE: Final = "HY-5.1"
IN_EFFECT: Final = "HY-4.8"
EITHER: Final = (A_SEAT, CHANCE)


def yes_no(code: str) -> Mapping[str, str]:
    """Yes and no, said by what they mean."""
    return {"yes": f"yes_{code}", "no": f"no_{code}"}
