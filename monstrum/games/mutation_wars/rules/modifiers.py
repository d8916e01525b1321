"""MW-8.8 – MW-8.11  What the two Battle cards change: part by part, then flat.

Only the value useful to its player counts. To an attack belong the positive attack of the attacker's card and
the negative attack of the defender's; to a defence the positive defence of the defender's card and the
negative defence of the attacker's. So of each card only one sign is asked for.
"""

from typing import Final

from mypy_extensions import i64

from monstrum.core.numbers import ZERO
from monstrum.games.mutation_wars.content.catalog import COLOURS, FAKE_TAIL, GLOW
from monstrum.games.mutation_wars.effects import opcodes
from monstrum.games.mutation_wars.rules.glow_things import working_eye
from monstrum.games.mutation_wars.rules.statistics import part_attack, part_defence
from monstrum.games.mutation_wars.state import (
    EDGES,
    FLIPPED,
    MARKS,
    MOST_BODIES,
    NO_CARD,
    SPOTS,
    WarsState,
)

NO_KIND: Final = -1  # whatever type a part has


def card_does(state: WarsState, card: i64, operation: i64) -> bool:
    """Whether the program of a Battle card holds an operation."""
    if card == NO_CARD:
        return False
    code = state.catalog.code
    at = state.catalog.entry[card]
    while code[at] != opcodes.END:
        if code[at] == operation:
            return True
        at += opcodes.WIDTH
    return False


def part_modifier(state: WarsState, card: i64, stat: i64, positive: bool, kind: i64) -> i64:
    """MW-8.9  What a card adds to one part of this type: its values of one sign for one statistic."""
    return modifier(state, card, opcodes.PART_MOD, stat, positive, kind)


def flat_modifier(state: WarsState, card: i64, stat: i64, positive: bool) -> i64:
    """MW-8.11"""
    return modifier(state, card, opcodes.FLAT_MOD, stat, positive, NO_KIND)


def modifier(state: WarsState, card: i64, operation: i64, stat: i64, positive: bool, kind: i64) -> i64:
    if card == NO_CARD:
        return 0
    code = state.catalog.code
    at = state.catalog.entry[card]
    total: i64 = 0
    while code[at] != opcodes.END:
        if code[at] == operation and (kind == NO_KIND or (code[at + 3] >> kind) & 1):
            value = code[at + 1 + stat]
            if (value > 0) == positive:
                total += value
        at += opcodes.WIDTH
    return total


def spoils_modifier(state: WarsState, card: i64) -> i64:
    """MW-11.8  What a card adds to the spoils of its player."""
    if card == NO_CARD:
        return 0
    code = state.catalog.code
    at = state.catalog.entry[card]
    total: i64 = 0
    while code[at] != opcodes.END:
        if code[at] == opcodes.STEAL_MOD:
            total += code[at + 1]
        at += opcodes.WIDTH
    return total


def counting_card(state: WarsState) -> i64:
    """MW-8.13  The attacker's card, unless the defender's cancels it."""
    if card_does(state, state.defender_card, opcodes.CANCEL_CARD):
        return NO_CARD
    return state.attacker_card


def attack_modifier(state: WarsState, kind: i64, lit: bool, attacking: i64, defending: i64) -> i64:
    """What both cards add to the attack of one unflipped part of this type."""
    if kind == FAKE_TAIL:  # MW-5.3
        return 0
    weaker = part_modifier(state, defending, opcodes.ATT, False, kind)
    if kind == GLOW and not lit:  # MW-10.5
        return weaker
    return weaker + part_modifier(state, attacking, opcodes.ATT, True, kind)


def defence_modifier(state: WarsState, kind: i64, attacking: i64, defending: i64) -> i64:
    if kind == FAKE_TAIL:
        return 0
    weaker = part_modifier(state, attacking, opcodes.DEF, False, kind)
    return weaker + part_modifier(state, defending, opcodes.DEF, True, kind)


def final_attack(state: WarsState, attacker: i64, defender: i64, attacking: i64, defending: i64) -> i64:
    """MW-8.10, MW-8.11, MW-10.1  Each part with all its modifiers, never below 0; then the flat ones."""
    lit = working_eye(state, defender)
    total: i64 = 0
    for spot in range(state.bodies[attacker] * EDGES):
        part = state.edges[attacker * SPOTS + spot]
        if part >= 0 and not part & FLIPPED:
            own = part_attack(state, part, state.colours[attacker * MOST_BODIES + spot // EDGES], lit)
            own += attack_modifier(state, part // (MARKS * COLOURS), lit, attacking, defending)
            if own > 0:
                total += own
    total += flat_modifier(state, attacking, opcodes.ATT, True)
    total += flat_modifier(state, defending, opcodes.ATT, False)
    return total if total > 0 else ZERO


def final_defence(state: WarsState, defender: i64, attacking: i64, defending: i64) -> i64:
    """MW-8.10, MW-8.11"""
    total: i64 = 0
    for spot in range(state.bodies[defender] * EDGES):
        part = state.edges[defender * SPOTS + spot]
        if part >= 0 and not part & FLIPPED:
            own = part_defence(state, part, state.colours[defender * MOST_BODIES + spot // EDGES])
            own += defence_modifier(state, part // (MARKS * COLOURS), attacking, defending)
            if own > 0:
                total += own
    total += flat_modifier(state, defending, opcodes.DEF, True)
    total += flat_modifier(state, attacking, opcodes.DEF, False)
    return total if total > 0 else ZERO
