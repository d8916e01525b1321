"""Many games side by side in the core: actions in, observations and masks out, all as flat arrays.

Seats with a rival are played here; the caller decides for the others. A game that is over starts anew by
itself, so that there is always a decision in every game.
"""

from typing import Any, Final, final

from librt.vecs import extend, vec
from mypy_extensions import i64, u8

from monstrum.core.encoder import Encoder, Glance, whose_turn
from monstrum.core.engine import settle, step
from monstrum.core.errors import IllegalAction
from monstrum.core.playout import pending_options
from monstrum.core.quick import Quick
from monstrum.core.rivals import Rival
from monstrum.core.rows import NO_BYTES, zeros
from monstrum.core.state import State

TOGETHER: Final = 16  # games


@final
class Batch:
    """`number` games of one kind. `start` is the position before anything was shuffled or dealt."""

    def __init__(
        self, encoder: Encoder[Any], start: State, number: i64, rivals: list[Rival | None], seed: int
    ) -> None:
        self.encoder = encoder
        self.start = start
        self.number = number
        self.rivals: vec[Rival | None] = vec[Rival | None](rivals)  # by seat; None: the caller decides
        seats = encoder.seats
        self.glance = Glance(encoder)
        self.starts: vec[vec[u8]] = vec[vec[u8]]([NO_BYTES] * number)  # where the lead of each game goes …
        self.rooms: vec[vec[u8]] = vec[vec[u8]]([NO_BYTES] * number)  # … and what is behind it
        self.leads: list[list[vec[u8]]] = [[]] * number  # which one lies there
        self.observations = self.laid_out()
        self.masks: vec[u8] = vec[u8]([0] * (number * encoder.space))  # see `hide`
        self.actors: vec[i64] = vec[i64]([0] * number)
        self.finished: vec[u8] = vec[u8]([0] * number)  # 1: a game ended in the last step
        self.returns: vec[float] = vec[float]([0.0] * (number * seats))  # of that game, by seat; else 0
        self.lengths: vec[i64] = vec[i64]([0] * number)  # decisions of the caller in the game so far
        self.games: i64 = 0  # how many have ended in all
        self.chosen: vec[i64] = vec[i64]([0] * number)  # what the caller has answered
        self.picks: vec[i64] = vec[i64]([0] * number)  # any legal action: drawn while the options are at hand
        self.rng = Quick(seed)  # for new games and rivals
        self.whim = Quick(~seed)  # for picks
        self.states: vec[State] = vec[State]([start.clone() for _time in range(number)])
        self.reseed(seed)

    def reseed(self, seed: int) -> None:
        """All games start anew; equal seeds, equal games."""
        self.rng = Quick(seed)
        self.whim = Quick(~seed)
        for at in range(len(self.masks)):
            self.masks[at] = 0
        for at in range(self.number):
            self.forget_end(at)
            self.begin(at)
            self.advance(at)
            self.show(at)

    def step(self, actions: list[int]) -> None:
        """Take `actions[i]` in game i, for every game, and go on to the next decision of the caller."""
        if len(actions) != self.number:
            raise IllegalAction(0, -1, f"{self.number} games need as many actions, not {len(actions)}.")
        space, chosen = self.encoder.space, self.chosen
        for at in range(self.number):
            action: i64 = actions[at]
            if not 0 <= action < space or self.masks[at * space + action] == 0:
                raise IllegalAction(self.actors[at], action, refusal(at, self.actors[at], action))
            chosen[at] = action
        self.take(chosen)

    def step_at_random(self) -> None:
        """Any legal action in every game."""
        self.take(self.picks)

    def take(self, actions: vec[i64]) -> None:
        """Some games are stepped one after the other, then shown: what they hold is still near then, and the
        code of rules and encoder need not be fetched for every single one of them."""
        for first in range(0, self.number, TOGETHER):
            last = min(first + TOGETHER, self.number)
            for at in range(first, last):
                state = self.states[at]
                self.encoder.touch(state)
                self.forget_end(at)
                self.lengths[at] += 1
                self.hide(at, state)
                step(state, actions[at])
                self.advance(at)
            for at in range(first, last):
                self.show(at)

    def laid_out(self) -> vec[u8]:
        """The memory of all observations. What grows from a part of it grows over what lies there."""
        size, lead = self.encoder.size, self.encoder.lead
        row: vec[u8] = vec[u8](capacity=self.number * size)
        for at in range(self.number):
            self.starts[at] = row
            row = extend(row, zeros(lead))
            self.rooms[at] = row
            row = extend(row, zeros(size - lead))
        return row

    def hide(self, at: i64, state: State) -> None:
        """The marks of what could be done so far are taken back one by one: they are few."""
        options = pending_options(state)
        first, masks, items = at * self.encoder.space, self.masks, options.items
        for place in range(options.count()):
            masks[first + items[place]] = 0

    def begin(self, at: i64) -> None:
        """Another game with its own chance."""
        state = self.start.clone()
        state.chance.rekey([self.rng.word() for _ in range(8)])
        settle(state)
        self.states[at] = state
        self.lengths[at] = 0

    def advance(self, at: i64) -> None:
        """Let the rivals play, and start anew after an end, until the caller must decide."""
        state = self.states[at]
        while True:
            if state.top == 0:
                self.note_end(at, state)
                self.begin(at)
                state = self.states[at]
                continue
            seat = whose_turn(state)
            rival = self.rivals[seat]
            if rival is None:
                self.actors[at] = seat
                return
            step(state, rival.choose(state, seat, self.rng))

    def note_end(self, at: i64, state: State) -> None:
        self.games += 1
        self.finished[at] = 1
        first = at * self.encoder.seats
        scores = self.encoder.returns(state)
        for seat in range(self.encoder.seats):
            self.returns[first + seat] = scores[seat]

    def forget_end(self, at: i64) -> None:
        if self.finished[at]:
            self.finished[at] = 0
            first = at * self.encoder.seats
            for seat in range(self.encoder.seats):
                self.returns[first + seat] = 0.0

    def show(self, at: i64) -> None:
        """The observation of the acting seat, and what it may do."""
        state = self.states[at]
        options = pending_options(state)
        self.picks[at] = options.items[self.whim.below(options.count())]
        first, masks, items = at * self.encoder.space, self.masks, options.items
        for place in range(options.count()):
            masks[first + items[place]] = 1
        extend(self.rooms[at], self.glance.written(state, self.actors[at]))
        if self.encoder.lead:
            lead = self.encoder.lead_of(state)
            if lead is not self.leads[at]:
                self.leads[at] = lead
                extend(self.starts[at], lead[0])


def refusal(at: int, seat: int, action: int) -> str:
    return f"Game {at} of the batch: P{seat} may not take action {action} now; its mask says what it may."
