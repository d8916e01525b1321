"""A position as a scenario file: to report a bug, to pose a puzzle, to try another answer.

Once the game is over nothing in it is a secret. Seen from a seat, what that seat could not know is made up
from what it knew: a table that could have been the real one.
"""

import json
import re
from typing import Final

from monstrum.content.counting import counted
from monstrum.core.contract import Game
from monstrum.core.state import State

WHOLE: Final = -1
USUAL: Final = "standard"
TABLE: Final = re.compile(r"^(\[{1,2})([\w.-]+\]{1,2})$", re.MULTILINE)


def posed(
    game: Game, state: State, ply: int, seat: int, answer: tuple[int, str] | None = None, pack: str = USUAL
) -> str:
    """The position after so many actions, as a seat knows it or whole, with who answered what next.

    `pack`: as the file shall name it.
    """
    played = counted(ply, "action")
    seen = "" if seat == WHOLE else f", as P{seat} knows it"
    shown = state if seat == WHOLE else as_known(game, state, seat)
    lines = [
        "format = 1",
        f"title = {quoted(f'After {played}{seen}')}",
        f"game = {quoted(game.name)}",
    ]
    if pack != USUAL:
        lines.append(f"pack = {quoted(pack)}")
    lines += ["", given(game.position(shown))]
    if answer is not None and possible(game, shown, *answer):
        lines += ["", "[[play]]", f"P{answer[0]} = {quoted(answer[1])}"]
    return "\n".join(lines) + "\n"


def as_known(game: Game, state: State, seat: int) -> State:
    return game.decode(game.encode_knowledge(game.know(state, seat)))


def possible(game: Game, state: State, seat: int, words: str) -> bool:
    """Whether the answer can be given at this table, too: another seat's may need a card it has not here."""
    return game.why_not(state, seat, words) is None


def given(position: str) -> str:
    """The part of a scenario that sets a position; tables of the position are tables in it."""
    return "[given]\n" + TABLE.sub(r"\1given.\2", position.rstrip())


def quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "")
