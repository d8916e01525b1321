"""HY-8  Lines of sight on demand: whom a warrior sees from where he stands, or would see from another square,
with the Success Level of a plain shot; and what stops the other lines."""

from collections.abc import Sequence

from monstrum.core.board import Lookout, Sightline
from monstrum.core.errors import UnreadableWords
from monstrum.games.hybrid.content import terms
from monstrum.games.hybrid.content.catalog import F
from monstrum.games.hybrid.rules.figures import apart, put_figure
from monstrum.games.hybrid.rules.in_force import ATTACKS
from monstrum.games.hybrid.rules.lines import line_between
from monstrum.games.hybrid.rules.modifiers import Modifiers
from monstrum.games.hybrid.rules.sight import (
    NOBODY,
    UNSEEN,
    eyes,
    from_of,
    in_angle,
    line_to,
    range_of_sight,
    rocks_of,
    sees_square,
    stops,
    to_of,
)
from monstrum.games.hybrid.rules.squares import WIDTH, base_squares, distance
from monstrum.games.hybrid.rules.success import BASIC, count_shot, extra_dice, perfect_up_to
from monstrum.games.hybrid.rules.warriors import on_board, printed_value
from monstrum.games.hybrid.speaking.chances import chance_of
from monstrum.games.hybrid.speaking.naming import figure_word, square_word
from monstrum.games.hybrid.speaking.reading import read_figure
from monstrum.games.hybrid.speaking.speech import Speaker
from monstrum.games.hybrid.state import FIGURES, NO_FIGURE, SkirmishState, side_of
from monstrum.kit.reading import quoted


def sight(speaker: Speaker, state: SkirmishState, ref: str, facing: str, language: str) -> Lookout:
    """Lines to every enemy, and the squares seen: from `figure:A`, or from `square:3,4` as if he who acts
    were there."""
    copy = state.clone()
    viewer = viewer_at(copy, ref, facing)
    if not on_board(copy, viewer):
        return Lookout()
    found: list[Sightline] = []
    for target in range(FIGURES):
        if side_of(target) != side_of(viewer) and on_board(copy, target):
            found.append(line_of(speaker, copy, viewer, target, language))
    return Lookout(tuple(found), tuple(field(copy, viewer)))


def field(state: SkirmishState, viewer: int) -> list[str]:
    """HY-8.9  Every square of floor he sees: in range, before him, and nothing in the way."""
    far = int(range_of_sight(state, viewer))
    west, north = int(state.place[viewer]) % WIDTH, int(state.place[viewer]) // WIDTH
    beyond = far + int(state.base[viewer])
    found: list[str] = []
    for row in range(max(0, north - far), min(WIDTH, north + beyond)):
        for column in range(max(0, west - far), min(WIDTH, west + beyond)):
            solid = state.ground.solid[row] >> column & 1
            if not solid and sees_square(state, viewer, row * WIDTH + column):
                found.append(square_word(row * WIDTH + column))
    return found


def viewer_at(state: SkirmishState, ref: str, facing: str) -> int:
    """Who looks; he is put where he is to look from. Raises UnreadableWords."""
    kind, _, name = ref.partition(":")
    if kind == "figure" and (figure := read_figure(state, name)) is not None:
        viewer, place = figure, int(state.place[figure])
    elif kind == "square" and state.active != NO_FIGURE:
        viewer, place = int(state.active), place_of(state, name, int(state.active))
    else:
        raise UnreadableWords(f"There is no sight from {quoted(ref)}; say 'figure:A' or 'square:3,4'.")
    if facing and facing not in terms.FACINGS:
        raise UnreadableWords(f"There is no facing {quoted(facing)}; there is: {', '.join(terms.FACINGS)}.")
    if place >= 0:
        towards = terms.FACINGS.index(facing) if facing else int(state.facing[viewer])
        put_figure(state, viewer, place, towards)
    return viewer


def place_of(state: SkirmishState, name: str, figure: int) -> int:
    column, comma, row = name.partition(",")
    if not (comma and column.isdecimal() and row.isdecimal()):
        raise UnreadableWords(f"{quoted(name)} is no square; a square is column,row.")
    beyond = WIDTH - state.base[figure]
    if int(column) > beyond or int(row) > beyond:
        raise UnreadableWords(f"{quoted(name)} is not on the board.")
    return int(row) * WIDTH + int(column)


def line_of(speaker: Speaker, state: SkirmishState, viewer: int, target: int, language: str) -> Sightline:
    """HY-8.8  The best line, or the shortest one with what stops it."""
    ref = f"figure:{figure_word(state, target)}"
    line = line_to(state, viewer, target, False)
    if line != UNSEEN:
        start, end = square_word(from_of(line)), square_word(to_of(line))
        return Sightline(ref, start, end, True, shot(speaker, state, viewer, target, line, language))
    return stopped(speaker, state, viewer, target, ref, language)


def shot(speaker: Speaker, state: SkirmishState, viewer: int, target: int, line: int, language: str) -> str:
    """HY-9.31  What a Basic shot along it would come to, if he can shoot at all."""
    if not printed_value(state, viewer, F):
        return speaker.say("sight", "seen", language)
    if apart(state, viewer, target) < 2:
        return speaker.say("sight", "too_close", language)
    found = Modifiers()
    count_shot(state, viewer, target, rocks_of(line), 0, found)
    dice = extra_dice(state, viewer, F, ATTACKS, BASIC)
    chance = chance_of(found.total, dice, perfect_up_to(state, viewer, F))
    return speaker.say("sight", "shot", language, number=found.total, chance=chance)


def stopped(
    speaker: Speaker, state: SkirmishState, viewer: int, target: int, ref: str, language: str
) -> Sightline:
    """HY-8.1, HY-8.2, HY-8.6  Too far, behind his back, or hidden: the nearest pair of squares tells."""
    facing = int(state.facing[viewer])
    pairs = [
        (distance(p, 1, q, 1), p, q)
        for p in eyes(state.place[viewer], state.base[viewer], facing, False)
        for q in base_squares(state.place[target], state.base[target])
    ]
    far, p, q = min(pairs)
    ahead = [pair for pair in pairs if in_angle(pair[1], pair[2], facing)]

    def told(code: str, rule: str, stop: str = "") -> Sightline:
        text = speaker.say("sight", code, language)
        return Sightline(ref, square_word(p), square_word(q), False, text, stop, (rule,))

    if far > range_of_sight(state, viewer):
        return told("too_far", "HY-8.1")
    if not ahead:
        return told("behind", "HY-8.2")
    far, p, q = min(ahead)
    block = stops(state, viewer, target, NOBODY)
    at = first_stop(p, q, list(block))
    if at < 0:  # two corners meet on the line
        return told("corner", "HY-8.5")
    solid = state.ground.solid[at // WIDTH] >> (at % WIDTH) & 1
    return told("solid" if solid else "figurine", "HY-8.6", square_word(at))


def first_stop(p: int, q: int, block: Sequence[int]) -> int:
    """The first square of the set on the line, seen from p."""
    line = line_between(p, q)
    east = 1 if q % WIDTH >= p % WIDTH else -1
    south = 1 if q // WIDTH >= p // WIDTH else -1
    crossed = [(line.crossed[at], line.crossed[at + 1]) for at in range(0, len(line.crossed), 2)]
    for columns, rows in sorted(crossed, key=lambda step: step[0] + step[1]):
        column, row = p % WIDTH + east * columns, p // WIDTH + south * rows
        if block[row] >> column & 1:
            return row * WIDTH + column
    return -1
