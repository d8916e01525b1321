"""What one seat may know of a state, and nothing else."""

from mypy_extensions import i64, mypyc_attr

from monstrum.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge:
    """A state from which the truth has been erased. Each game has its own kind."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def digest(self) -> str:
        """Equal knowledge, equal digest."""
        raise NotImplementedError


def mask_commitments(masked: State, seat: i64, nothing: i64) -> list[int]:
    """Who else has committed: only that is known, not to what."""
    sealed: list[int] = []
    for other in range(len(masked.buffers)):
        if other != seat and masked.buffers[other]:
            sealed.append(other)
            masked.buffers[other] = [nothing]
    return sealed
