"""HY-5  The chances of a Natural Roll, exactly."""

from typing import Final

from mypy_extensions import i64

FACES: Final = 10
TENTH: Final = 0.1


def kept_at_most(die: i64, dice: i64) -> float:
    """HY-5.8, HY-5.9  The chance that the kept die shows at most this, with so many extra dice."""
    if die < 1:
        return 0.0
    if die >= FACES:
        return 1.0
    if dice >= 0:
        above = 1.0
        for _time in range(1 + dice):
            above *= TENTH * float(FACES - die)
        return 1.0 - above
    below = 1.0
    for _time in range(1 - dice):
        below *= TENTH * float(die)
    return below


def success_chance(level: i64, dice: i64, perfect: i64) -> float:
    """HY-5.3  Whatever the Success Level, 1 succeeds and 10 fails; a Perfect Success is a success."""
    highest = level if level > perfect else perfect
    if highest < 1:
        highest = 1
    if highest >= FACES:
        highest = FACES - 1
    return kept_at_most(highest, dice)


def perfect_chance(dice: i64, perfect: i64) -> float:
    """HY-5.5, HY-14.5"""
    if perfect >= FACES:
        return kept_at_most(FACES - 1, dice)
    return kept_at_most(perfect, dice)
