"""The words XYbrid's effects may use: the tables of the rules, chapter 7, as kinds of forms.

Three things narrow the words down. A *STATIC* effect is recomputed all the time, so it asks nobody and never
looks at values (XY-14.5). A *condition* never asks. A *breakthrough* has no source part: it knows no `self`.
"""

from monstrum.content.forms import (
    Action,
    Also,
    Comparison,
    Form,
    Integer,
    Many,
    Product,
    Setting,
    Switch,
    Word,
    words,
)
from monstrum.content.syntax import Call, Node, Times
from monstrum.content.vocabulary import Kind, Vocabulary
from monstrum.games.xybrid.effects import opcodes
from monstrum.games.xybrid.effects.operations import TABLE

TYPES = ("head", "arm", "legs", "aux", "core")
SCIENCES = ("BIO", "CHE", "PHY", "ROB")
SIDES = ("left", "right")
BREAKTHROUGH = "BREAKTHROUGH"
STATIC = "STATIC"
LABELS = ("DRAW", "DEPLOY", "MISSION", STATIC)
"""What may stand on a part; `trig=` looks for one of these."""

MONSTERS = ("me.monster", "opp.monster", "any.monster")
HANDS = ("me.hand", "opp.hand", "any.hand")
ZONES = ("lab", "core_pile", *MONSTERS, *HANDS, "me.pile")

CONSTANT = Integer(-99, 99)
ASKING = {"choose", "upto", "random", "highest"}  # selectors that put a question, or roll


def _selectors(zone: str = "zone", number: str = "number of parts") -> list[Form | Also]:
    """The selectors over the zones of one kind."""
    return [
        Action("choose", number, zone, Many("filter")),
        Action("upto", "one", zone, Many("filter")),
        Action("all", zone, Many("filter")),
        Action("random", number, zone, Many("filter")),
        Action("highest", zone, Many("filter")),
        Also("source"),
    ]


def _amounts(own: str, *more: Form, counted: str = "filter") -> list[Form | Also]:
    """The amounts whose inner amounts are of the kind `own` again; `more` are its questions about values."""
    return [
        CONSTANT,
        Word("round"),
        Action("count", "zone", Many(counted)),
        Action("distinct", "zone"),
        Product(CONSTANT, own),
        Action("min", "constant", own),
        *more,
    ]


def _conditions(amount: str) -> list[Form | Also]:
    return [Comparison(amount, ">=", "constant"), Comparison(amount, "=", "constant"), Also("own side")]


_WORDS: dict[str, Kind] = {
    "part type": Kind("part type", words(*TYPES)),
    "science": Kind("science", words(*SCIENCES)),
    "side": Kind("side", words(*SIDES)),
    "label": Kind("label", words(*LABELS)),
    "choose": Kind("word", words("choose")),
    "me": Kind("player", words("me")),
    "one": Kind("number of parts", [Integer(1, 1)]),
    "number of parts": Kind("number of parts", [Integer(1, 9)]),
    "constant": Kind("number", [CONSTANT]),
    "players": Kind("player", words("me", "each_opp", "choose_opp", "leader")),
    "opponent": Kind("single opponent", words("choose_opp", "leader")),
    "zone": Kind("zone", words(*ZONES)),
    "zone but the lab": Kind("zone to take from", words(*(zone for zone in ZONES if zone != "lab"))),
}

_FILTERS: dict[str, Kind] = {
    "filter": Kind("filter", [Also("static filter"), Setting("val", "<=", "constant")]),
    "static filter": Kind("filter", [Also("plain filter"), Setting("sci", "=", "science")]),
    "plain filter": Kind(
        "filter",
        [
            Setting("type", "=", "part type"),
            Setting("side", "=", "side"),
            Setting("trig", "=", "label"),
            Word("other"),
            Switch("core"),
        ],
    ),
}

_SELECTORS: dict[str, Kind] = {
    "selector": Kind("selector", _selectors()),
    "selector but the lab": Kind("selector", _selectors(zone="zone but the lab")),
    "selector of one": Kind(
        "selector of one part",
        [form for form in _selectors(number="one") if form != Action("all", "zone", Many("filter"))],
    ),
    "selector or it": Kind("selector", [Also("selector"), Word("it")]),
    "quiet selector": Kind(
        "selector without a question",
        [Action("all", "zone", Many("filter")), Action("highest", "zone", Many("filter")), Also("source")],
    ),
    "static selector": Kind(
        "STATIC selector", [Action("all", "zone", Many("static filter")), Also("source")]
    ),
}

_AMOUNTS: dict[str, Kind] = {
    "amount": Kind("amount", _amounts("amount", Action("val", "selector"))),
    "amount per part": Kind("amount", _amounts("amount per part", Action("val", "selector or it"))),
    "quiet amount": Kind("amount", _amounts("quiet amount", Action("val", "quiet selector"))),
    "static amount": Kind("STATIC amount", _amounts("static amount", counted="static filter")),
    "scienceless amount": Kind(
        "amount free of sciences",
        [
            form
            for form in _amounts("scienceless amount", counted="plain filter")
            if form != Action("distinct", "zone")
        ],
    ),
}

_CONDITIONS: dict[str, Kind] = {
    "condition": Kind("condition", [*_conditions("quiet amount"), Action("least", "me")]),
    "static condition": Kind("STATIC condition", _conditions("static amount")),
    "scienceless condition": Kind("condition of SCI", _conditions("scienceless amount")),
}


def _form(name: str, takes: str) -> Form:
    """How an operation is written."""
    many = {"filter*": Many("filter"), "science+": Many("science", least=1, distinct=True)}
    return Action(name, *(many.get(kind, kind) for kind in takes.split(", ")))


_DONE = TABLE[: opcodes.VALUE - opcodes.GAIN]  # what is done; the rest stands
_OPERATIONS: dict[str, Kind] = {
    "operation": Kind("operation", [_form(each.name, each.takes) for each in _DONE]),
    "static operation": Kind(
        "STATIC operation",
        [
            *(_form(each.name, each.takes) for each in TABLE[len(_DONE) :]),
            Action("SHIELD", "static selector"),
        ],
    ),
}

_SHARED = {**_WORDS, **_FILTERS, **_SELECTORS, **_AMOUNTS, **_CONDITIONS, **_OPERATIONS}

PART_WORDS = Vocabulary(
    {
        **_SHARED,
        "source": Kind("selector", words("self")),
        "own side": Kind("condition", [Comparison("side of self", "=", "side")]),
        "side of self": Kind("side(self)", [Action("side", "source")]),
    }
)
BREAKTHROUGH_WORDS = Vocabulary(
    {**_SHARED, "source": Kind("selector", []), "own side": Kind("condition", [])},
    elsewhere=("self", "side"),
)


def asking_selector(node: Node) -> Call | None:
    """The selector inside an amount that puts a question (or rolls), if there is one."""
    if isinstance(node, Times):
        return asking_selector(node.of)
    if isinstance(node, Call):
        if node.name == "min":
            return asking_selector(node.args[1])
        if node.name == "val":
            selector = node.args[0]
            return selector if isinstance(selector, Call) and selector.name in ASKING else None
    return None
