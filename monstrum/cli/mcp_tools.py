"""What a language model can do here over the Model Context Protocol: read rules, play, ask why not.

A game is known by a name that nobody can guess: who was not given it sees nothing of it. Every tool answers
with what the seat of that game may know.
"""

import secrets
from collections import OrderedDict
from collections.abc import Callable
from functools import wraps
from importlib.metadata import version
from typing import Any, Final, ParamSpec

from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

from monstrum.cli.boards import card as printed
from monstrum.cli.mcp_local import LocalGame
from monstrum.cli.mcp_remote import RemoteGame, Server
from monstrum.content.counting import between
from monstrum.core.errors import BadConfig, MonstrumError
from monstrum.games.library import game_names, load_game
from monstrum.texts.rulebook import brief_of, chapters_of, load_rulebook

MOST_GAMES: Final = 64  # the one nobody has asked for longest is put away
RULES_SHOWN: Final = 12
INSTRUCTIONS: Final = (
    "Monster-building board games, told in words. `games` says which; `new_game` begins one against bots and "
    "answers with the name of your game, the table as your seat sees it, and your options. Answer with "
    "`play`, by the words or the number of an option; what is refused is refused with a reason and ids of "
    "rules, that `rules` explains. `why_not` asks without playing."
)
P = ParamSpec("P")


def told(tool: Callable[P, str]) -> Callable[P, str]:
    """What somebody can do wrong is an answer to them, in one sentence."""

    @wraps(tool)
    def safely(*args: P.args, **kwargs: P.kwargs) -> str:
        try:
            return tool(*args, **kwargs)
        except MonstrumError as error:
            raise ToolError(str(error)) from None

    return safely


class Tools:
    """The tools of one program, and the games that are played by them."""

    def __init__(self, server: Server | None = None, pack: str | None = None) -> None:
        self._server = server
        self._pack = pack
        self._games: OrderedDict[str, LocalGame | RemoteGame] = OrderedDict()

    def all(self) -> list[Callable[..., str]]:
        found: list[Callable[..., str]] = [self.games, self.rules, self.card, self.new_game, self.look]
        found += [self.play, self.why_not, self.explain]
        return [*found, self.sit] if self._server is not None else found

    def games(self) -> str:
        """Which games there are, for how many players, and what each is about."""
        lines = []
        for name in game_names():
            game = load_game(name)
            about = " ".join(brief_of(name)[:1])
            seats = between(game.least_seats, game.most_seats, "player")
            lines.append(f"{name}: {game.title}, {seats}. {about}")
            lines += [f"  setting {each.key}: {', '.join(each.choices)}" for each in game.settings]
        return "\n".join(lines)

    def rules(self, words: str) -> str:
        """Look up a rule by its id (XY-4.3), a chapter (XY-4), the chapters of a game (xybrid), or words."""
        book, said = load_rulebook(), words.strip()[:80]
        if said.casefold() in game_names():
            return "\n".join(f"{chapter.id}  {chapter.title}" for chapter in chapters_of(said.casefold()))
        if "." in said:
            rule = book.rule(said)
            return f"{rule.id}  {rule.text}"
        if said.upper() in book.chapters:
            return "\n".join(f"{rule.id}  {rule.text}" for rule in book.chapter(said).rules)
        found = book.search(said)
        if not found:
            raise BadConfig(f"No rule says '{said}'.")
        lines = [f"{rule.id}  {rule.text}" for rule in found[:RULES_SHOWN]]
        more = len(found) - len(lines)
        return "\n".join([*lines, f"… and {more} more"] if more else lines)

    def card(self, game: str, name: str) -> str:
        """What is printed on a card, by its id or its name."""
        return printed(load_game(game, self._pack), name[:80])

    def new_game(
        self, game: str, opponents: str = "", seat: int = 0, settings: list[str] | None = None
    ) -> str:
        """Begin a game against bots: `opponents` like "greedy" or "random,level:5" (one per other seat),
        `settings` like ["mode=extended"]. Answers with the name of the game, which every other tool wants."""
        return self._opened(LocalGame(game, opponents, seat, tuple(settings or ()), self._pack))

    def sit(self, table: str, invitation: str = "", seat: int | None = None) -> str:
        """Sit down at a table of the server: its id, and the invitation if it is private."""
        assert self._server is not None
        return self._opened(RemoteGame(self._server, table, invitation, seat))

    def _opened(self, game: LocalGame | RemoteGame) -> str:
        name = secrets.token_urlsafe(18)
        self._games[name] = game
        if len(self._games) > MOST_GAMES:
            self._games.popitem(last=False)
        return f"game: {name}\nYou are P{game.seat}.\n\n{game.look()}"

    def _game(self, name: str) -> LocalGame | RemoteGame:
        if name not in self._games:
            raise BadConfig("There is no such game; `new_game` begins one and tells its name.")
        self._games.move_to_end(name)
        return self._games[name]

    def look(self, game: str) -> str:
        """What has happened since you looked last, the table as your seat sees it, and your options."""
        return self._game(game).look()

    def play(self, game: str, answer: str) -> str:
        """Answer with the words or the number of an option; the others answer, and you are asked again. What
        is not possible changes nothing: you are told why, and by which rule."""
        return self._game(game).play(answer)

    def why_not(self, game: str, words: str) -> str:
        """Why these words are not possible for you now, with the rules behind it; nothing is played."""
        return self._game(game).why_not(words) or "This is possible."

    def explain(self, game: str, subject: str) -> str:
        """The numbers behind a value on the table, like P0 or a part, each with its rule."""
        return self._game(game).explain(subject)


def build_server(tools: Tools) -> "MCPServer[Any]":
    server: MCPServer[Any] = MCPServer(
        "monstrum", instructions=INSTRUCTIONS, version=version("monstrum"), log_level="ERROR"
    )
    for tool in tools.all():
        server.add_tool(told(tool), structured_output=False)
    return server
