"""Positions as text: the board drawn as in the rules, the warriors and everything else beside it.

A position is a TOML document. `print_position` writes all of it; `arranging.py` builds a state from as little
as one map.
"""

import json
from typing import Any, Final

from monstrum.games.hybrid import terms
from monstrum.games.hybrid.card_text import card_facts
from monstrum.games.hybrid.drawing import draw_board
from monstrum.games.hybrid.figure_text import figure_facts, figures_of, told
from monstrum.games.hybrid.state import (
    CARRIED,
    COUNTERS,
    DRAWN,
    EVENT_FACE,
    FACE_DOWN,
    GONE_WITH,
    LASTING_WIDTH,
    LYING,
    NO_COUNTER,
    NO_FIGURE,
    NO_OBJECTIVE,
    OBJECTIVES,
    STANDING_WIDTH,
    TAKEN,
    TEMPLATE_WIDTH,
    SkirmishState,
)
from monstrum.games.hybrid.words import figure_word, square_word, words
from monstrum.kit.stack_text import chance_lines, stack_lines

OUTCOMES: Final = {0: "GRIFFIN", 1: "SCORPION", DRAWN: "DRAW"}


def facts_of(state: SkirmishState) -> dict[str, Any]:
    """Everything but the stack and chance, by the names positions and scenarios use."""
    rows, legend = draw_board(state)
    return {
        "mission": state.mission.id,
        "map": rows,
        "legend": legend,
        "figures": {figure_word(state, figure): figure_facts(state, figure) for figure in figures_of(state)},
        "round": state.round,
        "winner": terms.SIDES[state.roll_winner],
        "active": figure_word(state, state.active) if state.active != NO_FIGURE else "",
        "acted": state.acted,
        "first_contact": state.first_contact == 1,
        "first_blood": [side for at, side in enumerate(terms.SIDES) if state.first_blood >> at & 1],
        "last_counter": terms.SIDES[state.last_counter] if state.last_counter >= 0 else "",
        "events_left": state.events_left,
        "traps_left": state.traps_left,
        "counters": counters(state),
        "objectives": objectives(state),
        "carried": carried_ones(state),
        "handed": [number for number in range(1, OBJECTIVES) if state.handed >> number & 1],
        "done": done_list(state),
        "score": {side: state.score[at] for at, side in enumerate(terms.SIDES)},
        "revealed": {side: state.revealed[at] for at, side in enumerate(terms.SIDES)},
        "leaders": {
            side: figure_word(state, state.leader[at]) if state.leader[at] >= 0 else ""
            for at, side in enumerate(terms.SIDES)
        },
        "flags": {name: state.flags[at] for at, name in enumerate(state.catalog.flags)},
        "templates": templates(state),
        "outcome": OUTCOMES.get(state.outcome, ""),
        **card_facts(state),
    }


def counters(state: SkirmishState) -> dict[str, str]:
    """Face-down Event counters by square: `?` where nobody knows, else what a position has fixed."""
    names = {FACE_DOWN: "?", EVENT_FACE: "event"}
    return {
        square_word(state.counter_square[at]): names.get(state.counter_face[at], "trap")
        for at in range(COUNTERS)
        if state.counter_face[at] != NO_COUNTER
    }


def objectives(state: SkirmishState) -> dict[str, str]:
    """Where each Objective is: a square, `carried`, `taken`, or who left with it."""
    found: dict[str, str] = {}
    for number in range(1, OBJECTIVES):
        at = state.objective_at[number]
        if at == LYING:
            found[str(number)] = square_word(state.objective_square[number])
        elif at != NO_OBJECTIVE:
            found[str(number)] = {CARRIED: "carried", TAKEN: "taken"}.get(at) or (
                f"gone with {terms.SIDES[at - GONE_WITH]}"
            )
    return found


def carried_ones(state: SkirmishState) -> list[int]:
    """The Objectives of this board that are borne when accepted (HY-13.7)."""
    return [number for number in range(1, OBJECTIVES) if state.mission.objective_carry[number]]


def done_list(state: SkirmishState) -> list[int]:
    found: list[int] = []
    done = state.done
    while done:
        found.append(done & 7)
        done >>= 3
    return found


def templates(state: SkirmishState) -> list[str]:
    """`GAS 3,2 SCORPION until 4`."""
    rows = state.templates
    found: list[str] = []
    for at in range(0, len(rows), TEMPLATE_WIDTH):
        kind, square, side, until = rows[at : at + TEMPLATE_WIDTH]
        owner = f" {terms.SIDES[side]}" if side >= 0 else ""
        found.append(f"{terms.TEMPLATES[kind]} {square_word(square)}{owner} until {until}")
    return found


# Printing -----------------------------------------------------------------------------------------


def print_position(state: SkirmishState) -> str:
    """The whole state."""
    facts = facts_of(state)
    figures = facts.pop("figures")
    lines = ['game = "hybrid"']
    if state.mission_number() < 0:
        lines.append(f"limit = {state.mission.round_limit}")
    else:
        facts.pop("carried")
    for key, value in facts.items():
        said = value not in ("", [], {}) or key == "deck"
        if said and not (key == "mission" and state.mission_number() < 0):
            lines.append(f"{key} = {toml(value)}")
    if state.lasts:
        lines.append(f"lasting = {toml([state.lasting[at] for at in range(state.lasts * LASTING_WIDTH)])}")
    lines += effect_lines(state)
    lines += pending_lines(state) + chance_lines(state.chance)
    for letter, table in figures.items():
        lines += ["", f"[figures.{letter}]"]
        lines += [f"{key} = {toml(value)}" for key, value in told(table).items()]
    return "\n".join(lines) + "\n"


def effect_lines(state: SkirmishState) -> list[str]:
    """What stays, waits or is still to come of effects."""
    found = [f"standing = {toml([state.standing[at] for at in range(state.stands * STANDING_WIDTH)])}"]
    if state.extras:
        found.append(f"extras = {toml(state.extras)}")
    if state.initiative[0] or state.initiative[1]:
        values = {side: state.initiative[at] for at, side in enumerate(terms.SIDES)}
        found.append(f"initiative = {toml(values)}")
    if state.action:
        found.append(f"action = {state.action}")
    return found if state.stands or state.mission.specials else found[1:]


def toml(value: Any) -> str:
    """A value as TOML: texts, numbers, truths, lists, and tables of those on one line."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False)
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{toml(str(key))} = {toml(item)}" for key, item in value.items()) + " }"
    if isinstance(value, list):
        if value and isinstance(value[0], str) and len(value[0]) > 5:
            return "[\n" + "".join(f"  {toml(item)},\n" for item in value) + "]"
        return "[" + ", ".join(toml(item) for item in value) + "]"
    return str(value)


def pending_lines(state: SkirmishState) -> list[str]:
    """The stack, the next thing first, and what is sealed."""
    lines = [f"stack = {toml(stack_lines(state, lambda kind: kind_name(state, kind)))}"]
    if state.laid:
        lines.append(f"operands = {toml(state.found())}")
    if state.buffers:
        sealed = {
            f"P{seat}": [words(state, pick) for pick in picks] for seat, picks in enumerate(state.buffers)
        }
        lines.append(f"sealed = {toml(sealed)}")
    return lines


def kind_name(state: SkirmishState, kind: int) -> str:
    """The name of a frame; the follow-up picks of a gesture have the name of its decision and a number."""
    name = state.table[kind].name
    twins = [other for other in range(len(state.table)) if state.table[other].name == name]
    place = twins.index(kind)
    return name if place == 0 else f"{name}_{place + 1}"
