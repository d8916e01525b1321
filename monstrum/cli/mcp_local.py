"""A game against bots inside the program, for somebody who is told it in words."""

import secrets
import threading
from collections.abc import Callable
from typing import Final

from monstrum.bots.asking import ask
from monstrum.bots.company import Company
from monstrum.bots.names import parse_players, usual_rival
from monstrum.content.counting import between
from monstrum.content.suggestions import did_you_mean
from monstrum.core.errors import BadConfig
from monstrum.games.library import game_names, load_game
from monstrum.games.settings import read_settings
from monstrum.lab.one_game import bot_seed
from monstrum.texts import in_words
from monstrum.texts.match import Match

LONGEST_ANSWER: Final = 200
MOST_ANSWERS: Final = 20_000  # of bots in a row: a game that asks more will never end


class LocalGame:
    """One seat is asked; the others are bots, each told what its own seat knows."""

    def __init__(
        self, game: str, opponents: str, seat: int, settings: tuple[str, ...], pack: str | None
    ) -> None:
        """Raises MonstrumError."""
        if game not in game_names():
            there = ", ".join(game_names())
            raise BadConfig(
                f"There is no game '{game[:40]}'{did_you_mean(game[:40], game_names())}; there is {there}."
            )
        loaded = load_game(game, pack)
        names = parse_players(opponents) if opponents else [usual_rival(game)]
        players = len(names) + 1
        if not loaded.least_seats <= players <= loaded.most_seats:
            seats = between(loaded.least_seats, loaded.most_seats, "player")
            raise BadConfig(f"{loaded.title} is for {seats}, not {players}.")
        if not 0 <= seat < players:
            raise BadConfig(f"There are the seats 0 to {players - 1}.")
        self.seat = seat
        self.bots = {each: names[at] for at, each in enumerate(s for s in range(players) if s != seat)}
        config = {"players": players} | read_settings(settings)
        self.match = Match(loaded, config, secrets.token_bytes(32), self._names(players))
        self.company = Company(loaded)
        self.company.new_game()
        self.told = 0  # events that were told
        self.lock = threading.Lock()
        self._rest()

    def _names(self, players: int) -> list[str]:
        return [self.bots.get(seat, "you") for seat in range(players)]

    def _rest(self) -> None:
        """Bots answer until our seat is asked, or all is over."""
        match = self.match
        for _ in range(MOST_ANSWERS):
            others = [seat for seat in match.waiting() if seat in self.bots]
            if match.over() or not others or self.seat in match.waiting():
                return
            self._answer(others[0])
        raise BadConfig("This game does not come to an end.")

    def _answer(self, seat: int) -> None:
        match = self.match
        bot = self.company.bot(seat, self.bots[seat], bot_seed(match.seed, seat))
        action = ask(bot, match.game, match.state, seat, secrets.randbits(32))
        match.play(seat, [action])

    def look(self) -> str:
        with self.lock:
            return self._shown()

    def _shown(self) -> str:
        """What is new, the table, and the question; told once, what is new is new no more."""
        match = self.match
        news = match.log(self.seat, self.told)
        self.told = len(match.told)
        parts = ["\n".join(news), in_words.table(match.game, match.state, self.seat)]
        if match.over():
            parts.append(in_words.outcome(match.game, match.state, self.seat))
        else:
            parts.append(in_words.question(match.game, match.state, self.seat))
        return "\n\n".join(part for part in parts if part)

    def play(self, words: str) -> str:
        """Raises MonstrumError with the reason and its rules."""
        with self.lock:
            match = self.match
            if match.over():
                raise BadConfig("The game is over.")
            actions = in_words.read_answer(match.game, match.state, self.seat, words[:LONGEST_ANSWER])
            match.play(self.seat, actions)
            self._rest()
            return self._shown()

    def why_not(self, words: str) -> str:
        return self._asked(in_words.why_not, words)

    def explain(self, subject: str) -> str:
        return self._asked(in_words.explained, subject)

    def _asked(self, what: Callable[..., str], words: str) -> str:
        with self.lock:
            return what(self.match.game, self.match.state, self.seat, words[:LONGEST_ANSWER])
