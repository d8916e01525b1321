"""The things on the table an option touches, for a client that highlights them."""

from monstrum.games.hybrid.asks import block_of
from monstrum.games.hybrid.content import terms
from monstrum.games.hybrid.content.catalog import E_OP, EFFECT_WIDTH
from monstrum.games.hybrid.effects.opcodes import SPAWN
from monstrum.games.hybrid.rules import actions, kinds
from monstrum.games.hybrid.rules.moving import load_movement
from monstrum.games.hybrid.rules.squares import NOWHERE, beside
from monstrum.games.hybrid.rules.turns import turned
from monstrum.games.hybrid.speaking.card_words import card_word, lay_parts
from monstrum.games.hybrid.speaking.words import figure_word, pending_kind, profile_word, square_word
from monstrum.games.hybrid.state import FIGURES, SkirmishState

MOVING = (kinds.MOVE, kinds.ENTER_AT, kinds.ENTER_FACING, kinds.BRUSH_TO)
OF_ONE = (
    kinds.KEEP_FIRING, kinds.MODE, kinds.LEVEL, kinds.DEPLOY_FACING, kinds.OBJECTIVE_TURN, kinds.COMBINED,
    kinds.SECOND_STRIKE, kinds.SACRIFICE, kinds.INFILTRATE, kinds.EVENT_COUNTER, kinds.TARGET,
    kinds.FACE_TURN, kinds.AURA, kinds.MUTATION, kinds.RESERVE, kinds.CARDS, kinds.HINDRANCE, )  # fmt: skip

OF_SUBJECTS = (kinds.EFFECT_TURN, kinds.EFFECT_PUSH)  # register b is the warrior it is about
FREE_TURNS = (kinds.EFFECT_TURN, kinds.OBJECTIVE_TURN)


def refs(state: SkirmishState, action: int) -> list[str]:
    """`figure:A`, `square:3,4`, `door:4,0`, `side:GRIFFIN`, `mode:OC`, `objective:1`, `facing:N`,
    `profile:G_TEMPLAR`."""
    block = block_of(action)
    kind = pending_kind(state)
    if block == "figure":
        return [f"figure:{figure_word(state, action - actions.FIGURE)}"]
    if block == "hand_to":
        return [f"figure:{figure_word(state, action - actions.HAND_TO)}"]
    if block == "square":
        found = [f"square:{square_word(action - actions.SQUARE)}"]
        return [*found, *subject(state, kind)] if kind == kinds.DEPLOY else found
    if block == "door" and action - actions.DOOR < state.mission.doors:
        squares = state.mission.door_squares
        door = action - actions.DOOR
        both = [squares[2 * door], squares[2 * door + 1]]
        return [f"door:{square_word(both[0])}", *(f"square:{square_word(s)}" for s in both if s >= 0)]
    if block == "tile" and action - actions.TILE < len(state.catalog.tiles):
        return [f"tile:{state.catalog.tiles[action - actions.TILE]}"]
    if block in ("step", "jump", "brush"):
        return towards(state, kind, block, action)
    if block == "side":
        side = action - actions.SIDE
        return [f"side:{terms.SIDES[side]}", f"seat:P{side}"]
    if block == "mode":
        return [f"mode:{terms.MODES[action - actions.MODE]}", *subject(state, kind)]
    if block == "objective":
        return [f"objective:{action - actions.OBJECTIVE}"]
    if block == "profile":
        return [f"profile:{profile_word(state, action - actions.PROFILE)}"]
    if block == "card":
        return [f"card:{card_word(state, action - actions.CARD)}", *subject(state, kind)]
    if block == "lay":
        return [f"card:{card_word(state, lay_parts(action)[0])}", *subject(state, kind)]
    if block == "facing" and kind == kinds.DEPLOY_FACING:
        return [*subject(state, kind), f"square:{square_word(state.b)}"]
    if block == "facing" and kind == kinds.EFFECT_FACING:
        return [*subject(state, kind), f"square:{square_word(state.f)}"]
    if block == "turn" and kind in FREE_TURNS:
        figure = state.b if kind == kinds.EFFECT_TURN else state.a
        to = turned(state.facing[figure], action - actions.TURN)
        return [*subject(state, kind), f"facing:{terms.FACINGS[to]}"]
    if block in ("yes", "no", "level", "turn", "facing", "stop", "exit", "enter", "watch"):
        return subject(state, kind)
    return []


def subject(state: SkirmishState, kind: int) -> list[str]:
    """The warrior the pending decision is about."""
    if kind in MOVING:
        return [f"figure:{figure_word(state, load_movement(state).figure)}"]
    if kind in OF_SUBJECTS and 0 <= state.b < FIGURES:
        return [f"figure:{figure_word(state, state.b)}"]
    if kind == kinds.EFFECT_FACING and 0 <= state.b < FIGURES:
        joins = state.catalog.effects.rows[state.a * EFFECT_WIDTH + E_OP] == SPAWN  # he has no letter yet
        return [] if joins else [f"figure:{figure_word(state, state.b)}"]
    if kind in OF_ONE or kind == kinds.DEPLOY:
        return [f"figure:{figure_word(state, state.a)}"]
    return []


def towards(state: SkirmishState, kind: int, block: str, action: int) -> list[str]:
    """The mover and the square a step, jump or brush leads to."""
    if kind != kinds.MOVE:
        return []
    figure = load_movement(state).figure
    first = {"step": actions.STEP, "jump": actions.JUMP, "brush": actions.BRUSH}[block]
    found = [f"figure:{figure_word(state, figure)}"]
    if state.place[figure] < 0:
        return found
    to = beside(state.place[figure], action - first)
    if block == "jump" and to != NOWHERE:
        to = beside(to, action - first)
    return found if to == NOWHERE else [*found, f"square:{square_word(to)}"]
