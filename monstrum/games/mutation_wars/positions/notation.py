"""Positions as text, in the notation of the rules: `P0 = "R(Eye:R, -, -) hand{Claw:G M09 BT03}"`.

A position is a TOML document. `print_position` writes all of it; `arranging.py` builds a state from as little
as one creature. Decks run from the top down, discards from the oldest card to the newest.
"""

from functools import cache
from typing import Final

from monstrum.games.mutation_wars.asks import ASKS
from monstrum.games.mutation_wars.content.catalog import COLOUR_LETTERS, COLOURS, DECK_NAMES
from monstrum.games.mutation_wars.knowing import sightings
from monstrum.games.mutation_wars.positions.creature_text import CreatureText, PartText, write_creature
from monstrum.games.mutation_wars.rules.actions import card_of
from monstrum.games.mutation_wars.state import (
    EDGES,
    FLIPPED,
    MARKS,
    MOST_BODIES,
    NO_CARD,
    NO_SEAT,
    PHASE_NAMES,
    REVERSED,
    SPOTS,
    UP,
    VARIANT_NAMES,
    WarsState,
)
from monstrum.kit.stack_text import chance_lines, stack_lines

EVERYBODY: Final = "all"  # the knower of a sighting that everybody made

# Pieces -------------------------------------------------------------------------------------------


def creature_of(state: WarsState, seat: int) -> CreatureText:
    """A creature as the notation knows it."""
    creature = CreatureText()
    for body in range(state.bodies[seat]):
        creature.colours.append(state.colours[seat * MOST_BODIES + body])
        creature.joints.append((-1, 0))
    for spot in range(state.bodies[seat] * EDGES):
        held = state.edges[seat * SPOTS + spot]
        if held >= 0:
            creature.parts[divmod(spot, EDGES)] = part_text(held)
        elif held < UP:
            creature.joints[UP - held] = divmod(spot, EDGES)
    return creature


def part_text(part: int) -> PartText:
    kind, colour = divmod(part // MARKS, COLOURS)
    return PartText(kind, colour, bool(part & FLIPPED), bool(part & REVERSED))


def creature_text(state: WarsState, seat: int) -> str:
    """`R(Eye:R, Tail:B, >Y(Claw:Y, -))`; nothing before the seat has a body."""
    return write_creature(creature_of(state, seat)) if state.bodies[seat] else ""


def hand_ids(state: WarsState, seat: int, kind: int | None = None) -> list[str]:
    """The cards in hand, of one kind or of all, in the order of designs."""
    catalog = state.catalog
    held = list(state.hand[seat * catalog.designs : (seat + 1) * catalog.designs])
    found: list[str] = []
    for design, number in enumerate(held):
        if number and (kind is None or catalog.kind_of[design] == kind):
            found += [catalog.ids[design]] * number
    return found


def deck_ids(state: WarsState, kind: int) -> list[str]:
    """From the top down."""
    room, size = state.catalog.room[kind], state.deck_size[kind]
    return [state.catalog.ids[state.deck[at]] for at in range(room + size - 1, room - 1, -1)]


def discard_ids(state: WarsState, kind: int) -> list[str]:
    """The oldest first."""
    room, size = state.catalog.room[kind], state.discard_size[kind]
    return [state.catalog.ids[state.discard[at]] for at in range(room, room + size)]


def pile_letters(state: WarsState) -> list[str]:
    """The body pile from the top down."""
    return [COLOUR_LETTERS[state.pile[at]] for at in range(state.pile_size - 1, -1, -1)]


def out_ids(state: WarsState) -> list[str]:
    """The cards a position has left in the box."""
    return [id for design, id in enumerate(state.catalog.ids) for _ in range(state.out[design])]


@cache
def seat_names(mask: int) -> list[str]:
    return [f"P{seat}" for seat in range(mask.bit_length()) if (mask >> seat) & 1]


def variant_names(mask: int) -> list[str]:
    return [name for at, name in enumerate(VARIANT_NAMES) if (mask >> at) & 1]


# The whole ----------------------------------------------------------------------------------------


def print_position(state: WarsState) -> str:
    """Everything, so that reading it back gives the same state."""
    lines = [
        'game = "mutation_wars"',
        f"players = {state.seats}",
        f"target_bodies = {state.target}",
        f"max_turns = {state.last_turn}",
        f"variants = {listed(variant_names(state.variants))}",
        f"turn = {state.turn}",
        f'phase = "{PHASE_NAMES[state.phase]}"',
        f'token = "P{state.token}"',
        f"counter = {state.counter}",
        f"attacked = {listed(seat_names(state.attacked))}",
    ]
    if state.winner != NO_SEAT:
        lines.append(f'winner = "P{state.winner}"')
    lines += [f'P{seat} = "{seat_text(state, seat)}"' for seat in range(state.seats)]
    decks = [f'{name} = "{" ".join(deck_ids(state, kind))}"' for kind, name in enumerate(DECK_NAMES)]
    decks.append(f'bodies = "{" ".join(pile_letters(state))}"')
    lines.append(inline("decks", decks))
    discards = [f'{name} = "{" ".join(discard_ids(state, kind))}"' for kind, name in enumerate(DECK_NAMES)]
    lines.append(inline("discards", discards))
    if any(state.out):
        lines.append(f'out = "{" ".join(out_ids(state))}"')
    lines += completion_lines(state)
    lines += battle_lines(state)
    if state.sighted:
        lines.append(f"sightings = {listed(sighting_lines(state))}")
    lines.append(f"stack = {listed(stack_lines(state, ASKS.key))}")
    if state.laid:
        lines.append(f"operands = {state.found()}")
    if state.buffers:
        picks = [
            f'P{seat} = "{state.catalog.ids[card_of(buffer[0])]}"'
            for seat, buffer in enumerate(state.buffers)
            if buffer
        ]
        lines.append(inline("sealed", picks))
    lines += chance_lines(state.chance)
    return "\n".join(lines) + "\n"


def seat_text(state: WarsState, seat: int) -> str:
    creature = creature_text(state, seat)
    hand = "hand{" + " ".join(hand_ids(state, seat)) + "}"
    return f"{creature} {hand}" if creature else hand


def completion_lines(state: WarsState) -> list[str]:
    """MW-13.4, MW-13.5, MW-15.2"""
    since = [f"P{seat} = {value}" for seat, value in enumerate(state.since)]
    by = [f'P{seat} = "P{value}"' for seat, value in enumerate(state.by)]
    lines = [inline("complete_since", since)]
    if any(state.by):
        lines.append(inline("completed_by", by))
    if state.finalists:
        lines.append(f"finalists = {listed(seat_names(state.finalists))}")
    if any(state.scores):
        lines.append(inline("scores", [f"P{seat} = {score}" for seat, score in enumerate(state.scores)]))
    return lines


def battle_lines(state: WarsState) -> list[str]:
    """MW-8  The battle in progress."""
    found = []
    if state.attacker != NO_SEAT:
        found.append(f'attacker = "P{state.attacker}"')
    if state.defender != NO_SEAT:
        found.append(f'defender = "P{state.defender}"')
    cards = (
        ("attacker_card", state.attacker_card),
        ("defender_card", state.defender_card),
        ("protected", state.protected),
    )
    found += [f'{name} = "{state.catalog.ids[card]}"' for name, card in cards if card != NO_CARD]
    return [inline("battle", found)] if found else []


def sighting_lines(state: WarsState) -> list[str]:
    """`P0 Eye:R P1 P2`: P0 knows that one of these holds a red Eye."""
    lines = []
    for number in sightings.listed(state):
        knower = sightings.knower_of(number)
        who = EVERYBODY if knower == sightings.PUBLIC else f"P{knower}"
        card = state.catalog.ids[sightings.design_of(number)]
        lines.append(" ".join([who, card, *seat_names(sightings.where_of(number))]))
    return lines


def listed(items: list[str]) -> str:
    return "[" + ", ".join(f'"{item}"' for item in items) + "]"


def inline(key: str, entries: list[str]) -> str:
    return f"{key} = {{ {', '.join(entries)} }}" if entries else f"{key} = {{}}"
