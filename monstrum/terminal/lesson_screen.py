"""A lesson at the table of the terminal: the voice above, the table below."""

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import Static

from monstrum.core.board import Way
from monstrum.core.errors import MonstrumError
from monstrum.terminal.app import MonstrumApp
from monstrum.terminal.choice_list import ChoiceList
from monstrum.terminal.palette import ON_PAPER
from monstrum.terminal.phrases import spoken
from monstrum.terminal.ranking_screen import QUIT
from monstrum.terminal.rules_drawer import RulesDrawer
from monstrum.terminal.shelf import Shelf
from monstrum.terminal.sitting import Sitting
from monstrum.terminal.table_course import TableLeft
from monstrum.terminal.table_screen import TableScreen
from monstrum.terminal.table_view import TableView
from monstrum.texts.choosing import Choosing
from monstrum.texts.lesson import Course, begin, waits_for
from monstrum.texts.lesson_file import Lesson
from monstrum.texts.lesson_progress import Diary
from monstrum.texts.lesson_words import words
from monstrum.texts.match import Match


class LessonScreen(TableScreen):
    """The table, with a voice."""

    DEFAULT_CSS = """
    LessonScreen #voice { background: #f3e7c6; color: #1d2118; height: auto; padding: 0 1; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("space", "go_on", "go_on", key_display="␣"),
        Binding("f2", "show_me", "show_me", key_display="F2"),
        Binding("f3", "why", "why", key_display="F3"),
        Binding("u", "undo", "take_back"),
        Binding("i", "info", "card"),
        Binding("r", "rules", "rules"),
        Binding("q", "leave", "leave"),
        Binding("escape", "cancel", "cancel", key_display="Esc"),
    ]

    def __init__(self, app: "LessonApp", course: Course) -> None:
        super().__init__(Sitting(course.match), app.shelf, app.pace)
        self.course = course
        self.diary = app.diary
        self.sitting.at_keyboard = course.lesson.you
        self.seat = course.lesson.you

    def compose(self) -> ComposeResult:
        yield Static(id="voice", markup=False)
        yield from super().compose()

    def advance(self) -> None:
        self.turn += 1
        self.narrowed = ""
        course = self.course
        self.match = self.sitting.match = course.match
        self.seat = course.lesson.you
        asked = waits_for(course) and not course.done
        self.choosing = Choosing(self.game, self.match.state, self.seat) if asked else None
        self.show()
        if asked:
            self.query_one(ChoiceList).focus()

    def ways(self, ref: str) -> list[Way]:
        """A lesson asks for one answer at a time."""
        return []

    def show(self) -> None:
        super().show()
        self.speak()

    def speak(self) -> None:
        voice, said = self.course.voice(spoken(), self.picked()), words(spoken())
        text = Text(style=ON_PAPER)
        text.append(f"{said['step'].format(step=voice.step, steps=voice.steps)}  {voice.rule}\n")
        if voice.aside:
            text.append(said["aside"], "bold")
        else:
            if voice.changed:
                text.append(f"✓ {voice.changed}\n")
            text.append(voice.say, "bold")
            if voice.label:
                text.append(f"  → {voice.label}")
        self.query_one("#voice", Static).update(text)
        self.query_one(TableView).point(frozenset(voice.show))

    def hint(self) -> dict[str, str]:
        """Here the voice speaks."""
        return {}

    def play(self, seat: int, actions: list[int]) -> str:
        self.sitting.read[seat] = len(self.match.told)
        self.refusals.clear()
        try:
            said = self.game.gesture_words(self.match.state, actions)
            good = self.course.expected()
            self.match.play(seat, actions)
            self.course.answered(said, actions, good)
        except MonstrumError as error:
            return str(error)
        self.went()
        return ""

    def answer(self, actions: list[int]) -> None:
        assert self.choosing is not None
        if trouble := self.play(self.choosing.seat, actions):
            self.notify(trouble, severity="error", markup=False)
            self.advance()

    def went(self) -> None:
        self.diary.keep(self.course)
        self.advance()

    def go_back(self) -> None:
        self.course = begin(self.course.lesson, self.course.before())
        self.sitting.read[self.seat] = len(self.course.match.told)

    # Keys -------------------------------------------------------------------------------------------

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        if action == "go_on":
            return not (self.course.done or self.course.mine or self.course.aside)
        if action == "show_me":
            return bool(self.course.show_me() or self.course.aside)
        if action in ("save", "pause", "step", "speed"):
            return False
        return super().check_action(action, parameters)

    def action_go_on(self) -> None:
        self.course.go_on()
        self.went()

    def action_show_me(self) -> None:
        while self.course.aside:
            self.go_back()
        self.course.answer(self.course.show_me())
        self.went()

    def action_why(self) -> None:
        voice = self.course.voice(spoken())
        self.notify(voice.why or voice.say, markup=False, timeout=10)

    def action_rules(self) -> None:
        """At the rule of the step, unless something was refused since."""
        rule = self.course.voice().rule
        if self.refusals or not rule:
            super().action_rules()
        else:
            self.app.push_screen(RulesDrawer(rule))

    def action_undo(self) -> None:
        if self.choosing is not None and self.choosing.picked:
            self.action_cancel()
            return
        self.go_back()
        self.went()

    def action_leave(self) -> None:
        self.diary.keep(self.course, leaving=True)
        self.post_message(TableLeft(QUIT))


class LessonApp(MonstrumApp):
    """One lesson, and nothing after it."""

    def __init__(self, shelf: Shelf, lesson: Lesson, diary: Diary) -> None:
        self.diary = diary
        try:
            self.course = begin(lesson, diary.of(lesson.game, lesson.name).said)
        except MonstrumError:
            self.course = begin(lesson)  # the lesson has changed since
        super().__init__(shelf, self.course.match)

    def table(self, match: Match) -> TableScreen:
        return LessonScreen(self, self.course)


def run(shelf: Shelf, lesson: Lesson, diary: Diary) -> None:
    """Until somebody leaves. Whatever broke the app is raised here."""
    app = LessonApp(shelf, lesson, diary)
    app.run()
    if app.failure is not None:
        raise app.failure
