"""What Mutation Wars can ask, and what it is answered with: one line per decision, one per block of actions.

Spots of a body are equivalent (MW-4.3): *attach* names a card and a body, the lowest empty spot of it is
filled. With D designs and M Mutate cards there are 377 + D + M actions.
"""

from typing import Final

from monstrum.core.state import SEALED
from monstrum.games.mutation_wars.content.catalog import BP, BT, COLOUR_LETTERS, KIND_NAMES, MU, PARTS
from monstrum.games.mutation_wars.effects.attaching import AttachNow, Refill
from monstrum.games.mutation_wars.effects.bodies import Replace, TargetBody
from monstrum.games.mutation_wars.effects.cards import CurrentPass, TakeDiscard
from monstrum.games.mutation_wars.effects.flipping import ResetTail
from monstrum.games.mutation_wars.effects.paying import GiveUp
from monstrum.games.mutation_wars.effects.rearranging import Rearrange
from monstrum.games.mutation_wars.effects.removing import ChooseToLose, TiePart
from monstrum.games.mutation_wars.effects.run import Run, Target
from monstrum.games.mutation_wars.effects.swapping import ChooseSwap, SwapSpots, SwapSpotsWith
from monstrum.games.mutation_wars.rules import actions, kinds
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
from monstrum.games.mutation_wars.speaking import labels, prompts, refs
from monstrum.games.mutation_wars.speaking.attach_refusals import attach_refused, buy_refused
from monstrum.games.mutation_wars.speaking.card_refusals import (
    current_refused,
    discard_refused,
    exchange_refused,
    for_defenders,
    kind_refused,
    not_a_card,
    payment_refused,
    split_refused,
    unplayable_card,
)
from monstrum.games.mutation_wars.speaking.decisions import PLACING, Decision, decision
from monstrum.games.mutation_wars.speaking.place_refusals import (
    attack_refused,
    body_refused,
    opponent_refused,
    placing_refused,
    target_refused,
)
from monstrum.games.mutation_wars.speaking.places import (
    attached_card,
    body_named,
    card_at_place,
    kind_of_card,
    split_named,
    spot_named,
)
from monstrum.games.mutation_wars.speaking.spot_refusals import (
    attach_spot_refused,
    choice_refused,
    evade_refused,
    given_up_refused,
    join_refused,
    reset_refused,
    swap_refused,
    tie_refused,
)
from monstrum.games.mutation_wars.state import MOST_BODIES, MOST_SEATS, SPOTS
from monstrum.kit.asks import Ask, Asks, chance, step
from monstrum.kit.space import Block, Layout, Space

SEATS: Final = tuple(f"P{seat}" for seat in range(MOST_SEATS))
EDGES: Final = ("edge 1", "edge 2")


def layout_identity(layout: Layout) -> object:
    """As it was agreed with those who have learned to play."""
    blocks: list[object] = ["none", "buy", *EDGES, *KIND_NAMES, *SEATS, *COLOUR_LETTERS]
    blocks += [["body", MOST_SEATS, MOST_BODIES], ["spot", MOST_SEATS, SPOTS], ["attach", MOST_BODIES]]
    return ["mutation_wars", [*blocks, "card", ["split", layout.size]], layout.catalog.ids]


SPACE: Final = Space(
    "mutation_wars",
    (
        Block("none", verb="none", also=("pass", "done", "stop", "decline", "nothing", "no"), declines=True),
        Block("buy", verb="buy", ref=refs.body_pile, param=labels.price_params, refused=buy_refused),
        Block("edge", EDGES, also=("edge",), label="edge", param=labels.edge_params, noun="edge", first=1),
        Block(
            "kind", tuple(KIND_NAMES), "take", ref=refs.deck_refs, label="kind", param="kind",
            refused=kind_refused, noun="kind",
        ),
        Block("seat", SEATS, "target", ref="seat", param="player", noun="seat"),
        Block(
            "colour", tuple(COLOUR_LETTERS), "reveal", ref=refs.colour_refs, label="colour", param="colour",
            noun="colour",
        ),
        Block(
            "body", MOST_SEATS * MOST_BODIES, "target", thing=body_named, ref=refs.body_refs,
            label=labels.body, noun=f"seat × {MOST_BODIES} + body",
        ),
        Block(
            "spot", MOST_SEATS * SPOTS, "pick", thing=spot_named, ref=refs.equal_spots, label=labels.spot,
            noun=f"seat × {SPOTS} + body × 3 + edge",
        ),
        Block(
            "attach", PARTS * MOST_BODIES, "attach", thing=card_at_place, begun=attached_card,
            ref=refs.attach_refs, label=labels.attach, refused=attach_refused,
            noun=f"design × {MOST_BODIES} + body",
        ),
        Block("card", "ids", "play", hidden=kind_of_card, ref="card", param="card", noun="design"),
        Block(
            "split", actions.splits, "draw", thing=split_named, ref=refs.spoils_refs, label=labels.split,
            refused=split_refused, noun="number of Mutate cards",
        ),
    ),
    layout_identity,
)  # fmt: skip
NUMBERED: Final = {  # where the rules, which are compiled, have the same numbers
    "none": actions.NONE,
    "buy": actions.BUY,
    "edge": actions.EDGE,
    "kind": actions.KIND,
    "seat": actions.SEAT,
    "colour": actions.COLOUR,
    "body": actions.BODY,
    "spot": actions.SPOT,
    "attach": actions.ATTACH,
    "card": actions.CARD,
}

EFFECT: Final = "MW-2.5"  # a choice demanded by an effect is mandatory unless it says "may"
BY_CHANCE: Final = "MW-14.5"
PASS: Final = {"none": "pass"}
DECLINE: Final = {"none": "decline"}
NO_CARD: Final = {"none": "no_card"}
PAY: Final = {"card": "pay"}
EXCHANGE: Final = {"card": "exchange"}
GIVE_UP: Final = {"card": "discard", "spot": "lose"}
GIVE_UP_REFUSED: Final = {"card": not_a_card(BP), "spot": given_up_refused}
CHOICE: Final = {"spot": choice_refused}
SWAP_REFUSED: Final = {"spot": swap_refused}
PLACE: Final = {"body": "rearrange"}
PLACED: Final = {"body": labels.body_for_part}
PLACED_REFS: Final = {"body": refs.body_and_part}
PLACING_REFUSED: Final = {"body": placing_refused}

LINES: Final = (
    Ask(
        kinds.SETUP_ATTACH, SetupAttach("setup_attach"), "MW-1.6", ("none", "attach"), "attached",
        words={"none": "stop"}, prompt=prompts.another, passed="passed_stop",
    ),
    Ask(
        kinds.BUILD_ACTION, BuildAction("build_action"), "MW-6.1", ("none", "buy", "attach"),
        words=PASS, prompt=prompts.full, alone="automatic_build",
    ),
    Ask(
        kinds.BUILD_OR_MUTATE_ACTION, BuildOrMutateAction("build_or_mutate_action"), "MW-15.3",
        ("none", "buy", "attach", "card"), words=PASS, prompt=prompts.full, refused={"card": unplayable_card},
    ),
    Ask(
        kinds.MUTATE_ACTION, MutateAction("mutate_action"), "MW-7.1", ("none", "card"),
        words=PASS, refused={"card": unplayable_card},
        window=True,
    ),
    Ask(
        kinds.ATTACH_SPOT, AttachSpot("attach_spot", follows=True), "MW-15.5", ("spot",),
        "part:part body:body", words={"spot": "at"}, prompt=prompts.part_in_hand, written="ATTACH_SPOT",
        refused={"spot": attach_spot_refused},
    ),
    Ask(
        kinds.BUY_PAYMENT, BuyPayment("buy_payment"), "MW-6.6", ("card",), "left",
        words=PAY, refused={"card": payment_refused},
    ),
    Ask(
        kinds.BUY_PAYMENT_MORE, BuyPayment("buy_payment", follows=True), "MW-6.6", ("card",),
        "left last:part", words=PAY, refused={"card": payment_refused}, written="BUY_PAYMENT_MORE",
    ),
    Ask(
        kinds.BUY_SPOT, BuySpot("buy_spot"), "MW-6.6", ("spot",), "colour:colour",
        words={"spot": "join"}, prompt=prompts.colour, refused={"spot": join_refused},
    ),
    Ask(
        kinds.BUY_EDGE, BuyEdge("buy_spot", follows=True), "MW-6.6", ("edge",), "colour:colour spot:spot",
        prompt=prompts.colour, written="BUY_EDGE",
    ),
    Ask(
        kinds.TARGET_CREATURE, Target("target_creature"), EFFECT, ("seat",), "row:row card",
        labels={"seat": "target_creature"}, refused={"seat": target_refused},
    ),
    Ask(
        kinds.TARGET_OPPONENT, Target("target_opponent"), EFFECT, ("seat",), "row:row card",
        refused={"seat": opponent_refused},
    ),
    Ask(
        kinds.TARGET_BODY, TargetBody("target_body"), EFFECT, ("body",), "row:row card",
        refused={"body": body_refused},
    ),
    Ask(
        kinds.TIE_PART, TiePart("tie_part"), "MW-7.7", ("spot",), "stat", words={"spot": "lose"},
        refused={"spot": tie_refused},
    ),
    Ask(
        kinds.CHOOSE_PART, ChooseToLose("choose_part"), EFFECT, ("spot",), "row:row whose:seat",
        prompt=prompts.whose_part, refused=CHOICE,
    ),
    Ask(
        kinds.CHOOSE_OWN_PART, ChooseToLose("choose_own_part"), EFFECT, ("spot",), "row:row whose:seat",
        prompt=prompts.whose_part, refused=CHOICE,
    ),
    Ask(
        kinds.REFILL, Refill("refill"), EFFECT, ("none", "attach"), "freed:spot returned optional",
        words=DECLINE, labels={"none": "leave_empty"}, prompt=prompts.may, passed="passed_declines",
    ),
    Ask(
        kinds.ATTACH_NOW, AttachNow("attach_now"), EFFECT, ("none", "attach"), "optional",
        words=DECLINE, labels={"none": "attach_none"}, prompt=prompts.may, passed="passed_declines",
    ),
    Ask(
        kinds.SWAP_SPOTS, SwapSpots("swap_spots"), EFFECT, ("spot",), "whose:seat",
        words={"spot": "swap"}, prompt=prompts.swap_spots, refused=SWAP_REFUSED,
    ),
    Ask(
        kinds.SWAP_SPOTS_WITH, SwapSpotsWith("swap_spots", follows=True), EFFECT, ("spot",),
        "whose:seat first:spot", words={"spot": "with"}, prompt=prompts.swap, written="SWAP_SPOTS_WITH",
        refused=SWAP_REFUSED,
    ),
    Ask(
        kinds.REARRANGE, Rearrange(PLACING), EFFECT, ("body",), "whose:seat placed",
        words=PLACE, labels=PLACED, refs=PLACED_REFS, prompt=prompts.part_to_place, refused=PLACING_REFUSED,
        subject=refs.part_to_place,
    ),
    Ask(
        kinds.REARRANGE_MORE, Rearrange(PLACING, follows=True), EFFECT, ("body",), "whose:seat placed",
        words=PLACE, labels=PLACED, refs=PLACED_REFS, prompt=prompts.part_to_place,
        subject=refs.part_to_place, written="REARRANGE_MORE", refused=PLACING_REFUSED,
    ),
    Ask(
        kinds.FAMINE_DISCARD, GiveUp("famine_discard"), "MW-7.11", ("card", "spot"), "row:row",
        words=GIVE_UP, prompt=prompts.card_or_part, refused=GIVE_UP_REFUSED,
    ),
    Ask(
        kinds.HUNGER_DISCARD, GiveUp("hunger_discard"), "MW-7.11", ("card", "spot"), "row:row",
        words=GIVE_UP, prompt=prompts.card_or_part, refused=GIVE_UP_REFUSED,
    ),
    Ask(
        kinds.TAKE_DISCARD, TakeDiscard("take_discard"), EFFECT, ("card",), "kind:kind",
        words={"card": "take"}, prompt=prompts.kind, refused={"card": discard_refused},
    ),
    Ask(
        kinds.CURRENT_PASS, CurrentPass("current_pass"), "MW-7.13", ("card",), "asked:seats kind:kind",
        by=(SEALED,), words={"card": "give"}, secret=("card",), prompt=prompts.kind,
        refused={"card": current_refused},
    ),
    Ask(
        kinds.RESET_TAIL, ResetTail("reset_tail"), "MW-9.4", ("none", "spot"), "optional",
        words={"none": "decline", "spot": "reset"}, labels={"none": "reset_none"}, prompt=prompts.may,
        passed="passed_declines", refused={"spot": reset_refused},
    ),
    Ask(
        kinds.BATTLE_ACTION, BattleAction("battle_action"), "MW-8.3", ("none", "seat"),
        words={"none": "pass", "seat": "attack"}, prompt=prompts.only_rival,
        refused={"seat": attack_refused},
        window=True, alone="automatic_battle", outlook="attack",
    ),
    Ask(
        kinds.EVADE, Evade("evade"), "MW-9.1", ("none", "spot"),
        words={"none": "decline", "spot": "evade"}, labels={"none": "stand"}, prompt=prompts.against,
        passed="passed_stand", refused={"spot": evade_refused},
        window=True,
    ),
    Ask(
        kinds.ATTACKER_CARD, AttackerCard("attacker_card"), "MW-8.6", ("none", "card"),
        labels=NO_CARD, prompt=prompts.against, passed="passed_no_card", refused={"card": for_defenders},
        window=True,
    ),
    Ask(
        kinds.DEFENDER_CARD, DefenderCard("defender_card"), "MW-8.6", ("none", "card"),
        labels=NO_CARD, prompt=prompts.against_card, passed="passed_no_card",
        refused={"card": not_a_card(BT)},
        window=True,
    ),
    Ask(
        kinds.PROTECT, Protect("protect"), "MW-11.1", ("card",), "victor:seat difference",
        words={"card": "protect"}, secret=("card",), prompt=prompts.victor, note="protect",
        refused={"card": not_a_card(MU, BT)},
    ),
    Ask(
        kinds.SPOILS_SPLIT, SpoilsSplit("spoils_split"), "MW-11.6", ("split",), "cards",
        subject=refs.spoils_decks,
    ),
    Ask(
        kinds.CLEANUP_ACTION, CleanupAction("cleanup_action"), "MW-12.1", ("none", "card"),
        words={"none": "done", "card": "exchange"}, passed="passed_done", refused={"card": exchange_refused},
        window=True,
    ),
    Ask(
        kinds.CLEANUP_MORE, CleanupMore("cleanup_action", follows=True), "MW-12.1", ("card",),
        "left last:loot", words=EXCHANGE, refused={"card": exchange_refused}, written="CLEANUP_MORE",
    ),
    Ask(
        kinds.PICK_BACK, PickBack("pick_back"), "MW-15.6", ("kind",), "loser:seat kinds:kinds",
        refs={"kind": refs.hand_refs}, prompt=prompts.loser,
    ),
    Ask(
        kinds.CHOOSE_SWAP, ChooseSwap("choose_part"), EFFECT, ("spot",),
        "row:row whose:seat step own:spot opponent:seat", written="CHOOSE_SWAP", refused=CHOICE,
        prompt=prompts.part_of_either("choose_own_part", "choose_part"),
    ),
    chance(kinds.DEALER, Dealer("dealer"), BY_CHANCE, ("seat",), words={"seat": "dealer"}),
    chance(
        kinds.RANDOM_TAKE, RandomTake("random_take"), BY_CHANCE, ("card",),
        "thief:seat victim:seat kinds:kinds", words={"card": "take"}, secret=("card",),
    ),
    chance(
        kinds.DRAW_ONE, DrawOne("draw_one"), BY_CHANCE, ("card",), "seat:seat kind:kind",
        words={"card": "deal"}, secret=("card",),
    ),
    chance(kinds.REVEAL_BODY, RevealBody("reveal_body"), BY_CHANCE, ("colour",)),
    step(kinds.SHUFFLE, Shuffle("shuffle"), "deck:deck"),
    step(kinds.SETUP_BODIES, SetupBodies("setup_bodies"), "taken decided"),
    step(kinds.SETUP_DEAL, SetupDeal("setup_deal"), "served"),
    step(kinds.SETUP_PARTS, SetupParts("setup_parts"), "done"),
    step(kinds.FIRST_TURN, FirstTurn("first_turn")),
    step(kinds.TURN, Turn("turn")),
    step(kinds.DEAL, Deal("deal"), "served"),
    step(kinds.PHASE, Phase("phase"), "phase:phase acted:acted"),
    step(kinds.DRAW_CARDS, DrawCards("draw_cards"), "seat:seat kind:kind number"),
    step(kinds.PURCHASE, Purchase("purchase"), "seat:seat decided"),
    step(kinds.RUN, Run("run"), "row:row player:seat served freed:freed returned:returned card:design"),
    step(kinds.REPLACE, Replace("replace"), "seat:seat body:body decided"),
    step(kinds.ATOMIC, Atomic("atomic"), "seat:seat"),
    step(kinds.FIGHT, Fight("fight"), "resolved"),
    step(kinds.SPOILS, Spoils("spoils"), "victor:seat loser:seat difference"),
    step(kinds.TAKE, Take("take"), "thief:seat victim:seat kinds:kinds left back"),
    step(kinds.END_OF_TURN, EndOfTurn("end_of_turn")),
    step(kinds.FINAL_CHECK, FinalCheck("final_check")),
)  # fmt: skip

ASKS: Final[Asks[Decision]] = Asks(SPACE, decision, LINES, NUMBERED)
