-- What people bring to play with: editions and positions. They belong to whoever brought them; who has the key finds them.
CREATE TABLE works (
    key    TEXT    NOT NULL,
    person INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    kind   TEXT    NOT NULL,
    game   TEXT    NOT NULL,
    text   TEXT    NOT NULL,
    at     INTEGER NOT NULL,
    PRIMARY KEY (key, person)
) STRICT;

CREATE INDEX works_of_person ON works (person, kind, at);
