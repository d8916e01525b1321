"""A game of cards in places as a `Game`: what is left to say is how it begins, what counts, and its rules."""

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, TypeVar

from monstrum.content.names import Names
from monstrum.content.pack import Pack, PackShape, load_pack
from monstrum.content.shipped import load_catalogues, pack_folder
from monstrum.core.board import Board, Face
from monstrum.core.chance import Script, key_words, new_chance, seed_bytes
from monstrum.core.contract import Explanation, Line, Refusal, Result, Sentence
from monstrum.core.errors import BadPosition
from monstrum.core.events import Event
from monstrum.core.knowledge import Knowledge
from monstrum.core.quick import Quick
from monstrum.core.state import SEALED, State
from monstrum.kit.asks import Asked, Asks
from monstrum.kit.cards import knowing, positions, speaking
from monstrum.kit.cards.places import Cards, Place, Room
from monstrum.kit.cards.state import CardState
from monstrum.kit.refusing import Turns
from monstrum.kit.speaker import ENGLISH, Speaker
from monstrum.kit.story import Sort, Story
from monstrum.kit.table_game import TableGame

G = TypeVar("G", bound="CardGame")


class CardGame(TableGame[CardState]):
    """One game with one pack. A game of its own says what stands below, and overrides the four methods after
    it."""

    data: ClassVar[Path]  # the folder with its packs and its sentences
    files: ClassVar[Mapping[str, Any]]  # per file of a pack: the keys of a card
    places: ClassVar[tuple[Place, ...]]
    begins: ClassVar[Mapping[str, str]]  # per file of a pack: the place its cards begin in
    numbers: ClassVar[Mapping[str, int]] = {}  # public ones, as they begin
    table: ClassVar[Asks[Asked]]
    events: ClassVar[Sequence[tuple[int, str, str]]]
    drawing: ClassVar[str] = "draw"  # the block of cards that chance draws
    drawn: ClassVar[int] = -1  # the event that tells of it
    rules: ClassVar[Mapping[str, str]]  # which rule says it: `over`, `chance`, `order`

    @abstractmethod
    def begin(self, state: CardState) -> None:
        """Push what happens first."""

    @abstractmethod
    def go_on(self, state: CardState, seat: int) -> None:
        """Push what a position means that says whose turn it is, and no more."""

    @abstractmethod
    def counted(self, state: CardState, seat: int) -> list[Line]:
        """What a player's score is made of. Everybody may read it."""

    def promise(self, state: CardState, seat: int) -> float:
        """How a seat stands, for bots that look one answer ahead."""
        scores = self.scores(state)
        return scores[seat] - max(score for other, score in enumerate(scores) if other != seat)

    # What follows -----------------------------------------------------------------------------------

    state_class = CardState
    reader = speaking.CardReader

    def __init__(self, pack: Pack) -> None:
        if any(SEALED in line.by for line in self.table.lines):
            raise ValueError(f"{self.title}: sealed decisions are not kept secret by a CardGame.")
        self.catalog = Cards(pack)
        names = Names(pack.texts)
        speaker = Speaker(names, load_catalogues(self.data))
        speaker.spoken |= dict.fromkeys(("card", "other"), speaker.card)
        super().__init__(pack, self.catalog, names, speaker, self.table, Story(self.events, SORTS, alone))
        self.catalog.game, self.catalog.layout = self, self.wording.layout
        rules = self.rules
        self.order = Turns(self.table, (rules["over"],), rules["chance"], (rules["order"],))
        self.frames = self.table.frames()
        self.rooms: dict[int, Room] = {}

    def empty(self, seats: int) -> CardState:
        """Every card lies where it begins, and nothing is pending."""
        room = self.rooms.setdefault(seats, Room(self.places, seats, self.catalog))
        state = CardState(seats, self.frames, new_chance(0), self.catalog, room)
        state.numbers = dict(self.numbers)
        for file, place in self.begins.items():
            for card in self.catalog.of(file):
                state.move(card, place)
        return state

    def first(self, config: Mapping[str, Any]) -> CardState:
        state = self.empty(config["players"])
        self.begin(state)
        return state

    def scores(self, state: CardState) -> list[int]:
        return [sum(line.amount for line in self.counted(state, seat)) for seat in range(state.seats)]

    def result(self, state: State) -> Result:
        """Most wins; the winners share what the losers pay, one each."""
        scores = self.scores(self.own(state))
        ranks = [1 + sum(other > score for other in scores) for score in scores]
        losers, winners = len(ranks) - ranks.count(1), ranks.count(1)
        returns = [
            losers / winners if rank == 1 and losers else (-1.0 if rank > 1 else 0.0) for rank in ranks
        ]
        return Result(tuple(ranks), tuple(returns), tuple(scores))

    def turns(self, state: State) -> int:
        return self.own(state).numbers.get("turn", 0)

    # Positions --------------------------------------------------------------------------------------

    def decode(self, data: bytes) -> CardState:
        return positions.load_state(data, self.empty, self.table, self.least_seats, self.most_seats)

    def position(self, state: State) -> str:
        return positions.print_position(self.name, self.own(state), self.table)

    def arrange(
        self,
        given: Mapping[str, Any],
        config: Mapping[str, Any],
        seed: int | str | bytes,
        script: Script | None = None,
    ) -> CardState:
        players = given.get("players", config.get("players", self.least_seats))
        state = self.empty(self.checked_config({**config, "players": players})["players"])
        positions.lay_out(self.name, state, self.by_id(given), self.table, seed, self.go_on)
        state.chance.script = script
        return self.settled(state)

    def script(self, chance: Mapping[str, Any]) -> Script:
        return positions.chance_script(self.by_id(chance), self.catalog, self.drawing)

    def facts(self, state: State) -> dict[str, Any]:
        result = self.result(state)
        return positions.facts(self.own(state), list(result.scores), list(result.ranks))

    def expectation(self, then: Mapping[str, Any]) -> dict[str, Any]:
        return self.by_id(then)

    # Taking back what chance has shown ----------------------------------------------------------------

    def learned(self, undone: State, events: Sequence[Event] = ()) -> list[int]:
        """By card who has learned where it was: who saw it since, unless it came from where others drew."""
        known = self.own(undone).known.copy()
        for event in events:
            if event.kind == self.drawn:
                known[event.b] &= event.audience
        return known

    def rekey(self, state: State, seed: int | str | bytes, learned: Sequence[int] = ()) -> None:
        """A deck has no order: only chance to come is another."""
        own = self.own(state)
        own.chance.rekey(key_words(seed_bytes(seed)))
        if len(learned) not in (0, len(own.known)) or not all(0 <= m <= own.room.everybody for m in learned):
            raise BadPosition("What was learned does not fit this game.")
        for card, mask in enumerate(learned):
            own.known[card] |= mask
        own.fresh = False

    # What a seat may know ---------------------------------------------------------------------------

    def view(self, state: State, seat: int) -> knowing.CardView:
        return knowing.view(self.own(state), seat, self.scores(self.own(state)))

    def know(self, state: State, seat: int) -> knowing.CardKnowledge:
        return knowing.know(self.own(state), seat)

    def sample(self, knowledge: Knowledge, rng: Quick) -> CardState:
        assert isinstance(knowledge, knowing.CardKnowledge), "knowledge of another game"
        return knowing.sample(knowledge, rng)

    # Words ------------------------------------------------------------------------------------------

    def prompted(self, state: State, now: Asked, seat: int, language: str = ENGLISH) -> str:
        winners = self.result(state).winners()
        return speaking.prompt(self.speaker, state, now, seat, winners, language)

    def refused(self, state: State, seat: int, action: int) -> Refusal:
        return speaking.refused(state, action, self.wording)

    def explain(self, state: State, seat: int, subject: str) -> Explanation:
        whose = speaking.seat_of(subject, state.seats)
        lines = tuple(self.counted(self.own(state), whose))
        return Explanation(f"P{whose}", lines, sum(line.amount for line in lines))

    def faces(self, language: str = ENGLISH) -> list[Face]:
        return speaking.faces(self.speaker, self.catalog, language)

    def board(self, view: Any, language: str = ENGLISH) -> Board:
        assert isinstance(view, knowing.CardView), "a view of another game"
        return speaking.board(self.speaker, self.catalog, self.places, view, language)


def alone(event: Event, state: State) -> Sentence:
    """A single option was taken without asking."""
    return Sentence("automatic", {"player": f"P{event.a}"})


SORTS = {
    "player": Sort(lambda _, seat: f"P{seat}", "seat"),
    "rival": Sort(lambda _, seat: f"P{seat}", "seat"),
    "card": Sort(lambda state, card: str(state.cards.ids[card]), "card"),
    "other": Sort(lambda state, card: str(state.cards.ids[card]), "card"),
    "number": Sort(lambda _, number: str(number), counts=True),
}


def load_cards(kind: type[G], pack: str | Path = "standard") -> G:
    """A game with a pack it ships, by name, or with the pack in a folder."""
    return kind(check_cards(kind, pack_folder(kind.data, pack, kind.title))[0])


def check_cards(kind: type[CardGame], folder: Path) -> tuple[Pack, list[str]]:
    """A pack, and no warnings; raises what is wrong with it."""
    return load_pack(folder, lambda name: kind.data / name, PackShape(kind.name, kind.files)), []
