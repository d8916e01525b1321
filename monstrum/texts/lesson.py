"""A lesson on its way: where it is, what it says, what came of the last answer.

Nothing is kept but the answers: whoever has them is where they were (`Course.follow`). An empty answer
goes on where there was something to read. An answer that was not asked for is played all the same; then the
lesson waits (`aside`) until it is taken back.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final

from monstrum.content.pseudo import PSEUDO, Printed, pseudo_printed
from monstrum.core import engine
from monstrum.core.contract import Game
from monstrum.core.errors import MonstrumError
from monstrum.core.gestures import after_pick, plan
from monstrum.core.state import State
from monstrum.games.library import pack_of
from monstrum.kit.speaker import ENGLISH
from monstrum.texts.lesson_file import BadLesson, Lesson, Step, named
from monstrum.texts.match import Match
from monstrum.texts.scenario import Shelf, first_position
from monstrum.texts.voice import Voice

GO_ON: Final = ""
LONGEST: Final = 200  # answers


class LessonMatch(Match):
    """A match that begins where the lesson does."""

    def __init__(self, game: Game, lesson: Lesson, names: Sequence[str] = ()) -> None:
        self.lesson = lesson
        super().__init__(game, lesson.scenario.config, lesson.scenario.seed, names)

    def opening(self) -> State:
        return first_position(self.lesson.scenario, self.game)

    def anew(self) -> Match:
        return LessonMatch(self.game, self.lesson, self.names)


class Course:
    """One person's way through a lesson."""

    def __init__(self, lesson: Lesson, match: Match) -> None:
        self.lesson = lesson
        self.match = match
        self.said: list[str] = []
        self.at = 0
        self.aside = ""  # what was answered instead
        self._part: list[int] = []  # of a gesture that was asked for
        self._whole: list[list[int]] = []  # what it may become
        self._script()

    # Where it is --------------------------------------------------------------------------------------

    @property
    def done(self) -> bool:
        return self.at >= len(self.lesson.steps)

    @property
    def step(self) -> Step:
        return self.lesson.steps[min(self.at, len(self.lesson.steps) - 1)]

    @property
    def mine(self) -> bool:
        """Whether the one who learns is to act."""
        return not self.done and self.step.seat == self.lesson.you

    def wanted(self) -> list[int]:
        """The actions asked for, from here."""
        if not self.mine or self.aside:
            return []
        if not self._part:
            return self._path(self.step.words)
        going = [whole for whole in self._whole if whole[: len(self._part)] == self._part]
        return going[0][len(self._part) :]

    def voice(self, language: str = ENGLISH, picked: Sequence[int] = ()) -> Voice:
        """What is said now; `picked`: how far a gesture has come that is not answered yet."""
        lesson, steps, step = self.lesson, self.lesson.steps, self.step
        voiced = lesson.voiced()
        spoken = [at for at in voiced if at <= self.at]
        fresh = self.done or (
            bool(spoken) and spoken[-1] == self.at
        )  # nothing was done since it began to speak
        before = spoken if self.done else spoken[:-1]
        changed = lesson.said(steps[before[-1]], language).get("changed", "") if before and fresh else ""
        text = lesson.said(steps[spoken[-1]], language) if spoken and not self.done else {}
        wanted, state = self.left(picked)
        game = self.match.game
        names = card_names(game, language)
        shown = list(step.show) if step.show and not picked else self._meant(state, wanted)
        return Voice(
            step=len(spoken),
            steps=len(voiced),
            id=steps[spoken[-1]].id if spoken else "",
            say=named(lesson.text(language).end if self.done else text.get("say", ""), names),
            why=named(text.get("why", ""), names),
            changed=named(changed, names),
            rule=steps[spoken[-1]].rule if spoken and not self.done else "",
            show=[] if self.done or self.aside else shown,
            words=self.show_me(),
            label=game.label(state, wanted[0], language) if wanted else "",
            aside=self.aside,
            done=self.done,
        )

    def left(self, picked: Sequence[int]) -> tuple[list[int], State]:
        """Of the gesture asked for, what is not picked yet, and the state in which that comes."""
        wanted, state = self.wanted(), self.match.state
        if (
            wanted and not self._part
        ):  # the rules may take the last picks by themselves; a hand makes them all
            wanted = self.match.game.parse(state, self.lesson.you, self.step.words)
        if not set(picked) <= set(wanted):
            return wanted, state
        for action in picked:
            state = after_pick(state, self.lesson.you, action) or state
        return [action for action in wanted if action not in picked], state

    def _meant(self, state: State, wanted: Sequence[int]) -> list[str]:
        """What the next action touches. A thing that every answer is about points at none of them."""
        if not wanted:
            return []
        game = self.match.game
        refs = game.refs(state, wanted[0])
        answers = engine.legal_actions(state, self.lesson.you)
        others = [game.refs(state, action) for action in answers if action != wanted[0]]
        return [ref for ref in refs if not others or not all(ref in each for each in others)]

    # Going on -----------------------------------------------------------------------------------------

    def follow(self, said: Iterable[str]) -> None:
        """The answers so far. Raises MonstrumError where they are none."""
        for answer in said:
            self.answer(answer)

    def answer(self, words: str) -> None:
        """Words of the one who learns, or nothing: go on."""
        if len(self.said) >= LONGEST:
            raise BadLesson("These are too many answers for a lesson.")
        if not words:
            self.go_on()
            return
        actions = self.match.read(self.lesson.you, words)
        good = self.expected()
        self.match.play(self.lesson.you, actions)
        self.answered(words, actions, good)

    def go_on(self) -> None:
        """What was to be read has been read."""
        if self.done or self.aside or self.mine:
            return
        self.said.append(GO_ON)
        self._play_step()
        self.at += 1
        self._script()

    def show_me(self) -> str:
        """The answer that is asked for, in words; nothing where none is."""
        return self.step.words if self.mine and not self.aside else ""

    def answered(self, words: str, actions: Sequence[int], good: Sequence[Sequence[int]]) -> None:
        """The match has taken these actions; `good` are those that were asked for (`expected`)."""
        self.said.append(words)
        part = [*self._part, *actions]
        if self.aside or not self.mine:
            self.aside = self.aside or words
        elif part in [list(each) for each in good]:
            self._part = []
            self.at += 1
            self._script()
        elif any(list(each[: len(part)]) == part for each in good):
            self._part = part
        else:
            self.aside = words

    def expected(self) -> list[list[int]]:
        """Before an answer is played: what is asked for, each as the actions it is made of. Who acts while
        there is something to read has read it."""
        while not (self.done or self.aside or self.mine) and self.step.seat < 0:
            self.said.append(GO_ON)
            self.at += 1
        if not self.mine or self.aside:
            return []
        if not self._part:
            self._whole = [self._path(words) for words in (self.step.words, *self.step.accept)]
        return self._whole

    def before(self) -> list[str]:
        """The answers without the last one: what undoes it, whatever has happened since."""
        kept = list(self.said)
        while kept and kept[-1] == GO_ON:
            kept.pop()
        return kept[:-1]

    # The script ---------------------------------------------------------------------------------------

    def _script(self) -> None:
        """Others act by themselves, unless the voice speaks first."""
        while not self.done and self.step.seat >= 0 and not self.mine and not self.step.id:
            self._play_step()
            self.at += 1

    def _play_step(self) -> None:
        step = self.step
        if step.seat >= 0:
            self.match.play(step.seat, step.words)

    def _path(self, words: str) -> list[int]:
        state, you = self.match.state, self.lesson.you
        try:
            return plan(state, you, self.match.game.parse(state, you, words))
        except MonstrumError as error:
            raise BadLesson(f"{words!r} is not possible: {error}") from None


def begin(lesson: Lesson, said: Iterable[str] = (), names: Sequence[str] = ()) -> Course:
    """The lesson after these answers."""
    course = Course(lesson, LessonMatch(game_for(lesson), lesson, names))
    course.follow(said)
    return course


@cache
def card_names(game: Game, language: str) -> dict[str, str]:
    """Of everything that is printed, kinds of cards included."""
    texts: dict[str, Printed] = dict(pack_of(game).texts)
    if language == PSEUDO:
        texts[PSEUDO] = pseudo_printed(texts[ENGLISH])
    found = {id: words["name"] for id, words in texts[ENGLISH].items() if "name" in words}
    return found | {id: words["name"] for id, words in texts.get(language, {}).items() if "name" in words}


_SHELF: Final = Shelf()


def game_for(lesson: Lesson) -> Game:
    return _SHELF.game_of(lesson.scenario)


def waits_for(course: Course) -> bool:
    """Whether the one who learns owes an answer."""
    return course.lesson.you in engine.waiting(course.match.state)
