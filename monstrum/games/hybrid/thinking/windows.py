"""HY-10.5, HY-10.9  Cards laid for an Action, against it, or for a parry: each is weighed by what it changes
in the odds, against what it is worth in the hand."""

from typing import Final, final

from mypy_extensions import i64

from monstrum.games.hybrid.content.catalog import DC, E_OP, EFFECT_WIDTH, MV, OC, F
from monstrum.games.hybrid.effects.opcodes import CANCEL_CARD, COPY_POINTS
from monstrum.games.hybrid.rules import actions, kinds
from monstrum.games.hybrid.rules.attacks import IS_PERFECT
from monstrum.games.hybrid.rules.card_piles import ON_SECOND_SHOT, P_OWNER, P_POINTS, P_USE, PLAYED_WIDTH
from monstrum.games.hybrid.rules.figures import behind
from monstrum.games.hybrid.rules.opening import MODE_MASK, OPPOSING_AT
from monstrum.games.hybrid.rules.records import BITS, LEVEL
from monstrum.games.hybrid.rules.success import BASIC, EXPERT_LEVEL, HEROIC, MASTER, SKILLED
from monstrum.games.hybrid.rules.warriors import highest_level
from monstrum.games.hybrid.state import NO_FIGURE, ON_BOARD, SkirmishState, side_of
from monstrum.games.hybrid.thinking.activations import best_level_of_shot, moving, shot_from_here
from monstrum.games.hybrid.thinking.blows import best_strike, guard_against, parry_chance, strike_gain
from monstrum.games.hybrid.thinking.bonuses import Bonus, with_effect
from monstrum.games.hybrid.thinking.dangers import guard_at
from monstrum.games.hybrid.thinking.hands import card_worth, patience
from monstrum.games.hybrid.thinking.prospects import WATCHING, Prospects
from monstrum.games.hybrid.thinking.pulls import PACE
from monstrum.games.hybrid.thinking.worth import wounds_worth

NOT_YET: Final = -1e9
RUNNING: Final = 1.0  # how much more Movement points matter than to nobody in particular
ANSWERABLE: Final = 0.8  # of a Hindrance is left after what may be laid against it


@final
class Stakes:
    """What an open window is about, and what it is worth to the side whose Action or parry it is."""

    def __init__(self, state: SkirmishState) -> None:
        self.state = state
        self.figure = state.a
        self.target = state.b % OPPOSING_AT - 1
        self.second = state.b // OPPOSING_AT - 1
        self.start = state.c
        self.mode = state.d & MODE_MASK
        self.below = state.under(1)  # the record that waits for the points
        self.kind = state.kind_of(self.below)
        self.moves: list[float] = [NOT_YET] * (HEROIC + 1)
        self.prospects: Prospects | None = None

    def register(self, number: i64) -> i64:
        """A register of the record that waits: 0 is a."""
        return self.state.register(self.below, number)

    def laid(self) -> Bonus:
        """The points that lie there; effects are in force already."""
        found = Bonus()
        side = side_of(self.figure)
        played = self.state.cards.played
        for at in range(self.start, len(played), PLAYED_WIDTH):
            if played[at + P_USE] & ON_SECOND_SHOT == 0:
                points: i64 = played[at + P_POINTS]
                found.points += points if played[at + P_OWNER] == side else -points
        return found

    def highest_laid_by(self, side: i64) -> i64:
        """The most points of one card a side has laid here."""
        most: i64 = 0
        played = self.state.cards.played
        for at in range(self.start, len(played), PLAYED_WIDTH):
            if played[at + P_OWNER] == side and played[at + P_POINTS] > most:
                most = played[at + P_POINTS]
        return most

    def worth(self, bonus: Bonus) -> float:
        if self.kind == kinds.PARRY:
            return self.parry(bonus)
        if not kinds.after_window(self.kind):
            return self.fixed(bonus)
        if self.mode == OC:
            return self.strike(bonus)
        if self.mode == F:
            return self.shot(bonus)
        return self.guard(bonus) if self.mode == DC else self.move(bonus)

    def strike(self, bonus: Bonus) -> float:
        state = self.state
        if self.target == NO_FIGURE or state.status[self.target] != ON_BOARD:
            return 0.0
        back = behind(state, self.figure, self.target)
        guard = 0.0 if back else guard_against(state, self.target, False, bonus.parry)
        return best_strike(state, self.figure, self.target, back, guard, bonus)

    def shot(self, bonus: Bonus) -> float:
        state = self.state
        if self.target == NO_FIGURE:
            return WATCHING if highest_level(state, self.figure, F, bonus.points) >= SKILLED else 0.0
        found = best_level_of_shot(state, self.figure, self.target, bonus)
        if self.second != NO_FIGURE and highest_level(state, self.figure, F, bonus.points) >= HEROIC:
            both = shot_from_here(state, self.figure, self.target, BASIC, bonus)
            both += shot_from_here(state, self.figure, self.second, BASIC)
            if both > found:
                found = both
        return found if found > 0.0 else 0.0

    def fixed(self, bonus: Bonus) -> float:
        """An attack whose LoM is given: Skilled Firing, or by a card."""
        state = self.state
        if self.mode == F:
            gain = shot_from_here(state, self.figure, self.target, BASIC, bonus)
            return gain if gain > 0.0 else 0.0
        if self.mode != OC or self.target == NO_FIGURE:
            return 0.0
        back = behind(state, self.figure, self.target)
        guard = 0.0 if back else guard_against(state, self.target, False, bonus.parry)
        level = self.register(2)
        return strike_gain(state, self.figure, self.target, level, bonus, False, back, guard)

    def parry(self, bonus: Bonus) -> float:
        """HY-10.9  What is lost if the parry fails; the attack that succeeded lies below it."""
        state = self.state
        attack = state.under(2)
        level = state.register(attack, LEVEL)
        perfect = state.register(attack, BITS) & IS_PERFECT != 0
        number: i64 = 2 if perfect else 1
        if state.kind_of(attack) == kinds.STRIKE and level == HEROIC:
            number += 1
        loss = wounds_worth(state, self.figure, number)
        return -loss * (1.0 - parry_chance(state, self.figure, self.register(2), bonus))

    def guard(self, bonus: Bonus) -> float:
        """HY-10.12  A higher LoM of Defensive Combat."""
        state = self.state
        prospects = self.looked()
        place = state.place[self.figure]
        facing = state.facing[self.figure]
        best = NOT_YET
        for level in range(1, min(highest_level(state, self.figure, DC, bonus.points), bonus.cap) + 1):
            fear = prospects.dangers.at(place, facing, guard_at(state, self.figure, level), False)
            best = max(best, -fear)
        return best

    def move(self, bonus: Bonus) -> float:
        """HY-9.57  A higher LoM of Moving, or more points to walk."""
        best = NOT_YET
        highest = min(highest_level(self.state, self.figure, MV, bonus.points), bonus.cap)
        for level in (BASIC, EXPERT_LEVEL, MASTER, HEROIC):
            if level <= highest:
                if self.moves[level] == NOT_YET:
                    self.moves[level] = moving(self.state, self.looked(), level).worth
                best = max(best, self.moves[level])
        return best + RUNNING * PACE * float(bonus.movement)

    def looked(self) -> Prospects:
        if self.prospects is None:
            self.prospects = Prospects(self.state, self.figure)
        return self.prospects


def card_likings(state: SkirmishState, seat: i64, options: list[int]) -> list[float]:
    """D14 – D16, D26 – D28  What each card gains, less what it is worth in the hand."""
    stakes = Stakes(state)
    own = side_of(stakes.figure) == seat
    before = stakes.laid()
    now = stakes.worth(before)
    dear = patience(state)
    found: list[float] = []
    for option in options:
        if option == actions.NONE:
            found.append(0.0)
            continue
        number: i64 = option - actions.LAY
        card = number // 4
        if number % 2:
            found.append(-1.0)  # tied to the second shot: the first is the better one
            continue
        after = laid_too(state, stakes, before, card, number // 2 % 2 == 1, own)
        change = stakes.worth(after) - now
        gain = change if own else -change * ANSWERABLE
        found.append(gain + after.besides - dear * card_worth(state, card))
    return found


def laid_too(
    state: SkirmishState, stakes: Stakes, before: Bonus, card: i64, effect: bool, own: bool
) -> Bonus:
    if not effect:
        after = before.copy()
        points = state.catalog.points[card]
        after.points += points if own else -points
        return after
    after = with_effect(state, before, card, stakes.mode, own)
    if cancels(state, card):
        side = side_of(stakes.figure)
        points = stakes.highest_laid_by(1 - side if own else side)
        after.points += points if own else -points
    return after


def cancels(state: SkirmishState, card: i64) -> bool:
    """Whether the card undoes, or copies, what the other side has laid."""
    rows = state.catalog.effects.rows
    for row in range(state.catalog.first_effect[2 * card], state.catalog.first_effect[2 * card + 1]):
        op = rows[row * EFFECT_WIDTH + E_OP]
        if op == CANCEL_CARD or op == COPY_POINTS:
            return True
    return False
