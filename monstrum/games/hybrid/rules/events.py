"""What can happen in Hybrid: the numbers of events, and a line for each: the code of its sentence and what
the numbers it carries are (`-`: nobody reads it in the sentence). The sentences are in the language
catalogues; an event without a code is told to nobody."""

from typing import Final

from monstrum.core.events import COMMITTED, FIRST_KIND

MISSION_STARTED: Final = FIRST_KIND
FORCE_CHOSEN: Final = FIRST_KIND + 1  # side, number of warriors (reveals)
LEADER_NAMED: Final = FIRST_KIND + 2  # figure
DEPLOYED: Final = FIRST_KIND + 3  # figure, square, facing
PUT_ON_STANDBY: Final = FIRST_KIND + 4  # figure, group
LEFT_OUT: Final = FIRST_KIND + 5  # figure
ROUND_STARTED: Final = FIRST_KIND + 6  # round
ACTIVATION_ROLLED: Final = FIRST_KIND + 7  # the two dice, the two scores (random)
ACTIVATION_TIED: Final = FIRST_KIND + 8
ACTIVATION_WON: Final = FIRST_KIND + 9  # side
FIRING_KEPT: Final = FIRST_KIND + 10  # figure
FIRING_GIVEN_UP: Final = FIRST_KIND + 11  # figure
NUMBERED: Final = FIRST_KIND + 12  # side, how many
NUMBERED_ONE: Final = FIRST_KIND + 13  # figure, number (to its side)
STARTS: Final = FIRST_KIND + 14  # side that starts
REVEALED: Final = FIRST_KIND + 15  # figure, number (reveals)
ACTIVATED: Final = FIRST_KIND + 16  # figure
MODE_ANNOUNCED: Final = FIRST_KIND + 17  # figure, mode
LEVEL_ANNOUNCED: Final = FIRST_KIND + 18  # figure, LoM
STEPPED: Final = FIRST_KIND + 19  # figure, from square, to square, MP spent
TURNED: Final = FIRST_KIND + 20  # figure, facing, MP spent
DOOR_OPENED: Final = FIRST_KIND + 21  # figure or -1, door
DOOR_CLOSED: Final = FIRST_KIND + 22  # figure or -1, door
JUMPED: Final = FIRST_KIND + 23  # figure, landing square
FELL: Final = FIRST_KIND + 24  # figure, square of the trapdoor
ENTERED: Final = FIRST_KIND + 25  # figure, square, facing
EXITED: Final = FIRST_KIND + 26  # figure
HANDED_OVER: Final = FIRST_KIND + 27  # objective, from, to
BRUSHED_ASIDE: Final = FIRST_KIND + 28  # mover, enemy, square
PUSHED: Final = FIRST_KIND + 29  # pusher, victim, squares covered, squares owed
MOVED_BACK: Final = FIRST_KIND + 30  # figure, square (HY-7.27)
STOPPED: Final = FIRST_KIND + 31  # figure
SL_LINE: Final = FIRST_KIND + 32  # figure, code of the line, amount
ROLLED: Final = FIRST_KIND + 33  # figure, SL, kept die, outcome + 16 · kind of roll (random)
DIE_ROLLED: Final = FIRST_KIND + 34  # figure or -1, die (random): one of several dice
ATTACKED: Final = FIRST_KIND + 35  # attacker, target, mode
PARRIED: Final = FIRST_KIND + 36  # parrier, attacker
WOUNDED: Final = FIRST_KIND + 37  # figure, Wounds, source
ELIMINATED: Final = FIRST_KIND + 38  # figure, side that did it or -1
PARRY_TAKEN: Final = FIRST_KIND + 39  # figure, LoM: a Defensive Combat counter
PARRY_ENDED: Final = FIRST_KIND + 40  # figure
WATCHING: Final = FIRST_KIND + 41  # figure, number: a Skilled Firing counter
WATCH_ENDED: Final = FIRST_KIND + 42  # figure
FURTIVE: Final = FIRST_KIND + 43  # figure: an Expert Move counter
FURTIVE_ENDED: Final = FIRST_KIND + 44  # figure
HINDERED: Final = FIRST_KIND + 45  # victim, hinderer: a Skilled Move counter
HINDRANCE_ENDED: Final = FIRST_KIND + 46  # victim
REACTED: Final = FIRST_KIND + 47  # shooter, target
COMBINED: Final = FIRST_KIND + 48  # figure: a Combined Attack is announced
PIERCING: Final = FIRST_KIND + 49  # figure, target: he shoots through a victim at another (HY-14.17)
SHOT_LOST: Final = FIRST_KIND + 50  # figure: no LoM at which the target is legal
FRENZIED: Final = FIRST_KIND + 51  # figure, enemies eliminated so far
PRESTIGE_LOST: Final = FIRST_KIND + 52  # figure
INFILTRATION_LOST: Final = FIRST_KIND + 53  # figure
FIRST_CONTACT: Final = FIRST_KIND + 54
FIRST_BLOOD: Final = FIRST_KIND + 55  # side that lost a warrior
SACRIFICED: Final = FIRST_KIND + 56  # figure
COUNTER_ACTIVATED: Final = FIRST_KIND + 57  # figure, square
COUNTER_TURNED_UP: Final = FIRST_KIND + 58  # square, EVENT_FACE or TRAP_FACE (random, reveals)
OBJECTIVE_ACCEPTED: Final = FIRST_KIND + 59  # figure, objective
OBJECTIVE_DROPPED: Final = FIRST_KIND + 60  # objective, square
INFILTRATES: Final = FIRST_KIND + 61  # figure
SCORED: Final = FIRST_KIND + 62  # side, points
ROUND_ENDED: Final = FIRST_KIND + 63  # round
TEMPLATE_ENDED: Final = FIRST_KIND + 64  # kind, square
LIMIT_REACHED: Final = FIRST_KIND + 65
GAME_ENDED: Final = FIRST_KIND + 66  # winning side, or 2 for a draw
DECLINED: Final = FIRST_KIND + 67  # side
NO_MORE_SHOT: Final = FIRST_KIND + 68  # figure: Heroic Firing became a single shot

# Cards.
DREW: Final = FIRST_KIND + 69  # side, deck
DREW_ONE: Final = FIRST_KIND + 70  # side, card (to its side, random)
MULLIGANED: Final = FIRST_KIND + 71  # side: its hand goes under the deck
HAND_KEPT: Final = FIRST_KIND + 72  # side
EQUIPMENT_THROWN: Final = FIRST_KIND + 73  # side: a card is discarded face down
EQUIPMENT_THROWN_ONE: Final = FIRST_KIND + 74  # side, card (to its side)
BID: Final = FIRST_KIND + 75  # side, how many cards it has laid
BID_ONE: Final = FIRST_KIND + 76  # side, card (to its side)
BID_PASSED: Final = FIRST_KIND + 77  # side
BID_SHOWN: Final = FIRST_KIND + 78  # side, card, points (reveals)
BIDS_COUNTED: Final = FIRST_KIND + 79  # points of the Griffins, of the Scorpions
KEPT: Final = FIRST_KIND + 80  # side, deck: a Reserve card (random)
KEPT_ONE: Final = FIRST_KIND + 81  # side, card (to its side)
CARD_TURNED_UP: Final = FIRST_KIND + 82  # side, card: an Event or Army card (reveals)
RESERVE_PLAYED: Final = FIRST_KIND + 83  # side, card (reveals)
CONSTANT_ENDED: Final = FIRST_KIND + 84  # card
AURA_ACTIVE: Final = FIRST_KIND + 85  # figure, card (reveals)
AURA_ENDED: Final = FIRST_KIND + 86  # figure, card
MUTATED: Final = FIRST_KIND + 87  # figure, card (reveals)
MUTATION_LOST: Final = FIRST_KIND + 88  # figure, card
LAID: Final = FIRST_KIND + 89  # side, card, 0 points or 1 effect, shot (reveals)
LAID_NONE: Final = FIRST_KIND + 90  # side, 1 = as a Hindrance
WINDOW_CLOSED: Final = FIRST_KIND + 91  # points of the acting side, points against it
CARD_LOST: Final = FIRST_KIND + 92  # side, card: discarded by an effect (reveals)
STOLEN: Final = FIRST_KIND + 93  # thief, victim
STOLEN_ONE: Final = FIRST_KIND + 94  # thief, card (to both sides)
RECOVERED: Final = FIRST_KIND + 95  # side, card

# Effects.
EFFECT_BEGUN: Final = FIRST_KIND + 96  # what is behind it; the operation; the figure it concerns or -1
EFFECT_LOST: Final = FIRST_KIND + 97  # card …; the operation: nothing it could act on
PICKED_FIGURE: Final = FIRST_KIND + 98  # side or -1, figure
PICKED_SQUARE: Final = FIRST_KIND + 99  # side or -1, square
PICKED_DOOR: Final = FIRST_KIND + 100  # side or -1, door
PICKED_TILE: Final = FIRST_KIND + 101  # side or -1, tile
CHOSEN: Final = FIRST_KIND + 102  # side, option: of `choose`
LASTS: Final = FIRST_KIND + 103  # card …; operation; subject; n
NO_MORE: Final = FIRST_KIND + 104  # operation, subject: an effect has ended
HEALED: Final = FIRST_KIND + 105  # figure, Wounds
TELEPORTED: Final = FIRST_KIND + 106  # figure, square, facing
JOINED: Final = FIRST_KIND + 107  # figure, square, facing: spawned
REVIVED: Final = FIRST_KIND + 108  # figure, square, facing
SWAPPED: Final = FIRST_KIND + 109  # two figures
SHOVED: Final = FIRST_KIND + 110  # figure, squares covered, Wounds
MODE_SET: Final = FIRST_KIND + 111  # figure, mode, LoM
SKIPS: Final = FIRST_KIND + 112  # figure: will lose an activation
SKIPPED: Final = FIRST_KIND + 113  # figure: has lost it
EXTRA_GRANTED: Final = FIRST_KIND + 114  # figure
INITIATIVE: Final = FIRST_KIND + 115  # side, n
DOOR_DESTROYED: Final = FIRST_KIND + 116  # door
DOOR_LOCKED: Final = FIRST_KIND + 117  # door
DOOR_UNLOCKED: Final = FIRST_KIND + 118  # door
TRAPDOOR_OPENED: Final = FIRST_KIND + 119  # square
TRAPDOOR_CLOSED: Final = FIRST_KIND + 120  # square
PLACED: Final = FIRST_KIND + 121  # place in `terms.COUNTERS`, square, number
TAKEN_AWAY: Final = FIRST_KIND + 122  # place in `terms.COUNTERS` or 6 for a template, square, number
TEMPLATE_PLACED: Final = FIRST_KIND + 123  # kind, square, side or -1
FLAG_SET: Final = FIRST_KIND + 124  # flag, value
REROLLED: Final = FIRST_KIND + 125  # figure
DIE_SET: Final = FIRST_KIND + 126  # figure, value
NO_ROLL: Final = FIRST_KIND + 127  # figure, outcome + 16 · kind of roll: decided without a die
BORNE: Final = FIRST_KIND + 128  # figure, objective: an effect gives it to him
HAND_SHOWN: Final = FIRST_KIND + 129  # side whose hand its opponent sees
HAND_SHOWN_ONE: Final = FIRST_KIND + 130  # side, card, how many (to the other side, reveals)
CARD_CANCELLED: Final = FIRST_KIND + 131  # side, card
POINTS_COPIED: Final = FIRST_KIND + 132  # side, points
EVENTS: Final = FIRST_KIND + 133

LINES: Final = (
    (MISSION_STARTED, "mission_started", ""),
    (FORCE_CHOSEN, "force_chosen", "side number"),
    (LEADER_NAMED, "leader_named", "figure"),
    (DEPLOYED, "deployed", "figure square facing"),
    (PUT_ON_STANDBY, "put_on_standby", "figure"),
    (LEFT_OUT, "left_out", "figure"),
    (ROUND_STARTED, "round_started", "number"),
    (ACTIVATION_ROLLED, "activation_rolled", "griffins_die scorpions_die score other_score"),
    (ACTIVATION_TIED, "activation_tied", ""),
    (ACTIVATION_WON, "activation_won", "side"),
    (FIRING_KEPT, "firing_kept", "figure"),
    (FIRING_GIVEN_UP, "firing_given_up", "figure"),
    (NUMBERED, "numbered", "side number"),
    (NUMBERED_ONE, "numbered_one", "figure number"),
    (STARTS, "starts", "side"),
    (REVEALED, "revealed", "figure number"),
    (ACTIVATED, "", ""),
    (MODE_ANNOUNCED, "mode_announced", "figure mode"),
    (LEVEL_ANNOUNCED, "level_announced", "figure number"),
    (STEPPED, "stepped", "figure - square points"),
    (TURNED, "turned", "figure facing points:spent"),
    (DOOR_OPENED, "door_opened", "figure door"),
    (DOOR_CLOSED, "door_closed", "figure door"),
    (JUMPED, "jumped", "figure square"),
    (FELL, "fell", "figure square"),
    (ENTERED, "entered", "figure square facing"),
    (EXITED, "exited", "figure"),
    (HANDED_OVER, "handed_over", "number figure target"),
    (BRUSHED_ASIDE, "brushed_aside", "figure target square"),
    (PUSHED, "pushed", "figure target number points"),
    (MOVED_BACK, "moved_back", "figure square"),
    (STOPPED, "stopped", "figure"),
    (SL_LINE, "sl_line", "- modifier amount"),
    (ROLLED, "rolled", "figure level die rolled"),
    (DIE_ROLLED, "die_rolled", "- number"),
    (ATTACKED, "attacked", "figure target attack"),
    (PARRIED, "parried", "figure target"),
    (WOUNDED, "wounded", "figure number source"),
    (ELIMINATED, "eliminated", "figure"),
    (PARRY_TAKEN, "parry_taken", "figure number"),
    (PARRY_ENDED, "parry_ended", "figure"),
    (WATCHING, "watching", "figure number"),
    (WATCH_ENDED, "watch_ended", "figure"),
    (FURTIVE, "furtive", "figure"),
    (FURTIVE_ENDED, "furtive_ended", "figure"),
    (HINDERED, "hindered", "figure target"),
    (HINDRANCE_ENDED, "hindrance_ended", "figure"),
    (REACTED, "reacted", "figure target"),
    (COMBINED, "combined", "figure"),
    (PIERCING, "piercing", "figure target"),
    (SHOT_LOST, "shot_lost", "figure"),
    (FRENZIED, "frenzied", "figure number"),
    (PRESTIGE_LOST, "prestige_lost", "figure"),
    (INFILTRATION_LOST, "infiltration_lost", "figure"),
    (FIRST_CONTACT, "first_contact", ""),
    (FIRST_BLOOD, "first_blood", "side"),
    (SACRIFICED, "sacrificed", "figure"),
    (COUNTER_ACTIVATED, "counter_activated", "figure square"),
    (COUNTER_TURNED_UP, "counter_turned_up", "square face"),
    (OBJECTIVE_ACCEPTED, "objective_accepted", "figure number"),
    (OBJECTIVE_DROPPED, "objective_dropped", "number square"),
    (INFILTRATES, "infiltrates", "figure"),
    (SCORED, "scored", "side number"),
    (ROUND_ENDED, "round_ended", "number"),
    (TEMPLATE_ENDED, "template_ended", "template square"),
    (LIMIT_REACHED, "limit_reached", ""),
    (GAME_ENDED, "game_ended", "winner"),
    (DECLINED, "", ""),
    (NO_MORE_SHOT, "no_more_shot", "figure"),
    (DREW, "drew", "side deck"),
    (DREW_ONE, "drew_one", "- card"),
    (MULLIGANED, "mulliganed", "side"),
    (HAND_KEPT, "hand_kept", "side"),
    (EQUIPMENT_THROWN, "equipment_thrown", "side"),
    (EQUIPMENT_THROWN_ONE, "equipment_thrown_one", "- card"),
    (BID, "bid", "side number"),
    (BID_ONE, "bid_one", "- card"),
    (BID_PASSED, "bid_passed", "side"),
    (BID_SHOWN, "bid_shown", "side card points"),
    (BIDS_COUNTED, "bids_counted", "number points"),
    (KEPT, "kept", "side deck"),
    (KEPT_ONE, "kept_one", "- card"),
    (CARD_TURNED_UP, "card_turned_up", "side card"),
    (RESERVE_PLAYED, "reserve_played", "side card"),
    (CONSTANT_ENDED, "constant_ended", "card"),
    (AURA_ACTIVE, "aura_active", "figure card"),
    (AURA_ENDED, "aura_ended", "figure card"),
    (MUTATED, "mutated", "figure card"),
    (MUTATION_LOST, "mutation_lost", "figure card"),
    (LAID, "laid", "side card use"),
    (LAID_NONE, "laid_none", "side"),
    (WINDOW_CLOSED, "window_closed", "number points"),
    (CARD_LOST, "card_lost", "side card"),
    (STOLEN, "stolen", "side"),
    (STOLEN_ONE, "stolen_one", "- card"),
    (RECOVERED, "recovered", "side card"),
    (EFFECT_BEGUN, "effect_begun", "behind operation figure"),
    (EFFECT_LOST, "effect_lost", "behind operation"),
    (PICKED_FIGURE, "picked_figure", "- figure"),
    (PICKED_SQUARE, "picked_square", "- square"),
    (PICKED_DOOR, "picked_door", "- door"),
    (PICKED_TILE, "picked_tile", "- tile"),
    (CHOSEN, "chosen", "side option"),
    (LASTS, "lasts", "behind operation subject amount"),
    (NO_MORE, "no_more", "operation subject"),
    (HEALED, "healed", "figure number"),
    (TELEPORTED, "teleported", "figure square facing"),
    (JOINED, "joined", "figure square facing"),
    (REVIVED, "revived", "figure square facing"),
    (SWAPPED, "swapped", "figure target"),
    (SHOVED, "shoved", "figure number points"),
    (MODE_SET, "mode_set", "figure mode number"),
    (SKIPS, "skips", "figure"),
    (SKIPPED, "skipped", "figure"),
    (EXTRA_GRANTED, "extra_granted", "figure"),
    (INITIATIVE, "initiative", "side amount"),
    (DOOR_DESTROYED, "door_destroyed", "door"),
    (DOOR_LOCKED, "door_locked", "door"),
    (DOOR_UNLOCKED, "door_unlocked", "door"),
    (TRAPDOOR_OPENED, "trapdoor_opened", "square"),
    (TRAPDOOR_CLOSED, "trapdoor_closed", "square"),
    (PLACED, "placed", "counter square"),
    (TAKEN_AWAY, "taken_away", "counter square"),
    (TEMPLATE_PLACED, "template_placed", "template square"),
    (FLAG_SET, "flag_set", "flag number"),
    (REROLLED, "rerolled", "figure"),
    (DIE_SET, "die_set", "figure number"),
    (NO_ROLL, "no_roll", "figure rolled"),
    (BORNE, "borne", "figure number"),
    (HAND_SHOWN, "hand_shown", "side"),
    (HAND_SHOWN_ONE, "hand_shown_one", "- card number"),
    (CARD_CANCELLED, "card_cancelled", "side card"),
    (POINTS_COPIED, "points_copied", "side points"),
    (COMMITTED, "committed", "player"),
)
