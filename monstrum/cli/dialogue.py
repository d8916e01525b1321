"""The talk with one person about one decision: an answer, or one of the small commands around it."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from monstrum.cli.boards import board, card
from monstrum.cli.data_folder import data_folder, new_record_path, write_new
from monstrum.core import engine
from monstrum.core.board import Way
from monstrum.core.errors import MonstrumError, UnreadableWords
from monstrum.texts.first_help import FirstHelp
from monstrum.texts.lesson_words import words as lesson_words
from monstrum.texts.match import Match, refusal_sentence, unreadable_sentence
from monstrum.texts.platform import phrase, spoken
from monstrum.texts.record import SAVE, write_save
from monstrum.texts.rulebook import Chapter, Rulebook, chapters_of, load_rulebook
from monstrum.texts.walking import place_of, steps, ways_to

COMMANDS: Final = ("table", "why", "explain", "go", "card", "rules", "log", "undo", "hints", "save", "quit")
HERE_ALONE: Final = ("hints", "save")  # no lesson has these
SHOWN_CHAPTER, SHOWN_RULE = 3, 2  # the examples of the help: the third rule of the fourth chapter
RULES_SHOWN: Final = 12
LONGEST_NUMBER: Final = 4


class EndOfInput(Exception):
    """Nobody will answer any more."""


class Left(Exception):
    """Somebody left the game on purpose; what had to be saved is saved."""


@dataclass(frozen=True, slots=True)
class Terminal:
    """Where people read and write."""

    say: Callable[[str], None]
    listen: Callable[[str], str]  # raises EndOfInput
    interactive: bool


class Dialogue:
    """Talks with whoever sits on one seat."""

    def __init__(self, match: Match, seat: int, terminal: Terminal) -> None:
        self.match = match
        self.seat = seat
        self.terminal = terminal
        self.first_help = FirstHelp(data_folder(), match.game.name)
        self.commands: dict[str, Callable[[str], None]] = {
            "?": self.help,
            "help": self.help,
            "table": self.table,
            "why": self.why,
            "explain": self.explain,
            "card": self.card,
            "rules": self.rules,
            "log": self.log,
            "hints": self.hints,
            "save": self.save,
            "quit": self.quit,
            "exit": self.quit,
        }

    def decide(self, since: int) -> None:
        """Ask until there is an answer the rules allow, and play it; `since`: where unread news begin."""
        say = self.terminal.say
        news = self.match.log(self.seat, since)
        if news:
            say("\n".join(["", *news]))
        say("")
        self.show()
        while True:
            said = self.terminal.listen(f"P{self.seat}> ").strip()
            if not said:
                continue
            word, _, rest = said.partition(" ")
            try:
                if word.casefold() in self.commands:
                    self.commands[word.casefold()](rest.strip())
                elif word.casefold() == "undo":
                    self.match.undo(self.seat)
                    return
                elif word.casefold() == "go" and self.ways():
                    self.go(rest)
                    return
                else:
                    self.answer(said)
                    return
            except UnreadableWords as error:
                say(unreadable_sentence(self.match.game, error))
            except MonstrumError as error:
                say(str(error))

    def show(self) -> None:
        """The table, what must be done, and the options."""
        say = self.terminal.say
        say(board(self.match, self.seat))
        say("")
        say(self.match.game.prompt(self.match.state, self.seat, spoken()))
        self.help_along()
        game, state = self.match.game, self.match.state
        options = [
            (game.words(state, action), game.label(state, action, spoken())) for action in self.options()
        ]
        room = max((len(words) for words, _ in options), default=0)
        for number, (words, label) in enumerate(options, start=1):
            say(f"{number:4}  {words:<{max(room, 14)}} {label}")
        cheapest = {place_of(way): way.cost for way in reversed(self.ways())}
        if cheapest:
            squares = ", ".join(f"{place} ({cost})" for place, cost in reversed(cheapest.items()))
            say(f"      {'go X,Y':<{max(room, 14)}} {phrase('plain_ways', squares=squares)}")

    def ways(self) -> tuple[Way, ...]:
        """Places within reach, where the game has some and this seat is asked to walk."""
        return self.match.game.outlook(self.match.state, self.seat, spoken()).ways

    def go(self, said: str) -> None:
        """`5,7` or `5,7 N`: the cheapest way to a square within reach that ends so. Raises MonstrumError."""
        place, _, facing = said.upper().partition(" ")
        fitting = [way for way in ways_to(self.ways(), place) if facing in ("", way.facing)]
        if not fitting:
            raise MonstrumError(phrase("plain_no_way", goal=said))
        self.match.play(self.seat, steps(self.match.state, self.seat, fitting[0]))

    def help_along(self) -> None:
        """For who has just learnt the game: about this kind of question."""
        hint = self.first_help.about(engine.decision(self.match.state), len(self.match.entries))
        if hint:
            said = (lesson_words(spoken())["hint"], *hint.values(), phrase("plain_hints"))
            self.terminal.say(" ".join(said))

    def options(self) -> list[int]:
        return engine.legal_actions(self.match.state, self.seat)

    def answer(self, said: str) -> None:
        """A number of the list, or words. Raises MonstrumError with the sentence to print."""
        if not (said.isascii() and said.isdigit() and len(said) <= LONGEST_NUMBER):
            self.match.play(self.seat, said)
            return
        options = self.options()
        if not 1 <= int(said) <= len(options):
            raise MonstrumError(phrase("plain_no_option", id=said, number=len(options)))
        self.match.play(self.seat, [options[int(said) - 1]])

    # Commands ---------------------------------------------------------------------------------------

    def help(self, rest: str) -> None:
        """With examples of this game and this decision."""
        game, options = self.match.game, self.options()
        shown = dict.fromkeys([options[0], options[len(options) // 2], options[-1]])
        words = ", ".join(f"'{game.words(self.match.state, action)}'" for action in shown)
        card = game.faces(spoken())[0].ref.partition(":")[2]
        chapters = self.chapters()
        chapter = chapters[min(SHOWN_CHAPTER, len(chapters) - 1)] if chapters else Chapter("-", "", ())
        rule = chapter.rules[min(SHOWN_RULE, len(chapter.rules) - 1)].id if chapter.rules else "-"
        said = {"why": "why WORDS", "explain": "explain P0", "card": f"card {card}", "rules": f"rules {rule}"}
        said |= {"save": "save FILE", "go": "go 5,7 N"}
        self.terminal.say(phrase("plain_help", words=words))
        for command in COMMANDS:
            if (command == "go" and not self.ways()) or (
                command in HERE_ALONE and command not in self.commands
            ):
                continue
            meaning = phrase(f"plain_help_{command}", chapter=chapter.id)
            self.terminal.say(f"  {said.get(command, command):<16} {meaning}")

    def table(self, rest: str) -> None:
        self.show()

    def why(self, words: str) -> None:
        refusal = self.match.game.why_not(self.match.state, self.seat, words)
        self.terminal.say(
            refusal_sentence(self.match.game, refusal) if refusal else phrase("plain_possible", words=words)
        )

    def explain(self, subject: str) -> None:
        game = self.match.game
        explanation = game.explain(self.match.state, self.seat, subject)
        for line in explanation.lines:
            rules = f" ({', '.join(line.rules)})" if line.rules else ""
            self.terminal.say(
                f"{line.amount:+4}  {game.say('explain', line.code, spoken(), **line.params)}{rules}"
            )
        self.terminal.say(f"{explanation.total:4}  {explanation.subject}")

    def card(self, said: str) -> None:
        self.terminal.say(card(self.match.game, said))

    def chapters(self) -> list[Chapter]:
        """Of the game that is played."""
        return chapters_of(self.match.game.name, spoken())

    def rules(self, said: str) -> None:
        """By id any rule of any game; lists and words are about the game that is played."""
        book = load_rulebook(language=spoken())
        if not said:
            for chapter in self.chapters():
                self.terminal.say(f"{chapter.id}  {chapter.title}")
        elif "." in said:
            self.terminal.say(f"{book.rule(said).id}  {book.rule(said).text}")
        elif said.upper() in book.chapters:
            for rule in book.chapter(said).rules:
                self.terminal.say(f"{rule.id}  {rule.text}")
        else:
            found = Rulebook(self.chapters()).search(said)
            for rule in found[:RULES_SHOWN]:
                self.terminal.say(f"{rule.id}  {rule.text}")
            if not found:
                self.terminal.say(phrase("no_rule", words=said))

    def log(self, rest: str) -> None:
        for sentence in self.match.log(self.seat):
            self.terminal.say(sentence)

    def hints(self, rest: str) -> None:
        self.terminal.say(phrase("plain_hints_on" if self.first_help.switch() else "plain_hints_off"))

    def save(self, file: str) -> None:
        path = Path(file).expanduser() if file else new_record_path(self.match.game.name, SAVE)
        write_new(path, write_save(self.match))
        self.terminal.say(phrase("saved", command=f"monstrum play --resume {path}"))

    def quit(self, rest: str) -> None:
        """Nobody loses a game by a slip of the finger."""
        answer = self.terminal.listen(f"{phrase('plain_quit')} ").strip().casefold()
        if answer in ("yes", "y"):
            self.save("")
            raise Left
        if answer in ("no", "n"):
            raise Left
        self.terminal.say(phrase("plain_goes_on"))
