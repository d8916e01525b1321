"""Who may sit where: sitting down, bots, leaving, coming back. Headers in, headers out, no I/O."""

from collections.abc import Collection
from dataclasses import replace
from typing import Final

from monstrum.bots.levels import called
from monstrum.bots.names import offered_bots
from monstrum.core.contract import Game
from monstrum.core.errors import MonstrumError
from monstrum.server.store import BOT, CLOSED, GUEST, OPEN, OVER, PLAYING, Chair, Guest, Header
from monstrum.server.tongues import said

ME: Final = "me"


class NotPossible(MonstrumError):
    """This cannot be done at the table now; `code` says why."""

    def __init__(self, code: str, sentence: str) -> None:
        self.code = code
        super().__init__(sentence)


def chairs_for(wanted: list[str], game: Game, guest: Guest) -> tuple[Chair, ...]:
    """One chair per word: me, open, or a bot."""
    if not game.least_seats <= len(wanted) <= game.most_seats:
        raise NotPossible(
            "seats", said("players", name=game.title, least=game.least_seats, number=game.most_seats)
        )
    return tuple(_chair(word, guest) for word in wanted)


def _chair(word: str, guest: Guest) -> Chair:
    if word == ME:
        return Chair(GUEST, guest.id, guest.name)
    if word == OPEN:
        return Chair()
    return bot_chair(word)


def bot_chair(word: str) -> Chair:
    name = called(word)
    if name not in offered_bots():
        raise NotPossible("bot", said("no_bot", name=name[:40], names=", ".join(offered_bots())))
    return Chair(BOT, "", name)


def sit_down(header: Header, guest: Guest, seat: int | None) -> tuple[Header, int]:
    """On the chosen seat, or the first open one. Several seats of one guest are a hot seat."""
    must_be_there(header)
    free = [at for at, chair in enumerate(header.chairs) if chair.kind == OPEN]
    if seat is None:
        seat = free[0] if free else -1
    if seat not in free:
        raise NotPossible("taken", said("seat_taken"))
    return header.with_chair(seat, Chair(GUEST, guest.id, guest.name)), seat


def claim(header: Header, guest: Guest, seat: int) -> Header:
    """Whoever holds the seat's token sits there: from another device, or after having left."""
    chair = header.chairs[seat]
    if chair.kind != GUEST:
        raise NotPossible("taken", said("other_sits"))
    return header.with_chair(seat, Chair(GUEST, guest.id, guest.name))


def put_bot(header: Header, guest: Guest, seat: int, name: str) -> Header:
    must_host(header, guest)
    must_be_there(header)
    if not 0 <= seat < len(header.chairs) or header.chairs[seat].kind != OPEN:
        raise NotPossible("taken", said("seat_taken"))
    return header.with_chair(seat, bot_chair(name))


def set_pace(header: Header, guest: Guest, pace: str) -> Header:
    """The host says how fast the bots of the table answer."""
    must_host(header, guest)
    must_be_there(header)
    return replace(header, pace=pace)


def start(header: Header, guest: Guest) -> Header:
    must_host(header, guest)
    must_be_there(header)
    if header.status != OPEN:
        raise NotPossible("started", said("has_begun"))
    if any(chair.kind == OPEN for chair in header.chairs):
        raise NotPossible("open_seats", said("open_seats"))
    return replace(header, status=PLAYING)


def pinned(header: Header, game: Game) -> Header:
    """A game begins with the rules and cards of this moment, whatever they were when its table was opened.
    Raises BadConfig if what was chosen then cannot be played with them."""
    return replace(
        header,
        rules_version=game.rules_version,
        pack=game.pack_name,
        pack_hash=game.pack_hash,
        config=game.checked_config(header.config),
    )


def leave(header: Header, guest: Guest, seat: int) -> Header:
    """Before the game the seat is free again, and if it was the host's last, the next person is host; during
    the game it stays the guest's, who is away."""
    chair = _own(header, guest, seat)
    if header.status == OPEN:
        left = header.with_chair(seat, Chair())
        handed_on = left.host == guest.id and not seats_of(left, guest)
        return replace(left, host=next_host(left) or guest.id) if handed_on else left
    return header.with_chair(seat, replace(chair, away=True, shoulder=False))


def come_back(header: Header, guest: Guest, seat: int) -> Header:
    """The bot that played meanwhile goes."""
    return header.with_chair(seat, replace(_own(header, guest, seat), away=False, stand_in="", votes=()))


def resign(header: Header, guest: Guest, seat: int, bot: str) -> Header:
    """The seat stays its guest's, who cannot come back to it; a bot plays on."""
    chair = _own(header, guest, seat)
    if header.status != PLAYING:
        raise NotPossible("not_playing", said("no_resigning"))
    return header.with_chair(seat, replace(chair, away=True, stand_in=bot, votes=(), shoulder=False))


def ends_with(header: Header, resigned: Collection[int]) -> bool:
    """Whether a game is over once these seats have resigned: only one is left, or no person."""
    left = [seat for seat in range(len(header.chairs)) if seat not in resigned]
    return len(left) < 2 or not people_among(header, left)


def people_among(header: Header, seats: Collection[int]) -> list[int]:
    return [seat for seat in seats if header.chairs[seat].kind == GUEST and header.chairs[seat].guest]


def asked_to_stop(header: Header, resigned: Collection[int]) -> list[int]:
    """The seats whose people must agree to put a game away: all who still play it themselves."""
    left = [seat for seat, chair in enumerate(header.chairs) if seat not in resigned and not chair.bot()]
    return people_among(header, left)


def allow_shoulder(header: Header, guest: Guest, seat: int, allow: bool) -> Header:
    """Whether spectators may see what this seat sees."""
    return header.with_chair(seat, replace(_own(header, guest, seat), shoulder=allow))


def next_host(header: Header) -> str:
    """The first person at the table; nobody where there is none."""
    return next((chair.guest for chair in header.chairs if chair.kind == GUEST and chair.guest), "")


def counts_for(header: Header, guest: Guest) -> bool:
    """Whether this is one of the few unfinished tables a guest may have: opened by them, and not left."""
    if header.host != guest.id or header.status not in (OPEN, PLAYING):
        return False
    people = [chair for chair in header.chairs if chair.kind == GUEST]
    mine = [chair for chair in people if chair.guest == guest.id]
    return any(not chair.away for chair in mine) or (not people and header.status == PLAYING)


def close(header: Header, guest: Guest) -> Header:
    """The host puts a table away where nobody else plays: before the game, or among bots."""
    must_host(header, guest)
    must_be_there(header)
    if header.status not in (OPEN, PLAYING):
        raise NotPossible("over", said("over"))
    others = [c for c in header.chairs if c.kind == GUEST and c.guest not in ("", guest.id) and not c.away]
    if others:
        raise NotPossible("not_alone", said("not_alone"))
    return replace(header, status=CLOSED)


def put_away(header: Header) -> Header:
    """It has waited too long for its first action."""
    if header.status != OPEN:
        raise NotPossible("started", said("has_begun"))
    return replace(header, status=CLOSED)


def must_be_there(header: Header) -> None:
    if header.status == CLOSED:
        raise NotPossible("closed", said("closed"))


def rematch(header: Header, guest: Guest) -> tuple[Chair, ...]:
    """The same people and bots, everybody one seat further; who has left is not asked."""
    if header.status != OVER:
        raise NotPossible("not_over", said("not_over"))
    if guest.id not in [chair.guest for chair in header.chairs if chair.kind == GUEST]:
        raise NotPossible("not_yours", said("not_played"))
    chairs = [
        Chair() if chair.away or _deleted(chair) else Chair(chair.kind, chair.guest, chair.name)
        for chair in header.chairs
    ]
    return tuple(chairs[-1:] + chairs[:-1])


def must_host(header: Header, guest: Guest) -> None:
    if header.host != guest.id:
        raise NotPossible("not_host", said("not_host"))


def seats_of(header: Header, guest: Guest | None) -> list[int]:
    if guest is None:
        return []
    return [
        seat for seat, chair in enumerate(header.chairs) if chair.guest == guest.id and chair.kind == GUEST
    ]


def bots_of(header: Header) -> list[int]:
    """The seats that a bot has had from the start."""
    return [seat for seat, chair in enumerate(header.chairs) if chair.kind == BOT]


def _own(header: Header, guest: Guest, seat: int) -> Chair:
    if seat not in seats_of(header, guest):
        raise NotPossible("not_yours", said("not_your_seat"))
    return header.chairs[seat]


def _deleted(chair: Chair) -> bool:
    return chair.kind == GUEST and not chair.guest
