"""A card, read closely: text, effect, and the sum behind its value."""

from rich.text import Text

from monstrum.core.contract import Explanation, Game
from monstrum.core.errors import MonstrumError
from monstrum.core.state import State
from monstrum.terminal.look import Card
from monstrum.terminal.palette import CAPTION, GOLD, INFO, QUIET, TEXT
from monstrum.terminal.phrases import phrase, spoken
from monstrum.terminal.sheets import Sheet


def card_sheet(game: Game, state: State, seat: int, card: Card) -> Sheet:
    """Everything about one card that this seat may know."""
    text = Text.assemble((card.title, f"bold {TEXT}"), "\n", (card.facts, CAPTION), "\n\n", card.text)
    if card.effect:
        text.append("\n").append(card.effect, INFO)
    if not card.subject:
        return Sheet(text)
    try:
        explanation = game.explain(state, seat, card.subject)
    except MonstrumError as error:
        return Sheet(text.append(f"\n\n{error}"))
    return Sheet(text.append("\n\n").append(sum_text(game, explanation)), rules_of(explanation))


def score_sheet(game: Game, state: State, seat: int, subject: str) -> Sheet:
    """What a player would score now."""
    explanation = game.explain(state, seat, subject)
    title = Text.assemble((phrase("would_score", player=subject), f"bold {TEXT}"), "\n\n")
    return Sheet(title.append(sum_text(game, explanation)), rules_of(explanation))


def sum_text(game: Game, explanation: Explanation) -> Text:
    """Line by line, with the rules behind each, and the total."""
    text = Text()
    for line in explanation.lines:
        text.append(f"{line.amount:+4}  ", f"bold {GOLD}")
        text.append(game.say("explain", line.code, spoken(), **line.params), QUIET)
        text.append(f"  {' '.join(line.rules)}\n" if line.rules else "\n", INFO)
    return text.append(f"{explanation.total:4}  ", f"bold {GOLD}").append(phrase("in_all"), f"bold {TEXT}")


def rules_of(explanation: Explanation) -> list[str]:
    return list(dict.fromkeys(rule for line in explanation.lines for rule in line.rules))
