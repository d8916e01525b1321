"""Leavers: a bot plays for somebody who is away if all other people at the table want that. No I/O."""

from dataclasses import replace
from typing import Final

from monstrum.server.seats import NotPossible, seats_of
from monstrum.server.store import GUEST, PLAYING, Chair, Guest, Header
from monstrum.server.tongues import said

ABSENT: Final = 60.0  # seconds without a sign of somebody after which others may vote


def electorate(header: Header, seat: int) -> list[int]:
    """The seats whose people decide about this one: all who are here and not its own guest."""
    mine = header.chairs[seat].guest
    return [
        other
        for other, chair in enumerate(header.chairs)
        if chair.kind == GUEST and chair.guest and not chair.away and chair.guest != mine
    ]


def may_be_voted_on(header: Header, seat: int, absent: float) -> bool:
    chair = header.chairs[seat]
    gone = chair.away or absent >= ABSENT
    return header.status == PLAYING and chair.kind == GUEST and not chair.stand_in and gone


def vote(header: Header, guest: Guest, seat: int, agree: bool, absent: float, bot: str) -> Header:
    """A guest's vote, with all seats that are his; the last one brings the bot."""
    if not 0 <= seat < len(header.chairs):
        raise NotPossible("seat", said("no_seat"))
    if not may_be_voted_on(header, seat, absent):
        raise NotPossible("not_away", said("not_away"))
    voters = electorate(header, seat)
    mine = [voter for voter in voters if voter in seats_of(header, guest)]
    if not mine:
        raise NotPossible("no_vote", said("no_vote"))
    chair = header.chairs[seat]
    votes = {voter for voter in chair.votes if voter in voters and voter not in mine}
    if agree:
        votes.update(mine)
    return header.with_chair(seat, elected(chair, votes, voters, bot))


def elected(chair: Chair, votes: set[int], voters: list[int], bot: str) -> Chair:
    if votes == set(voters):
        return replace(chair, away=True, stand_in=bot, votes=(), shoulder=False)
    return replace(chair, votes=tuple(sorted(votes)))
