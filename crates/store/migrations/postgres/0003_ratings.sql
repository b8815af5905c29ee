-- The sixth step of the data file, in the words of PostgreSQL.

-- How strong people are at a game, in thousandths: whole numbers are the same in every database.
CREATE TABLE ratings (
    person    BIGINT NOT NULL REFERENCES people (id) ON DELETE CASCADE DEFERRABLE,
    game      TEXT    NOT NULL,
    mean      BIGINT NOT NULL,
    deviation BIGINT NOT NULL,
    games     BIGINT NOT NULL,
    shown     BIGINT NOT NULL,
    changed   BIGINT NOT NULL,
    PRIMARY KEY (person, game)
);

CREATE INDEX ratings_by_game ON ratings (game, shown);

-- Each game counts once.
CREATE TABLE rated (
    table_id TEXT    COLLATE "C" PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE DEFERRABLE,
    at       BIGINT NOT NULL
);

-- What each game changed.
CREATE TABLE rating_steps (
    table_id TEXT    COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE DEFERRABLE,
    person   BIGINT NOT NULL REFERENCES people (id) ON DELETE CASCADE DEFERRABLE,
    game     TEXT    NOT NULL,
    shown    BIGINT NOT NULL,
    gained   BIGINT NOT NULL,
    at       BIGINT NOT NULL,
    PRIMARY KEY (table_id, person)
);

CREATE INDEX rating_steps_of_person ON rating_steps (person, game, at);

-- Finished games at which something was at stake.
CREATE INDEX tables_at_stake ON tables (ended, id) WHERE status = 'over' AND NOT casual;
