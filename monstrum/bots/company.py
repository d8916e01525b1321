"""The bots around a table: ours are made when they are needed, guests keep their process from game to game.

Two seats of the same guest are two processes: they could tell each other what only one of them may know.
"""

from monstrum.bots.at_home import seated
from monstrum.bots.bot import Bot
from monstrum.bots.contained import ContainedBot
from monstrum.bots.faults import Fault
from monstrum.bots.guests import GUESTS, Guest
from monstrum.bots.names import make_bot
from monstrum.core.contract import Game


class Company:
    """All bots of one table, game after game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._guests: dict[tuple[str, int], ContainedBot] = {}  # by name, and which of that name
        self._seated: dict[int, ContainedBot] = {}

    def new_game(self) -> None:
        """Guests that come next begin afresh."""
        self._seated.clear()

    def bot(self, seat: int, name: str, seed: int) -> Bot:
        """Who plays this seat; `seed` is what it rolls with, a guest from its first answer to its last."""
        if name not in GUESTS:
            return make_bot(name, seed)
        if seat not in self._seated:
            namesakes = sum(other.guest.name == name for other in self._seated.values())
            if (name, namesakes) not in self._guests:
                self._guests[name, namesakes] = self._invited(GUESTS[name])
            self._seated[seat] = self._guests[name, namesakes]
            self._seated[seat].begin(seed)
        return self._seated[seat]

    def _invited(self, guest: Guest) -> ContainedBot:
        if not guest.model:
            return seated(guest, self.game)
        from monstrum.bots.chat import Chatting  # nobody else needs what it needs

        return Chatting(guest, self.game)

    def spent(self, seat: int) -> tuple[int, int, int]:
        """Calls and tokens, in and out, of a language model in this game; nothing of anybody else."""
        spent = getattr(self._seated.get(seat), "spent", None)
        return (spent.calls, spent.tokens_in, spent.tokens_out) if spent else (0, 0, 0)

    def faults(self, seat: int) -> tuple[Fault, ...]:
        """What a guest did in this game instead of answering."""
        return tuple(self._seated[seat].faults) if seat in self._seated else ()

    def stood_in(self, seat: int) -> tuple[int, int]:
        """How many of a guest's decisions in this game were its stand-in's, and how many there were."""
        guest = self._seated.get(seat)
        return (guest.stood_in, guest.asked) if guest is not None else (0, 0)

    def cpu(self, seat: int) -> float:
        """The seconds of a processor a guest's own process says it has used in this game."""
        return self._seated[seat].cpu if seat in self._seated else 0.0

    def news(self) -> list[str]:
        """A sentence per fault nobody has read yet."""
        return [sentence for seat in sorted(self._seated) for sentence in self._seated[seat].news()]
