"""HY-5, HY-4.3, HY-7.1  The numbers behind a roll, a mode value or an allowance, as they stand. All of it is
public.

| Subject | What is explained |
|---|---|
| `strike A s`, `strike A s level 4` | the Success Level of a strike |
| `shoot A s`, `shoot A s level 2` | the Success Level of a shot |
| `pierce A s t` | of an Armour-Piercing Shot of A through s at t |
| `trap A` | of a roll against a Trap |
| `parry s`, `parry s level 4` | the Success Level of a parry |
| `OC A`, `MV A` … | a mode value |
| `move A`, `move A level 1` | the allowance of a Movement in the warrior's mode, or of a LoM in MV |
| `A` | the Success Level of a plain Natural Roll |
| `P0` | the mission points of a side |
"""

from typing import Final, NoReturn

from monstrum.core.contract import Explanation, Line
from monstrum.core.errors import UnreadableWords
from monstrum.games.hybrid.content import terms
from monstrum.games.hybrid.content.catalog import F
from monstrum.games.hybrid.effects.opcodes import MOD_MODE, MOD_MT, SET_MT
from monstrum.games.hybrid.rules import kinds
from monstrum.games.hybrid.rules.effect_sums import set_by_effects, total, total_in_mode
from monstrum.games.hybrid.rules.firing import line_at
from monstrum.games.hybrid.rules.modifiers import Modifiers
from monstrum.games.hybrid.rules.movement import allowance, is_held
from monstrum.games.hybrid.rules.piercing import line_through
from monstrum.games.hybrid.rules.sight import UNSEEN, rocks_of
from monstrum.games.hybrid.rules.success import (
    BASIC,
    MODIFIER_NAMES,
    NO_MODE_ROLL,
    count_other,
    count_parry,
    count_shot,
    count_strike,
    count_trap,
)
from monstrum.games.hybrid.rules.warriors import mode_value, on_board, printed_value
from monstrum.games.hybrid.speaking.card_points import points_now, value_now
from monstrum.games.hybrid.speaking.reading import read_figure
from monstrum.games.hybrid.state import SkirmishState, side_of
from monstrum.kit.reading import quoted

RULES: Final = {
    "natural_value": ("HY-5.2",),
    "wounds": ("HY-5.2", "HY-6.1"),
    "from_behind": ("HY-9.16",),
    "felon": ("HY-14.6",),
    "dorsal_protection": ("HY-14.13",),
    "expert": ("HY-9.14", "HY-9.25"),
    "large_target": ("HY-5.4",),
    "rocks": ("HY-8.7",),
    "furtive_target": ("HY-9.54",),
    "conviction": ("HY-14.4",),
    "frenzy": ("HY-14.7",),
    "prestige": ("HY-14.12",),
    "points": ("HY-10.6", "HY-10.7"),
    "trap": ("HY-11.7",),
    "effects": ("HY-5.4",),
    "velocity": ("HY-14.16",),
}
EXAMPLES: Final = (
    "'strike A s level 4', 'shoot A s', 'pierce A s t', 'parry s', 'trap A', 'OC A', 'move A' or 'A'"
)


def explain(state: SkirmishState, seat: int, subject: str) -> Explanation:
    """Prospective: what the number would be now. Raises UnreadableWords."""
    said = subject.split()
    if len(said) == 1 and said[0].upper() in ("P0", "P1"):
        side = int(said[0][1])
        return Explanation(subject, (Line("score", state.score[side], ("HY-15.3",)),), state.score[side])
    level = BASIC
    if len(said) > 2 and said[-2].casefold() == "level" and said[-1] in "123456":
        level = int(said[-1])
        said = said[:-2]
    verb = said[0].casefold() if len(said) > 1 else ""
    named = [read_figure(state, word) for word in said[1 if verb else 0 :]]
    figures = [figure for figure in named if figure is not None]
    if len(figures) != len(said) - (1 if verb else 0) or not figures:
        give_up(subject)
    match verb, figures:
        case ("strike", [attacker, target]):
            return explain_strike(state, attacker, target, level)
        case ("shoot", [shooter, target]):
            return explain_shot(state, shooter, target, level)
        case ("pierce", [shooter, victim, target]):
            return explain_piercing(state, shooter, victim, target, level)
        case ("trap", [figure]):
            found = Modifiers()
            count_trap(state, figure, found)
            return told(state, subject, found)
        case ("parry", [parrier]):
            found = Modifiers()
            points = points_now(state, parrier, True)
            count_parry(state, parrier, state.parry_level[parrier] or level, points, found)
            return told(state, subject, found)
        case ("move", [figure]):
            return explain_allowance(state, figure, level if "level" in subject else 0)
        case ("", [figure]):
            found = Modifiers()
            count_other(state, figure, NO_MODE_ROLL, 0, 0, found)
            return told(state, subject, found)
        case (mode, [figure]) if mode.upper() in terms.MODES:
            return explain_mode(state, figure, terms.MODES.index(mode.upper()))
    give_up(subject)


def give_up(subject: str) -> NoReturn:
    raise UnreadableWords(f"There is nothing to explain about {quoted(subject)}; say {EXAMPLES}.")


def told(state: SkirmishState, subject: str, found: Modifiers) -> Explanation:
    lines: list[Line] = []
    for at in range(found.number):
        code = MODIFIER_NAMES[found.code[at]]
        lines.append(Line(code, found.amount[at], RULES[code]))
    return Explanation(subject, tuple(lines), found.total)


def check_foes(state: SkirmishState, figure: int, target: int) -> None:
    if side_of(figure) == side_of(target):
        raise UnreadableWords("Attacks target enemies only.")
    if not on_board(state, figure) or not on_board(state, target):
        raise UnreadableWords("Both must be on the board.")


def explain_strike(state: SkirmishState, attacker: int, target: int, level: int) -> Explanation:
    """HY-9.12 – HY-9.16"""
    check_foes(state, attacker, target)
    found = Modifiers()
    count_strike(state, attacker, target, level, points_now(state, attacker, False), False, found)
    return told(state, f"strike {letters(state, attacker, target)} level {level}", found)


def explain_shot(state: SkirmishState, shooter: int, target: int, level: int) -> Explanation:
    """HY-9.30 – HY-9.36  With the rocks on the best line, where there is one."""
    check_foes(state, shooter, target)
    if printed_value(state, shooter, F) == 0:
        raise UnreadableWords("This warrior has no projectile weapon.")
    line = line_at(state, shooter, target, level)
    found = Modifiers()
    rocks = 0 if line == UNSEEN else rocks_of(line)
    count_shot(state, shooter, target, rocks, points_now(state, shooter, False), found)
    return told(state, f"shoot {letters(state, shooter, target)} level {level}", found)


def explain_piercing(state: SkirmishState, shooter: int, victim: int, target: int, level: int) -> Explanation:
    """HY-14.17  The shot through a victim: no points count."""
    check_foes(state, shooter, target)
    line = line_through(state, shooter, victim, target, level)
    found = Modifiers()
    count_shot(state, shooter, target, 0 if line == UNSEEN else rocks_of(line), 0, found)
    names = f"{chr(state.letter[shooter])} {letters(state, victim, target)}"
    return told(state, f"pierce {names} level {level}", found)


def letters(state: SkirmishState, figure: int, target: int) -> str:
    return f"{chr(state.letter[figure])} {chr(state.letter[target])}"


def explain_mode(state: SkirmishState, figure: int, mode: int) -> Explanation:
    """HY-4.3  Printed value less Wounds, with effects, at least 1."""
    printed = printed_value(state, figure, mode)
    subject = f"{terms.MODES[mode]} {chr(state.letter[figure])}"
    if printed == 0:
        raise UnreadableWords(f"{chr(state.letter[figure])} has no value for {terms.MODES[mode]}.")
    lines = [Line("printed", printed, ("HY-4.3",))]
    if state.wounds[figure]:
        lines.append(Line("wounds", -state.wounds[figure], ("HY-6.1",)))
    if state.at_work and (effects := total_in_mode(state, MOD_MODE, figure, mode)):
        lines.append(Line("effects", effects, ("HY-4.3",)))
    points = value_now(state, figure) if state.mode[figure] == mode else 0
    if points:
        lines.append(Line("points", points, ("HY-10.6", "HY-10.7", "HY-10.8")))
    return floored(subject, lines, mode_value(state, figure, mode, points), ("HY-4.3",))


def explain_allowance(state: SkirmishState, figure: int, level: int) -> Explanation:
    """HY-7.1, HY-9.51"""
    flags = kinds.IS_BASIC if level == BASIC else 0
    points = allowance(state, figure, flags)
    lines = [Line("movement", state.catalog.mt[state.profile[figure]], ("HY-7.1",))]
    if state.wounds[figure]:
        lines.append(Line("wounds", -state.wounds[figure], ("HY-6.2",)))
    plain = sum(line.amount for line in lines)
    set_to = set_by_effects(state, SET_MT, figure, max(plain, 1))
    if set_to != max(plain, 1):
        lines.append(Line("effects", set_to - plain, ("HY-7.1",)))
    if flags:
        lines.append(Line("basic_move", 2, ("HY-9.51",)))
    if state.at_work and (effects := total(state, MOD_MT, figure)):
        lines.append(Line("effects", effects, ("HY-7.1",)))
    if is_held(state, figure):
        lines.append(Line("held", -sum(line.amount for line in lines), ("HY-9.53",)))
        points = 0
    return floored(f"move {chr(state.letter[figure])}", lines, points, ("HY-6.2", "HY-7.1"))


def floored(subject: str, lines: list[Line], total: int, rules: tuple[str, ...]) -> Explanation:
    """A line for what the minimum adds."""
    added = total - sum(line.amount for line in lines)
    if added:
        lines.append(Line("least", added, rules))
    return Explanation(subject, tuple(lines), total)
