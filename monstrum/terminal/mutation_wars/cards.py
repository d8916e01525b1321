"""What is printed on a card of Mutation Wars, and what a part adds where it is."""

from typing import Any

from monstrum.core.contract import Game
from monstrum.games.mutation_wars.content.catalog import KIND_NAMES, PARTS
from monstrum.games.mutation_wars.game import MutationWars
from monstrum.games.mutation_wars.knowing.view import WarsView
from monstrum.games.mutation_wars.speaking.board import printed_value
from monstrum.terminal.look import Card
from monstrum.terminal.mutation_wars.players import pad

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
        facts = f"attack/defence {pad(view, id)}, {len(view.bodies[id])} of {view.target_bodies} bodies"
        return Card(f"{id}'s creature", facts, view.creatures[id], subject=f"{id} attack")
    return None


def printed(game: MutationWars, id: str) -> Card:
    design = game.catalog.ids.index(id)
    kind = game.say("terms", f"kind_{KIND_NAMES[game.catalog.kind_of[design]]}")
    name = game.speaker.card(id, "en")
    if design < PARTS:
        return Card(name, f"{kind}, attack/defence {printed_value(game.catalog, design)}", game.card_text(id))
    file = FILES[game.catalog.kind_of[design]]
    return Card(name, kind, game.card_text(id), game.pack.cards[file][id]["effect"])


def on_spot(game: MutationWars, view: WarsView, place: str) -> Card | None:
    """`P1.b0.2` → the part there, as it counts now."""
    player, body, edge = place.split(".")
    here = view.bodies[player][int(body[1:])]
    held, value = here.edges[int(edge)], here.values[int(edge)]
    if not value:
        return None
    id = held.strip("~'")
    words = [f"on {player}'s {body}.{edge}", f"counts {value}"]
    words += [
        word
        for word, there in (
            ("matched", id[-1] == here.colour),
            ("flipped", held.startswith("~")),
            ("reversed", held.endswith("'")),
        )
        if there
    ]
    return Card(game.speaker.card(id, "en"), ", ".join(words), game.card_text(id))
