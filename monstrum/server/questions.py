"""Questions to a table: answers without consequences, which stay the client's own."""

from typing import TYPE_CHECKING, Final

from monstrum.core.contract import Refusal
from monstrum.core.errors import IllegalAction
from monstrum.server.outcomes import Done
from monstrum.server.picking import picking, words_for
from monstrum.server.protocol import Accepted, Draft, Drafted, Pick, Play, Refused, Seen, Sight, Why
from monstrum.texts.match import refusal_sentence

if TYPE_CHECKING:
    from monstrum.server.table import Table

MOST_PICKS: Final = 64
NO_ANSWER: Final = "This is no answer to what is asked now."


def pick(table: "Table", command: Pick) -> Done:
    """What a gesture may go on with."""
    seat = command.seat
    if seat not in table.waiting() or len(command.picked) > MOST_PICKS:
        return Done(table.refused(command, "illegal", "There is nothing for you to pick now."))
    try:
        return Done(picking(table.game, table.match.state, table.ply(seat), table.epoch(seat), command))
    except IllegalAction:
        return Done(table.refused(command, "illegal", "This cannot be picked now."))


def why(table: "Table", command: Why) -> Done:
    """Why words, or touching a thing, are not possible; `accepted` if they are."""
    state, seat, words = table.match.state, command.seat, command.words
    if command.ref:
        if len(command.picked) > MOST_PICKS:
            return Done(table.refused(command, "illegal", "This cannot be picked now."))
        try:
            words = words_for(table.game, state, seat, command.ref, command.picked)
        except IllegalAction:
            return Done(table.refused(command, "illegal", "This cannot be picked now."))
        if not words:
            asked = table.game.prompt(state, seat)
            text = f"{NO_ANSWER} {asked}" if seat in table.waiting() else asked
            return Done(table.refused(command, "not_asked", text))
    refusal = table.game.why_not(state, seat, words)
    if refusal is None:
        return Done(Accepted(command.id, table.ply(seat), table.epoch(seat)))
    return Done(refused_by_rules(table, command, refusal))


def sight(table: "Table", command: Sight) -> Done:
    """Lines of sight, as everybody may work them out. Raises UnreadableWords."""
    found = table.game.sight(table.match.state, command.ref, command.facing)
    return Done(Seen(command.id, list(found.lines), list(found.places)))


def draft(table: "Table", command: Draft) -> Done:
    """What a force comes to."""
    if command.seat not in table.waiting() or len(command.picked) > MOST_PICKS:
        return Done(table.refused(command, "illegal", "There is no force for you to build now."))
    found = table.game.roster(table.match.state, command.seat, command.picked)
    if found is None:
        return Done(table.refused(command, "illegal", "There is no force for you to build now."))
    return Done(Drafted(command.id, found))


def why_not(table: "Table", command: Play, action: int) -> Refused:
    """The refusal of an action that is no option."""
    if not 0 <= action < table.game.space:
        return table.refused(command, "unreadable", f"There is no action {action}.")
    state = table.match.state
    refusal = table.game.why_not(state, command.seat, table.game.words(state, action))
    if refusal is None:
        return table.refused(command, "illegal", "This is not possible now.")
    return refused_by_rules(table, command, refusal)


def refused_by_rules(table: "Table", command: Play | Why, refusal: Refusal) -> Refused:
    text = refusal_sentence(table.game, refusal)
    return table.refused(command, refusal.code, text, refusal.rules, dict(refusal.params))
