"""What must hold at every ply of every game, whatever the game: one function per property."""

import random
from contextlib import suppress

import msgspec

from monstrum.core.codec import digest, encode
from monstrum.core.contract import SPECTATOR, Game
from monstrum.core.engine import actor, legal_actions, play, sealed, step, waiting
from monstrum.core.errors import UnreadableWords
from monstrum.core.events import RANDOM, REVEALS, Event
from monstrum.core.gestures import gestures, plan
from monstrum.core.quick import Quick
from monstrum.core.state import State
from monstrum.games.hybrid.state import FIGURES, ON_BOARD, SkirmishState
from tests.properties.play import Stop, some_actions
from tests.tongues import LANGUAGES, well_refused

MUMBLE = ("", "?", "draw", "draw everything", "swap A01", "P9", "pick", "bury nothing at all", "42")


def spoken_at(stop: Stop) -> str:
    """Every language has its turn."""
    return LANGUAGES[stop.ply % len(LANGUAGES)]


def check_clone_is_independent(stop: Stop, game: Game) -> None:
    """Playing on a copy leaves the original as it was, and its own copies; two copies go the same way."""
    state = stop.state
    before = digest(state)
    one, other = state.clone(), state.clone()
    kept = one.clone()
    assert digest(one) == before
    choices = random.Random(stop.ply)
    for _ in range(8):
        if one.over():
            break
        action = choices.choice(legal_actions(one, actor(one)))
        step(one, action)
        step(other, action)
    assert digest(one) == digest(other)
    assert digest(state) == before
    assert digest(kept) == before


def check_codec(stop: Stop, game: Game) -> None:
    """Bytes and text both give the same state back."""
    state = stop.state
    assert digest(game.decode(encode(state))) == digest(state)
    assert digest(game.parse_position(game.position(state))) == digest(state)


def check_words(stop: Stop, game: Game) -> None:
    """Words and numbers are inverses, and legal options differ in words and labels, in any language."""
    language = spoken_at(stop)
    state, seat = stop.state, actor(stop.state)
    for action in some_actions(stop, game, 10):
        assert game.parse(state, seat, game.words(state, action)) == [action]
    legal = legal_actions(state, seat)
    words = {game.words(state, action) for action in legal}
    assert len(words) == len(legal)
    assert all(text.isascii() for text in words)  # of no language
    labels = {game.label(state, action, language) for action in legal}
    assert len(labels) == len(legal), (language, sorted(labels))
    paths = gestures(state, seat)[:40]
    texts = [game.gesture_words(state, path) for path in paths]
    assert len(set(texts)) == len(texts)
    for path, text in zip(paths, texts, strict=True):
        assert game.parse(state, seat, text) == path
        assert set(plan(state, seat, path)) <= set(path)


def check_refusals(stop: Stop, game: Game) -> None:
    """`why_not` is empty exactly for what is legal, and every refusal is a sentence with rules in it."""
    state = stop.state
    for seat in range(state.seats):
        legal = set(legal_actions(state, seat))
        for action in {*some_actions(stop, game, 12), *legal}:
            refusal = game.why_not(state, seat, game.words(state, action))
            assert (refusal is None) == (action in legal), (seat, game.words(state, action), refusal)
            if refusal is not None:
                well_refused(game, refusal, spoken_at(stop))
        refusal = game.why_not(state, seat, stop.rng.choice(MUMBLE))
        assert refusal is not None or not state.over()


def check_samples(stop: Stop, game: Game) -> None:
    """A sample gives its seat the same knowledge, and equal knowledge and rng give equal samples."""
    state = stop.state
    seat = stop.rng.randrange(SPECTATOR, state.seats)
    knowledge = game.know(state, seat)
    sample = game.sample(knowledge, Quick(stop.ply))
    assert game.know(sample, seat).digest() == knowledge.digest()
    assert digest(game.sample(game.know(state, seat), Quick(stop.ply))) == digest(sample)
    assert digest(game.sample(game.know(sample, seat), Quick(stop.ply))) == digest(sample)


def told(game: Game, state: State, seat: int, mumble: list[str], language: str = "en") -> list[object]:
    """Everything a seat is ever told about a position: one entry per channel."""
    view = game.view(state, seat)
    channels: list[object] = [
        msgspec.json.encode(view),
        game.board(view, language),
        game.outlook(state, seat, language),
        waiting(state),
        game.prompt(state, seat, language),
        game.know(state, seat).digest(),
        [game.why_not(state, seat, text) for text in mumble] if seat >= 0 else [],
    ]
    legal = legal_actions(state, seat) if seat >= 0 else []
    for action in legal:
        channels.append(
            (action, game.words(state, action), game.label(state, action, language), game.refs(state, action))
        )
    for subject in [f"P{other}" for other in range(state.seats)] + warriors(state):
        channels.append(game.explain(state, seat, subject))
    return channels


def warriors(state: State) -> list[str]:
    """In Hybrid everybody on the board can be asked about."""
    if not isinstance(state, SkirmishState):
        return []
    letters = [chr(state.letter[at]) for at in range(FIGURES) if state.status[at] == ON_BOARD]
    return [f"{what}{letter}" for letter in letters for what in ("", "OC ", "parry ", "move ")]


def check_no_leak(stop: Stop, game: Game) -> None:
    """Two states a seat cannot tell apart tell it the same, and stay alike until something is revealed."""
    state = stop.state
    seat, language = stop.rng.randrange(SPECTATOR, state.seats), spoken_at(stop)
    twin = game.sample(game.know(state, seat), Quick(stop.rng.getrandbits(60)))
    mumble = [game.words(state, stop.rng.randrange(game.space)) for _ in range(6)]
    assert told(game, twin, seat, mumble, language) == told(game, state, seat, mumble, language)
    if state.over():
        return
    mover = stop.rng.choice(waiting(state))
    both = [action for action in legal_actions(state, mover) if action in legal_actions(twin, mover)]
    if not both:
        return
    one, other = loud(game, state), loud(game, twin)
    action = stop.rng.choice(both)
    play(one, mover, action)
    play(other, mover, action)
    mine, theirs = one.events.take(), other.events.take()
    if same_events(mine, theirs, seat):
        assert told(game, other, seat, mumble, language) == told(game, one, seat, mumble, language)
        assert heard(game, other, theirs, seat, language) == heard(game, one, mine, seat, language)


def heard(game: Game, state: State, events: list[Event], seat: int, language: str = "en") -> list[str]:
    """What the log says to a seat."""
    return [game.tell(event, state, language, seat) for event in events if event.seen_by(seat)]


def check_secret_choices(stop: Stop, game: Game) -> None:
    """Where somebody chooses in secret, the others are told the same whatever is chosen."""
    state = stop.state
    if state.over():
        return
    mover = stop.rng.choice(waiting(state))
    if not sealed(state) and game.prompt(state, mover) and not secret_options(game, state, mover):
        return
    legal = legal_actions(state, mover)
    one, other = loud(game, state), loud(game, state)
    first, second = hidden_pair(game, state, mover, legal, stop.rng)
    play(one, mover, first)
    play(other, mover, second)
    if sealed(state) and not (sealed(one) and sealed(other)):
        return  # the last commitment reveals the block
    first_told, second_told = one.events.take(), other.events.take()
    for seat in range(SPECTATOR, state.seats):
        if seat != mover and same_events(first_told, second_told, seat):
            language = spoken_at(stop)
            assert told(game, one, seat, [], language) == told(game, other, seat, [], language)


def secret_options(game: Game, state: State, mover: int) -> bool:
    """A decision whose options others do not see: a twin of theirs may offer the mover other ones."""
    other = (mover + 1) % state.seats
    twin = game.sample(game.know(state, other), Quick(7))
    return legal_actions(twin, mover) != legal_actions(state, mover)


def hidden_pair(
    game: Game, state: State, mover: int, legal: list[int], rng: random.Random
) -> tuple[int, int]:
    """Two choices that look alike from outside: both do something, or both commit."""
    alike = legal if sealed(state) else legal[1:] or legal
    return rng.choice(alike), rng.choice(alike)


def loud(game: Game, state: State) -> State:
    """A copy that tells what happens in it."""
    copy = state.clone()
    copy.chance = copy.chance.clone()
    copy.listen()
    return copy


def same_events(one: list[Event], other: list[Event], seat: int) -> bool:
    """Whether a seat was told the same. If not, the first difference is something revealed or random."""
    mine = [event for event in one if event.seen_by(seat)]
    theirs = [event for event in other if event.seen_by(seat)]
    for event, twin in zip(mine, theirs, strict=False):
        if event.numbers() != twin.numbers():
            assert (event.marks | twin.marks) & (REVEALS | RANDOM), (event.numbers(), twin.numbers())
            return False
    return len(mine) == len(theirs)


def check_mumbling(stop: Stop, game: Game) -> None:
    """No text makes the reader stumble: it is understood, or refused in a sentence."""
    text = stop.rng.choice([*MUMBLE, "".join(chr(stop.rng.randrange(32, 900)) for _ in range(12))])
    with suppress(UnreadableWords):
        assert game.parse(stop.state, 0, text)


CHECKS = (
    check_clone_is_independent,
    check_codec,
    check_words,
    check_refusals,
    check_samples,
    check_no_leak,
    check_secret_choices,
    check_mumbling,
)
