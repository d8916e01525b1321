"""HY-14  Aptitudes: who has which, with what X."""

from mypy_extensions import i64

from monstrum.games.hybrid.content.catalog import APTITUDES, PUNY, TITAN, VELOCITY
from monstrum.games.hybrid.rules.effect_sums import granted
from monstrum.games.hybrid.rules.predicates import APTITUDE_OPS
from monstrum.games.hybrid.state import SkirmishState


def aptitude(state: SkirmishState, figure: i64, which: i64) -> i64:
    """HY-14.0  X of an aptitude, 1 where it has none; 0 = the figurine lacks it. The higher X counts."""
    printed = state.catalog.aptitude[state.profile[figure] * APTITUDES + which]
    if state.at_work & APTITUDE_OPS == 0:
        return printed
    given = granted(state, figure, which)
    if given < 0:
        return 0
    return given if given > printed else printed


def has_printed(state: SkirmishState, figure: i64, which: i64) -> bool:
    """By his Profile card, whether it is suspended or not."""
    return state.catalog.aptitude[state.profile[figure] * APTITUDES + which] > 0


def puny(state: SkirmishState, figure: i64) -> bool:
    """HY-14.3"""
    return aptitude(state, figure, PUNY) > 0


def titan(state: SkirmishState, figure: i64) -> bool:
    """HY-14.15"""
    return aptitude(state, figure, TITAN) > 0


def crosses_rocks(state: SkirmishState, figure: i64) -> bool:
    """HY-7.10, HY-14.15, HY-14.16  Titans and the quick pay nothing for fallen rocks."""
    return aptitude(state, figure, VELOCITY) > 0 or titan(state, figure)
