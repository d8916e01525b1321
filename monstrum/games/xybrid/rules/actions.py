"""The numbers of XYbrid's actions, for the rules that list and resolve them. `asks.py` declares the blocks;
it checks that these numbers are those of its space."""

from typing import Final

from mypy_extensions import i64

from monstrum.games.xybrid.content.catalog import Catalog

NONE: Final = 0
YES: Final = 1
NO: Final = 2
ON_LEFT: Final = 3
ON_RIGHT: Final = 4
PLAYER: Final = 5
NAME: Final = 9
FIRST_PART: Final = 13

TAKE: Final = 0
FIT: Final = 1
USE: Final = 2
SWAP: Final = 3
WITH: Final = 4
CHOOSE: Final = 5
BLOCKS: Final[i64] = 6


def part_action(catalog: Catalog, block: i64, part: i64) -> i64:
    return FIRST_PART + block * catalog.parts + part


def part_of(catalog: Catalog, action: i64) -> i64:
    """The part an action of one of the part blocks names."""
    return (action - FIRST_PART) % catalog.parts


def block_of(catalog: Catalog, action: i64) -> i64:
    """The block of an action from FIRST_PART on; BLOCKS for breakthroughs."""
    return (action - FIRST_PART) // catalog.parts if action < first_reveal(catalog) else BLOCKS


def first_reveal(catalog: Catalog) -> i64:
    return FIRST_PART + BLOCKS * catalog.parts


def reveal_action(catalog: Catalog, breakthrough: i64) -> i64:
    return first_reveal(catalog) + breakthrough


def breakthrough_of(catalog: Catalog, action: i64) -> i64:
    return action - first_reveal(catalog)


def space(catalog: Catalog) -> i64:
    """How many actions there are."""
    return first_reveal(catalog) + catalog.breakthroughs
