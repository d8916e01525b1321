"""What one reader of a table is told: built from the game's view, options and events for that seat alone."""

import hashlib
from collections import deque
from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from monstrum.core import engine
from monstrum.core.board import Outlook
from monstrum.core.contract import SPECTATOR, Game
from monstrum.core.events import RANDOM, REVEALS, Event
from monstrum.core.state import State
from monstrum.kit.speaker import ENGLISH
from monstrum.server.notices import Notice
from monstrum.server.picking import options_of
from monstrum.server.protocol import ENCODE, Ending, Happened, Update
from monstrum.server.steps import plain, steps_of
from monstrum.server.table import Table
from monstrum.server.tongues import why_frozen
from monstrum.server.undoing import goal
from monstrum.texts.match import Told
from monstrum.texts.platform import platform


def update_for(
    table: Table,
    seat: int,
    since: int = 0,
    now: float = 0.0,
    shown: int | None = None,
    language: str = ENGLISH,
) -> Update:
    """Everything a seat (-1: a spectator) may know, with the events from ply `since` on, and the steps
    after its first `shown` events, if anybody wants them; told in a reader's language."""
    match, game, state = table.match, table.game, table.match.state
    view = game.view(state, seat)
    board = game.board(view, language)
    first, events, counts = happened(table, seat, since, language)
    steps = [] if shown is None else steps_of(game, seat, match.lately, counts, shown, plain(board), language)
    going = not table.over() and not table.frozen
    seated = seat != SPECTATOR and going
    asked = match.pending.question
    legal = match.pending.legal(seat) if seated else []
    return Update(
        table=table.header.id,
        seat=seat,
        ply=table.ply(seat),
        epoch=table.epoch(seat),
        view=view,
        board=board,
        first=first,
        events=events,
        prompt=given_up(table, seat, language) or asked.prompt(seat, language),
        decision=engine.decision(state) if not table.match.given_up else "",
        waiting=table.waiting(),
        options=options_of(asked, seat, legal, language),
        secret=seated and engine.sealed(state) and engine.asked(state, seat),
        can_undo=seated and match.can_undo(seat),
        can_restart=seated and len(match.free_plies(seat)) > 1,
        can_ask_undo=seated and goal(match, seat, False) is not None,
        can_take_back=seated and bool(match.picks.get(seat)),
        question=table.undoing.question,
        frozen=why_frozen(table.frozen, language),
        ending=ending(table) if table.over() else None,
        clocks=table.clocks.shown(now, [bool(chair.bot()) for chair in table.header.chairs]),
        outlook=game.outlook(state, seat, language) if legal else Outlook(),
        steps=steps,
        round=game.turns(state),
        window=seated and engine.decision(state) in game.windows,
        subject=asked.subject() if legal else [],
    )


def given_up(table: Table, reader: int, language: str) -> str:
    """What is said instead of a question once a resignation has ended the game; before that nothing."""
    return resignation(table.resigned()[-1], reader, language) if table.match.given_up else ""


def resignation(seat: int, reader: int, language: str) -> str:
    return platform().say("prompts", "given_up", language, reader, player=f"P{seat}")


def over_the_shoulder(update: Update) -> Update:
    """What a seat sees, for a spectator: there is nothing to answer, and nothing to ask."""
    return replace(
        update,
        options=[],
        can_undo=False,
        can_restart=False,
        can_ask_undo=False,
        can_take_back=False,
        shoulder=True,
    )


def resumed(table: Table, since: int) -> int:
    """From which ply on somebody has to be told who has seen everything up to ply `since` of his seat.

    Inside a sealed block a seat's ply runs ahead of the table's, so whoever left there is told the whole
    block. And nobody can say on which side of an undo he left: he is told everything from where it went."""
    starts = table.match.starts
    since = min(since, len(starts))
    if since > 0:
        since = starts[since - 1]
    return since if table.floor is None else min(since, table.floor)


def gist(update: Update) -> bytes:
    """Equal for two updates that tell the same, whatever was told before. Time alone is no news."""
    counted = update.first + len(update.events)
    return ENCODE.encode((counted, replace(update, first=0, events=[], steps=[], clocks=None)))


def happened(
    table: Table, seat: int, since: int, language: str = ENGLISH
) -> tuple[int, list[Happened], list[int]]:
    """How many events of a reader came before a ply, those from it on, and for every event of the match how
    many of the reader's there were with it."""
    first = 0
    found: list[Happened] = []
    counts: list[int] = []
    for told in in_order(table.match.told, table.notices.all):
        if isinstance(told, Notice):
            event = Happened(told.ply, told.sentence(seat, language), stand_in=told.stood_in())
        elif not told.event.seen_by(seat) or not (text := sentence(table, told.event, seat, language)):
            counts.append(first + len(found))
            continue
        elif told.ply >= since:
            event = as_told(table.game, told, text, table.match.state, language)
        if told.ply < since:
            first += 1
        else:
            found.append(event)
        if isinstance(told, Told):
            counts.append(first + len(found))
    return first, found, counts


def as_told(game: Game, told: Told, text: str, state: State, language: str = ENGLISH) -> Happened:
    """An event with its sentence; of the state only the pack is used."""
    event, marks = told.event, told.event.marks
    return Happened(
        told.ply,
        text,
        bool(marks & REVEALS),
        bool(marks & RANDOM),
        rolled=game.rolled(event, language),
        cue=game.cue(event, state),
    )


def in_order(events: Sequence[Told], notices: Sequence[Notice]) -> Iterator[Told | Notice]:
    """What the game tells, and between it what the server tells everybody."""
    left = deque(notices)
    for number, told in enumerate(events):
        while left and left[0].at <= number:
            yield left.popleft()
        yield told
    yield from left


def sentence(table: Table, event: Event, reader: int, language: str = ENGLISH) -> str:
    """An event reads the same at any time, so every reader is told it once; what they are all told alike is
    made once for all."""
    key = (language, reader, *event.numbers())
    if key not in table.sentences:
        table.sentences[key] = table.game.tell(event, table.match.state, language, reader)
    return table.sentences[key]


def ending(table: Table) -> Ending:
    """The only place where a seed or a digest leaves the server."""
    result = table.match.result()
    return Ending(
        ranks=list(result.ranks),
        winners=result.winners(),
        scores=list(result.scores),
        seed=table.header.seed.hex(),
        chain=table.match.chain[-1],
        resigned=table.resigned(),
    )


def commitment(seed: bytes) -> str:
    """Shown from the start; afterwards everybody can check that the seed was fixed then."""
    return hashlib.sha256(seed).hexdigest()
