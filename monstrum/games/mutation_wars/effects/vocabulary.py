"""The words the effects of Mutation Wars may use: the table of the rules, chapter 7, as kinds of forms.

Mutate cards change creatures and hands, Battle cards change one battle: two lists of operations, and a word
of the one is refused in the other.
"""

from monstrum.content.forms import Action, Form, Integer, ListOf, Many, Maybe, NumberPair, words
from monstrum.content.vocabulary import Kind, Vocabulary

TYPES = ("eye", "claw", "spikes", "tail", "snout", "tentacles", "whiskers", "stinger", "glow", "fake_tail")
"""`tail` never includes `fake_tail`."""

COLOURS = ("red", "green", "blue", "yellow")
DECKS = ("BP", "MU", "BT")
PARTS = Many("part type", least=1, distinct=True)

MUTATE: list[Form] = [
    Action("FLIP", PARTS),
    Action("REMOVE_BY_STAT", "stat", "who"),
    Action("REMOVE_PART", "who", "match", "chooser"),
    Action("RETURN_PART", "who", "chooser"),
    Action("ATTACH", "self", "spot", Maybe("optional")),
    Action("SWAP_WITHIN", "one creature"),
    Action("REARRANGE", "self"),
    Action("SWAP_BETWEEN", "opponent", "match"),
    Action("PAY_OR_LOSE", "payers", "chooser"),
    Action("DRAW", "deck", "number", "who"),
    Action("TAKE_DISCARD", "deck"),
    Action("STEAL_RANDOM", "decks", "number", "opponent"),
    Action("PASS_CARD", "deck", "direction"),
    Action("REPLACE_BODY", "one creature"),
    Action("UNFLIP", "self"),
    Action("RESET_TAIL", "self", Maybe("optional")),
    Action("MARK_ATTACKED", "self"),
]

BATTLE: list[Form] = [
    Action("PART_MOD", "modifier", PARTS),
    Action("FLAT_MOD", "modifier"),
    Action("END_BATTLE"),
    Action("CANCEL_CARD"),
    Action("STEAL_MOD", "number"),
]

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
