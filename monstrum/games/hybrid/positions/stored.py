"""A stored state back from its bytes, trusting nothing in them."""

from librt.vecs import vec
from mypy_extensions import i64

from monstrum.core.codec import Numbers, decode_numbers, load_chance, load_pending
from monstrum.core.errors import BadPosition
from monstrum.games.hybrid.content.catalog import Catalog, Mission
from monstrum.games.hybrid.positions.first import empty_state
from monstrum.games.hybrid.positions.playable import check_playable, settle_given, weigh_given
from monstrum.games.hybrid.positions.practice import drawn_mission, read_drawn
from monstrum.games.hybrid.rules.card_piles import CardPiles
from monstrum.games.hybrid.rules.figures import put_figure
from monstrum.games.hybrid.rules.gates import set_gates
from monstrum.games.hybrid.rules.ground import DESTROYED, KINDS, Ground
from monstrum.games.hybrid.state import (
    FIGURES,
    LASTING_WIDTH,
    LEFT_OUT,
    NO_SQUARE,
    NOT_IN_PLAY,
    OBJECTIVES,
    ON_BOARD,
    SCALARS,
    STANDING_WIDTH,
    STAYING_WIDTH,
    TEMPLATE_WIDTH,
    SkirmishState,
)


def load_state(data: bytes, catalog: Catalog) -> SkirmishState:
    """The inverse of `codec.encode`."""
    numbers = Numbers(decode_numbers(data))
    chance = load_chance(numbers)
    state = empty_state(catalog, load_mission(numbers, catalog), chance)
    state.put_scalars([numbers.one() for _ in range(SCALARS)])
    for row in state.figure_rows():
        read_row(row, numbers)
    for row in state.board_rows():
        read_row(row, numbers)
    load_ground(state, numbers)
    state.templates = numbers.many()
    if len(state.templates) % TEMPLATE_WIDTH:
        raise BadPosition("The stored state has a template that is cut short.")
    lasting = numbers.one()
    if not 0 <= lasting <= 1000:
        raise BadPosition("The stored state has effects that cannot be.")
    state.put_lasting([numbers.one() for _ in range(lasting * LASTING_WIDTH)])
    standing = numbers.one()
    if not 0 <= standing <= 1000:
        raise BadPosition("The stored state has effects that cannot be.")
    state.put_standing([numbers.one() for _ in range(standing * STANDING_WIDTH)])
    state.extras = numbers.many()
    state.staying = numbers.many()
    if len(state.staying) % STAYING_WIDTH:
        raise BadPosition("The stored state has a card in play that is cut short.")
    load_cards(state.cards, numbers)
    load_pending(state, numbers)
    numbers.finish()
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


def load_ground(state: SkirmishState, numbers: Numbers) -> None:
    ground = Ground(state.mission)
    ground.gates = state.ground.gates
    ground.own_rows()
    read_row(ground.kinds, numbers, 0, KINDS)
    read_row(ground.doors, numbers, 0, DESTROYED + 1)
    ground.survey()
    state.ground = ground


def load_cards(cards: CardPiles, numbers: Numbers) -> None:
    """`playable.py` judges what is in them."""
    for row in cards.rows():
        read_row(row, numbers, 0, 1000)
    cards.under = numbers.many()
    cards.bids = numbers.many()
    cards.aside = numbers.many()
    cards.locks = numbers.many()
    cards.played = numbers.many()


def read_row(row: vec[i64], numbers: Numbers, least: int | None = None, below: int = 0) -> None:
    """Fill a row of the state; its length is what the pack and the mission make it."""
    items = numbers.many()
    if len(items) != len(row):
        raise BadPosition("The stored state belongs to another pack or game.")
    if least is not None and not all(least <= item < below for item in items):
        raise BadPosition("The stored state has numbers that cannot be.")
    for at, item in enumerate(items):
        row[at] = item


def stand_again(state: SkirmishState) -> None:
    """Bases and taken squares follow from the profiles and places."""
    for figure, status in enumerate(list(state.status)):
        profile = state.profile[figure]
        if not NOT_IN_PLAY <= status <= LEFT_OUT or not -1 <= profile < state.catalog.profiles:
            raise BadPosition("The stored state has a warrior that cannot be.")
        if status == NOT_IN_PLAY:
            continue
        square = state.place[figure]
        if profile < 0 or not -1 <= square < 1024 - 33 or not 0 <= state.facing[figure] < 4:
            raise BadPosition("The stored state has a warrior that cannot be.")
        if not 65 <= state.letter[figure] <= 122 or not -1 <= state.mode[figure] < 4:
            raise BadPosition("The stored state has a warrior that cannot be.")
        if not 0 <= state.hindered_by[figure] <= FIGURES or not 0 <= state.carried[figure] < OBJECTIVES:
            raise BadPosition("The stored state has a counter that cannot be.")
        state.base[figure] = state.catalog.base[profile]
        if status == ON_BOARD:
            if square == NO_SQUARE:
                raise BadPosition("The stored state has a warrior who stands nowhere.")
            state.status[figure] = NOT_IN_PLAY
            put_figure(state, figure, square, state.facing[figure])
