"""What one reader of a table is told: built from the game's view, options and events for that seat alone."""

import hashlib

from monstrum.core import engine
from monstrum.core.contract import SPECTATOR
from monstrum.core.events import RANDOM, REVEALS, Event
from monstrum.server.picking import LANGUAGE, options
from monstrum.server.protocol import Ending, Happened, Update
from monstrum.server.table import Table
from monstrum.server.undoing import goal


def update_for(table: Table, seat: int, since: int = 0) -> Update:
    """Everything a seat (-1: a spectator) may know, with the events from ply `since` on."""
    match, game, state = table.match, table.game, table.match.state
    view = game.view(state, seat)
    first, events = happened(table, seat, since)
    going = not table.over() and not table.frozen
    seated = seat != SPECTATOR and going
    return Update(
        table=table.header.id,
        seat=seat,
        ply=table.ply(seat),
        epoch=table.epoch(seat),
        view=view,
        board=game.board(view, LANGUAGE),
        first=first,
        events=events,
        prompt=game.prompt(state, seat, LANGUAGE),
        decision=engine.decision(state),
        waiting=table.waiting(),
        options=options(game, state, seat) if seated else [],
        secret=seated and engine.sealed(state) and engine.asked(state, seat),
        can_undo=seated and match.can_undo(seat),
        can_restart=seated and len(match.free_plies(seat)) > 1,
        can_ask_undo=seated and goal(match, seat, False) is not None,
        can_take_back=seated and bool(match.picks.get(seat)),
        question=table.undoing.question,
        frozen=table.frozen,
        ending=ending(table) if table.over() else None,
    )


def happened(table: Table, seat: int, since: int) -> tuple[int, list[Happened]]:
    """The events of a reader from a ply on, and how many came before them."""
    first = 0
    found: list[Happened] = []
    for told in table.match.told:
        event = told.event
        if not event.seen_by(seat):
            continue
        text = sentence(table, event)
        if not text:
            continue
        if told.ply < since:
            first += 1
        else:
            marks = event.marks
            found.append(Happened(told.ply, text, bool(marks & REVEALS), bool(marks & RANDOM)))
    return first, found


def sentence(table: Table, event: Event) -> str:
    """An event reads the same at any time, so it is told once."""
    numbers = event.numbers()
    if numbers not in table.sentences:
        table.sentences[numbers] = table.game.tell(event, table.match.state, LANGUAGE)
    return table.sentences[numbers]


def ending(table: Table) -> Ending:
    """The only place where a seed or a digest leaves the server."""
    result = table.game.result(table.match.state)
    return Ending(list(result.ranks), list(result.scores), table.header.seed.hex(), table.match.chain[-1])


def commitment(seed: bytes) -> str:
    """Shown from the start; afterwards everybody can check that the seed was fixed then."""
    return hashlib.sha256(seed).hexdigest()
