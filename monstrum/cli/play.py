"""`monstrum play`: a game in the terminal, against bots or with several people at one keyboard."""

import importlib
import io
import os
import secrets
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Annotated

import typer

from monstrum.bots.asking import ask
from monstrum.bots.company import Company
from monstrum.bots.guests import BUDGET
from monstrum.bots.invitations import invite
from monstrum.bots.names import HUMAN, bot_names, parse_players, usual_rival
from monstrum.cli.data_folder import CannotWrite, check_new, data_folder, new_record_path, write_new
from monstrum.cli.dialogue import Dialogue, EndOfInput, Left, Terminal
from monstrum.cli.ranking import ranking
from monstrum.cli.record_file import game_of, open_record
from monstrum.cli.tongue import Language, choose_language
from monstrum.content.counting import counted
from monstrum.core import engine
from monstrum.core.contract import SPECTATOR
from monstrum.core.errors import BadConfig
from monstrum.games.library import FIRST, load_game
from monstrum.games.settings import read_settings
from monstrum.terminal.bot_answers import decision_seed
from monstrum.texts.match import Match, summed
from monstrum.texts.platform import phrase, spoken
from monstrum.texts.record import RECORD, SAVE, replay, write_record, write_save

CLEAR = "\033[2J\033[3J\033[H"  # the screen and what could be scrolled back to


def register(app: typer.Typer) -> None:
    """Add the verb to the command line."""
    app.command("play")(play)


def play(
    game: Annotated[str | None, typer.Argument(help=f"The game to play. [default: {FIRST}]")] = None,
    players: Annotated[
        str | None,
        typer.Option(help="Who plays, one name per seat: human, or a bot. [default: a human and a bot]"),
    ] = None,
    seed: Annotated[str | None, typer.Option(help="Same seed, same cards; by default a new one.")] = None,
    pack: Annotated[str | None, typer.Option(help="A shipped pack by name, or the folder of one.")] = None,
    record: Annotated[Path | None, typer.Option(help="Where to write the record of the game.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
    settings: Annotated[
        list[str] | None,
        typer.Option("--set", help="A setting of the game, like mode=extended; may be given several times."),
    ] = None,
    code: Annotated[
        list[Path] | None, typer.Option(help="A file with bots of your own; may be given several times.")
    ] = None,
    budget: Annotated[float, typer.Option(help="Seconds such a bot has for a decision.")] = BUDGET,
    plain: Annotated[
        bool, typer.Option("--plain", help="Lines to read and type, no windows; usual if TERM is dumb.")
    ] = False,
    language: Language = None,
) -> None:
    """Play a game in the terminal; if no game is named, a menu asks. Type ? for help while you play."""
    choose_language(language)
    invite(code or (), budget)
    if record is not None:
        check_new(record)
    windows = not plain and has_windows()
    if windows and not any((game, players, seed, pack, resume, settings)):
        _open_windows(None, record)
        return
    match = _match(game, players, seed, pack, resume, settings or ())
    if windows:
        _open_windows(match, record)
    else:
        Table(match, record, terminal()).run()


def has_windows() -> bool:
    """Whether somebody sits at a terminal that can draw; one that calls itself dumb cannot."""
    if os.environ.get("TERM") == "dumb":
        return False
    return all(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr))


def _open_windows(match: Match | None, record: Path | None) -> None:
    """The import waits until here: every other verb starts without it."""
    from monstrum.terminal.app import run
    from monstrum.terminal.shelf import Shelf

    run(Shelf(data_folder(), new_record_path, write_new), match, record)


def _match(
    game: str | None,
    players: str | None,
    seed: str | None,
    pack: str | None,
    resume: Path | None,
    settings: Sequence[str] = (),
) -> Match:
    """The saved game, or a new one."""
    if resume is not None:
        if settings:
            raise BadConfig("A saved game has its settings already: --set is for new games.")
        match = _resumed(resume, pack)
        if players is not None:
            match.names = _fitting(parse_players(players, humans=True), len(match.names))
        return match
    loaded = load_game(game or FIRST, pack)
    names = parse_players(players or f"{HUMAN},{usual_rival(loaded.name)}", humans=True)
    config = {**read_settings(settings), "players": len(names)}
    return Match(loaded, config, seed or secrets.token_hex(32), names)


def _resumed(path: Path, pack: str | None) -> Match:
    saved = open_record(path)
    match = replay(saved, game_of(saved, pack))
    if match.over():
        raise BadConfig(f"This game is over; `monstrum replay {path}` shows it.")
    return match


def _fitting(names: list[str], seats: int) -> list[str]:
    if len(names) != seats:
        raise BadConfig(f"The saved game has {seats} seats; named: {counted(len(names), 'player')}.")
    return names


def terminal() -> Terminal:
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")  # bytes that are no text are words nobody understands
    with suppress(ImportError):
        importlib.import_module("readline")  # arrow keys, where the platform has them

    def listen(prompt: str) -> str:
        try:
            return input(prompt)
        except EOFError:
            raise EndOfInput from None

    return Terminal(typer.echo, listen, sys.stdin.isatty() and sys.stdout.isatty())


class Table:
    """One match with its players: asks whoever is next, until the game is over or nobody answers."""

    def __init__(self, match: Match, record: Path | None, terminal: Terminal) -> None:
        self.match = match
        self.record = record
        self.terminal = terminal
        self.bots = {seat: name for seat, name in enumerate(match.names) if name in bot_names()}
        self.company = Company(match.game)
        self.people = [seat for seat in range(len(match.names)) if seat not in self.bots]
        seen = len(match.told) if match.entries else 0  # of a resumed game `log` tells the beginning
        self.read = dict.fromkeys(range(SPECTATOR, len(match.names)), seen)  # what each has read of the log
        self.at_keyboard = self.people[0] if len(self.people) == 1 else SPECTATOR

    def run(self) -> None:
        try:
            while not self.match.over():
                self.next_answer()
        except Left:
            return
        except EndOfInput:
            self.terminal.say(f"\n{phrase('plain_nobody')}")
            self.keep()
            return
        except KeyboardInterrupt:
            self.terminal.say("")
            self.keep()
            raise
        self.finish()

    def next_answer(self) -> None:
        """Bots answer first: in a sealed block nobody waits for them, and they see nothing of the others."""
        waiting = engine.waiting(self.match.state)
        seat = next((seat for seat in waiting if seat in self.bots), waiting[0])
        if seat in self.bots:
            chance = decision_seed(self.match, seat)
            bot = self.company.bot(seat, self.bots[seat], chance)
            self.match.play(seat, [ask(bot, self.match.game, self.match.state, seat, chance)])
            for sentence in self.company.news():
                self.terminal.say(sentence)
            if not self.people:
                self.tell(SPECTATOR)
            return
        self.hand_over(seat)
        since = min(self.read[seat], len(self.match.told))
        self.read[seat] = len(self.match.told)
        Dialogue(self.match, seat, self.terminal).decide(since)

    def hand_over(self, seat: int) -> None:
        """Several people at one keyboard: nobody sees what is another's."""
        if seat == self.at_keyboard:
            return
        if self.terminal.interactive:
            self.terminal.say(CLEAR)
        turn = phrase("your_turn", player=f"P{seat}")
        self.terminal.say(f"\n---- {turn} {phrase('look_away')} ----")
        self.terminal.listen(f"{phrase('plain_enter')} ")
        self.at_keyboard = seat

    def tell(self, seat: int) -> None:
        for sentence in summed(self.match.log(seat, self.read[seat])):
            self.terminal.say(sentence)
        self.read[seat] = len(self.match.told)

    def finish(self) -> None:
        """What happened last, who won, and where it is written down."""
        self.tell(self.at_keyboard)
        self.terminal.say("")
        self.terminal.say(self.match.game.prompt(self.match.state, SPECTATOR, spoken()))
        self.terminal.say(ranking(self.match))
        path = self.record or new_record_path(self.match.game.name, RECORD)
        try:
            write_new(path, write_record(self.match))
        except CannotWrite as error:
            self.terminal.say(phrase("record_lost", reason=error))
        else:
            self.terminal.say(phrase("record", path=path))

    def keep(self) -> None:
        """A game that was broken off can be continued, if anything had happened in it."""
        if not self.match.entries or not self.people:
            return
        path = new_record_path(self.match.game.name, SAVE)
        try:
            write_new(path, write_save(self.match))
        except CannotWrite as error:
            self.terminal.say(phrase("plain_not_saved", reason=error))
        else:
            self.terminal.say(phrase("plain_saved", command=f"monstrum play --resume {path}"))
