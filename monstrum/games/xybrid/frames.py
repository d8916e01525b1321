"""Which class stands behind which kind of record: the wiring of all chapters."""

from typing import Any

from librt.vecs import vec

from monstrum.core.state import Frame, frame_table
from monstrum.games.xybrid import kinds
from monstrum.games.xybrid.ops.looking import EffectPeek, Peek
from monstrum.games.xybrid.ops.modifying import EffectScience
from monstrum.games.xybrid.ops.moving import EffectDraw, EffectSide
from monstrum.games.xybrid.ops.run import EffectMay, Run
from monstrum.games.xybrid.ops.scoring import EffectPlayer
from monstrum.games.xybrid.ops.selecting import EffectPart, EffectUpto, RandomPart
from monstrum.games.xybrid.ops.swapping import EffectSwap, EffectSwapWith
from monstrum.games.xybrid.rules.breakthroughs import Breakthrough
from monstrum.games.xybrid.rules.building import Build, BuildAttach, BuildSwap, BuildSwapWith, Side
from monstrum.games.xybrid.rules.deployment import Deploy, Deployment, DeployOrder
from monstrum.games.xybrid.rules.draws import DeckSlot, Draw, DrawStep, Restock, Shuffle
from monstrum.games.xybrid.rules.infamy import GainInfamy
from monstrum.games.xybrid.rules.missions import Mission
from monstrum.games.xybrid.rules.refresh import Refresh
from monstrum.games.xybrid.rules.rounds import ChooseCore, Cycle, FirstPlayer, Round
from monstrum.games.xybrid.rules.setup import Deal, DealOne
from monstrum.games.xybrid.rules.turns import CycleEnd, Turn


def lab_frames() -> "vec[Frame[Any]]":
    """In the order of `kinds.py`. The frames keep nothing, so every game may share one table."""
    frames: dict[int, Frame[Any]] = {
        kinds.CHOOSE_CORE: ChooseCore("CHOOSE_CORE"),
        kinds.MISSION: Mission("MISSION"),
        kinds.DRAW: Draw("DRAW"),
        kinds.BUILD_ATTACH: BuildAttach("BUILD_ATTACH"),
        kinds.BUILD_SIDE: Side("BUILD_SIDE"),
        kinds.BUILD_SWAP: BuildSwap("BUILD_SWAP"),
        kinds.BUILD_SWAP_WITH: BuildSwapWith("BUILD_SWAP", follows=True),
        kinds.BREAKTHROUGH: Breakthrough("BREAKTHROUGH"),
        kinds.DEPLOY_ORDER: DeployOrder("DEPLOY_ORDER"),
        kinds.EFFECT_MAY: EffectMay("EFFECT_MAY"),
        kinds.EFFECT_COST: EffectPart("EFFECT_COST"),
        kinds.EFFECT_COST_MORE: EffectPart("EFFECT_COST", follows=True),
        kinds.EFFECT_DRAW: EffectDraw("EFFECT_DRAW"),
        kinds.EFFECT_PART: EffectPart("EFFECT_PART"),
        kinds.EFFECT_PART_MORE: EffectPart("EFFECT_PART", follows=True),
        kinds.EFFECT_UPTO: EffectUpto("EFFECT_UPTO"),
        kinds.EFFECT_SWAP: EffectSwap("EFFECT_SWAP"),
        kinds.EFFECT_SWAP_WITH: EffectSwapWith("EFFECT_SWAP", follows=True),
        kinds.EFFECT_SIDE: EffectSide("EFFECT_SIDE"),
        kinds.EFFECT_PLAYER: EffectPlayer("EFFECT_PLAYER"),
        kinds.EFFECT_SCIENCE: EffectScience("EFFECT_SCIENCE"),
        kinds.EFFECT_PEEK: EffectPeek("EFFECT_PEEK"),
        kinds.FIRST_PLAYER: FirstPlayer("FIRST_PLAYER"),
        kinds.RANDOM_PART: RandomPart("RANDOM_PART"),
        kinds.DECK_SLOT: DeckSlot("DECK_SLOT"),
        kinds.DEAL_ONE: DealOne("DEAL_ONE"),
        kinds.SHUFFLE: Shuffle("SHUFFLE"),
        kinds.RESTOCK: Restock("RESTOCK"),
        kinds.DEAL: Deal("DEAL"),
        kinds.ROUND: Round("ROUND"),
        kinds.CYCLE: Cycle("CYCLE"),
        kinds.TURN: Turn("TURN"),
        kinds.DRAW_STEP: DrawStep("DRAW_STEP"),
        kinds.BUILD: Build("BUILD"),
        kinds.CYCLE_END: CycleEnd("CYCLE_END"),
        kinds.DEPLOYMENT: Deployment("DEPLOYMENT"),
        kinds.DEPLOY: Deploy("DEPLOY"),
        kinds.GAIN_INFAMY: GainInfamy("GAIN_INFAMY"),
        kinds.REFRESH: Refresh("REFRESH"),
        kinds.RUN: Run("RUN"),
        kinds.PEEK: Peek("PEEK"),
    }
    return frame_table([frames[kind] for kind in range(kinds.KINDS)])
