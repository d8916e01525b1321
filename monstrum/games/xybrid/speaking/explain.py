"""XY-14, XY-9  The numbers behind a value or a score, in the order they are added up. All of it is public."""

from monstrum.content.names import Names
from monstrum.content.suggestions import did_you_mean
from monstrum.core.contract import Explanation, Line
from monstrum.core.errors import UnreadableWords
from monstrum.games.xybrid.effects import opcodes
from monstrum.games.xybrid.rules.values import amount, reaches, shielded, static_applies, static_rows, value
from monstrum.games.xybrid.speaking.zone_names import seat_name
from monstrum.games.xybrid.state import HAND, MONSTER, SLOT_AUX, SLOT_CORE, LabState, members, owner
from monstrum.kit.reading import quoted, read_card


def explain(state: LabState, seat: int, subject: str, names: Names) -> Explanation:
    """A part's current value, or what a player's monster and hand would score now."""
    seats = [seat_name(whose) for whose in range(state.seats)]
    said = subject.strip()
    if said.upper() in seats:
        return explain_score(state, seats.index(said.upper()))
    id = read_card(subject, names)
    if id in state.catalog.ids:
        return explain_value(state, state.catalog.ids.index(id))
    examples = f"a part ('{state.catalog.ids[0]}' or its name) or a player ({', '.join(seats)})"
    if id:
        raise UnreadableWords(f"{id} is a breakthrough and has no value; say {examples}.")
    guess = did_you_mean(said[:60], [*names.all_spellings(), *seats])
    raise UnreadableWords(f"There is nothing to explain about {quoted(subject)}{guess}; say {examples}.")


def explain_value(state: LabState, part: int) -> Explanation:
    """XY-14.1, XY-14.2  On a monster printed + STATIC + auras + boosts, never below 0; else as printed."""
    catalog = state.catalog
    id = catalog.ids[part]
    seat = owner(state, part)
    rule = "XY-14.2" if seat < 0 else "XY-14.1"
    lines = [Line("printed", catalog.value_of[part], (rule,), {"part": id})]
    if seat >= 0:
        lines += own_statics(state, seat, part)
        for other in range(state.seats):
            for source in members(state, MONSTER + other):
                lines += auras(state, other, source, part)
        if state.boost[part]:
            lines.append(Line("boost", state.boost[part], ("XY-14.1", "XY-12.10")))
    total = sum(line.amount for line in lines)
    if total < 0:
        lines.append(Line("floor", -total, ("XY-14.1",)))
    return Explanation(id, tuple(lines), max(0, total))


def own_statics(state: LabState, seat: int, part: int) -> list[Line]:
    row = state.catalog.statics
    found: list[Line] = []
    for at in static_rows(state, part):
        if row[at] == opcodes.VALUE and static_applies(state, at, seat, part):
            number = amount(state, row[at + 3], seat, part, part)
            found.append(Line("static", number, ("XY-14.1", "XY-12.11"), {"part": state.catalog.ids[part]}))
    return found


def auras(state: LabState, seat: int, source: int, part: int) -> list[Line]:
    """XY-13.7  Every aura of `source` that reaches the part; a shield keeps foreign ones out."""
    row = state.catalog.statics
    found: list[Line] = []
    for at in static_rows(state, source):
        if row[at] != opcodes.AURA or not static_applies(state, at, seat, source):
            continue
        if not reaches(state, row[at + 2], seat, source, part):
            continue
        if owner(state, part) != seat and shielded(state, part):
            continue
        number = amount(state, row[at + 3], seat, source, part)
        found.append(Line("aura", number, ("XY-14.1",), {"source": state.catalog.ids[source]}))
    return found


def explain_score(state: LabState, seat: int) -> Explanation:
    """XY-9.1, XY-9.2  Each attached part, then the hand: what GAIN INFAMY would give now."""
    ids = state.catalog.ids
    lines: list[Line] = []
    for part in sorted(members(state, MONSTER + seat), key=lambda part: reading_order(state, part)):
        lines.append(Line("attached", value(state, part), ("XY-9.1",), {"part": ids[part]}))
    held = state.held[HAND + seat]
    if held:
        lines.append(Line("hand", held, ("XY-9.2",), {"number": str(held)}))
        lines += hand_bonuses(state, seat, held)
        hand = sum(line.amount for line in lines if line.code != "attached")
        if hand < 0:
            lines.append(Line("hand_floor", -hand, ("XY-9.2",)))
    return Explanation(seat_name(seat), tuple(lines), sum(line.amount for line in lines))


def hand_bonuses(state: LabState, seat: int, held: int) -> list[Line]:
    """STATIC HAND, source by source."""
    found: list[Line] = []
    for source in members(state, MONSTER + seat):
        row = state.catalog.statics
        for at in static_rows(state, source):
            if row[at] == opcodes.HAND and static_applies(state, at, seat, source):
                bonus = held * amount(state, row[at + 3], seat, source, source)
                found.append(Line("hand_bonus", bonus, ("XY-9.2",), {"source": state.catalog.ids[source]}))
    return found


def reading_order(state: LabState, part: int) -> tuple[int, int]:
    """Core, head, arms, legs, auxiliaries."""
    slot = state.slot[part]
    return (0 if slot == SLOT_CORE else min(slot, SLOT_AUX), part)
