"""The words the effects of Mutation Wars may use: the table of the rules, chapter 7, as kinds of forms.

Mutate cards change creatures and hands, Battle cards change one battle: two lists of operations, and a word
of the one is refused in the other.
"""

from monstrum.content.forms import Action, Form, Integer, ListOf, Many, Maybe, NumberPair, words
from monstrum.content.vocabulary import Kind, Vocabulary
from monstrum.core.operations import Operation
from monstrum.games.mutation_wars.effects import opcodes
from monstrum.games.mutation_wars.effects.operations import TABLE
from monstrum.games.mutation_wars.state import WarsState

TYPES = ("eye", "claw", "spikes", "tail", "snout", "tentacles", "whiskers", "stinger", "glow", "fake_tail")
"""`tail` never includes `fake_tail`."""

COLOURS = ("red", "green", "blue", "yellow")
DECKS = ("BP", "MU", "BT")
PARTS = Many("part type", least=1, distinct=True)


def form(operation: Operation[WarsState]) -> Form:
    """How an operation is written."""
    kinds = [kind.partition("→")[0] for kind in operation.takes.split(", ") if kind]
    return Action(operation.name, *(SPECIAL.get(kind, kind) for kind in kinds))


SPECIAL: dict[str, Many | Maybe] = {"part types": PARTS, "optional": Maybe("optional")}
MUTATE: list[Form] = [form(each) for each in TABLE[opcodes.END + 1 : opcodes.PART_MOD]]
BATTLE: list[Form] = [form(each) for each in TABLE[opcodes.PART_MOD :]]

DEFENDER_ONLY = ("END_BATTLE", "CANCEL_CARD")
"""MW-8.7  Operations that only a card with the role of the defender may have."""

WORDS = Vocabulary(
    {
        "part type": Kind("part type", words(*TYPES)),
        "stat": Kind("statistic", words("att", "def")),
        "who": Kind("player", words("self", "opp", "any", "all")),
        "one creature": Kind("player", words("self", "opp", "any")),
        "payers": Kind("player", words("all", "opp")),
        "self": Kind("player", words("self")),
        "opponent": Kind("player", words("opp")),
        "match": Kind("match", words("any", "unmatched", "matched")),
        "chooser": Kind("chooser", words("actor", "owner")),
        "spot": Kind("spot", words("any_empty", "freed")),
        "optional": Kind("word", words("optional")),
        "direction": Kind("direction", words("left")),
        "deck": Kind("deck", words(*DECKS)),
        "decks": Kind("list of decks", [ListOf("deck")]),
        "number": Kind("number", [Integer(1, 9)]),
        "modifier": Kind("pair", [NumberPair(Integer(-9, 9))]),
        "mutate operation": Kind("Mutate operation", MUTATE),
        "battle operation": Kind("Battle operation", BATTLE),
    }
)
