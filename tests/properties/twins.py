"""Positions a seat cannot tell apart, in games made for secrets: decks rich in cards that steal, draw, show
and roll again, few designs, and among the possible hands of others those that are all alike."""

import random
from collections import Counter
from dataclasses import replace
from functools import cache

from monstrum.content.shipped import load_catalogues
from monstrum.core.codec import digest
from monstrum.core.contract import SPECTATOR, Game
from monstrum.core.engine import legal_actions, play, waiting
from monstrum.core.gestures import gestures
from monstrum.core.quick import Quick
from monstrum.core.state import State
from monstrum.games.hybrid import program as hybrid_program
from monstrum.games.hybrid import schema as hybrid_schema
from monstrum.games.hybrid.data_folder import DATA as HYBRID_DATA
from monstrum.games.hybrid.game import Hybrid
from monstrum.games.mutation_wars import program as wars_program
from monstrum.games.mutation_wars import schema as wars_schema
from monstrum.games.mutation_wars.game import MutationWars
from monstrum.games.mutation_wars.schema import DATA as WARS_DATA
from monstrum.server.picking import options
from tests.properties.checks import heard, loud, same_events, told
from tests.properties.play import Stop
from tests.properties.play import game as usual

TRIED = 24  # possible hands, of which the most alike is taken
WALK = 4  # decisions two worlds are followed
MOST_GESTURES = 60

HYBRID_ACTIONS = {
    "ACT-02": 3, "ACT-04": 14, "ACT-08": 3, "ACT-09": 6, "ACT-11": 3, "ACT-15": 3, "ACT-21": 4, "ACT-24": 4,
}  # fmt: skip
HYBRID_EVENTS = {"EVT-01": 4, "EVT-04": 4, "EVT-05": 8, "EVT-13": 4}
WARS_MUTATE = ("DRAW(", "STEAL_RANDOM", "PASS_CARD", "TAKE_DISCARD", "PAY_OR_LOSE", "MARK_ATTACKED")
WARS_BATTLE = {"BT18": 14, "BT20": 12, "BT21": 8, "BT22": 10, "BT23": 8}


@cache
def rich(name: str) -> Game:
    """The game with such decks; the parts of XYbrid are all different, its usual deck is used."""
    if name == "hybrid":
        return rich_hybrid()
    return rich_mutation_wars() if name == "mutation_wars" else usual(name)


def rich_hybrid() -> Hybrid:
    data = HYBRID_DATA
    pack, content = hybrid_schema.load(data / "standard", lambda name: data / name)
    decks = {"ACTION": HYBRID_ACTIONS, "EVENT": HYBRID_EVENTS}
    kept = tuple(
        replace(card, copies=decks[card.deck][card.id]) if card.deck in decks else card
        for card in content.cards
        if card.deck not in decks or card.id in decks[card.deck]
    )
    catalog = hybrid_program.build_catalog(replace(content, cards=kept), "rich", pack.hash)
    return Hybrid(pack, catalog, load_catalogues(data))


def rich_mutation_wars() -> MutationWars:
    data = WARS_DATA
    pack, cards = wars_schema.load(data / "standard", lambda name: data / name)
    wanted = [card for card in cards.mutate if any(op.name in WARS_MUTATE for op in card.ops)]
    battle = tuple(
        replace(card, count=WARS_BATTLE[card.id]) for card in cards.battle if card.id in WARS_BATTLE
    )
    mutate = tuple(replace(card, count=7) for card in wanted)
    catalog = wars_program.build_catalog(replace(cards, mutate=mutate, battle=battle), "rich", pack.hash)
    return MutationWars(pack, catalog, load_catalogues(data))


def alike(game: Game, state: State, seat: int) -> int:
    """How much of one design a hand is: the cards beside the most frequent one count against it."""
    view = game.view(state, seat)
    hands: list[Counter[str]] = []
    if game.name == "hybrid":
        held = view.cards.hand if view.cards else {}
        hands.append(Counter({id: number for id, number in held.items() if id.startswith("ACT")}))
    elif game.name == "mutation_wars":
        hand = view.hands[f"P{seat}"]
        hands += [Counter(hand.mutate), Counter(hand.battle)]
    return sum(max(hand.values(), default=0) - hand.total() for hand in hands)


def most_alike(game: Game, state: State, seat: int, rng: random.Random) -> State:
    """Of some positions this seat cannot tell from the true one, the one where the hands are most alike; now
    and then just any."""
    knowledge = game.know(state, seat)
    twins = [game.sample(knowledge, Quick(rng.getrandbits(60))) for _ in range(rng.choice([1, TRIED]))]
    others = [other for other in range(state.seats) if other != seat]
    return max(twins, key=lambda twin: sum(alike(game, twin, other) for other in others))


def channels(game: Game, state: State, seat: int, mumble: list[str]) -> list[object]:
    """All a seat is told, and all it could work out from what it knows."""
    found = told(game, state, seat, mumble)
    knowledge = game.know(state, seat)
    found += [digest(game.sample(knowledge, Quick(word))) for word in range(3)]
    if seat >= 0:
        found.append(options(game, state, seat))
        paths = gestures(state, seat)[:MOST_GESTURES]
        found += [game.gesture_words(state, path) for path in paths]
    return found


def check_twins(stop: Stop, game: Game) -> int:
    """Each reader is told the same in both worlds, and goes on being told the same until chance or something
    shown makes a difference. How many positions were compared."""
    compared = 0
    for seat in range(SPECTATOR, stop.state.seats):
        compared += follow(game, stop.state, most_alike(game, stop.state, seat, stop.rng), seat, stop.rng)
    return compared


def follow(game: Game, state: State, twin: State, seat: int, rng: random.Random) -> int:
    one, other = loud(game, state), loud(game, twin)
    for step in range(WALK):
        mumble = [game.words(state, rng.randrange(game.space)) for _ in range(4)]
        assert channels(game, other, seat, mumble) == channels(game, one, seat, mumble)
        if one.over():
            return step + 1
        mover = rng.choice(waiting(one))
        both = [action for action in legal_actions(one, mover) if action in legal_actions(other, mover)]
        if not both:
            return step + 1
        action = rng.choice(both)
        play(one, mover, action)
        play(other, mover, action)
        mine, theirs = one.events.take(), other.events.take()
        if not same_events(mine, theirs, seat):
            return step + 1
        assert heard(game, other, theirs, seat) == heard(game, one, mine, seat)
    return WALK
