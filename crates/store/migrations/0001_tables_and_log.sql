-- "CRWN": a file with another number here is somebody else's.
PRAGMA application_id = 1129469774;

CREATE TABLE people (
    id      INTEGER PRIMARY KEY,
    name    TEXT    NOT NULL,
    lang    TEXT    NOT NULL,
    theme   TEXT    NOT NULL,
    created INTEGER NOT NULL
) STRICT;

-- Only the SHA-256 of a token is kept: who reads this file cannot sit down as somebody else.
CREATE TABLE sessions (
    token_hash BLOB    PRIMARY KEY,
    person     INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    created    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX sessions_of_person ON sessions (person);

-- What changes with every move stays small; what was agreed once lies in `agreements`.
CREATE TABLE tables (
    id            TEXT    PRIMARY KEY,
    game          TEXT    NOT NULL,
    rules_version INTEGER NOT NULL,
    edition       TEXT    NOT NULL,
    commitment    TEXT    NOT NULL,
    status        TEXT    NOT NULL CHECK (status IN ('open', 'playing', 'over')),
    options       TEXT    NOT NULL,
    casual        INTEGER NOT NULL,
    listed        INTEGER NOT NULL,
    version       INTEGER NOT NULL,
    waiting       TEXT    NOT NULL,
    result        TEXT,
    host          INTEGER REFERENCES people (id) ON DELETE SET NULL,
    rematch_of    TEXT    REFERENCES tables (id) ON DELETE SET NULL,
    created       INTEGER NOT NULL,
    updated       INTEGER NOT NULL,
    ended         INTEGER
) STRICT, WITHOUT ROWID;

-- None of these names `version`, `updated` or `waiting`: a move touches no index of `tables`.
CREATE INDEX tables_open ON tables (created, id) WHERE status = 'open';
CREATE INDEX tables_playing ON tables (created, id) WHERE status = 'playing';
CREATE INDEX tables_over ON tables (ended, id) WHERE status = 'over' AND listed = 1;
CREATE INDEX tables_of_host ON tables (host) WHERE host IS NOT NULL;
CREATE INDEX tables_rematch ON tables (rematch_of) WHERE rematch_of IS NOT NULL;

CREATE TABLE agreements (
    table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    setup    TEXT NOT NULL,
    seed     TEXT NOT NULL
) STRICT;

CREATE TABLE seats (
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 25),
    person   INTEGER REFERENCES people (id) ON DELETE SET NULL,
    bot      TEXT,
    name     TEXT    NOT NULL,
    joined   INTEGER,
    PRIMARY KEY (table_id, seat),
    CHECK (person IS NULL OR bot IS NULL)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_of_person ON seats (person) WHERE person IS NOT NULL;

-- The first row of a submission carries its idempotency key and the number of its rows.
CREATE TABLE log (
    table_id      TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    version       INTEGER NOT NULL CHECK (version > 0),
    kind          TEXT    NOT NULL,
    seat          INTEGER,
    body          TEXT    NOT NULL,
    state_hash    TEXT    NOT NULL,
    rules_version INTEGER NOT NULL,
    key           TEXT,
    span          INTEGER,
    person        INTEGER REFERENCES people (id) ON DELETE SET NULL,
    at            INTEGER NOT NULL,
    PRIMARY KEY (table_id, version)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX log_key ON log (table_id, key) WHERE key IS NOT NULL;

CREATE TRIGGER log_is_append_only BEFORE UPDATE OF table_id, version, kind, seat, body, state_hash, at ON log
BEGIN
    SELECT RAISE (ABORT, 'the log is append-only');
END;

CREATE TRIGGER begun_games_are_kept BEFORE DELETE ON tables WHEN OLD.status <> 'open'
BEGIN
    SELECT RAISE (ABORT, 'a game that has begun is kept');
END;

-- A cache: every row may be deleted at any time.
CREATE TABLE snapshots (
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    version  INTEGER NOT NULL,
    state    BLOB    NOT NULL,
    PRIMARY KEY (table_id, version)
) STRICT;

CREATE TABLE chat (
    id       INTEGER PRIMARY KEY,
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat     INTEGER,
    person   INTEGER REFERENCES people (id) ON DELETE SET NULL,
    text     TEXT    NOT NULL,
    at       INTEGER NOT NULL
) STRICT;

CREATE INDEX chat_of_table ON chat (table_id, id);

CREATE TABLE seen (
    person   INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    version  INTEGER NOT NULL,
    PRIMARY KEY (person, table_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX seen_at_table ON seen (table_id);
