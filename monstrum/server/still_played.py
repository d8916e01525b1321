"""What a log says was played and not undone, without playing it again: for games that are frozen."""

from collections.abc import Sequence

from monstrum.server.store import BACK, PICK, PLAY, UNDO, Row
from monstrum.server.table_log import answers


def still_played(rows: Sequence[Row]) -> list[Row]:
    """In the order of their plies. Picks of a sealed block that is still open are not among them."""
    kept: list[Row] = []
    picks: list[Row] = []  # of the open block
    link = ""  # after the last answer: it changes when a block closes
    for answer in answers(rows):
        row = answer[-1]
        if row.kind == PICK:
            picks += answer
            if link and row.link != link:
                kept, picks = kept + in_order(picks), []
            link = row.link
        elif row.kind == BACK:
            picks = [pick for pick in picks if pick.seat != row.seat]
        elif row.kind == PLAY:
            if answer[0].ply == len(kept) + len(picks):  # the first block of a game: nothing came before it
                kept += in_order(picks)
            kept, picks, link = kept + answer, [], row.link
        elif row.kind == UNDO:
            whole = kept + in_order(picks)
            kept, picks, link = whole[: row.ply], [], ""
    return kept


def in_order(picks: list[Row]) -> list[Row]:
    """As they come into the game when a block closes: seat by seat."""
    return sorted(picks, key=lambda row: row.seat)


def words_of(row: Row, seat: int) -> str:
    """As this seat (-1: a spectator) may read it."""
    if row.seat == seat:
        return row.words
    return row.public or "(a sealed choice)"
