"""The closed lists of words in Hybrid's rules: sides, modes, aptitudes, triggers, durations.

The place of a word in its list is its number in the compiled tables, so the order is part of the format.
"""

from typing import Final

SIDES: Final = ("GRIFFIN", "SCORPION")  # seat 0 and seat 1
FACINGS: Final = ("N", "E", "S", "W")
MODES: Final = ("OC", "DC", "F", "MV")
LEVELS: Final = 6
DECKS: Final = ("ACTION", "EVENT", "ARMY", "AURA", "MUTATION")

APTITUDES: Final = (
    "combined_attack",
    "aura",
    "puny",
    "conviction",
    "duellist",
    "felon",
    "frenzy",
    "brutish_strength",
    "mutation",
    "eye_of_the_lynx",
    "infiltration",
    "prestige",
    "dorsal_protection",
    "sacrifice",
    "titan",
    "velocity",
    "armour_piercing_shot",
)  # in the order of chapter HY-14
WITHOUT_X: Final = ("puny", "titan")

TRIGGERS: Final = (
    "ON_PLAY",
    "ROUND_START",
    "ROUND_END",
    "ACTIVATION_START",
    "ACTIVATION_END",
    "BEFORE_ROLL",
    "AFTER_ROLL",
    "ON_HIT",
    "ON_WOUND_DEALT",
    "ON_WOUND_SUFFERED",
    "ON_PARRY",
    "ON_ELIMINATE",
    "ON_ELIMINATED",
    "ON_MOVE_END",
    "ON_ENTER_SQUARE",
    "ON_OBJECTIVE",
    "FIRST_CONTACT",
    "FIRST_BLOOD",
    "AURA",
    "CONTINUOUS",
)
ON_PLAY: Final = "ON_PLAY"
AURA: Final = "AURA"
CONTINUOUS: Final = "CONTINUOUS"

DURATIONS: Final = (
    "INSTANT",
    "ACTION",
    "ACTIVATION",
    "NEXT_ACTIVATION",
    "ROUND",
    "ROUNDS",
    "WHILE_WOUNDED",
    "UNTIL_WOUNDED",
    "WHILE_IN_PLAY",
    "GAME",
)

SCOPES: Final = (
    "SELF",
    "ACTIVE",
    "OPPOSING",
    "OWNER",
    "FOE",
    "FIG",
    "SQ",
    "DOOR",
    "TRAPDOOR",
    "TILE",
    "TEMPLATE",
    "EVENT_COUNTER",
)
BARE_SCOPES: Final = SCOPES[:5]
FIGURES: Final = ("SELF", "ACTIVE", "OPPOSING", "FIG")
PLAYERS: Final = ("OWNER", "FOE")
TARGET_SIDES: Final = ("FRIEND", "ENEMY", "ANY")
CHOOSERS: Final = ("OWNER", "OPPONENT", "RANDOM")

TEMPLATES: Final = ("EXPLOSION", "GAS", "CHARNEL")
COUNTERS: Final = ("ROCKS", "PILLAR", "TRAPDOOR_CLOSED", "TRAPDOOR_OPEN", "EVENT", "OBJECTIVE")
TIMINGS: Final = ("INTERRUPTION", "RESERVE", "CONSTANT")
CATEGORIES: Final = ("WARRIOR", "FIELD")
RARITIES: Final = ("COMMON", "RARE", "VERY_RARE")
USES: Final = ("SELF", "HINDER", "BOTH")
ALL: Final = 99  # as a number: `heal(n=ALL)`, `FIG[ANY,ALL]`
OBJECTIVES: Final = 6
