"""What the registers of each decision hold (`kinds.py` tells them in words)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from monstrum.games.hybrid.rules import kinds

IS_FIGURE: Final = 1  # a: the warrior it is about
HAS_TARGET: Final = 2  # b: his target
HAS_SECOND: Final = 4  # c: his second target
HAS_LEVEL: Final = 8  # c: the LoM
HAS_SIDE: Final = 16  # a: a side
HAS_NUMBER: Final = 32  # b: how many more
MOVES: Final = 64  # a Movement
OF_WINDOW: Final = 128  # a card window
OF_EFFECT: Final = 256  # the record of an effect
ABOUT_B: Final = 512  # … and b is the warrior it is about

DECISIONS: Final = 49  # in `kinds.py`: those before DIE and the LATE_DECISIONS

REGISTERS: Final = {
    kinds.LEADER: HAS_SIDE,
    kinds.DEPLOY: IS_FIGURE,
    kinds.DEPLOY_FACING: IS_FIGURE,
    kinds.STANDBY_GROUP: HAS_SIDE,
    kinds.STANDBY_ENTRY: IS_FIGURE,
    kinds.KEEP_FIRING: IS_FIGURE,
    kinds.MODE: IS_FIGURE,
    kinds.LEVEL: IS_FIGURE | HAS_TARGET | HAS_SECOND,
    kinds.MOVE: MOVES,
    kinds.ENTER_AT: MOVES,
    kinds.ENTER_FACING: MOVES,
    kinds.BRUSH_TO: MOVES,
    kinds.OBJECTIVE: IS_FIGURE,
    kinds.OBJECTIVE_TURN: IS_FIGURE,
    kinds.EVENT_COUNTER: IS_FIGURE,
    kinds.SKILLED_MOVE: IS_FIGURE,
    kinds.FACE_TURN: IS_FIGURE,
    kinds.TARGET: IS_FIGURE,
    kinds.SECOND_TARGET: IS_FIGURE | HAS_TARGET,
    kinds.PIERCE: IS_FIGURE | HAS_TARGET | HAS_SECOND,
    kinds.COMBINED: IS_FIGURE | HAS_TARGET | HAS_LEVEL,
    kinds.WATCH_TARGET: IS_FIGURE | HAS_TARGET,
    kinds.SACRIFICE: IS_FIGURE,
    kinds.SECOND_STRIKE: IS_FIGURE | HAS_TARGET | HAS_LEVEL,
    kinds.INFILTRATE: IS_FIGURE,
    kinds.AURA: IS_FIGURE,
    kinds.MUTATION: IS_FIGURE,
    kinds.RESERVE: IS_FIGURE,
    kinds.CARDS: IS_FIGURE | OF_WINDOW,
    kinds.HINDRANCE: IS_FIGURE | OF_WINDOW,
    kinds.DISCARD: HAS_SIDE | HAS_NUMBER,
    kinds.STEAL: HAS_SIDE | HAS_NUMBER,
    kinds.EFFECT_MAY: OF_EFFECT,
    kinds.EFFECT_PICK: OF_EFFECT,
    kinds.EFFECT_CHOICE: OF_EFFECT,
    kinds.EFFECT_SQUARE: OF_EFFECT | ABOUT_B,
    kinds.EFFECT_FACING: OF_EFFECT | ABOUT_B,
    kinds.EFFECT_TURN: OF_EFFECT | ABOUT_B,
    kinds.EFFECT_PUSH: OF_EFFECT | ABOUT_B,
    kinds.EFFECT_TARGET: OF_EFFECT | ABOUT_B,
}  # decisions that are not here need nothing but their name


def registers() -> vec[i64]:
    """By kind."""
    return vec[i64]([REGISTERS.get(kind, 0) for kind in range(kinds.KINDS)])


def decision_places() -> vec[i64]:
    """By kind: which decision it is, counted from 0; -1 for what runs alone and for chance."""
    decisions: list[int] = [*range(kinds.DIE), *kinds.LATE_DECISIONS]
    assert len(decisions) == DECISIONS, "the decisions of `kinds.py` are others"
    return vec[i64]([decisions.index(kind) if kind in decisions else -1 for kind in range(kinds.KINDS)])
