-- Sessions run out when nobody uses them for long, and say on what device they are. Those that are there get a year from now on.
ALTER TABLE sessions ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
ALTER TABLE sessions ADD COLUMN expires INTEGER NOT NULL DEFAULT 0;
ALTER TABLE sessions ADD COLUMN device TEXT NOT NULL DEFAULT '';

UPDATE sessions SET seen = created, expires = CAST(strftime('%s', 'now') AS INTEGER) * 1000 + 31536000000;

CREATE INDEX sessions_by_end ON sessions (expires);

-- The words by which somebody without an account sits down on another device; only their SHA-256.
CREATE TABLE keepsakes (
    person    INTEGER PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE,
    code_hash BLOB    NOT NULL UNIQUE,
    created   INTEGER NOT NULL
) STRICT;

-- Names that look alike have the same `written` or the same `small`, so that nobody passes for somebody else.
CREATE TABLE accounts (
    person   INTEGER PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE,
    name     TEXT    NOT NULL,
    written  TEXT    NOT NULL UNIQUE,
    small    TEXT    NOT NULL UNIQUE,
    password TEXT,
    operator INTEGER NOT NULL DEFAULT 0,
    created  INTEGER NOT NULL
) STRICT;

-- Each is good once.
CREATE TABLE recoveries (
    person    INTEGER NOT NULL REFERENCES accounts (person) ON DELETE CASCADE,
    code_hash BLOB    NOT NULL,
    PRIMARY KEY (person, code_hash)
) STRICT, WITHOUT ROWID;

-- `fixed` and `changing` are what the library of passkeys wants to see again.
CREATE TABLE passkeys (
    id       BLOB    PRIMARY KEY,
    person   INTEGER NOT NULL REFERENCES accounts (person) ON DELETE CASCADE,
    fixed    BLOB    NOT NULL,
    changing BLOB    NOT NULL,
    label    TEXT    NOT NULL,
    created  INTEGER NOT NULL,
    used     INTEGER
) STRICT, WITHOUT ROWID;

CREATE INDEX passkeys_of_person ON passkeys (person);

-- Each is good for one account.
CREATE TABLE invitations (
    code_hash BLOB    PRIMARY KEY,
    host      INTEGER REFERENCES people (id) ON DELETE SET NULL,
    guest     INTEGER REFERENCES people (id) ON DELETE SET NULL,
    created   INTEGER NOT NULL,
    used      INTEGER
) STRICT, WITHOUT ROWID;

-- Two people are friends when each says so.
CREATE TABLE ties (
    person INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    other  INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    tie    TEXT    NOT NULL CHECK (tie IN ('friend', 'block')),
    since  INTEGER NOT NULL,
    PRIMARY KEY (person, other),
    CHECK (person <> other)
) STRICT, WITHOUT ROWID;

CREATE INDEX ties_with ON ties (other);

-- What the operator has chosen for the whole house.
CREATE TABLE choices (
    name  TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX chat_of_person ON chat (person) WHERE person IS NOT NULL;
