"""What a seat sees: section 6 of the rules, row by row, built up from nothing.

Cards are designs (`Eye:R`, `M09`, `BT03`); the hand of another is a number of cards of each kind.
"""

from functools import cache

import msgspec
from msgspec.structs import replace

from monstrum.core.contract import SPECTATOR
from monstrum.core.engine import asked, committed, decision, legal_actions, sealed, waiting
from monstrum.games.mutation_wars.content.catalog import BP, BT, COLOUR_LETTERS, KIND_NAMES, KINDS, MU
from monstrum.games.mutation_wars.effects import opcodes
from monstrum.games.mutation_wars.knowing import sightings
from monstrum.games.mutation_wars.positions.notation import (
    creature_text,
    discard_ids,
    hand_ids,
    part_text,
    seat_names,
    variant_names,
)
from monstrum.games.mutation_wars.rules import kinds
from monstrum.games.mutation_wars.rules.actions import NONE, card_of
from monstrum.games.mutation_wars.rules.glow_things import has_glow, working_eye
from monstrum.games.mutation_wars.rules.modifiers import card_does, spoils_modifier
from monstrum.games.mutation_wars.rules.spoils import robbed_seat
from monstrum.games.mutation_wars.rules.statistics import attack, defence, part_attack, part_defence
from monstrum.games.mutation_wars.rules.winning import ranks
from monstrum.games.mutation_wars.speaking.explain import both_sides
from monstrum.games.mutation_wars.state import (
    EDGES,
    EMPTY,
    MOST_BODIES,
    NO_CARD,
    NO_SEAT,
    PHASE_NAMES,
    SPOTS,
    UP,
    WarsState,
)


class HandView(msgspec.Struct, frozen=True):
    """A hand: the cards for its owner, their numbers for everybody else."""

    parts: int | list[str]
    mutate: int | list[str]
    battle: int | list[str]


class DecksView(msgspec.Struct, frozen=True):
    """How many cards and bodies lie face down."""

    parts: int
    mutate: int
    battle: int
    bodies: int


class DiscardsView(msgspec.Struct, frozen=True):
    """What lies face up, the newest last."""

    parts: list[str]
    mutate: list[str]
    battle: list[str]


class BodyView(msgspec.Struct, frozen=True):
    """One body: `-` is an empty spot, `>b1` the joint to a later body, `^` the joint to an earlier one."""

    colour: str
    edges: list[str]
    values: list[str]  # attack/defence of the part there, `3|0/1` of a Glow Thing lit|unlit; else empty


class LineView(msgspec.Struct, frozen=True):
    """One number of a sum, as `explain` tells it."""

    code: str
    amount: int
    rules: list[str]
    params: dict[str, str]


class BattleView(msgspec.Struct, frozen=True):
    """The battle in progress; a protected card is known to the loser, its kind to all."""

    attacker: str
    defender: str
    attacker_card: str | None
    defender_card: str | None
    protected: str | None
    attack: list[LineView]  # part by part, with the cards played so far
    defence: list[LineView]
    prospects: dict[
        str, list[int]
    ]  # by card the reader may play: attack, defence, spoils beyond the difference


class SightingView(msgspec.Struct, frozen=True):
    """A card this seat knows to be in one of these hands."""

    card: str
    where: list[str]


class WarsView(msgspec.Struct, frozen=True):
    """The table from one seat; -1 is a spectator."""

    seat: int
    seats: int
    turn: int
    phase: str
    token: str
    target_bodies: int
    max_turns: int
    variants: list[str]
    counter: int
    creatures: dict[str, str]  # in the notation of the rules
    bodies: dict[str, list[BodyView]]
    attack: dict[str, int]  # lit, where there is an unflipped Glow Thing
    unlit_attack: dict[str, int]
    defence: dict[str, int]
    glow: list[str]  # who has two attack values
    eyes: list[str]  # who has a working Eye
    complete_since: dict[str, int]
    attacked: list[str]
    hands: dict[str, HandView]
    sightings: list[SightingView]
    decks: DecksView
    discards: DiscardsView
    battle: BattleView | None
    revealed: str | None  # the body that was bought and is not placed yet
    finalists: list[str]
    scores: dict[str, int]
    waiting: list[str]
    decision: str
    committed: list[str]  # who has chosen in the open sealed block, not what
    own_commitment: str | None
    over: bool
    winner: str | None
    ranks: dict[str, int] | None  # when the game is over
    taking: bool  # options mean cards of a discard: they name designs, and mostly mean those of the hand


def view(state: WarsState, seat: int) -> WarsView:
    """Every zone that is open to all, and of the hidden ones what this seat has seen."""
    return seat_view(state, open_view(state), seat)


def seat_view(state: WarsState, spectator: WarsView, seat: int) -> WarsView:
    """What a seat knows beside what a spectator sees."""
    if seat == SPECTATOR:
        return spectator
    decision(state)  # loads its record
    battle = spectator.battle
    if battle is not None:
        protected = protected_card(state, seat)
        battle = replace(battle, protected=protected, prospects=prospects(state, seat))
    return replace(
        spectator,
        seat=seat,
        hands=spectator.hands | {f"P{seat}": hand_view(state, seat, seat)},
        sightings=sighting_views(state, seat),
        battle=battle,
        own_commitment=commitment(state, seat),
    )


def open_view(state: WarsState) -> WarsView:
    """What a spectator sees: what is open to all."""
    names = [f"P{other}" for other in range(state.seats)]
    everybody = range(state.seats)
    asked_for = decision(state)  # and loads its record
    return WarsView(
        seat=SPECTATOR,
        seats=state.seats,
        turn=state.turn,
        phase=PHASE_NAMES[state.phase],
        token=names[state.token],
        target_bodies=state.target,
        max_turns=state.last_turn,
        variants=variant_names(state.variants),
        counter=state.counter,
        creatures={names[s]: creature_text(state, s) if state.bodies[s] else "" for s in everybody},
        bodies={names[s]: body_views(state, s) for s in everybody},
        attack={names[s]: attack(state, s, True) for s in everybody},
        unlit_attack={names[s]: attack(state, s, False) for s in everybody},
        defence={names[s]: defence(state, s) for s in everybody},
        glow=[names[s] for s in everybody if has_glow(state, s)],
        eyes=[names[s] for s in everybody if working_eye(state, s)],
        complete_since={names[s]: state.since[s] for s in everybody if state.since[s]},
        attacked=seat_names(state.attacked),
        hands={names[s]: hand_view(state, s, SPECTATOR) for s in everybody},
        sightings=sighting_views(state, SPECTATOR),
        decks=DecksView(state.deck_size[BP], state.deck_size[MU], state.deck_size[BT], state.pile_size),
        discards=DiscardsView(discard_ids(state, BP), discard_ids(state, MU), discard_ids(state, BT)),
        battle=battle_view(state),
        revealed=revealed_body(state),
        finalists=seat_names(state.finalists),
        scores={names[s]: state.scores[s] for s in everybody if (state.finalists >> s) & 1},
        waiting=[names[other] for other in waiting(state)],
        decision=asked_for,
        committed=[names[other] for other in have_committed(state)],
        own_commitment=None,
        over=state.over(),
        winner=None if state.winner == NO_SEAT else names[state.winner],
        ranks=dict(zip(names, ranks(state), strict=True)) if state.over() else None,
        taking=not state.over() and kinds.takes_from_discard(state.kind),
    )


# Creatures ----------------------------------------------------------------------------------------


def body_views(state: WarsState, seat: int) -> list[BodyView]:
    return [
        BodyView(
            COLOUR_LETTERS[state.colours[seat * MOST_BODIES + body]],
            [edge_text(state.edges[seat * SPOTS + body * EDGES + edge]) for edge in range(EDGES)],
            [value_text(state, seat, body * EDGES + edge) for edge in range(EDGES)],
        )
        for body in range(state.bodies[seat])
    ]


@cache
def edge_text(held: int) -> str:
    if held >= 0:
        return str(part_text(held))
    if held == EMPTY:
        return "-"
    return "^" if held == UP else f">b{UP - held}"


def value_text(state: WarsState, seat: int, spot: int) -> str:
    """MW-5.5  What the part there adds to the creature."""
    part = state.edges[seat * SPOTS + spot]
    if part < 0:
        return ""
    colour = state.colours[seat * MOST_BODIES + spot // EDGES]
    lit, unlit = part_attack(state, part, colour, True), part_attack(state, part, colour, False)
    shown = str(lit) if lit == unlit else f"{lit}|{unlit}"
    return f"{shown}/{part_defence(state, part, colour)}"


# Hands --------------------------------------------------------------------------------------------


def hand_view(state: WarsState, whose: int, seat: int) -> HandView:
    """The owner sees the cards, others how many there are of each kind."""
    if whose == seat:
        return HandView(*(hand_ids(state, whose, kind) for kind in range(KINDS)))
    return HandView(*(state.held[whose * KINDS + kind] for kind in range(KINDS)))


def sighting_views(state: WarsState, seat: int) -> list[SightingView]:
    """What this seat knows of the hands of others."""
    knower = seat if seat >= 0 else sightings.PUBLIC
    found = []
    for row in sightings.listed(state):
        if sightings.knower_of(row) == knower:
            card = state.catalog.ids[sightings.design_of(row)]
            found.append(SightingView(card, seat_names(sightings.where_of(row))))
    return found


# What is going on ---------------------------------------------------------------------------------


def battle_view(state: WarsState) -> BattleView | None:
    """As a spectator sees it."""
    if state.attacker == NO_SEAT:
        return None
    ids = state.catalog.ids
    attack_lines, defence_lines = battle_sums(state, state.attacker_card, state.defender_card)
    return BattleView(
        f"P{state.attacker}",
        f"P{state.defender}",
        None if state.attacker_card == NO_CARD else ids[state.attacker_card],
        None if state.defender_card == NO_CARD else ids[state.defender_card],
        protected_card(state, SPECTATOR),
        attack_lines,
        defence_lines,
        {},
    )


def protected_card(state: WarsState, seat: int) -> str | None:
    """MW-11  What the loser protects: the card to him, its kind to all others."""
    if state.protected == NO_CARD:
        return None
    kind = KIND_NAMES[state.catalog.kind_of[state.protected]]
    return state.catalog.ids[state.protected] if robbed_seat(state) == seat else kind


def battle_sums(state: WarsState, attacking: int, defending: int) -> list[list[LineView]]:
    """MW-8.12, MW-8.13  Both numbers of the battle with these cards; a cancelled one has no effect."""
    if card_does(state, defending, opcodes.CANCEL_CARD):
        attacking = NO_CARD
    sides = both_sides(state, state.attacker, state.defender, attacking, defending)
    return [
        [LineView(line.code, line.amount, list(line.rules), dict(line.params)) for line in lines]
        for lines in sides
    ]


def prospects(state: WarsState, seat: int) -> dict[str, list[int]]:
    """MW-8.7  What each Battle card the reader may play would come to, and none, while they choose; one that
    calls the battle off comes to nothing."""
    if decision(state) not in ("attacker_card", "defender_card") or seat not in waiting(state):
        return {}
    found: dict[str, list[int]] = {}
    for action in legal_actions(state, seat):
        card = NO_CARD if action == NONE else card_of(action)
        attacking, defending = state.attacker_card, state.defender_card
        if seat == state.attacker:
            attacking = card
        else:
            defending = card
        if not card_does(state, card, opcodes.END_BATTLE):
            attack, defence = (
                sum(line.amount for line in lines) for lines in battle_sums(state, attacking, defending)
            )
            more = spoils_beyond(state, attack, defence, attacking, defending)
            found["" if card == NO_CARD else state.catalog.ids[card]] = [attack, defence, more]
    return found


def spoils_beyond(state: WarsState, attack: int, defence: int, attacking: int, defending: int) -> int:
    """MW-11.8, MW-15.2  What the victor's card adds to the difference; nothing in a final battle."""
    if state.finalists or attack == defence:
        return 0
    if attack < defence:
        return spoils_modifier(state, defending)
    cancelled = card_does(state, defending, opcodes.CANCEL_CARD)
    return 0 if cancelled else spoils_modifier(state, attacking)


def revealed_body(state: WarsState) -> str | None:
    """MW-6.6  The body on its way from the pile to its buyer."""
    if state.over():
        return None
    state.load()
    return COLOUR_LETTERS[state.a] if kinds.is_revealed(state.kind) else None


def have_committed(state: WarsState) -> list[int]:
    """MW-7.13  Only that a commitment was made is seen."""
    if not sealed(state):
        return []
    return [seat for seat in range(state.seats) if asked(state, seat) and committed(state, seat)]


def commitment(state: WarsState, seat: int) -> str | None:
    if not sealed(state) or seat < 0 or not state.buffers[seat]:
        return None
    return state.catalog.ids[card_of(state.buffers[seat][0])]
