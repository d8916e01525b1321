"""HY-9.20, HY-9.45, HY-9.53, HY-9.54  Mode counters on a warrior: placed here, and taken off here."""

from mypy_extensions import i64

from monstrum.games.hybrid.rules import events
from monstrum.games.hybrid.rules.figures import in_contact
from monstrum.games.hybrid.state import FIGURES, NORTH, ON_BOARD, SLOTS, SkirmishState, side_of


def take_parry(state: SkirmishState, figure: i64, level: i64) -> None:
    """HY-9.20  The DC counter notes the LoM."""
    state.own_parry_level()[figure] = level
    state.emit(events.PARRY_TAKEN, figure, level)


def end_parry(state: SkirmishState, figure: i64) -> None:
    if state.parry_level[figure]:
        state.own_parry_level()[figure] = 0
        state.emit(events.PARRY_ENDED, figure)


def take_watch(state: SkirmishState, figure: i64) -> None:
    """HY-9.40  The Skilled Firing counter: one more than the highest his side has on the board."""
    side = side_of(figure)
    highest: i64 = 0
    for friend in range(side * SLOTS, side * SLOTS + SLOTS):
        if state.watch[friend] > highest:
            highest = state.watch[friend]
    state.own_watch()[figure] = highest + 1
    state.own_watched()[figure] = 0
    state.emit(events.WATCHING, figure, highest + 1)


def end_watch(state: SkirmishState, figure: i64) -> None:
    """HY-9.45"""
    if state.watch[figure]:
        state.own_watch()[figure] = 0
        state.own_watched()[figure] = 0
        state.emit(events.WATCH_ENDED, figure)


def take_furtive(state: SkirmishState, figure: i64) -> None:
    """HY-9.54"""
    if not state.furtive[figure]:
        state.own_furtive()[figure] = 1
        state.emit(events.FURTIVE, figure)


def end_furtive(state: SkirmishState, figure: i64) -> None:
    if state.furtive[figure]:
        state.own_furtive()[figure] = 0
        state.emit(events.FURTIVE_ENDED, figure)


def hinder(state: SkirmishState, hinderer: i64, victim: i64) -> None:
    """HY-9.53  The Skilled Move counter."""
    state.own_hindered_by()[victim] = hinderer + 1
    state.emit(events.HINDERED, victim, hinderer)


def end_hindrance(state: SkirmishState, victim: i64) -> None:
    if state.hindered_by[victim]:
        state.own_hindered_by()[victim] = 0
        state.emit(events.HINDRANCE_ENDED, victim)


def end_hindrances_by(state: SkirmishState, hinderer: i64) -> None:
    """HY-9.53  The hinderer is gone or announces another mode."""
    for victim in range(FIGURES):
        if state.hindered_by[victim] == hinderer + 1:
            end_hindrance(state, victim)


def end_broken_hindrances(state: SkirmishState) -> None:
    """HY-9.53  The counter goes when contact is broken: asked after everything that moves a figurine."""
    for victim in range(FIGURES):
        hinderer = state.hindered_by[victim] - 1
        if hinderer >= 0:
            both = state.status[victim] == ON_BOARD and state.status[hinderer] == ON_BOARD
            if not both or not in_contact(state, hinderer, victim):
                end_hindrance(state, victim)


def displaced(state: SkirmishState, figure: i64) -> None:
    """HY-9.45, HY-9.53  A warrior was pushed, brushed aside or teleported, or has moved himself."""
    end_watch(state, figure)
    end_broken_hindrances(state)


def clear_counters(state: SkirmishState, figure: i64) -> None:
    """HY-6.5  Who leaves the board leaves his counters behind."""
    end_parry(state, figure)
    end_watch(state, figure)
    end_furtive(state, figure)
    end_hindrance(state, figure)
    end_hindrances_by(state, figure)
    state.own_order()[figure] = 0
    state.own_places()
    state.facing[figure] = NORTH  # nobody can tell any more
