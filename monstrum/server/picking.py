"""What a seat may do now, option by option, and gestures in the making. Nothing here plays anything."""

from collections.abc import Sequence
from typing import Final

from monstrum.core import engine
from monstrum.core.contract import Game, Question
from monstrum.core.errors import IllegalAction
from monstrum.core.gestures import goes_on, pick, plan
from monstrum.core.quick import Quick
from monstrum.core.state import State
from monstrum.kit.speaker import ENGLISH
from monstrum.server.protocol import Option, Pick, Picking
from monstrum.texts.choosing import Choosing

MOST_TRIED: Final = 256  # options that are tried out in one update to see what they would show


def options(game: Game, state: State, seat: int, language: str = ENGLISH) -> list[Option]:
    """Every option of a seat that owes a decision."""
    return options_of(game.question(state), seat, engine.legal_actions(state, seat), language)


def options_of(question: Question, seat: int, legal: Sequence[int], language: str = ENGLISH) -> list[Option]:
    """The same, for who has read the question and its answers."""
    game, state = question.game, question.state
    if not legal:
        return []
    secret = engine.sealed(state)
    untried = secret or len(legal) > MOST_TRIED
    imagined = None if untried else Imagined(game, state, seat)
    found: list[Option] = []
    for action in legal:
        more = not secret and goes_on(pick(state, action), seat)
        final = imagined is not None and not more and imagined.shows_something([action])
        found.append(option(question, action, more, final, language))
    return found


def option(
    question: Question, action: int, more: bool, final: bool = False, language: str = ENGLISH
) -> Option:
    return Option(
        action,
        question.words(action),
        question.label(action, language),
        question.refs(action),
        more,
        final,
        question.declines(action),
        question.block(action),
    )


class Imagined:
    """A position a seat imagines from what it knows: whatever is tried there tells it nothing new."""

    def __init__(self, game: Game, state: State, seat: int) -> None:
        self.seat = seat
        self.state = game.sample(game.know(state, seat), Quick(0))
        self.legal = engine.legal_actions(self.state, seat)

    def shows_something(self, actions: Sequence[int]) -> bool:
        """Whether these answers, one after the other, reveal or roll something."""
        trial = self.state.clone()
        trial.listen()
        for at, action in enumerate(actions):
            if action not in (self.legal if at == 0 else engine.legal_actions(trial, self.seat)):
                return True  # it depends on what the seat cannot know
            engine.step(trial, action)
        return any(event.marks for event in trial.events.take())


def picking(
    game: Game, state: State, ply: int, epoch: int, command: Pick, language: str = ENGLISH
) -> Picking:
    """What may be picked after `command.picked`, or the words of the gesture it completes. Raises
    IllegalAction for a pick that is not possible."""
    seat = command.seat
    choosing = Choosing(game, state, seat, language)
    path = walk(choosing, command.picked)
    words, final = "", False
    choices: list[Option] = []
    if path is not None:
        words = game.gesture_words(state, path)
        if not engine.sealed(state):
            final = Imagined(game, state, seat).shows_something(plan(state, seat, path))
    else:
        question = choosing.question()
        choices = [option(question, action, True, False, language) for action in choosing.next_actions()]
    return Picking(
        command.id,
        ply,
        epoch,
        prompt=choosing.prompt(),
        so_far=choosing.so_far(),
        refs=choosing.touched(),
        options=choices,
        words=words,
        final=final,
    )


def walk(choosing: Choosing, picked: list[int]) -> list[int] | None:
    """The picks one after the other; the path of the gesture if they complete it."""
    for at, action in enumerate(picked):
        if action not in choosing.next_actions():
            raise IllegalAction(choosing.seat, action)
        choosing.take(action)
        path = choosing.complete()
        if path is not None:
            if at < len(picked) - 1:
                raise IllegalAction(choosing.seat, picked[at + 1])
            return path
    return None


def words_for(game: Game, state: State, seat: int, ref: str, picked: list[int]) -> str:
    """How one would say it of this thing now; empty if nobody would."""
    choosing = Choosing(game, state, seat)
    walk(choosing, picked)
    return choosing.words_for(ref)
