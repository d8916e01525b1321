"""The half of a `Game` that is the same for every game which declares what it asks and what it tells."""

from abc import abstractmethod
from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Generic, TypeVar, cast

from monstrum.content.counting import between
from monstrum.content.names import Names, folded
from monstrum.content.pack import Pack
from monstrum.content.suggestions import did_you_mean
from monstrum.core.board import Cue, Outlook
from monstrum.core.chance import Script, new_chance
from monstrum.core.contract import SPECTATOR, Game, Question, Refusal, Sentence
from monstrum.core.engine import legal_actions, settle
from monstrum.core.errors import BadConfig, UnreadableWords
from monstrum.core.events import Event
from monstrum.core.gestures import after_pick
from monstrum.core.state import State
from monstrum.kit.asks import Asks
from monstrum.kit.given import read_table
from monstrum.kit.question import DeclaredQuestion
from monstrum.kit.reading import Reader, WrongVerb
from monstrum.kit.refusing import Turns
from monstrum.kit.speaker import ENGLISH, Speaker
from monstrum.kit.story import Story
from monstrum.kit.wording import Wording

S = TypeVar("S", bound=State)


class TableGame(Game, Generic[S]):
    """A game with one pack. Beside what `Game` demands, a game says how it begins (`first`), who decides when
    (`order`), what it asks (`prompted`) and why an action is none (`refused`)."""

    state_class: type[S]
    reader: ClassVar[type[Reader]]
    order: Turns

    def __init__(
        self, pack: Pack, catalog: Any, names: Names, speaker: Speaker, asks: Asks[Any], story: Story
    ) -> None:
        self.pack = pack
        self.names = names
        self.speaker = speaker
        self.asks = asks
        self.story = story
        self.windows = frozenset(ask.name for ask in asks.asks() if ask.window)
        self.wording = Wording(asks, asks.space.over(catalog))
        self.pack_name = pack.name
        self.pack_hash = pack.hash
        self.pack_folder = pack.folder
        self.space = self.wording.layout.size
        self.layout_hash = self.wording.layout.hash()
        self.beginnings: dict[object, S] = {}

    def own(self, state: State) -> S:
        """A state of this game, and of no other."""
        assert isinstance(state, self.state_class), "a state of another game"
        return state

    def card_name(self, id: str, language: str = ENGLISH) -> str:
        return self.names.name(id, language)

    def card_text(self, id: str, language: str = ENGLISH) -> str:
        return self.names.text(id, language)

    # States -----------------------------------------------------------------------------------------

    @abstractmethod
    def first(self, config: Mapping[str, Any]) -> S:
        """The position before anything has happened, of a full configuration."""

    def begun(self, key: object, make: Callable[[], S]) -> S:
        """A first position is made once and copied for every game."""
        if key not in self.beginnings:
            self.beginnings[key] = make()
        return self.beginnings[key]

    def start(
        self,
        config: Mapping[str, Any],
        seed: int | str | bytes,
        *,
        explicit: bool = False,
        script: Script | None = None,
    ) -> S:
        state = cast(S, self.first(self.checked_config(config)).clone())
        state.chance = new_chance(seed, explicit)
        state.chance.script = script
        return self.settled(state)

    def settled(self, state: S) -> S:
        """From here on it is told what happens, up to the first decision."""
        state.listen()
        settle(state)
        return state

    def checked_config(self, config: Mapping[str, Any]) -> dict[str, Any]:
        """`players`, as few as possible if it is not said; a game with more to agree on says so itself."""
        for key in config:
            if key != "players":
                guess = did_you_mean(str(key), ["players"])
                raise BadConfig(f"{self.title} has no setting '{key}'{guess}; there is only 'players'.")
        least, most = self.least_seats, self.most_seats
        players = config.get("players", least)
        if not isinstance(players, int) or isinstance(players, bool):
            raise BadConfig(f"'players' is a number from {least} to {most}, not {players!r}.")
        if not least <= players <= most:
            raise BadConfig(f"{self.title} is for {between(least, most, 'player')}, not {players}.")
        return {"players": players}

    # Scenarios --------------------------------------------------------------------------------------

    def parse_position(self, text: str) -> S:
        return self.own(self.arrange(read_table(text), {}, 0))

    def by_id(self, table: Mapping[str, Any]) -> dict[str, Any]:
        """The same table with the names of cards in lists replaced by their ids."""
        return {key: self.named_by_id(value) for key, value in table.items()}

    def named_by_id(self, value: Any) -> Any:
        if isinstance(value, Mapping):
            return self.by_id(value)
        if isinstance(value, list):
            return [self.named_by_id(item) for item in value]
        meant = self.names.meant(" ".join(folded(value))) if isinstance(value, str) else []
        return meant[0] if len(meant) == 1 and meant[0].casefold() != value.casefold() else value

    # Words ------------------------------------------------------------------------------------------

    def question(self, state: State) -> Question:
        return DeclaredQuestion(self, state)

    def parse(self, state: State, seat: int, text: str) -> list[int]:
        return self.reader(self.own(state), seat, self.names, self.wording).path(text)

    def prompt(self, state: State, seat: int, language: str = ENGLISH) -> str:
        return self.prompted(state, self.asks.now(self.own(state)), seat, language)

    @abstractmethod
    def prompted(self, state: State, now: Any, seat: int, language: str = ENGLISH) -> str:
        """`prompt` for who has read what is being decided."""

    def outlook(self, state: State, seat: int, language: str = ENGLISH) -> Outlook:
        return self.foreseen(state, self.asks.now(self.own(state)), seat, language)

    def foreseen(self, state: State, now: Any, seat: int, language: str = ENGLISH) -> Outlook:
        """`outlook` for who has read what is being decided."""
        return Outlook()

    def words(self, state: State, action: int) -> str:
        return self.wording.words(state, action)

    def public_words(self, state: State, action: int) -> str:
        return self.wording.public_words(state, action)

    def gesture_words(self, state: State, path: list[int]) -> str:
        return self.wording.gesture_words(state, path)

    def label(self, state: State, action: int, language: str = ENGLISH) -> str:
        """As anybody may read it; a question's labels speak to who is asked."""
        code, params = self.wording.label(state, action)
        return self.speaker.say("labels", code, language, **params)

    def refs(self, state: State, action: int) -> list[str]:
        return self.wording.refs(state, action)

    def told(self, event: Event, state: State) -> Sentence:
        return self.story.told(event, state)

    def tell(self, event: Event, state: State, language: str = ENGLISH, reader: int = SPECTATOR) -> str:
        code, params = self.story.told(event, state)
        return self.speaker.say("events", code, language, reader, **params) if code else ""

    def cue(self, event: Event, state: State) -> Cue:
        return self.story.cue(event, state)

    def say(self, section: str, code: str, language: str = ENGLISH, **params: object) -> str:
        return self.speaker.say(section, code, language, **params)

    # Why not ----------------------------------------------------------------------------------------

    def why_not(self, state: State, seat: int, text: str) -> Refusal | None:
        refusal = self.order.not_asked(self.own(state), seat)
        if refusal is not None:
            return refusal
        try:
            path = self.parse(state, seat, text)
        except WrongVerb:
            return self.order.wrong_decision(state)
        except UnreadableWords as error:
            return Refusal("unreadable", (), {"reason": str(error), "examples": error.examples})
        return self.path_refused(state, seat, path)

    def path_refused(self, state: State, seat: int, path: list[int]) -> Refusal | None:
        """Each pick in the position the ones before lead to; the last is never carried out."""
        walk = state
        for at, action in enumerate(path):
            if action not in legal_actions(walk, seat):
                return self.refused(walk, seat, action)
            if at + 1 < len(path):
                following = after_pick(walk, seat, action)
                if following is None:
                    return self.too_many(walk, path, at + 1)
                walk = following
        return None

    def too_many(self, state: State, path: list[int], allowed: int) -> Refusal:
        """Why a path is too long: so many of its picks are a whole gesture."""
        return Refusal("too_many", (self.asks.pending(state).rule,))

    @abstractmethod
    def refused(self, state: State, seat: int, action: int) -> Refusal:
        """Why this one action, which is not legal, is not."""
