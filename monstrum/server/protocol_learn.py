"""The messages about lessons: the answers so far go along with every question, and nothing is kept."""

from msgspec import Struct, field

from monstrum.server import protocol
from monstrum.server.protocol import Accepted, Drafted, Picking, Refused, Seen, Update
from monstrum.server.protocol_tables import TableSummary
from monstrum.texts.voice import Voice


class LessonAsk(Struct, frozen=True, forbid_unknown_fields=True):
    """Where somebody is in a lesson, and what they do there."""

    said: list[str] = field(default_factory=list)  # the answers so far; an empty one went on
    epoch: int = 0  # how often something was taken back
    shown: int | None = None  # how many events were shown; None: all that come
    command: protocol.Command | None = None


class LessonTold(Struct, frozen=True):
    """Where that leads."""

    said: list[str]
    voice: Voice
    table: TableSummary
    update: Update
    answer: Accepted | Picking | Seen | Drafted | Refused | None = None


class LessonLine(Struct, frozen=True):
    """A lesson in the list."""

    name: str
    title: str
    about: str
    minutes: int
    steps: int


class FirstHint(Struct, frozen=True):
    """Help with one kind of question, for a first game."""

    what: str  # what this is
    can: str  # what one can do
    look: str  # what a good player looks at


class Lessons(Struct, frozen=True):
    """What a game brings for who learns it."""

    game: str
    title: str
    lessons: list[LessonLine]
    hints: dict[str, FirstHint]  # by kind of question
    words: dict[str, str]  # around them, in the language of who reads
