"""What happened since somebody last looked, step by step, each with the table as this reader saw it then.

A step is there because its reader is told something: how many there are and where they end says nothing else.
Every picture is built by the same view as an update, from the state right after the event.
"""

from collections.abc import Iterable, Iterator, Sequence

import msgspec

from monstrum.core.contract import Game
from monstrum.kit.speaker import ENGLISH
from monstrum.server.differences import Json, difference
from monstrum.server.protocol import Step
from monstrum.texts.match import Answered
from monstrum.texts.unfolding import Stage


def steps_of(
    game: Game,
    seat: int,
    answers: Iterable[Answered],
    counts: Sequence[int],
    shown: int,
    board: Json,
    language: str = ENGLISH,
) -> list[Step]:
    """`counts`: for every event of the match, how many of this reader's there were with it; `shown` of them
    need no steps. The first step is a change of `board`, which the reader has; every further one of the step
    before it."""
    steps: list[Step] = []
    before = board
    for stage, until in told(answers, counts, shown):
        now = picture(game, stage, seat, language)
        steps.append(Step(until, difference(before, now)))
        before = now
    return steps


def told(answers: Iterable[Answered], counts: Sequence[int], shown: int) -> Iterator[tuple[Stage, int]]:
    """The stages at which the reader is told something new, and how many events there are then."""
    for answer in answers:
        at, known = answer.before.told, answer.after
        if known == at or counts[known - 1] <= shown:
            continue
        for stage in answer.stages():
            known = counts[at - 1] if at > 0 else 0
            at += len(stage.events)
            if counts[at - 1] > max(known, shown):
                yield stage, counts[at - 1]


def picture(game: Game, stage: Stage, seat: int, language: str) -> Json:
    return plain(game.board(game.view(stage.state, seat), language))


def plain(board: object) -> Json:
    """As JSON will have it."""
    return msgspec.to_builtins(board)
