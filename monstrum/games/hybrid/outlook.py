"""What a decision may lead to: Success Levels with their chances, and the squares within reach (HY-5, HY-7).

All of it is public: the numbers are those the rules will use, asked for a little earlier.
"""

from collections.abc import Callable
from typing import Final

from monstrum.core.board import Outlook
from monstrum.core.engine import legal_actions, waiting
from monstrum.games.hybrid import actions, kinds
from monstrum.games.hybrid.catalog import DC, MV, OC, F
from monstrum.games.hybrid.modifiers import Modifiers
from monstrum.games.hybrid.rules.attacks import covers_strike, may_parry
from monstrum.games.hybrid.rules.firing import line_at
from monstrum.games.hybrid.rules.in_force import ATTACKS, PARRIES
from monstrum.games.hybrid.rules.movement import allowance
from monstrum.games.hybrid.rules.moving import load_movement
from monstrum.games.hybrid.rules.opening import IS_PARRY, MODE_MASK, OPPOSING_AT
from monstrum.games.hybrid.rules.points import first_points
from monstrum.games.hybrid.rules.reach import NO_PLACE, reach
from monstrum.games.hybrid.rules.rolls import DIE
from monstrum.games.hybrid.rules.sight import UNSEEN, rocks_of
from monstrum.games.hybrid.rules.success import (
    BASIC,
    HEROIC,
    MODIFIER_NAMES,
    SKILLED,
    count_other,
    count_parry,
    count_shot,
    count_strike,
    extra_dice,
    perfect_up_to,
)
from monstrum.games.hybrid.speech import Speaker, figure_param
from monstrum.games.hybrid.state import SkirmishState
from monstrum.games.hybrid.words import pending_kind, square_word

NOBODY: Final = -1


def outlook(speaker: Speaker, state: SkirmishState, seat: int, language: str) -> Outlook:
    """For the seat that is asked; nobody else has anything to decide."""
    if state.over() or seat not in waiting(state):
        return Outlook()
    copy = state.clone()
    copy.load()
    kind = pending_kind(copy)
    tell = Telling(speaker, copy, language)
    match kind:
        case kinds.MOVE:
            return tell.within_reach()
        case kinds.TARGET | kinds.SECOND_TARGET | kinds.WATCH_TARGET | kinds.FACE_TURN:
            return Outlook(tuple(tell.targets(kind, legal_actions(copy, seat))))
        case kinds.LEVEL:
            return Outlook(tuple(tell.levels(legal_actions(copy, seat))))
        case kinds.CARDS | kinds.HINDRANCE:
            return Outlook(tuple(tell.window()))
        case kinds.SECOND_STRIKE:
            return Outlook((tell.strike("second", copy.a, copy.b, copy.c, copy.e),))
        case kinds.SKILLED_MOVE:
            found = Modifiers()
            count_other(copy, copy.a, MV, 0, 0, found)
            return Outlook((tell.chance("hinder", copy.a, MV, 0, 0, found),))
    return Outlook()


def chance_of(level: int, dice: int, perfect: int) -> int:
    """HY-5.1, HY-5.3, HY-5.9  In percent: 1 always succeeds, 10 never; the lowest or highest die counts."""
    one = min(DIE - 1, max(1, level, perfect)) / DIE
    if dice >= 0:
        return round(100 * (1 - (1 - one) ** (1 + dice)))
    return round(100 * one ** (1 - dice))


class Telling:
    """The sentences about one position."""

    def __init__(self, speaker: Speaker, state: SkirmishState, language: str) -> None:
        self.state = state
        self.speaker = speaker
        self.language = language

    def say(self, code: str, **params: object) -> str:
        return self.speaker.say("outlook", code, self.language, **params)

    def chance(
        self, code: str, figure: int, mode: int, role: int, level: int, found: Modifiers, **params: object
    ) -> str:
        """A roll with its sum: "SL 5 (4 Natural Value, +1 attack from behind), 50 %"."""
        parts: list[str] = []
        for at in range(found.number):
            name = self.speaker.plain("explain", MODIFIER_NAMES[found.code[at]], self.language)
            if found.amount[at]:
                parts.append(f"{found.amount[at]:+d} {name}")
        dice = extra_dice(self.state, figure, mode, role, level)
        percent = chance_of(found.total, dice, perfect_up_to(self.state, figure, mode))
        text = " ".join(parts).removeprefix("+")
        return self.say(code, number=found.total, sum=text, chance=percent, level=level, **params)

    # Attacks ----------------------------------------------------------------------------------------

    def strike(self, code: str, attacker: int, target: int, level: int, points: int = 0) -> str:
        found = Modifiers()
        count_strike(self.state, attacker, target, level, points, False, found)
        who = figure_param(self.state, target)
        return self.chance(code, attacker, OC, ATTACKS, level, found, target=who)

    def shot(self, code: str, shooter: int, target: int, level: int, points: int = 0) -> str:
        line = line_at(self.state, shooter, target, level)
        who = figure_param(self.state, target)
        if line == UNSEEN:
            return self.say("shot_lost", level=level, target=who)
        found = Modifiers()
        count_shot(self.state, shooter, target, rocks_of(line), points, found)
        return self.chance(code, shooter, F, ATTACKS, level, found, target=who)

    def parry(self, code: str, parrier: int, level: int) -> str:
        found = Modifiers()
        count_parry(self.state, parrier, level, 0, found)
        return self.chance(code, parrier, DC, PARRIES, level, found, target=figure_param(self.state, parrier))

    def answer(self, attacker: int, target: int) -> list[str]:
        """HY-9.21  The parry the target is ready for, if it covers this attack."""
        fires = self.state.mode[attacker] == F
        ready = may_parry(self.state, target, True) if fires else covers_strike(self.state, attacker, target)
        return [self.parry("parried", target, self.state.parry_level[target])] if ready else []

    def lowest(self, shooter: int, target: int) -> int:
        """HY-9.30 – HY-9.34  The lowest level at which there is a line."""
        for level in range(BASIC, HEROIC):
            if line_at(self.state, shooter, target, level) != UNSEEN:
                return level
        return BASIC

    def targets(self, kind: int, legal: list[int]) -> list[str]:
        """Every target with the Success Level of the simplest attack, or of the shot that waits (HY-9.41)."""
        figure = self.state.a
        fires = kind == kinds.WATCH_TARGET or (kind != kinds.FACE_TURN and self.state.mode[figure] == F)
        found: list[str] = []
        for action in legal:
            if actions.block_of(action) == "figure":
                target = action - actions.FIGURE
                if fires:
                    level = SKILLED if kind == kinds.WATCH_TARGET else self.lowest(figure, target)
                    found.append(self.shot("shot", figure, target, level))
                else:
                    found.append(self.strike("strike", figure, target, BASIC))
                found += self.answer(figure, target)
        return found

    def levels(self, legal: list[int]) -> list[str]:
        """Every level that may be chosen; then the parry of the target."""
        figure, target, points = self.state.a, self.state.b, first_points(self.state.e)
        ways: dict[int, Callable[[int], str]] = {
            OC: lambda level: self.strike("level", figure, target, level, points),
            F: lambda level: self.shot("level", figure, target, level, points),
            DC: lambda level: self.parry("parry", figure, level),
            MV: lambda level: self.points(figure, level),
        }
        mode = self.state.mode[figure]
        if mode not in ways or (mode in (OC, F) and target == NOBODY):
            return []
        levels = [action - actions.LEVEL for action in legal if actions.block_of(action) == "level"]
        found = [ways[mode](level) for level in levels]
        return [*found, *(self.answer(figure, target) if mode in (OC, F) else [])]

    def window(self) -> list[str]:
        """HY-10.5, HY-10.9  The roll the cards are laid for, without them."""
        figure, opposing, bits = self.state.a, self.state.b % OPPOSING_AT - 1, self.state.d
        if bits & IS_PARRY:
            return [self.parry("parried", figure, self.state.parry_level[figure])]
        if opposing < 0:
            return []
        if bits & MODE_MASK == OC:
            return [self.strike("strike", figure, opposing, BASIC), *self.answer(figure, opposing)]
        if bits & MODE_MASK == F:
            level = self.lowest(figure, opposing)
            return [self.shot("shot", figure, opposing, level), *self.answer(figure, opposing)]
        return []

    # Movement ---------------------------------------------------------------------------------------

    def points(self, figure: int, level: int) -> str:
        """HY-7.1, HY-9.51"""
        flags = kinds.IS_BASIC if level == BASIC else 0
        return self.say("points", level=level, number=allowance(self.state, figure, flags))

    def within_reach(self) -> Outlook:
        """HY-7.27  Where this Movement may end."""
        movement = load_movement(self.state)
        found = reach(self.state, movement)
        squares = [square for square in found.squares() if square != self.state.place[movement.figure]]
        code = "reach" if found.exit == NO_PLACE else "reach_exit"
        refs = tuple(f"square:{square_word(square)}" for square in squares)
        return Outlook((self.say(code, number=len(refs)),), refs)
