"""What a seat may do now, option by option, and gestures in the making. Nothing here plays anything."""

from typing import Final

from monstrum.core import engine
from monstrum.core.contract import Game
from monstrum.core.errors import IllegalAction
from monstrum.core.gestures import goes_on, pick, plan
from monstrum.core.quick import Quick
from monstrum.core.state import State
from monstrum.server.protocol import Option, Pick, Picking
from monstrum.texts.choosing import Choosing

LANGUAGE: Final = "en"
DECLINING: Final = frozenset({"pass", "done", "stop", "decline", "none", "no"})
"""The verbs of declining, the same in every game and language; alone they leave things as they are."""

MOST_TRIED: Final = 256  # options that are tried out in one update to see what they would show


def options(game: Game, state: State, seat: int) -> list[Option]:
    """Every option of a seat that owes a decision."""
    legal = engine.legal_actions(state, seat)
    if not legal:
        return []
    secret = engine.sealed(state)
    untried = secret or len(legal) > MOST_TRIED
    imagined = None if untried else game.sample(game.know(state, seat), Quick(0))
    found: list[Option] = []
    for action in legal:
        more = not secret and goes_on(pick(state, action), seat)
        final = imagined is not None and not more and shows_something(imagined, seat, [action])
        words, label = game.words(state, action), game.label(state, action, LANGUAGE)
        found.append(Option(action, words, label, game.refs(state, action), more, final, words in DECLINING))
    return found


def shows_something(imagined: State, seat: int, actions: list[int]) -> bool:
    """Whether these answers reveal or roll something. Tried on a position the seat imagines from what it
    knows, so that the answer tells it nothing new."""
    trial = imagined.clone()
    trial.listen()
    for action in actions:
        if action not in engine.legal_actions(trial, seat):
            return True  # it depends on what the seat cannot know
        engine.play(trial, seat, action)
    return any(event.marks for event in trial.events.take())


def picking(game: Game, state: State, ply: int, epoch: int, command: Pick) -> Picking:
    """What may be picked after `command.picked`, or the words of the gesture it completes. Raises
    IllegalAction for a pick that is not possible."""
    seat = command.seat
    choosing = Choosing(game, state, seat)
    path = walk(choosing, command.picked)
    words, final = "", False
    choices: list[Option] = []
    if path is not None:
        words = game.gesture_words(state, path)
        if not engine.sealed(state):
            imagined = game.sample(game.know(state, seat), Quick(0))
            final = shows_something(imagined, seat, plan(state, seat, path))
    else:
        choices = [
            Option(
                choice.action,
                choice.words,
                choice.label,
                list(choice.refs),
                True,
                declines=choice.words in DECLINING,
            )
            for choice in choosing.choices()
            if choice.action is not None
        ]
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
        if action not in [choice.action for choice in choosing.choices()]:
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
