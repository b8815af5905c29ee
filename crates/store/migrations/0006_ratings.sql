-- How strong people are at a game, in thousandths: whole numbers are the same in every database.
CREATE TABLE ratings (
    person    INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    game      TEXT    NOT NULL,
    mean      INTEGER NOT NULL,
    deviation INTEGER NOT NULL,
    games     INTEGER NOT NULL,
    shown     INTEGER NOT NULL,
    changed   INTEGER NOT NULL,
    PRIMARY KEY (person, game)
) STRICT, WITHOUT ROWID;

CREATE INDEX ratings_by_game ON ratings (game, shown);

-- Each game counts once.
CREATE TABLE rated (
    table_id TEXT    PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    at       INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- What each game changed.
CREATE TABLE rating_steps (
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    person   INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    game     TEXT    NOT NULL,
    shown    INTEGER NOT NULL,
    gained   INTEGER NOT NULL,
    at       INTEGER NOT NULL,
    PRIMARY KEY (table_id, person)
) STRICT, WITHOUT ROWID;

CREATE INDEX rating_steps_of_person ON rating_steps (person, game, at);

-- Finished games at which something was at stake.
CREATE INDEX tables_at_stake ON tables (ended, id) WHERE status = 'over' AND NOT casual;
