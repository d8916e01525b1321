"""The record of a game as text: a header, then one line per answer.

    format = 1
    kind = "record"
    game = "xybrid"
    rules_version = "1"
    pack = "standard"
    pack_hash = "…"
    config = { seats = 2 }
    seats = ["Ada", "greedy"]
    seed = "…"                  # 64 hex digits
    chain = "…"                 # the last link of the digest chain
    rekeys = [[12, "…", [0, 1]]] # where an undo went past chance: ply, the seed after it, what was learned
    resigned = [[1, 40, true]]  # who gave up, after how many answers, and whether that ended the game
    result = { ranks = [1, 2], scores = [88, 71] }
    actions = '''
    P0 core C02 #1a2b3c4d
    '''

Seed, chain, result and the links behind `#` are there only once the game is over: before that they would tell
what is still hidden. A running game is exported for one seat (`export_for`), or saved to be continued by
those who already hold the whole game (`kind = "save"`).
"""

from collections.abc import Sequence
from typing import Any, Final

from monstrum.content.toml_text import toml_value
from monstrum.core import engine
from monstrum.core.contract import SPECTATOR, Game, Result
from monstrum.core.errors import BadPosition, UnreadableWords
from monstrum.core.state import State
from monstrum.texts.match import Match, refusal_sentence
from monstrum.texts.record_form import FORMAT, RECORD, SAVE, Record, RecordLine, UnreadableRecord, read_record

__all__ = [
    "RECORD",
    "SAVE",
    "Diverged",
    "Record",
    "RecordLine",
    "UnreadableRecord",
    "export_for",
    "read_record",
    "replay",
    "write_record",
    "write_save",
]

LINK: Final = 8  # hex digits of a link shown behind each line


class Diverged(BadPosition):
    """The record says something else than the rules: at this action (0: at the end or before the first)."""

    def __init__(self, number: int, sentence: str) -> None:
        self.number = number
        super().__init__(f"Action {number}: {sentence}" if number else sentence)


# Writing ------------------------------------------------------------------------------------------


def write_record(match: Match) -> str:
    """The game for everybody: whole once it is over, until then as a spectator may know it."""
    return export_for(match, SPECTATOR)


def write_save(match: Match) -> str:
    """A running game to be continued later. It holds the seed: whoever reads it can know everything."""
    return _write(match, SAVE, [entry.words for entry in match.entries], secrets=True)


def export_for(match: Match, seat: int) -> str:
    """A running game as one seat (-1: a spectator) may know it; a finished one has no secrets left."""
    over = match.over()
    words = [entry.words if over or entry.seat == seat else entry.public for entry in match.entries]
    return _write(match, RECORD, words, secrets=over)


def _write(match: Match, kind: str, words: Sequence[str], secrets: bool) -> str:
    game = match.game
    header: dict[str, object] = {
        "format": FORMAT,
        "kind": kind,
        "game": game.name,
        "rules_version": match.rules_version,
        "pack": game.pack_name,
        "pack_hash": game.pack_hash,
        "config": match.config,
        "seats": match.names,
    }
    if secrets:
        header["seed"] = match.seed.hex()
        header["chain"] = match.chain[-1]
        if match.rekeys:
            header["rekeys"] = [[rekey.ply, rekey.seed, list(rekey.learned)] for rekey in match.rekeys]
    if match.resigned:
        last = len(match.resigned) - 1
        header["resigned"] = [
            [seat, ply, match.given_up and at == last] for at, (seat, ply) in enumerate(match.resigned)
        ]
    if match.over():
        result = match.result()
        header["result"] = {"ranks": list(result.ranks), "scores": list(result.scores)}
    lines = [
        str(RecordLine(entry.seat, said, match.chain[number][:LINK] if secrets else ""))
        for number, (entry, said) in enumerate(zip(match.entries, words, strict=True), start=1)
    ]
    top = [f"{key} = {toml_value(value)}" for key, value in header.items()]
    return "\n".join([*top, "actions = '''", *lines, "'''", ""])


# Replaying ----------------------------------------------------------------------------------------


def replay(record: Record, game: Game, until: int | None = None) -> Match:
    """Play the record again and verify each step; `until` stops after that many actions.

    Raises UnreadableRecord where it cannot be replayed with this game, Diverged where it is not true.
    """
    _check_game(record, game)
    match = Match(game, record.config, record.seed, record.seats)
    wanted = record.lines if until is None else record.lines[:until]
    checked = 0
    rekeys = list(record.rekeys)
    for number, line in enumerate(wanted, start=1):
        while rekeys and rekeys[0].ply == number - 1 and not match.picks:
            match.rekey(rekeys.pop(0))
        _repeat(match, line, number)
        while checked < len(match.entries):  # those of a sealed block come all at once, when it closes
            checked += 1
            _check_link(match.chain[checked], record.lines[checked - 1].link, checked)
    if until is None or until >= len(record.lines):
        for resigned in record.resigned:
            match.resign(*resigned)
        _check_end(match, record)
    return match


def _check_game(record: Record, game: Game) -> None:
    if record.game != game.name:
        raise UnreadableRecord(f"This is a game of '{record.game}', not of '{game.name}'.")
    if record.rules_version != game.rules_version:
        raise UnreadableRecord(
            f"It was played by version '{record.rules_version}' of the rules, this program plays "
            f"'{game.rules_version}'."
        )
    if record.pack_hash != game.pack_hash:
        raise UnreadableRecord(
            f"It was played with other cards: pack '{record.pack}' had the hash {record.pack_hash[:12]}…, "
            f"'{game.pack_name}' has {game.pack_hash[:12]}…. Name the right pack with --pack."
        )
    if not record.seed:
        raise UnreadableRecord("It has no seed, because the game is not over: it cannot be replayed.")
    if not record.chain:
        raise UnreadableRecord("It has a seed but no chain: nothing in it can be verified.")


def _repeat(match: Match, line: RecordLine, number: int) -> None:
    state = match.state
    if match.over():
        raise Diverged(number, f"the game is already over, but `{line}` follows.")
    for action in engine.legal_actions(state, line.seat):
        if match.game.words(state, action) == line.words:
            match.play(line.seat, [action])
            return
    raise Diverged(number, f"`P{line.seat} {line.words}` is not possible: {_why(match.game, state, line)}")


def _why(game: Game, state: State, line: RecordLine) -> str:
    try:
        refusal = game.why_not(state, line.seat, line.words)
    except UnreadableWords as error:
        return str(error)
    return refusal_sentence(game, refusal) if refusal else "it is not spelled like that."


def _check_link(link: str, written: str, number: int) -> None:
    if written and not link.startswith(written):
        raise Diverged(number, f"the digest is {link[:LINK]}, the record says {written}.")


def _check_end(match: Match, record: Record) -> None:
    if record.chain and record.chain != match.chain[-1]:
        raise Diverged(0, f"The chain ends with {match.chain[-1]}, the record says {record.chain}.")
    if record.result:
        if not match.over():
            raise Diverged(0, "The record has a result, but the game is not over.")
        _check_result(match.result(), record.result)


def _check_result(result: Result, written: dict[str, Any]) -> None:
    for key, reached in (("ranks", result.ranks), ("scores", result.scores)):
        if key in written and written[key] != list(reached):
            raise Diverged(0, f"The {key} are {list(reached)}, the record says {written[key]}.")
