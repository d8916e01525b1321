"""HY-5  Rolls that may come, added up before they are made: the Success Level by lines, and its chance."""

from typing import Final

from monstrum.core.board import Odds, Sum, SumLine
from monstrum.games.hybrid.content.catalog import DC, OC, F
from monstrum.games.hybrid.rules.attacks import covers_strike, may_parry
from monstrum.games.hybrid.rules.firing import line_at
from monstrum.games.hybrid.rules.in_force import ATTACKS, PARRIES
from monstrum.games.hybrid.rules.modifiers import Modifiers
from monstrum.games.hybrid.rules.piercing import line_through
from monstrum.games.hybrid.rules.rolls import DIE
from monstrum.games.hybrid.rules.sight import UNSEEN, from_of, rocks_of, to_of
from monstrum.games.hybrid.rules.success import (
    BASIC,
    HEROIC,
    MASTER,
    MODIFIER_NAMES,
    NO_MODE_ROLL,
    count_other,
    count_parry,
    count_shot,
    count_strike,
    count_trap,
    extra_dice,
    perfect_up_to,
)
from monstrum.games.hybrid.speaking.card_points import points_now
from monstrum.games.hybrid.speaking.explain import RULES
from monstrum.games.hybrid.speaking.naming import figure_word, square_word
from monstrum.games.hybrid.speaking.speech import Speaker, capital, figure_param
from monstrum.games.hybrid.state import SkirmishState, side_of

NOBODY: Final = -1


def chance_of(level: int, dice: int, perfect: int) -> int:
    """HY-5.1, HY-5.3, HY-5.9  In percent: 1 always succeeds, 10 never; the lowest die counts, or highest."""
    one = min(DIE - 1, max(1, level, perfect)) / DIE
    if dice >= 0:
        return round(100 * (1 - (1 - one) ** (1 + dice)))
    return round(100 * one ** (1 - dice))


class Rolls:
    """The rolls of one position: each as a sentence, and as odds with their sum."""

    def __init__(self, speaker: Speaker, state: SkirmishState, language: str) -> None:
        self.state = state
        self.speaker = speaker
        self.language = language
        self.odds: list[Odds] = []  # of every roll a sentence was made about
        self.more = 0  # points of a card that might be laid …
        self.given = ""  # … and its ref

    def say(self, code: str, **params: object) -> str:
        return self.speaker.say("outlook", code, self.language, **params)

    def chance(
        self,
        code: str,
        figure: int,
        mode: int,
        role: int,
        level: int,
        found: Modifiers,
        action: int = NOBODY,
        about: int = NOBODY,
        line: int = UNSEEN,
    ) -> str:
        """A roll with its sum: "SL 5 (4 Natural Value, +1 attack from behind), 50 %"."""
        dice = extra_dice(self.state, figure, mode, role, level)
        perfect = perfect_up_to(self.state, figure, mode)
        percent = chance_of(found.total, dice, perfect)
        target = figure_param(self.state, about) if about != NOBODY else ""
        who = figure_param(self.state, figure)
        rows = [
            SumLine(
                self.speaker.plain("explain", name, self.language),
                f"{found.amount[at]:+d}" if at else str(found.amount[at]),
                rules=RULES[name],
            )
            for at, name in ((at, MODIFIER_NAMES[found.code[at]]) for at in range(found.number))
            if found.amount[at] or not at
        ]
        if dice:
            rows.append(SumLine(self.say("dice", number=dice), "", rules=("HY-5.8", "HY-5.9")))  # no summand
        title = capital(self.say(f"{code}_title", level=level, target=target, figure=who))
        self.odds.append(
            Odds(
                Sum(title, str(found.total), tuple(rows), side_of(figure)),
                percent,
                f"figure:{figure_word(self.state, about)}" if about != NOBODY else "",
                action,
                () if line == UNSEEN else (square_word(from_of(line)), square_word(to_of(line))),
                perfect,
                self.given,
            )
        )
        text = " ".join(f"{row.value} {row.text}".strip() for row in rows)
        return self.say(code, number=found.total, sum=text, chance=percent, level=level, target=target)

    def strike(self, code: str, attacker: int, target: int, level: int, action: int) -> str:
        found = Modifiers()
        points = points_now(self.state, attacker, False) + self.more
        count_strike(self.state, attacker, target, level, points, False, found)
        return self.chance(code, attacker, OC, ATTACKS, level, found, action, target)

    def shot(self, code: str, shooter: int, target: int, level: int, action: int = NOBODY) -> str:
        line = line_at(self.state, shooter, target, level)
        if line == UNSEEN:
            return self.say("shot_lost", level=level, target=figure_param(self.state, target))
        found = Modifiers()
        points = points_now(self.state, shooter, False) + self.more
        count_shot(self.state, shooter, target, rocks_of(line), points, found)
        return self.chance(code, shooter, F, ATTACKS, level, found, action, target, line)

    def through(self, shooter: int, victim: int, target: int, level: int, action: int) -> str:
        """HY-14.17  The shot through a victim: no points count, and one die."""
        line = line_through(self.state, shooter, victim, target, level)
        found = Modifiers()
        count_shot(self.state, shooter, target, rocks_of(line), 0, found)
        return self.chance("through", shooter, F, ATTACKS, BASIC, found, action, target, line)

    def trap(self, figure: int) -> str:
        """HY-11.7, HY-14.16  If the counter turns out to be a Trap."""
        found = Modifiers()
        count_trap(self.state, figure, found)
        return self.chance("trap", figure, NO_MODE_ROLL, 0, BASIC, found)

    def parry(self, code: str, parrier: int, level: int, action: int = NOBODY) -> str:
        found = Modifiers()
        points = points_now(self.state, parrier, True) + self.more
        count_parry(self.state, parrier, level, points, found)
        return self.chance(code, parrier, DC, PARRIES, level, found, action, parrier)

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

    def other(
        self,
        code: str,
        figure: int,
        mode: int,
        points: int,
        action: int = NOBODY,
        about: int = NOBODY,
        dice: int = 0,
    ) -> str:
        """HY-5.12, HY-9.57  A roll of a Movement."""
        found = Modifiers()
        count_other(self.state, figure, mode, 0, points, found)
        return self.chance(code, figure, mode, 0, MASTER if dice else BASIC, found, action, about)
