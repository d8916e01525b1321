"""What is printed on a card of Mutation Wars, and what a part adds where it is."""

from typing import Any

from monstrum.core.contract import Game
from monstrum.games.mutation_wars.content.catalog import KIND_NAMES, PARTS
from monstrum.games.mutation_wars.game import MutationWars
from monstrum.games.mutation_wars.knowing.view import WarsView
from monstrum.games.mutation_wars.speaking.board import printed_value
from monstrum.terminal.look import Card
from monstrum.terminal.mutation_wars.players import pad
from monstrum.terminal.phrases import phrase, spoken

FILES = ("", "mutate", "battle")  # by kind, where the effects are written


def card(game: Game, view: Any, ref: str) -> Card | None:
    """A card, the part on a spot, or a player with the sum of the attack."""
    assert isinstance(game, MutationWars)
    assert isinstance(view, WarsView)
    sort, _, id = ref.partition(":")
    if sort == "card":
        return printed(game, id)
    if sort == "spot":
        return on_spot(game, view, id)
    if sort == "seat" and id in view.attack:
        facts = phrase(
            "mw_creature_facts", value=pad(view, id), bodies=len(view.bodies[id]), most=view.target_bodies
        )
        return Card(phrase("mw_creature", player=id), facts, view.creatures[id], subject=f"{id} attack")
    return None


def printed(game: MutationWars, id: str) -> Card:
    design = game.catalog.ids.index(id)
    kind = game.say("terms", f"kind_{KIND_NAMES[game.catalog.kind_of[design]]}", spoken())
    name = game.speaker.speak("card", id, spoken())
    if design < PARTS:
        return Card(
            name,
            f"{kind}, {phrase('mw_value', value=printed_value(game.catalog, design))}",
            game.card_text(id, spoken()),
        )
    file = FILES[game.catalog.kind_of[design]]
    return Card(name, kind, game.card_text(id, spoken()), game.pack.cards[file][id]["effect"])


def on_spot(game: MutationWars, view: WarsView, place: str) -> Card | None:
    """`P1.b0.2` → the part there, as it counts now."""
    player, body, edge = place.split(".")
    here = view.bodies[player][int(body[1:])]
    held, value = here.edges[int(edge)], here.values[int(edge)]
    if not value:
        return None
    id = held.strip("~'")
    words = [phrase("mw_on_spot", player=player, spot=f"{body}.{edge}"), phrase("mw_counts", value=value)]
    words += [
        phrase(f"state_{word}")
        for word, there in (
            ("matched", id[-1] == here.colour),
            ("flipped", held.startswith("~")),
            ("reversed", held.endswith("'")),
        )
        if there
    ]
    return Card(game.speaker.speak("card", id, spoken()), ", ".join(words), game.card_text(id, spoken()))
