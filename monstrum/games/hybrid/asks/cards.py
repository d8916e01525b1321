"""HY-10, HY-11, HY-12  What is asked about cards: laid, kept, awarded, taken from hands."""

from typing import Final

from monstrum.games.hybrid.asks.records import BY_CHANCE, FIGURE, WINDOW
from monstrum.games.hybrid.effects import hands, laid
from monstrum.games.hybrid.rules import draws, equipment, event_cards, kinds, windows
from monstrum.games.hybrid.speaking.card_refusals import (
    hand_refused,
    lay_refused,
    not_in_discard,
    not_to_cancel,
    own_card_refused,
)
from monstrum.games.hybrid.speaking.labels import no_cards
from monstrum.games.hybrid.speaking.notes import window_note
from monstrum.games.hybrid.speaking.prompts import of_figure, of_window
from monstrum.games.hybrid.thinking.effects import (
    discard_likings,
    equipment_likings,
    reserve_likings,
    trial_likings,
)
from monstrum.games.hybrid.thinking.hands import take_cards
from monstrum.games.hybrid.thinking.windows import card_likings
from monstrum.kit.asks import Ask, chance, step

LINES: Final[tuple[Ask, ...]] = (
    Ask(
        kinds.AURA, equipment.DeclareAura("AURA"), "HY-12.2", ("card", "none"), FIGURE,
        words={"card": "aura"}, labels={"none": "no_aura"}, prompt=of_figure,
        refused={"card": own_card_refused},
        likes=trial_likings, note="aura",
    ),
    Ask(
        kinds.MUTATION, equipment.AwardMutation("MUTATION"), "HY-12.5", ("card", "none"), FIGURE,
        words={"card": "mutate"}, labels={"none": "no_mutation"}, prompt=of_figure,
        refused={"card": own_card_refused},
        window=True,
        likes=equipment_likings, note="mutation",
    ),
    Ask(
        kinds.RESERVE, event_cards.Reserve("RESERVE"), "HY-11.8", ("card", "none"),
        f"{FIGURE} side:side passed", words={"card": "play", "none": "pass"}, labels={"none": "no_reserve"},
        prompt=of_figure,
        refused={"card": own_card_refused},
        window=True,
        likes=reserve_likings, note="reserve",
    ),
    Ask(
        kinds.CARDS, windows.Cards("CARDS"), "HY-10.5", ("lay", "none"), WINDOW, labels={"none": no_cards},
        prompt=of_window, refused={"lay": lay_refused("effect_for_hindrance")},
        window=True,
        likes=card_likings, note=window_note, outlook="cards",
    ),
    Ask(
        kinds.HINDRANCE, windows.Hindrance("HINDRANCE"), "HY-10.5", ("lay", "none"), WINDOW,
        labels={"none": "no_hindrance"}, prompt=of_window, refused={"lay": lay_refused("effect_for_own")},
        window=True,
        likes=card_likings, note=window_note, outlook="hindrance",
    ),
    Ask(
        kinds.DISCARD, hands.Discard("DISCARD"), "HY-10.14", ("card",), "side:hand left",
        words={"card": "discard"}, refused={"card": hand_refused},
        likes=discard_likings, note="discard",
    ),
    Ask(
        kinds.STEAL, hands.Steal("STEAL"), "HY-10.14", ("card",), "side:hand left", words={"card": "steal"},
        secret=("card",), refused={"card": hand_refused},
        likes=take_cards, note="steal",
    ),
    Ask(
        kinds.RECOVER, hands.Recover("RECOVER"), "HY-10.14", ("card",), "left:discard",
        words={"card": "recover"}, refused={"card": not_in_discard},
        likes=take_cards, note="recover",
    ),
    Ask(
        kinds.CANCEL, laid.Cancel("CANCEL"), "HY-10.10", ("card",), "first points", words={"card": "cancel"},
        refused={"card": not_to_cancel},
        likes=take_cards, note="cancel",
    ),
    chance(
        kinds.DRAW, draws.Draw("DRAW"), BY_CHANCE, ("card",), "side:side deck what whom",
        words={"card": "draw"},
    ),
    chance(
        kinds.LOSE_ONE, hands.LoseOne("LOSE_ONE"), BY_CHANCE, ("card",), "side:hand goes_over",
        words={"card": "lose"},
    ),
    step(kinds.RESERVES, event_cards.Reserves("RESERVES"), f"{FIGURE} side:side passed"),
    step(kinds.WINDOW, windows.Window("WINDOW"), WINDOW),
    step(kinds.DRAWING, draws.Drawing("DRAWING"), "side:side deck:deck number what whom"),
    step(kinds.USED, event_cards.Used("USED"), "card:card"),
    step(kinds.START_WINDOW, equipment.StartWindow("START_WINDOW"), f"{FIGURE} stage"),
)  # fmt: skip
