"""A game made of everything the engine can carry, for tests: secret orders, dice, nested choices, weights.

Turn: all seats secretly put their three runners in order (a sealed block of three picks each); a die is
rolled; seat 0 may challenge, then seat 1 answers in the middle of seat 0's step; a bag with one red and three
blue marbles gives one; a seat with a hidden hand is asked although it has one card only.
"""

from typing import Any

from librt.vecs import vec

from monstrum.core.actions import Actions
from monstrum.core.chance import Chance, new_chance
from monstrum.core.engine import settle
from monstrum.core.state import CHANCE, NOBODY, SEALED, Frame, State, dump_list, frame_table

START, ORDER, ROLL, CHALLENGE, ANSWER, AFTER, MARBLE, CARD = range(8)
PASS, DARE, DUCK, RED, BLUE = range(5)
RUNNER = 10  # + runner
DIE = 20  # + face
PLAY_CARD = 30  # + card
SIDES = 6


class ToyState(State):
    """What happened, as a list of numbers."""

    def __init__(self, table: "vec[Frame[Any]]", chance: Chance) -> None:
        super().__init__(2, table, chance, False)
        self.story: list[int] = []
        self.hands: list[list[int]] = [[1], [1, 2]]

    def clone(self) -> "ToyState":
        other = ToyState(self.table, self.chance.clone())
        other.mute()
        other.copy_pending(self)
        other.story = self.story.copy()
        other.hands = [hand.copy() for hand in self.hands]
        return other

    def dump(self, out: list[int]) -> None:
        dump_list(out, self.story)
        self.dump_pending(out)


class Start(Frame[ToyState]):
    def resolve(self, state: ToyState, action: int) -> None:
        state.push(CARD, 1)
        state.push(CARD, 0)
        state.push(MARBLE, CHANCE)
        state.push(CHALLENGE, 0)
        state.push(ROLL, CHANCE)
        state.push(ORDER, SEALED, 0b11)


class Order(Frame[ToyState]):
    """Three runners, each once, in an order nobody else sees."""

    def offers(self, state: ToyState, seat: int, out: Actions) -> None:
        for runner in range(3):
            if RUNNER + runner not in state.buffers[seat]:
                out.add(RUNNER + runner)

    def complete(self, state: ToyState, seat: int) -> bool:
        return len(state.buffers[seat]) == 3

    def resolve(self, state: ToyState, action: int) -> None:
        for buffer in state.buffers:
            state.story += buffer


class Roll(Frame[ToyState]):
    def options(self, state: ToyState, out: Actions) -> None:
        for face in range(1, SIDES + 1):
            out.add(DIE + face)

    def scripted(self, state: ToyState) -> int:
        face = state.chance.scripted_die()
        return DIE + face if face >= 0 else -1

    def resolve(self, state: ToyState, action: int) -> None:
        state.story.append(action)


class Challenge(Frame[ToyState]):
    """Seat 0 may dare; then seat 1 decides in between, and only then seat 0's step ends."""

    def options(self, state: ToyState, out: Actions) -> None:
        out.add(PASS)
        out.add(DARE)

    def resolve(self, state: ToyState, action: int) -> None:
        state.push(AFTER, NOBODY, action)
        if action == DARE:
            state.push(ANSWER, 1)


class Answer(Frame[ToyState]):
    def options(self, state: ToyState, out: Actions) -> None:
        out.add(DARE)
        out.add(DUCK)

    def resolve(self, state: ToyState, action: int) -> None:
        state.story.append(action)
        if action == DUCK:
            state.drop()  # what waited underneath is called off


class After(Frame[ToyState]):
    def resolve(self, state: ToyState, action: int) -> None:
        state.story.append(100 + state.a)


class Marble(Frame[ToyState]):
    def options(self, state: ToyState, out: Actions) -> None:
        out.add(RED)
        out.add(BLUE)

    def weight(self, state: ToyState, action: int) -> int:
        return 3 if action == BLUE else 1

    def resolve(self, state: ToyState, action: int) -> None:
        state.story.append(action)


class PlayCard(Frame[ToyState]):
    """Equal cards are one option, so the number of options is hidden unless the hand has one card."""

    def options(self, state: ToyState, out: Actions) -> None:
        for card in sorted(set(state.hands[state.actor])):
            out.add(PLAY_CARD + card)

    def secret(self, state: ToyState, seat: int) -> bool:
        return len(state.hands[seat]) > 1

    def resolve(self, state: ToyState, action: int) -> None:
        state.story.append(action)


FRAMES: list[Frame[Any]] = [
    Start("START"),
    Order("ORDER"),
    Roll("ROLL"),
    Challenge("CHALLENGE"),
    Answer("ANSWER"),
    After("AFTER"),
    Marble("MARBLE"),
    PlayCard("CARD"),
]


def toy(seed: int = 1, explicit: bool = False) -> ToyState:
    state = ToyState(frame_table(FRAMES), new_chance(seed, explicit))
    state.push(START, NOBODY)
    settle(state)
    return state
