"""Positions of Hybrid in which something is about to happen: warriors among each other and on the counters of
a mission, cards in every hand, few rounds left. Chance alone would seldom bring so much together.
"""

from collections.abc import Mapping
from typing import Any, Final

from monstrum.core.quick import Quick
from monstrum.games.hybrid.content import terms
from monstrum.games.hybrid.content.catalog import DC, Catalog, Mission
from monstrum.games.hybrid.rules.card_piles import ACTION_PILE, ARMY_PILE, EQUIPMENT_PILE, EVENT_PILE
from monstrum.games.hybrid.rules.event_cards import RESERVE
from monstrum.games.hybrid.rules.ground import FLOOR
from monstrum.games.hybrid.rules.squares import WIDTH, base_squares, distance, touches

WARRIORS: Final = 5  # of each side
ROUNDS: Final = 3  # to go
MUTANTS: Final = 2
NEAR: Final = 7  # squares around the place of the fight


def melee(catalog: Catalog, mission: Mission, rng: Quick) -> dict[str, Any]:
    """A position, as scenarios write them."""
    figures = gathered(catalog, mission, rng)
    given: dict[str, Any] = {
        "mission": mission.id,
        "step": "round",
        "round": max(1, mission.round_limit - ROUNDS + 1),
        "winner": terms.SIDES[rng.below(2)],
        "first_contact": False,
        "figures": figures,
        "hands": {side: hand(catalog, mission, at, rng) for at, side in enumerate(terms.SIDES)},
        "staying": mutations(catalog, mission, figures, rng),
        "deck": {
            id: 1 for card, id in enumerate(catalog.card_ids) if (mission.decks >> catalog.deck[card]) & 1
        },
    }
    leaders = {
        side: next((letter for letter, table in given["figures"].items() if leads(catalog, table, at)), "")
        for at, side in enumerate(terms.SIDES)
    }
    given["leaders"] = {side: letter for side, letter in leaders.items() if letter}
    return given


def leads(catalog: Catalog, table: dict[str, Any], side: int) -> bool:
    profile = catalog.profile_ids.index(table["profile"])
    at = profile * len(terms.APTITUDES) + terms.APTITUDES.index("aura")
    return catalog.side[profile] == side and catalog.aptitude[at] > 0


def gathered(catalog: Catalog, mission: Mission, rng: Quick) -> dict[str, dict[str, Any]]:
    """Some warriors of each side: first on counters and Objectives, then anywhere near them."""
    marked = [*mission.counter_squares, *(square for square in mission.objective_square if square >= 0)]
    floor = [
        row * WIDTH + column
        for row in range(mission.rows)
        for column in range(mission.columns)
        if mission.kinds[row * WIDTH + column] == FLOOR
    ]
    centre = one_of(marked or floor, rng)
    near = [square for square in floor if distance(centre, 1, square, 1) <= NEAR]
    taken: set[int] = set()
    foes: tuple[list[tuple[int, int]], ...] = ([], [])  # squares and bases, by side
    found: dict[str, dict[str, Any]] = {}
    for number in range(2 * WARRIORS):
        side = number % 2
        profile = one_of([one for one in range(catalog.profiles) if catalog.side[one] == side], rng)
        base = catalog.base[profile]
        places = [square for square in near if fits(floor, taken, square, base)]
        wanted = [square for square in marked if fits(floor, taken, square, base)]
        if number < 2 * len(marked) and wanted and rng.below(4):
            places = wanted
        if not places:
            continue
        touching = [square for square in places if any(touches(square, base, *one) for one in foes[1 - side])]
        square = one_of(touching if touching and rng.below(2) else places, rng)
        taken.update(base_squares(square, base))
        foes[side].append((square, base))
        found[chr((65 if side == 0 else 97) + number // 2)] = {
            "profile": catalog.profile_ids[profile],
            "at": f"{square % WIDTH},{square // WIDTH}",
            "facing": terms.FACINGS[rng.below(4)],
            "wounds": rng.below(int(catalog.nv[profile])) // (1 + rng.below(3)),
            "parry": rng.below(4),
            "frenzy": rng.below(2),
        }
    return found


def fits(floor: list[int], taken: set[int], square: int, base: int) -> bool:
    return all(covered in floor and covered not in taken for covered in base_squares(square, base))


def mutations(catalog: Catalog, mission: Mission, figures: Mapping[str, Any], rng: Quick) -> list[str]:
    """Two of the Scorpions have been mutated already."""
    there = held_of(catalog, mission, EQUIPMENT_PILE + 1)
    bearers = [letter for letter in figures if letter.islower()][:MUTANTS]
    if len(there) < MUTANTS:
        return []
    rng.mix(there)
    for letter in bearers:  # what some Mutations do is seen when their bearer falls
        nv = catalog.nv[catalog.profile_ids.index(figures[letter]["profile"])]
        figures[letter]["wounds"] = int(nv) - 1
    return [f"{catalog.card_ids[there[at]]} SCORPION {letter} mutation" for at, letter in enumerate(bearers)]


def hand(catalog: Catalog, mission: Mission, side: int, rng: Quick) -> list[str]:
    """Four Action cards, two of them for parries alone, two pieces of equipment, two cards in reserve."""
    army, equipment = ARMY_PILE + side, EQUIPMENT_PILE + side
    own = held_of(catalog, mission, ACTION_PILE)
    parries = [card for card in own if catalog.card_modes[card] == 1 << DC]
    held: list[str] = []
    for cards, number in (
        (parries, 2),
        (own, 2),
        (held_of(catalog, mission, equipment), 2),
        (reserves(catalog, held_of(catalog, mission, EVENT_PILE)), 1),
        (reserves(catalog, held_of(catalog, mission, army)), 1),
    ):
        held += [catalog.card_ids[one_of(cards, rng)] for _ in range(number if cards else 0)]
    return held


def held_of(catalog: Catalog, mission: Mission, pile: int) -> list[int]:
    """The designs of a deck, if the mission uses it."""
    return [
        card
        for card in range(catalog.cards)
        if catalog.pile[card] == pile and (mission.decks >> catalog.deck[card]) & 1
    ]


def reserves(catalog: Catalog, cards: list[int]) -> list[int]:
    return [card for card in cards if catalog.timing[card] == RESERVE]


def one_of(squares: list[int], rng: Quick) -> int:
    return squares[rng.below(len(squares))]
