"""What is printed on a card of XYbrid."""

from dataclasses import dataclass
from typing import Any

from monstrum.core.contract import Game
from monstrum.games.xybrid.content.catalog import SCIENCE_NAMES, TYPE_NAMES
from monstrum.games.xybrid.game import XYbrid
from monstrum.games.xybrid.knowing.view import LabView
from monstrum.terminal.look import Card
from monstrum.terminal.phrases import phrase, spoken


@dataclass(frozen=True, slots=True)
class Printed:
    """The facts in the corners of a part."""

    type: str
    value: int
    sciences: list[str]


def printed(game: XYbrid, id: str) -> Printed:
    catalog = game.catalog
    part = catalog.ids.index(id)
    sciences = [name for at, name in enumerate(SCIENCE_NAMES) if catalog.sciences_of[part] >> at & 1]
    return Printed(TYPE_NAMES[catalog.type_of[part]], catalog.value_of[part], sciences)


def card(game: Game, view: Any, ref: str) -> Card | None:
    """A part or a breakthrough; other things on the table are no cards."""
    assert isinstance(game, XYbrid)
    assert isinstance(view, LabView)
    sort, _, id = ref.partition(":")
    title = f"{id} {game.card_name(id, spoken())}"
    if sort == "breakthrough":
        return Card(
            title,
            game.say("terms", "kind_breakthrough", spoken()),
            game.card_text(id, spoken()),
            effect(game, "breakthroughs", id),
        )
    if sort != "part":
        return None
    facts = f"{where(view, id)}. {_facts(game, view, id)}"
    return Card(title, facts, game.card_text(id, spoken()), effect(game, "parts", id), subject=id)


def _facts(game: XYbrid, view: LabView, id: str) -> str:
    shown = printed(game, id)
    sciences, value = shown.sciences, phrase("value", value=shown.value)
    marks: list[str] = []
    for player in view.players.values():
        if id in player.values:
            sciences, value = player.sciences[id], phrase("worth", value=player.values[id])
            marked = (
                ("shielded", player.shielded),
                ("jammed", player.jammed),
                ("activated", player.activated),
            )
            marks = [phrase(f"state_{mark}") for mark, ids in marked if id in ids]
    kind = game.say("terms", f"type_{shown.type}", spoken())
    named = "+".join(game.say("terms", f"science_{science}", spoken()) for science in sciences)
    return ", ".join([kind, value, named, *marks])


def effect(game: XYbrid, file: str, id: str) -> str:
    """As the card file has it: one line per effect."""
    written = game.pack.cards[file][id].get("effect", "")
    return written if isinstance(written, str) else "\n".join(written)


def where(view: LabView, id: str) -> str:
    """Where a part lies, as far as this seat can see."""
    if id in view.lab:
        return phrase("in_lab")
    if id in view.core_pile:
        return phrase("in_core_pile")
    for name, player in view.players.items():
        if id in player.values:
            return phrase("on_monster", player=name)
        if id in player.hand:
            return phrase("in_hand", player=name)
        if id in player.pile:
            return phrase("in_pile", player=name)
    return phrase("in_deck")
