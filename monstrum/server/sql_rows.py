"""Headers, chairs, rows and tokens of tables, to and from a database."""

import json
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any, Final

from monstrum.server.sql_seals import CHAIRS, LOG, PULSES, TABLES, TOKENS, Damages, Db
from monstrum.server.store import FROZEN, LOST, Chair, Change, Collision, Damaged, Header, Row, TokenHash

LOST_ROW: Final = Row(LOST, -1, -1, "")

# The log ------------------------------------------------------------------------------------------


def append(db: Db, change: Change) -> None:
    """Raises Collision where somebody else has appended something, or has frozen or deleted the table."""
    query = "SELECT status, (SELECT coalesce(max(number) + 1, 0) FROM log WHERE table_id = id) FROM tables"
    status, count = db.execute(f"{query} WHERE id = ?", (change.table,)).fetchone() or (FROZEN, 0)
    if status == FROZEN:
        raise Collision("The host of the server has stopped this table.")
    if count != change.after:
        raise Collision(f"The table has {count} rows, not {change.after}.")
    for number, row in enumerate(change.rows, start=change.after):
        LOG.put(
            db,
            (
                change.table,
                number,
                row.kind,
                row.seat,
                row.ply,
                row.client,
                row.action,
                row.words,
                row.public,
                row.link,
                row.rekey,
                json.dumps(row.numbers),
                row.stood_in,
                json.dumps(row.clocks),
            ),
        )


def put_pulse(db: Db, change: Change) -> None:
    """How many rows there are, and whether the table goes on by itself."""
    found = db.execute("SELECT rows, due FROM tables WHERE id = ?", (change.table,)).fetchone()
    if found is not None:
        rows = change.after + len(change.rows) if change.rows else found[0]
        due = found[1] if change.due is None else change.due
        PULSES.update(db, (change.table, rows, due))


def read_rows(db: Db, table: str, damages: Damages) -> tuple[Row, ...]:
    """The whole log, with a LOST one wherever a row is damaged or missing."""
    found = list(LOG.read(db, "WHERE table_id = ? ORDER BY number", (table,)))
    sound = {row.values[1]: read_row(row.values[2:]) for row in found if row.sound}
    size = max(len(found), *(number + 1 for number in sound), 0)
    counted = next(PULSES.read(db, "WHERE id = ?", (table,)), None)
    if counted is not None and counted.sound:
        size = max(size, counted.values[1])
    elif counted is not None:
        damages.note(f"tables {table}: the number of rows")
    rows = [sound.get(number, LOST_ROW) for number in range(size)]
    for number, row in enumerate(rows):
        if row.kind == LOST:
            damages.note(f"log {table}: row {number}")
    return tuple(rows)


def read_row(values: Sequence[Any]) -> Row:
    *plain, numbers, stood_in, clocks = values
    return replace(
        Row(*plain), numbers=tuple(json.loads(numbers)), stood_in=stood_in, clocks=tuple(json.loads(clocks))
    )


# Headers ------------------------------------------------------------------------------------------


def headers(db: Db, where: str, given: Sequence[Any], damages: Damages) -> list[Header]:
    """Those that can be relied on; the others are noted."""
    found = []
    for row in TABLES.read(db, where, given):
        try:
            if not row.sound:
                raise Damaged(f"tables {row.values[0]!r}: the header")
            found.append(read_header(db, row.values))
        except Damaged as error:
            damages.note(str(error))
        except (ValueError, TypeError) as error:  # sealed like that: somebody has written nonsense
            damages.note(f"tables {row.values[0]!r}: {error}")
    return found


def read_header(db: Db, values: Sequence[Any]) -> Header:
    """Raises Damaged for a table whose chairs are not what was stored."""
    id, seats, version = values[0], values[15], values[16]
    chairs = list(CHAIRS.read(db, "WHERE table_id = ? ORDER BY seat", (id,)))
    if [(chair.sound, chair.values[1]) for chair in chairs] != [(True, seat) for seat in range(seats)]:
        raise Damaged(f"chairs {id}")
    return Header(
        id=id,
        game=values[1],
        rules_version=values[2],
        pack=values[3],
        pack_hash=values[4],
        config=json.loads(values[5]),
        seed=bytes(values[6]),
        created=values[7],
        host=values[8],
        listed=bool(values[9]),
        status=values[10],
        ended=values[11],
        next=values[12],
        bank=values[13],
        increment=values[14],
        version=version,
        pace=values[17],
        chairs=tuple(read_chair(*chair.values[2:]) for chair in chairs),
    )


def read_chair(
    kind: str, guest: str, name: str, away: int, stand_in: str, votes: str, shoulder: int
) -> Chair:
    return Chair(kind, guest, name, bool(away), stand_in, tuple(json.loads(votes)), bool(shoulder))


def header_values(header: Header) -> tuple[Any, ...]:
    return (
        header.id,
        header.game,
        header.rules_version,
        header.pack,
        header.pack_hash,
        json.dumps(header.config, sort_keys=True),
        header.seed,
        header.created,
        header.host,
        header.listed,
        header.status,
        header.ended,
        header.next,
        header.bank,
        header.increment,
        len(header.chairs),
        header.version,
        header.pace,
    )


def insert_header(db: Db, header: Header) -> None:
    TABLES.put(db, header_values(header))
    PULSES.update(db, (header.id, 0, 0))
    put_chairs(db, header)


def update_header(db: Db, header: Header) -> None:
    """Raises Collision if somebody has written the header or a chair since this one was read."""
    found = db.execute("SELECT version FROM tables WHERE id = ?", (header.id,)).fetchone()
    if found is None or found[0] != header.version:
        raise Collision(f"Somebody else has changed table {header.id} meanwhile.")
    TABLES.update(db, header_values(replace(header, version=header.version + 1)))
    put_chairs(db, header)


def hold_all(db: Db, ids: Iterable[str]) -> None:
    """Until the transaction ends nobody else writes these tables. Always in the same order: nobody waits for
    somebody who waits for them."""
    for id in sorted(set(ids)):
        db.execute("UPDATE tables SET version = version WHERE id = ?", (id,))


def touch(db: Db, ids: Iterable[str], **new: Any) -> None:
    """The headers of these tables have changed behind everybody's back: whoever has read them reads again."""
    for id in ids:
        for (version,) in db.execute("SELECT version FROM tables WHERE id = ?", (id,)).fetchall():
            TABLES.rewrite(db, "WHERE id = ?", (id,), {"version": version + 1} | new)


def put_chairs(db: Db, header: Header) -> None:
    for seat, chair in enumerate(header.chairs):
        values = (
            header.id,
            seat,
            chair.kind,
            chair.guest,
            chair.name,
            chair.away,
            chair.stand_in,
            json.dumps(chair.votes),
            chair.shoulder,
        )
        CHAIRS.put(db, values, if_there="replace")


# Tokens -------------------------------------------------------------------------------------------


def put_tokens(db: Db, table: str, tokens: Iterable[TokenHash]) -> None:
    for token in tokens:
        TOKENS.put(db, (token.hash, table, token.kind, token.seat))


def read_tokens(db: Db, table: str, damages: Damages) -> tuple[TokenHash, ...]:
    """Those that are as they were stored: a damaged one opens nothing."""
    found = []
    for token in TOKENS.read(db, "WHERE table_id = ?", (table,)):
        if token.sound:
            hash, _, kind, seat = token.values
            found.append(TokenHash(bytes(hash), kind, seat))
        else:
            damages.note(f"tokens {table}")
    return tuple(found)
