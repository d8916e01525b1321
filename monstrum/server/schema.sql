-- Version 5 of what a server keeps. The steps from older versions are in sqlite_layout.py and postgres_layout.py;
-- the latter also spells this for PostgreSQL.
-- `seal` is a checksum over the row (sql_seals.py): a bit that flips on the disk is noticed when it is read.

CREATE TABLE schema_version (version INTEGER NOT NULL);
INSERT INTO schema_version VALUES (5);

-- Each secret is there twice, under its name and under its name with a ~.
CREATE TABLE secrets (name TEXT PRIMARY KEY, value BLOB NOT NULL, seal BLOB NOT NULL DEFAULT x'');

CREATE TABLE guests (
  id   TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  seen REAL NOT NULL,
  seal BLOB NOT NULL DEFAULT x''
);

CREATE TABLE tables (
  id            TEXT PRIMARY KEY,
  game          TEXT NOT NULL,
  rules_version TEXT NOT NULL,
  pack          TEXT NOT NULL,
  pack_hash     TEXT NOT NULL,
  config        TEXT NOT NULL,
  seed          BLOB NOT NULL,
  created       REAL NOT NULL,
  host          TEXT NOT NULL,
  listed        INTEGER NOT NULL,
  status        TEXT NOT NULL,
  ended         REAL NOT NULL,
  next          TEXT NOT NULL,
  bank          INTEGER NOT NULL DEFAULT 0,
  increment     INTEGER NOT NULL DEFAULT 0,
  due           INTEGER NOT NULL DEFAULT 0,
  seats         INTEGER NOT NULL DEFAULT 0,
  version       INTEGER NOT NULL DEFAULT 0,  -- grows whenever the header or a chair is written
  pace          TEXT NOT NULL DEFAULT 'normal',  -- of bots, where people play
  seal          BLOB NOT NULL DEFAULT x'',
  rows          INTEGER NOT NULL DEFAULT 0,  -- of the log
  pulse         BLOB NOT NULL DEFAULT x''    -- the seal of `rows` and `due`, which change with every answer
);
CREATE INDEX tables_by_status ON tables (status, listed, created);
CREATE INDEX tables_due ON tables (id) WHERE due;

CREATE TABLE chairs (
  table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  seat     INTEGER NOT NULL,
  kind     TEXT NOT NULL,
  guest    TEXT NOT NULL,
  name     TEXT NOT NULL,
  away     INTEGER NOT NULL,
  stand_in TEXT NOT NULL DEFAULT '',
  votes    TEXT NOT NULL DEFAULT '[]',
  shoulder INTEGER NOT NULL DEFAULT 0,
  seal     BLOB NOT NULL DEFAULT x'',
  PRIMARY KEY (table_id, seat)
);
CREATE INDEX chairs_by_guest ON chairs (guest);

-- Rows are only ever appended.
CREATE TABLE log (
  table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  number   INTEGER NOT NULL,
  kind     TEXT NOT NULL,
  seat     INTEGER NOT NULL,
  ply      INTEGER NOT NULL,
  client   TEXT NOT NULL,
  action   INTEGER NOT NULL,
  words    TEXT NOT NULL,
  public   TEXT NOT NULL,
  link     TEXT NOT NULL,
  rekey    TEXT NOT NULL,
  numbers  TEXT NOT NULL,
  stood_in TEXT NOT NULL DEFAULT '',
  clocks   TEXT NOT NULL DEFAULT '[]',
  seal     BLOB NOT NULL DEFAULT x'',
  PRIMARY KEY (table_id, number)
) WITHOUT ROWID;

CREATE TABLE snapshots (
  table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
  rows     INTEGER NOT NULL,
  data     BLOB NOT NULL,
  code     TEXT NOT NULL DEFAULT '',  -- of the program that took it
  seal     BLOB NOT NULL DEFAULT x''
);

-- How each table stands, for a lobby that shows it without loading it. It follows from the log.
CREATE TABLE standings (
  table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
  ply      INTEGER NOT NULL,
  awaited  TEXT NOT NULL,
  frozen   TEXT NOT NULL,
  seal     BLOB NOT NULL
);

-- The cards of every game that has begun here, once each.
CREATE TABLE packs (
  hash TEXT PRIMARY KEY,
  game TEXT NOT NULL,
  data BLOB NOT NULL,
  seal BLOB NOT NULL
);

-- What stays of a finished game whatever becomes of its rules: the record without names, and the film.
CREATE TABLE records (
  table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
  text     TEXT NOT NULL,
  seal     BLOB NOT NULL
);
CREATE TABLE films (
  table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
  data     BLOB NOT NULL,
  seal     BLOB NOT NULL
);

CREATE TABLE tokens (
  hash     BLOB PRIMARY KEY,
  table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  kind     TEXT NOT NULL,
  seat     INTEGER NOT NULL,
  seal     BLOB NOT NULL DEFAULT x''
);
CREATE INDEX tokens_by_table ON tokens (table_id);

CREATE TABLE chat (
  number   INTEGER PRIMARY KEY AUTOINCREMENT,
  table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  at       REAL NOT NULL,
  seat     INTEGER NOT NULL,
  guest    TEXT NOT NULL,
  name     TEXT NOT NULL,
  text     TEXT NOT NULL,
  seal     BLOB NOT NULL DEFAULT x''
);
CREATE INDEX chat_by_table ON chat (table_id, number);
CREATE INDEX chat_by_time ON chat (at);

-- What the host of the server has decided about people.
CREATE TABLE muted (
  guest TEXT PRIMARY KEY,
  since REAL NOT NULL,
  seal  BLOB NOT NULL
);
CREATE TABLE hidden_names (
  skeleton TEXT PRIMARY KEY,  -- what is left of a name when only the shapes of letters count
  name     TEXT NOT NULL,
  since    REAL NOT NULL,
  seal     BLOB NOT NULL
);

-- Beside real tables: what phones have written down, carried by the server; and results guests keep.
CREATE TABLE companions (
  id      TEXT PRIMARY KEY,
  key     BLOB NOT NULL,
  touched REAL NOT NULL,
  seal    BLOB NOT NULL
);
CREATE TABLE companion_entries (
  companion TEXT NOT NULL REFERENCES companions (id) ON DELETE CASCADE,
  number    INTEGER NOT NULL,
  id        TEXT NOT NULL,
  text      TEXT NOT NULL,
  seal      BLOB NOT NULL,
  PRIMARY KEY (companion, number)
) WITHOUT ROWID;
CREATE UNIQUE INDEX companion_entries_by_id ON companion_entries (companion, id);
CREATE TABLE companion_results (
  guest     TEXT NOT NULL,
  companion TEXT NOT NULL,
  game      TEXT NOT NULL,
  ended     REAL NOT NULL,
  result    TEXT NOT NULL,
  seal      BLOB NOT NULL,
  PRIMARY KEY (guest, companion)
) WITHOUT ROWID;
