"""A stored state back from its bytes, trusting nothing in them."""

from monstrum.core.codec import Numbers, decode_numbers, load_chance
from monstrum.core.errors import BadPosition
from monstrum.games.hybrid.content.catalog import Catalog, Mission
from monstrum.games.hybrid.positions.first import empty_state
from monstrum.games.hybrid.positions.playable import check_playable, settle_given, weigh_given
from monstrum.games.hybrid.positions.practice import drawn_mission, read_drawn
from monstrum.games.hybrid.rules.figures import put_figure
from monstrum.games.hybrid.rules.gates import set_gates
from monstrum.games.hybrid.state import NO_SQUARE, NOT_IN_PLAY, ON_BOARD, SkirmishState


def load_state(data: bytes, catalog: Catalog) -> SkirmishState:
    """The inverse of `codec.encode`."""
    numbers = Numbers(decode_numbers(data))
    chance = load_chance(numbers)
    state = empty_state(catalog, load_mission(numbers, catalog), chance)
    state.restore(numbers)
    stand_again(state)
    set_gates(state)
    weigh_given(state)
    check_playable(state)
    settle_given(state)  # changes nothing in a state that was stored at a decision
    return state


def load_mission(numbers: Numbers, catalog: Catalog) -> Mission:
    number = numbers.one()
    if number == -1:
        return drawn_mission(read_drawn(numbers.many()))
    if not 0 <= number < len(catalog.missions):
        raise BadPosition("The stored state belongs to a mission this pack does not have.")
    return catalog.missions[number]


def stand_again(state: SkirmishState) -> None:
    """Bases and taken squares follow from the profiles and places."""
    for figure, status in enumerate(list(state.status)):
        if status == NOT_IN_PLAY:
            continue
        profile, square = state.profile[figure], state.place[figure]
        if profile < 0 or state.letter[figure] < ord("A"):
            raise BadPosition("The stored state has a warrior that cannot be.")
        state.own_base()[figure] = state.catalog.base[profile]
        if status == ON_BOARD:
            if square == NO_SQUARE:
                raise BadPosition("The stored state has a warrior who stands nowhere.")
            state.own_status()[figure] = NOT_IN_PLAY
            put_figure(state, figure, square, state.facing[figure])
