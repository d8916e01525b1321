"""Effects for tests: a card written in the vocabulary, played in a drawn position.

fight = skirmish("#As.#", "A@1 E", "s@2 W", active="A", game=laboratory("SELF.heal(n=1)"), A={"wounds": 2})
carry_out(fight, on="A")
assert fight.wounds("A") == 1
"""

from dataclasses import replace
from functools import cache
from typing import Any

from monstrum.content.shipped import load_catalogues
from monstrum.core.engine import settle
from monstrum.games.hybrid.checking import Context, read_effect
from monstrum.games.hybrid.data_folder import DATA
from monstrum.games.hybrid.game import Hybrid
from monstrum.games.hybrid.program import build_catalog
from monstrum.games.hybrid.rules.sources import OF_ACTION, PLAYED, play_card
from monstrum.games.hybrid.schema import Card, Content, load
from monstrum.games.hybrid.state import NO_FIGURE
from tests.rules.hybrid.skirmish import Skirmish, examples, skirmish

CARD = "ACT-99"
EVENT = "EVT-99"
OTHER = "EVT-98"
NEUTRAL = 3
STAYS = ("CONSTANT", "AURA", "MUTATION")


@cache
def contents() -> Content:
    folder = DATA / "examples"
    return load(folder, lambda name: DATA / name)[1]


@cache
def laboratory(
    *effects: str,
    deck: str = "EVENT",
    stays: bool = False,
    other: tuple[str, ...] = (),
    copies: int = 1,
    use: str = "SELF",
    timing: str = "INTERRUPTION",
) -> Hybrid:
    """The examples' pack with one more card, or two. Every effect is checked as those of a pack are."""
    content = contents()
    context = Context(
        {"profile": tuple(profile.id for profile in content.profiles)}, stays=stays, aura=deck == "AURA"
    )
    read = tuple(read_effect(effect, context) for effect in effects)
    id = CARD if deck == "ACTION" else EVENT
    faction = "ANY" if deck in ("ACTION", "EVENT") else "GRIFFIN"
    card = Card(id, deck, copies, faction, read, points=2, use=use, timing=timing)
    actions = tuple(one for one in content.cards if one.deck == "ACTION")
    others = tuple(one for one in content.cards if one.deck != "ACTION")
    cards = (*actions, card, *others) if deck == "ACTION" else (*actions, *others, card)
    if other:
        cards += (Card(OTHER, "EVENT", 1, "ANY", tuple(read_effect(effect, context) for effect in other)),)
    usual = examples()
    catalog = build_catalog(replace(content, cards=cards), "laboratory", "0")
    catalogues = load_catalogues(DATA)
    return Hybrid(usual.pack, catalog, catalogues)


def source_of_card(fight: Skirmish, id: str = "") -> int:
    ids = fight.state.catalog.card_ids
    if id:
        return ids.index(id)
    return ids.index(CARD) if CARD in ids else ids.index(EVENT)


def figure_of(fight: Skirmish, letter: str) -> int:
    if not letter:
        return NO_FIGURE
    letters = [chr(code) if code else "" for code in fight.state.letter]
    return letters.index(letter)


def carry_out(
    fight: Skirmish,
    on: str = "",
    against: str = "",
    owner: int = 0,
    how: int = PLAYED,
    tie: int = OF_ACTION,
    id: str = "",
) -> Skirmish:
    """The card is played; the game goes on to the next decision."""
    source = source_of_card(fight, id)
    play_card(fight.state, source, owner, figure_of(fight, on), figure_of(fight, against), how, tie)
    settle(fight.state)
    fight.events += fight.state.events.take()
    return fight


def lab(
    effect: str | tuple[str, ...],
    map: str,
    *legend: str,
    on: str = "A",
    against: str = "",
    owner: int = 0,
    how: int = PLAYED,
    deck: str = "EVENT",
    active: str = "A",
    dice: list[int] | None = None,
    pick: list[Any] | None = None,
    keys: dict[str, Any] | None = None,
    **figures: Any,
) -> Skirmish:
    """A drawn position in which one card has just been played."""
    texts = (effect,) if isinstance(effect, str) else effect
    game = laboratory(*texts, deck=deck, stays=how != PLAYED or deck in STAYS)
    fight = skirmish(map, *legend, active=active, dice=dice, pick=pick, game=game, keys=keys, **figures)
    return carry_out(fight, on, against, owner, how)
