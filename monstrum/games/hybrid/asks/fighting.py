"""HY-4, HY-9  What is asked of who is activated: mode, level, targets, and the blows that follow."""

from typing import Final

from monstrum.games.hybrid.asks.records import FIGURE, STRIKES, YES_NO, yes_no
from monstrum.games.hybrid.rules import activation, kinds, overwatch, strikes
from monstrum.games.hybrid.rules.attacks import Parry
from monstrum.games.hybrid.rules.expiry import ActionOver
from monstrum.games.hybrid.rules.firing import Shot, Shots
from monstrum.games.hybrid.rules.piercing import Pierce
from monstrum.games.hybrid.rules.wounds import Batch
from monstrum.games.hybrid.speaking.labels import attacking, level_label
from monstrum.games.hybrid.speaking.notes import target_note
from monstrum.games.hybrid.speaking.prompts import of_figure, of_target
from monstrum.games.hybrid.speaking.setup_refusals import mode_refused
from monstrum.games.hybrid.speaking.target_refusals import (
    cannot_watch,
    level_refused,
    not_seen,
    pierce_refused,
    second_refused,
    target_refused,
    turn_refused,
)
from monstrum.games.hybrid.thinking.activations import (
    face_turn_likings,
    level_likings,
    mode_likings,
    target_likings,
)
from monstrum.games.hybrid.thinking.choices import (
    combine_likings,
    pierce_likings,
    second_likings,
    shot_likings,
)
from monstrum.kit.asks import Ask, step

LINES: Final[tuple[Ask, ...]] = (
    Ask(
        kinds.MODE, activation.Mode("MODE"), "HY-4.2", ("mode", "none"), FIGURE, labels={"none": "no_mode"},
        prompt=of_figure, refused={"mode": mode_refused},
        likes=mode_likings,
    ),
    Ask(
        kinds.LEVEL, activation.Level("LEVEL"), "HY-4.4", ("level", "none"),
        f"{FIGURE} target second bits points", labels={"level": level_label, "none": "shot_lost"},
        prompt=of_figure, refused={"level": level_refused},
        likes=level_likings, outlook="levels",
    ),
    Ask(
        kinds.FACE_TURN, activation.FaceTurn("FACE_TURN"), "HY-9.11", ("figure", "none"), FIGURE,
        words={"figure": "strike", "none": "move"}, labels={"none": "move_normally"}, decides=("none",),
        prompt=of_figure, refused={"figure": turn_refused},
        likes=face_turn_likings, note="face_turn", outlook="struck",
    ),
    Ask(
        kinds.TARGET, activation.Target("TARGET"), "HY-9.1", ("figure", "watch", "none"), FIGURE,
        words={"figure": attacking}, labels={"none": "no_attack"}, prompt=of_target,
        refused={"figure": target_refused, "watch": cannot_watch},
        likes=target_likings, note=target_note, outlook="targets",
    ),
    Ask(
        kinds.SECOND_TARGET, activation.SecondTarget("SECOND_TARGET"), "HY-9.36", ("figure", "none"),
        "shooter:figure first", words={"figure": "shoot"}, labels={"none": "one_shot"}, prompt=of_figure,
        refused={"figure": second_refused},
        likes=second_likings, note="second_target", outlook="targets",
    ),
    Ask(
        kinds.PIERCE, Pierce("PIERCE"), "HY-14.17", ("figure", "none"),
        "shooter:figure first:anybody second:anybody level", words={"figure": "pierce"},
        labels={"none": "no_pierce"}, prompt=of_figure, refused={"figure": pierce_refused},
        likes=pierce_likings, note="pierce", outlook="behind",
    ),
    Ask(
        kinds.COMBINED, strikes.Combine("COMBINED"), "HY-14.1", YES_NO, STRIKES, labels=yes_no("combine"),
        prompt=of_figure,
        likes=combine_likings, note="combined",
    ),
    Ask(
        kinds.WATCH_TARGET, overwatch.WatchTarget("WATCH_TARGET"), "HY-9.41", ("figure",),
        "shooter:figure enemy", words={"figure": "shoot"}, prompt=of_figure, refused={"figure": not_seen},
        likes=shot_likings, note="watch_target", outlook="watched",
    ),
    Ask(
        kinds.SECOND_STRIKE, strikes.SecondStrike("SECOND_STRIKE"), "HY-9.13", YES_NO, STRIKES,
        labels=yes_no("second"), prompt=of_figure,
        note="second_strike", outlook="second",
    ),
    step(kinds.ACTIVATION, activation.Activation("ACTIVATION"), FIGURE),
    step(kinds.MODE_CHOICE, activation.ModeChoice("MODE_CHOICE"), FIGURE),
    step(kinds.ACTION, activation.Action("ACTION"), FIGURE),
    step(kinds.ACTIVATION_END, activation.ActivationEnd("ACTIVATION_END"), FIGURE),
    step(kinds.STRIKES, strikes.Strikes("STRIKES"), STRIKES),
    step(kinds.STRIKE, strikes.Strike("STRIKE"), "attacker:figure target:enemy level bits points roll"),
    step(kinds.PARRY, Parry("PARRY"), "parrier:figure attacker:enemy bits - points roll"),
    step(kinds.SHOTS, Shots("SHOTS"), "shooter:figure targets:targets level bits points stage"),
    step(kinds.SHOT, Shot("SHOT"), "shooter:figure target:enemy level bits points roll"),
    step(kinds.BATCH, Batch("BATCH"), "wounded eliminated side killer step"),
    step(kinds.REACT, overwatch.React("REACT"), f"{FIGURE} asked"),
    step(kinds.SHOT_AT, overwatch.ShotAt("SHOT_AT"), "shooter:figure target:enemy - - - bits"),
    step(kinds.ACTIVATION_OVER, activation.ActivationOver("ACTIVATION_OVER"), FIGURE),
    step(kinds.ACTION_OVER, ActionOver("ACTION_OVER")),
    step(kinds.MODE_READY, activation.ModeReady("MODE_READY"), FIGURE),
)  # fmt: skip
