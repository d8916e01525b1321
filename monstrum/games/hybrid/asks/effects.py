"""HY-1, HY-4  What the effects of cards ask. Their records are explained in `rules/sources.py`."""

from typing import Final

from monstrum.games.hybrid.asks.records import BY_CHANCE, EITHER, IN_EFFECT, SOURCE, YES_NO
from monstrum.games.hybrid.effects import (
    acting,
    aiming,
    blocks,
    displacing,
    fighting,
    pieces,
    placing,
    rolling,
    run,
    simultaneous,
    wounding,
)
from monstrum.games.hybrid.rules import kinds
from monstrum.games.hybrid.speaking.effect_refusals import (
    cannot_attack,
    cannot_be_put,
    no_such_option,
    not_a_target,
    push_straight,
    target_in_order,
)
from monstrum.games.hybrid.speaking.labels import chosen_effect, next_effect, no_effect, yes_effect
from monstrum.games.hybrid.speaking.notes import card_note, may_note
from monstrum.games.hybrid.speaking.prompts import (
    may_use,
    of_effect,
    of_effect_on,
    picking,
    put_facing,
    putting,
)
from monstrum.games.hybrid.speaking.refs import turn_refs
from monstrum.games.hybrid.thinking.effects import may_likings, pick_likings, place_likings, trial_likings
from monstrum.games.hybrid.thinking.rounds import put_facing_likings
from monstrum.kit.asks import Ask, chance, step

LINES: Final[tuple[Ask, ...]] = (
    step(kinds.RUN, run.Run("RUN"), f"row:rows end {SOURCE} fired"),
    step(kinds.ACT, acting.Act("ACT"), f"row:row left:laid {SOURCE} fired"),
    step(kinds.FIRING, simultaneous.Firing("FIRING"), "number:instances"),
    Ask(
        kinds.EFFECT_ORDER, simultaneous.EffectOrder("EFFECT_ORDER"), IN_EFFECT, ("choice",),
        "number:instances side", words={"choice": "option"}, labels={"choice": next_effect},
        refused={"choice": no_such_option},
        likes=trial_likings, note="effect_order",
    ),
    Ask(
        kinds.EFFECT_MAY, run.EffectMay("EFFECT_MAY"), IN_EFFECT, YES_NO, f"row:row -:square {SOURCE} fired",
        labels={"yes": yes_effect, "no": no_effect}, prompt=may_use,
        refused={"yes": no_such_option, "no": no_such_option},
        likes=may_likings, note=may_note, outlook="again",
    ),
    Ask(
        kinds.EFFECT_PICK, aiming.EffectPick("EFFECT_PICK"), IN_EFFECT, ("figure", "square", "door", "tile"),
        f"row:row picked:laid {SOURCE} fired", EITHER, words={"door": "door"}, prompt=picking,
        refused={
            "figure": target_in_order, "square": target_in_order, "door": not_a_target, "tile": not_a_target,
        },
        likes=pick_likings, note=card_note, outlook="picked",
    ),
    Ask(
        kinds.EFFECT_CHOICE, blocks.EffectChoice("EFFECT_CHOICE"), IN_EFFECT, ("choice",),
        f"row:row target:square {SOURCE} fired", words={"choice": "option"}, labels={"choice": chosen_effect},
        prompt=of_effect, refused={"choice": no_such_option},
        likes=trial_likings, note=card_note,
    ),
    Ask(
        kinds.EFFECT_SQUARE, placing.EffectSquare("EFFECT_SQUARE"), "HY-1.9", ("square",),
        f"row:row whom:square {SOURCE} fired", EITHER, words={"square": "put"}, labels={"square": "put"},
        prompt=putting, refused={"square": cannot_be_put},
        likes=place_likings, note=card_note, outlook="put",
    ),
    Ask(
        kinds.EFFECT_FACING, placing.EffectFacing("EFFECT_SQUARE", follows=True), "HY-1.9", ("facing",),
        f"row:row figure:square {SOURCE} square", EITHER, written="EFFECT_SQUARE_2", prompt=put_facing,
        refused={"facing": no_such_option},
        likes=put_facing_likings, note=card_note,
    ),
    Ask(
        kinds.EFFECT_TURN, displacing.EffectTurn("EFFECT_TURN"), "HY-7.16", ("turn", "none"),
        f"row:row figure:square {SOURCE} fired", labels={"none": "no_turn"}, refs={"turn": turn_refs},
        prompt=of_effect_on, refused={"turn": no_such_option},
        likes=trial_likings, note=card_note,
    ),
    Ask(
        kinds.EFFECT_PUSH, displacing.EffectPush("EFFECT_PUSH"), "HY-7.40", ("step",),
        f"row:row figure:square {SOURCE} fired", words={"step": "push"}, prompt=of_effect_on,
        refused={"step": push_straight},
        likes=trial_likings, note=card_note,
    ),
    Ask(
        kinds.EFFECT_TARGET, fighting.EffectTarget("EFFECT_TARGET"), "HY-9.1", ("figure",),
        f"row:row attacker:square {SOURCE} fired", words={"figure": "attack"}, prompt=of_effect_on,
        refused={"figure": cannot_attack},
        likes=trial_likings, note=card_note,
    ),
    step(kinds.BRANCH, rolling.Branch("BRANCH"), f"row:row target:square {SOURCE} roll"),
    step(kinds.AVOID, wounding.Avoid("AVOID"), "number side may_parry suffers stage"),
    chance(kinds.UNCOVER, pieces.Uncover("UNCOVER"), BY_CHANCE, ("trap", "event"), "counter"),
)  # fmt: skip
