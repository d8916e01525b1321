"""Whose table it is: a table lives in one process. Where there is only one, all of them are its own."""

from typing import Protocol

from monstrum.server.store import StoreError


class Elsewhere(StoreError):
    """The table lives in another worker; 0: in none that is known."""

    def __init__(self, worker: int) -> None:
        self.worker = worker
        super().__init__("The table lives in another worker of this server.")


class Leases(Protocol):
    """The tables of this process."""

    @property
    def worker(self) -> int:
        """Its number among the workers."""

    async def claim(self, table: str) -> None:
        """From now on it lives here, if it lives nowhere. Raises Elsewhere, StoreError."""

    def holds(self, table: str) -> bool:
        """Whether it lives here."""

    async def release(self, table: str) -> None:
        """It lives here no more."""

    async def holders(self, tables: list[str]) -> dict[str, int]:
        """In which other workers these live."""

    def first(self) -> bool:
        """Whether this process does what one of them has to do for all."""


class Alone:
    """One process: nobody else could have them."""

    worker = 0

    async def claim(self, table: str) -> None:
        return

    def holds(self, table: str) -> bool:
        return True

    async def release(self, table: str) -> None:
        return

    async def holders(self, tables: list[str]) -> dict[str, int]:
        return {}

    def first(self) -> bool:
        return True
