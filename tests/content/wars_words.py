"""Mutation Wars as a vocabulary, to show that the forms carry a second game."""

from monstrum.content.forms import Action, Integer, ListOf, Many, Maybe, NumberPair, words
from monstrum.content.vocabulary import Kind, Vocabulary

TYPES = ("eye", "claw", "spikes", "tail", "snout", "tentacles", "whiskers", "stinger", "glow", "fake_tail")
PARTS = Many("part type", least=1, distinct=True)

WARS_WORDS = Vocabulary(
    {
        "part type": Kind("part type", words(*TYPES)),
        "stat": Kind("statistic", words("att", "def")),
        "who": Kind("creature", words("self", "opp", "any", "all")),
        "match": Kind("match", words("any", "unmatched", "matched")),
        "chooser": Kind("chooser", words("actor", "owner")),
        "spot": Kind("spot", words("any_empty", "freed")),
        "optional": Kind("word", words("optional")),
        "left": Kind("direction", words("left")),
        "deck": Kind("deck", words("BP", "MU", "BT")),
        "decks": Kind("list of decks", [ListOf("deck")]),
        "number": Kind("number", [Integer(1, 9)]),
        "modifier": Kind("pair", [NumberPair(Integer(-9, 9))]),
        "operation": Kind(
            "operation",
            [
                Action("FLIP", PARTS),
                Action("REMOVE_BY_STAT", "stat", "who"),
                Action("REMOVE_PART", "who", "match", "chooser"),
                Action("RETURN_PART", "who", "chooser"),
                Action("ATTACH", "who", "spot", Maybe("optional")),
                Action("SWAP_WITHIN", "who"),
                Action("REARRANGE", "who"),
                Action("SWAP_BETWEEN", "who", "match"),
                Action("PAY_OR_LOSE", "who", "chooser"),
                Action("DRAW", "deck", "number", "who"),
                Action("TAKE_DISCARD", "deck"),
                Action("STEAL_RANDOM", "decks", "number", "who"),
                Action("PASS_CARD", "deck", "left"),
                Action("REPLACE_BODY", "who"),
                Action("UNFLIP", "who"),
                Action("RESET_TAIL", "who", Maybe("optional")),
                Action("MARK_ATTACKED", "who"),
                Action("PART_MOD", "modifier", PARTS),
                Action("FLAT_MOD", "modifier"),
                Action("END_BATTLE"),
                Action("CANCEL_CARD"),
                Action("STEAL_MOD", "number"),
            ],
        ),
    }
)
