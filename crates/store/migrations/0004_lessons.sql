-- How far people have come in the lessons of a game: what they did in a lesson lays its table out again, and what is done once stays done.
CREATE TABLE lessons (
    person INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    game   TEXT    NOT NULL,
    lesson TEXT    NOT NULL,
    acts   TEXT    NOT NULL,
    done   INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (person, game, lesson)
) STRICT, WITHOUT ROWID;
