"""The blocks of the action space of Mutation Wars.

The lines of what can be asked (as in XYbrid's `asks.py`) are still `rules/frames.py` and the tables of
`speaking/`; they move here. Spots of a body are equivalent (MW-4.3): ATTACH names the body, the lowest empty
spot of it is filled.
"""

from typing import Final

from monstrum.games.mutation_wars.content.catalog import COLOUR_LETTERS, KIND_NAMES, MU, PARTS, Catalog
from monstrum.games.mutation_wars.rules import actions
from monstrum.games.mutation_wars.state import MOST_BODIES, MOST_SEATS, SPOTS
from monstrum.kit.space import Block, Layout, Space, check_numbers


def splits(catalog: Catalog) -> int:
    """MW-11.6  So many Mutate cards may be drawn as spoils, and none."""
    return int(min(catalog.number[MU], actions.MOST_SPLIT)) + 1


def identity(layout: Layout) -> object:
    """What the hash of the layout has been made of since it was agreed."""
    seats = [f"P{seat}" for seat in range(MOST_SEATS)]
    blocks: list[object] = ["none", "buy", "edge 1", "edge 2", *KIND_NAMES, *seats, *COLOUR_LETTERS]
    blocks += [["body", MOST_SEATS, MOST_BODIES], ["spot", MOST_SEATS, SPOTS]]
    blocks += [["attach", MOST_BODIES], "card", ["split", layout.size]]
    return ["mutation_wars", blocks, layout.catalog.ids]


SPACE: Final = Space(
    "mutation_wars",
    (
        Block("none"),
        Block("buy"),
        Block("edge", 2, noun="edge", first=1),
        Block("kind", tuple(KIND_NAMES), noun="kind"),
        Block("seat", MOST_SEATS, noun="seat"),
        Block("colour", tuple(COLOUR_LETTERS), noun="colour"),
        Block("body", MOST_SEATS * MOST_BODIES, noun="seat and body"),
        Block("spot", MOST_SEATS * SPOTS, noun="seat, body and edge"),
        Block("attach", PARTS * MOST_BODIES, noun="design and body"),
        Block("card", "ids", noun="design"),
        Block("split", splits, noun="number"),
    ),
    identity,
)
check_numbers(
    SPACE,
    {
        "none": actions.NONE,
        "buy": actions.BUY,
        "edge": actions.EDGE,
        "kind": actions.KIND,
        "seat": actions.SEAT,
        "colour": actions.COLOUR,
        "body": actions.BODY,
        "spot": actions.SPOT,
        "attach": actions.ATTACH,
        "card": actions.CARD,
    },
)
