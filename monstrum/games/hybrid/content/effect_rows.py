"""Effects to numbers: checked trees become the rows of `catalog.Effects`.

One row per operation, all columns named in `catalog.py`. Nested effects are blocks: rows elsewhere, pointed
at by first row and end. The blocks of an operation come in the order of its arguments in the vocabulary.
"""

from collections.abc import Sequence

from monstrum.content.syntax import Block, Call, Compare, Effect, Items, Name, Node, Number
from monstrum.content.writing import write_node
from monstrum.games.hybrid.content import catalog as cat
from monstrum.games.hybrid.content import terms
from monstrum.games.hybrid.content.checking import is_sight
from monstrum.games.hybrid.content.predicates import CONDITIONS, Predicate, read_predicate
from monstrum.games.hybrid.effects.operations import OP_NAMES, OPERATIONS
from monstrum.games.hybrid.effects.vocabulary import BLOCKS, MASK, WORD, Arg, N, X

PREDICATES = tuple(CONDITIONS)
"""Their place is their number in compiled conditions and filters."""
NO_BLOCK = (0, 0)


class EffectWriter:
    """Writes effects; profiles, flags and tiles are numbered by whoever builds the catalog."""

    def __init__(self, profiles: Sequence[str], flags: Sequence[str], tiles: Sequence[str]) -> None:
        self.profiles = profiles
        self.flags = flags
        self.tiles = tiles
        self.rows: list[int] = []
        self.targets: list[int] = []
        self.predicates: list[int] = []
        self.blocks: list[int] = []

    def effects(self, effects: Sequence[Effect]) -> tuple[int, int]:
        """The rows of a card, an objective or a special: first row and end."""
        lines: list[list[int]] = []
        for effect in effects:
            trigger = terms.TRIGGERS.index(effect.trigger)
            condition = cat.NONE
            if effect.condition is not None:
                node = effect.condition
                condition = self.conditions(node.items if isinstance(node, Items) else (node,))
            lines += [self.operation(op, trigger, condition) for op in effect.ops]
        return self.write(lines)

    def write(self, lines: list[list[int]]) -> tuple[int, int]:
        first = len(self.rows) // cat.EFFECT_WIDTH
        for line in lines:
            self.rows += line
        return first, first + len(lines)

    def operation(self, call: Call, trigger: int, condition: int) -> list[int]:
        op = OPERATIONS[call.name]
        line = [0] * cat.EFFECT_WIDTH
        line[cat.E_TRIGGER] = trigger
        line[cat.E_IF] = condition
        assert call.target is not None, "checked"
        line[cat.E_TARGET] = self.target(call.target)
        line[cat.E_OP] = OP_NAMES.index(call.name)
        word, _, rounds = (call.duration or "INSTANT").partition(":")
        line[cat.E_DURATION] = terms.DURATIONS.index(word)
        line[cat.E_ROUNDS] = int(rounds or 0)
        line[cat.E_OPTIONAL] = int(call.optional)
        given = {
            node.left.text: node.right
            for node in call.args
            if isinstance(node, Compare) and isinstance(node.left, Name)
        }
        blocks: list[tuple[int, int]] = []
        for name, arg in op.args.items():
            if arg.column == BLOCKS:
                blocks += self.nested(given.get(name))
            elif name in given:
                self.argument(line, given[name], arg)
            elif arg.usual:
                line[cat.E_N] = arg.usual
        line[cat.E_BLOCKS] = cat.NONE
        if blocks:
            line[cat.E_BLOCKS] = len(self.blocks)
            self.blocks.append(len(blocks))
            for block in blocks:
                self.blocks += block
        return line

    def nested(self, node: Node | None) -> list[tuple[int, int]]:
        if node is None:
            return [NO_BLOCK]
        found = []
        for block in node.items if isinstance(node, Items) else (node,):
            assert isinstance(block, Block), "checked"
            found.append(self.write([self.inner(op) for op in block.ops]))
        return found

    def inner(self, call: Call) -> list[int]:
        return self.operation(call, terms.TRIGGERS.index(call.trigger or terms.ON_PLAY), self.condition(call))

    def condition(self, call: Call) -> int:
        node = call.condition
        if node is None:
            return cat.NONE
        return self.conditions(node.items if isinstance(node, Items) else (node,))

    def argument(self, line: list[int], node: Node, arg: Arg) -> None:
        """Write one argument to its column."""
        text = write_node(node)
        if arg.column == N:
            line[cat.E_N] = node.value if isinstance(node, Number) else terms.ALL
        elif arg.column == MASK:
            modes = node.items if isinstance(node, Items) else (node,)
            line[cat.E_MODES] = sum(1 << terms.MODES.index(write_node(mode)) for mode in modes)
        elif arg.column == WORD:
            word, _, rest = text.partition(":")
            line[cat.E_WORD] = arg.words.index(word)
            if rest:
                line[cat.E_N] = terms.MODES.index(rest) if rest in terms.MODES else int(rest)
        elif arg.column == X:
            line[cat.E_X] = self.second(node, text, arg.kind)

    def second(self, node: Node, text: str, kind: str) -> int:
        if kind == "profile":
            return self.profiles.index(text)
        if kind == "flag":
            return self.flags.index(text)
        if kind == "truth":
            return int(text == "true")
        assert isinstance(node, Call | Name), "checked"
        return self.target(node)

    # targets and conditions

    def target(self, node: Call | Name) -> int:
        line = [0] * cat.TARGET_WIDTH
        line[cat.T_FILTERS] = cat.NONE
        if isinstance(node, Name):
            line[cat.T_SCOPE] = terms.SCOPES.index(node.text)
            line[cat.T_SIDE] = {"OWNER": 0, "FOE": 1}.get(node.text, 2)
            line[cat.T_COUNT] = 1
        else:
            side, count, *rest = node.args
            line[cat.T_SCOPE] = terms.SCOPES.index(node.name)
            line[cat.T_SIDE] = terms.TARGET_SIDES.index(write_node(side))
            line[cat.T_COUNT] = count.value if isinstance(count, Number) else terms.ALL
            if rest and isinstance(rest[0], Name) and rest[0].text in terms.CHOOSERS:
                line[cat.T_CHOOSER] = terms.CHOOSERS.index(rest.pop(0).text)  # type: ignore[union-attr]
            filters: list[Node] = []
            for one in rest:
                if isinstance(one, Compare) and one.left == Name("range", 0):
                    assert isinstance(one.right, Number), "checked"
                    line[cat.T_RANGE] = one.right.value
                elif is_sight(one):
                    line[cat.T_SIGHT] = int(write_node(one) != "los=false")
                else:
                    filters.append(one)
            if filters:
                line[cat.T_FILTERS] = self.conditions(filters)
        for at in range(0, len(self.targets), cat.TARGET_WIDTH):
            if self.targets[at : at + cat.TARGET_WIDTH] == line:
                return at // cat.TARGET_WIDTH
        self.targets += line
        return len(self.targets) // cat.TARGET_WIDTH - 1

    def conditions(self, nodes: Sequence[Node]) -> int:
        """Where a list of predicates starts: their number, then their rows."""
        read = [read_predicate(write_node(node), CONDITIONS, {}) for node in nodes]
        line = [len(read)]
        for predicate in read:
            line += self.predicate(predicate)
        self.predicates += line
        return len(self.predicates) - len(line)

    def predicate(self, predicate: Predicate) -> list[int]:
        line = [0] * cat.PREDICATE_WIDTH
        line[cat.P_WHAT] = PREDICATES.index(predicate.name)
        line[cat.P_NOT] = int(predicate.negated)
        line[cat.P_NUMBER] = predicate.number
        line[cat.P_SIGN] = int(predicate.sign == "<=")
        words = {
            "profile": self.profiles,
            "has_aptitude": terms.APTITUDES,
            "mode": terms.MODES,
            "in_tile": self.tiles,
            "on": terms.COUNTERS,
            "flag": self.flags,
            "in_template": terms.TEMPLATES,
        }.get(predicate.name)
        if words is not None:
            # A card may speak of a tile that no mission of the pack has: nothing lies in it.
            line[cat.P_WORD] = words.index(predicate.word) if predicate.word in words else cat.NONE
        return line
