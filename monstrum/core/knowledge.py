"""What one seat may know of a state, and nothing else."""

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge:
    """A state from which the truth has been erased. Each game has its own kind."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def digest(self) -> str:
        """Equal knowledge, equal digest."""
        raise NotImplementedError
