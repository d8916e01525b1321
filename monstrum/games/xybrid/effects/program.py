"""Cards to numbers: the effect strings of a pack become the integer programs of a `Catalog`.

One row is operation, x, y, z. An entry is [IF] [PAYABLE] [MAY] cost operations, operations; all entries of
one trigger follow each other and close with END.
"""

from collections.abc import Iterable, Sequence

from librt.vecs import vec
from mypy_extensions import i64

from monstrum.content.syntax import Call, Compare, Effect, Flag, Name, Node, Number, Times
from monstrum.core.operations import Operation, operation_table
from monstrum.games.xybrid.content import catalog as cat
from monstrum.games.xybrid.content.catalog import Catalog
from monstrum.games.xybrid.content.schema import BreakthroughCard, PartCard
from monstrum.games.xybrid.effects import opcodes
from monstrum.games.xybrid.effects.operations import OPERATIONS, TABLE
from monstrum.games.xybrid.effects.vocabulary import asking_selector
from monstrum.games.xybrid.state import LEFT, RIGHT

ALL_TYPES = (1 << len(cat.TYPE_NAMES)) - 1
SIDES = {"left": LEFT, "right": RIGHT}


def science_mask(names: Sequence[str]) -> int:
    return sum(1 << cat.SCIENCE_NAMES.index(name) for name in names)


def build_catalog(
    parts: Sequence[PartCard], breakthroughs: Sequence[BreakthroughCard], name: str, digest: str
) -> Catalog:
    """The cards must be checked already (`schema.py`), in ascending id order."""
    writer = Writer()
    catalog = Catalog()
    catalog.name, catalog.hash = name, digest
    catalog.parts = len(parts)
    catalog.ids = [card.id for card in parts]
    catalog.type_of = row(cat.TYPE_NAMES.index(card.type) for card in parts)
    catalog.sciences_of = row(science_mask(card.sciences) for card in parts)
    catalog.value_of = row(card.value for card in parts)
    catalog.triggers_of = row(trigger_mask(card) for card in parts)
    catalog.entry = row(entry for card in parts for entry in writer.entries(card))
    catalog.copies = row(int(copies(card)) for card in parts)
    statics = [writer.statics(card) for card in parts]
    catalog.statics = row(number for rows in statics for number in rows)
    catalog.static_start = row(sum(len(rows) for rows in statics[:at]) for at in range(len(parts) + 1))
    catalog.aura = row(int(opcodes.AURA in rows[::4]) for rows in statics)
    catalog.shielder = row(int(opcodes.SHIELD in rows[::4]) for rows in statics)
    catalog.breakthroughs = len(breakthroughs)
    catalog.breakthrough_ids = [card.id for card in breakthroughs]
    catalog.breakthrough_entry = row(writer.program(card.effects) for card in breakthroughs)
    catalog.code, catalog.numbers = row(writer.code), row(writer.numbers)
    catalog.selectors = row(writer.selectors)
    catalog.operations = operation_table([Operation("")] * opcodes.GAIN + [*TABLE])
    return catalog


def row(numbers: Iterable[int]) -> vec[i64]:
    return vec[i64](list(numbers))


def trigger_mask(card: PartCard) -> int:
    return sum(1 << cat.TRIGGER_NAMES.index(label) for label in {effect.trigger for effect in card.effects})


def copies(card: PartCard) -> bool:
    """Whether the DEPLOY effect of the part contains COPY."""
    deploys = [effect for effect in card.effects if effect.trigger == "DEPLOY"]
    return any(op.name == "COPY" for effect in deploys for op in effect.ops + effect.cost)


class Writer:
    """Writes programs, selectors and amounts."""

    def __init__(self) -> None:
        self.code: list[int] = []
        self.numbers: list[int] = []
        self.selectors: list[int] = []

    def row(self, op: int, x: int = 0, y: int = 0, z: int = 0) -> int:
        """Write one row; its place is returned, so that jumps can be filled in later."""
        self.code += (op, x, y, z)
        return len(self.code) - opcodes.WIDTH

    # Programs -------------------------------------------------------------------------------------

    def entries(self, card: PartCard) -> list[int]:
        """Where the programs of a part start, trigger by trigger."""
        found = []
        for label in cat.TRIGGER_NAMES:
            effects = [effect for effect in card.effects if effect.trigger == label]
            found.append(self.program(effects) if effects and label != "STATIC" else cat.NO_ENTRY)
        return found

    def statics(self, card: PartCard) -> list[int]:
        effects = [effect for effect in card.effects if effect.trigger == "STATIC"]
        return [number for effect in effects for number in self.static(effect)]

    def program(self, effects: Sequence[Effect]) -> int:
        start = len(self.code)
        for effect in effects:
            self.entry(effect)
        self.row(opcodes.END)
        return start

    def entry(self, effect: Effect) -> None:
        jumps: list[int] = []  # operands to be filled with where the next entry starts
        if effect.condition is not None:
            jumps.append(self.row(opcodes.IF, self.condition(effect.condition)) + 2)
        payable = -1
        if effect.cost:
            payable = self.row(opcodes.PAYABLE)
            jumps.append(payable + 2)
        if effect.may:
            jumps.append(self.row(opcodes.MAY) + 1)
        if effect.cost:
            self.code[payable + 1] = self.cost(effect.cost)
        for op in effect.ops:
            self.operation(op)
        for jump in jumps:
            self.code[jump] = len(self.code)

    def cost(self, ops: Sequence[Call]) -> int:
        """The operations of a cost; each of their rows says in z where the cost ends, which is returned."""
        start = len(self.code)
        for op in ops:
            self.operation(op)
        end = len(self.code)
        for at in range(start, end, opcodes.WIDTH):
            self.code[at + 3] = end
        return end

    def operation(self, op: Call) -> None:
        """One operation with its operands before it."""
        code = OPERATIONS[op.name]
        x = y = 0
        for kind, arg in zip(TABLE[code - opcodes.GAIN].takes.split(", "), op.args, strict=False):
            match kind:
                case "selector" | "selector but the lab":
                    self.select(arg, code)
                case "amount":
                    self.amount_rows(arg, False)
                case "amount per part":
                    each = self.row(opcodes.EACH)
                    self.amount_rows(arg, True)
                    self.row(opcodes.NEXT, each)
                    self.code[each + 1] = len(self.code)
                case "players" | "opponent":
                    self.row(opcodes.PLAYERS, opcodes.PLAYER_NAMES.index(name_of(arg)))
        if code == opcodes.DRAW:
            x = self.filters(cat.ALL, 0, cat.Z_LAB, op.args[1:])
        elif code == opcodes.SWAP:
            x, y = self.selector(op.args[0]), self.selector(op.args[1])
        self.row(code, x, y)

    def select(self, node: Node, operation: int) -> None:
        self.row(opcodes.SELECT, self.selector(node), operation)

    def static(self, effect: Effect) -> list[int]:
        """Rows of four: operation, condition, selector, amount (SCI: mask of sciences)."""
        condition = opcodes.NONE if effect.condition is None else self.condition(effect.condition)
        rows: list[int] = []
        for op in effect.ops:
            selector, number = opcodes.NONE, opcodes.NONE
            if op.name in ("AURA", "SHIELD"):
                selector = self.selector(op.args[0])
            if op.name in ("VALUE", "HAND"):
                number = self.amount(op.args[0])
            elif op.name == "AURA":
                number = self.amount(op.args[1])
            elif op.name == "SCI":
                number = science_mask([name_of(arg) for arg in op.args])
            rows += (OPERATIONS[op.name], condition, selector, number)
        return rows

    # Selectors ------------------------------------------------------------------------------------

    def selector(self, node: Node) -> int:
        if isinstance(node, Name):
            return self.filters(cat.PICK_NAMES.index(node.text), 1, 0, ())
        assert isinstance(node, Call)
        pick = cat.PICK_NAMES.index(node.name)
        args = node.args
        number = 0
        if pick in (cat.CHOOSE, cat.UPTO, cat.RANDOM):
            assert isinstance(args[0], Number)
            number = args[0].value
            args = args[1:]
        return self.filters(pick, number, cat.ZONE_NAMES.index(name_of(args[0])), args[1:])

    def filters(self, pick: int, number: int, zone: int, filters: Sequence[Node]) -> int:
        row = [pick, number, zone, ALL_TYPES, 0, cat.NO_LIMIT, 0, 0, 0, 0]
        for node in filters:
            if isinstance(node, Flag):
                row[cat.CORES] = 1
            elif isinstance(node, Name):
                row[cat.OTHER] = 1
            else:
                assert isinstance(node, Compare)
                self.comparison(row, name_of(node.left), node.right)
        self.selectors += row
        return len(self.selectors) // cat.SELECTOR_WIDTH - 1

    def comparison(self, row: list[int], what: str, to: Node) -> None:
        """Repeated filters are and-ed."""
        if what == "val":
            assert isinstance(to, Number)
            row[cat.VALUE_MAX] = min(row[cat.VALUE_MAX], to.value)
        elif what == "type":
            kind = cat.TYPE_NAMES.index(name_of(to))
            row[cat.TYPES] &= 1 << kind
            row[cat.CORES] |= int(kind == cat.CORE)
        elif what == "sci":
            row[cat.SCIENCE] |= science_mask([name_of(to)])
        elif what == "side":
            side = SIDES[name_of(to)]
            row[cat.SIDE] = side if row[cat.SIDE] in (0, side) else -1
        else:
            row[cat.TRIGS] |= 1 << cat.TRIGGER_NAMES.index(name_of(to))

    # Amounts and conditions -----------------------------------------------------------------------

    def amount_rows(self, node: Node, in_loop: bool) -> None:
        """Rows that leave the amount on the operands; a selector inside it may ask."""
        asking = asking_selector(node)
        if asking is None:
            self.row(opcodes.AMOUNT, self.amount(node), int(in_loop))
        elif isinstance(node, Times):
            self.amount_rows(node.of, in_loop)
            self.row(opcodes.TIMES, node.factor)
        elif isinstance(node, Call) and node.name == "min":
            limit, inner = minimum(node)
            self.amount_rows(inner, in_loop)
            self.row(opcodes.AT_MOST, limit)
        else:
            self.select(asking, 0)
            self.row(opcodes.VALUE_OF)

    def amount(self, node: Node) -> int:
        """An amount in prefix form; its place is returned."""
        prefix = self.prefix(node)
        self.numbers += prefix
        return len(self.numbers) - len(prefix)

    def prefix(self, node: Node) -> list[int]:
        if isinstance(node, Number):
            return [opcodes.N_CONST, node.value]
        if isinstance(node, Name):
            assert node.text == "round"
            return [opcodes.N_ROUND]
        if isinstance(node, Times):
            return [opcodes.N_TIMES, node.factor, *self.prefix(node.of)]
        assert isinstance(node, Call)
        if node.name == "min":
            limit, inner = minimum(node)
            return [opcodes.N_MIN, limit, *self.prefix(inner)]
        if node.name == "val":
            return [opcodes.N_VAL, self.selector(node.args[0])]
        zone = cat.ZONE_NAMES.index(name_of(node.args[0]))
        kind = opcodes.N_COUNT if node.name == "count" else opcodes.N_DISTINCT
        return [kind, self.filters(cat.ALL, 0, zone, node.args[1:])]

    def condition(self, node: Node) -> int:
        if isinstance(node, Call):
            prefix = [opcodes.C_LEAST]
        else:
            assert isinstance(node, Compare)
            if isinstance(node.left, Call) and node.left.name == "side":
                prefix = [opcodes.C_SIDE, SIDES[name_of(node.right)]]
            else:
                assert isinstance(node.right, Number)
                sign = opcodes.C_AT_LEAST if node.sign == ">=" else opcodes.C_EQUAL
                prefix = [sign, node.right.value, *self.prefix(node.left)]
        self.numbers += prefix
        return len(self.numbers) - len(prefix)


def name_of(node: Node) -> str:
    assert isinstance(node, Name), node
    return node.text


def minimum(node: Call) -> tuple[int, Node]:
    first, second = node.args
    assert isinstance(first, Number)
    return first.value, second
