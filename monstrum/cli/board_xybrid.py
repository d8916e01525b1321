"""XYbrid's table as text: lab, monsters with their values, hands, piles, and the secrets of the seat."""

from monstrum.cli.plain import Plain
from monstrum.content.counting import counted
from monstrum.content.suggestions import did_you_mean
from monstrum.games.xybrid.content.catalog import SCIENCE_NAMES, TYPE_NAMES
from monstrum.games.xybrid.game import XYbrid
from monstrum.games.xybrid.knowing.view import LabView, PlayerView
from monstrum.kit.reading import read_card
from monstrum.texts.match import Match


def draw_xybrid(match: Match, seat: int) -> str:
    """The whole table from one seat."""
    game = match.game
    assert isinstance(game, XYbrid)
    view = game.view(match.state, seat)
    lines = [_headline(view), "", "Lab"]
    lines += [f"  {_printed(game, id)}" for id in view.lab] or ["  (empty)"]
    if view.choosing_cores:
        lines += ["Core pile", *(f"  {_printed(game, id)}" for id in view.core_pile)]
    if view.peeked:
        lines.append(f"Next in the deck, as you know: {_names(game, view.peeked)}")
    for name, player in view.players.items():
        lines += ["", *_player(game, view, name, player, match.names[int(name[1:])])]
    return "\n".join(lines)


def card_xybrid(game: XYbrid, said: str) -> str:
    """A card by its id or its English name."""
    id = read_card(said, game.names)
    if not id:
        guess = did_you_mean(said[:60], game.names.all_spellings())
        return f"There is no card '{said[:60]}'{guess}."
    return _printed(game, id)


def _headline(view: LabView) -> str:
    round = f"Round {view.round}, cycle {view.cycle}"
    return f"== {round}; {view.first} goes first; {counted(view.deck, 'part')} in the deck =="


def _player(game: XYbrid, view: LabView, name: str, player: PlayerView, called: str) -> list[str]:
    you = ", you" if name == f"P{view.seat}" else ""
    state = "complete" if player.complete else f"needs {', '.join(player.needs)}"
    lines = [
        f"{name} ({called}{you}): infamy {player.infamy}, worth {player.worth} now, {state}",
    ]
    slots = (
        ("core", player.core),
        ("head", player.head),
        ("left arm", player.left),
        ("right arm", player.right),
        ("legs", player.legs),
    )
    lines += [f"  {slot:<10} {_attached(game, player, id) if id else '-'}" for slot, id in slots]
    lines += [f"  {'auxiliary':<10} {_attached(game, player, id)}" for id in player.aux]
    if player.hand:
        lines += [f"  {'hand':<10} {_printed(game, id)}" for id in player.hand]
    if player.pile:
        lines.append(f"  {'pile':<10} {_names(game, player.pile)}")
    if player.breakthroughs is None:
        lines.append(f"  {'secret':<10} {player.breakthrough_count} breakthroughs")
    else:
        lines += [f"  {'secret':<10} {_printed(game, id)}" for id in player.breakthroughs]
    return lines


def _attached(game: XYbrid, player: PlayerView, id: str) -> str:
    marks = [
        word
        for word, ids in (
            ("shielded", player.shielded),
            ("jammed", player.jammed),
            ("activated", player.activated),
        )
        if id in ids
    ]
    worth = f"worth {player.values[id]}"
    sciences = "+".join(player.sciences[id])
    shown = f"{id} {game.card_name(id)}: {', '.join([worth, sciences, *marks])}"
    return f"{shown}. {game.card_text(id)}"


def _printed(game: XYbrid, id: str) -> str:
    """A card as it is printed."""
    catalog = game.catalog
    if id not in catalog.ids:
        return f"{id} {game.card_name(id)}. {game.card_text(id)}"
    part = catalog.ids.index(id)
    kind = TYPE_NAMES[catalog.type_of[part]]
    sciences = "+".join(name for at, name in enumerate(SCIENCE_NAMES) if catalog.sciences_of[part] >> at & 1)
    return f"{id} {game.card_name(id)}: {kind} {catalog.value_of[part]}, {sciences}. {game.card_text(id)}"


def _names(game: XYbrid, ids: list[str]) -> str:
    return ", ".join(f"{id} {game.card_name(id)}" for id in ids)


PLAIN = Plain(draw_xybrid, card_xybrid)
