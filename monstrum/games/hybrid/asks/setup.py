"""HY-2  What is asked before the first round: the force, the hand, where everybody stands."""

from typing import Final

from monstrum.core.state import SEALED
from monstrum.games.hybrid.asks.records import FIGURE, YES_NO, yes_no
from monstrum.games.hybrid.rules import dealing, deployment, equipment, kinds, standby
from monstrum.games.hybrid.speaking.card_refusals import own_card_refused
from monstrum.games.hybrid.speaking.labels import deploy_label, deploying
from monstrum.games.hybrid.speaking.prompts import deployed_facing, of_figure, of_group
from monstrum.games.hybrid.speaking.refs import deploy_refs
from monstrum.games.hybrid.speaking.setup_refusals import (
    deploy_refused,
    force_not_done,
    force_refused,
    wrong_square,
)
from monstrum.games.hybrid.thinking.hands import keep_equipment, mulligan_likings
from monstrum.games.hybrid.thinking.rounds import (
    deploy_facing_likings,
    deploy_likings,
    force_likings,
    group_likings,
)
from monstrum.kit.asks import Ask, step

LINES: Final[tuple[Ask, ...]] = (
    Ask(
        kinds.FORCE, deployment.Force("FORCE"), "HY-2.3", ("profile", "none"), "sides:sides", (SEALED,),
        words={"none": "done"}, labels={"none": "force_done"},
        refused={"profile": force_refused, "none": force_not_done},
        likes=force_likings,
    ),
    Ask(
        kinds.LEADER, deployment.Leader("LEADER"), "HY-14.4", ("figure",), "side", words={"figure": "lead"},
        note="leader",
    ),
    Ask(
        kinds.DEPLOY, deployment.Deploy("DEPLOY"), "HY-2.7", ("square", "none"), FIGURE,
        words={"square": deploying}, labels={"square": deploy_label, "none": "wait_outside"},
        refs={"square": deploy_refs}, prompt=of_figure, refused={"square": deploy_refused},
        likes=deploy_likings, outlook="deployed",
    ),
    Ask(
        kinds.DEPLOY_FACING, deployment.DeployFacing("DEPLOY", follows=True), "HY-2.7", ("facing",),
        f"{FIGURE} square", written="DEPLOY_2", prompt=deployed_facing,
        likes=deploy_facing_likings,
    ),
    Ask(
        kinds.STANDBY_GROUP, standby.StandbyGroup("STANDBY_GROUP"), "HY-2.7", ("figure",),
        "side group left lowest", words={"figure": "wait"}, prompt=of_group,
        likes=group_likings, note="standby",
    ),
    Ask(
        kinds.STANDBY_ENTRY, standby.StandbyEntry("STANDBY_ENTRY"), "HY-2.7", ("square",), "comer:figure",
        words={"square": "entry"}, labels={"square": "entry"}, prompt=of_figure,
        refused={"square": wrong_square("not_his_entry", "HY-2.7")},
        likes=deploy_likings, note="standby",
    ),
    step(kinds.SETUP, deployment.Setup("SETUP"), "stage"),
    step(kinds.STANDBY, standby.Standby("STANDBY"), "side group"),
    Ask(
        kinds.MULLIGAN, dealing.Mulligan("MULLIGAN"), "HY-2.4", YES_NO, labels=yes_no("mulligan"),
        likes=mulligan_likings, note="mulligan",
    ),
    Ask(
        kinds.EQUIPMENT, equipment.Equipment("EQUIPMENT"), "HY-2.6", ("card",), words={"card": "throw"},
        secret=("card",), refused={"card": own_card_refused},
        likes=keep_equipment, note="equipment",
    ),
    step(kinds.DEALING, dealing.Dealing("DEALING"), "stage"),
)  # fmt: skip
