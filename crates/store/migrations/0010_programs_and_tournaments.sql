-- By which programs act for somebody: only the SHA-256 of each. What they may do is written in `scopes`.
CREATE TABLE permits (
    id         TEXT    PRIMARY KEY,
    person     INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    token_hash BLOB    NOT NULL UNIQUE,
    label      TEXT    NOT NULL,
    scopes     TEXT    NOT NULL,
    created    INTEGER NOT NULL,
    used       INTEGER
) STRICT, WITHOUT ROWID;

CREATE INDEX permits_of_person ON permits (person, created);

-- `setup` and `options` are what every table of a tournament is opened with; `round` counts those that have begun.
CREATE TABLE tournaments (
    id      TEXT    PRIMARY KEY,
    name    TEXT    NOT NULL,
    game    TEXT    NOT NULL,
    form    TEXT    NOT NULL,
    setup   TEXT    NOT NULL,
    options TEXT    NOT NULL,
    rounds  INTEGER NOT NULL,
    bots    INTEGER NOT NULL,
    host    INTEGER REFERENCES people (id) ON DELETE SET NULL,
    status  TEXT    NOT NULL CHECK (status IN ('open', 'playing', 'over')),
    round   INTEGER NOT NULL,
    created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX tournaments_by_age ON tournaments (created, id);
CREATE INDEX tournaments_running ON tournaments (id) WHERE status = 'playing';

-- Whoever takes part: a person, or a bot of this kind.
CREATE TABLE entrants (
    tournament TEXT    NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    number     INTEGER NOT NULL,
    person     INTEGER REFERENCES people (id) ON DELETE SET NULL,
    bot        TEXT,
    name       TEXT    NOT NULL,
    PRIMARY KEY (tournament, number)
) STRICT, WITHOUT ROWID;

CREATE INDEX entrants_of_person ON entrants (person) WHERE person IS NOT NULL;

-- Who plays whom: the numbers of entrants in the order of their seats. One alone has a rest.
CREATE TABLE pairings (
    tournament TEXT    NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    round      INTEGER NOT NULL,
    board      INTEGER NOT NULL,
    seats      TEXT    NOT NULL,
    table_id   TEXT    REFERENCES tables (id) ON DELETE SET NULL,
    PRIMARY KEY (tournament, round, board)
) STRICT, WITHOUT ROWID;

CREATE INDEX pairings_of_table ON pairings (table_id) WHERE table_id IS NOT NULL;

-- What the games of a season changed.
CREATE INDEX rating_steps_of_game ON rating_steps (game, at);
