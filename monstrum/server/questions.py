"""Questions to a table: answers without consequences, which stay the client's own."""

from typing import TYPE_CHECKING, Final

from monstrum.core.contract import Refusal
from monstrum.core.errors import IllegalAction
from monstrum.server.outcomes import Done
from monstrum.server.picking import picking, words_for
from monstrum.server.protocol import Accepted, Draft, Drafted, Pick, Play, Refused, Seen, Sight, Why
from monstrum.server.tongues import said, spoken
from monstrum.texts.match import refusal_sentence

if TYPE_CHECKING:
    from monstrum.server.table import Table

MOST_PICKS: Final = 64


def pick(table: "Table", command: Pick) -> Done:
    """What a gesture may go on with."""
    seat = command.seat
    if seat not in table.waiting() or len(command.picked) > MOST_PICKS:
        return Done(table.refused(command, "illegal", said("nothing_to_pick")))
    try:
        return Done(
            picking(table.game, table.match.state, table.ply(seat), table.epoch(seat), command, spoken())
        )
    except IllegalAction:
        return Done(table.refused(command, "illegal", said("not_picked")))


def why(table: "Table", command: Why) -> Done:
    """Why words, or touching a thing, are not possible; `accepted` if they are."""
    state, seat, words = table.match.state, command.seat, command.words
    if command.ref:
        if len(command.picked) > MOST_PICKS:
            return Done(table.refused(command, "illegal", said("not_picked")))
        try:
            words = words_for(table.game, state, seat, command.ref, command.picked)
        except IllegalAction:
            return Done(table.refused(command, "illegal", said("not_picked")))
        if not words:
            return Done(not_asked(table, command))
    refusal = table.game.why_not(state, seat, words)
    if refusal is None:
        return Done(Accepted(command.id, table.ply(seat), table.epoch(seat)))
    return Done(refused_by_rules(table, command, refusal))


def not_asked(table: "Table", command: Why) -> Refused:
    """A thing that no option is about: when it would be one, as far as the game knows. The question itself
    is in sight; who is not asked hears whom all wait for."""
    state, seat = table.match.state, command.seat
    if seat not in table.waiting():
        return table.refused(command, "not_asked", table.game.prompt(state, seat, spoken()))
    found = table.game.not_now(state, seat, command.ref)
    if found is None:
        return table.refused(command, "not_asked", said("no_answer"))
    return refused_by_rules(table, command, found)


def sight(table: "Table", command: Sight) -> Done:
    """Lines of sight, as everybody may work them out. Raises UnreadableWords."""
    found = table.game.sight(table.match.state, command.ref, command.facing, spoken())
    return Done(Seen(command.id, list(found.lines), list(found.places)))


def draft(table: "Table", command: Draft) -> Done:
    """What a force comes to."""
    if command.seat not in table.waiting() or len(command.picked) > MOST_PICKS:
        return Done(table.refused(command, "illegal", said("no_force")))
    found = table.game.roster(table.match.state, command.seat, command.picked, spoken())
    if found is None:
        return Done(table.refused(command, "illegal", said("no_force")))
    return Done(Drafted(command.id, found))


def why_not(table: "Table", command: Play, action: int) -> Refused:
    """The refusal of an action that is no option."""
    if not 0 <= action < table.game.space:
        return table.refused(command, "unreadable", said("no_action", id=str(action)))
    state = table.match.state
    refusal = table.game.why_not(state, command.seat, table.game.words(state, action))
    if refusal is None:
        return table.refused(command, "illegal", said("not_possible"))
    return refused_by_rules(table, command, refusal)


def refused_by_rules(table: "Table", command: Play | Why, refusal: Refusal) -> Refused:
    text = refusal_sentence(table.game, refusal)
    return table.refused(command, refusal.code, text, refusal.rules, dict(refusal.params))
