"""HY-7, HY-11, HY-13, HY-14  What is asked while a warrior moves, and where the Movement ends."""

from typing import Final

from monstrum.core.state import NOBODY
from monstrum.games.hybrid.asks.records import BY_CHANCE, FIGURE, MOVEMENT, YES_NO, yes_no
from monstrum.games.hybrid.rules import brushing, falls, kinds, move_end, movement
from monstrum.games.hybrid.rules.movement_record import Look
from monstrum.games.hybrid.rules.templates import Gas
from monstrum.games.hybrid.speaking.move_refusals import MOVE_REFUSALS
from monstrum.games.hybrid.speaking.notes import move_note
from monstrum.games.hybrid.speaking.prompts import entering_at, entering_facing, of_figure, of_movement
from monstrum.games.hybrid.speaking.refs import jump_refs, step_refs, turn_refs
from monstrum.games.hybrid.speaking.setup_refusals import wrong_square
from monstrum.games.hybrid.speaking.target_refusals import hinder_refused
from monstrum.games.hybrid.thinking.activations import enter_likings, move_likings
from monstrum.games.hybrid.thinking.choices import (
    counter_likings,
    hinder_likings,
    sacrifice_likings,
    turn_likings,
)
from monstrum.kit.asks import A_SEAT, Ask, chance, step

LINES: Final[tuple[Ask, ...]] = (
    Ask(
        kinds.MOVE, movement.Move("MOVE"), "HY-7.2",
        ("step", "turn", "jump", "brush", "stop", "exit", "enter", "door", "hand_to"), MOVEMENT,
        refs={"step": step_refs, "jump": jump_refs, "brush": step_refs}, prompt=of_movement,
        refused=MOVE_REFUSALS,
        likes=move_likings, note=move_note, outlook="within_reach",
    ),
    Ask(
        kinds.ENTER_AT, movement.EnterAt("MOVE", follows=True), "HY-7.2", ("square",), MOVEMENT,
        written="MOVE_2", words={"square": "at"}, labels={"square": "enter_at"}, prompt=entering_at,
        refused={"square": wrong_square("not_his_entry", "HY-7.36")},
        likes=enter_likings,
    ),
    Ask(
        kinds.ENTER_FACING, movement.EnterFacing("MOVE", follows=True), "HY-7.2", ("facing",), MOVEMENT,
        written="MOVE_3", prompt=entering_facing,
        likes=enter_likings,
    ),
    Ask(
        kinds.BRUSH_TO, brushing.BrushTo("BRUSH_TO"), "HY-9.52", ("square",), MOVEMENT,
        words={"square": "aside"}, labels={"square": "aside"}, prompt=of_movement,
        refused={"square": wrong_square("no_place_aside", "HY-9.52")},
        note="brush_to",
    ),
    Ask(
        kinds.OBJECTIVE, move_end.Objective("OBJECTIVE"), "HY-13.1", ("objective", "none"), "bearer:figure",
        labels={"none": "no_objective"}, prompt=of_figure,
        note="objective",
    ),
    Ask(
        kinds.OBJECTIVE_TURN, move_end.ObjectiveTurn("OBJECTIVE_TURN"), "HY-13.1", ("turn", "none"), FIGURE,
        (A_SEAT, NOBODY), labels={"none": "no_turn"}, refs={"turn": turn_refs}, prompt=of_figure,
        likes=turn_likings,
    ),
    Ask(
        kinds.EVENT_COUNTER, move_end.EventCounter("EVENT_COUNTER"), "HY-11.5", ("square", "none"), FIGURE,
        words={"square": "activate"}, labels={"square": "activate", "none": "no_counter"}, prompt=of_figure,
        refused={"square": wrong_square("no_counter_there", "HY-11.5")},
        likes=counter_likings, note="event_counter", outlook="trapped",
    ),
    Ask(
        kinds.SKILLED_MOVE, move_end.SkilledMove("SKILLED_MOVE"), "HY-9.53", ("figure", "none"),
        "hinderer:figure", words={"figure": "hinder"}, labels={"none": "no_hinder"}, prompt=of_figure,
        refused={"figure": hinder_refused},
        likes=hinder_likings, note="skilled_move", outlook="hindered",
    ),
    Ask(
        kinds.SACRIFICE, move_end.Sacrifice("SACRIFICE"), "HY-14.14", YES_NO, FIGURE,
        labels=yes_no("sacrifice"), prompt=of_figure,
        likes=sacrifice_likings, note="sacrifice",
    ),
    chance(kinds.TURN_UP, move_end.TurnUp("TURN_UP"), BY_CHANCE, ("trap", "event"), "finder:figure counter"),
    step(kinds.MOVEMENT, movement.StartMovement("MOVEMENT"), f"{FIGURE} allowance flags"),
    step(kinds.MOVE_ON, movement.MoveOn("MOVE_ON"), MOVEMENT),
    step(kinds.MOVEMENT_END, move_end.MovementEnd("MOVEMENT_END"), f"{FIGURE} flags travelled step"),
    step(kinds.PUSH, falls.Push("PUSH"), "pusher:figure victim:enemy squares"),
    step(kinds.TRAP, move_end.Trap("TRAP"), f"{FIGURE} - - - - roll"),
    step(kinds.BRUSHED, brushing.Brushed("BRUSHED"), MOVEMENT),
    step(kinds.JUMPED, falls.Jumped("JUMPED"), MOVEMENT),
    step(kinds.HINDER, move_end.Hinder("HINDER"), "hinderer:figure victim:enemy - - - roll"),
    step(kinds.LOOK, Look("LOOK"), f"{FIGURE} before gas"),
    step(kinds.GAS, Gas("GAS"), f"{FIGURE} - - - - roll"),
)  # fmt: skip
