"""A position of a recorded game as a scenario file: to report a bug, to pose a puzzle, to try another answer.

Once the game is over nothing in it is a secret. Seen from a seat, what that seat could not know is made up
from what it knew: a table that could have been the real one.
"""

from typing import Final

from monstrum.core import engine
from monstrum.core.contract import Game
from monstrum.core.errors import BadConfig, MonstrumError
from monstrum.core.state import State
from monstrum.lab.failing import given, quoted
from monstrum.texts.match import Match
from monstrum.texts.record import Record

WHOLE: Final = -1


def scenario_text(record: Record, match: Match, over: bool, seat: int) -> str:
    """The position a match has come to, with the answer that was given next. Raises BadConfig."""
    game, ply = match.game, len(match.entries)
    if seat >= len(match.names):
        raise BadConfig(f"There is no seat P{seat}; the game has {len(match.names)}.")
    if seat == WHOLE and not over:
        raise BadConfig("The game is not over: name the seat that looks at it, like --seat 0.")
    state = match.state if seat == WHOLE else as_known(game, match.state, seat)
    seen = "" if seat == WHOLE else f", as P{seat} knows it"
    lines = [
        "format = 1",
        f"title = {quoted(f'After {ply} actions{seen}')}",
        f"game = {quoted(game.name)}",
    ]
    if record.pack != "standard":
        lines.append(f"pack = {quoted(str(game.pack_folder.resolve()))}")
    lines += ["", given(game.position(state))]
    if ply < len(record.lines) and possible(game, state, (line := record.lines[ply]).seat, line.words):
        lines += ["", "[[play]]", f"P{line.seat} = {quoted(line.words)}"]
    return "\n".join(lines) + "\n"


def as_known(game: Game, state: State, seat: int) -> State:
    return game.decode(game.encode_knowledge(game.know(state, seat)))


def possible(game: Game, state: State, seat: int, words: str) -> bool:
    """Whether the answer can be given at this table, too: another seat's may need a card it has not here."""
    try:
        return seat in engine.waiting(state) and bool(game.parse(state, seat, words))
    except MonstrumError:
        return False
