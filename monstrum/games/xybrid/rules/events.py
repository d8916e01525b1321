"""What can happen in XYbrid: the numbers of events, and a line for each: the code of its sentence and what
the numbers it carries are. The sentences are in the language catalogues."""

from typing import Final

from monstrum.core.events import COMMITTED, FIRST_KIND

ROUND_STARTED: Final = FIRST_KIND
FIRST_PLAYER_PICKED: Final = FIRST_KIND + 1
CYCLE_STARTED: Final = FIRST_KIND + 2
TURN_STARTED: Final = FIRST_KIND + 3
BREAKTHROUGH_DEALT: Final = FIRST_KIND + 4
CORE_TAKEN: Final = FIRST_KIND + 5
MISSION_ACTIVATED: Final = FIRST_KIND + 6
DRAWN: Final = FIRST_KIND + 7
NOTHING_DRAWN: Final = FIRST_KIND + 8
RESTOCKED: Final = FIRST_KIND + 9
ATTACHED: Final = FIRST_KIND + 10
SWAPPED: Final = FIRST_KIND + 11
DESTROYED: Final = FIRST_KIND + 12
TAKEN: Final = FIRST_KIND + 13
SENT_TO_LAB: Final = FIRST_KIND + 14
BOOSTED: Final = FIRST_KIND + 15
SCIENCE_ADDED: Final = FIRST_KIND + 16
SHIELDED: Final = FIRST_KIND + 17
JAMMED: Final = FIRST_KIND + 18
COPIED: Final = FIRST_KIND + 19
GAINED: Final = FIRST_KIND + 20
LOST: Final = FIRST_KIND + 21
PEEKED: Final = FIRST_KIND + 22
SAW: Final = FIRST_KIND + 23
BURIED: Final = FIRST_KIND + 24
BURIED_PART: Final = FIRST_KIND + 25
SPIED: Final = FIRST_KIND + 26
SPIED_CARD: Final = FIRST_KIND + 27
REVEALED: Final = FIRST_KIND + 28
REVEALED_NONE: Final = FIRST_KIND + 29
ACTIVATED: Final = FIRST_KIND + 30
BREAKTHROUGH_ACTIVATED: Final = FIRST_KIND + 31
DEPLOYMENT_STARTED: Final = FIRST_KIND + 32
GRIDLOCKED: Final = FIRST_KIND + 33
CAP_REACHED: Final = FIRST_KIND + 34
MONSTER_SCORED: Final = FIRST_KIND + 35
HAND_SCORED: Final = FIRST_KIND + 36
REFRESHED: Final = FIRST_KIND + 37
DECK_SHUFFLED: Final = FIRST_KIND + 38
PICKED_AT_RANDOM: Final = FIRST_KIND + 39
GAME_ENDED: Final = FIRST_KIND + 40
DECLINED: Final = FIRST_KIND + 41
EVENTS: Final = FIRST_KIND + 42

LINES: Final[tuple[tuple[int, str, str], ...]] = (
    (ROUND_STARTED, "round_started", "number player"),
    (FIRST_PLAYER_PICKED, "first_player_picked", "player"),
    (CYCLE_STARTED, "cycle_started", "number"),
    (TURN_STARTED, "turn_started", "player"),
    (BREAKTHROUGH_DEALT, "breakthrough_dealt", "player breakthrough"),
    (CORE_TAKEN, "core_taken", "player part"),
    (MISSION_ACTIVATED, "mission_activated", "player part"),
    (DRAWN, "drawn", "player part"),
    (NOTHING_DRAWN, "nothing_drawn", "player"),
    (RESTOCKED, "restocked", "part"),
    (ATTACHED, "attached", "player part slot"),
    (SWAPPED, "swapped", "part other here there"),
    (DESTROYED, "destroyed", "part here"),
    (TAKEN, "taken", "player part there"),
    (SENT_TO_LAB, "sent_to_lab", "part here"),
    (BOOSTED, "boosted", "part amount here"),
    (SCIENCE_ADDED, "science_added", "part science"),
    (SHIELDED, "shielded", "part here"),
    (JAMMED, "jammed", "part here"),
    (COPIED, "copied", "player part"),
    (GAINED, "gained", "player number"),
    (LOST, "lost", "player number"),
    (PEEKED, "peeked", "player number"),
    (SAW, "saw", "player part"),
    (BURIED, "buried", "player number"),
    (BURIED_PART, "buried_part", "player part"),
    (SPIED, "spied", "player rival"),
    (SPIED_CARD, "spied_card", "rival breakthrough"),
    (COMMITTED, "committed", "player"),
    (REVEALED, "revealed", "player breakthrough"),
    (REVEALED_NONE, "revealed_none", "player"),
    (ACTIVATED, "activated", "player part"),
    (BREAKTHROUGH_ACTIVATED, "breakthrough_activated", "player breakthrough"),
    (DEPLOYMENT_STARTED, "deployment_started", ""),
    (GRIDLOCKED, "gridlocked", ""),
    (CAP_REACHED, "cap_reached", ""),
    (MONSTER_SCORED, "monster_scored", "player number"),
    (HAND_SCORED, "hand_scored", "player number"),
    (REFRESHED, "refreshed", ""),
    (DECK_SHUFFLED, "deck_shuffled", ""),
    (PICKED_AT_RANDOM, "picked_at_random", "part"),
    (GAME_ENDED, "game_ended", ""),
    (DECLINED, "declined", "player"),
)
