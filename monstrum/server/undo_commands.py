"""The commands of undo: going back, asking for it, answering."""

from typing import TYPE_CHECKING

from monstrum.server.outcomes import Done
from monstrum.server.protocol import Consent, Undo
from monstrum.server.store import AGREE, ASK, REFUSE, UNDO, Row
from monstrum.server.tongues import said
from monstrum.server.undoing import goal, new_seed, to_ask, undone

if TYPE_CHECKING:
    from monstrum.server.table import Table


def undo(table: "Table", command: Undo) -> Done:
    """At once where it is free, else a question to the others."""
    seat, entries = command.seat, len(table.match.entries)
    free = table.match.free_plies(seat)
    if free:
        return go_back(table, command, free[0] if command.turn else free[-1])
    ply = goal(table.match, seat, command.turn)
    if ply is None:
        return Done(table.refused(command, "no_undo", said("no_undo")))
    if table.undoing.question is not None:
        return Done(table.refused(command, "undo_open", said("undo_open")))
    left = table.undoing.wait(seat, entries)
    if left:
        return Done(table.refused(command, "undo_wait", said("undo_wait", number=left)))
    asked = to_ask(table.header, seat)
    if not asked:
        return go_back(table, command, ply)
    row = Row(ASK, seat, ply, command.id, int(command.turn), numbers=tuple(asked))
    return table.done(command, (row,), entries)


def consent(table: "Table", command: Consent) -> Done:
    """The last one who agrees takes the table back."""
    seat, question, entries = command.seat, table.undoing.question, len(table.match.entries)
    if question is None or seat not in question.waiting:
        return Done(table.refused(command, "no_question", said("no_question")))
    if command.agree and question.waiting == [seat]:
        return go_back(table, command, question.ply)
    kind = AGREE if command.agree else REFUSE
    return table.done(command, (Row(kind, seat, entries, command.id),), entries)


def go_back(table: "Table", command: Undo | Consent, ply: int) -> Done:
    """Past chance another seed goes on, and what seats have read stays known."""
    rekey = ""
    learned: tuple[int, ...] = ()
    if any(event.marks for event in undone(table.match, ply)):
        rekey = new_seed(table.header.seed, table.undos)
        learned = tuple(table.game.learned(table.match.state, undone(table.match, ply)))
    row = Row(UNDO, command.seat, ply, command.id, rekey=rekey, numbers=learned)
    table.apply_undo(row)
    return table.done(command, (row,), ply)
