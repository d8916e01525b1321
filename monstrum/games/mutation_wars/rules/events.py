"""What can happen in Mutation Wars: the numbers of events, and a line for each: the code of its sentence and
what the numbers it carries are. The sentences are in the language catalogues.

Seats, spots (body × 3 + edge), bodies and colours are numbers; cards are designs.
"""

from typing import Final

from monstrum.core.events import COMMITTED, FIRST_KIND

DEALER_PICKED: Final = FIRST_KIND
SHUFFLED: Final = FIRST_KIND + 1
TURN_STARTED: Final = FIRST_KIND + 2
PHASE_STARTED: Final = FIRST_KIND + 3
BODY_REVEALED: Final = FIRST_KIND + 4
BODY_JOINED: Final = FIRST_KIND + 5
CARD_DRAWN: Final = FIRST_KIND + 6
DREW: Final = FIRST_KIND + 7
NOTHING_DRAWN: Final = FIRST_KIND + 8
ATTACHED: Final = FIRST_KIND + 9
PASSED: Final = FIRST_KIND + 10
PAID: Final = FIRST_KIND + 11
PART_DISPLACED: Final = FIRST_KIND + 12
PLAYED: Final = FIRST_KIND + 13
TARGETED: Final = FIRST_KIND + 14
FLIPPED: Final = FIRST_KIND + 15
TURNED_UP: Final = FIRST_KIND + 16
PART_LOST: Final = FIRST_KIND + 17
PART_RETURNED: Final = FIRST_KIND + 18
PARTS_SWAPPED: Final = FIRST_KIND + 19
REARRANGED: Final = FIRST_KIND + 20
PART_PLACED: Final = FIRST_KIND + 21
DISCARDED: Final = FIRST_KIND + 22
TOOK_DISCARD: Final = FIRST_KIND + 23
STOLEN: Final = FIRST_KIND + 24
STOLEN_CARD: Final = FIRST_KIND + 25
HANDED_ON: Final = FIRST_KIND + 26
HANDED_CARD: Final = FIRST_KIND + 27
BODY_REPLACED: Final = FIRST_KIND + 28
TAIL_RESET: Final = FIRST_KIND + 29
MARKED: Final = FIRST_KIND + 30
ATTACKED: Final = FIRST_KIND + 31
EVADED: Final = FIRST_KIND + 32
TAIL_REVERSED: Final = FIRST_KIND + 33
TAIL_LOST: Final = FIRST_KIND + 34
BATTLE_CARD: Final = FIRST_KIND + 35
CANCELLED: Final = FIRST_KIND + 36
CALLED_OFF: Final = FIRST_KIND + 37
FOUGHT: Final = FIRST_KIND + 38
WON_BATTLE: Final = FIRST_KIND + 39
TIED: Final = FIRST_KIND + 40
PROTECTED: Final = FIRST_KIND + 41
PROTECTED_CARD: Final = FIRST_KIND + 42
SPOILS_DRAWN: Final = FIRST_KIND + 43
GAVE: Final = FIRST_KIND + 44
COMPLETED: Final = FIRST_KIND + 45
BROKEN: Final = FIRST_KIND + 46
FELL_OFF: Final = FIRST_KIND + 47
FINAL_BATTLE: Final = FIRST_KIND + 48
SCORED: Final = FIRST_KIND + 49
WON: Final = FIRST_KIND + 50
DRAWN_GAME: Final = FIRST_KIND + 51
SHOWN: Final = FIRST_KIND + 52
NO_SPOILS: Final = FIRST_KIND + 53
EVENTS: Final = FIRST_KIND + 54

# MW-7.7, MW-7.8  Why this part and no other is lost; 0: somebody chose it.
HIGHEST_ATTACK: Final = 1
HIGHEST_DEFENCE: Final = 2
HIGHEST_UNLIT: Final = 3  # a Glow Thing would have more if an opponent's Eye lit it

LINES: Final = (
    (COMMITTED, "committed", "player"),
    (DEALER_PICKED, "dealer_picked", "player"),
    (SHUFFLED, "shuffled", "deck"),
    (TURN_STARTED, "turn_started", "number player"),
    (PHASE_STARTED, "phase_started", "phase"),
    (BODY_REVEALED, "body_revealed", "player colour"),
    (BODY_JOINED, "body_joined", "player body colour spot"),
    (CARD_DRAWN, "card_drawn", "player kind"),
    (DREW, "drew", "player card"),
    (NOTHING_DRAWN, "nothing_drawn", "player kind"),
    (ATTACHED, "attached", "player card spot"),
    (PASSED, "passed", "player -"),
    (PAID, "paid", "player card"),
    (PART_DISPLACED, "part_displaced", "player card spot other_spot:spot"),
    (PLAYED, "played", "player card"),
    (TARGETED, "targeted", "player rival"),
    (FLIPPED, "flipped", "player spot card"),
    (TURNED_UP, "turned_up", "player spot card"),
    (PART_LOST, "part_lost", "player spot card -"),
    (PART_RETURNED, "part_returned", "player spot card"),
    (PARTS_SWAPPED, "parts_swapped", "player spot rival other_spot:spot"),
    (REARRANGED, "rearranged", "player"),
    (PART_PLACED, "part_placed", "player card spot other_spot:spot"),
    (DISCARDED, "discarded", "player card"),
    (TOOK_DISCARD, "took_discard", "player card"),
    (STOLEN, "stolen", "player rival kind"),
    (STOLEN_CARD, "stolen_card", "player rival card"),
    (HANDED_ON, "handed_on", "player rival kind"),
    (HANDED_CARD, "handed_card", "player rival card"),
    (BODY_REPLACED, "body_replaced", "player body colour new_colour:colour"),
    (TAIL_RESET, "tail_reset", "player spot"),
    (MARKED, "marked", "player"),
    (ATTACKED, "attacked", "player rival"),
    (EVADED, "evaded", "player rival"),
    (TAIL_REVERSED, "tail_reversed", "player spot"),
    (TAIL_LOST, "tail_lost", "player spot card"),
    (BATTLE_CARD, "battle_card", "player card"),
    (CANCELLED, "cancelled", "player card"),
    (CALLED_OFF, "called_off", "player rival"),
    (FOUGHT, "fought", "player rival number against:number"),
    (WON_BATTLE, "won_battle", "player rival number"),
    (TIED, "tied", "player rival"),
    (PROTECTED, "protected", "player kind"),
    (PROTECTED_CARD, "protected_card", "player card"),
    (SPOILS_DRAWN, "spoils_drawn", "player number against:number"),
    (GAVE, "gave", "player card"),
    (COMPLETED, "completed", "player -"),
    (BROKEN, "broken", "player"),
    (FELL_OFF, "fell_off", "player body colour"),
    (FINAL_BATTLE, "final_battle", "players"),
    (SCORED, "scored", "player number"),
    (WON, "won", "player"),
    (DRAWN_GAME, "drawn_game", ""),
    (SHOWN, "shown", "player card body"),
    (NO_SPOILS, "no_spoils", "player rival number"),
)
