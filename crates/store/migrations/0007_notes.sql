-- What people write down for themselves at a table.
CREATE TABLE notes (
    person   INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    text     TEXT    NOT NULL,
    changed  INTEGER NOT NULL,
    PRIMARY KEY (person, table_id)
) STRICT, WITHOUT ROWID;

-- What people tell the operator about each other.
CREATE TABLE reports (
    id      TEXT    PRIMARY KEY,
    author  INTEGER REFERENCES people (id) ON DELETE SET NULL,
    subject INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    text    TEXT    NOT NULL,
    at      INTEGER NOT NULL,
    settled INTEGER
) STRICT, WITHOUT ROWID;

CREATE INDEX reports_open ON reports (at) WHERE settled IS NULL;
