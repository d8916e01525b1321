"""Which class stands behind which kind of record: the wiring of all chapters."""

from typing import Any

from librt.vecs import vec

from monstrum.core.state import Frame, frame_table
from monstrum.games.hybrid import kinds
from monstrum.games.hybrid.ops import acting, aiming, blocks, fighting, firing, hands, moving, placing
from monstrum.games.hybrid.ops import rolling, run, scenery, wounding
from monstrum.games.hybrid.rules import (
    activation,
    auction,
    brushing,
    dealing,
    deployment,
    draws,
    equipment,
    event_cards,
    falls,
    move_end,
    movement,
    standby,
    windows,
)
from monstrum.games.hybrid.rules.attacks import Parry
from monstrum.games.hybrid.rules.firing import Shot, Shots
from monstrum.games.hybrid.rules.moving import Look
from monstrum.games.hybrid.rules.overwatch import React, ShotAt, WatchTarget
from monstrum.games.hybrid.rules.expiry import ActionOver
from monstrum.games.hybrid.rules.rolls import Die, Roll, Rolled, Rolling
from monstrum.games.hybrid.rules.round_end import Infiltrate, Infiltration, RoundEnd
from monstrum.games.hybrid.rules.rounds import (
    ActivationRoll,
    KeepFiring,
    Numbering,
    Order,
    Round,
    Sequence,
    WhoStarts,
)
from monstrum.games.hybrid.rules.strikes import Combine, SecondStrike, Strike, Strikes
from monstrum.games.hybrid.rules.templates import Gas
from monstrum.games.hybrid.rules.wounds import Batch


def skirmish_frames() -> "vec[Frame[Any]]":
    """In the order of `kinds.py`. The frames keep nothing, so every game may share one table."""
    frames: dict[int, Frame[Any]] = {
        kinds.FORCE: deployment.Force("FORCE"),
        kinds.LEADER: deployment.Leader("LEADER"),
        kinds.DEPLOY: deployment.Deploy("DEPLOY"),
        kinds.DEPLOY_FACING: deployment.DeployFacing("DEPLOY", follows=True),
        kinds.STANDBY_GROUP: standby.StandbyGroup("STANDBY_GROUP"),
        kinds.STANDBY_ENTRY: standby.StandbyEntry("STANDBY_ENTRY"),
        kinds.KEEP_FIRING: KeepFiring("KEEP_FIRING"),
        kinds.ORDER: Order("ORDER"),
        kinds.WHO_STARTS: WhoStarts("WHO_STARTS"),
        kinds.MODE: activation.Mode("MODE"),
        kinds.LEVEL: activation.Level("LEVEL"),
        kinds.MOVE: movement.Move("MOVE"),
        kinds.ENTER_AT: movement.EnterAt("MOVE", follows=True),
        kinds.ENTER_FACING: movement.EnterFacing("MOVE", follows=True),
        kinds.BRUSH_TO: brushing.BrushTo("BRUSH_TO"),
        kinds.OBJECTIVE: move_end.Objective("OBJECTIVE"),
        kinds.OBJECTIVE_TURN: move_end.ObjectiveTurn("OBJECTIVE_TURN"),
        kinds.EVENT_COUNTER: move_end.EventCounter("EVENT_COUNTER"),
        kinds.SKILLED_MOVE: move_end.SkilledMove("SKILLED_MOVE"),
        kinds.FACE_TURN: activation.FaceTurn("FACE_TURN"),
        kinds.TARGET: activation.Target("TARGET"),
        kinds.SECOND_TARGET: activation.SecondTarget("SECOND_TARGET"),
        kinds.PIERCE: activation.Pierce("PIERCE"),
        kinds.COMBINED: Combine("COMBINED"),
        kinds.WATCH_TARGET: WatchTarget("WATCH_TARGET"),
        kinds.SACRIFICE: move_end.Sacrifice("SACRIFICE"),
        kinds.SECOND_STRIKE: SecondStrike("SECOND_STRIKE"),
        kinds.INFILTRATE: Infiltrate("INFILTRATE"),
        kinds.DIE: Die("DIE"),
        kinds.ROLL: Roll("ROLL"),
        kinds.TURN_UP: move_end.TurnUp("TURN_UP"),
        kinds.SETUP: deployment.Setup("SETUP"),
        kinds.ROUND: Round("ROUND"),
        kinds.ACTIVATION_ROLL: ActivationRoll("ACTIVATION_ROLL"),
        kinds.NUMBERING: Numbering("NUMBERING"),
        kinds.SEQUENCE: Sequence("SEQUENCE"),
        kinds.ACTIVATION: activation.Activation("ACTIVATION"),
        kinds.MODE_CHOICE: activation.ModeChoice("MODE_CHOICE"),
        kinds.ACTION: activation.Action("ACTION"),
        kinds.ACTIVATION_END: activation.ActivationEnd("ACTIVATION_END"),
        kinds.MOVEMENT: movement.StartMovement("MOVEMENT"),
        kinds.MOVE_ON: movement.MoveOn("MOVE_ON"),
        kinds.MOVEMENT_END: move_end.MovementEnd("MOVEMENT_END"),
        kinds.PUSH: falls.Push("PUSH"),
        kinds.STRIKES: Strikes("STRIKES"),
        kinds.STRIKE: Strike("STRIKE"),
        kinds.PARRY: Parry("PARRY"),
        kinds.SHOTS: Shots("SHOTS"),
        kinds.SHOT: Shot("SHOT"),
        kinds.BATCH: Batch("BATCH"),
        kinds.REACT: React("REACT"),
        kinds.TRAP: move_end.Trap("TRAP"),
        kinds.INFILTRATION: Infiltration("INFILTRATION"),
        kinds.ROUND_END: RoundEnd("ROUND_END"),
        kinds.BRUSHED: brushing.Brushed("BRUSHED"),
        kinds.JUMPED: falls.Jumped("JUMPED"),
        kinds.HINDER: move_end.Hinder("HINDER"),
        kinds.LOOK: Look("LOOK"),
        kinds.STANDBY: standby.Standby("STANDBY"),
        kinds.SHOT_AT: ShotAt("SHOT_AT"),
        kinds.GAS: Gas("GAS"),
        kinds.RUN: run.Run("RUN"),
        kinds.ACT: acting.Act("ACT"),
        kinds.FIRING: firing.Firing("FIRING"),
        kinds.EFFECT_ORDER: firing.EffectOrder("EFFECT_ORDER"),
        kinds.EFFECT_MAY: run.EffectMay("EFFECT_MAY"),
        kinds.EFFECT_PICK: aiming.EffectPick("EFFECT_PICK"),
        kinds.EFFECT_CHOICE: blocks.EffectChoice("EFFECT_CHOICE"),
        kinds.EFFECT_SQUARE: placing.EffectSquare("EFFECT_SQUARE"),
        kinds.EFFECT_FACING: placing.EffectFacing("EFFECT_SQUARE", follows=True),
        kinds.EFFECT_TURN: moving.EffectTurn("EFFECT_TURN"),
        kinds.EFFECT_PUSH: moving.EffectPush("EFFECT_PUSH"),
        kinds.EFFECT_TARGET: fighting.EffectTarget("EFFECT_TARGET"),
        kinds.BRANCH: rolling.Branch("BRANCH"),
        kinds.ROLLED: Rolled("ROLLED"),
        kinds.ROLLING: Rolling("ROLLING"),
        kinds.ACTION_OVER: ActionOver("ACTION_OVER"),
        kinds.AVOID: wounding.Avoid("AVOID"),
        kinds.UNCOVER: scenery.Uncover("UNCOVER"),
        kinds.MULLIGAN: dealing.Mulligan("MULLIGAN"),
        kinds.EQUIPMENT: equipment.Equipment("EQUIPMENT"),
        kinds.BID: auction.Bid("BID"),
        kinds.AURA: equipment.DeclareAura("AURA"),
        kinds.MUTATION: equipment.AwardMutation("MUTATION"),
        kinds.RESERVE: event_cards.Reserve("RESERVE"),
        kinds.CARDS: windows.Cards("CARDS"),
        kinds.HINDRANCE: windows.Hindrance("HINDRANCE"),
        kinds.DISCARD: hands.Discard("DISCARD"),
        kinds.STEAL: hands.Steal("STEAL"),
        kinds.RECOVER: hands.Recover("RECOVER"),
        kinds.CANCEL: hands.Cancel("CANCEL"),
        kinds.DRAW: draws.Draw("DRAW"),
        kinds.LOSE_ONE: hands.LoseOne("LOSE_ONE"),
        kinds.DEALING: dealing.Dealing("DEALING"),
        kinds.AUCTION: auction.Auction("AUCTION"),
        kinds.RESERVES: event_cards.Reserves("RESERVES"),
        kinds.WINDOW: windows.Window("WINDOW"),
        kinds.DRAWING: draws.Drawing("DRAWING"),
        kinds.USED: event_cards.Used("USED"),
        kinds.START_WINDOW: equipment.StartWindow("START_WINDOW"),
        kinds.ACTIVATION_OVER: activation.ActivationOver("ACTIVATION_OVER"),
        kinds.MODE_READY: activation.ModeReady("MODE_READY"),
    }
    return frame_table([frames[kind] for kind in range(kinds.KINDS)])
