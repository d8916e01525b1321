"""What XYbrid can ask, and what it is answered with: one line per decision, one per block of actions.

Decisions that can never be pending at the same time and that touch a part in the same way share a block:
choosing a core and drawing both take a part, every choice inside an effect chooses one. With P parts and B
breakthroughs there are 13 + 6·P + B actions.
"""

from typing import Final

from monstrum.core.state import CHANCE, SEALED
from monstrum.games.xybrid.content.catalog import SCIENCE_NAMES
from monstrum.games.xybrid.effects.looking import EffectPeek, Peek
from monstrum.games.xybrid.effects.modifying import EffectScience
from monstrum.games.xybrid.effects.moving import EffectDraw, EffectSide
from monstrum.games.xybrid.effects.run import EffectMay, Run
from monstrum.games.xybrid.effects.scoring import EffectPlayer
from monstrum.games.xybrid.effects.selecting import EffectPart, EffectUpto, RandomPart
from monstrum.games.xybrid.effects.swapping import EffectSwap, EffectSwapWith
from monstrum.games.xybrid.rules import actions, kinds
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
from monstrum.games.xybrid.speaking.decisions import Decision, decision
from monstrum.games.xybrid.speaking.labels import (
    choosing,
    no_card,
    part_params,
    side,
    side_of_part,
    taking,
    victim,
    yes_card,
)
from monstrum.games.xybrid.speaking.part_refusals import (
    activation_refused,
    attach_refused,
    choice_refused,
    core_refused,
    draw_refused,
    mission_refused,
    peek_refused,
    replace_refused,
    swap_in_refused,
)
from monstrum.games.xybrid.speaking.prompts import (
    first_of_pair,
    needs_or_any,
    picks_left,
    second_of_pair,
    type_to_attach,
)
from monstrum.games.xybrid.speaking.refs import asking_card, card_or_part, fitting_refs, side_refs
from monstrum.games.xybrid.speaking.unfit import not_first, not_partner, not_selectable
from monstrum.games.xybrid.state import MOST_SEATS
from monstrum.kit.asks import A_SEAT, Ask, Asks, chance, step
from monstrum.kit.space import Block, Space

SEATS: Final = tuple(f"P{seat}" for seat in range(MOST_SEATS))
IDS: Final = "ids"  # of the catalog: every part
BREAKTHROUGHS: Final = "breakthrough_ids"

SPACE: Final = Space(
    "xybrid",
    (
        Block("none", verb="none", also=("pass", "done", "nothing"), declines=True),
        Block("yes", verb="yes"),
        Block("no", verb="no", declines=True),
        Block("side", ("left", "right"), label=side, noun="side"),
        Block("player", SEATS, ref="seat", label="player", param="player", noun="seat"),
        Block(
            "science", tuple(SCIENCE_NAMES), ref="science", label="science", param="science", noun="science"
        ),
        Block("take", IDS, taking, ("core", "draw"), ref="part", param=part_params, noun="part"),
        Block("fit", IDS, "attach", ("fit",), ref=fitting_refs, param=part_params, noun="part"),
        Block("use", IDS, "activate", ("mission", "use"), ref="part", param=part_params, noun="part"),
        Block("swap", IDS, "swap", ("exchange",), ref="part", param=part_params, noun="part"),
        Block("with", IDS, "with", ref="part", param=part_params, noun="part"),
        Block(
            "choose",
            IDS,
            "pick",
            ("choose", "take"),
            ref="part",
            label=choosing,
            param=part_params,
            noun="part",
        ),
        Block(
            "reveal", BREAKTHROUGHS, "reveal", ref="breakthrough", param="breakthrough", noun="breakthrough"
        ),
    ),
)
NUMBERED: Final = {  # where the rules, which are compiled, have the same numbers
    "none": actions.NONE,
    "yes": actions.YES,
    "no": actions.NO,
    "side": actions.ON_LEFT,
    "player": actions.PLAYER,
    "science": actions.NAME,
    "take": actions.FIRST_PART,
}

IN_EFFECT: Final = "XY-12.2"  # the controller makes all choices of an effect
BY_CHANCE: Final = "XY-12.9"
EFFECT: Final = "row:row source:part controller:seat"
SET: Final = f"{EFFECT} picked total"
SWAPPING: Final = {"swap": "swap_in", "with": "replace"}
UNSWAPPED: Final = {"none": "decline_swap"}
PAY: Final = {"choose": "pay"}

LINES: Final = (
    Ask(kinds.CHOOSE_CORE, ChooseCore("CHOOSE_CORE"), "XY-2.3", ("take",), refused={"take": core_refused}),
    Ask(
        kinds.MISSION, Mission("MISSION"), "XY-3.1", ("none", "use"),
        words={"none": "pass"}, refused={"use": mission_refused},
    ),
    Ask(
        kinds.DRAW, Draw("DRAW"), "XY-4.1", ("take",), prompt=needs_or_any, alone="automatic_draw",
        refused={"take": draw_refused},
    ),
    Ask(
        kinds.BUILD_ATTACH, BuildAttach("BUILD_ATTACH"), "XY-5.2", ("fit",), "number",
        prompt=type_to_attach, refused={"fit": attach_refused},
    ),
    Ask(
        kinds.BUILD_SIDE, Side("BUILD_SIDE"), "XY-5.3", ("side",), "part",
        labels={"side": side_of_part}, refs={"side": side_refs},
    ),
    Ask(
        kinds.BUILD_SWAP, BuildSwap("BUILD_SWAP"), "XY-5.4", ("none", "swap"),
        words={"none": "done"}, labels=SWAPPING, refused={"swap": swap_in_refused},
    ),
    Ask(
        kinds.BUILD_SWAP_WITH, BuildSwapWith("BUILD_SWAP", follows=True), "XY-5.4", ("with",), "part",
        labels=SWAPPING, prompt=second_of_pair, refused={"with": replace_refused},
    ),
    Ask(
        kinds.BREAKTHROUGH, Breakthrough("BREAKTHROUGH"), "XY-7.1", ("none", "reveal"), by=(SEALED,),
        labels={"none": "reveal_none"},
    ),
    Ask(
        kinds.DEPLOY_ORDER, DeployOrder("DEPLOY_ORDER"), "XY-8.1", ("use",), "number",
        refused={"use": activation_refused},
    ),
    Ask(
        kinds.EFFECT_MAY, EffectMay("EFFECT_MAY"), "XY-12.4", ("yes", "no"), "row:row source:part",
        labels={"yes": yes_card, "no": no_card}, refs={"yes": asking_card, "no": asking_card},
    ),
    Ask(
        kinds.EFFECT_COST, EffectPart("EFFECT_COST"), IN_EFFECT, ("choose",), SET,
        words=PAY, prompt=picks_left, alone="automatic_effect_cost", refused={"choose": choice_refused},
    ),
    Ask(
        kinds.EFFECT_COST_MORE, EffectPart("EFFECT_COST", follows=True), IN_EFFECT, ("choose",), SET,
        words=PAY, prompt=picks_left, refused={"choose": choice_refused},
    ),
    Ask(
        kinds.EFFECT_DRAW, EffectDraw("EFFECT_DRAW"), "XY-4.7", ("take",), "row:row source:part",
        alone="automatic_effect_draw", refused={"take": draw_refused},
    ),
    Ask(
        kinds.EFFECT_PART, EffectPart("EFFECT_PART"), IN_EFFECT, ("choose",), SET,
        prompt=picks_left, alone="automatic_effect_part", refused={"choose": choice_refused},
    ),
    Ask(
        kinds.EFFECT_PART_MORE, EffectPart("EFFECT_PART", follows=True), IN_EFFECT, ("choose",), SET,
        prompt=picks_left, refused={"choose": choice_refused},
    ),
    Ask(
        kinds.EFFECT_UPTO, EffectUpto("EFFECT_UPTO"), IN_EFFECT, ("none", "choose"), SET,
        labels={"none": "decline_upto"}, refused={"choose": not_selectable},
    ),
    Ask(
        kinds.EFFECT_SWAP, EffectSwap("EFFECT_SWAP"), IN_EFFECT, ("none", "swap"), EFFECT,
        by=(A_SEAT, CHANCE), labels=UNSWAPPED, prompt=first_of_pair, refused={"swap": not_first},
    ),
    Ask(
        kinds.EFFECT_SWAP_WITH, EffectSwapWith("EFFECT_SWAP", follows=True), IN_EFFECT, ("none", "with"),
        f"{EFFECT} part", by=(A_SEAT, CHANCE), labels=UNSWAPPED, prompt=second_of_pair,
        refused={"with": not_partner},
    ),
    Ask(
        kinds.EFFECT_SIDE, EffectSide("EFFECT_SIDE"), "XY-13.6", ("side",), "part",
        labels={"side": side_of_part}, refs={"side": side_refs},
    ),
    Ask(
        kinds.EFFECT_PLAYER, EffectPlayer("EFFECT_PLAYER"), IN_EFFECT, ("player",), "number",
        labels={"player": victim}, alone="automatic_effect_player",
    ),
    Ask(kinds.EFFECT_SCIENCE, EffectScience("EFFECT_SCIENCE"), IN_EFFECT, ("science",)),
    Ask(
        kinds.EFFECT_PEEK, EffectPeek("EFFECT_PEEK"), IN_EFFECT, ("none", "choose"), "number",
        words={"choose": "bury"}, labels={"none": "bury_none", "choose": "bury"}, secret=("choose",),
        refused={"choose": peek_refused},
    ),
    chance(
        kinds.FIRST_PLAYER, FirstPlayer("FIRST_PLAYER"), BY_CHANCE, ("player",),
        labels={"player": "first_player"},
    ),
    chance(kinds.RANDOM_PART, RandomPart("RANDOM_PART"), BY_CHANCE, ("choose",), SET),
    chance(kinds.DECK_SLOT, DeckSlot("DECK_SLOT"), BY_CHANCE, ("choose",), "slot"),
    chance(kinds.DEAL_ONE, DealOne("DEAL_ONE"), BY_CHANCE, ("reveal",), "seat", labels={"reveal": "deal"}),
    step(kinds.SHUFFLE, Shuffle("SHUFFLE")),
    step(kinds.RESTOCK, Restock("RESTOCK"), "full"),
    step(kinds.DEAL, Deal("DEAL")),
    step(kinds.ROUND, Round("ROUND")),
    step(kinds.CYCLE, Cycle("CYCLE")),
    step(kinds.TURN, Turn("TURN"), "seat:seat"),
    step(kinds.DRAW_STEP, DrawStep("DRAW_STEP"), "seat:seat"),
    step(kinds.BUILD, Build("BUILD"), "seat:seat"),
    step(kinds.CYCLE_END, CycleEnd("CYCLE_END")),
    step(kinds.DEPLOYMENT, Deployment("DEPLOYMENT")),
    step(kinds.DEPLOY, Deploy("DEPLOY")),
    step(kinds.GAIN_INFAMY, GainInfamy("GAIN_INFAMY")),
    step(kinds.REFRESH, Refresh("REFRESH")),
    step(kinds.RUN, Run("RUN"), f"{EFFECT} done told"),
    step(kinds.PEEK, Peek("PEEK"), "seat:seat number"),
)  # fmt: skip

ASKS: Final[Asks[Decision]] = Asks(SPACE, decision, LINES, NUMBERED, card_or_part)
