-- The tenth step of the data file, in the words of PostgreSQL.

-- By which programs act for somebody: only the SHA-256 of each. What they may do is written in `scopes`.
CREATE TABLE permits (
    id         TEXT   COLLATE "C" PRIMARY KEY,
    person     BIGINT NOT NULL REFERENCES people (id) ON DELETE CASCADE DEFERRABLE,
    token_hash BYTEA  NOT NULL UNIQUE,
    label      TEXT   NOT NULL,
    scopes     TEXT   NOT NULL,
    created    BIGINT NOT NULL,
    used       BIGINT
);

CREATE INDEX permits_of_person ON permits (person, created);

-- `setup` and `options` are what every table of a tournament is opened with; `round` counts those that have begun.
CREATE TABLE tournaments (
    id      TEXT    COLLATE "C" PRIMARY KEY,
    name    TEXT    NOT NULL,
    game    TEXT    NOT NULL,
    form    TEXT    NOT NULL,
    setup   TEXT    NOT NULL,
    options TEXT    NOT NULL,
    rounds  BIGINT  NOT NULL,
    bots    BOOLEAN NOT NULL,
    host    BIGINT  REFERENCES people (id) ON DELETE SET NULL DEFERRABLE,
    status  TEXT    NOT NULL CHECK (status IN ('open', 'playing', 'over')),
    round   BIGINT  NOT NULL,
    created BIGINT  NOT NULL
);

CREATE INDEX tournaments_by_age ON tournaments (created, id);
CREATE INDEX tournaments_running ON tournaments (id) WHERE status = 'playing';

-- Whoever takes part: a person, or a bot of this kind.
CREATE TABLE entrants (
    tournament TEXT   COLLATE "C" NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE DEFERRABLE,
    number     BIGINT NOT NULL,
    person     BIGINT REFERENCES people (id) ON DELETE SET NULL DEFERRABLE,
    bot        TEXT,
    name       TEXT   NOT NULL,
    PRIMARY KEY (tournament, number)
);

CREATE INDEX entrants_of_person ON entrants (person) WHERE person IS NOT NULL;

-- Who plays whom: the numbers of entrants in the order of their seats. One alone has a rest.
CREATE TABLE pairings (
    tournament TEXT   COLLATE "C" NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE DEFERRABLE,
    round      BIGINT NOT NULL,
    board      BIGINT NOT NULL,
    seats      TEXT   NOT NULL,
    table_id   TEXT   COLLATE "C" REFERENCES tables (id) ON DELETE SET NULL DEFERRABLE,
    PRIMARY KEY (tournament, round, board)
);

CREATE INDEX pairings_of_table ON pairings (table_id) WHERE table_id IS NOT NULL;

-- What the games of a season changed.
CREATE INDEX rating_steps_of_game ON rating_steps (game, at);
