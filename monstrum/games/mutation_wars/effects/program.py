"""Cards to numbers: the checked cards of a pack become the tables and programs of a `Catalog`."""

from collections.abc import Iterable, Sequence

from librt.vecs import vec
from mypy_extensions import i64

from monstrum.content.syntax import Call, Items, Name, Node, Number, Pair
from monstrum.games.mutation_wars.content import catalog as cat
from monstrum.games.mutation_wars.content.catalog import Catalog
from monstrum.games.mutation_wars.content.schema import BattleCard, Cards, MutateCard
from monstrum.games.mutation_wars.effects import opcodes
from monstrum.games.mutation_wars.effects.vocabulary import TYPES
from monstrum.games.mutation_wars.speaking.names import all_part_ids


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
            code += (opcodes.OPERATIONS[op.name], *operands(op))
        code += (opcodes.END, 0, 0, 0)
    catalog.entry, catalog.code = row(entries), row(code)


def operands(op: Call) -> tuple[int, int, int]:
    """x, y and z of an operation, as the table in `opcodes.py` has them."""
    args = op.args
    match op.name:
        case "FLIP":
            return 0, 0, types(args)
        case "REMOVE_BY_STAT":
            return who(args[1]), index(args[0], opcodes.STAT_NAMES), 0
        case "REMOVE_PART":
            return (
                who(args[0]),
                index(args[1], opcodes.FILTER_NAMES),
                index(args[2], opcodes.CHOOSER_NAMES),
            )
        case "RETURN_PART":
            return who(args[0]), opcodes.ANY_PART, index(args[1], opcodes.CHOOSER_NAMES)
        case "ATTACH":
            return index(args[1], opcodes.SPOT_NAMES), int(len(args) > 2), 0
        case "SWAP_BETWEEN":
            return who(args[0]), index(args[1], opcodes.FILTER_NAMES), 0
        case "PAY_OR_LOSE":
            return who(args[0]), 0, index(args[1], opcodes.CHOOSER_NAMES)
        case "DRAW":
            return who(args[2]), kind(args[0]), number(args[1])
        case "TAKE_DISCARD" | "PASS_CARD":
            return 0, kind(args[0]), 0
        case "STEAL_RANDOM":
            return who(args[2]), kinds(args[0]), number(args[1])
        case "RESET_TAIL":
            return who(args[0]), int(len(args) > 1), 0
        case "SWAP_WITHIN" | "REARRANGE" | "REPLACE_BODY" | "UNFLIP" | "MARK_ATTACKED":
            return who(args[0]), 0, 0
        case "PART_MOD" | "FLAT_MOD":
            attack, defence = pair(args[0])
            return attack, defence, types(args[1:])
        case "STEAL_MOD":
            return number(args[0]), 0, 0
    return 0, 0, 0  # END_BATTLE, CANCEL_CARD


def index(node: Node, names: Sequence[str]) -> int:
    assert isinstance(node, Name), node
    return names.index(node.text)


def who(node: Node) -> int:
    return index(node, opcodes.WHO_NAMES)


def kind(node: Node) -> int:
    return index(node, cat.KIND_NAMES)


def kinds(node: Node) -> int:
    """A list of decks as a mask."""
    assert isinstance(node, Items), node
    return sum({1 << kind(item) for item in node.items})


def types(nodes: Sequence[Node]) -> int:
    """Part types as a mask."""
    return sum(1 << index(node, TYPES) for node in nodes)


def number(node: Node) -> int:
    assert isinstance(node, Number), node
    return node.value


def pair(node: Node) -> tuple[int, int]:
    assert isinstance(node, Pair), node
    return node.first, node.second
