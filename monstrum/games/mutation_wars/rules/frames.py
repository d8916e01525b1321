"""Which class stands behind which kind of record: the wiring of all chapters."""

from typing import Any

from librt.vecs import vec

from monstrum.core.state import Frame, frame_table
from monstrum.games.mutation_wars.effects.attaching import AttachNow, Refill
from monstrum.games.mutation_wars.effects.bodies import Replace, TargetBody
from monstrum.games.mutation_wars.effects.cards import CurrentPass, TakeDiscard
from monstrum.games.mutation_wars.effects.flipping import ResetTail
from monstrum.games.mutation_wars.effects.paying import GiveUp
from monstrum.games.mutation_wars.effects.rearranging import Rearrange
from monstrum.games.mutation_wars.effects.removing import ChooseToLose, TiePart
from monstrum.games.mutation_wars.effects.run import Run, Target
from monstrum.games.mutation_wars.effects.swapping import ChooseSwap, SwapSpots, SwapSpotsWith
from monstrum.games.mutation_wars.rules import kinds
from monstrum.games.mutation_wars.rules.attaching import AttachSpot
from monstrum.games.mutation_wars.rules.battles import AttackerCard, BattleAction, DefenderCard, Fight
from monstrum.games.mutation_wars.rules.building import BuildAction, BuyEdge, BuyPayment, BuySpot, Purchase
from monstrum.games.mutation_wars.rules.cleanup import CleanupAction, CleanupMore, EndOfTurn, FinalCheck
from monstrum.games.mutation_wars.rules.decks import DrawCards, DrawOne, RevealBody, Shuffle
from monstrum.games.mutation_wars.rules.fake_tails import Evade
from monstrum.games.mutation_wars.rules.mutating import BuildOrMutateAction, MutateAction
from monstrum.games.mutation_wars.rules.setup import (
    Dealer,
    FirstTurn,
    SetupAttach,
    SetupBodies,
    SetupDeal,
    SetupParts,
)
from monstrum.games.mutation_wars.rules.spoils import (
    PickBack,
    Protect,
    RandomTake,
    Spoils,
    SpoilsSplit,
    Take,
)
from monstrum.games.mutation_wars.rules.turns import Atomic, Deal, Phase, Turn


def wars_frames() -> "vec[Frame[Any]]":
    """In the order of `kinds.py`. The frames keep nothing, so every game may share one table."""
    frames: dict[int, Frame[Any]] = {
        kinds.SETUP_ATTACH: SetupAttach("setup_attach"),
        kinds.BUILD_ACTION: BuildAction("build_action"),
        kinds.BUILD_OR_MUTATE_ACTION: BuildOrMutateAction("build_or_mutate_action"),
        kinds.MUTATE_ACTION: MutateAction("mutate_action"),
        kinds.ATTACH_SPOT: AttachSpot("attach_spot", follows=True),
        kinds.BUY_PAYMENT: BuyPayment("buy_payment"),
        kinds.BUY_PAYMENT_MORE: BuyPayment("buy_payment", follows=True),
        kinds.BUY_SPOT: BuySpot("buy_spot"),
        kinds.BUY_EDGE: BuyEdge("buy_spot", follows=True),
        kinds.TARGET_CREATURE: Target("target_creature"),
        kinds.TARGET_OPPONENT: Target("target_opponent"),
        kinds.TARGET_BODY: TargetBody("target_body"),
        kinds.TIE_PART: TiePart("tie_part"),
        kinds.CHOOSE_PART: ChooseToLose("choose_part"),
        kinds.CHOOSE_OWN_PART: ChooseToLose("choose_own_part"),
        kinds.REFILL: Refill("refill"),
        kinds.ATTACH_NOW: AttachNow("attach_now"),
        kinds.SWAP_SPOTS: SwapSpots("swap_spots"),
        kinds.SWAP_SPOTS_WITH: SwapSpotsWith("swap_spots", follows=True),
        kinds.REARRANGE: Rearrange("rearrange"),
        kinds.REARRANGE_MORE: Rearrange("rearrange", follows=True),
        kinds.FAMINE_DISCARD: GiveUp("famine_discard"),
        kinds.HUNGER_DISCARD: GiveUp("hunger_discard"),
        kinds.TAKE_DISCARD: TakeDiscard("take_discard"),
        kinds.CURRENT_PASS: CurrentPass("current_pass"),
        kinds.RESET_TAIL: ResetTail("reset_tail"),
        kinds.BATTLE_ACTION: BattleAction("battle_action"),
        kinds.EVADE: Evade("evade"),
        kinds.ATTACKER_CARD: AttackerCard("attacker_card"),
        kinds.DEFENDER_CARD: DefenderCard("defender_card"),
        kinds.PROTECT: Protect("protect"),
        kinds.SPOILS_SPLIT: SpoilsSplit("spoils_split"),
        kinds.CLEANUP_ACTION: CleanupAction("cleanup_action"),
        kinds.CLEANUP_MORE: CleanupMore("cleanup_action", follows=True),
        kinds.PICK_BACK: PickBack("pick_back"),
        kinds.CHOOSE_SWAP: ChooseSwap("choose_part"),
        kinds.DEALER: Dealer("dealer"),
        kinds.RANDOM_TAKE: RandomTake("random_take"),
        kinds.DRAW_ONE: DrawOne("draw_one"),
        kinds.REVEAL_BODY: RevealBody("reveal_body"),
        kinds.SHUFFLE: Shuffle("shuffle"),
        kinds.SETUP_BODIES: SetupBodies("setup_bodies"),
        kinds.SETUP_DEAL: SetupDeal("setup_deal"),
        kinds.SETUP_PARTS: SetupParts("setup_parts"),
        kinds.FIRST_TURN: FirstTurn("first_turn"),
        kinds.TURN: Turn("turn"),
        kinds.DEAL: Deal("deal"),
        kinds.PHASE: Phase("phase"),
        kinds.DRAW_CARDS: DrawCards("draw_cards"),
        kinds.PURCHASE: Purchase("purchase"),
        kinds.RUN: Run("run"),
        kinds.REPLACE: Replace("replace"),
        kinds.ATOMIC: Atomic("atomic"),
        kinds.FIGHT: Fight("fight"),
        kinds.SPOILS: Spoils("spoils"),
        kinds.TAKE: Take("take"),
        kinds.END_OF_TURN: EndOfTurn("end_of_turn"),
        kinds.FINAL_CHECK: FinalCheck("final_check"),
    }
    return frame_table([frames[kind] for kind in range(kinds.KINDS)])
