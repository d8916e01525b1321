"""What holds in every state of a game that waits for somebody. What is special to a game is in what it brings
(`sound` in its entry), which raises Unsound with a sentence about what is wrong."""

from monstrum.core.engine import legal_actions, waiting
from monstrum.core.state import State
from monstrum.games.library import brings
from monstrum.lab.usage import Unsound


def check(game: str, state: State) -> None:
    """Also: somebody has something to decide, or the game is over with nothing left half done."""
    own = brings(game, "sound")
    if own is not None:
        own(state)
    if state.over():
        if state.laid or state.buffers:
            raise Unsound("the game is over, but something is half done")
    elif not waiting(state) or not all(legal_actions(state, seat) for seat in waiting(state)):
        raise Unsound("the game waits, but nobody has anything to decide")
