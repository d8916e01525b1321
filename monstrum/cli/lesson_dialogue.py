"""A lesson in lines: the voice speaks, somebody answers, and it goes on."""

from monstrum.cli.dialogue import LONGEST_NUMBER, Dialogue, EndOfInput, Terminal
from monstrum.core.errors import MonstrumError
from monstrum.texts.lesson import Course, begin, waits_for
from monstrum.texts.lesson_file import Lesson
from monstrum.texts.lesson_progress import Diary
from monstrum.texts.lesson_words import words
from monstrum.texts.platform import phrase, spoken


class LessonDialogue(Dialogue):
    """Talks with who learns, until the lesson is over or they leave."""

    def __init__(self, lesson: Lesson, diary: Diary, terminal: Terminal) -> None:
        self.diary = diary
        self.lesson = lesson
        self.said = words(spoken())
        self.course = self.resumed()
        super().__init__(self.course.match, lesson.you, terminal)
        self.read = 0  # so much of the log has been shown
        for command in ("save", "hints"):
            self.commands.pop(command)

    def resumed(self) -> Course:
        try:
            return begin(self.lesson, self.diary.of(self.lesson.game, self.lesson.name).said)
        except MonstrumError:
            return begin(self.lesson)  # the lesson has changed since

    def run(self) -> None:
        say = self.terminal.say
        say(f"{self.lesson.text(spoken()).title}. {self.said['how']}")
        try:
            while not self.course.done:
                self.speak()
                if not self.listen():
                    self.leave()
                    return
                self.diary.keep(self.course)
        except EndOfInput:
            self.leave()
            return
        self.news()
        voice = self.course.voice(spoken())
        say(f"\n{self.said['ended']} {voice.changed}".rstrip())
        say(voice.say)

    def leave(self) -> None:
        self.diary.keep(self.course, leaving=True)
        self.terminal.say(f"\n{self.said['kept']}")

    def news(self) -> None:
        for sentence in self.match.log(self.seat, self.read):
            self.terminal.say(f"  {sentence}")
        self.read = len(self.match.told)

    def help_along(self) -> None:
        """Here the voice speaks."""

    def speak(self) -> None:
        """What happened, the table where something is to be done, and the voice."""
        self.match = self.course.match
        say = self.terminal.say
        say("")
        self.news()
        voice = self.course.voice(spoken())
        if waits_for(self.course) and (voice.words or voice.aside):
            self.show()
        step = self.said["step"].format(step=voice.step, steps=voice.steps)
        rule = f", {self.said['rule'].format(rule=voice.rule)}" if voice.rule else ""
        say(f"\n[{step}{rule}]")
        if voice.aside:
            say(self.said["aside"])
            return
        if voice.changed:
            say(f"✓ {voice.changed}")
        say(f"{voice.say}{f' → {voice.label}' if voice.label else ''}")

    def listen(self) -> bool:
        """One answer; False to leave."""
        while True:
            said = self.terminal.listen("> ").strip()
            word, _, rest = said.partition(" ")
            try:
                if word in ("leave", "quit", "exit"):
                    return False
                if word == "why" and not rest:
                    self.terminal.say(self.course.voice(spoken()).why)
                elif word in self.commands:
                    self.commands[word](rest.strip())
                elif self.obeyed(said):
                    return True
            except MonstrumError as error:
                self.terminal.say(str(error))

    def obeyed(self, said: str) -> bool:
        """Whether something has changed."""
        course = self.course
        if said in ("back", "undo"):
            self.go_back()
        elif said == "show":
            while self.course.aside:
                self.go_back()
            self.course.answer(self.course.show_me())
        elif said:
            course.answer(self.worded(said))
        elif course.mine or course.aside:
            return False
        else:
            course.go_on()
        return True

    def go_back(self) -> None:
        self.course = begin(self.lesson, self.course.before())
        self.match = self.course.match
        self.read = len(self.match.told)

    def worded(self, said: str) -> str:
        """A number of the list stands for its words."""
        if not (said.isascii() and said.isdigit() and len(said) <= LONGEST_NUMBER):
            return said
        options = self.options()
        if not 1 <= int(said) <= len(options):
            raise MonstrumError(phrase("plain_no_option", id=said, number=len(options)))
        return self.match.game.words(self.match.state, options[int(said) - 1])
