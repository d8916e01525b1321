"""What stands below a question that a card asks: the card's own text."""

from monstrum.core.board import Outlook
from monstrum.core.engine import sealed, waiting
from monstrum.games.xybrid.rules import kinds
from monstrum.games.xybrid.speaking.decisions import NO_ROW, Decision, running_card
from monstrum.games.xybrid.state import LabState
from monstrum.kit.speaker import Speaker


def outlook(speaker: Speaker, state: LabState, now: Decision, seat: int, language: str) -> Outlook:
    """XY-12.2  Whether to use a card is asked with its text already. No card asks for secrets."""
    if seat not in waiting(state) or sealed(state):
        return Outlook()
    if now.row == NO_ROW or kinds.asks_whether(now.kind):
        return Outlook()
    card, _ = running_card(state.catalog, now.row)
    return Outlook(note=speaker.names.text(card, language))
