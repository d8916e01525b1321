"""One answer ahead: what becomes of an option once everything that follows from it has been answered.

Whoever is asked on the way answers in the own interest, after trying every answer: the targets of a card, the
cards of a battle. Where that would be too many (payments, whole rearrangements) a liking decides.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from monstrum.core.engine import actor, commit, legal_actions, sealed, step
from monstrum.core.state import State
from monstrum.games.mutation_wars.content.catalog import COLOURS, KINDS
from monstrum.games.mutation_wars.rules import kinds
from monstrum.games.mutation_wars.rules.actions import BODY, CARD, NONE, SPOT, card_of, first_split
from monstrum.games.mutation_wars.rules.rearrangements import ordered_spots
from monstrum.games.mutation_wars.state import MARKS, MOST_BODIES, SPOTS, WarsState
from monstrum.games.mutation_wars.thinking.evaluate import card_liking, evaluate

LONGEST: Final = 200  # answers in a row; an action has far fewer
DEEPEST: Final = 4  # answers that are tried out inside one another


def outlook(state: WarsState, seat: i64, action: i64) -> float:
    """How the seat stands after the action. The state is the caller's to spend."""
    if sealed(state):
        commit(state, seat, action)
        while sealed(state):
            step(state, quick_choice(state, actor(state)))
    else:
        step(state, action)
    return evaluate(follow(state, 0)[0], seat)


def follow(state: WarsState, depth: i64) -> tuple[WarsState, bool]:
    """Everything until somebody has the next action of a phase: the state then (the one that was given is
    spent), and whether it is the same from any depth above this one, because nothing was too deep to be
    tried."""
    same = True
    for _ in range(LONGEST):
        if state.over():
            break
        who = actor(state)
        if kinds.opens_action(state.kind):
            break
        if by_liking(state):
            step(state, quick_choice(state, who))
        elif depth >= DEEPEST:
            same = False
            step(state, quick_choice(state, who))
        else:
            options = legal_actions(state, who)
            if len(options) == 1:
                step(state, options[0])
                continue
            best = options[0]
            most = -1e9
            followed = state
            settled = True
            for action in options:  # whoever answers takes what is best for them
                trial = state.clone()
                step(trial, action)
                trial, exact = follow(trial, depth + 1)
                settled = settled and exact
                worth = evaluate(trial, who)
                if worth > most:
                    most = worth
                    best = action
                    followed = trial
            if settled:  # what followed in the trial will follow here
                return followed, same
            same = False
            step(state, best)
    return state, same


def by_liking(state: WarsState) -> bool:
    """Choices that need no trial, and secret ones."""
    return sealed(state) or kinds.needs_no_trial(state.kind)


def quick_choice(state: WarsState, seat: i64) -> i64:
    """A sensible answer without looking ahead."""
    options = legal_actions(state, seat)
    kind = state.kind
    if kinds.gives_cards(kind):
        return cheapest(state, seat, options)
    if kinds.is_placing(kind):
        return own_colour(state, options)
    if options[0] >= first_split(state.catalog):
        return options[len(options) // 2]
    best = options[0]
    most = -1e9
    for action in options:
        liking = 0.0
        if action >= CARD and action < CARD + state.catalog.designs:
            liking = card_liking(state, seat, card_of(action))
            if not kinds.keeps_card(kind):
                liking = -liking
        elif SPOT <= action < SPOT + SPOTS * state.seats or action == NONE:
            liking = -10.0  # rather a card than a part
        if liking > most:
            most = liking
            best = action
    return best


def cheapest(state: WarsState, seat: i64, options: list[int]) -> i64:
    """MW-6.6(1), MW-12.1  Of the cards that may be given in ascending order the first of the least liked."""
    catalog, hand = state.catalog, state.hand
    kind = catalog.kind_of[card_of(options[0])]
    held = state.held[seat * KINDS + kind]
    likings = vec[float]([0.0] * held)
    designs = vec[i64]([0] * held)
    number: i64 = 0
    first = seat * catalog.designs
    for design in range(card_of(options[0]), catalog.first[kind + 1]):
        copies = hand[first + design]
        if copies == 0:
            continue
        liking = card_liking(state, seat, design)
        for copy in range(copies):
            kept = liking - 0.2 * float(copy)
            at = number
            while at > 0 and likings[at - 1] > kept:
                likings[at] = likings[at - 1]
                designs[at] = designs[at - 1]
                at -= 1
            likings[at] = kept
            designs[at] = design
            number += 1
    lowest = designs[0]
    for at in range(1, state.a if state.a < number else number):
        if designs[at] < lowest:
            lowest = designs[at]
    action = CARD + lowest
    if action in options:
        return action
    return options[0]


def own_colour(state: WarsState, options: list[int]) -> i64:
    """REARRANGE: to a body of its own colour that has not been given one yet, else away from such bodies."""
    seat, placed = state.a, state.b
    spots = ordered_spots(state, seat)
    colour = state.edges[seat * SPOTS + spots[placed]] // MARKS % COLOURS
    best = options[0]
    most = -1e9
    for action in options:
        body = (action - BODY) % MOST_BODIES
        liking = 0.0
        if state.colours[seat * MOST_BODIES + body] == colour:
            liking = 2.0
            for at in range(placed):
                earlier = state.operands[state.laid - placed + at]
                if earlier == body and (state.edges[seat * SPOTS + spots[at]] // MARKS % COLOURS == colour):
                    liking = 0.5
        if liking > most:
            most = liking
            best = action
    return best


def outlooks(state: State, seat: int, options: list[int]) -> list[float]:
    """What each of its options promises a seat, for the greedy bot; the state stays as it is."""
    assert isinstance(state, WarsState)
    return [outlook(state.clone(), seat, option) for option in options]
