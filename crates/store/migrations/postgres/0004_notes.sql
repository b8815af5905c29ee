-- The seventh step of the data file, in the words of PostgreSQL.

-- What people write down for themselves at a table.
CREATE TABLE notes (
    person   BIGINT NOT NULL REFERENCES people (id) ON DELETE CASCADE DEFERRABLE,
    table_id TEXT    COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE DEFERRABLE,
    text     TEXT    NOT NULL,
    changed  BIGINT NOT NULL,
    PRIMARY KEY (person, table_id)
);

-- What people tell the operator about each other.
CREATE TABLE reports (
    id      TEXT    COLLATE "C" PRIMARY KEY,
    author  BIGINT REFERENCES people (id) ON DELETE SET NULL DEFERRABLE,
    subject BIGINT NOT NULL REFERENCES people (id) ON DELETE CASCADE DEFERRABLE,
    text    TEXT    NOT NULL,
    at      BIGINT NOT NULL,
    settled BIGINT
);

CREATE INDEX reports_open ON reports (at) WHERE settled IS NULL;
