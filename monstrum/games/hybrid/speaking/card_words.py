"""Cards in words: `bid ACT-03`, `lay ACT-08 effect`, `lay ACT-08 points 2` (tied to the second shot)."""

from typing import Final

from monstrum.games.hybrid.rules import actions, kinds
from monstrum.games.hybrid.state import SkirmishState

CARD_VERBS: Final = {
    kinds.EQUIPMENT: "throw",
    kinds.BID: "bid",
    kinds.AURA: "aura",
    kinds.MUTATION: "mutate",
    kinds.RESERVE: "play",
    kinds.DISCARD: "discard",
    kinds.STEAL: "steal",
    kinds.RECOVER: "recover",
    kinds.CANCEL: "cancel",
    kinds.DRAW: "draw",
    kinds.LOSE_ONE: "lose",
}
USES: Final = ("points", "effect")
SECRET: Final = (kinds.EQUIPMENT, kinds.BID, kinds.STEAL)
"""Others do not see which card it is."""


def card_word(state: SkirmishState, card: int) -> str:
    ids = state.catalog.card_ids
    return ids[card] if 0 <= card < len(ids) else f"#{card}"


def card_words(state: SkirmishState, kind: int, card: int) -> str:
    return f"{CARD_VERBS.get(kind, 'card')} {card_word(state, card)}"


def lay_parts(action: int) -> tuple[int, int, int]:
    """Design, 0 points or 1 effect, shot."""
    number = action - actions.LAY
    return number // 4, number // 2 % 2, number % 2


def lay_words(state: SkirmishState, action: int) -> str:
    card, use, shot = lay_parts(action)
    if card >= state.catalog.action_cards:
        return f"lay #{action - actions.LAY}"
    return f"lay {card_word(state, card)} {USES[use]}{' 2' if shot else ''}"
