"""A game in words, for whoever reads and writes instead of looking and touching, as language models do.

Everything here is made from what one seat may know: its view, its options, its refusals.
"""

from types import SimpleNamespace
from typing import Any, Final

from monstrum.core import engine
from monstrum.core.contract import Game
from monstrum.core.errors import MonstrumError, UnreadableWords
from monstrum.core.gestures import plan
from monstrum.core.state import State
from monstrum.games.library import brings
from monstrum.texts.match import refusal_sentence, unreadable_sentence
from monstrum.texts.platform import spoken

LONGEST_NUMBER: Final = 4


def table(game: Game, state: State, seat: int) -> str:
    """The table as the seat sees it."""
    drawing = brings(game.name, "plain")
    if drawing is not None:
        names = [f"P{each}" for each in range(state.seats)]
        return str(drawing.table(SimpleNamespace(game=game, state=state, names=names), seat))
    board = game.board(game.view(state, seat), spoken())
    lines = [board.status]
    for standing in board.standings:
        facts = ", ".join(f"{fact.title} {fact.value}" for fact in standing.facts)
        lines.append(f"P{standing.seat}: {facts}")
    for zone in board.zones:
        things = [thing.name or thing.ref for thing in zone.things if thing.filled]
        lines.append(f"{zone.title}: {', '.join(things) or zone.size or '-'}")
    return "\n".join(lines)


def question(game: Game, state: State, seat: int) -> str:
    """What the seat must decide, and every answer there is: a number, words, and a sentence."""
    lines = [game.prompt(state, seat, spoken())]
    for number, action in enumerate(engine.legal_actions(state, seat), start=1):
        lines.append(f"{number:4}  {game.words(state, action)}  –  {game.label(state, action, spoken())}")
    return "\n".join(lines)


class NoAnswer(MonstrumError):
    """What was said is no answer the rules allow now; the sentence says why, with the rules behind it."""


def read_answer(game: Game, state: State, seat: int, said: str) -> list[int]:
    """The actions of an answer in words, or by its number in the list. Raises NoAnswer."""
    text = said.strip()
    options = engine.legal_actions(state, seat)
    if text.isascii() and text.isdigit() and len(text) <= LONGEST_NUMBER:
        if 1 <= int(text) <= len(options):
            return [options[int(text) - 1]]
        raise NoAnswer(f"There are {len(options)} options, and none has the number {text}.")
    why = why_not(game, state, seat, text)
    if why:
        raise NoAnswer(why)
    return plan(state, seat, game.parse(state, seat, text))


def why_not(game: Game, state: State, seat: int, words: str) -> str:
    """Why these words are no answer now, with the ids of the rules behind it; empty if they are one."""
    try:
        game.parse(state, seat, words)
        refusal = game.why_not(state, seat, words)
    except UnreadableWords as error:
        return unreadable_sentence(game, error)
    return refusal_sentence(game, refusal) if refusal else ""


def explained(game: Game, state: State, seat: int, subject: str) -> str:
    """The numbers behind a value, line by line, with their rules. Raises MonstrumError."""
    found = game.explain(state, seat, subject)
    lines = []
    for line in found.lines:
        rules = f" ({', '.join(line.rules)})" if line.rules else ""
        lines.append(f"{line.amount:+4}  {game.say('explain', line.code, spoken(), **line.params)}{rules}")
    return "\n".join([*lines, f"{found.total:4}  {found.subject}"])


def outcome(game: Game, state: State, seat: int) -> str:
    """How it ended."""
    result: Any = game.result(state)
    places = ", ".join(
        f"P{each} rank {result.ranks[each]} with {result.scores[each]}" for each in range(state.seats)
    )
    won = result.winners()
    yours = "You have won." if seat in won else "You have not won." if won else "Nobody has won."
    return f"The game is over. {yours} {places}."
