"""What can happen in Mutation Wars, as event kinds. The sentences are in the language catalogues.

Seats, spots (body × 3 + edge), bodies and colours are numbers; cards are designs.
"""

from typing import Final

from monstrum.core.events import FIRST_KIND

DEALER_PICKED: Final = FIRST_KIND  # seat
SHUFFLED: Final = FIRST_KIND + 1  # kind; 3 for the bodies
TURN_STARTED: Final = FIRST_KIND + 2  # turn, token holder
PHASE_STARTED: Final = FIRST_KIND + 3  # phase
BODY_REVEALED: Final = FIRST_KIND + 4  # seat, colour
BODY_JOINED: Final = FIRST_KIND + 5  # seat, body, colour, spot it joined (-1: the root)
CARD_DRAWN: Final = FIRST_KIND + 6  # seat, kind
DREW: Final = FIRST_KIND + 7  # seat, design (to the drawer)
NOTHING_DRAWN: Final = FIRST_KIND + 8  # seat, kind
ATTACHED: Final = FIRST_KIND + 9  # seat, design, spot
PASSED: Final = FIRST_KIND + 10  # seat, decision (kinds.py): passed, declined, played no card, is done
PAID: Final = FIRST_KIND + 11  # seat, design
PART_DISPLACED: Final = FIRST_KIND + 12  # seat, design, from spot, to spot
PLAYED: Final = FIRST_KIND + 13  # seat, design (a Mutate card)
TARGETED: Final = FIRST_KIND + 14  # seat, whom
FLIPPED: Final = FIRST_KIND + 15  # seat, spot, design
TURNED_UP: Final = FIRST_KIND + 16  # seat, spot, design
PART_LOST: Final = FIRST_KIND + 17  # seat, spot, design
PART_RETURNED: Final = FIRST_KIND + 18  # seat, spot, design
PARTS_SWAPPED: Final = FIRST_KIND + 19  # seat, spot, other seat, other spot
REARRANGED: Final = FIRST_KIND + 20  # seat
PART_PLACED: Final = FIRST_KIND + 21  # seat, design, from spot, to spot
DISCARDED: Final = FIRST_KIND + 22  # seat, design
TOOK_DISCARD: Final = FIRST_KIND + 23  # seat, design
STOLEN: Final = FIRST_KIND + 24  # thief, victim, kind
STOLEN_CARD: Final = FIRST_KIND + 25  # thief, victim, design (to both)
HANDED_ON: Final = FIRST_KIND + 26  # giver, receiver, kind
HANDED_CARD: Final = FIRST_KIND + 27  # giver, receiver, design (to both)
BODY_REPLACED: Final = FIRST_KIND + 28  # seat, body, old colour, new colour
TAIL_RESET: Final = FIRST_KIND + 29  # seat, spot
MARKED: Final = FIRST_KIND + 30  # seat
ATTACKED: Final = FIRST_KIND + 31  # attacker, defender
EVADED: Final = FIRST_KIND + 32  # defender, attacker
TAIL_REVERSED: Final = FIRST_KIND + 33  # seat, spot
TAIL_LOST: Final = FIRST_KIND + 34  # seat, spot, design
BATTLE_CARD: Final = FIRST_KIND + 35  # seat, design
CANCELLED: Final = FIRST_KIND + 36  # seat whose card has no effect, design
CALLED_OFF: Final = FIRST_KIND + 37  # attacker, defender
FOUGHT: Final = FIRST_KIND + 38  # attacker, defender, final attack, final defence
WON_BATTLE: Final = FIRST_KIND + 39  # victor, loser, difference (STEAL_MOD included)
TIED: Final = FIRST_KIND + 40  # attacker, defender
PROTECTED: Final = FIRST_KIND + 41  # seat, kind
PROTECTED_CARD: Final = FIRST_KIND + 42  # seat, design (to the loser)
SPOILS_DRAWN: Final = FIRST_KIND + 43  # victor, Mutate cards, Battle cards
GAVE: Final = FIRST_KIND + 44  # seat, design (one of three in an exchange)
COMPLETED: Final = FIRST_KIND + 45  # seat, event counter
BROKEN: Final = FIRST_KIND + 46  # seat
FELL_OFF: Final = FIRST_KIND + 47  # seat, body, colour
FINAL_BATTLE: Final = FIRST_KIND + 48  # mask of seats
SCORED: Final = FIRST_KIND + 49  # seat, amount
WON: Final = FIRST_KIND + 50  # seat
DRAWN_GAME: Final = FIRST_KIND + 51
SHOWN: Final = FIRST_KIND + 52  # seat, design, body: strict-lattice, the card whose spot is chosen next
EVENTS: Final = FIRST_KIND + 53
