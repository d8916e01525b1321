"""Every operation of a card: what it takes, the rules behind it, and what is said where it can do nothing.

What it takes is written as on the card: kinds of `vocabulary.py`, each with the column of the program row it
goes to (x is whom it is about: oneself, where nothing is said). `modifier→xy` fills two columns, a kind
without an arrow none. The place of an operation in the table is its number in programs.
"""

from typing import Final

from monstrum.core.operations import Operation
from monstrum.games.mutation_wars.effects import opcodes
from monstrum.games.mutation_wars.effects.attaching import AttachFromHand
from monstrum.games.mutation_wars.effects.bodies import ReplaceBody
from monstrum.games.mutation_wars.effects.cards import Draw, PassCard, StealRandom, TakeFromDiscard
from monstrum.games.mutation_wars.effects.flipping import Flip, MarkAttacked, TurnTail, Unflip
from monstrum.games.mutation_wars.effects.paying import PayOrLose
from monstrum.games.mutation_wars.effects.rearranging import RearrangeParts
from monstrum.games.mutation_wars.effects.removing import RemoveByStat, RemovePart, ReturnPart
from monstrum.games.mutation_wars.effects.swapping import SwapBetween, SwapWithin
from monstrum.games.mutation_wars.state import WarsState

TABLE: Final[list[Operation[WarsState]]] = [
    Operation("END"),
    # Mutate cards.
    Flip("FLIP", "part types→z", "MW-7.5 MW-5.4", "nothing_to_flip MW-7.5"),
    RemoveByStat("REMOVE_BY_STAT", "stat→y, who→x", "MW-7.7", "no_part_to_lose MW-7.7"),
    RemovePart("REMOVE_PART", "who→x, match→y, chooser→z", "MW-7.9", "no_fitting_part MW-7.9"),
    ReturnPart("RETURN_PART", "who→x, chooser→z", "MW-7.9", "no_part_to_lose MW-7.9"),
    AttachFromHand("ATTACH", "self→x, spot→z, optional→y", "", "no_empty_spot MW-6.2"),
    SwapWithin("SWAP_WITHIN", "one creature→x", "MW-7.10", "nothing_to_swap MW-4.6"),
    RearrangeParts("REARRANGE", "self→x", "MW-7.10", "nothing_to_rearrange MW-4.6"),
    SwapBetween("SWAP_BETWEEN", "opponent→x, match→y", "MW-7.10", "no_fitting_part MW-7.10"),
    PayOrLose("PAY_OR_LOSE", "payers→x, chooser→z", "MW-7.11", "nothing_to_give_up MW-7.11"),
    Draw("DRAW", "deck→y, number→z, who→x", "", "deck_empty MW-14.3"),
    TakeFromDiscard("TAKE_DISCARD", "deck→y", "", "discard_empty MW-14.1"),
    StealRandom("STEAL_RANDOM", "decks→y, number→z, opponent→x", "", "nothing_to_steal MW-11.2"),
    PassCard("PASS_CARD", "deck→y, direction", "MW-7.13", "nobody_holds MW-7.13"),
    ReplaceBody("REPLACE_BODY", "one creature→x", "MW-4.5", "pile_empty MW-14.4", asks=True),
    Unflip("UNFLIP", "self→x", "MW-7.6", "nothing_to_recover MW-7.6"),
    TurnTail("RESET_TAIL", "self→x, optional→y", "MW-9.4", "nothing_to_recover MW-9.4"),
    MarkAttacked("MARK_ATTACKED", "self→x", "", "already_marked MW-8.1"),
    # Battle cards: what they change is added up by `rules/modifiers.py`.
    Operation("PART_MOD", "modifier→xy, part types→z", "MW-8.8"),
    Operation("FLAT_MOD", "modifier→xy", "MW-8.8"),
    Operation("END_BATTLE"),
    Operation("CANCEL_CARD"),
    Operation("STEAL_MOD", "number→x", "MW-11.8"),
]
OPERATIONS: Final = {operation.name: number for number, operation in enumerate(TABLE)}
for _name in ("END", "PART_MOD", "FLAT_MOD", "STEAL_MOD", "END_BATTLE", "CANCEL_CARD"):
    assert OPERATIONS[_name] == getattr(opcodes, _name), _name
