"""The table of Mutation Wars as text: the pad, creatures in notation and part by part, and the own hand."""

from collections import Counter

from monstrum.cli.plain import Plain
from monstrum.content.suggestions import did_you_mean
from monstrum.games.mutation_wars.content.catalog import DECK_NAMES, KIND_NAMES, PARTS
from monstrum.games.mutation_wars.game import MutationWars
from monstrum.games.mutation_wars.knowing.view import WarsView
from monstrum.games.mutation_wars.speaking.board import printed_value
from monstrum.kit.reading import read_card
from monstrum.texts.match import Match

HAND_NAMES = dict(zip(DECK_NAMES, ("parts", "mutate", "battle"), strict=True))


def draw_wars(match: Match, seat: int) -> str:
    """The whole table from one seat."""
    game = match.game
    assert isinstance(game, MutationWars)
    view = game.view(match.state, seat)
    lines = [_headline(game, view), _decks(view), *_battle(game, view)]
    for name in view.creatures:
        lines += ["", *_player(game, view, name, match.names[int(name[1:])])]
    return "\n".join(lines)


def card_wars(game: MutationWars, said: str) -> str:
    """A card by its id or its English name."""
    id = read_card(said, game.names)
    if not id:
        guess = did_you_mean(said[:60], game.names.all_spellings())
        return f"There is no card '{said[:60]}'{guess}."
    return _printed(game, id)


def _headline(game: MutationWars, view: WarsView) -> str:
    if view.phase == "setup":
        return f"== Setup; {view.token} deals =="
    phase = game.say("terms", f"phase_{view.phase}")
    return f"== Turn {view.turn}, {phase}; {view.token} holds the token =="


def _decks(view: WarsView) -> str:
    decks = ", ".join(f"{getattr(view.decks, kind)} {name}" for kind, name in HAND_NAMES.items())
    line = f"Decks: {decks}; bodies: {view.decks.bodies}"
    thrown = [
        f"{name} {' '.join(cards)}"
        for kind, name in HAND_NAMES.items()
        if (cards := getattr(view.discards, kind))
    ]
    return f"{line}\nDiscards: {'; '.join(thrown)}" if thrown else line


def _battle(game: MutationWars, view: WarsView) -> list[str]:
    lines = []
    if view.battle is not None:
        fight = view.battle
        cards = [
            f"{who} plays {game.speaker.speak('card', card, 'en')}"
            for who, card in (
                (fight.attacker, fight.attacker_card),
                (fight.defender, fight.defender_card),
            )
            if card is not None
        ]
        lines.append("; ".join([f"{fight.attacker} attacks {fight.defender}", *cards]))
    if view.revealed is not None:
        lines.append(f"A {game.speaker.speak('colour', view.revealed, 'en')} body has been turned up.")
    return lines


def _player(game: MutationWars, view: WarsView, name: str, called: str) -> list[str]:
    you = ", you" if name == f"P{view.seat}" else ""
    unlit = f"|{view.unlit_attack[name]}" if name in view.glow else ""
    marks = [
        word
        for word, there in (
            ("token", name == view.token),
            ("attacked", name in view.attacked),
            ("complete", name in view.complete_since),
        )
        if there
    ]
    pad = f"attack {view.attack[name]}{unlit}, defence {view.defence[name]}"
    bodies = f"{len(view.bodies[name])} of {view.target_bodies} bodies"
    lines = [f"{name} ({called}{you}): {', '.join([pad, bodies, *marks])}"]
    if view.creatures[name]:
        lines.append(f"  {view.creatures[name]}")
        lines += [
            f"  b{number} {game.speaker.speak('colour', body.colour, 'en'):<7}"
            + ", ".join(_edge(number, edge, held, body.values[edge]) for edge, held in enumerate(body.edges))
            for number, body in enumerate(view.bodies[name])
        ]
    hand = view.hands[name]
    numbers = []
    for kind, word in HAND_NAMES.items():
        cards: int | list[str] = getattr(hand, kind)
        if isinstance(cards, int):
            numbers.append(f"{cards} {word}")
        else:
            lines += [f"  {word:<8} {_counted(game, id, number)}" for id, number in Counter(cards).items()]
    return [*lines, f"  holds    {', '.join(numbers)}"] if numbers else lines


def _edge(body: int, edge: int, held: str, value: str) -> str:
    if held == "^":
        return "joined above"
    if held.startswith(">"):
        return f"{held[1:]} joined"
    return f"b{body}.{edge} {'empty' if held == '-' else f'{held} {value}'}"


def _counted(game: MutationWars, id: str, number: int) -> str:
    times = f"{number} × " if number > 1 else ""
    return f"{times}{_printed(game, id)}"


def _printed(game: MutationWars, id: str) -> str:
    """A card as it is printed."""
    design = game.catalog.ids.index(id)
    kind = game.say("terms", f"kind_{KIND_NAMES[game.catalog.kind_of[design]]}")
    if design < PARTS:
        name = game.speaker.speak("card", id, "en")
        return f"{id} {name}: {printed_value(game.catalog, design)}. {game.card_text(id)}"
    return f"{id} {game.card_name(id)}: {kind}. {game.card_text(id)}"


PLAIN = Plain(draw_wars, card_wars)
