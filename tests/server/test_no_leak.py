"""Two tables that differ only in what a reader may not know tell that reader the same, byte for byte.

Every way to the reader is compared: updates, events, options, refusals, why, gestures, records, coming back,
summaries, chat, presence and onlookers, undo and its questions, clocks, the steps of what happened, stopping
and resigning; told whole and told briefly. Sockets and streams send these bytes as they are; `test_socket.py`
compares whole sockets.
"""

import random
import re
from collections import Counter

import pytest

from monstrum.core import engine
from monstrum.server.protocol import Consent, Play, Undo
from monstrum.server.undoing import goal
from tests.server.pairs import Ear
from tests.server.running import run
from tests.server.tables import Played
from tests.tongues import LANGUAGES

PAIRS = 6  # for each number of seats
SOAK_PAIRS = 673
STEPS = 3
UNDONE: Counter[int] = Counter()  # pairs by how often they went back past something shown or random
KINDS: Counter[str] = Counter()  # of messages about games that were put down
SPOKEN: Counter[str] = Counter()  # pairs by the language of who reads
KIND = re.compile(rb'"type":"(\w+)"')
CHANCE_LINE = re.compile(rb'"text":"([^"]*)","reveals":(?:true|false),"random":(true|false)')


async def compare(seats: int, pair: int, most: int = 45, steps: int = STEPS, language: str = "") -> int:
    """How many messages were compared, in a game of at most so many answers per seat. If no language is
    named, the reader of each pair has another one."""
    rng = random.Random(f"{seats} {pair}")
    log = Played(pair, "g" * seats)
    if pair % 3 == 0:
        log.up_to_sealed()
    else:
        log.play_on(rng.randrange(1, most * seats), seed=pair)
    while log.match.picks:  # a twin begins between two blocks, or at the start of one
        log.play_on(1)
    if log.over():
        return 0
    reader = rng.randrange(-1, seats)
    language = language or LANGUAGES[(pair + pair // 3) % len(LANGUAGES)]
    truth, twin = (Ear(pair, seats, log, reader, pair % 2 == 0, language) for _ in range(2))
    twin.become_twin(pair)
    assert truth.knows() == twin.knows()
    compared = 0
    SPOKEN[language] += 1
    for step in range(steps):
        for ear in (truth, twin):
            await ear.ask_for_everything(random.Random(step))
            await ear.say()
        compared += await same(truth, twin)
        if not await act(truth, twin, rng, step):
            break
        if truth.table.over() or truth.knows() != twin.knows():
            return compared  # there are no secrets any more, or something was shown that differed
        if (number := await same_unless_by_chance(truth, twin)) == 0:
            return compared
        compared += number
    for ear in (truth, twin):
        await undo(ear, patient=pair % (2 * seats))
    UNDONE[len(truth.table.match.rekeys)] += 1
    assert truth.knows() == twin.knows()
    compared += await same(truth, twin)
    if truth.table.over():
        return compared
    for ear in (truth, twin):
        await ear.be_watched()
        await ear.be_put_down(pair)
        if pair % 4 < 2:
            await ear.ask_for_everything(random.Random(pair))
    KINDS.update(kinds := await alike(truth, twin))
    return compared + kinds.total()


async def same(truth: Ear, twin: Ear) -> int:
    return (await alike(truth, twin)).total()


async def alike(truth: Ear, twin: Ear) -> Counter[str]:
    """How many messages of each kind were compared."""
    one, other = await truth.listen(), await twin.listen()
    assert one == other
    return Counter(match[1].decode() for heard in one if (match := KIND.search(heard)))


async def same_unless_by_chance(truth: Ear, twin: Ear) -> int:
    """The same after an answer; 0 where the dice of the two worlds fell differently and left no trace."""
    one, other = await truth.listen(), await twin.listen()
    if one != other and first_difference_is_chance(one, other):
        return 0
    assert one == other
    return len(one)


def first_difference_is_chance(one: list[bytes], other: list[bytes]) -> bool:
    """Whether the first line of the log that differs tells of a die in both worlds."""
    for mine, theirs in zip(one, other, strict=False):
        lines, others = CHANCE_LINE.findall(mine), CHANCE_LINE.findall(theirs)
        for line, twin in zip(lines, others, strict=False):
            if line != twin:
                return bool(line[1] == twin[1] == b"true")
    return False


async def act(truth: Ear, twin: Ear, rng: random.Random, step: int) -> bool:
    """The same answer in both worlds; of others in a sealed block even different ones."""
    seat = rng.choice(truth.table.waiting())
    one = engine.legal_actions(truth.table.match.state, seat)
    other = engine.legal_actions(twin.table.match.state, seat)
    secret = engine.sealed(truth.table.match.state) and seat != truth.reader
    choices = (rng.choice(one), rng.choice(other))
    if not secret:
        common = [action for action in one if action in other]
        if not common:
            return False
        choices = (rng.choice(common),) * 2
    for ear, action in zip((truth, twin), choices, strict=True):
        table = ear.table
        await ear.send(Play(f"a{step}", seat, table.ply(seat), table.epoch(seat), action))
    return True


async def undo(ear: Ear, patient: int) -> None:
    """Everybody asks to go back, and the others agree, but not with one of them, nor to where the two worlds
    have no past of their own."""
    table = ear.table
    for seat in sorted(range(len(table.backs)), key=lambda seat: -(goal(table.match, seat, False) or 0)):
        free = table.match.free_plies(seat)
        if free and free[-1] < ear.born:
            continue
        await ear.send(Undo(f"u{seat}", seat, table.ply(seat), table.epoch(seat)))
        question = table.undoing.question
        agree = question is not None and question.ply >= ear.born and seat != patient
        for other in range(len(table.backs)):
            await ear.send(Consent(f"c{seat}{other}", other, agree))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_a_reader_may_not_know_changes_no_byte(seats: int) -> None:
    KINDS.clear()
    SPOKEN.clear()
    compared = [run(compare(seats, pair)) for pair in range(PAIRS)]
    assert sum(number > 0 for number in compared) > PAIRS * 0.8
    assert KINDS["brief"] > PAIRS / 3
    assert sum(compared) > 20 * PAIRS
    assert SPOKEN.keys() == set(LANGUAGES)


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_many_pairs_are_told_the_same(seats: int) -> None:
    compared = [run(compare(seats, 1000 + pair)) for pair in range(SOAK_PAIRS)]
    print(f"{len(compared)} pairs, {sum(compared)} messages")


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_pair_is_told_the_same_in_every_language(seats: int) -> None:
    for language in LANGUAGES:
        assert sum(run(compare(seats, pair, language=language)) for pair in range(PAIRS)) > 20 * PAIRS
