"""Positions of Hybrid in which something rare is asked, and observations by the names of their fields."""

from functools import cache

import numpy as np

from monstrum.core.engine import settle
from monstrum.core.state import State
from monstrum.envs.watching import Bytes, Watcher
from monstrum.games.hybrid.game import Hybrid
from monstrum.games.hybrid.learning.encoder import SkirmishEncoder
from monstrum.games.hybrid.rules.sources import CONSTANT, OBJECTIVE_SOURCE
from monstrum.games.hybrid.rules.sources import play as play_effects
from tests.rules.hybrid.effects import OTHER, carry_out, lab, laboratory, source_of_card
from tests.rules.hybrid.skirmish import Skirmish, skirmish


@cache
def watcher(game: Hybrid) -> Watcher:
    return Watcher(SkirmishEncoder(game.catalog, 2))


def shown(game: Hybrid, state: State, seat: int) -> dict[str, Bytes]:
    """The observation by the names of its fields."""
    seen = watcher(game).observation(state, seat)
    return {
        field.name: seen[field.start : field.start + field.size] for field in watcher(game).encoder.fields
    }


def marked(fight: Skirmish, seat: int, name: str) -> list[int]:
    """Where a field is not zero."""
    return np.flatnonzero(shown(fight.game, fight.state, seat)[name]).tolist()


def parried() -> Skirmish:
    """A has hit s, who may lay cards for his parry."""
    hands = {"GRIFFIN": ["ACT-12"], "SCORPION": ["ACT-09"]}
    fight = skirmish("#As.#", "A@1 E", "s@2 W", active="A", dice=[5], keys={"hands": hands}, s={"parry": 1})
    return fight.play("mode OC", "strike s", "none", "none", "level 1")


def rolled() -> Skirmish:
    """A has missed with a 9 and may roll again."""
    fight = lab("AFTER_ROLL SELF.reroll(which=OWN)~opt", "#As.#", "A@1 E", "s@2 W", dice=[9], how=CONSTANT)
    return fight.play("mode OC", "strike s", "level 1")


def picking() -> Skirmish:
    """The first of two targets has been named; an enemy stands against the card's warrior."""
    board = ("#A.B.s.t#", "A@1 E", "B@3 E", "s@5 W", "t@7 W")
    return lab("FIG[ANY,2,OWNER].turn(dir=HALF)", *board, against="s").play("pick B")


def ordering() -> Skirmish:
    game = laboratory("ROUND_END SELF.turn(dir=LEFT)", stays=True, other=("ROUND_END SELF.heal(n=1)",))
    fight = skirmish(
        "#A.s.#", "A@1 E", "s@3 W", active="A", game=game, keys={"limit": 9}, dice=[3, 4], A={"wounds": 1}
    )
    carry_out(fight, on="A", how=CONSTANT)
    carry_out(fight, on="A", how=CONSTANT, id=OTHER)
    return fight.play("mode DC", "stop", "level 1")


def of_an_objective() -> Skirmish:
    fight = skirmish(
        "#A.s.t#", "A@1 E", "s@3 W", "t@5 W", active="A", game=laboratory("FIG[ENEMY,1,OWNER].turn(dir=HALF)")
    )
    first = fight.state.catalog.first_effect
    card = source_of_card(fight)
    play_effects(
        fight.state,
        OBJECTIVE_SOURCE + 1,
        int(first[2 * card]),
        int(first[2 * card + 1]),
        owner=0,
        self_figure=0,
    )
    settle(fight.state)
    return fight


def discarding() -> Skirmish:
    return lab(
        "FOE.discard_action(n=1,how=OWNER)", "#A.s.#", "A@1 E", "s@3 W",
        keys={"hands": {"SCORPION": ["ACT-01", "ACT-02"]}},
    )  # fmt: skip


def skipping() -> Skirmish:
    return lab("FIG[ENEMY,ALL].skip_activation()", "#A.s.#", "A@1 E", "s@3 W")


def volley() -> Skirmish:
    """Two targets are declared; with a card in hand Heroic Firing may be hoped for."""
    fight = skirmish(
        "#A..s#\n#...t#", "A@1,0 E", "s@4,0 W", "t@4,1 W", active="A", keys={"hands": {"GRIFFIN": ["ACT-08"]}}
    )
    return fight.play("mode F", "stop", "shoot s", "shoot t")


def shot_at() -> Skirmish:
    """A has hit s from afar, who may lay cards for his parry."""
    fight = skirmish(
        "#A...s#",
        "A@1 E",
        "s@5 W",
        active="A",
        dice=[2],
        keys={"hands": {"SCORPION": ["ACT-09"]}},
        s={"parry": 1},
    )
    return fight.play("mode F", "stop", "shoot s", "none", "level 1")


def drawn() -> Skirmish:
    """A card drawn by an effect waits for the next activation; the enemy knows how many, not which."""
    hand = {"GRIFFIN": ["ACT-03", "ACT-04", "ACT-05"]}
    keys = {"hands": hand, "deck": {"ACT-01": 1, "ACT-02": 1}}
    return lab("OWNER.draw_action(n=1)", "#A.s.#", "A@1 E", "s@3 W", keys=keys)


def with_a_template() -> Skirmish:
    board = ("#......#\n#A.s...#\n#......#", "A@1,1 E", "s@3,1 W")
    fight = lab("SQ[ANY,1,OWNER].template(kind=CHARNEL)", *board)
    return fight.play("square 5,0")


RARE = (
    parried, rolled, picking, ordering, of_an_objective, discarding, skipping, volley, shot_at,
    drawn, with_a_template,
)  # fmt: skip
