"""HY-3, HY-5, HY-15  What is asked at the beginning and the end of a round, and every roll."""

from typing import Final

from monstrum.core.state import NOBODY, SEALED
from monstrum.games.hybrid.asks.records import BY_CHANCE, FIGURE, ROLL, YES_NO, yes_no
from monstrum.games.hybrid.rules import auction, kinds, rolls, round_end, rounds
from monstrum.games.hybrid.speaking.card_refusals import bid_refused
from monstrum.games.hybrid.speaking.labels import side_label
from monstrum.games.hybrid.speaking.notes import bid_note
from monstrum.games.hybrid.speaking.prompts import of_figure
from monstrum.games.hybrid.speaking.setup_refusals import order_refused
from monstrum.games.hybrid.thinking.rounds import bid_likings, keep_likings, order_likings, starts_likings
from monstrum.kit.asks import A_SEAT, Ask, chance, step

LINES: Final[tuple[Ask, ...]] = (
    Ask(
        kinds.KEEP_FIRING, rounds.KeepFiring("KEEP_FIRING"), "HY-3.8", YES_NO, FIGURE, labels=yes_no("keep"),
        prompt=of_figure,
        likes=keep_likings, note="keep_firing",
    ),
    Ask(
        kinds.ORDER, rounds.Order("ORDER"), "HY-3.7", ("figure",), "sides:sides", (SEALED,),
        words={"figure": "order"}, secret=("figure",), refused={"figure": order_refused},
        likes=order_likings,
    ),
    Ask(
        kinds.WHO_STARTS, rounds.WhoStarts("WHO_STARTS"), "HY-3.9", ("side",), by=(A_SEAT, NOBODY),
        labels={"side": side_label},
        likes=starts_likings, note="who_starts",
    ),
    Ask(
        kinds.INFILTRATE, round_end.Infiltrate("INFILTRATE"), "HY-15.2", YES_NO, FIGURE,
        labels=yes_no("infiltrate"), prompt=of_figure,
        note="infiltrate",
    ),
    chance(kinds.DIE, rolls.Die("DIE"), BY_CHANCE, ("die",), "register"),
    chance(kinds.ROLL, rolls.Roll("ROLL"), BY_CHANCE, ("die",), f"roller:figure level {ROLL}"),
    step(kinds.ROUND, rounds.Round("ROUND")),
    step(
        kinds.ACTIVATION_ROLL, rounds.ActivationRoll("ACTIVATION_ROLL"),
        "griffin scorpion rolled griffin_bid scorpion_bid",
    ),
    step(kinds.NUMBERING, rounds.Numbering("NUMBERING"), "stage"),
    step(kinds.SEQUENCE, rounds.Sequence("SEQUENCE"), "side:side extra"),
    step(kinds.INFILTRATION, round_end.Infiltration("INFILTRATION"), "place"),
    step(kinds.ROUND_END, round_end.RoundEnd("ROUND_END"), "stage"),
    Ask(
        kinds.BID, auction.Bid("BID"), "HY-3.3", ("card", "none"), "passed",
        words={"card": "bid", "none": "pass"}, labels={"none": "no_bid"}, secret=("card",),
        refused={"card": bid_refused},
        likes=bid_likings, note=bid_note,
    ),
    step(kinds.AUCTION, auction.Auction("AUCTION"), "side:side passed"),
    step(kinds.ROLLED, rolls.Rolled("ROLLED"), f"roller level {ROLL}"),
    step(kinds.ROLLING, rolls.Rolling("ROLLING"), "roller kind mode bonus dice"),
)  # fmt: skip
