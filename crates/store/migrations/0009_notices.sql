-- Where somebody wants to be told that it is their turn: a browser, a mailbox, an address of theirs. `keys` is what the way needs beside
-- the address, `daily` the hour (UTC) at which everything is told at once, `broken` why nothing arrives there any more.
CREATE TABLE channels (
    id        TEXT    PRIMARY KEY,
    person    INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    kind      TEXT    NOT NULL CHECK (kind IN ('push', 'mail', 'hook', 'discord', 'ntfy')),
    address   TEXT    NOT NULL,
    keys      TEXT    NOT NULL,
    label     TEXT    NOT NULL,
    daily     INTEGER CHECK (daily BETWEEN 0 AND 23),
    confirmed INTEGER NOT NULL DEFAULT 0,
    broken    TEXT,
    created   INTEGER NOT NULL,
    UNIQUE (person, kind, address)
) STRICT, WITHOUT ROWID;

-- Tables about which somebody wants to hear nothing.
CREATE TABLE quiet (
    person   INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    PRIMARY KEY (person, table_id)
) STRICT, WITHOUT ROWID;

-- What is to be told, and what became of it. A row is written in the transaction of the move that calls for it.
CREATE TABLE notices (
    id       TEXT    PRIMARY KEY,
    channel  TEXT    NOT NULL REFERENCES channels (id) ON DELETE CASCADE,
    table_id TEXT    REFERENCES tables (id) ON DELETE CASCADE,
    kind     TEXT    NOT NULL CHECK (kind IN ('turn', 'over', 'asked', 'remind', 'test', 'confirm')),
    version  INTEGER NOT NULL,
    state    TEXT    NOT NULL CHECK (state IN ('waiting', 'sent', 'failed', 'seen', 'moot')),
    due      INTEGER NOT NULL,
    tries    INTEGER NOT NULL,
    why      TEXT,
    created  INTEGER NOT NULL,
    ended    INTEGER
) STRICT, WITHOUT ROWID;

CREATE INDEX notices_due ON notices (due) WHERE state = 'waiting';
CREATE INDEX notices_of_channel ON notices (channel, table_id, version);
CREATE INDEX notices_of_table ON notices (table_id) WHERE table_id IS NOT NULL;
CREATE INDEX quiet_tables ON quiet (table_id);

-- What people have programmed for a seat of theirs, and what became of it.
CREATE TABLE plans (
    id       TEXT    PRIMARY KEY,
    person   INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    what     TEXT    NOT NULL,
    since    INTEGER NOT NULL,
    state    TEXT    NOT NULL CHECK (state IN ('armed', 'done', 'disarmed', 'withdrawn')),
    acted    TEXT    NOT NULL,
    ended    INTEGER,
    why      TEXT
) STRICT, WITHOUT ROWID;

CREATE INDEX plans_armed ON plans (table_id) WHERE state = 'armed';
CREATE INDEX plans_of_person ON plans (person, table_id);
