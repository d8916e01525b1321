"""Actions as words: letters of figurines, squares, and the rulebook's verbs. `reading.py` reads them back.

| Words | Block | Decisions |
|---|---|---|
| `none`; `done`, `move` | NONE | wherever one may decline; FORCE, FACE_TURN |
| `yes`, `no` | YES, NO | KEEP_FIRING, COMBINED, SECOND_STRIKE, SACRIFICE, INFILTRATE |
| `GRIFFIN`, `SCORPION` | SIDE | WHO_STARTS |
| `mode OC`, `level 4` | MODE, LEVEL | MODE, LEVEL |
| `step NE`, `turn left`, `jump E`, `brush E` | STEP … BRUSH | MOVE |
| `stop`, `exit`, `open 4,0`, `close 4,0`, `hand B` | STOP … DOOR | MOVE |
| `enter`, `at 0,4`, `face E`; together `enter 0,4 E` | ENTER, SQUARE, FACING | MOVE |
| `deploy A 1,4`, `face E`; together `deploy A 1,4 E` | SQUARE, FACING | DEPLOY |
| `order A` | FIGURE | ORDER: the warrior with the next number |
| `strike s`, `shoot s`, `pierce s`, `hinder s`, `lead A`, `wait A` | FIGURE | TARGET, FACE_TURN, PIERCE … |
| `watch` | WATCH | TARGET |
| `aside 3,1`, `activate 14,1`, `entry 1,11` | SQUARE | BRUSH_TO, EVENT_COUNTER, STANDBY_ENTRY |
| `pick s`, `square 3,1`, `door 4,0`, `tile T01` | FIGURE, SQUARE, DOOR, TILE | EFFECT_PICK: a target |
| `put 3,1`, `face E`; together `put 3,1 E` | SQUARE, FACING | EFFECT_SQUARE |
| `option 2`, `attack s`, `step N`, `turn left` | CHOICE, FIGURE, STEP, TURN | EFFECT_CHOICE, EFFECT_ORDER … |
| `accept 1` | OBJECTIVE | OBJECTIVE |
| `recruit G_TEMPLAR` | PROFILE | FORCE |
| `bid ACT-03`, `aura AUR-01`, `play EVT-02`, `draw ACT-01` … | CARD | BID, AURA, RESERVE, chance … |
| `lay ACT-08 effect`, `lay ACT-08 points 2` | LAY | CARDS, HINDRANCE: tied to the second shot with 2 |
| `roll 7`, `trap`, `event` | DIE, TRAP_UP, EVENT_UP | chance |
| `card #12`, `strike #9` | all | what is not there has a number instead of a name |
"""

from typing import Final

from monstrum.games.hybrid.asks import LAYOUT, block_of
from monstrum.games.hybrid.content import terms
from monstrum.games.hybrid.content.catalog import OC
from monstrum.games.hybrid.rules import actions, kinds
from monstrum.games.hybrid.rules.ground import CLOSED, LOCKED
from monstrum.games.hybrid.rules.squares import DIRECTION_NAMES, WIDTH
from monstrum.games.hybrid.speaking.card_words import CARD_VERBS, SECRET, card_words, lay_words
from monstrum.games.hybrid.state import SkirmishState

OVER: Final = -1
FIRST: Final = LAYOUT.first
TURN_WORDS: Final = ("left", "right", "half")
FIXED_WORDS: Final = {
    actions.YES: "yes",
    actions.NO: "no",
    actions.STOP: "stop",
    actions.EXIT: "exit",
    actions.ENTER: "enter",
    actions.WATCH: "watch",
    actions.TRAP_UP: "trap",
    actions.EVENT_UP: "event",
}
NONE_WORDS: Final = {
    kinds.FORCE: "done",
    kinds.FACE_TURN: "move",
    kinds.BID: "pass",
    kinds.RESERVE: "pass",
}
FIGURE_VERBS: Final = {
    kinds.ORDER: "order",
    kinds.LEADER: "lead",
    kinds.STANDBY_GROUP: "wait",
    kinds.SKILLED_MOVE: "hinder",
    kinds.WATCH_TARGET: "shoot",
    kinds.SECOND_TARGET: "shoot",
    kinds.PIERCE: "pierce",
    kinds.FACE_TURN: "strike",
    kinds.EFFECT_TARGET: "attack",
}
SQUARE_VERBS: Final = {
    kinds.ENTER_AT: "at",
    kinds.BRUSH_TO: "aside",
    kinds.EVENT_COUNTER: "activate",
    kinds.STANDBY_ENTRY: "entry",
    kinds.EFFECT_SQUARE: "put",
}


def square_word(square: int) -> str:
    """`column,row`, as in the legends of the rules."""
    return f"{square % WIDTH},{square // WIDTH}"


def figure_word(state: SkirmishState, figure: int) -> str:
    """The letter of a figurine; an empty slot has only its number."""
    return chr(state.letter[figure]) if state.letter[figure] else f"#{figure}"


def door_word(state: SkirmishState, door: int) -> str:
    return square_word(state.mission.door_squares[2 * door])


def pending_kind(state: SkirmishState) -> int:
    if state.over():
        return OVER
    state.load()
    return state.kind


def words(state: SkirmishState, action: int) -> str:
    """Any action of the space, legal or not."""
    kind = pending_kind(state)
    block = block_of(action)
    if action in FIXED_WORDS:
        return FIXED_WORDS[action]
    if block == "none":
        return NONE_WORDS.get(kind, "none")
    if block == "side":
        return terms.SIDES[action - actions.SIDE]
    if block == "mode":
        return f"mode {terms.MODES[action - actions.MODE]}"
    if block == "level":
        return f"level {action - actions.LEVEL}"
    if block == "facing":
        return f"face {terms.FACINGS[action - actions.FACING]}"
    if block in ("step", "jump", "brush"):
        first = {"step": actions.STEP, "jump": actions.JUMP, "brush": actions.BRUSH}[block]
        verb = "push" if kind == kinds.EFFECT_PUSH and block == "step" else block
        return f"{verb} {DIRECTION_NAMES[action - first]}"
    if block == "turn":
        return f"turn {TURN_WORDS[action - actions.TURN]}"
    if block == "die":
        return f"roll {action - actions.DIE}"
    if block == "objective":
        return f"accept {action - actions.OBJECTIVE}"
    if block == "figure":
        return f"{figure_verb(state, kind)} {figure_word(state, action - actions.FIGURE)}"
    if block == "hand_to":
        return f"hand {figure_word(state, action - actions.HAND_TO)}"
    if block == "door":
        return door_words(state, action - actions.DOOR)
    if block == "profile":
        return f"recruit {profile_word(state, action - actions.PROFILE)}"
    if block == "card":
        return card_words(state, kind, action - actions.CARD)
    if block == "lay":
        return lay_words(state, action)
    if block == "square":
        return square_words(state, kind, action - actions.SQUARE)
    if block == "choice" and kind in (kinds.EFFECT_CHOICE, kinds.EFFECT_ORDER):
        return f"option {action - actions.CHOICE + 1}"
    if block == "tile" and action - actions.TILE < len(state.catalog.tiles):
        return f"tile {state.catalog.tiles[action - actions.TILE]}"
    return f"{block} #{action - FIRST[block]}"


def figure_verb(state: SkirmishState, kind: int) -> str:
    if kind == kinds.TARGET:
        return "strike" if state.mode[state.a] == OC else "shoot"
    return FIGURE_VERBS.get(kind, "pick")


def door_words(state: SkirmishState, door: int) -> str:
    if door >= state.mission.doors:
        return f"open #{door}"
    if pending_kind(state) == kinds.EFFECT_PICK:
        return f"door {door_word(state, door)}"
    shut = state.ground.doors[door] in (CLOSED, LOCKED)
    return f"{'open' if shut else 'close'} {door_word(state, door)}"


def profile_word(state: SkirmishState, profile: int) -> str:
    ids = state.catalog.profile_ids
    return ids[profile] if profile < len(ids) else f"#{profile}"


def square_words(state: SkirmishState, kind: int, square: int) -> str:
    if kind == kinds.DEPLOY:
        return f"deploy {figure_word(state, state.a)} {square_word(square)}"
    return f"{SQUARE_VERBS.get(kind, 'square')} {square_word(square)}"


def public_words(state: SkirmishState, action: int) -> str:
    """Section 5: which warrior gets which number is its owner's secret until the counter is turned up, and
    so is a card laid face down."""
    kind = pending_kind(state)
    if kind == kinds.ORDER:
        return "order ?"
    if kind in SECRET and block_of(action) == "card":
        return f"{CARD_VERBS[kind]} ?"
    return words(state, action)


def gesture_words(state: SkirmishState, path: list[int]) -> str:
    """The words of the first pick, then what the others name: `deploy A 1,4 E`, `enter 0,4 E`."""
    said = [words(state, path[0])]
    for action in path[1:]:
        block = block_of(action)
        if block == "facing":
            said.append(terms.FACINGS[action - actions.FACING])
        elif block == "square":
            said.append(square_word(action - actions.SQUARE))
        elif block == "figure":
            said.append(figure_word(state, action - actions.FIGURE))
        elif block == "profile":
            said.append(profile_word(state, action - actions.PROFILE))
        else:
            said.append(words(state, action))
    return " ".join(said)
