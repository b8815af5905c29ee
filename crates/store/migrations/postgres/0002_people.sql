-- The fifth step of the data file, in the words of PostgreSQL.

-- Sessions run out when nobody uses them for long, and say on what device they are. Those that are there get a year from now on.
ALTER TABLE sessions ADD COLUMN seen BIGINT NOT NULL DEFAULT 0;
ALTER TABLE sessions ADD COLUMN expires BIGINT NOT NULL DEFAULT 0;
ALTER TABLE sessions ADD COLUMN device TEXT NOT NULL DEFAULT '';

UPDATE sessions SET seen = created, expires = milliseconds() + 31536000000;

CREATE INDEX sessions_by_end ON sessions (expires);

-- The words by which somebody without an account sits down on another device; only their SHA-256.
CREATE TABLE keepsakes (
    person    BIGINT PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE DEFERRABLE,
    code_hash BYTEA    NOT NULL UNIQUE,
    created   BIGINT NOT NULL
);

-- Names that look alike have the same `written` or the same `small`, so that nobody passes for somebody else.
CREATE TABLE accounts (
    person   BIGINT PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE DEFERRABLE,
    name     TEXT    NOT NULL,
    written  TEXT    NOT NULL UNIQUE,
    small    TEXT    NOT NULL UNIQUE,
    password TEXT,
    operator BIGINT NOT NULL DEFAULT 0,
    created  BIGINT NOT NULL
);

-- Each is good once.
CREATE TABLE recoveries (
    person    BIGINT NOT NULL REFERENCES accounts (person) ON DELETE CASCADE DEFERRABLE,
    code_hash BYTEA    NOT NULL,
    PRIMARY KEY (person, code_hash)
);

-- `fixed` and `changing` are what the library of passkeys wants to see again.
CREATE TABLE passkeys (
    id       BYTEA    PRIMARY KEY,
    person   BIGINT NOT NULL REFERENCES accounts (person) ON DELETE CASCADE DEFERRABLE,
    fixed    BYTEA    NOT NULL,
    changing BYTEA    NOT NULL,
    label    TEXT    NOT NULL,
    created  BIGINT NOT NULL,
    used     BIGINT
);

CREATE INDEX passkeys_of_person ON passkeys (person);

-- Each is good for one account.
CREATE TABLE invitations (
    code_hash BYTEA    PRIMARY KEY,
    host      BIGINT REFERENCES people (id) ON DELETE SET NULL DEFERRABLE,
    guest     BIGINT REFERENCES people (id) ON DELETE SET NULL DEFERRABLE,
    created   BIGINT NOT NULL,
    used      BIGINT
);

-- Two people are friends when each says so.
CREATE TABLE ties (
    person BIGINT NOT NULL REFERENCES people (id) ON DELETE CASCADE DEFERRABLE,
    other  BIGINT NOT NULL REFERENCES people (id) ON DELETE CASCADE DEFERRABLE,
    tie    TEXT    NOT NULL CHECK (tie IN ('friend', 'block')),
    since  BIGINT NOT NULL,
    PRIMARY KEY (person, other),
    CHECK (person <> other)
);

CREATE INDEX ties_with ON ties (other);

-- What the operator has chosen for the whole house.
CREATE TABLE choices (
    name  TEXT PRIMARY KEY,
    value TEXT NOT NULL
);

CREATE INDEX chat_of_person ON chat (person) WHERE person IS NOT NULL;
