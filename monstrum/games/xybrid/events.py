"""What can happen in XYbrid, as event kinds. The sentences are in the language catalogues."""

from typing import Final

from monstrum.core.events import FIRST_KIND

ROUND_STARTED: Final = FIRST_KIND  # round, first seat
FIRST_PLAYER_PICKED: Final = FIRST_KIND + 1  # seat
CYCLE_STARTED: Final = FIRST_KIND + 2  # cycle
TURN_STARTED: Final = FIRST_KIND + 3  # seat
BREAKTHROUGH_DEALT: Final = FIRST_KIND + 4  # seat, breakthrough (to its owner)
CORE_TAKEN: Final = FIRST_KIND + 5  # seat, part
MISSION_ACTIVATED: Final = FIRST_KIND + 6  # seat, part
DRAWN: Final = FIRST_KIND + 7  # seat, part
NOTHING_DRAWN: Final = FIRST_KIND + 8  # seat
RESTOCKED: Final = FIRST_KIND + 9  # part, from the deck into the lab
ATTACHED: Final = FIRST_KIND + 10  # seat, part, slot
SWAPPED: Final = FIRST_KIND + 11  # part, part
DESTROYED: Final = FIRST_KIND + 12  # part
TAKEN: Final = FIRST_KIND + 13  # seat, part
SENT_TO_LAB: Final = FIRST_KIND + 14  # part
BOOSTED: Final = FIRST_KIND + 15  # part, amount
SCIENCE_ADDED: Final = FIRST_KIND + 16  # part, science
SHIELDED: Final = FIRST_KIND + 17  # part
JAMMED: Final = FIRST_KIND + 18  # part
COPIED: Final = FIRST_KIND + 19  # seat, part
GAINED: Final = FIRST_KIND + 20  # seat, amount
LOST: Final = FIRST_KIND + 21  # seat, amount
PEEKED: Final = FIRST_KIND + 22  # seat, number of parts
SAW: Final = FIRST_KIND + 23  # seat, part (to the peeker)
BURIED: Final = FIRST_KIND + 24  # seat, number of parts (0 or 1)
BURIED_PART: Final = FIRST_KIND + 25  # seat, part (to the peeker)
SPIED: Final = FIRST_KIND + 26  # seat, on whom
SPIED_CARD: Final = FIRST_KIND + 27  # on whom, breakthrough (to the spy)
REVEALED: Final = FIRST_KIND + 28  # seat, breakthrough
REVEALED_NONE: Final = FIRST_KIND + 29  # seat
ACTIVATED: Final = FIRST_KIND + 30  # seat, part
BREAKTHROUGH_ACTIVATED: Final = FIRST_KIND + 31  # seat, breakthrough
DEPLOYMENT_STARTED: Final = FIRST_KIND + 32
GRIDLOCKED: Final = FIRST_KIND + 33
CAP_REACHED: Final = FIRST_KIND + 34
MONSTER_SCORED: Final = FIRST_KIND + 35  # seat, amount
HAND_SCORED: Final = FIRST_KIND + 36  # seat, amount
REFRESHED: Final = FIRST_KIND + 37
DECK_SHUFFLED: Final = FIRST_KIND + 38
PICKED_AT_RANDOM: Final = FIRST_KIND + 39  # part
GAME_ENDED: Final = FIRST_KIND + 40
DECLINED: Final = FIRST_KIND + 41  # seat
EVENTS: Final = FIRST_KIND + 42
