-- The eighth step of the data file, in the words of PostgreSQL.

-- What people bring to play with: editions and positions. They belong to whoever brought them; who has the key finds them.
CREATE TABLE works (
    key    TEXT    COLLATE "C" NOT NULL,
    person BIGINT NOT NULL REFERENCES people (id) ON DELETE CASCADE DEFERRABLE,
    kind   TEXT    NOT NULL,
    game   TEXT    NOT NULL,
    text   TEXT    NOT NULL,
    at     BIGINT NOT NULL,
    PRIMARY KEY (key, person)
);

CREATE INDEX works_of_person ON works (person, kind, at);
