"""Lessons at a table that is not there: made anew from the answers for every question, for whoever asks.

Nothing is stored and nobody else can see it, so that a lesson costs nothing but the time to answer."""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from monstrum.core.contract import Game
from monstrum.kit.speaker import ENGLISH
from monstrum.server.outcomes import Answer
from monstrum.server.protocol import Command, Pick, Picking, Play, Refused, TakeBack, Undo
from monstrum.server.protocol_learn import FirstHint, LessonAsk, LessonLine, Lessons, LessonTold
from monstrum.server.protocol_tables import TableSummary
from monstrum.server.store import BOT, GUEST, PLAYING, Chair, Guest, Header
from monstrum.server.summaries import header_summary
from monstrum.server.table import Table
from monstrum.server.updates import update_for
from monstrum.texts.hints import hints_of
from monstrum.texts.languages import known
from monstrum.texts.lesson import Course, LessonMatch, game_for
from monstrum.texts.lesson_file import Lesson, lessons_of
from monstrum.texts.lesson_words import words
from monstrum.texts.match import Match
from monstrum.texts.platform import said, speak

LEARNER: Final = Guest("lesson", "", 0.0)


class LessonTable(Table):
    """A table for one answer."""

    def __init__(self, lesson: Lesson, game: Game, language: str, epoch: int) -> None:
        self.lesson = lesson
        super().__init__(header_of(lesson, game, language), game)
        self.undos = epoch
        self.course = Course(lesson, self.match)

    def begin(self, header: Header, game: Game) -> Match:
        return LessonMatch(game, self.lesson, [chair.name for chair in header.chairs])


def header_of(lesson: Lesson, game: Game, language: str) -> Header:
    around = words(language)
    seats = LessonMatch(game, lesson).state.seats
    chairs = tuple(
        Chair(GUEST, LEARNER.id, around["you"]) if seat == lesson.you else Chair(BOT, "", around["rival"])
        for seat in range(seats)
    )
    return Header(
        id=f"learn-{lesson.game}-{lesson.name}",
        game=lesson.game,
        rules_version=game.rules_version,
        pack=game.pack_name,
        pack_hash=game.pack_hash,
        config=dict(lesson.scenario.config),
        seed=bytes(32),
        created=0.0,
        host="",
        listed=False,
        chairs=chairs,
        status=PLAYING,
    )


def told(lesson: Lesson, asked: LessonAsk, language: str = ENGLISH) -> LessonTold:
    """Raises MonstrumError for answers that are none. What is refused is refused in that language, too."""
    speak(known(language) or ENGLISH)
    game, epoch, command = game_for(lesson), asked.epoch, asked.command
    table = LessonTable(lesson, game, language, epoch)
    table.course.follow(asked.said)
    answer = None
    if isinstance(command, Undo | TakeBack):
        back = table.course.before()
        table = LessonTable(lesson, game, language, epoch + 1)
        table.course.follow(back)
    elif command is not None:
        answer = obey(table, command)
    picked = command.picked if isinstance(command, Pick) and isinstance(answer, Picking) else ()
    return tell(table, asked.shown, language, answer, picked)


def tell(
    table: LessonTable,
    shown: int | None,
    language: str,
    answer: Answer | None = None,
    picked: Sequence[int] = (),
) -> LessonTold:
    """Where the lesson is, to who learns."""
    update = update_for(table, table.lesson.you, shown=shown, language=known(language) or ENGLISH)
    return LessonTold(
        said=table.course.said,
        voice=table.course.voice(language, picked),
        table=shown_table(table, language),
        update=update,
        answer=answer,
    )


def shown_table(table: LessonTable, language: str) -> TableSummary:
    whole = header_summary(table.header, LEARNER, table.lesson.text(language).title)
    return replace(whole, seats=[replace(seat, here=True) for seat in whole.seats])


def obey(table: LessonTable, command: Command) -> Answer:
    """An answer goes on with the lesson; whatever else is asked changes nothing."""
    course, match, you = table.course, table.match, table.lesson.you
    if command.seat != you:
        return table.refused(command, "not_yours", said("not_your_seat"))
    if not isinstance(command, Play):
        return table.handle(command).answer
    before = len(match.entries) + len(match.picks.get(you, ()))
    good = course.expected()
    spoken = command.words or match.pending.question.words(command.action or 0)
    answer = table.handle(command).answer
    if isinstance(answer, Refused):
        return answer
    played = [*match.entries, *match.picks.get(you, ())][before:]
    course.answered(spoken, [entry.action for entry in played if entry.seat == you], good)
    return answer


def list_of(game: Game, language: str = ENGLISH) -> Lessons:
    lines = []
    for lesson in lessons_of(game.name):
        text = lesson.text(language)
        lines.append(LessonLine(lesson.name, text.title, text.about, lesson.minutes, len(lesson.voiced())))
    hints = {kind: FirstHint(**hint) for kind, hint in hints_of(game.name, language).items()}
    return Lessons(game.name, game.title, lines, hints, words(language))
