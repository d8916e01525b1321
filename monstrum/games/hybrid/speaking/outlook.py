"""What a decision may lead to: Success Levels with their chances, and the squares within reach (HY-5, HY-7).

All of it is public: the numbers are those the rules will use, asked for a little earlier.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from monstrum.core.board import Odds, Outlook, Sum, SumLine
from monstrum.core.engine import legal_actions, waiting
from monstrum.games.hybrid.asks import ASKS, block_of
from monstrum.games.hybrid.content.catalog import DC, MV, OC, F
from monstrum.games.hybrid.effects.opcodes import SPAWN, TEMPLATE
from monstrum.games.hybrid.rules import actions, kinds
from monstrum.games.hybrid.rules.brushing import enemy_in_the_way
from monstrum.games.hybrid.rules.movement import allowance
from monstrum.games.hybrid.rules.movement_record import load_movement
from monstrum.games.hybrid.rules.movement_so_far import Movement
from monstrum.games.hybrid.rules.opening import IS_PARRY, MODE_MASK, OPPOSING_AT
from monstrum.games.hybrid.rules.piercing import pierced_by
from monstrum.games.hybrid.rules.points import signed
from monstrum.games.hybrid.rules.reach import reach
from monstrum.games.hybrid.rules.squares import beside
from monstrum.games.hybrid.rules.success import BASIC, NO_MODE_ROLL
from monstrum.games.hybrid.rules.trail import NO_ENTRY
from monstrum.games.hybrid.speaking.chances import NOBODY, Rolls, chance_of
from monstrum.games.hybrid.speaking.naming import lay_parts, square_word
from monstrum.games.hybrid.speaking.notes import note
from monstrum.games.hybrid.speaking.speech import Speaker, capital, figure_param
from monstrum.games.hybrid.speaking.subjects import operation, rolled_again
from monstrum.games.hybrid.speaking.tried import imagine, laid_for_effect
from monstrum.games.hybrid.speaking.ways import threatened, ways
from monstrum.games.hybrid.state import SkirmishState, side_of

TEMPLATE_SIZE: Final = 2
LOWEST: Final = 0  # the lowest level of mastery at which a shot is legal
Told = list[str] | Outlook


def outlook(speaker: Speaker, state: SkirmishState, seat: int, language: str) -> Outlook:
    """For the seat that is asked; nobody else has anything to decide. It is worked out on a position imagined
    from what the seat knows: whatever is tried on it, the answer tells nothing the seat does not know."""
    if state.over() or seat not in waiting(state):
        return Outlook()
    copy = imagine(state, seat)
    copy.load()
    ask = ASKS.pending(copy)
    tell = Telling(speaker, copy, language)
    told: Told = getattr(tell, ask.outlook)(legal_actions(copy, seat), seat) if ask.outlook else []
    found = told if isinstance(told, Outlook) else Outlook(tuple(told))
    return replace(found, odds=tuple(tell.odds), note=note(ask, speaker, copy, seat, language))


class Telling(Rolls):
    """The sentences about one question; the line of a decision names the method that tells them."""

    def targets(self, legal: list[int], seat: int) -> Told:
        """Every target with the Success Level of the simplest attack."""
        return self.aimed(legal, self.state.mode[self.state.a] == F)

    def struck(self, legal: list[int], seat: int) -> Told:
        return self.aimed(legal, False)

    def watched(self, legal: list[int], seat: int) -> Told:
        """HY-9.41, HY-9.42  The shot that waits is a Basic one."""
        return self.aimed(legal, True, BASIC)

    def aimed(self, legal: list[int], fires: bool, level: int = LOWEST) -> list[str]:
        figure = self.state.a
        found: list[str] = []
        for action in legal:
            if block_of(action) == "figure":
                target = action - actions.FIGURE
                if fires:
                    at = self.lowest(figure, target) if level == LOWEST else level
                    found.append(self.shot("shot", figure, target, at, action))
                else:
                    found.append(self.strike("strike", figure, target, BASIC, action))
                found += self.answer(figure, target)
        return found

    def behind(self, legal: list[int], seat: int) -> Told:
        """HY-14.17  Every enemy behind a victim, with the Success Level of the shot through him."""
        shooter, first, other, level = self.state.a, self.state.b, self.state.c, self.state.d
        found: list[str] = []
        for action in legal:
            if block_of(action) == "figure":
                target = action - actions.FIGURE
                victim = pierced_by(self.state, shooter, first, other, target, level)
                found.append(self.through(shooter, victim, target, level, action))
                found += self.answer(shooter, target)
        return found

    def levels(self, legal: list[int], seat: int) -> Told:
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
        levels = [action for action in legal if block_of(action) == "level"]
        found = [ways[mode](action - actions.LEVEL, action) for action in levels]
        return [*found, *(self.answer(figure, target) if mode in (OC, F) else [])]

    def cards(self, legal: list[int], seat: int) -> Told:
        return self.window(legal, seat, 1)

    def hindrance(self, legal: list[int], seat: int) -> Told:
        return self.window(legal, seat, -1)

    def window(self, legal: list[int], seat: int, sign: int) -> list[str]:
        """HY-10.4  The roll that the cards of an open window are laid for, at its simplest: as it is, then
        with each card that may be laid, for its points or for its effect."""
        found = self.window_roll(NOBODY)
        for action in legal:
            if block_of(action) == "lay" and found:
                card, effect, shot = lay_parts(action - actions.LAY)
                self.given = f"card:{self.state.catalog.card_ids[card]}"
                if effect:
                    self.with_effect(action, seat)
                elif not shot:
                    self.more = sign * int(self.state.catalog.points[card])
                    self.window_roll(action)
        self.more, self.given = 0, ""
        return found

    def with_effect(self, action: int, seat: int) -> None:
        """The same roll, once a card has had its effect. Nothing is told where that shows or rolls, nor where
        the effect is another one: the same chance once more would read as if the card did nothing."""
        now, then = self.state, laid_for_effect(self.state, action, seat)
        if then is not None:
            bare = self.odds[0]
            self.state, self.more = then, 0
            self.roll_of(now, action)
            self.state = now
            if (self.odds[-1].sum.total, self.odds[-1].chance) == (bare.sum.total, bare.chance):
                self.odds.pop()

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

    def again(self, legal: list[int], seat: int) -> Told:
        """HY-5.7  A roll that may be made again: its Success Level is the same."""
        rolled = rolled_again(self.state, self.state.a)
        if rolled is None:
            return []
        figure, level, dice, perfect, kept = rolled
        percent = chance_of(level, dice, perfect)
        rows = (
            SumLine(self.say("kept_line"), str(kept), rules=("HY-5.3",)),
            SumLine(self.say("level_line"), str(level), rules=("HY-5.1",)),
        )
        title = capital(self.say("again_title", figure=figure_param(self.state, figure)))
        total = Sum(title, str(level), rows, side_of(figure))
        self.odds.append(Odds(total, percent, "", actions.YES, perfect=perfect))
        return [self.say("again", number=level, sum=f"{kept} {rows[0].text}", chance=percent)]

    def trapped(self, legal: list[int], seat: int) -> Told:
        return [self.trap(self.state.a)]

    def second(self, legal: list[int], seat: int) -> Told:
        state = self.state
        return [self.strike("second", state.a, state.b, state.c, actions.YES)]

    def hindered(self, legal: list[int], seat: int) -> Told:
        return [self.other("hinder", self.state.a, MV, signed(self.state.b))]

    # How large a base or a template is that will be put somewhere (HY-1.2, HY-13.3).

    def deployed(self, legal: list[int], seat: int) -> Told:
        return Outlook(span=int(self.state.base[self.state.a]))

    def picked(self, legal: list[int], seat: int) -> Told:
        template = operation(self.state, self.state.a) == TEMPLATE
        return Outlook(span=TEMPLATE_SIZE if template else 1)

    def put(self, legal: list[int], seat: int) -> Told:
        joins = operation(self.state, self.state.a) == SPAWN
        return Outlook(span=1 if joins else int(self.state.base[self.state.b]))

    # Movement ---------------------------------------------------------------------------------------

    def on_the_way(self, movement: Movement) -> None:
        """HY-7.33, HY-9.52  What a jump and brushing somebody aside would take."""
        for action in legal_actions(self.state, side_of(movement.figure)):
            block = block_of(action)
            if block == "brush":
                to = beside(self.state.place[movement.figure], action - actions.BRUSH)
                enemy = enemy_in_the_way(self.state, movement.figure, to)
                points = signed(movement.flags // kinds.POINTS_AT)
                self.other("brush", movement.figure, MV, points, action, enemy)

    def points(self, figure: int, level: int) -> str:
        """HY-7.1, HY-9.51"""
        flags = kinds.IS_BASIC if level == BASIC else 0
        return self.say("points", level=level, number=allowance(self.state, figure, flags))

    def within_reach(self, legal: list[int], seat: int) -> Told:
        """HY-7.27  Where this Movement may end, and by which way."""
        movement = load_movement(self.state)
        found = reach(self.state, movement)
        squares = [square for square in found.squares() if square != self.state.place[movement.figure]]
        code = "reach" if found.exit == NO_ENTRY else "reach_exit"
        refs = tuple(f"square:{square_word(square)}" for square in squares)
        led = ways(self.state, movement.figure, found)
        lines = [self.say(code, number=len(refs))]
        if any(way.rolls for way in led):  # HY-7.33, HY-9.55
            sliding = int(bool(movement.flags & kinds.SLIDING))
            lines.append(self.other("jump", movement.figure, NO_MODE_ROLL, 0, dice=sliding))
        self.on_the_way(movement)
        threats = threatened(self.state, side_of(movement.figure))
        return Outlook(tuple(lines), refs, threats, led, tuple(self.odds))
