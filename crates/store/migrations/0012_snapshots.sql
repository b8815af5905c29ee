-- A cache: every row may be deleted at any time. How a table stood after an entry of its log, so that what came before need not be
-- replayed. The seal binds it to the chain of the log.
CREATE TABLE snapshots (
    table_id TEXT    PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    version  INTEGER NOT NULL,
    seal     TEXT    NOT NULL,
    stood    TEXT    NOT NULL
) STRICT;
