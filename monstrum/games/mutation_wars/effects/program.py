"""Cards to numbers: the checked cards of a pack become the tables and programs of a `Catalog`."""

from collections.abc import Iterable, Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from monstrum.content.syntax import Call, Items, Name, Node, Number, Pair
from monstrum.core.operations import operation_table
from monstrum.games.mutation_wars.content import catalog as cat
from monstrum.games.mutation_wars.content.catalog import Catalog
from monstrum.games.mutation_wars.content.names import all_part_ids
from monstrum.games.mutation_wars.content.schema import BattleCard, Cards, MutateCard
from monstrum.games.mutation_wars.effects import opcodes
from monstrum.games.mutation_wars.effects.operations import OPERATIONS, TABLE
from monstrum.games.mutation_wars.effects.vocabulary import TYPES

LISTS: Final = {  # the words of a kind; others name players
    "stat": opcodes.STAT_NAMES,
    "match": opcodes.FILTER_NAMES,
    "chooser": opcodes.CHOOSER_NAMES,
    "spot": opcodes.SPOT_NAMES,
    "deck": cat.KIND_NAMES,
    "optional": ["", "optional"],
    "direction": ["left"],
}


def build_catalog(cards: Cards, name: str, digest: str) -> Catalog:
    """The cards must be checked already (`schema.py`), in ascending id order."""
    catalog = Catalog()
    catalog.name, catalog.hash = name, digest
    played: list[MutateCard | BattleCard] = [*cards.mutate, *cards.battle]
    catalog.ids = [*all_part_ids(), *(card.id for card in played)]
    catalog.designs = len(catalog.ids)
    numbers = [cat.PARTS, len(cards.mutate), len(cards.battle)]
    catalog.first = row([0, numbers[0], numbers[0] + numbers[1], sum(numbers)])
    catalog.kind_of = row(kind for kind, number in enumerate(numbers) for _ in range(number))
    parts = [part.per_colour for part in cards.parts for _ in range(cat.COLOURS)]
    copies = [*parts, *(card.count for card in played)]
    catalog.copies = row(copies)
    decks = [sum(copies[catalog.first[kind] : catalog.first[kind + 1]]) for kind in range(cat.KINDS)]
    catalog.number = row(decks)
    catalog.room = row([0, decks[0], decks[0] + decks[1]])
    catalog.attack = row(part.attack for part in cards.parts)
    catalog.defence = row(part.defence for part in cards.parts)
    catalog.bodies = sum(body.count for body in cards.bodies)
    catalog.body_copies = row(body.count for body in cards.bodies)
    write_programs(catalog, [card.ops for card in played])
    defender_only = [0] * (cat.PARTS + numbers[1]) + [int(card.defender_only) for card in cards.battle]
    catalog.defender_only = row(defender_only)
    return catalog


def row(numbers: Iterable[int]) -> vec[i64]:
    return vec[i64](list(numbers))


def write_programs(catalog: Catalog, programs: Sequence[Sequence[Call]]) -> None:
    """All programs one after the other, each closed by END."""
    code: list[int] = []
    entries = [-1] * cat.PARTS
    for ops in programs:
        entries.append(len(code))
        for op in ops:
            code += (OPERATIONS[op.name], *operands(op))
        code += (opcodes.END, 0, 0, 0)
    catalog.entry, catalog.code = row(entries), row(code)
    catalog.operations = operation_table([*TABLE])


def operands(op: Call) -> list[int]:
    """x, y and z of an operation, as `operations.py` says."""
    found = dict.fromkeys("xyz", 0)
    args = list(op.args)
    for takes in TABLE[OPERATIONS[op.name]].takes.split(", "):
        kind, _, columns = takes.partition("→")
        if kind == "part types":
            found[columns], args = sum(1 << index(node, TYPES) for node in args), []
        elif args and kind:
            numbers = written(kind, args.pop(0))
            found.update(zip(columns, numbers, strict=False))
    return list(found.values())


def written(kind: str, node: Node) -> tuple[int, ...]:
    """One argument in numbers."""
    match node:
        case Number():
            return (node.value,)
        case Pair():
            return node.first, node.second
        case Items():  # a list of decks, as a mask
            return (sum({1 << index(item, cat.KIND_NAMES) for item in node.items}),)
    return (index(node, LISTS.get(kind, opcodes.WHO_NAMES)),)


def index(node: Node, names: Sequence[str]) -> int:
    assert isinstance(node, Name), node
    return names.index(node.text)
