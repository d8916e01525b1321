"""What a bot answers at a table, and what it rolls with."""

import hashlib

from monstrum.bots.asking import ask
from monstrum.bots.company import Company
from monstrum.core.state import State
from monstrum.texts.match import Match


def decision_seed(match: Match, seat: int) -> int:
    """What a bot rolls with, from the place in the game: a resumed game goes on as it would have gone."""
    place = f"{len(match.entries)}:{seat}".encode()
    return int.from_bytes(hashlib.sha256(match.seed + place).digest()[:8], "little")


def bot_answer(company: Company, name: str, state: State, seat: int, seed: int) -> int:
    """The action a bot chooses. The state must be its own copy: it may think in another thread."""
    return ask(company.bot(seat, name, seed), company.game, state, seat, seed)
