"""What happened since somebody last looked, step by step, each with the table as this reader saw it then.

A step is there because its reader is told something: how many there are and where they end says nothing else.
Every picture is built by the same view as an update, from the state right after the event.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from monstrum.core.contract import Game
from monstrum.kit.speaker import ENGLISH
from monstrum.server.drawings import Drawing, board_difference
from monstrum.server.protocol import Step
from monstrum.texts.match import Answered
from monstrum.texts.unfolding import Stage


class Seen(NamedTuple):
    """What a reader sees at one moment, as far as it is drawn, and how."""

    pictured: Any
    drawing: Drawing


def steps_of(
    game: Game,
    seat: int,
    answers: Sequence[Answered],
    counts: Sequence[int],
    shown: int,
    last: Seen,
    language: str = ENGLISH,
    reached: Stage | None = None,
) -> list[Step]:
    """`counts`: for every event of the match, how many of this reader's there were with it; `shown` of them
    need no steps. `last` is what the reader sees now, and `reached` the stage that shows the same: the first
    step is a change of that board, every further one of the step before it."""
    steps: list[Step] = []
    before = last
    for stage, until in told(answers, counts, shown):
        now = last if stage is reached else seen(game, stage, seat, language, (before, last))
        steps.append(Step(until, board_difference(before.drawing, now.drawing)))
        before = now
    return steps


def told(answers: Sequence[Answered], counts: Sequence[int], shown: int) -> Iterator[tuple[Stage, int]]:
    """The stages at which the reader is told something new, and how many events there are then."""
    for answer in newest(answers, counts, shown):
        at = answer.before.told
        for stage in answer.stages():
            known = counts[at - 1] if at > 0 else 0
            at += len(stage.events)
            if counts[at - 1] > max(known, shown):
                yield stage, counts[at - 1]


def newest(answers: Sequence[Answered], counts: Sequence[int], shown: int) -> Iterable[Answered]:
    """The answers that told the reader something after that, found from the last one on."""
    found: list[Answered] = []
    for answer in reversed(answers):
        if answer.after != answer.before.told:
            if counts[answer.after - 1] <= shown:
                break
            found.append(answer)
    return reversed(found)


def seen(game: Game, stage: Stage, seat: int, language: str, known: Iterable[Seen]) -> Seen:
    """A board is drawn from a view alone: whoever sees the same once more needs no other board."""
    view = game.view_beside(stage.state, seat, lambda: stage.spectator(game))
    pictured = game.pictured(view)
    for each in known:
        if each.pictured == pictured:
            return each
    return Seen(pictured, Drawing(game.board(view, language)))
