"""Headers, chairs, rows and tokens of tables, to and from SQLite."""

import json
import sqlite3
from collections.abc import Iterable
from dataclasses import replace
from typing import Any, Final

from monstrum.server.store import Chair, Change, Collision, Header, Row, TokenHash

ROW: Final = "kind, seat, ply, client, action, words, public, link, rekey, numbers, stood_in, clocks"
CHAIR: Final = "kind, guest, name, away, stand_in, votes, shoulder"
HEADER: Final = (
    "id, game, rules_version, pack, pack_hash, config, seed, created, host, listed, status, ended, next, "
    "bank, increment"
)


def append(db: sqlite3.Connection, change: Change) -> None:
    query = "SELECT coalesce(max(number) + 1, 0) FROM log WHERE table_id = ?"
    (count,) = db.execute(query, (change.table,)).fetchone()
    if count != change.after:
        raise Collision(f"The table has {count} rows, not {change.after}.")
    for number, row in enumerate(change.rows, start=change.after):
        db.execute(
            f"INSERT INTO log (table_id, number, {ROW}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
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


def read_rows(db: sqlite3.Connection, table: str, first: int) -> tuple[Row, ...]:
    query = f"SELECT {ROW} FROM log WHERE table_id = ? AND number >= ? ORDER BY number"
    found = db.execute(query, (table, first))
    return tuple(
        replace(
            Row(*row[:9]),
            numbers=tuple(json.loads(row[9])),
            stood_in=row[10],
            clocks=tuple(json.loads(row[11])),
        )
        for row in found.fetchall()
    )


def headers(db: sqlite3.Connection, where: str, values: tuple[Any, ...]) -> list[Header]:
    found = []
    for row in db.execute(f"SELECT {HEADER} FROM tables {where}", values).fetchall():
        chairs = db.execute(f"SELECT {CHAIR} FROM chairs WHERE table_id = ? ORDER BY seat", (row[0],))
        found.append(
            Header(
                id=row[0],
                game=row[1],
                rules_version=row[2],
                pack=row[3],
                pack_hash=row[4],
                config=json.loads(row[5]),
                seed=bytes(row[6]),
                created=row[7],
                host=row[8],
                listed=bool(row[9]),
                status=row[10],
                ended=row[11],
                next=row[12],
                bank=row[13],
                increment=row[14],
                chairs=tuple(read_chair(*chair) for chair in chairs),
            )
        )
    return found


def read_chair(
    kind: str, guest: str, name: str, away: int, stand_in: str, votes: str, shoulder: int
) -> Chair:
    return Chair(kind, guest, name, bool(away), stand_in, tuple(json.loads(votes)), bool(shoulder))


def insert_header(db: sqlite3.Connection, header: Header) -> None:
    db.execute(
        f"INSERT INTO tables ({HEADER}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
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
        ),
    )
    put_chairs(db, header)


def update_header(db: sqlite3.Connection, header: Header) -> None:
    """What may change about a table: how it stands and who sits there, never what it is made of."""
    db.execute(
        "UPDATE tables SET status = ?, ended = ?, next = ?, listed = ?, host = ? WHERE id = ?",
        (header.status, header.ended, header.next, header.listed, header.host, header.id),
    )
    put_chairs(db, header)


def put_chairs(db: sqlite3.Connection, header: Header) -> None:
    for seat, chair in enumerate(header.chairs):
        db.execute(
            f"INSERT OR REPLACE INTO chairs (table_id, seat, {CHAIR}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (
                header.id,
                seat,
                chair.kind,
                chair.guest,
                chair.name,
                chair.away,
                chair.stand_in,
                json.dumps(chair.votes),
                chair.shoulder,
            ),
        )


def put_tokens(db: sqlite3.Connection, table: str, tokens: Iterable[TokenHash]) -> None:
    for token in tokens:
        db.execute("INSERT INTO tokens VALUES (?, ?, ?, ?)", (token.hash, table, token.kind, token.seat))
