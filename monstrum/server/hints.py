"""A hint in words: what to do, how often that wins, how sure that is, and what comes next to it."""

from collections.abc import Sequence

from monstrum.bots.advice import Finding
from monstrum.server.protocol_tables import Advised, Hint
from monstrum.server.table import Table
from monstrum.server.tongues import said, spoken


def in_words(table: Table, seat: int, found: Sequence[Finding]) -> Hint:
    """What a bot has found for a seat, in the language of who asks."""
    state, language = table.match.state, spoken()
    advised = [
        Advised(one.action, table.game.label(state, one.action, language), one.percent, *one.interval)
        for one in found
    ]
    return Hint(table.ply(seat), table.epoch(seat), sentence(advised), advised)


def sentence(advised: Sequence[Advised]) -> str:
    """The best, with its interval, and how the next one does."""
    if not advised:
        return said("hint_nothing")
    best = advised[0]
    text = said("hint_best", answer=best.label, percent=best.percent, low=best.low, high=best.high)
    if len(advised) == 1:
        return text
    other = advised[1]
    code = "hint_close" if other.high >= best.percent else "hint_other"
    return f"{text} {said(code, answer=other.label, percent=other.percent)}"
