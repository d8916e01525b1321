"""What a decision may lead to: Success Levels with their chances, and the squares within reach (HY-5, HY-7).

All of it is public: the numbers are those the rules will use, asked for a little earlier.
"""

from collections.abc import Callable
from typing import Final

from monstrum.core.board import Odds, Outlook, Sum, SumLine
from monstrum.core.engine import legal_actions, waiting
from monstrum.core.state import WIDTH
from monstrum.games.hybrid import actions, kinds
from monstrum.games.hybrid.card_points import points_now
from monstrum.games.hybrid.card_words import lay_parts
from monstrum.games.hybrid.catalog import DC, MV, OC, F
from monstrum.games.hybrid.explain import RULES
from monstrum.games.hybrid.modifiers import Modifiers
from monstrum.games.hybrid.notes import note
from monstrum.games.hybrid.opcodes import REROLL, SPAWN, TEMPLATE
from monstrum.games.hybrid.prompts import operation
from monstrum.games.hybrid.rules.attacks import covers_strike, may_parry
from monstrum.games.hybrid.rules.brushing import enemy_in_the_way
from monstrum.games.hybrid.rules.firing import line_at
from monstrum.games.hybrid.rules.in_force import ATTACKS, PARRIES
from monstrum.games.hybrid.rules.movement import allowance
from monstrum.games.hybrid.rules.moves import Movement
from monstrum.games.hybrid.rules.moving import load_movement
from monstrum.games.hybrid.rules.opening import IS_PARRY, MODE_MASK, OPPOSING_AT
from monstrum.games.hybrid.rules.points import signed
from monstrum.games.hybrid.rules.reach import NO_PLACE, reach
from monstrum.games.hybrid.rules.rolls import DIE, KIND_AT
from monstrum.games.hybrid.rules.sight import UNSEEN, from_of, rocks_of, to_of
from monstrum.games.hybrid.rules.squares import beside
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
    extra_dice,
    perfect_up_to,
)
from monstrum.games.hybrid.speech import Speaker, capital, figure_param
from monstrum.games.hybrid.state import SLOTS, SkirmishState
from monstrum.games.hybrid.tried import laid_for_effect
from monstrum.games.hybrid.ways import threatened, ways
from monstrum.games.hybrid.words import figure_word, pending_kind, square_word

NOBODY: Final = -1
TEMPLATE_SIZE: Final = 2


def outlook(speaker: Speaker, state: SkirmishState, seat: int, language: str) -> Outlook:
    """For the seat that is asked; nobody else has anything to decide."""
    if state.over() or seat not in waiting(state):
        return Outlook()
    copy = state.clone()
    copy.load()
    kind = pending_kind(copy)
    tell = Telling(speaker, copy, language)
    said = note(speaker, copy, seat, language)
    lines: list[str] = []
    match kind:
        case kinds.MOVE:
            return tell.within_reach()
        case kinds.TARGET | kinds.SECOND_TARGET | kinds.WATCH_TARGET | kinds.FACE_TURN:
            lines = tell.targets(kind, legal_actions(copy, seat))
        case kinds.LEVEL:
            lines = tell.levels(legal_actions(copy, seat))
        case kinds.CARDS | kinds.HINDRANCE:
            lines = tell.window(legal_actions(copy, seat), seat)
        case kinds.EFFECT_MAY:
            lines = tell.again()
        case kinds.SECOND_STRIKE:
            lines = [tell.strike("second", copy.a, copy.b, copy.c, actions.YES)]
        case kinds.SKILLED_MOVE:
            lines = [tell.other("hinder", copy.a, MV, signed(copy.b))]
    return Outlook(tuple(lines), odds=tuple(tell.odds), span=span_of(copy, kind), note=said)


def span_of(state: SkirmishState, kind: int) -> int:
    """HY-1.2, HY-13.3  How large a base or a template is that will be put somewhere."""
    if kind == kinds.DEPLOY:
        return int(state.base[state.a])
    if kind == kinds.EFFECT_PICK and operation(state) == TEMPLATE:
        return TEMPLATE_SIZE
    if kind == kinds.EFFECT_SQUARE and operation(state) != SPAWN:
        return int(state.base[state.b])
    return 1


def chance_of(level: int, dice: int, perfect: int) -> int:
    """HY-5.1, HY-5.3, HY-5.9  In percent: 1 always succeeds, 10 never; the lowest die counts, or highest."""
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
            rows.append(SumLine(self.say("dice"), f"{dice:+d}", rules=("HY-5.8", "HY-5.9")))
        title = capital(self.say(f"{code}_title", level=level, target=target, figure=who))
        self.odds.append(
            Odds(
                Sum(title, str(found.total), tuple(rows), figure // SLOTS),
                percent,
                f"figure:{figure_word(self.state, about)}" if about != NOBODY else "",
                action,
                () if line == UNSEEN else (square_word(from_of(line)), square_word(to_of(line))),
                perfect,
                self.given,
            )
        )
        text = " ".join(f"{row.value} {row.text}" for row in rows)
        return self.say(code, number=found.total, sum=text, chance=percent, level=level, target=target)

    # Attacks ----------------------------------------------------------------------------------------

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

    def targets(self, kind: int, legal: list[int]) -> list[str]:
        """Every target with the Success Level of the simplest attack, or of the shot that waits (HY-9.41)."""
        figure = self.state.a
        fires = kind == kinds.WATCH_TARGET or (kind != kinds.FACE_TURN and self.state.mode[figure] == F)
        found: list[str] = []
        for action in legal:
            if actions.block_of(action) == "figure":
                target = action - actions.FIGURE
                if fires:
                    level = BASIC if kind == kinds.WATCH_TARGET else self.lowest(figure, target)  # HY-9.42
                    found.append(self.shot("shot", figure, target, level, action))
                else:
                    found.append(self.strike("strike", figure, target, BASIC, action))
                found += self.answer(figure, target)
        return found

    def levels(self, legal: list[int]) -> list[str]:
        """Every level that may be chosen; then the parry of the target."""
        figure, target = self.state.a, self.state.b
        ways: dict[int, Callable[[int, int], str]] = {
            OC: lambda level, action: self.strike("level", figure, target, level, action),
            F: lambda level, action: self.shot("level", figure, target, level, action),
            DC: lambda level, action: self.parry("parry", figure, level, action),
            MV: lambda level, action: self.points(figure, level),
        }
        mode = self.state.mode[figure]
        if mode not in ways or (mode in (OC, F) and target == NOBODY):
            return []
        levels = [action for action in legal if actions.block_of(action) == "level"]
        found = [ways[mode](action - actions.LEVEL, action) for action in levels]
        return [*found, *(self.answer(figure, target) if mode in (OC, F) else [])]

    def window(self, legal: list[int], seat: int) -> list[str]:
        """HY-10.4  The roll that the cards of an open window are laid for, at its simplest: as it is, then
        with each card that may be laid, for its points or for its effect."""
        found = self.window_roll(NOBODY)
        hinders = pending_kind(self.state) == kinds.HINDRANCE
        for action in legal:
            if actions.block_of(action) == "lay" and found:
                card, effect, shot = lay_parts(action)
                self.given = f"card:{self.state.catalog.card_ids[card]}"
                if effect:
                    self.with_effect(action, seat)
                elif not shot:
                    points = int(self.state.catalog.points[card])
                    self.more = -points if hinders else points
                    self.window_roll(action)
        self.more, self.given = 0, ""
        return found

    def with_effect(self, action: int, seat: int) -> None:
        """The same roll, once a card has had its effect; nothing is told where that shows or rolls."""
        now, then = self.state, laid_for_effect(self.state, action, seat)
        if then is not None:
            self.state, self.more = then, 0
            self.roll_of(now, action)
            self.state = now

    def window_roll(self, action: int) -> list[str]:
        return self.roll_of(self.state, action)

    def roll_of(self, window: SkirmishState, action: int) -> list[str]:
        """The roll that a window is about, with what is in force in the position being told."""
        figure, target = window.a, window.b % OPPOSING_AT - 1
        if window.d & IS_PARRY:
            return [self.parry("parried", figure, self.state.parry_level[figure], action)]
        mode = window.d & MODE_MASK
        if target < 0 or mode not in (OC, F):
            return []
        if mode == OC:
            return [self.strike("strike", figure, target, BASIC, action)]
        return [self.shot("shot", figure, target, self.lowest(figure, target), action)]

    def again(self) -> list[str]:
        """HY-5.7  A roll that may be made again: its Success Level is the same."""
        if operation(self.state) != REROLL:
            return []
        for at in range(self.state.top - WIDTH, -1, -WIDTH):
            if self.state.stack[at] == kinds.ROLLED:
                figure, level, dice, perfect, kept = self.state.stack[at + 2 : at + 7]
                percent = chance_of(level, dice, perfect % KIND_AT)
                who = figure_param(self.state, figure)
                rows = (
                    SumLine(self.say("kept_line"), str(kept), rules=("HY-5.3",)),
                    SumLine(self.say("level_line"), str(level), rules=("HY-5.1",)),
                )
                title = capital(self.say("again_title", figure=who))
                total = Sum(title, str(level), rows, figure // SLOTS)
                self.odds.append(Odds(total, percent, "", actions.YES, perfect=perfect % KIND_AT))
                return [self.say("again", number=level, sum=f"{kept} {rows[0].text}", chance=percent)]
        return []

    # Movement ---------------------------------------------------------------------------------------

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

    def on_the_way(self, movement: Movement) -> None:
        """HY-7.33, HY-9.52  What a jump and brushing somebody aside would take."""
        for action in legal_actions(self.state, movement.figure // SLOTS):
            block = actions.block_of(action)
            if block == "brush":
                to = beside(self.state.place[movement.figure], action - actions.BRUSH)
                enemy = enemy_in_the_way(self.state, movement.figure, to)
                points = signed(movement.flags // kinds.POINTS_AT)
                self.other("brush", movement.figure, MV, points, action, enemy)

    def points(self, figure: int, level: int) -> str:
        """HY-7.1, HY-9.51"""
        flags = kinds.IS_BASIC if level == BASIC else 0
        return self.say("points", level=level, number=allowance(self.state, figure, flags))

    def within_reach(self) -> Outlook:
        """HY-7.27  Where this Movement may end, and by which way."""
        movement = load_movement(self.state)
        found = reach(self.state, movement)
        squares = [square for square in found.squares() if square != self.state.place[movement.figure]]
        code = "reach" if found.exit == NO_PLACE else "reach_exit"
        refs = tuple(f"square:{square_word(square)}" for square in squares)
        led = ways(self.state, movement.figure, found)
        lines = [self.say(code, number=len(refs))]
        if any(way.rolls for way in led):  # HY-7.33, HY-9.55
            sliding = int(bool(movement.flags & kinds.SLIDING))
            lines.append(self.other("jump", movement.figure, NO_MODE_ROLL, 0, dice=sliding))
        self.on_the_way(movement)
        threats = threatened(self.state, movement.figure // SLOTS)
        return Outlook(tuple(lines), refs, threats, led, tuple(self.odds))
