"""What one reader of a table is told: built from the game's view, options and events for that seat alone."""

import hashlib
from typing import NamedTuple

from msgspec.structs import replace

from monstrum.core import engine
from monstrum.core.board import Outlook
from monstrum.core.contract import SPECTATOR, Game
from monstrum.core.events import RANDOM, REVEALS
from monstrum.core.state import State
from monstrum.kit.speaker import ENGLISH
from monstrum.server.drawings import NO_BOARD, Drawing
from monstrum.server.hearing import Hearing
from monstrum.server.notices import Notice
from monstrum.server.picking import options_of
from monstrum.server.protocol import Ending, Happened, Step, Update
from monstrum.server.steps import Seen, steps_of
from monstrum.server.table import Table
from monstrum.server.tongues import why_frozen
from monstrum.server.undoing import goal
from monstrum.texts.match import Told
from monstrum.texts.platform import platform


class Picture(NamedTuple):
    """An update, and its board in parts."""

    update: Update
    drawing: Drawing


def update_for(
    table: Table,
    seat: int,
    since: int = 0,
    now: float = 0.0,
    shown: int | None = None,
    language: str = ENGLISH,
) -> Update:
    return picture_for(table, seat, since, now, shown, language).update


def picture_for(
    table: Table,
    seat: int,
    since: int = 0,
    now: float = 0.0,
    shown: int | None = None,
    language: str = ENGLISH,
) -> Picture:
    """Everything a seat (-1: a spectator) may know, with the events from ply `since` on, and the steps
    after its first `shown` events, if anybody wants them; told in a reader's language."""
    match, game, state = table.match, table.game, table.match.state
    view = game.view_beside(state, seat, match.pending.spectator)
    drawing = Drawing(game.board(view, language), table.drawings.get((language, seat)))
    table.drawings[language, seat] = drawing
    first, events, counts = happened(table, seat, since, language)
    last = Seen(game.pictured(view), drawing)
    steps: list[Step] = []
    if shown is not None:
        steps = steps_of(game, seat, match.lately, counts, shown, last, language, match.reached())
    going = not table.over() and not table.frozen
    seated = seat != SPECTATOR and going
    asked = match.pending.question
    legal = match.pending.legal(seat) if seated else []
    update = Update(
        table=table.header.id,
        seat=seat,
        ply=table.ply(seat),
        epoch=table.epoch(seat),
        view=view,
        board=drawing.board,
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
        outlook=asked.outlook(seat, language) if legal else Outlook(),
        steps=steps,
        round=game.turns(state),
        window=seated and engine.decision(state) in game.windows,
        subject=asked.subject() if legal else [],
    )
    return Picture(update, drawing)


def given_up(table: Table, reader: int, language: str) -> str:
    """What is said instead of a question once a resignation has ended the game; before that nothing."""
    return resignation(table.resigned()[-1], reader, language) if table.match.given_up else ""


def resignation(seat: int, reader: int, language: str) -> str:
    return platform().say("prompts", "given_up", language, reader, player=f"P{seat}")


def over_the_shoulder(picture: Picture) -> Picture:
    """What a seat sees, for a spectator: there is nothing to answer, and nothing to ask."""
    update = replace(
        picture.update,
        options=[],
        can_undo=False,
        can_restart=False,
        can_ask_undo=False,
        can_take_back=False,
        shoulder=True,
    )
    return Picture(update, picture.drawing)


def resumed(table: Table, since: int) -> int:
    """From which ply on somebody has to be told who has seen everything up to ply `since` of his seat.

    Inside a sealed block a seat's ply runs ahead of the table's, so whoever left there is told the whole
    block. And nobody can say on which side of an undo he left: he is told everything from where it went."""
    starts = table.match.starts
    since = min(since, len(starts))
    if since > 0:
        since = starts[since - 1]
    return since if table.floor is None else min(since, table.floor)


def gist(picture: Picture, brief: bool) -> Update:
    """Equal for two updates that tell the same, whatever was told before: time alone is no news, and what is
    not sent (the view, where differences are told) is none."""
    update = picture.update
    mark, view = picture.drawing.mark, None if brief else update.view
    return replace(update, first=0, events=[], steps=[], clocks=None, board=NO_BOARD, mark=mark, view=view)


def happened(
    table: Table, seat: int, since: int, language: str = ENGLISH
) -> tuple[int, list[Happened], list[int]]:
    """How many events of a reader came before a ply, those from it on, and for every event of the match how
    many of the reader's there were with it."""
    hearing = hear(table, seat, language)
    return *hearing.since(since), hearing.counts


def hear(table: Table, seat: int, language: str, until: int | None = None) -> Hearing:
    """Everything a reader is told, put into words; or of a long log only the first events."""

    def as_heard(told: Told | Notice) -> Happened | None:
        if isinstance(told, Notice):
            return Happened(told.ply, told.sentence(seat, language), stand_in=told.stood_in())
        if not told.event.seen_by(seat):
            return None
        text = table.game.tell(told.event, table.match.state, language, seat)
        return as_told(table.game, told, text, table.match.state, language) if text else None

    hearing = table.hearings.setdefault((language, seat), Hearing())
    told, notices = table.match.told, table.notices.all
    if until is None:
        hearing.go_on(told, notices, as_heard)
    elif until > len(hearing.counts):
        hearing.go_on(told[:until], [notice for notice in notices if notice.at < until], as_heard)
    return hearing


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
