"""What a pack of Mutation Wars may contain: bodies in four colours, ten types of Body Part cards, Mutate and
Battle cards whose effects obey the vocabulary of the rules, chapter 7."""

import re
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from pathlib import Path

from monstrum.content.grammar import parse_effect
from monstrum.content.pack import Pack, PackShape, load_pack
from monstrum.content.problems import Problems
from monstrum.content.suggestions import did_you_mean
from monstrum.content.syntax import Call, Name
from monstrum.content.tables import NUMBER, TEXT, Key, Table
from monstrum.core.errors import ContentError
from monstrum.games.mutation_wars.lint import warnings
from monstrum.games.mutation_wars.vocabulary import COLOURS, DEFENDER_ONLY, TYPES, WORDS

DATA = Path(__file__).parent / "data"
SHAPE = PackShape(
    game="mutation_wars",
    files={
        "bodies": {"colour": Key(TEXT), "count": Key(NUMBER)},
        "parts": {
            "type": Key(TEXT),
            "attack": Key(NUMBER, needed=False),
            "defence": Key(NUMBER, needed=False),
            "per_colour": Key(NUMBER),
        },
        "mutate": {"count": Key(NUMBER), "effect": Key(TEXT)},
        "battle": {"count": Key(NUMBER), "role": Key(TEXT, needed=False), "effect": Key(TEXT)},
    },
)

BODY_IDS = ("BD-R", "BD-G", "BD-B", "BD-Y")  # in the order of COLOURS
PART_IDS = ("EYE", "CLAW", "SPIKES", "TAIL", "SNOUT", "TENT", "WHISK", "STING", "GLOW", "FAKE")  # of TYPES
FAKE_TAIL = "fake_tail"
DEFENDER = "defender"

HIGHEST_STAT = 9
HIGHEST_COUNT = 20  # of one design
MOST_DESIGNS = 40  # of Mutate cards, and of Battle cards: the action space has room for so many
MOST_OPERATIONS = 5  # of one card
LEAST_BODIES = 10  # five players who start with two, MW-15.4
LEAST_PARTS = 40  # five players who are dealt five and then one more, and something to draw, MW-15.4
LEAST_CARDS = 10  # Mutate and Battle cards for five players, MW-3.1 and MW-15.1


@dataclass(frozen=True, slots=True)
class BodyDesign:
    """The bodies of one colour."""

    id: str
    colour: str
    count: int


@dataclass(frozen=True, slots=True)
class PartType:
    """The Body Part cards of one type, so many in each colour. A Glow Thing's attack is that of a lit one."""

    id: str
    type: str
    attack: int
    defence: int
    per_colour: int


@dataclass(frozen=True, slots=True)
class MutateCard:
    """A Mutate card: its operations run in order."""

    id: str
    count: int
    ops: tuple[Call, ...]


@dataclass(frozen=True, slots=True)
class BattleCard:
    """A Battle card; some may be played by the defender alone."""

    id: str
    count: int
    defender_only: bool
    ops: tuple[Call, ...]


@dataclass(frozen=True, slots=True)
class Cards:
    """All cards of a pack: bodies by COLOURS, parts by TYPES, the others in ascending id order."""

    bodies: tuple[BodyDesign, ...]
    parts: tuple[PartType, ...]
    mutate: tuple[MutateCard, ...]
    battle: tuple[BattleCard, ...]


def load(folder: Path, base_folder: Callable[[str], Path] | None) -> tuple[Pack, Cards]:
    """A pack and its cards, or everything that is wrong with it in one PackErrors."""
    problems = Problems()
    pack = load_pack(folder, base_folder, SHAPE, problems)
    cards = _cards(pack, problems)
    problems.raise_all()
    return pack, cards


def read_pack(pack: Pack) -> Cards:
    """The cards of a loaded pack."""
    problems = Problems()
    cards = _cards(pack, problems)
    problems.raise_all()
    return cards


def _cards(pack: Pack, problems: Problems) -> Cards:
    bodies = [_body(id, table, problems) for id, table in pack.cards["bodies"].items()]
    parts = [_part(id, table, problems) for id, table in pack.cards["parts"].items()]
    mutate = [_mutate(id, table, problems) for id, table in sorted(pack.cards["mutate"].items())]
    battle = [_battle(id, table, problems) for id, table in sorted(pack.cards["battle"].items())]
    if not problems.errors:  # a card refused above would be missed below
        bodies.sort(key=lambda body: COLOURS.index(body.colour))
        parts.sort(key=lambda part: TYPES.index(part.type))
        _check_numbers(bodies, parts, mutate, battle, problems)
    return Cards(tuple(bodies), tuple(parts), tuple(mutate), tuple(battle))


class _Card:
    """One table of one file, and where to complain about it."""

    def __init__(self, file: str, id: str, table: Table, problems: Problems) -> None:
        self.file = f"{file}.toml"
        self.id = id
        self.table = table
        self.problems = problems

    def note(self, key: str, message: str, allowed: Collection[str] = ()) -> None:
        self.problems.add(message, file=self.file, where=f"[{self.id}] {key}".strip(), allowed=tuple(allowed))

    def number(self, key: str, highest: int) -> int:
        """A number from 0 to the highest."""
        value: int = self.table.get(key, 0)
        if not 0 <= value <= highest:
            self.note(key, f"expected a number from 0 to {highest}, found {value}")
        return value

    def word(self, key: str, title: str, known: Sequence[str]) -> str:
        """One of the known words, or a complaint with the nearest one."""
        word: str = self.table[key]
        if word not in known:
            self.note(key, f"unknown {title} '{word}'{did_you_mean(word, known)}", known)
        return word

    def operations(self, kind: str) -> tuple[Call, ...]:
        """The effect: operations and nothing else, each with the arguments it takes."""
        with self.problems.caught(file=self.file, where=f"[{self.id}] effect"):
            return _operations(self.table["effect"], kind)
        return ()


def _body(id: str, table: Table, problems: Problems) -> BodyDesign:
    card = _Card("bodies", id, table, problems)
    colour = card.word("colour", "colour", COLOURS)
    if colour in COLOURS and id != BODY_IDS[COLOURS.index(colour)]:
        card.note("", f"the id of the {colour} bodies is {BODY_IDS[COLOURS.index(colour)]}")
    return BodyDesign(id, colour, card.number("count", HIGHEST_COUNT))


def _part(id: str, table: Table, problems: Problems) -> PartType:
    card = _Card("parts", id, table, problems)
    kind = card.word("type", "type", TYPES)
    if kind in TYPES and id != PART_IDS[TYPES.index(kind)]:
        card.note("", f"the id of the parts of type {kind} is {PART_IDS[TYPES.index(kind)]}")
    for key in ("attack", "defence"):
        if kind == FAKE_TAIL and key in table:
            card.note(key, f"a Fake Tail never has any {key}")  # MW-5.3
        elif kind != FAKE_TAIL and key not in table:
            card.note("", f"the key '{key}' is missing")
    attack = card.number("attack", HIGHEST_STAT)
    defence = card.number("defence", HIGHEST_STAT)
    return PartType(id, kind, attack, defence, card.number("per_colour", HIGHEST_COUNT))


def _mutate(id: str, table: Table, problems: Problems) -> MutateCard:
    card = _Card("mutate", id, table, problems)
    if not re.fullmatch("M[0-9]{2,}", id):
        card.note("", "the id of a Mutate card is M and two or more digits")
    ops = card.operations("mutate operation")
    _check_freed(card, ops)
    return MutateCard(id, card.number("count", HIGHEST_COUNT), ops)


def _check_freed(card: _Card, ops: tuple[Call, ...]) -> None:
    """`freed` is the spot an earlier operation of the same card has emptied on the own creature."""
    emptied = False
    for op in ops:
        if op.name == "ATTACH" and op.args[1] == Name("freed", 0) and not emptied:
            card.note("effect", "'freed' needs a RETURN_PART(self, …) or REMOVE_PART(self, …) before it")
        emptied = emptied or (op.name in ("RETURN_PART", "REMOVE_PART") and op.args[0] == Name("self", 0))


def _battle(id: str, table: Table, problems: Problems) -> BattleCard:
    card = _Card("battle", id, table, problems)
    if not re.fullmatch("BT[0-9]{2,}", id):
        card.note("", "the id of a Battle card is BT and two or more digits")
    defender_only = "role" in table and card.word("role", "role", [DEFENDER]) == DEFENDER
    ops = card.operations("battle operation")
    for op in ops:
        if op.name in DEFENDER_ONLY and "role" not in table:
            card.note("", f'a card with {op.name} needs role = "{DEFENDER}"')
    return BattleCard(id, card.number("count", HIGHEST_COUNT), defender_only, ops)


def _operations(text: str, kind: str) -> tuple[Call, ...]:
    effect = parse_effect(text, ())
    if effect.may or effect.cost or effect.condition is not None:
        modifier = "may" if effect.may else "cost" if effect.cost else "if"
        raise ContentError(f"an effect of Mutation Wars takes no '{modifier}'", position=0, text=text)
    WORDS.check_effect(effect, kind)
    if len(effect.ops) > MOST_OPERATIONS:
        message = f"a card has at most {MOST_OPERATIONS} operations, found {len(effect.ops)}"
        raise ContentError(message, position=effect.ops[MOST_OPERATIONS].at, text=text)
    return effect.ops


def _check_numbers(
    bodies: Sequence[BodyDesign],
    parts: Sequence[PartType],
    mutate: Sequence[MutateCard],
    battle: Sequence[BattleCard],
    problems: Problems,
) -> None:
    """Enough of everything for five players, and few enough designs for the action space."""
    for colour, id in zip(COLOURS, BODY_IDS, strict=True):
        if all(body.colour != colour for body in bodies):
            problems.add(f"there is no {colour} body: [{id}] is missing", file="bodies.toml")
    for kind, id in zip(TYPES, PART_IDS, strict=True):
        if all(part.type != kind for part in parts):
            message = f"the type {kind} is missing; [{id}] with per_colour = 0 leaves it out of the deck"
            problems.add(message, file="parts.toml")
    tiles = sum(body.count for body in bodies)
    if tiles < LEAST_BODIES:
        problems.add(f"a pack needs at least {LEAST_BODIES} bodies, found {tiles}", file="bodies.toml")
    deck = sum(part.per_colour for part in parts) * len(COLOURS)
    if deck < LEAST_PARTS:
        problems.add(f"a pack needs at least {LEAST_PARTS} Body Part cards, found {deck}", file="parts.toml")
    kinds: list[tuple[str, str, Sequence[MutateCard | BattleCard]]] = [
        ("mutate.toml", "Mutate", mutate),
        ("battle.toml", "Battle", battle),
    ]
    for file, title, designs in kinds:
        number = sum(card.count for card in designs)
        if number < LEAST_CARDS:
            problems.add(f"a pack needs at least {LEAST_CARDS} {title} cards, found {number}", file=file)
        if len(designs) > MOST_DESIGNS:
            message = f"a pack has at most {MOST_DESIGNS} different {title} cards, found {len(designs)}"
            problems.add(message, file=file)


def check_pack(folder: Path) -> tuple[Pack, list[str]]:
    """A pack and what its designer may not have meant."""
    pack, cards = load(folder, lambda name: DATA / name)
    return pack, warnings(cards)
