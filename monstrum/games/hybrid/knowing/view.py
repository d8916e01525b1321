"""What a seat sees: section 5 of the rules, row by row, built up from nothing."""

import msgspec
from msgspec.structs import replace

from monstrum.core.contract import SPECTATOR
from monstrum.core.engine import asked, committed, decision, sealed, waiting
from monstrum.games.hybrid.content import terms
from monstrum.games.hybrid.content.catalog import AURA
from monstrum.games.hybrid.effects.opcodes import DARKNESS
from monstrum.games.hybrid.knowing.cards_view import CardsView, cards_view, own_cards
from monstrum.games.hybrid.positions.drawing import draw_board
from monstrum.games.hybrid.positions.figure_text import LOST, STATUS_NAMES, figures_of
from monstrum.games.hybrid.positions.notation import counters, done_list, objectives, templates
from monstrum.games.hybrid.rules.actions import FIGURE, NONE, PROFILE
from monstrum.games.hybrid.rules.aptitudes import aptitude
from monstrum.games.hybrid.rules.in_force import FOUND, N, in_force, is_at_work
from monstrum.games.hybrid.rules.movement import allowance, is_held
from monstrum.games.hybrid.rules.sources import MUTATION_CARD
from monstrum.games.hybrid.rules.squares import SQUARES
from monstrum.games.hybrid.rules.warriors import mode_value, nv, printed_value
from monstrum.games.hybrid.speaking.effect_words import EffectView, effects_in_force, effects_standing
from monstrum.games.hybrid.speaking.naming import figure_word, square_word
from monstrum.games.hybrid.state import (
    COPY,
    EVENT_FACE,
    NO_FIGURE,
    OF_TILE,
    ON_BOARD,
    S_FIGURE,
    S_HOW,
    STAYING_WIDTH,
    TRAP_FACE,
    USES,
    SkirmishState,
    side_of,
)


class FigureView(msgspec.Struct, frozen=True):
    """One warrior. All of it is public but the number of his Activation counter."""

    side: str
    profile: str
    status: str
    at: str
    facing: str
    base: int
    wounds: int
    nv: int
    values: dict[str, int]  # of the modes he has
    mt: int  # Movement points he would have now
    mode: str
    parry: int  # LoM of his Defensive Combat counter
    watch: int  # number of his Skilled Firing counter
    hindered_by: str
    furtive: bool
    activated: int  # his place in this round's activations
    numbered: bool  # an Activation counter lies beside him …
    order: int  # … and this is its number; 0 for those who may not know
    combined: int  # Combined Attacks used
    frenzy: int
    lost: list[str]
    skips: int  # activations he will lose
    carries: int
    aura: str  # the Aura that is active …
    aura_range: int  # … and how many squares it reaches
    mutations: list[str]  # awarded
    group: str
    entry: str


class SkirmishView(msgspec.Struct, frozen=True):
    """The table from one seat; -1 is a spectator."""

    seat: int
    seats: int
    mission: str
    round: int
    limit: int
    map: list[str]
    legend: list[str]
    figures: dict[str, FigureView]
    winner: str  # of the last Activation Roll
    active: str
    leaders: dict[str, str]
    first_contact: bool
    first_blood: list[str]
    counters: dict[str, str]  # face-down Event counters by square
    events_left: int
    traps_left: int
    last_counter: str
    objectives: dict[str, str]
    done: list[int]
    score: dict[str, int]
    flags: dict[str, int]
    templates: list[str]
    shut: list[str]  # squares of Access nobody may pass now
    darkness: dict[str, int]  # how far one sees on tiles that are dark: `0,0-9,9`, their corner squares
    effects: list[EffectView]  # in force
    standing: list[EffectView]  # those that stay or wait
    extra_activations: list[str]  # in the order they were granted
    initiative: dict[str, int]  # added to the next Activation Roll
    cards: CardsView
    waiting: list[str]
    decision: str
    committed: list[str]  # who has chosen in the open sealed block, not what
    own_commitment: list[str]  # this seat's own picks in it
    over: bool
    outcome: str


def view(state: SkirmishState, seat: int) -> SkirmishView:
    """Everything that is open to all, and of the hidden things what this seat may know."""
    return seat_view(state, open_view(state), seat)


def seat_view(state: SkirmishState, spectator: SkirmishView, seat: int) -> SkirmishView:
    """What a seat knows beside what a spectator sees."""
    if seat == SPECTATOR:
        return spectator
    decision(state)  # loads its record
    numbered = {
        figure_word(state, f): replace(spectator.figures[figure_word(state, f)], order=state.order[f])
        for f in figures_of(state)
        if side_of(f) == seat and state.order[f]
    }
    return replace(
        spectator,
        seat=seat,
        figures=spectator.figures | numbered,
        cards=own_cards(state, spectator.cards, seat),
        own_commitment=own_commitment(state, seat),
    )


def open_view(state: SkirmishState) -> SkirmishView:
    """What a spectator sees: what is open to all."""
    rows, legend = draw_board(state)
    return SkirmishView(
        seat=SPECTATOR,
        seats=state.seats,
        mission=state.mission.id,
        round=state.round,
        limit=state.mission.round_limit,
        map=rows,
        legend=legend,
        figures={figure_word(state, f): figure_view(state, f) for f in figures_of(state)},
        winner=terms.SIDES[state.roll_winner],
        active=figure_word(state, state.active) if state.active != NO_FIGURE else "",
        leaders={
            terms.SIDES[side]: figure_word(state, state.leader[side])
            for side in (0, 1)
            if state.leader[side] != NO_FIGURE
        },
        first_contact=state.first_contact == 1,
        first_blood=[name for side, name in enumerate(terms.SIDES) if state.first_blood >> side & 1],
        counters=dict.fromkeys(counters(state), "?"),
        events_left=state.events_left + known_faces(state, EVENT_FACE),
        traps_left=state.traps_left + known_faces(state, TRAP_FACE),
        last_counter=terms.SIDES[state.last_counter] if state.last_counter >= 0 else "",
        objectives=objectives(state),
        done=done_list(state),
        score={name: state.score[side] for side, name in enumerate(terms.SIDES)},
        flags={name: state.flags[at] for at, name in enumerate(state.catalog.flags)},
        templates=templates(state),
        shut=shut_accesses(state),
        darkness=dark_tiles(state),
        effects=effects_in_force(state),
        standing=effects_standing(state),
        extra_activations=[figure_word(state, figure) for figure in state.extras],
        initiative={name: state.initiative[side] for side, name in enumerate(terms.SIDES)},
        cards=cards_view(state),
        waiting=[f"P{other}" for other in waiting(state)],
        decision=decision(state),
        committed=[f"P{other}" for other in have_committed(state)],
        own_commitment=[],
        over=state.over(),
        outcome=outcome_name(state),
    )


def shut_accesses(state: SkirmishState) -> list[str]:
    """HY-7.37  The squares of Accesses that are closed; mostly none is."""
    if not state.ground.gates:
        return []
    return [square_word(square) for square in range(SQUARES) if state.ground.gated(square)]


def dark_tiles(state: SkirmishState) -> dict[str, int]:
    """HY-8.1  The tiles with an effect of darkness on them."""
    found: dict[str, int] = {}
    if is_at_work(state, DARKNESS):
        tile_at = state.mission.tile_at
        for tile in sorted({int(tile_at[square]) for square in range(SQUARES)} - {-1}):
            numbers = in_force(state, DARKNESS, OF_TILE + tile)[N::FOUND]
            if numbers:
                squares = [square for square in range(SQUARES) if tile_at[square] == tile]
                found[f"{square_word(squares[0])}-{square_word(squares[-1])}"] = min(numbers)
    return found


def known_faces(state: SkirmishState, face: int) -> int:
    """Face-down counters a position has fixed: to the players they are like the others."""
    return sum(known == face for known in state.counter_face)


def outcome_name(state: SkirmishState) -> str:
    return {0: "GRIFFIN", 1: "SCORPION", 2: "DRAW"}.get(int(state.outcome), "")


def figure_view(state: SkirmishState, figure: int) -> FigureView:
    """A warrior as everybody sees him."""
    there = state.status[figure] == ON_BOARD
    side = side_of(figure)
    hinderer = state.hindered_by[figure] - 1
    group, entry = state.group[figure], state.entry[figure]
    return FigureView(
        side=terms.SIDES[side],
        profile=state.catalog.profile_ids[state.profile[figure]],
        status=STATUS_NAMES[state.status[figure]],
        at=square_word(state.place[figure]) if there else "",
        facing=terms.FACINGS[state.facing[figure]] if there else "",
        base=state.base[figure],
        wounds=state.wounds[figure],
        nv=nv(state, figure),
        values={
            name: mode_value(state, figure, mode)
            for mode, name in enumerate(terms.MODES)
            if printed_value(state, figure, mode)
        },
        mt=0 if is_held(state, figure) else allowance(state, figure, 0),
        mode=terms.MODES[state.mode[figure]] if state.mode[figure] >= 0 else "",
        parry=state.parry_level[figure],
        watch=state.watch[figure],
        hindered_by=figure_word(state, hinderer) if hinderer >= 0 else "",
        furtive=state.furtive[figure] == 1,
        activated=state.activated[figure],
        numbered=state.order[figure] > 0,
        order=0,
        combined=state.combined[figure] % USES,
        frenzy=state.frenzy[figure],
        lost=[name for name, bit in LOST.items() if state.lost[figure] & bit],
        skips=state.skips[figure] // 2,
        carries=state.carried[figure],
        aura=state.catalog.card_ids[state.aura[figure] - 1] if state.aura[figure] else "",
        aura_range=aptitude(state, figure, AURA) if state.aura[figure] else 0,
        mutations=[
            state.catalog.card_ids[state.staying[at] % COPY]
            for at in range(0, len(state.staying), STAYING_WIDTH)
            if state.staying[at + S_FIGURE] == figure and state.staying[at + S_HOW] == MUTATION_CARD
        ],
        group=state.mission.group_ids[group] if group >= 0 else "",
        entry=square_word(entry) if entry >= 0 else "",
    )


def have_committed(state: SkirmishState) -> list[int]:
    """D1, D8  Only that a commitment was made is seen."""
    if not sealed(state):
        return []
    return [seat for seat in range(state.seats) if asked(state, seat) and committed(state, seat)]


def own_commitment(state: SkirmishState, seat: int) -> list[str]:
    """The profiles or letters this seat has picked in the open block."""
    if not sealed(state) or seat < 0:
        return []
    picked = [pick for pick in state.buffers[seat] if pick != NONE]
    if picked and picked[0] >= PROFILE:
        return [state.catalog.profile_ids[pick - PROFILE] for pick in picked]
    return [figure_word(state, pick - FIGURE) for pick in picked]
