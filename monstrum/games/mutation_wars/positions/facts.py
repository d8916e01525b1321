"""Everything a scenario may ask of a position of Mutation Wars, by the names the rules use."""

from collections.abc import Mapping
from typing import Any, Final

from monstrum.content.facts import Zone
from monstrum.core.chance import Script
from monstrum.games.mutation_wars.content.catalog import (
    COLOUR_LETTERS,
    COLOURS,
    DECK_NAMES,
    FAKE_TAIL,
    KIND_NAMES,
    Catalog,
)
from monstrum.games.mutation_wars.positions.creature_text import alike, read_creature, write_creature
from monstrum.games.mutation_wars.positions.given import SeatText, read_line
from monstrum.games.mutation_wars.positions.notation import (
    creature_text,
    deck_ids,
    discard_ids,
    hand_ids,
    out_ids,
    pile_letters,
    seat_names,
    variant_names,
)
from monstrum.games.mutation_wars.rules.actions import KIND, SEAT, card_action
from monstrum.games.mutation_wars.rules.building import price
from monstrum.games.mutation_wars.rules.decks import COPIES
from monstrum.games.mutation_wars.rules.geometry import matched
from monstrum.games.mutation_wars.rules.glow_things import has_glow
from monstrum.games.mutation_wars.rules.statistics import attack, defence, part_attack, part_defence
from monstrum.games.mutation_wars.rules.winning import complete, ranks
from monstrum.games.mutation_wars.state import (
    EDGES,
    FLIPPED,
    MARKS,
    MOST_BODIES,
    MOST_SEATS,
    NO_CARD,
    NO_SEAT,
    PHASE_NAMES,
    REVERSED,
    SPOTS,
    STRICT_LATTICE,
    WarsState,
    has_variant,
)
from monstrum.kit.given import asked_facts, find, on_top, script_of

SEATS: Final = [f"P{seat}" for seat in range(MOST_SEATS)]


class CreatureFact(str):
    """MW-4.3  A creature in notation; which spot of a body holds what is not compared."""

    __slots__ = ()

    def __eq__(self, expected: object) -> bool:
        if str.__eq__(self, expected) or not isinstance(expected, str) or not self:
            return str.__eq__(self, expected)
        return alike(read_creature(str(self)), read_creature(expected))

    __hash__ = str.__hash__


def facts(state: WarsState) -> dict[str, Any]:
    """The truth, for `[then]`."""
    seats = [seat for seat in range(state.seats) if state.bodies[seat]]
    decks: dict[str, Zone] = {
        name: Zone(tuple(deck_ids(state, kind)), ordered=True) for kind, name in enumerate(DECK_NAMES)
    }
    decks["bodies"] = Zone(tuple(pile_letters(state)), ordered=True)
    found: dict[str, Any] = {
        "players": state.seats,
        "target_bodies": state.target,
        "max_turns": state.last_turn,
        "variants": variant_names(state.variants),
        "turn": state.turn,
        "phase": "over" if state.over() else PHASE_NAMES[state.phase],
        "token": SEATS[state.token],
        "counter": state.counter,
        "attacked": seat_names(state.attacked),
        "creatures": {SEATS[seat]: creature_fact(state, seat) for seat in seats},
        "hands": {SEATS[seat]: Zone(tuple(hand_ids(state, seat))) for seat in range(state.seats)},
        "decks": decks,
        "discards": {name: Zone(tuple(discard_ids(state, kind))) for kind, name in enumerate(DECK_NAMES)},
        "out": Zone(tuple(out_ids(state))),
        "attack": {SEATS[seat]: attack(state, seat, True) for seat in seats},
        "unlit": {SEATS[seat]: attack(state, seat, False) for seat in seats},
        "defence": {SEATS[seat]: defence(state, seat) for seat in seats},
        "pad": {SEATS[seat]: pad(state, seat) for seat in seats},
        "values": {SEATS[seat]: values(state, seat) for seat in seats},
        "evasions": {SEATS[seat]: evasions(state, seat) for seat in seats},
        "price": {SEATS[seat]: price(state, seat) for seat in seats},
        "complete": {SEATS[seat]: complete(state, seat) for seat in seats},
        "complete_since": {SEATS[seat]: state.since[seat] or None for seat in seats},
        "scores": {SEATS[seat]: state.scores[seat] for seat in seats},
        "finalists": seat_names(state.finalists),
        "battle": battle(state),
        **asked_facts(state),
        "ranks": ranks(state),
        "winners": [SEATS[state.winner]] if state.winner != NO_SEAT else [],
    }
    for seat in range(state.seats):
        found[SEATS[seat]] = {
            "creature": found["creatures"].get(SEATS[seat]),
            "hand": found["hands"][SEATS[seat]],
        }
    return found


def creature_fact(state: WarsState, seat: int) -> str:
    """MW-15.5  In strict-lattice single spots matter, and everything is compared."""
    text = creature_text(state, seat)
    return text if has_variant(state, STRICT_LATTICE) else CreatureFact(text)


def pad(state: WarsState, seat: int) -> str:
    """MW-8.1, MW-10.3  A line of the pad: `6/6`, or `9|6/2` with a Glow Thing."""
    lit = attack(state, seat, True)
    shown = f"{lit}|{attack(state, seat, False)}" if has_glow(state, seat) else str(lit)
    return f"{shown}/{defence(state, seat)}"


def values(state: WarsState, seat: int) -> list[str]:
    """MW-5.5  Every part with its attack (lit) and defence: `b0.0 4/1`."""
    found = []
    for spot in range(state.bodies[seat] * EDGES):
        part = state.edges[seat * SPOTS + spot]
        if part >= 0:
            colour = state.colours[seat * MOST_BODIES + spot // EDGES]
            shown = f"{part_attack(state, part, colour, True)}/{part_defence(state, part, colour)}"
            found.append(f"b{spot // EDGES}.{spot % EDGES} {shown}")
    return found


def evasions(state: WarsState, seat: int) -> int:
    """MW-9.4  Two of a matched tail, one of any other or of a reversed one, none while it is flipped."""
    number = 0
    for spot in range(state.bodies[seat] * EDGES):
        part = state.edges[seat * SPOTS + spot]
        if part >= 0 and part // MARKS // COLOURS == FAKE_TAIL and not part & FLIPPED:
            number += 2 if matched(state, seat, spot) and not part & REVERSED else 1
    return number


def battle(state: WarsState) -> dict[str, str | None] | None:
    """MW-8  The battle in progress."""
    if state.attacker == NO_SEAT:
        return None
    ids = state.catalog.ids
    return {
        "attacker": SEATS[state.attacker],
        "defender": SEATS[state.defender],
        "attacker_card": None if state.attacker_card == NO_CARD else ids[state.attacker_card],
        "defender_card": None if state.defender_card == NO_CARD else ids[state.defender_card],
    }


# What a scenario expects --------------------------------------------------------------------------


def expectation(then: Mapping[str, Any]) -> dict[str, Any]:
    """The `[then]` of a scenario in the shape of `facts`: creatures spelled as the program spells them."""
    expected = dict(then)
    for key, value in then.items():
        if key in SEATS and isinstance(value, str):
            line = SeatText()
            read_line(line, value)
            expected[key] = {} if line.creature is None else {"creature": write_creature(line.creature)}
            if line.hand is not None:
                expected[key]["hand"] = line.hand
        elif key in SEATS and isinstance(value, Mapping):
            expected[key] = {group: spelled(group, inner) for group, inner in value.items()}
        elif key == "creatures" and isinstance(value, list):
            by_seat = zip(SEATS, value, strict=False)
            expected[key] = {seat: spelled("creature", creature) for seat, creature in by_seat}
        elif key == "creatures" and isinstance(value, Mapping):
            expected[key] = {seat: spelled("creature", creature) for seat, creature in value.items()}
    return expected


def spelled(group: str, value: object) -> object:
    if group == "creature" and isinstance(value, str):
        return write_creature(read_creature(value))
    return value


# Scripted chance ----------------------------------------------------------------------------------


def chance_script(chance: Mapping[str, Any], catalog: Catalog) -> Script:
    """`[chance]`: shuffles of decks and bodies, from the top, and picks of seats, cards and kinds."""
    return script_of(chance, "Mutation Wars", catalog, pick, order)


def pick(item: object, catalog: Catalog) -> int:
    """A seat (`P1`, the dealer), or a card that is taken (`M09`)."""
    name = str(item).strip()
    if name.upper() in SEATS:
        return SEAT + SEATS.index(name.upper())
    if name.upper() in KIND_NAMES:
        return KIND + KIND_NAMES.index(name.upper())
    return card_action(find(name, catalog.ids, "chance.pick names", "card or seat"))


def order(item: object, catalog: Catalog) -> list[int]:
    """The cards (or bodies) on top of a shuffled deck; equal ones are told apart by their number."""
    copies: dict[int, int] = {}
    found = []
    for name in on_top(item):
        if len(name) == 1 and name.upper() in COLOUR_LETTERS:
            number = COLOUR_LETTERS.index(name.upper())
        else:
            number = find(name, catalog.ids, "chance.shuffle names", "card or body")
        found.append(number * COPIES + copies.get(number, 0))
        copies[number] = copies.get(number, 0) + 1
    return found
