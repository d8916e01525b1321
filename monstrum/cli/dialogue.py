"""The talk with one person about one decision: an answer, or one of the small commands around it."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from monstrum.cli.boards import board, card
from monstrum.cli.data_folder import new_record_path, write_new
from monstrum.core import engine
from monstrum.core.errors import MonstrumError
from monstrum.texts.match import Match, refusal_sentence
from monstrum.texts.record import SAVE, write_save
from monstrum.texts.rulebook import Chapter, Rulebook, book_of, load_rulebook, read_chapters

HELP: Final = """Answer with a number of the list, or with words: {words}.
  table            show the table again
  why WORDS        why these words are possible or not
  explain P0       the numbers behind what a player has
  card {card:<11} what is printed on a card
  rules {rule:<10} a rule; 'rules {chapter}' a chapter; 'rules' lists the chapters
  log              everything that happened so far
  undo             take the last answer back, until something was revealed or others had to decide
  save FILE        save the game, to go on later with 'monstrum play --resume FILE'
  quit             leave the game"""

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
        self.commands: dict[str, Callable[[str], None]] = {
            "?": self.help,
            "help": self.help,
            "table": self.table,
            "why": self.why,
            "explain": self.explain,
            "card": self.card,
            "rules": self.rules,
            "log": self.log,
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
                else:
                    self.answer(said)
                    return
            except MonstrumError as error:
                say(str(error))

    def show(self) -> None:
        """The table, what must be done, and the options."""
        say = self.terminal.say
        say(board(self.match, self.seat))
        say("")
        say(self.match.game.prompt(self.match.state, self.seat))
        game, state = self.match.game, self.match.state
        options = [(game.words(state, action), game.label(state, action)) for action in self.options()]
        room = max((len(words) for words, _ in options), default=0)
        for number, (words, label) in enumerate(options, start=1):
            say(f"{number:4}  {words:<{max(room, 14)}} {label}")

    def options(self) -> list[int]:
        return engine.legal_actions(self.match.state, self.seat)

    def answer(self, said: str) -> None:
        """A number of the list, or words. Raises MonstrumError with the sentence to print."""
        if not (said.isascii() and said.isdigit() and len(said) <= LONGEST_NUMBER):
            self.match.play(self.seat, said)
            return
        options = self.options()
        if not 1 <= int(said) <= len(options):
            raise MonstrumError(f"There is no option {said}; there are 1 to {len(options)}.")
        self.match.play(self.seat, [options[int(said) - 1]])

    # Commands ---------------------------------------------------------------------------------------

    def help(self, rest: str) -> None:
        """With examples of this game and this decision."""
        game, options = self.match.game, self.options()
        shown = dict.fromkeys([options[0], options[len(options) // 2], options[-1]])
        words = ", ".join(f"'{game.words(self.match.state, action)}'" for action in shown)
        card = game.faces()[0].ref.partition(":")[2]
        chapters = self.chapters()
        chapter = chapters[min(SHOWN_CHAPTER, len(chapters) - 1)] if chapters else Chapter("-", "", ())
        rule = chapter.rules[min(SHOWN_RULE, len(chapter.rules) - 1)].id if chapter.rules else "-"
        self.terminal.say(HELP.format(words=words, card=card, rule=rule, chapter=chapter.id))

    def table(self, rest: str) -> None:
        self.show()

    def why(self, words: str) -> None:
        refusal = self.match.game.why_not(self.match.state, self.seat, words)
        self.terminal.say(
            refusal_sentence(self.match.game, refusal) if refusal else f"'{words}' is possible."
        )

    def explain(self, subject: str) -> None:
        game = self.match.game
        explanation = game.explain(self.match.state, self.seat, subject)
        for line in explanation.lines:
            rules = f" ({', '.join(line.rules)})" if line.rules else ""
            self.terminal.say(f"{line.amount:+4}  {game.say('explain', line.code, **line.params)}{rules}")
        self.terminal.say(f"{explanation.total:4}  {explanation.subject}")

    def card(self, said: str) -> None:
        self.terminal.say(card(self.match.game, said))

    def chapters(self) -> list[Chapter]:
        """Of the game that is played."""
        return read_chapters(book_of(self.match.game.name))

    def rules(self, said: str) -> None:
        """By id any rule of any game; lists and words are about the game that is played."""
        book = load_rulebook()
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
                self.terminal.say(f"No rule contains '{said}'.")

    def log(self, rest: str) -> None:
        for sentence in self.match.log(self.seat):
            self.terminal.say(sentence)

    def save(self, file: str) -> None:
        path = Path(file).expanduser() if file else new_record_path(self.match.game.name, SAVE)
        write_new(path, write_save(self.match))
        self.terminal.say(f"Saved. Go on with: monstrum play --resume {path}")

    def quit(self, rest: str) -> None:
        """Nobody loses a game by a slip of the finger."""
        answer = (
            self.terminal.listen("The game is not over. Save it? (yes, no, or cancel) ").strip().casefold()
        )
        if answer in ("yes", "y"):
            self.save("")
            raise Left
        if answer in ("no", "n"):
            raise Left
        self.terminal.say("The game goes on.")
