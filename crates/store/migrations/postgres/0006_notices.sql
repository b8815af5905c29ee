-- The ninth step of the data file, in the words of PostgreSQL.

-- Where somebody wants to be told that it is their turn: a browser, a mailbox, an address of theirs. `keys` is what the way needs beside
-- the address, `daily` the hour (UTC) at which everything is told at once, `broken` why nothing arrives there any more.
CREATE TABLE channels (
    id        TEXT    COLLATE "C" PRIMARY KEY,
    person    BIGINT  NOT NULL REFERENCES people (id) ON DELETE CASCADE DEFERRABLE,
    kind      TEXT    NOT NULL CHECK (kind IN ('push', 'mail', 'hook', 'discord', 'ntfy')),
    address   TEXT    NOT NULL,
    keys      TEXT    NOT NULL,
    label     TEXT    NOT NULL,
    daily     BIGINT  CHECK (daily BETWEEN 0 AND 23),
    confirmed BOOLEAN NOT NULL DEFAULT FALSE,
    broken    TEXT,
    created   BIGINT  NOT NULL,
    UNIQUE (person, kind, address)
);

-- Tables about which somebody wants to hear nothing.
CREATE TABLE quiet (
    person   BIGINT NOT NULL REFERENCES people (id) ON DELETE CASCADE DEFERRABLE,
    table_id TEXT   COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE DEFERRABLE,
    PRIMARY KEY (person, table_id)
);

-- What is to be told, and what became of it. A row is written in the transaction of the move that calls for it.
CREATE TABLE notices (
    id       TEXT   COLLATE "C" PRIMARY KEY,
    channel  TEXT   COLLATE "C" NOT NULL REFERENCES channels (id) ON DELETE CASCADE DEFERRABLE,
    table_id TEXT   COLLATE "C" REFERENCES tables (id) ON DELETE CASCADE DEFERRABLE,
    kind     TEXT   NOT NULL CHECK (kind IN ('turn', 'over', 'asked', 'remind', 'test', 'confirm')),
    version  BIGINT NOT NULL,
    state    TEXT   NOT NULL CHECK (state IN ('waiting', 'sent', 'failed', 'seen', 'moot')),
    due      BIGINT NOT NULL,
    tries    BIGINT NOT NULL,
    why      TEXT,
    created  BIGINT NOT NULL,
    ended    BIGINT
);

CREATE INDEX notices_due ON notices (due) WHERE state = 'waiting';
CREATE INDEX notices_of_channel ON notices (channel, table_id, version);
CREATE INDEX notices_of_table ON notices (table_id) WHERE table_id IS NOT NULL;
CREATE INDEX quiet_tables ON quiet (table_id);

-- What people have programmed for a seat of theirs, and what became of it.
CREATE TABLE plans (
    id       TEXT   COLLATE "C" PRIMARY KEY,
    person   BIGINT NOT NULL REFERENCES people (id) ON DELETE CASCADE DEFERRABLE,
    table_id TEXT   COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE DEFERRABLE,
    seat     BIGINT NOT NULL,
    what     TEXT   NOT NULL,
    since    BIGINT NOT NULL,
    state    TEXT   NOT NULL CHECK (state IN ('armed', 'done', 'disarmed', 'withdrawn')),
    acted    TEXT   NOT NULL,
    ended    BIGINT,
    why      TEXT
);

CREATE INDEX plans_armed ON plans (table_id) WHERE state = 'armed';
CREATE INDEX plans_of_person ON plans (person, table_id);
