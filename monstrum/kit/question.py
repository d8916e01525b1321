"""A question of a game that declares what it asks."""

from typing import TYPE_CHECKING, Any

from monstrum.core.board import Outlook
from monstrum.core.contract import SPECTATOR, Question
from monstrum.core.state import State
from monstrum.kit.speaker import ENGLISH

if TYPE_CHECKING:
    from monstrum.kit.table_game import TableGame


class DeclaredQuestion(Question):
    """Read once from the table of asks; whatever is said of its answers comes from that."""

    def __init__(self, game: "TableGame[Any]", state: State) -> None:
        super().__init__(game, state)
        self.declared = game
        self.answers = game.wording.answers(game.own(state))

    def prompt(self, seat: int, language: str = ENGLISH) -> str:
        return self.declared.prompted(self.state, self.answers.now, seat, language)

    def words(self, action: int) -> str:
        return self.answers.words(action)

    def public_words(self, action: int) -> str:
        return self.answers.public_words(action)

    def label(self, action: int, language: str = ENGLISH) -> str:
        code, params = self.answers.label(action)
        # Whoever answers reads it; where several choose in secret, nobody is spoken to.
        reader = max(self.state.actor, SPECTATOR)
        return self.declared.speaker.say("labels", code, language, reader, **params)

    def refs(self, action: int) -> list[str]:
        return self.answers.refs(action)

    def block(self, action: int) -> str:
        return self.answers.block(action)

    def declines(self, action: int) -> bool:
        return self.answers.declines(action)

    def subject(self) -> list[str]:
        return self.answers.subject()

    def outlook(self, seat: int, language: str = ENGLISH) -> Outlook:
        return self.declared.foreseen(self.state, self.answers.now, seat, language)
